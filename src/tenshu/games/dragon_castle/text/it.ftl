### Le parole di Dragon Castle in italiano. Tutte le lingue hanno le stesse chiavi.

## Il gioco

game-name = Dragon Castle
game-about = Il vecchio Castello del Drago cade a pezzi, e con le sue tessere ne costruisci uno tuo. Riunisci in set le tessere dello stesso tipo, coronale di Sacrari su piani sempre più alti e conquista il favore di Spiriti e Draghi. Ma più si toglie alle vecchie mura, più si avvicina il momento di Evocare il Drago.
game-credits = Dragon Castle è un gioco di Lorenzo Silva, Hjalmar Hach e Luca Ricci, pubblicato da Horrible Games nel 2017. Questo programma è un omaggio: non è legato agli autori né all'editore e non ne mostra testi o immagini.
game-designed = Le forme dei castelli, la grandezza del Reame e i nomi di due Venti e delle tre tessere Drago sono stati creati per questo programma; quelli stampati possono essere diversi.

## Tessere

tile-merchant-1 = Mercante 1
tile-merchant-2 = Mercante 2
tile-merchant-3 = Mercante 3
tile-merchant-4 = Mercante 4
tile-merchant-5 = Mercante 5
tile-merchant-6 = Mercante 6
tile-soldier-1 = Soldato 1
tile-soldier-2 = Soldato 2
tile-soldier-3 = Soldato 3
tile-soldier-4 = Soldato 4
tile-soldier-5 = Soldato 5
tile-soldier-6 = Soldato 6
tile-farmer-1 = Contadino 1
tile-farmer-2 = Contadino 2
tile-farmer-3 = Contadino 3
tile-farmer-4 = Contadino 4
tile-farmer-5 = Contadino 5
tile-farmer-6 = Contadino 6
tile-season-spring = Primavera
tile-season-summer = Estate
tile-season-autumn = Autunno
tile-season-winter = Inverno
tile-wind-rainy = Vento di Pioggia
tile-wind-stormy = Vento di Tempesta
tile-wind-breezy = Vento di Brezza
tile-wind-snowy = Vento di Neve
tile-dragon-jade = Drago di Giada
tile-dragon-ember = Drago di Brace
tile-dragon-pearl = Drago di Perla
tile-face-down = una tessera a faccia in giù

## Tipi di tessere

type-merchant = Mercanti
type-soldier = Soldati
type-farmer = Contadini
type-season = Stagioni
type-wind = Venti
type-dragon = Draghi

## Carte Spirito

spirit-beauty = Spirito della Bellezza
spirit-beauty-text = Consolida un gruppo di 4 o più tessere Fazione adiacenti, a faccia in su e con lo stesso numero, di qualsiasi tipo. Vale quanto la sua grandezza più 1 PV, e puoi costruirvi fino a 2 Sacrari.
spirit-elegance = Spirito dell'Eleganza
spirit-elegance-text = Per il resto del turno puoi prendere dal castello anche tessere con solo un lato corto libero, sopra o sotto. Almeno una tessera va presa così.
spirit-wind = Spirito del Vento
spirit-wind-text = Se vuoi, gira a faccia in giù una tua tessera a faccia in su: non è Consolidare. Poi sposta un tuo Sacrario già costruito su un'altra tessera a faccia in giù e senza Sacrario del tuo Reame.
spirit-deception = Spirito dell'Inganno
spirit-deception-text = In una Coppia di Tessere, la seconda tessera è una che era adiacente alla prima, sullo stesso piano. Non deve essere né identica né Disponibile.
spirit-strength = Spirito della Forza
spirit-strength-text = Sposta una o due tessere del tuo Reame, a faccia in su o in giù, su altre caselle, secondo le regole di piazzamento. Solo dopo si cercano i set.
spirit-change = Spirito del Cambiamento
spirit-change-text = Consolida un set in cui una tessera Speciale a faccia in su conta come il tipo che scegli.
spirit-faith = Spirito della Fede
spirit-faith-text = Quando Consolidi un set, costruiscivi 1 Sacrario in più di quanti le tessere consentono.
spirit-deep = Spirito degli Abissi
spirit-deep-text = In una Coppia di Tessere, la seconda tessera non deve essere identica alla prima: basta che sia dello stesso tipo. Deve comunque essere Disponibile.
spirit-destruction = Spirito della Distruzione
spirit-destruction-text = Scarta 1 tessera Disponibile del castello, da qualsiasi piano. Non dà PV.
spirit-cunning = Spirito dell'Astuzia
spirit-cunning-text = Consolida per 2 PV un gruppo di esattamente 3 tessere adiacenti dello stesso tipo, a faccia in su. Costruiscivi i Sacrari che il tipo consente.

## Carte Drago

dragon-humility = Drago dell'Umiltà
dragon-humility-text = 1 PV per ogni tuo Sacrario la cui pila è adiacente a una pila più alta.
dragon-righteousness = Drago della Rettitudine
dragon-righteousness-text = 1 PV per ogni Sacrario nella tua riga migliore e nella tua colonna migliore; altri 2 PV per ognuna di queste due linee che ha un Sacrario su ogni casella.
dragon-tranquility = Drago della Tranquillità
dragon-tranquility-text = 1 PV per ogni gruppo separato di tessere adiacenti a faccia in giù; anche una sola tessera è un gruppo.
dragon-bravery = Drago del Coraggio
dragon-bravery-text = 1 PV per ogni pila più alta di tutte le pile adiacenti.
dragon-majesty = Drago della Maestà
dragon-majesty-text = Per ogni Fazione, tanti PV quanto il numero più alto su una sua tessera a faccia in su al terzo piano o superiore.
dragon-power = Drago del Potere
dragon-power-text = Per ogni Fazione di cui hai una tessera a faccia in su, somma i numeri del tuo migliore gruppo di tessere adiacenti a faccia in su e confrontalo con chi siede alla tua sinistra e alla tua destra: 2 PV se il tuo è più alto, 1 PV se è pari. In due giocatori si confronta una volta sola.
dragon-knowledge = Drago della Conoscenza
dragon-knowledge-text = 2 PV per ogni simbolo diverso tra le tue tessere Speciali a faccia in su.
dragon-harmony = Drago dell'Armonia
dragon-harmony-text = Per ognuna delle due linee al centro del tuo Reame: 4 PV se le altezze delle pile sono simmetriche rispetto a essa e 2 PV se lo sono i Sacrari, per posto e piano.
dragon-devotion = Drago della Devozione
dragon-devotion-text = 1 PV per ogni tuo Sacrario adiacente a una tessera Drago a faccia in su.
dragon-fortitude = Drago dell'Audacia
dragon-fortitude-text = 1 PV per ogni tuo Sacrario su una casella ai margini del tuo Reame.

## Punti per provenienza

score-vp = PV raccolti
score-shrines = Sacrari
score-tokens = Gettoni Conto alla Rovescia
score-dragon-humility = { dragon-humility }
score-dragon-righteousness = { dragon-righteousness }
score-dragon-tranquility = { dragon-tranquility }
score-dragon-bravery = { dragon-bravery }
score-dragon-majesty = { dragon-majesty }
score-dragon-power = { dragon-power }
score-dragon-knowledge = { dragon-knowledge }
score-dragon-harmony = { dragon-harmony }
score-dragon-devotion = { dragon-devotion }
score-dragon-fortitude = { dragon-fortitude }

## Perché il punteggio finale dà quel che dà

stage-turn = Turno { $turn }
reason-shrines = { $count ->
        [one] 1 Sacrario al piano { $floor }, { $each } PV
       *[other] { $count } Sacrari al piano { $floor }, { $each } PV ciascuno
    }
reason-tokens = { $count } × { $each } PV
reason-humility = { $count ->
        [one] 1 Sacrario accanto a una pila più alta
       *[other] { $count } Sacrari accanto a una pila più alta
    }
reason-row = { $full ->
        [yes] riga migliore: { $count } Sacrari su tutte le caselle, altri 2 PV
       *[no] riga migliore: { $count ->
            [one] 1 Sacrario
           *[other] { $count } Sacrari
        }
    }
reason-column = { $full ->
        [yes] colonna migliore: { $count } Sacrari su tutte le caselle, altri 2 PV
       *[no] colonna migliore: { $count ->
            [one] 1 Sacrario
           *[other] { $count } Sacrari
        }
    }
reason-tranquility = { $count ->
        [one] una sola tessera a faccia in giù
       *[other] un gruppo di { $count } tessere a faccia in giù
    }
reason-bravery = { $count ->
        [one] 1 pila più alta di tutte le vicine
       *[other] { $count } pile più alte di tutte le vicine
    }
reason-majesty = { $tile } al terzo piano o superiore
reason-power = { $type }: { $mine } contro { $theirs } di { $player }
reason-knowledge = { $count ->
        [one] 1 simbolo sulle tessere Speciali, 2 PV
       *[other] { $count } simboli diversi sulle tessere Speciali, 2 PV ciascuno
    }
reason-mirrored-heights = altezze simmetriche rispetto a linee: { $count }, 4 PV ciascuna
reason-mirrored-shrines = Sacrari simmetrici rispetto a linee: { $count }, 2 PV ciascuna
reason-devotion = { $count ->
        [one] 1 Sacrario accanto a una tessera Drago
       *[other] { $count } Sacrari accanto a una tessera Drago
    }
reason-fortitude = { $count ->
        [one] 1 Sacrario sul margine
       *[other] { $count } Sacrari sul margine
    }

## Com'è finita la partita

end-castle-empty = Il Drago è stato Evocato, e del vecchio castello non resta nemmeno una tessera
end-dragon-summoned = Il Drago è stato Evocato con il vecchio castello ancora in piedi

## Opzioni

option-layout = Castello
option-layout-help = La forma del castello al centro. Prendi quello standard per il numero di giocatori, uno di quelli con un nome, oppure disegnane uno tuo: custom: e le sue righe, una cifra da 0 a 3 per l'altezza di ogni pila, 116 tessere in tutto.
option-spirits = Carte Spirito
option-spirits-help = I poteri che chiunque può pagare per usare. Gioca senza, pescane alcune a caso, usa quelle per principianti o tutte, pesca solo tra quelle per principianti (beginner:1), oppure sceglile per nome.
option-dragons = Carte Drago
option-dragons-help = Gli obiettivi che danno punti a fine partita. Gioca senza, pescane alcune a caso, usa quelle per principianti o tutte, pesca solo tra quelle per principianti (beginner:1), oppure sceglile per nome.
option-realm = Reame
option-realm-help = Le colonne e le righe del Reame di ogni giocatore. Un Reame più grande lascia più spazio per costruire in largo; uno più piccolo spinge verso i piani alti.
option-first_player = Primo Giocatore
option-first_player-help = Chi gioca il primo turno: qualcuno tirato a sorte o il giocatore indicato qui.
option-no_space = Niente spazio
option-no_space-help = Che cosa succede quando il tuo Reame non ha posto per una tessera. O puoi scegliere solo azioni di cui puoi piazzare le tessere, oppure ogni azione è aperta e la tessera senza posto si scarta per 0 PV.
option-shrine_supply = Scorta di Sacrari
option-shrine_supply-help = Se i 40 Sacrari possono finire. Se possono, l'azione Tessera e Sacrario è chiusa finché la riserva generale è vuota.
option-pending_sets = Spiriti con un set in attesa
option-pending_sets-help = Quali Spiriti puoi attivare mentre un set attende di essere Consolidato: solo quelli che riguardano quel set, oppure tutti.
option-pending_cost = Pagare con un set in attesa
option-pending_cost-help = Se una tessera di un set che attende di essere Consolidato può pagare uno Spirito.
option-elegance = Spirito dell'Eleganza
option-elegance-help = Se lo Spirito dell'Eleganza obbliga: o una tessera del turno deve essere una che senza di lui non si può prendere, oppure puoi anche non usarlo.
option-deception = Spirito dell'Inganno
option-deception-help = Dove può stare la seconda tessera: accanto alla prima e sullo stesso piano, oppure in cima a qualsiasi pila accanto.
option-strength = Spirito della Forza
option-strength-help = Quali tessere si possono spostare: solo quelle in cima alle tue pile, oppure anche una a faccia in giù da sotto una a faccia in su.
option-faith = Spirito della Fede
option-faith-help = Quando si può costruire il Sacrario in più: solo dopo i Sacrari che il set consente, oppure anche prima.
option-harmony = Drago dell'Armonia
option-harmony-help = Se il vuoto conta come simmetrico: o pile e Sacrari danno punti solo se ne hai, oppure anche un Reame vuoto è simmetrico.

## Valori delle opzioni

value-layout-standard = Castello standard
value-layout-standard_2p = Castello standard, 2 giocatori
value-layout-standard_3p = Castello standard, 3 giocatori
value-layout-standard_4p = Castello standard, 4 giocatori
value-layout-four_seasons = Le Quattro Stagioni
value-layout-thousand_towers = Le Mille Torri
value-layout-barracks = La Caserma
value-layout-pillars_of_creation = I Pilastri della Creazione
value-layout-fortress = La Fortezza
value-layout-blockhouse = Il Fortino
value-layout-parade_ground = Piazza d'Arme
value-layout-keep = Il Mastio
value-layout-dragons_head = La Testa del Drago
value-layout-monastery_of_the_abyss = Monastero degli Abissi
value-layout-gates_of_destiny = I Cancelli del Destino
value-layout-forbidden_city = La Città Proibita
value-spirits-none = Nessuna
value-spirits-random = A caso
value-spirits-beginner = Per principianti
value-spirits-all = Tutte e dieci
value-dragons-none = Nessuna
value-dragons-random = A caso
value-dragons-beginner = Per principianti
value-dragons-all = Tutte e dieci
value-realm-6x4 = 6 colonne, 4 righe
value-realm-6x6 = 6 colonne, 6 righe
value-realm-8x4 = 8 colonne, 4 righe
value-first_player-random = A sorte
value-first_player-1 = Giocatore 1
value-first_player-2 = Giocatore 2
value-first_player-3 = Giocatore 3
value-first_player-4 = Giocatore 4
value-no_space-restrict = Prendi solo ciò che ci sta
value-no_space-discard = Scarta ciò che non ci sta
value-shrine_supply-limited = 40 Sacrari in tutto
value-shrine_supply-unlimited = Non finisce mai
value-pending_sets-first = Solo per quel set
value-pending_sets-open = Qualsiasi Spirito
value-pending_cost-forbidden = Vietato
value-pending_cost-allowed = Permesso
value-elegance-strict = Va usato
value-elegance-lenient = Si può usare
value-deception-same_floor = Sullo stesso piano
value-deception-any_floor = Su qualsiasi piano
value-strength-top = Solo tessere in cima
value-strength-inside = Anche dall'interno di una pila
value-faith-after = Dopo gli altri
value-faith-early = In qualsiasi momento
value-harmony-built = Solo ciò che è costruito
value-harmony-empty = Conta anche il vuoto

## Che cosa si chiede

ask-draw-first = Si tira a sorte chi comincia.
ask-draw-spirits = Si pescano le carte Spirito.
ask-draw-dragons = Si pescano le carte Drago.
ask-deal = Si costruisce il castello.
ask-start = { $player }: prendi una tessera Disponibile dal piano più alto, o Evoca il Drago se resta solo il pian terreno.
ask-choice = { $player }: completa l'azione con una seconda tessera adatta, con un Sacrario o scartando la tessera per 1 PV.
ask-place = { $player }: piazza ciò che hai preso su caselle vuote o su tessere a faccia in giù del tuo Reame.
ask-consolidate = { $player }: scegli il set da Consolidare.
ask-build = { $player }: costruisci sul set che hai appena Consolidato, oppure prosegui.
ask-after = { $player }: attiva uno Spirito se vuoi, oppure chiudi il turno.
ask-over = La partita è finita.
ask-beauty = { $player }: scegli il gruppo con lo stesso numero da Consolidare.
ask-cunning = { $player }: scegli il gruppo di tre da Consolidare.
ask-wind-flip = { $player }: gira una tessera a faccia in giù, o passa subito al Sacrario che vuoi spostare.
ask-wind-lift = { $player }: solleva il Sacrario che vuoi spostare.
ask-wind-lay = { $player }: posa il Sacrario su un'altra tessera a faccia in giù.
ask-strength-lift = { $player }: solleva una tessera da spostare; almeno una, al massimo due.
ask-strength-lay = { $player }: posa la tessera su un'altra casella.
ask-change = { $player }: scegli una tessera Speciale e il tipo che assume.
ask-faith = { $player }: costruisci il Sacrario in più su una tessera che hai appena Consolidato.
ask-destroy = { $player }: scegli una tessera Disponibile del castello da scartare.

## Scelte

label-take = Prendi { $tile } da { $space }
label-pair = Prendi anche { $tile } da { $space }
label-shrine = Tieni { $tile } e ottieni un Sacrario
label-discard = Scarta { $tile } per 1 PV
label-throw-away = Scarta { $tile }: non c'è posto
label-summon = Evoca il Drago
label-place = Piazza { $tile } in { $cell }
label-consolidate = Consolida il set in { $cell }
label-consolidate-number = Consolida il numero in { $cell }
label-build = Costruisci un Sacrario in { $cell }
label-build-faith = Costruisci il Sacrario in più in { $cell }
label-invoke-tile = Attiva lo { $spirit } pagando { $tile } da { $cell }
label-invoke-shrine = Attiva lo { $spirit } pagando un Sacrario
label-flip = Gira { $tile } in { $cell } a faccia in giù
label-lift-shrine = Solleva il Sacrario da { $cell }
label-lift-tile = Solleva la tessera da { $cell }
label-pull = Sfila una tessera a faccia in giù da { $cell }
label-lay-shrine = Posa il Sacrario in { $cell }
label-lay-tile = Posa la tessera in { $cell }
label-change = Conta { $tile } in { $cell } tra le tessere { $type }
label-destroy = Scarta { $tile } da { $space }
label-done-building = Non costruire altro
label-done-moving = Non spostare altro
label-end = Chiudi il turno

## Avvenimenti

event-first = { $seat } comincia la partita.
event-spirit = Lo { $spirit } è in gioco.
event-dragon = Il { $dragon } è in gioco.
event-reveal = { $tile } appare in { $space }.
event-take = { $seat } prende { $tile } da { $space }.
event-pair = { $seat } prende anche { $tile } da { $space }.
event-shrine = { $seat } tiene { $tile } e ottiene un Sacrario.
event-discard = { $seat } scarta { $tile } per 1 PV.
event-throw-away = { $seat } non ha posto per { $tile } e scarta la tessera.
event-summon = { $seat } Evoca il Drago e prende un gettone Conto alla Rovescia.
event-place = { $seat } piazza { $tile } in { $cell }.
event-build = { $seat } costruisce un Sacrario in { $cell }.
event-build-faith = { $seat } costruisce il Sacrario in più in { $cell }.
event-invoke-tile = { $seat } attiva lo { $spirit } pagando { $tile } da { $cell }.
event-invoke-shrine = { $seat } attiva lo { $spirit } pagando un Sacrario.
event-flip = { $seat } gira { $tile } in { $cell } a faccia in giù.
event-lift-shrine = { $seat } solleva il Sacrario da { $cell }.
event-lift-tile = { $seat } solleva { $tile } da { $cell }.
event-pull = { $seat } sfila una tessera a faccia in giù da { $cell }.
event-lay-shrine = { $seat } posa il Sacrario in { $cell }.
event-lay-tile = { $seat } posa { $tile } in { $cell }.
event-change = { $seat } conta { $tile } in { $cell } tra le tessere { $type }.
event-destroy = { $seat } scarta { $tile } da { $space }.
event-done-building = { $seat } non costruisce altro.
event-done-moving = { $seat } non sposta altro.
event-end = { $seat } chiude il turno.
event-set = { $seat } Consolida { $tiles } { $type } in { $cell } e ottiene { $points } PV.
event-set-number = { $seat } Consolida { $tiles } tessere con il numero { $number } in { $cell } e ottiene { $points } PV.
event-dragons-bonus = { $seat } ottiene { $points } PV in più perché sono Draghi.
event-beauty-bonus = { $seat } ottiene { $points } PV in più per lo Spirito della Bellezza.
event-ground-floor = Del castello resta solo il pian terreno: ora si può Evocare il Drago.
event-final-round = Il Drago si è destato: la partita finisce con questo round.
event-game-over = La partita è finita.
event-score-shrines = { $seat } ottiene { $points } PV per i Sacrari.
event-score-tokens = { $seat } ottiene { $points } PV per i gettoni Conto alla Rovescia.
event-score-dragon = { $seat } ottiene { $points } PV per il { $dragon }.
event-score = { $seat } ha { $score } PV in tutto.

## Perché no

why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $player }: aspetta il tuo.
why-reveal-first = Aspetta che il caso riveli ciò che è nascosto.
why-chance = Questo lo decide solo il caso.
why-set-first = C'è un set in attesa: prima Consolidalo.
why-shrines-first = Prima costruisci sul set che hai appena Consolidato, o di' che non costruisci altro.
why-only-in-power = Questo si fa solo con il potere di uno Spirito: attiva prima quello giusto.
why-take-first = Prendi la prima tessera dal castello prima di scegliere che cosa farne.
why-summon-before-taking = Hai già preso una tessera: il Drago si può Evocare solo invece di prenderne una.
why-nothing-in-hand = Ora non hai tessere da piazzare: si piazzano quando l'azione è completa.
why-place-first = Prima piazza ciò che hai preso.
why-action-due = Manca la tua azione: prendi una tessera, o Evoca il Drago se resta solo il pian terreno.
why-one-action = Un turno ha una sola azione, e la tua l'hai già scelta.
why-no-tile = Qui non c'è nessuna tessera.
why-not-top-floor = Questa tessera è al piano { $floor }; la prima deve venire dal piano più alto, che è il { $top }.
why-no-room = { $needed ->
        [one] Il tuo Reame non ha posto: serve una casella vuota o con una tessera a faccia in giù senza Sacrario.
       *[other] Il tuo Reame non ha posto: servono { $needed } caselle vuote o con una tessera a faccia in giù senza Sacrario.
    }
why-not-beside = Con lo Spirito dell'Inganno la seconda tessera deve essere una che era adiacente alla prima.
why-not-first-floor = Con lo Spirito dell'Inganno la seconda tessera deve stare sullo stesso piano della prima; questa è al piano { $floor }, la prima era al piano { $first }.
why-not-same-type = Con lo Spirito degli Abissi la seconda tessera deve essere dello stesso tipo della prima.
why-not-identical = La seconda tessera deve mostrare esattamente lo stesso simbolo della prima.
why-not-available = Qui non c'è una tessera Disponibile: il suo lato sinistro o quello destro deve essere libero da tessere dello stesso piano.
why-no-free-side = Anche con lo Spirito dell'Eleganza uno dei suoi quattro lati deve essere libero da tessere dello stesso piano.
why-elegance-owed = Hai attivato lo Spirito dell'Eleganza: una tessera di questo turno deve avere libero solo un lato corto.
why-upper-floors = Il Drago si può Evocare solo quando non restano tessere sopra il pian terreno.
why-must-pair = Hai attivato uno Spirito per una Coppia di Tessere: ora prendi una seconda tessera.
why-no-shrines-left = Nella riserva generale non ci sono più Sacrari; prendi una seconda tessera o scarta quella che hai.
why-outside-realm = Questa casella è fuori dal tuo Reame.
why-shrine-there = Qui c'è un Sacrario: non ci si può mettere sopra nulla, e la tessera sotto non si muove.
why-face-up-there = Qui c'è una tessera a faccia in su; le tessere vanno solo su caselle vuote o su tessere a faccia in giù.
why-no-other-tile = Non hai in mano una seconda tessera diversa: piazza quella che hai.
why-same-cell = Viene proprio da questa casella: scegline un'altra.
why-no-set-here = Qui non comincia nessun set che tu possa Consolidare ora; un set si indica con la sua prima casella.
why-no-set-to-build-on = I Sacrari si costruiscono solo subito dopo aver Consolidato un set.
why-no-shrine-in-pool = Non hai Sacrari nella tua Riserva di Sacrari; l'azione Tessera e Sacrario ne porta uno.
why-not-just-consolidated = Scegli una tessera senza Sacrario che hai appena Consolidato.
why-allowance-used = Hai già costruito tutti i Sacrari che questo set consente.
why-spirit-not-in-play = Lo { $spirit } non è in questa partita.
why-spirit-used = Hai già attivato lo { $spirit } in questo turno; ogni Spirito aiuta una volta per turno.
why-pick-owed = Prima prendi la tessera che lo Spirito attivato richiede.
why-faith-after-allowance = Prima costruisci i Sacrari che il set consente; poi lo Spirito della Fede può aggiungerne uno.
why-wrong-time = Non è il momento dello { $spirit }; prova in un altro passo del tuo turno.
why-cost-in-set = La tessera in { $cell } appartiene a un set che attende di essere Consolidato, e deve restarci.
why-cost-not-face-up = In { $cell } non c'è una tessera a faccia in su con cui pagare: scegline una a faccia in su, o un Sacrario della tua Riserva di Sacrari.
why-no-effect = Pagato così, lo { $spirit } ora non potrebbe fare nulla per te, e pagare a vuoto non è permesso.
why-finish-power = Prima applica il potere dello Spirito che hai attivato.
why-not-special = Può cambiare solo una tessera Speciale a faccia in su: una Stagione, un Vento o un Drago.
why-change-makes-no-set = Contata come questo tipo, la tessera non formerebbe un set che puoi Consolidare ora: scegli un'altra tessera o un altro tipo.
why-not-face-down = Un Sacrario si può posare solo su una tessera a faccia in giù.
why-no-shrine-here = Qui non c'è un Sacrario da spostare.
why-not-face-up = Qui non c'è una tessera a faccia in su da girare.
why-turn-first = Nessun'altra tessera a faccia in giù è libera per un Sacrario: prima gira una delle tue tessere a faccia in giù.
why-way-back = La tessera tornerebbe dov'era: lo Spirito della Forza deve cambiare qualcosa.
why-nowhere-else = Non c'è un'altra casella dove questa tessera possa andare.
why-no-pull = Qui non si può sfilare una tessera da sotto quella in cima.

## Opzioni che non vanno, o non vanno bene

error-layout-size = Il castello non ci sta: può avere al massimo { $columns } colonne e { $rows } righe, e gli serve almeno una riga.
error-layout-height = La riga { $row } del castello ha “{ $text }”, ma ogni altezza è una cifra da 0 a 3.
error-layout-tiles = Il castello ha { $total ->
        [one] { $total } tessera
       *[other] { $total } tessere
    }, ma gliene servono esattamente { $needed }.
warning-ground-floor = Il pian terreno ha { $ground ->
        [one] { $ground } tessera
       *[other] { $ground } tessere
    }; in { $seats } giocatori è meglio averne da { $least } a { $most }.
warning-long-rows = Il piano { $floor } ha { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    } con { $length } o più tessere affiancate; potrebbero esserci poche tessere Disponibili.

## Il tabellone nel terminale

board-castle = Castello
board-top-floor = Piano più alto
board-score = Punti
board-vp = PV
board-hand = In mano
board-allowance = Puoi costruire
board-supply = Riserva generale
board-countdown = Conto alla Rovescia
board-final-round = Round finale
board-spirits = Spiriti
board-dragons = Draghi
board-code-season-spring = Pr
board-code-season-summer = Es
board-code-season-autumn = Au
board-code-season-winter = In
board-code-wind-rainy = Pi
board-code-wind-stormy = Te
board-code-wind-breezy = Br
board-code-wind-snowy = Ne
board-code-dragon-jade = Gi
board-code-dragon-ember = Ba
board-code-dragon-pearl = Pe
board-sign-choice = da scegliere
board-sign-free = Disponibile
board-sign-origin = viene da qui
board-sign-pending = set da Consolidare
board-sign-height = alta 1, 2, 3 tessere
board-sign-face-down = a faccia in giù
board-sign-shrine = Sacrario
board-sign-token = gettone Conto alla Rovescia
board-sign-first = Primo Giocatore
board-sign-covered = quante ancora coperte

## Il tabellone nella pagina

page-option-layout-help = La forma del castello al centro: quello standard per il numero di giocatori, uno di quelli con un nome, oppure uno disegnato da te: tocca una pila per alzarla.
page-own-castle = Il tuo castello
page-own-castle-tiles = { $missing ->
        [0] { $total } tessere: il castello si può costruire
       *[other] { $total } tessere su { $needed }
    }
page-own-castle-use = Gioca con questo castello
page-at-space = casella { $space }, piano { $floor }
page-at-space-available = casella { $space }, piano { $floor }, Disponibile
page-at-cell = casella { $cell }, piano { $floor }
page-covered = Una tessera coperta
page-top-floor = Piano più alto: { $floor }
page-realm = Reame di { $player }
page-empty = Vuota
page-face-down = Tessera a faccia in giù
page-enlarge = Mostra più grande il Reame di { $player }
page-player = { $player }
page-points-now = Punti finora
page-pool-shrines = Sacrari nella Riserva di Sacrari
page-pool-tokens = Gettoni Conto alla Rovescia, 2 PV ciascuno
page-pool-discards = Tessere scartate
page-hand = In mano a { $player }
page-hand-drag = Trascinala su una casella del tuo Reame, o tocca la casella.
page-supply = Sacrari nella riserva generale: { $count }
page-act-shrine = Tessera e Sacrario
page-act-shrine-text = Tieni la tessera che hai preso e ottieni un Sacrario. Il numero dice quanti Sacrari restano nella riserva generale.
page-act-discard = Scarta Tessera
page-act-discard-text = Metti da parte la tessera che hai preso e ottieni 1 PV.
page-countdown = Gettoni Conto alla Rovescia prima del round finale: { $left }
page-act-summon = Evoca il Drago
page-act-summon-text = Quando del castello resta solo il pian terreno, invece di una tessera prendi un gettone Conto alla Rovescia, che vale 2 PV. Chi prende quello sul punto esclamativo dà inizio al round finale.
page-spirit-used = Già attivato in questo turno.
page-pay-shrine = Paga un Sacrario
page-pay-not = Non pagare
page-key = Le tessere, e quante sono ancora coperte
page-key-text = Ci sono quattro tessere per ogni simbolo. Il numero sotto un simbolo dice quante di esse sono ancora coperte nel castello.
page-key-covered = { $count }
page-close = Chiudi
page-verb-take = Prendi la prima tessera
page-verb-pair = Prendi una seconda tessera identica
page-verb-place = Piazza la tessera
page-verb-place-other = Piazza l'altra tessera
page-verb-consolidate = Consolida un set
page-verb-build = Costruisci un Sacrario
page-verb-invoke = Attiva uno Spirito
page-verb-flip = Gira una tessera a faccia in giù
page-verb-lift = Solleva
page-verb-pull = Sfila una tessera
page-verb-lay = Posa
page-verb-change = Cambia una tessera Speciale
page-verb-destroy = Scarta una tessera del castello
page-verb-shrine = Ottieni un Sacrario
page-verb-discard = Scarta la tessera
page-verb-summon = Evoca il Drago
page-verb-done = Prosegui
page-verb-end = Chiudi il turno
page-goal =
    Prendi tessere dal castello e riuniscile nel tuo Reame: 4 o più tessere adiacenti dello stesso tipo sono un set.
    Un set viene girato a faccia in giù, porta PV, e vi si possono costruire Sacrari.
    Costruisci sulle tessere a faccia in giù: i Sacrari sui piani più alti valgono di più.
page-turn =
    Prendi una tessera Disponibile dal piano più alto: niente sul suo piano tocca il suo lato sinistro, o niente il destro.
    Poi scegli: una seconda tessera identica da qualsiasi piano, o un Sacrario, o scarta la tessera per 1 PV.
    Piazza le tue tessere su caselle vuote o su tessere a faccia in giù senza Sacrario.
    Quando resta solo il pian terreno puoi invece Evocare il Drago, e la fine si avvicina.
page-scoring =
    Un set di 4, 5, 6, 7, 8 tessere: 2, 3, 5, 6, 8 PV, e 1 PV per ogni tessera in più; i Draghi portano 1 PV in più.
    Sacrari per set: 1 per Mercanti, Soldati e Contadini, fino a 2 per Stagioni, Venti e Draghi.
    Un Sacrario al piano 1, 2, 3 o più alto: 1, 2, 3 PV. Un gettone Conto alla Rovescia: 2 PV. Le carte Drago alla fine.

## Lezione

lesson-welcome = Ti diamo il benvenuto in Dragon Castle. Al centro sta il vecchio castello di 116 tessere; sotto c'è il tuo Reame, ancora vuoto. Prendi tessere dall'uno e con esse costruisci nell'altro. Vince chi fa più punti.
lesson-castle = Puoi prendere una tessera solo se non ha nulla sopra e ha libero il lato sinistro o il destro. La prima tessera del turno viene dal piano più alto del castello. Le tessere chiare sono quelle che potresti prendere.
lesson-take = Prendi il Soldato 4 che brilla. Ciò che stava sotto viene mostrato a tutti.
lesson-pair = Ora scegli l'azione. Una seconda tessera con esattamente lo stesso simbolo fa una Coppia di Tessere, da qualsiasi piano. Prendi l'altro Soldato 4.
lesson-place = Le tessere vanno a faccia in su nel tuo Reame, su una casella vuota o, più avanti, su tessere a faccia in giù. Metti qui la prima.
lesson-beside = Metti la seconda proprio accanto. Quattro tessere collegate di un tipo saranno un set, qualunque sia il numero.
lesson-rival = Il tuo turno è finito. Guarda il rivale, che prende una tessera e un Sacrario invece di una coppia: è l'azione Tessera e Sacrario. I Sacrari sono ciò che costruirai.
lesson-again = Tocca di nuovo a te. Hai già due Soldati, quindi cercane altri: prendi questo Soldato 1.
lesson-second = Ecco il suo gemello. Prendilo per un'altra Coppia di Tessere.
lesson-grow = Soldati accanto a Soldati: metti qui il primo.
lesson-set = E qui il secondo. Quattro Soldati si toccano, e il set è completo.
lesson-shrine = Il set viene Consolidato: le sue tessere si girano a faccia in giù e danno 2 punti, di più se il set è più grande. Ora puoi costruirvi un Sacrario. Al piano 1 un Sacrario vale 1 punto, al piano 2 ne vale 2, dal piano 3 in su 3.
lesson-points = Le tessere a faccia in giù senza Sacrario sono il tuo prossimo terreno: costruisci lì e i Sacrari staranno più in alto. I set di Stagioni, Venti e Draghi permettono due Sacrari, e i Draghi danno 1 punto in più. Se non c'è di meglio puoi scartare la tessera per 1 punto.
lesson-end = Quando del castello resta solo il pian terreno puoi Evocare il Drago invece di prendere una tessera: 2 punti e un gettone Conto alla Rovescia. Quando se ne va quello sul punto esclamativo si finisce il round e la partita termina.
lesson-goodbye = È tutto ciò che ti serve. Tocca qualcosa che non puoi fare e ti verrà detto perché; chiedi un consiglio quando vuoi. Ora gioca una vera partita contro un rivale facile.

## Suggerimenti

hint-shrines = { $n ->
    [one] Un Sacrario
   *[other] { $n } Sacrari
} per il prossimo set
hint-beside = { $cell } è accanto a { $n ->
    [one] 1 tessera
   *[other] { $n } tessere
} dello stesso tipo: { $type }
hint-room = { $cell } lascia { $n ->
    [one] 1 spazio libero
   *[other] { $n } spazi liberi
} accanto: { $type }
hint-floor = { $cell } sale al piano { $floor }, dove un Sacrario vale di più
hint-shrine-at = Un Sacrario in { $cell }, piano { $floor }
hint-group = Un gruppo di { $n } verso un set: { $type }

## In breve

page-icons =
    Moneta con il foro: Mercanti. Spade incrociate: Soldati. Spiga: Contadini. Disco con fiore, sole, foglia o cristallo di neve: Stagioni. Quadrato con il tempo: Venti. Losanga: Draghi.
    Pagoda: Sacrari. Stella: punti raccolti. Disco rosso con una S: Gettoni Conto alla Rovescia. Tessera verde con una croce: tessere scartate.

# Slips
slip-set = Questa tessera completerebbe un set nel tuo Reame.
