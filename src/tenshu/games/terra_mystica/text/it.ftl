### Le parole di Terra Mystica in italiano. Tutte le lingue hanno le stesse chiavi.

## Il gioco

game-name = Terra Mystica
game-about = Quattordici fazioni condividono una terra di sette terreni, e ognuna può vivere su uno soltanto. Trasforma la terra, fai crescere le Abitazioni in Stazioni Commerciali, Templi e Fortezze, raccogli il Potere che i vicini risvegliano, fonda Città e sali sui tracciati di quattro Culti. Dopo sei round vince la fazione più prospera.
game-credits = Terra Mystica è stato ideato da Jens Drögemüller e Helge Ostertag e pubblicato da Feuerland Spiele nel 2012. Questo programma è un omaggio: non è legato agli autori né all'editore e non mostra testi o immagini loro.
game-designed = Il regolamento mostra la prima partita solo in una figura che non avevamo; Abitazioni, tessere e carte vengono dalla preparazione per principianti di un altro programma.

## Fazioni

faction-alchemists = Alchimisti
faction-alchemists-text = Palude. Nel loro turno cambiano 1 PV in 1 Moneta o 2 Monete in 1 PV, e alla fine 2 Monete valgono 1 PV. Fortezza: subito 12 Poteri e, da allora, 2 Poteri per ogni Vanga.
faction-auren = Auren
faction-auren-text = Foresta. Fortezza: subito una tessera Favore e, una volta per round, due passi su un tracciato di Culto.
faction-chaos_magicians = Maghi del Caos
faction-chaos_magicians-text = Terre Desolate. Iniziano con una sola Abitazione, posta per ultima, e prendono due tessere Favore per un Tempio o il Santuario. Fortezza: una volta per round, due azioni di seguito.
faction-cultists = Cultisti
faction-cultists-text = Pianura. Quando qualcuno accetta Potere da una loro costruzione, avanzano di un passo su un tracciato di Culto. Fortezza: subito 7 PV.
faction-darklings = Esseri Oscuri
faction-darklings-text = Palude. Pagano 1 Sacerdote per ogni Vanga e ne ricavano 2 PV. Fortezza: cambiano subito fino a 3 Lavoratori in Sacerdoti.
faction-dwarves = Nani
faction-dwarves-text = Montagna. Niente Navigazione; con 2 Lavoratori scavano un tunnel sotto un esagono per trasformare e costruire, e guadagnano 4 PV. Fortezza: il tunnel costa 1 Lavoratore.
faction-engineers = Ingegneri
faction-engineers-text = Montagna. Come azione costruiscono un Ponte per 2 Lavoratori. Fortezza: ogni volta che passano, 3 PV per ogni Ponte fra due loro strutture.
faction-fakirs = Fachiri
faction-fakirs-text = Deserto. Niente Navigazione; con 1 Sacerdote volano sopra un esagono per trasformare e costruire, e guadagnano 4 PV. Una Vanga non costa mai meno di 2 Lavoratori. Fortezza: volano sopra due esagoni.
faction-giants = Giganti
faction-giants-text = Terre Desolate. Ogni trasformazione costa loro esattamente 2 Vanghe e finisce in terre desolate. Fortezza: una volta per round, 2 Vanghe gratuite.
faction-halflings = Halfling
faction-halflings-text = Pianura. 1 PV per ogni Vanga e un tracciato di Scambio più economico. Fortezza: subito 3 Vanghe, con un'Abitazione se la paghi.
faction-mermaids = Sirene
faction-mermaids-text = Laghi. La Navigazione parte da 1 e arriva a 5; una Città può saltare un esagono di fiume. Fortezza: subito un livello di Navigazione.
faction-nomads = Nomadi
faction-nomads-text = Deserto. Iniziano con tre Abitazioni. Fortezza: una volta per round, una tempesta di sabbia trasforma in deserto un esagono accanto alle loro strutture, e lì possono costruire.
faction-swarmlings = Sciamanti
faction-swarmlings-text = Laghi. 3 Lavoratori per ogni Città. Fortezza: una volta per round, un'Abitazione diventa gratis una Stazione Commerciale.
faction-witches = Streghe
faction-witches-text = Foresta. 5 PV in più per ogni Città. Fortezza: una volta per round, un'Abitazione gratuita in una foresta libera qualsiasi.

## Terreni, secondo il colore

colour-yellow = deserto
colour-brown = pianura
colour-black = palude
colour-blue = laghi
colour-green = foresta
colour-gray = montagna
colour-red = terre desolate

## Strutture

structure-dwelling = Abitazione
structure-trading_house = Stazione Commerciale
structure-temple = Tempio
structure-stronghold = Fortezza
structure-sanctuary = Santuario

## Culti

cult-fire = Fuoco
cult-water = Acqua
cult-earth = Terra
cult-air = Aria

## Azioni di Potere e azioni speciali

octagon-act1 = Ponte
octagon-act1-text = 3 Poteri: costruisci un Ponte.
octagon-act2 = Sacerdote
octagon-act2-text = 3 Poteri: 1 Sacerdote.
octagon-act3 = Lavoratori
octagon-act3-text = 4 Poteri: 2 Lavoratori.
octagon-act4 = Monete
octagon-act4-text = 4 Poteri: 7 Monete.
octagon-act5 = Una Vanga
octagon-act5-text = 4 Poteri: trasforma e costruisci con 1 Vanga gratuita.
octagon-act6 = Due Vanghe
octagon-act6-text = 6 Poteri: trasforma e costruisci con 2 Vanghe gratuite.
octagon-bon1 = Vanga della carta Bonus
octagon-bon1-text = Trasforma e costruisci con 1 Vanga gratuita.
octagon-bon2 = Culto della carta Bonus
octagon-bon2-text = Avanza di 1 passo su un tracciato di Culto.
octagon-fav6 = Culto della tessera Favore
octagon-fav6-text = Avanza di 1 passo su un tracciato di Culto.
octagon-acta = Azione di Culto degli Auren
octagon-acta-text = Avanza di 2 passi su un tracciato di Culto.
octagon-actc = Doppio turno
octagon-actc-text = Svolgi due azioni, una dopo l'altra.
octagon-acte = Ponte degli Ingegneri
octagon-acte-text = Paga 2 Lavoratori e costruisci un Ponte.
octagon-actg = Vanghe dei Giganti
octagon-actg-text = Trasforma e costruisci con 2 Vanghe gratuite.
octagon-actn = Tempesta di sabbia
octagon-actn-text = Un esagono accanto alle tue strutture diventa deserto; puoi costruirci.
octagon-acts = Stazione Commerciale degli Sciamanti
octagon-acts-text = Migliora gratis un'Abitazione in Stazione Commerciale.
octagon-actw = Volo delle Streghe
octagon-actw-text = Costruisci gratis un'Abitazione in una foresta libera qualsiasi.

## Tessere Favore

tile-fav1 = Favore del Fuoco, 3
tile-fav1-text = 3 passi sul tracciato del Fuoco.
tile-fav2 = Favore dell'Acqua, 3
tile-fav2-text = 3 passi sul tracciato dell'Acqua.
tile-fav3 = Favore della Terra, 3
tile-fav3-text = 3 passi sul tracciato della Terra.
tile-fav4 = Favore dell'Aria, 3
tile-fav4-text = 3 passi sul tracciato dell'Aria.
tile-fav5 = Favore del Fuoco: Città più piccole
tile-fav5-text = 2 passi di Fuoco. Per una Città basta un valore di Potere di 6.
tile-fav6 = Favore dell'Acqua: azione di Culto
tile-fav6-text = 2 passi di Acqua. Una volta per round, 1 passo su un tracciato di Culto.
tile-fav7 = Favore della Terra: Lavoratore e Potere
tile-fav7-text = 2 passi di Terra. Rendita: 1 Lavoratore, 1 Potere.
tile-fav8 = Favore dell'Aria: Potere
tile-fav8-text = 2 passi di Aria. Rendita: 4 Poteri.
tile-fav9 = Favore del Fuoco: Monete
tile-fav9-text = 1 passo di Fuoco. Rendita: 3 Monete.
tile-fav10 = Favore dell'Acqua: Stazioni Commerciali
tile-fav10-text = 1 passo di Acqua. 3 PV per ogni Stazione Commerciale che costruisci.
tile-fav11 = Favore della Terra: Abitazioni
tile-fav11-text = 1 passo di Terra. 2 PV per ogni Abitazione che costruisci.
tile-fav12 = Favore dell'Aria: quando passi
tile-fav12-text = 1 passo di Aria. Quando passi, 2, 3, 3 o 4 PV per 1, 2, 3 o 4 Stazioni Commerciali.

## Tessere Città

tile-tw1 = Città con Monete
tile-tw1-text = 5 PV, 6 Monete, una chiave.
tile-tw2 = Città con Lavoratori
tile-tw2-text = 7 PV, 2 Lavoratori, una chiave.
tile-tw3 = Città con Sacerdote
tile-tw3-text = 9 PV, 1 Sacerdote, una chiave.
tile-tw4 = Città con Potere
tile-tw4-text = 6 PV, 8 Poteri, una chiave.
tile-tw5 = Città dei Culti
tile-tw5-text = 8 PV, 1 passo su ogni tracciato di Culto, una chiave.
tile-tw6 = Città dalle due chiavi
tile-tw6-text = 2 PV, 2 passi su ogni tracciato di Culto, due chiavi.
tile-tw7 = Città portuale
tile-tw7-text = 4 PV, un livello di Navigazione (Fachiri: un esagono in più di tappeto volante), una chiave.
tile-tw8 = Città gloriosa
tile-tw8-text = 11 PV, una chiave.

## Carte Bonus

tile-bon1 = carta della Vanga
tile-bon1-text = Rendita: 2 Monete. Una volta in questo round, trasforma e costruisci con 1 Vanga gratuita.
tile-bon2 = carta del Culto
tile-bon2-text = Rendita: 4 Monete. Una volta in questo round, 1 passo su un tracciato di Culto.
tile-bon3 = carta delle Monete
tile-bon3-text = Rendita: 6 Monete.
tile-bon4 = carta della Barca
tile-bon4-text = Rendita: 3 Poteri. Nei turni di questo round la Navigazione è più alta di un livello.
tile-bon5 = carta del Lavoratore
tile-bon5-text = Rendita: 1 Lavoratore, 3 Poteri.
tile-bon6 = carta della Fortezza
tile-bon6-text = Rendita: 2 Lavoratori. Quando passi, 4 PV per la Fortezza e 4 PV per il Santuario.
tile-bon7 = carta del Commercio
tile-bon7-text = Rendita: 1 Lavoratore. Quando passi, 2 PV per ogni Stazione Commerciale.
tile-bon8 = carta del Sacerdote
tile-bon8-text = Rendita: 1 Sacerdote.
tile-bon9 = carta del Villaggio
tile-bon9-text = Rendita: 2 Monete. Quando passi, 1 PV per ogni Abitazione.
tile-bon10 = carta della Navigazione
tile-bon10-text = Rendita: 3 Poteri. Quando passi, 3 PV per ogni livello di Navigazione.

## Tessere Punteggio

tile-score1 = Vanghe
tile-score1-text = 2 PV per ogni Vanga. A fine round, 1 Moneta per ogni passo di Terra.
tile-score2 = Città
tile-score2-text = 5 PV per ogni Città. A fine round, 1 Vanga ogni 4 passi di Terra.
tile-score3 = Abitazioni (Acqua)
tile-score3-text = 2 PV per ogni Abitazione. A fine round, 1 Sacerdote ogni 4 passi di Acqua.
tile-score4 = Fortezza e Santuario (Fuoco)
tile-score4-text = 5 PV per la Fortezza o il Santuario. A fine round, 1 Lavoratore ogni 2 passi di Fuoco.
tile-score5 = Abitazioni (Fuoco)
tile-score5-text = 2 PV per ogni Abitazione. A fine round, 4 Poteri ogni 4 passi di Fuoco.
tile-score6 = Stazioni Commerciali (Acqua)
tile-score6-text = 3 PV per ogni Stazione Commerciale. A fine round, 1 Vanga ogni 4 passi di Acqua.
tile-score7 = Fortezza e Santuario (Aria)
tile-score7-text = 5 PV per la Fortezza o il Santuario. A fine round, 1 Lavoratore ogni 2 passi di Aria.
tile-score8 = Stazioni Commerciali (Aria)
tile-score8-text = 3 PV per ogni Stazione Commerciale. A fine round, 1 Vanga ogni 4 passi di Aria.
tile-score9 = Templi
tile-score9-text = 4 PV per ogni Tempio. A fine round, 2 Monete per ogni tuo Sacerdote negli ordini.

## Punti per provenienza

score-start = Inizio
score-scoring-tiles = Tessere Punteggio
score-favour-tiles = Tessere Favore
score-towns = Città
score-bonus-cards = Carte Bonus
score-shipping = Navigazione
score-exchange = Tracciato di Scambio
score-faction = Fazione
score-power = Prezzo del Potere
score-conversion = Conversioni
score-cult-fire = Culto del Fuoco
score-cult-water = Culto dell'Acqua
score-cult-earth = Culto della Terra
score-cult-air = Culto dell'Aria
score-area = Area più grande
score-resources = Risorse

## Perché il punteggio finale dà quel che dà

stage-setup = Preparazione
stage-round = Round { $round }
reason-cult = spazio { $steps }, { $place }º posto{ $tied ->
        [one] {""}
       *[other] , condiviso da { $tied }
    }
reason-area = { $count } strutture collegate, { $place }º posto{ $tied ->
        [one] {""}
       *[other] , condiviso da { $tied }
    }
reason-resources = { $coins }, { $workers }, { $priests } e { $power }, ognuno vale una moneta; { $rate } monete danno 1 PV

## Come è finita la partita

end-rounds-played = I sei round sono stati giocati
end-all-dropped = Tutti i giocatori hanno lasciato la partita

## Opzioni

option-setup = Preparazione
option-setup-help = La partita normale con tessere sorteggiate, o la prima partita del regolamento con fazioni, Abitazioni, tessere e carte date.
option-factions = Fazioni
option-factions-help = Ognuno sceglie a turno, oppure sceglie un lato di un colore sorteggiato, oppure le fazioni sono sorteggiate; o indicale in ordine di posto, come witches+nomads.
option-scoring = Tessere Punteggio
option-scoring-help = Sorteggiate per i sei round, o indicate in ordine, come score5+score7+score1+score8+score4+score6.
option-bonus = Carte Bonus
option-bonus-help = Ne vengono sorteggiate tre più dei giocatori; o indicale, come bon1+bon3+bon4+bon5+bon6.
option-first_player = Primo giocatore
option-first_player-help = Chi comincia: qualcuno tirato a sorte, o il giocatore indicato qui.
option-turn_order = Ordine di turno
option-turn_order-help = Nei round successivi si gioca in senso orario dal primo che ha passato, o nell'ordine in cui tutti hanno passato.
option-town_tiles = Tessere Città
option-town_tiles-help = Le dieci tessere della scatola, o quattro in più della miniespansione.
option-shipping_card = Carta della Navigazione
option-shipping_card-help = Se può essere sorteggiata la carta Bonus aggiuntiva che premia la Navigazione.
option-temple_tile = Tessera del Tempio
option-temple_tile-help = Se può essere sorteggiata la tessera Punteggio aggiuntiva che premia i Templi.
option-cultists = Cultisti
option-cultists-help = Che cosa ottengono i Cultisti quando nessuno vuole Potere da una loro costruzione: nulla, come nel regolamento, o 1 Potere, secondo l'errata del 2013.
option-spade_points = Punti per le Vanghe
option-spade_points-help = Se la tessera Punteggio delle Vanghe paga quando la Vanga è usata o già quando è ricevuta.
option-drop_out = Abbandono
option-drop_out-help = Se un giocatore può lasciare la partita per sempre.
option-power_answers = Risposte al Potere
option-power_answers-help = Se i vicini dicono subito se accettano Potere, o possono aspettare il loro prossimo turno come nelle partite per corrispondenza.

## Valori delle opzioni

value-setup-normal = Partita normale
value-setup-first_game = Prima partita
value-factions-choose = Scelte a turno
value-factions-colours = Colori sorteggiati
value-factions-random = Fazioni sorteggiate
value-scoring-random = Sorteggiate
value-bonus-random = Sorteggiate
value-first_player-random = Tirato a sorte
value-first_player-1 = Giocatore 1
value-first_player-2 = Giocatore 2
value-first_player-3 = Giocatore 3
value-first_player-4 = Giocatore 4
value-first_player-5 = Giocatore 5
value-turn_order-fixed = Senso orario
value-turn_order-passing = Ordine di passaggio
value-town_tiles-base = Gioco base
value-town_tiles-mini = Con la miniespansione
value-shipping_card-off = Senza
value-shipping_card-on = Con
value-temple_tile-off = Senza
value-temple_tile-on = Con
value-cultists-rulebook = Come nel regolamento
value-cultists-errata = Con l'errata
value-spade_points-used = All'uso
value-spade_points-gained = Al ricevimento
value-drop_out-off = Non permesso
value-drop_out-on = Permesso
value-power_answers-at_once = Subito
value-power_answers-late = Possono aspettare

## Che cosa si chiede

ask-draw-first = Si tira a sorte il primo giocatore.
ask-draw-scoring = Si sorteggiano le tessere Punteggio.
ask-draw-bonus = Si sorteggiano le carte Bonus.
ask-draw-colour = Si sorteggiano i colori.
ask-draw-faction = Si sorteggiano le fazioni.
ask-choose-faction = { $player }: scegli la tua fazione.
ask-settle = { $player }: piazza un'Abitazione sul tuo terreno natio.
ask-first-card = { $player }: prendi la tua prima carta Bonus.
ask-act = { $player }: svolgi un'azione o passa.
ask-turn = { $player }: che cosa deve diventare { $hex }?
ask-spades = { $player }: usa { $spades ->
        [one] la tua Vanga gratuita
       *[other] le tue { $spades } Vanghe gratuite
    } o rinuncia a ciò che resta.
ask-bridge = { $player }: scegli dove va il Ponte.
ask-step = { $player }: scegli il tracciato di Culto su cui avanzare.
ask-free-upgrade = { $player }: scegli l'Abitazione che diventa Stazione Commerciale.
ask-sandstorm = { $player }: scegli l'esagono per la tempesta di sabbia.
ask-ride = { $player }: scegli la foresta verso cui volare.
ask-after = { $player }: converti o costruisci se vuoi, poi chiudi il turno.
ask-answer = { $player }: accetti Potere dalla costruzione del vicino?
ask-follow = { $player }: scegli il tracciato di Culto per il Potere che i vicini hanno accettato.
ask-cult-spades = { $player }: usa { $spades ->
        [one] la Vanga
       *[other] le { $spades } Vanghe
    } del bonus di Culto o rinuncia a ciò che resta.
ask-cult-turn = { $player }: che cosa deve diventare { $hex }?
ask-dues = { $player }: prendi { $favours ->
        [0] la tua tessera Città
       *[other] { $towns ->
            [0] la tua tessera Favore
           *[other] le tue tessere Favore e Città, nell'ordine che vuoi
        }
    }.
ask-ascend = { $player }: le tue chiavi non aprono tutti i tracciati; scegli su quale arrivare in cima.
ask-over = La partita è finita.

## Scelte

label-choose = Gioca con: { $faction }
label-settle = Abitazione in { $hex }
label-card = Prendi la { $tile }
label-build = Costruisci un'Abitazione in { $hex }
label-build-ride = Vola in { $hex } e costruisci lì
label-transform = Trasforma { $hex } ({ $colour })
label-sandstorm = Manda la tempesta di sabbia in { $hex } ({ $colour })
label-turn = Trasforma { $hex } in { $colour } ({ $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    })
label-turn-long = Trasforma { $hex } in { $colour } per la via lunga ({ $spades } Vanghe)
label-spade = Compra una Vanga per { $hex }
label-upgrade = Migliora { $hex }: { $structure }
label-upgrade-free = Migliora gratis { $hex }: { $structure }
label-ship = Avanza nella Navigazione
label-dig = Avanza sul tracciato di Scambio
label-send = Manda un Sacerdote al Culto { $cult } per { $steps } passi
label-send-back = Presta un Sacerdote al Culto { $cult } per 1 passo
label-action = { $octagon }
label-pass = Passa e prendi la { $tile }
label-pass-out = Passa
label-bridge = Costruisci un Ponte in { $site }
label-step = { $cult }: { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
label-ascend = Arriva in cima: { $cult }
label-favour = { $tile }
label-town = { $tile }
label-connect = Fonda una Città attraverso il fiume { $river }
label-convert-pw-p = 5 Poteri → 1 Sacerdote
label-convert-pw-w = 3 Poteri → 1 Lavoratore
label-convert-pw-c = 1 Potere → 1 Moneta
label-convert-p-w = 1 Sacerdote → 1 Lavoratore
label-convert-w-c = 1 Lavoratore → 1 Moneta
label-convert-vp-c = 1 PV → 1 Moneta
label-convert-c-vp = 2 Monete → 1 PV
label-convert-w-p = 1 Lavoratore → 1 Sacerdote
label-burn = Sacrifica 1 Potere per spostarne 1 nella Ciotola III
label-forgo-spades = Rinuncia a { $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    }
label-forgo-bridge = Rinuncia al Ponte
label-end = Chiudi il turno
label-leech = Accetta { $gain ->
        [one] 1 Potere
       *[other] { $gain } Poteri
    } da { $player } { $price ->
        [0] gratis
       *[other] per { $price } PV
    } (offerta: { $amount })
label-refuse = Rifiuta { $amount ->
        [one] 1 Potere
       *[other] { $amount } Poteri
    } da { $player } ({ $gain } { $price ->
        [0] gratis
       *[other] per { $price } PV
    })
label-later = Rispondi più tardi
label-drop = Lascia la partita

## Avvenimenti

event-choose = { $seat } gioca con: { $faction }.
event-settle = { $seat } piazza un'Abitazione in { $hex }.
event-card = { $seat } prende la { $tile }.
event-build = { $seat } costruisce un'Abitazione in { $hex }.
event-build-ride = { $seat } vola in { $hex } e costruisce un'Abitazione.
event-transform = { $seat } comincia a trasformare { $hex } ({ $colour }).
event-sandstorm = { $seat } manda una tempesta di sabbia in { $hex } ({ $colour }).
event-upgrade = { $seat } migliora { $hex }: { $structure }.
event-upgrade-free = { $seat } migliora gratis { $hex }: { $structure }.
event-action = { $seat } svolge l'azione: { $octagon }.
event-pass = { $seat } passa e prende la { $tile }.
event-pass-out = { $seat } passa.
event-bridge = { $seat } costruisce un Ponte in { $site }.
event-favour = { $seat } prende una tessera Favore: { $tile }.
event-town = { $seat } prende una tessera Città: { $tile }.
event-connect = { $seat } unisce una Città attraverso il fiume { $river }.
event-forgo-bridge = { $seat } rinuncia al Ponte.
event-end = { $seat } chiude il turno.
event-refuse = { $seat } rifiuta { $amount ->
        [one] 1 Potere
       *[other] { $amount } Poteri
    } da { $player } ({ $gain } { $price ->
        [0] gratis
       *[other] per { $price } PV
    }).
event-later = { $seat } risponderà più tardi.
event-drop = { $seat } lascia la partita.
event-first = Il primo giocatore è { $player }.
event-draw-scoring = Il round { $round } premia: { $tile }.
event-draw-bonus = Entra in gioco la { $tile }.
event-draw-colour = A { $player } tocca: { $colour }.
event-draw-faction = A { $player } toccano: { $faction }.
event-founded = { $seat } fonda una Città.
event-round = Comincia il round { $round }.
event-game-over = La partita è finita.
event-starts = { $seat } comincia con { $goods }.
event-pays = { $seat } paga { $price }.
event-gains = { $seat } guadagna { $goods }.
event-pays-gains = { $seat } paga { $price } e guadagna { $goods }.
event-convert = { $seat } cambia { $price } in { $goods }.
event-burn = { $seat } sacrifica { $price } per spostarne un altro nella Ciotola III.
event-buys = { $seat } compra { $goods } per { $price }.
event-flight = { $seat } paga { $price } per raggiungere { $hex } con tunnel o tappeto.
event-turn = { $seat } trasforma { $hex } in { $colour } con { $price }.
event-spades-given-up = { $seat } rinuncia a { $price }.
event-spades-unusable = { $seat } non può usare { $price }.
event-shipping = { $seat } avanza nella Navigazione fino al livello { $level }.
event-exchange = { $seat } avanza sul tracciato di Scambio: una Vanga costa ora { $level ->
        [one] 1 Lavoratore
       *[other] { $level } Lavoratori
    }.
event-carpet = { $seat } d'ora in poi vola un esagono più lontano.
event-send = { $seat } manda { $price } a un ordine del Culto { $cult }.
event-send-back = { $seat } manda { $price } al Culto { $cult }, che torna nella scorta.
event-climb = { $seat } avanza di { $steps }.
event-climb-power = { $seat } avanza di { $steps } e guadagna { $goods }.
event-top = { $seat } usa { $price } per avanzare di { $steps }, fino in cima.
event-stopped = { $seat } si ferma allo spazio 9 del Culto { $cult } per mancanza di una chiave.
event-steps-lost = { $seat } perde { $n ->
        [one] 1 passo
       *[other] { $n } passi
    } nel Culto { $cult }: non si può salire.
event-points-scoring-tiles = { $seat } guadagna { $goods } con la tessera Punteggio.
event-points-favour-tiles = { $seat } guadagna { $goods } con una tessera Favore.
event-points-towns = { $seat } guadagna { $goods } con la tessera Città.
event-points-bonus-cards = { $seat } guadagna { $goods } con la carta Bonus restituita.
event-points-shipping = { $seat } guadagna { $goods } per la Navigazione.
event-points-exchange = { $seat } guadagna { $goods } per il tracciato di Scambio.
event-points-faction = { $seat } guadagna { $goods } con l'abilità della fazione.
event-card-coins = { $seat } prende { $goods } dalla carta.
event-income = { $seat } riscuote { $goods } di rendita.
event-cult-bonus = { $seat } guadagna { $goods } come bonus di Culto.
event-leech = { $seat } accetta { $goods } da { $player } per { $price }.
event-leech-free = { $seat } accetta { $goods } da { $player } gratis.
event-all-refused = { $seat } guadagna { $goods } perché tutti hanno rifiutato.
event-power-lost = { $seat } non può prendere { $n ->
        [one] 1 Potere
       *[other] { $n } Poteri
    }: le Ciotole sono piene.
event-priests-lost = { $seat } non può prendere { $n ->
        [one] 1 Sacerdote
       *[other] { $n } Sacerdoti
    }: non ce ne sono più nella scorta.
event-no-favour-left = { $seat } non prende tessere Favore: non ne resta nessuna da prendere.
event-no-town-left = { $seat } non prende tessere Città: non ne resta nessuna.
event-final = { $seat } segna { $goods }.

## Quantità ed elenchi negli avvenimenti

amount-coins = { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }
amount-workers = { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }
amount-priests = { $n ->
        [one] 1 Sacerdote
       *[other] { $n } Sacerdoti
    }
amount-power = { $n ->
        [one] 1 Potere
       *[other] { $n } Poteri
    }
amount-tokens = { $n ->
        [one] 1 segnalino Potere
       *[other] { $n } segnalini Potere
    }
amount-bowls = Potere { $one }/{ $two }/{ $three }
amount-points = { $n } PV
amount-keys = { $n ->
        [one] 1 chiave
       *[other] { $n } chiavi
    }
amount-spades = { $n ->
        [one] 1 Vanga
       *[other] { $n } Vanghe
    }
amount-steps = { $n ->
        [one] 1 passo nel Culto { $cult }
       *[other] { $n } passi nel Culto { $cult }
    }
final-cult = { $points } per il Culto { $cult }
final-area = { $points } per l'area più grande
final-resources = { $points } per le risorse
list-last = { $first } e { $last }
list-more = { $first }, { $rest }

## Perché no

why-game-over = La partita è finita.
why-not-your-turn = Tocca a { $player }; aspetta il tuo turno.
why-chance = Questo lo decide solo il caso.
why-no-dropping = In questa partita, o in questo momento, nessuno può abbandonare.
why-answer-now = A questo bisogna rispondere adesso.
why-choose-first = Prima scegli la tua fazione.
why-settle-first = Prima piazza la tua Abitazione.
why-card-first = Prima prendi la tua carta Bonus.
why-turn-first = Prima di' che cosa deve diventare l'esagono scelto.
why-spades-first = Prima usa le tue Vanghe o rinuncia.
why-bridge-first = Prima costruisci il Ponte o rinuncia.
why-step-first = Prima scegli il tracciato di Culto.
why-upgrade-first = Prima scegli l'Abitazione che diventa Stazione Commerciale.
why-sandstorm-first = Prima scegli l'esagono per la tempesta di sabbia.
why-ride-first = Prima scegli la foresta per il Volo delle Streghe.
why-one-action = Un turno ha una sola azione, e la tua è fatta. Puoi ancora convertire; poi chiudi il turno.
why-answer-first = Prima di' se accetti il Potere offerto.
why-follow-first = Prima scegli il tracciato di Culto per il Potere che i vicini hanno accettato.
why-cult-spades-first = Prima usa le Vanghe del bonus di Culto o rinuncia.
why-action-first = Questo è solo parte di un'altra azione: prima svolgi quella.
why-nothing-offered = Nessuno ti offre Potere adesso.
why-not-in-turn = Si converte solo nel proprio turno.
why-burn = Per sacrificare Potere servono 2 segnalini nella Ciotola II; ne hai { $tokens }.
why-connect-weak = Questo esagono di fiume non unirebbe abbastanza tue strutture per una Città, o una di esse appartiene già a una Città.
why-connect-mermaids = Solo le Sirene fondano Città attraverso un esagono di fiume.
why-no-priest-left = I tuoi sette Sacerdoti sono tutti in uso.
why-ordination = Solo gli Esseri Oscuri cambiano Lavoratori in Sacerdoti, appena costruita la Fortezza, e al massimo tre.
why-power = Hai { $have ->
        [one] 1 Potere
       *[other] { $have } Poteri
    } nella Ciotola III; una Moneta costa 1, un Lavoratore 3, un Sacerdote 5.
why-no-priest = Non hai nessun Sacerdote.
why-no-worker = Non hai nessun Lavoratore.
why-alchemists-only = Solo gli Alchimisti cambiano punti vittoria in Monete.
why-no-points = Non hai punti vittoria da cambiare.
why-no-coins = Servono 2 Monete per un punto vittoria.
why-ascend-first = Prima scegli quale tracciato di Culto apre la tua chiave.
why-no-key-choice = Nessuna tua chiave va assegnata adesso.
why-no-favour-due = Una tessera Favore arriva solo con un Tempio, il Santuario o la Fortezza degli Auren.
why-favour-gone = Non ne resta nessuna copia: { $tile }.
why-favour-twice = Hai già questa tessera: { $tile }. Nessuno può averne due uguali.
why-no-town-due = Una tessera Città arriva solo quando fondi una Città.
why-town-gone = Non ne resta nessuna copia: { $tile }.
why-tile-first = Prima prendi la tessera che ti spetta.
why-occupied = { $player } ha una struttura qui.
why-no-piece = Nella tua scorta manca: { $structure }.
why-not-forest = Le Streghe volano solo verso una foresta libera.
why-already-home = Questo esagono è già il tuo terreno natio.
why-no-edge = La tempesta di sabbia raggiunge solo un esagono che tocca una tua struttura; Ponti e fiumi non la portano.
why-not-home = Puoi costruire solo sul tuo terreno natio: { $colour }.
why-one-dwelling = In un'azione si costruisce una sola Abitazione.
why-build-where-dug = Dopo aver trasformato, puoi costruire solo sull'esagono che è appena diventato il tuo terreno natio.
why-out-of-reach = Questo esagono non è adiacente a nessuna tua struttura, né direttamente né con la tua Navigazione.
why-flight-dear = Questo esagono si raggiunge solo con un tunnel o un tappeto volante, e non puoi pagarlo.
why-dug-already = Hai già trasformato questo esagono in questa azione.
why-second-hex = Un altro esagono riceve una Vanga gratuita avanzata solo dopo che il primo è diventato il tuo terreno natio, e uno solo può restare estraneo.
why-no-spades = Non hai Vanghe per questo esagono e non puoi comprarne.
why-single-spades = Solo gli Alchimisti con la Fortezza comprano le Vanghe una alla volta; tu compri quelle che mancano quando scegli il terreno.
why-spades-bought = Le Vanghe comprate vanno usate: ne hai { $spades } in mano per questo esagono.
why-spades-enough = Nessuna via nel ciclo usa più delle { $spades } Vanghe che hai in mano.
why-same-terrain = L'esagono ha già questo terreno.
why-giants-home = I Giganti trasformano solo in terre desolate.
why-no-long-way = Nel ciclo non c'è via verso questo terreno che non passi dal tuo terreno natio.
why-too-many-spades = Servirebbero { $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    }, più di quante ne hai e ne puoi comprare.
why-too-dear = { $structure }: qui costa { $workers ->
        [one] 1 Lavoratore
       *[other] { $workers } Lavoratori
    } e { $coins ->
        [one] 1 Moneta
       *[other] { $coins } Monete
    }.
why-not-yours = Qui non c'è nessuna tua struttura.
why-no-such-upgrade = { $old } non può diventare { $new }.
why-trading-house-only = L'azione degli Sciamanti cambia un'Abitazione in Stazione Commerciale, nient'altro.
why-no-shipping = La tua fazione non ha Navigazione.
why-track-end = Sei alla fine di questo tracciato.
why-shipping-dear = Avanzare nella Navigazione costa 1 Sacerdote e 4 Monete.
why-exchange-dear = Avanzare sul tracciato di Scambio costa 2 Lavoratori, 1 Sacerdote e 5 Monete (Halfling: 1 Moneta).
why-order-full = L'ordine del Culto { $cult } non ha posti liberi da { $steps } passi.
why-site-taken = Qui c'è già un Ponte.
why-site-far = Un Ponte ha bisogno di una tua struttura a un'estremità.
why-faction-taken = { $faction }: non si può scegliere; qualcuno ha questo colore, o non tocca a te.
why-settled = Qui si è già insediato qualcuno; serve un esagono libero: { $colour }.
why-no-such-offer = { $player } non ti offre { $amount ->
        [one] 1 Potere
       *[other] { $amount } Poteri
    } adesso.
why-older-offer-first = Prima rispondi all'offerta più vecchia: il Potere si prende nell'ordine in cui è stato offerto.
why-no-card-in-last-round = Nell'ultimo round non si prende nessuna carta Bonus.
why-card-needed = Chi passa prende una carta Bonus, tranne nell'ultimo round.
why-card-held = Qualcuno ha questa carta: { $tile }.
why-card-not-in-play = Questa carta non è in gioco: { $tile }.
why-act-taken = Questa azione è già stata svolta in questo round: { $octagon }.
why-act-dear = { $octagon } costa { $power ->
        [one] 1 Potere
       *[other] { $power } Poteri
    }, e ne hai { $have } nella Ciotola III.
why-no-bridge = Non hai più Ponti, o nessun luogo per uno.
why-not-your-action = Questa azione non è tua: { $octagon }.
why-act-used = Hai già usato questa azione in questo round: { $octagon }.
why-no-target = Con questa azione adesso non potresti fare nulla: { $octagon }.

## Opzioni che non vanno

error-first-game = La prima partita stabilisce già { $name }: togli { $name }={ $value } oppure scegli setup=normal.
error-factions-colour = Due di queste fazioni hanno lo stesso colore: { $value }.
error-scoring-temple = La tessera del Tempio richiede l'opzione temple_tile=on: { $value }.
error-bonus-shipping = La carta della Navigazione richiede l'opzione shipping_card=on: { $value }.
error-option-length = { $name }: dati { $count }, necessari { $needed }.

## Registri della comunità

ledger-unsupported-faction = la fazione { $faction } appartiene a un'espansione
ledger-unsupported-map = la mappa { $map } non è quella base
ledger-unsupported-option = la regola “{ $option }” appartiene a un'espansione
ledger-unsupported-cards = sono in gioco { $cards } carte Bonus, che non corrispondono al numero dei giocatori
error-ledger-header = Il file non dice quali fazioni, sei tessere Punteggio e carte Bonus si usano.
error-ledger-command = Riga { $row }: “{ $command }” non è un comando.
error-ledger-totals = Riga { $row }: i totali non si possono leggere.
error-ledger-cut = Riga { $row }: il file finisce prima della fine della partita.
error-ledger-faction = Riga { $row }: la fazione { $faction } non esiste.
error-ledger-seat = Riga { $row }: { $faction } non gioca in questa partita.
error-ledger-offer = Riga { $row }: “{ $command }”, ma questo Potere non è offerto.
error-ledger-order = Riga { $row }: il file va avanti benché { $faction } debba ancora agire.
error-ledger-illegal = Riga { $row }: “{ $command }” qui non è possibile.
error-ledger-rule = Riga { $row }: “{ $command }” non è permesso: { $reason } [{ $rule }]
error-ledger-dropped = Qualcuno ha lasciato questa partita fuori turno; si può confrontare, ma non guardare passo per passo.
error-ledger-lines = Riga { $row }: un ledger ha al massimo { $most } righe.
error-ledger-line = Riga { $row }: una riga ha al massimo { $most } caratteri.
error-ledger-commands = Riga { $row }: troppi comandi; una riga ne ha al massimo { $most }.
error-ledger-entry = Riga { $row }: non è un commento né ciò che ha fatto una fazione.
error-ledger-json = Il ledger non si può leggere come JSON.
error-ledger-corrected = Riga { $row }: “{ $command }” ha cambiato la partita manualmente; si può confrontare ma non guardare passo per passo.
error-export-early = La partita si può esportare quando tutte le fazioni sono scelte.

## Il tabellone nel terminale

board-bridges = Ponti
board-rounds = Round
board-actions = Azioni
board-cards = Carte
board-favours = Favori
board-towns = Città
board-vp = PV
board-passed = ha passato
board-coins = M
board-workers = L
board-priests = S
board-power = P
board-shipping = Navigazione
board-exchange = Scambio
board-keys = chiavi
board-income = prossima rendita
board-sign-choice = scelta
board-sign-town = Città
board-sign-first = primo giocatore
board-sign-power = Potere raggiungendo lo spazio
board-sign-used = già svolta in questo round

## Lezione

lesson-welcome = Ti diamo il benvenuto in Terra Mystica. Le tue Streghe condividono questa terra con i Nomadi del rivale. In sei round trasformi terra in foresta, vi costruisci, ottieni Potere dai vicini e sali sui tracciati di quattro Culti. Vince chi fa più punti vittoria.
lesson-map = Le Streghe vivono solo nelle foreste. Le tue prime due Abitazioni sono già lì. Ogni altro terreno va prima trasformato: il ciclo dei terreni dice quante Vanghe servono, una per un vicino nel ciclo, tre per il lato opposto.
lesson-card = In ogni round tieni una carta Bonus. Porta rendita e spesso qualcosa in più. Prendi questa: due Lavoratori.
lesson-income = Ogni round comincia con la rendita: ogni Abitazione sulla mappa paga un Lavoratore, le Stazioni Commerciali Monete e Potere, i Templi Sacerdoti. Ciò che costruisci ne scopre altra sulla tua plancia. Poi si gioca un'azione a testa finché tutti hanno passato.
lesson-transform = Le montagne stanno accanto alla foresta nel ciclo, quindi basta una Vanga, che costa 3 Lavoratori. Scegli questo esagono.
lesson-turn = Trasformalo in foresta.
lesson-build = E costruisci un'Abitazione, per 1 Lavoratore e 2 Monete. La tessera Punteggio di questo round paga 2 punti per ogni Abitazione.
lesson-end = Questa era la tua azione. Potresti ancora convertire beni; ora chiudi il turno. La tua Abitazione sta accanto a una struttura dei Nomadi, quindi il rivale può prenderne Potere, e poi giocherà.
lesson-leech = I Nomadi hanno costruito accanto a te. I vicini ricevono un'offerta di Potere: qui 2 Poteri per 1 punto. All'inizio il Potere vale molto, quindi prendilo.
lesson-upgrade = Migliora questa Abitazione in Stazione Commerciale. Costa 2 Lavoratori e solo 3 Monete invece di 6, perché accanto c'è un avversario. Vivere vicini conviene.
lesson-temple = Altro Potere è arrivato dal vicino. Ora prosegui: la Stazione Commerciale diventa un Tempio, che porta un Sacerdote a ogni round e subito una tessera Favore.
lesson-favour = Le tessere Favore portano passi in un Culto e qualcosa per il resto della partita. Questa paga 2 punti per ogni Abitazione che costruisci.
lesson-power = Guarda le tue Ciotole. Il Potere che ottieni passa dalla Ciotola I alla II, poi dalla II alla III, e si spende solo la III: nelle azioni di Potere del tabellone, in Lavoratori, Sacerdoti o Monete. Sacrificarne uno nella Ciotola II ne porta un altro nella III.
lesson-pass = Non resta nulla da spendere, quindi passa. Restituisci la carta Bonus e ne prendi un'altra per il prossimo round. Chi passa per primo lo comincia.
lesson-goodbye = Dopo ogni round i Culti ti premiano; quattro strutture fianco a fianco con valore di Potere 7 sono una Città; alla fine l'area più grande e i Culti danno molti punti. Consigli e motivi sono sempre a portata di mano. Ora gioca una vera partita contro un rivale facile.

## Il tabellone nella pagina

page-player = { $player }
page-map = La mappa
page-choices = Che cosa vuoi fare qui?
page-hex = { $hex }: { $terrain }
page-hex-owned = { $hex }: { $structure } di { $player } ({ $terrain })
page-in-town = Parte di una Città.
page-upgrade-price = Può diventare { $structure }: { $price }.
page-spades-home = { $faction }: { $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    } fino al terreno natio, { $price } se comprate.
page-in-reach = A portata: { $faction }.
page-by-flight = A portata solo con un tunnel o il tappeto: { $faction }.
page-no-reach = Fuori portata: { $faction }.
page-dig-build = Scava ({ $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    }) e costruisci un'Abitazione
page-dig-home = Trasforma in { $terrain } ({ $spades ->
        [one] 1 Vanga
       *[other] { $spades } Vanghe
    })
page-dig-wish = Trasforma { $hex } in { $terrain }
page-other-terrain = Trasforma in un altro terreno …
page-first = Prima:
page-again = Tocca di nuovo per confermare
page-step-burn = brucia { $times }
page-step-pw-p = { $times } × (5 Poteri → Sacerdote)
page-step-pw-w = { $times } × (3 Poteri → Lavoratore)
page-step-pw-c = { $times } × (1 Potere → Moneta)
page-step-p-w = { $times } × (Sacerdote → Lavoratore)
page-step-w-c = { $times } × (Lavoratore → Moneta)
page-step-vp-c = { $times } × (1 PV → Moneta)
page-coins = { $count ->
        [one] 1 Moneta
       *[other] { $count } Monete
    }
page-workers = { $count ->
        [one] 1 Lavoratore
       *[other] { $count } Lavoratori
    }
page-priests = { $count ->
        [one] 1 Sacerdote
       *[other] { $count } Sacerdoti
    }
page-power = { $count ->
        [one] 1 Potere
       *[other] { $count } Poteri
    }
page-spades = { $count ->
        [one] 1 Vanga
       *[other] { $count } Vanghe
    }
page-points = { $count } PV
page-coins-tip = Per strutture e tracciati. Alla fine ogni 3 Monete valgono 1 PV.
page-workers-tip = Per strutture e Vanghe.
page-priests-tip = Per i Culti, la Navigazione e lo Scambio.
page-cults = Tracciati di Culto
page-cult-space = { $player } { $space }
page-cult-tip = I numeri viola sono Potere per chi raggiunge uno spazio. L'ultimo richiede una chiave e ospita un solo giocatore. Sotto: posti per Sacerdoti, da 3 o 2 passi, occupati fino alla fine; un Sacerdote prestato per 1 passo ritorna.
page-taken = Già svolta in questo round.
page-rounds = Tessere Punteggio dei round
page-round = Round { $round }
page-round-now = È il round in corso.
page-card-coins = { $count ->
        [one] Sopra c'è 1 Moneta.
       *[other] Sopra ci sono { $count } Monete.
    }
page-left = Ne restano { $count }.
page-bowls = Potere: { $one } nella Ciotola I, { $two } nella II, { $three } nella III
page-bowls-tip = Il Potere guadagnato sposta segnalini dalla Ciotola I alla II, poi dalla II alla III. Si spende solo dalla Ciotola III, e ciò che si spende torna nella Ciotola I.
page-burn = brucia
page-burn-tip = Un segnalino della Ciotola II esce per sempre dal gioco, un altro passa dalla Ciotola II alla III.
page-convert-tip = Gratis, quante volte vuoi nel tuo turno.
page-income = Prossima rendita
page-income-structures = Strutture: { $price }.
page-income-favours = Tessere Favore: { $price }.
page-income-card = Carta Bonus in mano: { $price }; conta invece quella che prendi quando passi.
page-bonus = Fine del round
page-bonus-tip = Il bonus di Culto della tessera Punteggio di questo round, se finisse ora.
page-beside = Accanto a un avversario: { $price }.
page-structures = Strutture rimaste e la loro rendita
page-structures-left = { $structure }: ne restano { $count }
page-costs = Costa { $price }.
page-board-of = { $player }: { $faction }
page-advance = Prossimo livello: { $price }.
page-shipping-tip = Quanti esagoni di fiume puoi attraversare. Prossimo livello: { $price }.
page-no-shipping = Questa fazione non ha Navigazione.
page-exchange-tip = Quanto ti costa una Vanga. Prossimo livello: { $price }, che vale 6 PV.
page-bridges-left = Ponti rimasti: { $count }
page-keys = Chiavi: { $count }
page-keys-tip = Ogni Città porta una chiave, che apre l'ultimo spazio di un tracciato di Culto.
page-priests-left = Sacerdoti nella scorta: { $count } di 7
page-players = Giocatori
page-row-income = Prossima rendita: { $price }.
page-row-area = Area più grande: { $count }.
page-no-faction = ancora senza fazione
page-this-turn = Questo turno finora
page-offer = Potere offerto a te
page-take-power = Prendi Potere da { $player }
page-refuse-power = Rifiuta { $player }
page-show-map = Mostra la mappa
page-show-choices = Mostra le scelte

## Ordini permanenti

order-leech = Potere dai vicini
order-leech-help = Come si risponde per te alle offerte di Potere d'ora in poi, perché nessuno debba aspettare.
order-leech-ask = chiedi a me
order-leech-always = prendilo sempre
order-leech-0 = prendilo se è gratis
order-leech-1 = prendilo fino a 1 PV
order-leech-2 = prendilo fino a 2 PV
order-leech-3 = prendilo fino a 3 PV
order-leech-4 = prendilo fino a 4 PV
order-leech-never = non prenderlo mai

## Perché un consiglio è buono

hint-income-coins = { $n ->
    [one] 1 Moneta
   *[other] { $n } Monete
} di Rendita in più ogni round
hint-income-workers = { $n ->
    [one] 1 Lavoratore
   *[other] { $n } Lavoratori
} di Rendita in più ogni round
hint-income-priests = { $n ->
    [one] 1 Sacerdote
   *[other] { $n } Sacerdoti
} di Rendita in più ogni round
hint-income-power = { $n ->
        [one] 1 Potere
       *[other] { $n } Poteri
    } di Rendita in più ogni round
hint-steps = { $n ->
    [one] 1 passo
   *[other] { $n } passi
} nel Culto: { $cult }
hint-favours = { $n ->
    [one] Una tessera Favore
   *[other] { $n } tessere Favore
}
hint-stronghold = Il potere della tua Fortezza
hint-town = { $n ->
    [one] Manca solo 1 struttura o 1 di valore di Potere
   *[other] Mancano solo { $n } strutture o { $n } di valore di Potere
} perché un gruppo diventi Città
hint-shipping = Le tue navi arrivano più lontano
hint-exchange = Le tue Vanghe costano meno
hint-card = La carta: { $card }
hint-goods = Da spendere in più: { $goods }
hint-sites = { $n ->
    [one] 1 altro esagono libero a portata richiede
   *[other] Altri { $n } esagoni liberi a portata richiedono
} al massimo una Vanga
hint-neighbour = Accanto a un rivale, le cui costruzioni ti danno Potere
hint-rivals = { $n ->
    [0] Un rivale vive sullo stesso terreno
    [one] Il terreno del rivale più vicino dista 1 Vanga
   *[other] Il terreno del rivale più vicino dista { $n } Vanghe
}

## Titoli delle mosse nella pagina

page-verb-choose = Scegli una fazione
page-verb-settle = Piazza una prima Abitazione
page-verb-card = Prendi una carta Bonus
page-verb-build = Costruisci un'Abitazione
page-verb-transform = Trasforma un esagono
page-verb-turn = In quale terreno
page-verb-turn-long = Per la via lunga
page-verb-upgrade = Migliora una struttura
page-verb-ship = Navigazione
page-verb-dig = Vanghe più economiche
page-verb-send = Manda un Sacerdote
page-verb-action = Azioni di Potere e speciali
page-verb-pass = Passa
page-verb-bridge = Costruisci un Ponte
page-verb-step = Avanza in un Culto
page-verb-ascend = Arriva in cima a un Culto
page-verb-favour = Prendi una tessera Favore
page-verb-town = Fonda una Città
page-verb-connect = Una Città attraverso il fiume
page-verb-convert = Converti
page-verb-burn = Sacrifica Potere
page-verb-forgo = Rinuncia
page-verb-end = Chiudi il turno
page-verb-leech = Prendi Potere
page-verb-refuse = Rifiuta Potere
page-verb-later = Rispondi più tardi
page-verb-drop = Lascia la partita

## In breve

page-goal =
    Trasforma la terra nel tuo terreno natio, costruisci e migliora, fonda Città e sali nei Culti. Vince chi ha più punti vittoria dopo sei round.
page-turn =
    Il round comincia con la rendita. Poi si fa un'azione a testa, a turno, finché tutti hanno passato.
    Le azioni: trasformare e costruire, Navigazione, Vanghe più economiche, migliorare, un Sacerdote a un Culto, un'azione di Potere, un'azione speciale, passare.
    Convertire e sacrificare Potere è libero in ogni momento del tuo turno.
    Quando un vicino costruisce accanto a te puoi prendere Potere e paghi un punto in meno della quantità.
page-scoring =
    Durante la partita: la tessera Punteggio del round, Città, tessere Favore e carte Bonus, Navigazione e Vanghe più economiche.
    Alla fine: 18, 12 e 6 per le aree collegate più grandi; 8, 4 e 2 in ogni Culto; 1 ogni 3 Monete rimaste.
page-icons =
    Moneta tonda: Monete. Cubo: Lavoratori. Figura di sacerdote: Sacerdoti. Fulmine su un disco: Potere. Vanga: Vanghe. Stella: punti vittoria.
    Casa piccola: Abitazione. Casa doppia: Stazione Commerciale. Cupola: Tempio. Cupola grande: Santuario. Merli: Fortezza.
    Fiamma, goccia, montagna e vento: i Culti del Fuoco, dell'Acqua, della Terra e dell'Aria. Chiave: apre la cima di un Culto. Nave: Navigazione.
page-seat-away = Assente: gioca un bot.
page-seat-here = Al tavolo.
page-seat-gone = Ora non è al tavolo.
page-won = vincitore
page-level-easy = Facile
page-level-medium = Medio
page-level-hard = Difficile
page-level-master = Maestro

# Slips
slip-build = In questo turno potresti ancora costruire un'Abitazione.
slip-forgo = Rinunceresti a una pala o a un ponte gratuito che puoi ancora usare.
slip-action = In questo round non hai usato { $action }, e non costa nulla.

# Options where the page has a list to pick from
page-option-factions-help = Ognuno sceglie a turno, oppure sceglie un lato di un colore sorteggiato, oppure le fazioni sono sorteggiate; o sceglile qui, in ordine di posto.
page-option-scoring-help = Sorteggiate per i sei round, o scelte qui: sei, nell'ordine dei round.
page-option-bonus-help = Ne vengono sorteggiate tre più dei giocatori, o si scelgono qui.
