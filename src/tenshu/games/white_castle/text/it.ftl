### Le parole di The White Castle in italiano. Tutte le lingue hanno le stesse chiavi.

## Il gioco

game-name = The White Castle
game-about = Himeji, 1761: i clan della provincia cercano il favore del Daimyo. Con i dadi di tre ponti fai salire cortigiani nel castello, mandi giardinieri nei giardini e guerrieri nei cortili. Hai solo nove turni, e ogni lanterna accesa fa brillare di più le successive.
game-credits = The White Castle è stato ideato da Sheila Santos e Israel Cendrero e pubblicato da Devir nel 2023. Questo programma è un omaggio: non è legato agli autori né all'editore e non mostra loro testi o immagini.
game-designed = Le carte del rivale della modalità in solitario, salvo due mezze carte, e l'ordine dei numeri sugli spazi delle tessere dado sono stati ideati per questo programma; quelli stampati possono essere diversi.

## Colori, luoghi, persone

colour-coral = corallo
colour-black = nero
colour-white = bianco
place-left = sinistra
place-centre = centro
place-right = destra
member-courtier = cortigiano
member-gardener = giardiniere
member-warrior = guerriero
floor-gate = portone
floor-stewards = piano degli intendenti
floor-diplomats = piano dei diplomatici
floor-daimyo = sala del Daimyo
field-top = azione in alto
field-middle = azione al centro
field-bottom = azione in basso
favour-left = favore a sinistra
favour-middle = favore al centro
favour-right = favore a destra
yard-5 = cortile da 5 ferro
yard-3 = cortile da 3 ferro
yard-1 = cortile da 1 ferro
space-steward-left = sala sinistra degli intendenti
space-steward-middle = sala centrale degli intendenti
space-steward-right = sala destra degli intendenti
space-diplomat-left = sala sinistra dei diplomatici
space-diplomat-right = sala destra dei diplomatici
space-outside-left = fuori dalle mura, sinistra
space-outside-right = fuori dalle mura, destra
space-well = pozzo
space-domain-coral = dominio, fila corallo
space-domain-black = dominio, fila nera
space-domain-white = dominio, fila bianca

## Beni e simboli

gain-food = { $n } cibo
gain-iron = { $n } ferro
gain-pearl = { $n ->
        [one] { $n } madreperla
       *[other] { $n } madreperle
    }
gain-coin = { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
gain-seal = { $n ->
        [one] { $n } sigillo
       *[other] { $n } sigilli
    }
gain-point = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
gain-influence = { $n } influenza
gain-any = { $n } a scelta
icon-food = cibo
icon-food-text = Cibo, al massimo 7. Serve per i giardinieri.
icon-iron = ferro
icon-iron-text = Ferro, al massimo 7. Serve per i guerrieri.
icon-pearl = madreperla
icon-pearl-text = Madreperla, al massimo 7. Serve a far salire i cortigiani nel castello.
icon-coin = monete
icon-coin-text = Monete, senza limite. Servono per le udienze e per i dadi troppo bassi.
icon-seal = sigilli
icon-seal-text = Sigilli del Daimyo, al massimo 5. Servono per le pietre miliari e per le azioni a fondo scuro degli intendenti. In qualsiasi momento 2 sigilli diventano 1 risorsa a scelta, o 1 sigillo diventa 1 moneta.
icon-point = punti
icon-point-text = Punti clan, segnati subito.
icon-influence = influenza
icon-influence-text = Passi sul tracciato del passare del tempo. Le pietre miliari costano 1, 2 e 3 sigilli.
icon-any = risorsa a scelta
icon-any-text = Cibo, ferro o madreperla, a scelta per ogni unità.
icon-lantern = lanterna
icon-lantern-text = Ottieni tutti i simboli della tua zona della lanterna.
icon-well = pozzo
icon-well-text = Ottieni 1 sigillo e le ricompense delle due tessere del pozzo.
icon-courtier = cortigiano
icon-courtier-text = Paga 2 monete per portare un cortigiano al portone, e paga 2 madreperle per salire di un piano o 5 per salire di due. Una cosa sola o entrambe.
icon-gardener = giardiniere
icon-gardener-text = Paga cibo per mandare un giardiniere in un giardino dove non ne hai ancora, e fai la sua azione.
icon-warrior = guerriero
icon-warrior-text = Paga ferro per mandare un guerriero in un cortile d'addestramento, e fai le azioni delle sue tessere.
icon-domain = fila del dominio
icon-domain-text = Usa una fila del tuo dominio come se vi avessi messo un dado: le ricompense visibili e poi l'azione della tua carta.
icon-light-field = azione a fondo chiaro
icon-light-field-text = Fai un'azione a fondo chiaro di una carta qualsiasi del castello.
icon-any-tile = azione del castello
icon-any-tile-text = Fai un'azione del castello accanto a una tessera dado qualsiasi.
icon-coral-tile = azione corallo del castello
icon-coral-tile-text = Fai un'azione del castello accanto a una tessera dado corallo.
icon-black-tile = azione nera del castello
icon-black-tile-text = Fai un'azione del castello accanto a una tessera dado nera.
icon-white-tile = azione bianca del castello
icon-white-tile-text = Fai un'azione del castello accanto a una tessera dado bianca.
effect-and = { $first } + { $second }
effect-pay = { $cost } → { $what }

## Carte intendente

card-steward-1 = Intendente 1
card-steward-1-text = In alto (fondo scuro): paga 1 sigillo per fare l'azione del cortigiano. Al centro: 1 sigillo e 1 punto. In basso: 1 cibo e una ricompensa della lanterna. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-2 = Intendente 2
card-steward-2-text = In alto (fondo scuro): paga 1 sigillo per fare l'azione del cortigiano. Al centro: 1 influenza. In basso: 2 ferro. Retro, nella zona della lanterna: 1 moneta.
card-steward-3 = Intendente 3
card-steward-3-text = In alto (fondo scuro): paga 1 sigillo per fare l'azione del cortigiano. Al centro: una ricompensa della lanterna. In basso: 2 punti. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-4 = Intendente 4
card-steward-4-text = In alto (fondo scuro): paga 1 sigillo per fare l'azione del guerriero. Al centro: 1 moneta e l'azione del pozzo. In basso: una ricompensa della lanterna. Retro, nella zona della lanterna: 1 moneta.
card-steward-5 = Intendente 5
card-steward-5-text = In alto (fondo scuro): paga 1 sigillo per fare l'azione del guerriero. Al centro: 1 cibo e 1 madreperla. In basso: 1 ferro e una ricompensa della lanterna. Retro, nella zona della lanterna: 1 moneta.
card-steward-6 = Intendente 6
card-steward-6-text = In alto: 1 ferro e una ricompensa della lanterna. Al centro (fondo scuro): paga 1 sigillo per fare l'azione del giardiniere. In basso: 2 risorse a scelta. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-7 = Intendente 7
card-steward-7-text = In alto: 1 influenza. Al centro (fondo scuro): paga 1 sigillo per fare l'azione del giardiniere. In basso: 2 cibo. Retro, nella zona della lanterna: 1 moneta.
card-steward-8 = Intendente 8
card-steward-8-text = In alto: 1 moneta e l'azione del pozzo. Al centro (fondo scuro): paga 1 sigillo per fare l'azione del giardiniere. In basso: 1 influenza. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-9 = Intendente 9
card-steward-9-text = In alto: 1 moneta e l'azione del pozzo. Al centro (fondo scuro): paga 1 sigillo per fare l'azione del cortigiano. In basso: 2 cibo. Retro, nella zona della lanterna: 1 moneta.
card-steward-10 = Intendente 10
card-steward-10-text = In alto: 1 sigillo e 1 risorsa a scelta. Al centro (fondo scuro): paga 1 sigillo per fare l'azione del cortigiano. In basso: 1 ferro e 1 cibo. Retro, nella zona della lanterna: 1 moneta.
card-steward-11 = Intendente 11
card-steward-11-text = In alto: 2 risorse a scelta. Al centro: 1 madreperla e una ricompensa della lanterna. In basso (fondo scuro): paga 1 sigillo per fare l'azione del guerriero. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-12 = Intendente 12
card-steward-12-text = In alto: 2 madreperle. Al centro: 1 sigillo e 1 punto. In basso (fondo scuro): paga 1 sigillo per fare l'azione del giardiniere. Retro, nella zona della lanterna: 1 moneta.
card-steward-13 = Intendente 13
card-steward-13-text = In alto: 2 ferro. Al centro: una ricompensa della lanterna. In basso (fondo scuro): paga 1 sigillo per fare l'azione del giardiniere. Retro, nella zona della lanterna: 1 moneta.
card-steward-14 = Intendente 14
card-steward-14-text = In alto: 2 punti. Al centro: 1 sigillo e 1 risorsa a scelta. In basso (fondo scuro): paga 1 sigillo per fare l'azione del guerriero. Retro, nella zona della lanterna: 1 moneta. Non si usa con 1 o 2 giocatori.
card-steward-15 = Intendente 15
card-steward-15-text = In alto: 1 influenza. Al centro: 2 madreperle. In basso (fondo scuro): paga 1 sigillo per fare l'azione del guerriero. Retro, nella zona della lanterna: 1 moneta.

## Carte diplomatico

card-diplomat-1 = Diplomatico 1
card-diplomat-1-text = In alto (fondo scuro): l'azione del cortigiano. In basso: 3 risorse a scelta. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto. Non si usa con 1 o 2 giocatori.
card-diplomat-2 = Diplomatico 2
card-diplomat-2-text = In alto (fondo scuro): l'azione del cortigiano. In basso: 2 influenza. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-3 = Diplomatico 3
card-diplomat-3-text = In alto (fondo scuro): l'azione del cortigiano. In basso: 2 punti e l'azione del pozzo. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-4 = Diplomatico 4
card-diplomat-4-text = In alto (fondo scuro): l'azione del cortigiano. In basso: 1 sigillo e una ricompensa della lanterna. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-5 = Diplomatico 5
card-diplomat-5-text = In alto (fondo scuro): l'azione del guerriero. In basso: 3 risorse a scelta. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-6 = Diplomatico 6
card-diplomat-6-text = In alto (fondo scuro): l'azione del guerriero. In basso: 2 influenza. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-7 = Diplomatico 7
card-diplomat-7-text = In alto: 2 influenza. In basso (fondo scuro): l'azione del giardiniere. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-8 = Diplomatico 8
card-diplomat-8-text = In alto: 2 punti e l'azione del pozzo. In basso (fondo scuro): l'azione del giardiniere. Nel tuo dominio l'azione in alto serve la fila corallo, quella in basso le file nera e bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-9 = Diplomatico 9
card-diplomat-9-text = In alto: 2 punti e l'azione del pozzo. In basso (fondo scuro): l'azione del guerriero. Nel tuo dominio l'azione in alto serve le file corallo e nera, quella in basso la fila bianca. Retro, nella zona della lanterna: 1 punto. Non si usa con 1 o 2 giocatori.
card-diplomat-10 = Diplomatico 10
card-diplomat-10-text = In alto: 2 monete e una ricompensa della lanterna. In basso (fondo scuro): l'azione del guerriero. Nel tuo dominio l'azione in alto serve le file corallo e nera, quella in basso la fila bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-11 = Diplomatico 11
card-diplomat-11-text = In alto: 1 influenza e una ricompensa della lanterna. In basso (fondo scuro): l'azione del giardiniere. Nel tuo dominio l'azione in alto serve le file corallo e nera, quella in basso la fila bianca. Retro, nella zona della lanterna: 1 punto.
card-diplomat-12 = Diplomatico 12
card-diplomat-12-text = In alto: 3 risorse a scelta. In basso (fondo scuro): l'azione del giardiniere. Nel tuo dominio l'azione in alto serve le file corallo e nera, quella in basso la fila bianca. Retro, nella zona della lanterna: 1 punto. Non si usa con 1 o 2 giocatori.

## Carte del Daimyo

card-daimyo-1 = Carta del Daimyo 1
card-daimyo-1-text = Sinistra: l'azione del pozzo. Centro: 2 punti. Destra: 2 sigilli.
card-daimyo-2 = Carta del Daimyo 2
card-daimyo-2-text = Sinistra: l'azione del pozzo. Centro: 2 madreperle. Destra: 3 monete.
card-daimyo-3 = Carta del Daimyo 3
card-daimyo-3-text = Sinistra: l'azione del pozzo. Centro: 2 cibo. Destra: 2 influenza.
card-daimyo-4 = Carta del Daimyo 4
card-daimyo-4-text = Sinistra: una ricompensa della lanterna. Centro: 2 ferro. Destra: 2 sigilli.
card-daimyo-5 = Carta del Daimyo 5
card-daimyo-5-text = Sinistra: una ricompensa della lanterna. Centro: 2 influenza. Destra: 3 monete.
card-daimyo-6 = Carta del Daimyo 6
card-daimyo-6-text = Sinistra: una ricompensa della lanterna. Centro: 2 cibo. Destra: 2 punti.
card-daimyo-7 = Carta del Daimyo 7
card-daimyo-7-text = Sinistra: un'azione a fondo chiaro del castello. Centro: 2 madreperle. Destra: 2 punti.
card-daimyo-8 = Carta del Daimyo 8
card-daimyo-8-text = Sinistra: un'azione a fondo chiaro del castello. Centro: 2 influenza. Destra: 2 sigilli.
card-daimyo-9 = Carta del Daimyo 9
card-daimyo-9-text = Sinistra: un'azione a fondo chiaro del castello. Centro: 2 ferro. Destra: 3 monete.

## Carte giardino

garden-plant-1 = Giardino di piante 1
garden-plant-1-text = Costa 5 cibo, vale 9 punti alla fine. Azione: paga 4 monete per fare un'azione del castello accanto a una tessera dado qualsiasi.
garden-plant-2 = Giardino di piante 2
garden-plant-2-text = Costa 4 cibo, vale 7 punti alla fine. Azione: paga 3 monete per fare l'azione del giardiniere.
garden-plant-3 = Giardino di piante 3
garden-plant-3-text = Costa 4 cibo, vale 7 punti alla fine. Azione: paga 3 monete per fare l'azione del cortigiano.
garden-plant-4 = Giardino di piante 4
garden-plant-4-text = Costa 4 cibo, vale 7 punti alla fine. Azione: paga 3 monete per fare l'azione del guerriero.
garden-plant-5 = Giardino di piante 5
garden-plant-5-text = Costa 3 cibo, vale 5 punti alla fine. Azione: paga 4 monete per usare una fila del tuo dominio.
garden-stone-1 = Giardino di pietre 1
garden-stone-1-text = Costa 1 cibo, vale 1 punto alla fine. Azione: 2 risorse a scelta.
garden-stone-2 = Giardino di pietre 2
garden-stone-2-text = Costa 1 cibo, vale 1 punto alla fine. Azione: 3 monete.
garden-stone-3 = Giardino di pietre 3
garden-stone-3-text = Costa 2 cibo, vale 3 punti alla fine. Azione: 2 sigilli.
garden-stone-4 = Giardino di pietre 4
garden-stone-4-text = Costa 2 cibo, vale 3 punti alla fine. Azione: un'azione a fondo chiaro del castello.
garden-stone-5 = Giardino di pietre 5
garden-stone-5-text = Costa 3 cibo, vale 5 punti alla fine. Azione: l'azione del pozzo.

## Carte risorsa iniziale

card-resource-1 = Risorse iniziali 1
card-resource-1-text = 2 cibo, 1 ferro, 2 monete e 1 sigillo. Porta anche il Decreto della moneta. Retro, nella zona della lanterna: 1 madreperla.
card-resource-2 = Risorse iniziali 2
card-resource-2-text = 2 risorse a scelta, 4 monete e 2 sigilli. Retro, nella zona della lanterna: 1 madreperla.
card-resource-3 = Risorse iniziali 3
card-resource-3-text = 2 ferro, 1 madreperla, 5 monete e 1 sigillo. Retro, nella zona della lanterna: 1 madreperla.
card-resource-4 = Risorse iniziali 4
card-resource-4-text = 2 madreperle, 1 ferro e 4 monete. Porta anche il Decreto del sigillo. Retro, nella zona della lanterna: 1 ferro.
card-resource-5 = Risorse iniziali 5
card-resource-5-text = 3 risorse a scelta, 4 monete e 1 sigillo. Retro, nella zona della lanterna: 1 ferro.
card-resource-6 = Risorse iniziali 6
card-resource-6-text = 1 cibo, 2 ferro, 1 madreperla, 3 monete e 1 sigillo. Retro, nella zona della lanterna: 1 ferro.
card-resource-7 = Risorse iniziali 7
card-resource-7-text = 1 risorsa a scelta, 2 monete e 2 sigilli. Porta anche il Decreto del punto clan. Retro, nella zona della lanterna: 1 cibo.
card-resource-8 = Risorse iniziali 8
card-resource-8-text = 2 cibo, 2 ferro, 1 madreperla, 4 monete e 1 sigillo. Retro, nella zona della lanterna: 1 cibo.
card-resource-9 = Risorse iniziali 9
card-resource-9-text = 4 cibo, 2 ferro, 3 monete e 2 sigilli. Retro, nella zona della lanterna: 1 cibo.

## Carte azione iniziale

card-action-courtier = Azione iniziale: cortigiano
card-action-courtier-text = Da qualsiasi fila del tuo dominio: l'azione del cortigiano. Retro, nella zona della lanterna: 1 influenza.
card-action-gardener = Azione iniziale: giardiniere
card-action-gardener-text = Da qualsiasi fila del tuo dominio: l'azione del giardiniere. Retro, nella zona della lanterna: 1 influenza.
card-action-warrior = Azione iniziale: guerriero
card-action-warrior-text = Da qualsiasi fila del tuo dominio: l'azione del guerriero. Retro, nella zona della lanterna: 1 influenza.

## Decreti

card-decree-coin = Decreto della moneta
card-decree-coin-text = Nella zona della lanterna: 1 moneta.
card-decree-seal = Decreto del sigillo
card-decree-seal-text = Nella zona della lanterna: 1 sigillo.
card-decree-point = Decreto del punto clan
card-decree-point-text = Nella zona della lanterna: 1 punto.

## Tessere dado

tile-coral-food = Tessera dado corallo: cibo
tile-coral-food-text = In una sala: i dadi di colore corallo possono usare l'azione accanto. Nel pozzo: 1 cibo.
tile-coral-iron = Tessera dado corallo: ferro
tile-coral-iron-text = In una sala: i dadi di colore corallo possono usare l'azione accanto. Nel pozzo: 1 ferro.
tile-coral-pearl = Tessera dado corallo: madreperla
tile-coral-pearl-text = In una sala: i dadi di colore corallo possono usare l'azione accanto. Nel pozzo: 1 madreperla.
tile-coral-any = Tessera dado corallo: risorsa a scelta
tile-coral-any-text = In una sala: i dadi di colore corallo possono usare l'azione accanto. Nel pozzo: 1 risorsa a scelta.
tile-coral-coin = Tessera dado corallo: moneta
tile-coral-coin-text = In una sala: i dadi di colore corallo possono usare l'azione accanto. Nel pozzo: 1 moneta.
tile-black-food = Tessera dado nera: cibo
tile-black-food-text = In una sala: i dadi di colore nero possono usare l'azione accanto. Nel pozzo: 1 cibo.
tile-black-iron = Tessera dado nera: ferro
tile-black-iron-text = In una sala: i dadi di colore nero possono usare l'azione accanto. Nel pozzo: 1 ferro.
tile-black-pearl = Tessera dado nera: madreperla
tile-black-pearl-text = In una sala: i dadi di colore nero possono usare l'azione accanto. Nel pozzo: 1 madreperla.
tile-black-any = Tessera dado nera: risorsa a scelta
tile-black-any-text = In una sala: i dadi di colore nero possono usare l'azione accanto. Nel pozzo: 1 risorsa a scelta.
tile-black-coin = Tessera dado nera: moneta
tile-black-coin-text = In una sala: i dadi di colore nero possono usare l'azione accanto. Nel pozzo: 1 moneta.
tile-white-food = Tessera dado bianca: cibo
tile-white-food-text = In una sala: i dadi di colore bianco possono usare l'azione accanto. Nel pozzo: 1 cibo.
tile-white-iron = Tessera dado bianca: ferro
tile-white-iron-text = In una sala: i dadi di colore bianco possono usare l'azione accanto. Nel pozzo: 1 ferro.
tile-white-pearl = Tessera dado bianca: madreperla
tile-white-pearl-text = In una sala: i dadi di colore bianco possono usare l'azione accanto. Nel pozzo: 1 madreperla.
tile-white-any = Tessera dado bianca: risorsa a scelta
tile-white-any-text = In una sala: i dadi di colore bianco possono usare l'azione accanto. Nel pozzo: 1 risorsa a scelta.
tile-white-coin = Tessera dado bianca: moneta
tile-white-coin-text = In una sala: i dadi di colore bianco possono usare l'azione accanto. Nel pozzo: 1 moneta.

## Tessere cortile

yard-tile-drill-1-blue = Tessera cortile 1, lato blu
yard-tile-drill-1-blue-text = Un guerriero qui porta: l'azione del cortigiano.
yard-tile-drill-1-yellow = Tessera cortile 1, lato giallo
yard-tile-drill-1-yellow-text = Un guerriero qui porta: 3 madreperle.
yard-tile-drill-2-blue = Tessera cortile 2, lato blu
yard-tile-drill-2-blue-text = Un guerriero qui porta: l'azione del guerriero.
yard-tile-drill-2-yellow = Tessera cortile 2, lato giallo
yard-tile-drill-2-yellow-text = Un guerriero qui porta: 2 influenza.
yard-tile-drill-3-blue = Tessera cortile 3, lato blu
yard-tile-drill-3-blue-text = Un guerriero qui porta: l'azione del giardiniere.
yard-tile-drill-3-yellow = Tessera cortile 3, lato giallo
yard-tile-drill-3-yellow-text = Un guerriero qui porta: 3 cibo.
yard-tile-drill-4-blue = Tessera cortile 4, lato blu
yard-tile-drill-4-blue-text = Un guerriero qui porta: un'azione del castello accanto a una tessera dado corallo.
yard-tile-drill-4-yellow = Tessera cortile 4, lato giallo
yard-tile-drill-4-yellow-text = Un guerriero qui porta: l'azione del pozzo.
yard-tile-drill-5-blue = Tessera cortile 5, lato blu
yard-tile-drill-5-blue-text = Un guerriero qui porta: un'azione del castello accanto a una tessera dado bianca.
yard-tile-drill-5-yellow = Tessera cortile 5, lato giallo
yard-tile-drill-5-yellow-text = Un guerriero qui porta: 2 sigilli.
yard-tile-drill-6-blue = Tessera cortile 6, lato blu
yard-tile-drill-6-blue-text = Un guerriero qui porta: un'azione del castello accanto a una tessera dado nera.
yard-tile-drill-6-yellow = Tessera cortile 6, lato giallo
yard-tile-drill-6-yellow-text = Un guerriero qui porta: 5 monete.
yard-tile-drill-7-blue = Tessera cortile 7, lato blu
yard-tile-drill-7-blue-text = Un guerriero qui porta: un'azione del castello accanto a una tessera dado qualsiasi.
yard-tile-drill-7-yellow = Tessera cortile 7, lato giallo
yard-tile-drill-7-yellow-text = Un guerriero qui porta: un'azione a fondo chiaro del castello.
yard-tile-drill-8-blue = Tessera cortile 8, lato blu
yard-tile-drill-8-blue-text = Un guerriero qui porta: una fila del tuo dominio.
yard-tile-drill-8-yellow = Tessera cortile 8, lato giallo
yard-tile-drill-8-yellow-text = Un guerriero qui porta: 2 punti.

## Le carte del rivale

card-rival-1 = Carta del rivale 1 (ideata da noi)
card-rival-1-text = Lato del ponte: il dado a sinistra sul ponte corallo va a: spazio sinistro fuori dalle mura. Lato delle azioni: giardiniere nel giardino di pietre con meno punti; poi cortigiano al portone. Ideata per questo programma.
card-rival-2 = Carta del rivale 2 (ideata da noi)
card-rival-2-text = Lato del ponte: il dado al centro sul ponte corallo va a: sala sinistra dei diplomatici. Lato delle azioni: il cortigiano più in basso sale di 1 piano; poi 2 influenza. Ideata per questo programma.
card-rival-3 = Carta del rivale 3 (ideata da noi)
card-rival-3-text = Lato del ponte: il dado a destra sul ponte corallo va a: sala sinistra degli intendenti. Lato delle azioni: cortigiano al portone; poi guerriero nel cortile da 1 ferro. Ideata per questo programma.
card-rival-4 = Carta del rivale 4 (ideata da noi)
card-rival-4-text = Lato del ponte: il dado a sinistra sul ponte nero va a: sala sinistra dei diplomatici. Lato delle azioni: guerriero nel cortile da 5 ferro; poi 3 monete. Ideata per questo programma.
card-rival-5 = Carta del rivale 5 (ideata da noi)
card-rival-5-text = Lato del ponte: il dado al centro sul ponte nero va a: sala destra dei diplomatici. Lato delle azioni: giardiniere nel giardino di piante con meno punti; poi 2 punti. Ideata per questo programma.
card-rival-6 = Carta del rivale 6 (per metà ideata da noi)
card-rival-6-text = Lato del ponte: il dado a destra sul ponte nero va a: sala destra degli intendenti. Lato delle azioni: 1 influenza; poi il cortigiano più in basso sale di 2 piani. Il lato delle azioni è stato ideato per questo programma.
card-rival-7 = Carta del rivale 7 (per metà ideata da noi)
card-rival-7-text = Lato del ponte: il dado a sinistra sul ponte bianco va a: sala destra dei diplomatici. Lato delle azioni: guerriero nel cortile da 3 ferro; poi il cortigiano più in basso sale di 1 piano. Il lato del ponte è stato ideato per questo programma.
card-rival-8 = Carta del rivale 8 (ideata da noi)
card-rival-8-text = Lato del ponte: il dado al centro sul ponte bianco va a: spazio destro fuori dalle mura. Lato delle azioni: cortigiano al portone; poi 3 monete. Ideata per questo programma.
card-rival-9 = Carta del rivale 9 (ideata da noi)
card-rival-9-text = Lato del ponte: il dado a destra sul ponte bianco va a: sala centrale degli intendenti. Lato delle azioni: giardiniere nel giardino con meno punti; poi 1 influenza. Ideata per questo programma.

## Punti per origine

score-play = Ottenuti durante la partita
score-coins = Monete e sigilli
score-resources = Risorse
score-time = Passare del tempo
score-courtiers = Cortigiani
score-warriors = Guerrieri
score-gardeners = Giardinieri
score-start = Vantaggio iniziale
score-failed = Azioni fallite
score-coin-trade = Monete consegnate
score-garden-step = Giardini attivi

## Perché il punteggio finale dà quel che dà

stage-turn = Round { $round }, turno { $turn }
reason-coins = { $coins } monete e { $seals } sigilli: 1 punto ogni { $rate }
reason-stock = scorta di { $stock }
reason-time = casella { $space }
reason-courtiers = { $floor }: { $count } × { $each }
reason-warriors = valore dei guerrieri { $value } × cortigiani dentro il castello { $courtiers }

## Come è finita la partita

end-three-rounds = Il terzo round è finito, e i clan si riuniscono alla corte d'inverno

## Opzioni

option-difficulty = Il rivale
option-difficulty-help = La forza del clan Tokugawa quando giochi da solo: i punti, il posto nell'ordine di turno e l'influenza con cui comincia.
option-turn_order = Primo ordine di turno
option-turn_order-help = Chi comincia il primo round: tirato a sorte, o nell'ordine dei posti. La modalità in solitario ha un ordine suo.

## Valori delle opzioni

value-difficulty-easy = Facile
value-difficulty-medium = Medio
value-difficulty-hard = Difficile
value-turn_order-random = A sorte
value-turn_order-seats = Nell'ordine dei posti

## Che cosa si chiede

ask-draw-order = Si tira a sorte il primo ordine di turno.
ask-deal = Si distribuiscono le carte del castello.
ask-draw-daimyo = Si pesca la carta del Daimyo.
ask-draw-tiles = Si dispongono le tessere dado.
ask-draw-gardens = Si pescano i giardini.
ask-draw-yards = Si pescano le tessere cortile.
ask-roll = Si lanciano i dadi.
ask-draw-resources = Si pescano le carte risorsa iniziale.
ask-draw-actions = Si pescano le carte azione iniziale.
ask-draw-solo = Si gira la prossima carta del rivale.
ask-refill = Una nuova carta arriva nel castello.
ask-pair = { $player }: scegli una coppia di carte iniziali.
ask-take = { $player }: prendi un dado dall'estremità sinistra o destra di un ponte. Quella sinistra accende le tue lanterne.
ask-place = { $player }: metti il dado { $colour } di valore { $value } su uno spazio.
ask-gain = { $n ->
        [one] { $player }: scegli una risorsa.
       *[other] { $player }: scegli una risorsa (ne restano { $n }).
    }
ask-first = { $player }: sigilli o influenza, che cosa viene prima?
ask-overflow = { $player }: ci stanno solo 5 sigilli, e { $lost ->
        [one] { $lost } andrebbe perso
       *[other] { $lost } andrebbero persi
    }. Vuoi prima scambiarne qualcuno?
ask-milestone = { $player }: paghi { $cost ->
        [one] { $cost } sigillo
       *[other] { $cost } sigilli
    } per superare la pietra miliare alla casella { $space }, o ti fermi prima?
ask-room-field = { $player }: fai un'azione aperta dal tuo dado.
ask-castle-field = { $player }: fai un'azione del castello.
ask-light-card = { $player }: fai un'azione a fondo chiaro della carta portata dal tuo cortigiano.
ask-row-card = { $player }: fai l'azione della tua carta accanto a questa fila, o rinuncia.
ask-outside = { $player }: scegli una delle due azioni fuori dalle mura.
ask-domain-row = { $player }: scegli una fila del tuo dominio.
ask-courtiers = { $player }: chiedi udienza, sali nel castello, o entrambe le cose.
ask-gardeners = { $player }: scegli un giardino per il tuo giardiniere.
ask-warriors = { $player }: scegli un cortile per il tuo guerriero.
ask-yard-tile = { $player }: fai l'azione di una tessera cortile.
ask-garden-work = { $player }: fai l'azione di un giardino.
ask-favour = { $player }: scegli un favore del Daimyo.
ask-finish = { $player }: il tuo ultimo turno è finito. Scambia sigilli, se vuoi.
ask-rival-garden = { $player }: scegli il giardino per il giardiniere del rivale.
ask-rival-room = { $player }: scegli la sala per il cortigiano del rivale.
ask-over = La partita è finita.

## Scelte

label-pair = { $resource }: { $effect }; { $action }
label-take = Prendi il dado { $colour } di valore { $value } dall'estremità { $end }
label-place-gain = Metti il dado da { $value } in: { $space } (+{ $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    })
label-place-pay = Metti il dado da { $value } in: { $space } (paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    })
label-place-even = Metti il dado da { $value } in: { $space }
label-field = { $effect } ({ $space }, { $field })
label-light = { $effect } ({ $card }, { $field })
label-card = { $effect } (la tua carta, { $field })
label-send = L'azione del { $member }
label-row = La fila { $colour ->
        [nero] nera
        [bianco] bianca
       *[other] { $colour }
    }
label-audience = Chiedi udienza: 2 monete, cortigiano al portone
label-climb = Sali: { $from } → { $space }, { $cost } madreperle
label-favour = { $effect } ({ $favour })
label-tend = Giardiniere → { $garden }, ponte { $colour } ({ $cost } cibo)
label-work = { $effect } ({ $garden }, ponte { $colour })
label-train = Guerriero → { $yard }
label-drill = { $effect } ({ $yard })
label-gain = Ottieni 1 { $good }
label-first = Prima: { $good }
label-cross = Paga { $cost ->
        [one] { $cost } sigillo
       *[other] { $cost } sigilli
    } e prosegui
label-stay = Fermati prima della pietra miliare
label-swap = Scambia { $cost ->
        [one] 1 sigillo con 1 moneta
       *[other] { $cost } sigilli con 1 { $good }
    }
label-rival-garden = Giardiniere del rivale → { $garden }, ponte { $colour }
label-rival-room = Cortigiano del rivale → { $space }
label-pass = Rinuncia a ciò che ti viene offerto
label-pass-overflow = Prendi solo i sigilli che ci stanno
label-end = Concludi la tua partita

## Avvenimenti

event-seat = { $player } è in posizione { $place } nell'ordine di turno.
event-reveal = { $card } arriva nel castello: { $space }.
event-daimyo = { $card } si trova nella sala del Daimyo.
event-tile = { $tile } va in: { $space }.
event-garden = { $garden } si trova sotto il ponte { $colour }.
event-yard = { $tile }: si trova nel { $yard }.
event-roll = I dadi di colore { $colour } mostrano { $dice }.
event-resource = In offerta: { $card }.
event-action = In coppia: { $card }.
event-rival = { $card } è in cima al mazzo del rivale.
event-pair = { $seat } comincia con { $resource } e { $action }.
event-symbols = { $seat } aggiunge alla zona della lanterna: { $what }.
event-take = { $seat } prende il dado { $colour } di valore { $value } dall'estremità { $end }.
event-take-centre = { $seat } prende il dado { $colour } di valore { $value } dal centro del ponte.
event-place-gain = { $seat } mette il dado da { $value } in: { $space }, e ottiene { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-place-pay = { $seat } mette il dado da { $value } in: { $space }, e paga { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
event-place-even = { $seat } mette il dado da { $value } in: { $space }.
event-field = { $seat } fa l'{ $field } di { $card }: { $effect }.
event-start-action = { $seat } fa l'azione della carta azione iniziale: { $effect }.
event-send = { $seat } sceglie l'azione del { $member }.
event-row = { $seat } riceve le ricompense visibili della fila { $colour ->
        [nero] nera
        [bianco] bianca
       *[other] { $colour }
    }.
event-lantern = { $seat } riceve la ricompensa della lanterna.
event-well = { $seat } riceve le ricompense del pozzo.
event-audience = { $seat } porta un cortigiano al portone.
event-climb = { $seat } sale: { $from } → { $space }.
event-turned = { $seat } gira una carta nella zona della lanterna: { $card } ({ $what }).
event-card = { $seat } porta una carta nel dominio: { $card }.
event-favour = { $seat } riceve il { $favour } del Daimyo: { $effect }.
event-favour-only = { $seat } occupa il { $favour } del Daimyo, senza ricompensa.
event-tend = { $seat } manda un giardiniere a { $garden }, sotto il ponte { $colour }.
event-work = { $seat } fa l'azione di { $garden }: { $effect }.
event-train = { $seat } manda un guerriero nel { $yard }.
event-drill = { $seat } fa l'azione di una tessera del { $yard }: { $effect }.
event-first = { $seat } riceve prima: { $good }.
event-cross = { $seat } paga { $cost ->
        [one] { $cost } sigillo
       *[other] { $cost } sigilli
    } per la pietra miliare della casella { $space }.
event-stay = { $seat } si ferma prima della pietra miliare e perde { $n } influenza.
event-stopped = { $seat } non ha abbastanza sigilli per la pietra miliare e perde { $n } influenza.
event-time-end = { $seat } è in fondo al tracciato del passare del tempo e perde { $n } influenza.
event-swap = { $seat } scambia { $cost ->
        [one] 1 sigillo con 1 moneta
       *[other] { $cost } sigilli con 1 { $good }
    }.
event-rival-room = { $seat } fa salire il cortigiano del rivale: { $space }.
event-pass = { $seat } rinuncia.
event-pass-overflow = { $seat } prende solo i sigilli che ci stanno.
event-end = { $seat } ha finito.
event-gained = { $seat } ottiene { $what }.
event-paid = { $seat } paga { $what }.
event-lost = { $seat } non ha spazio per altro e perde { $what }.
event-lost-any = { $seat } non ha spazio per altro e perde { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    } a scelta.
event-points = { $seat } segna { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
event-score = { $seat } segna { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }: { $source }.
event-influence = { $seat } avanza di { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    }, fino alla casella { $space } del passare del tempo.
event-round = Comincia il round { $n }.
event-order = L'ordine di turno ora è: { $players }.
event-gardens = { $seat } ha giardinieri in giardini attivi: { $gardens }.
event-game-over = La partita è finita.
event-rival-turned = { $seat } gira: { $card }.
event-rival-missed = { $card } indica un dado che non c'è: ponte { $colour }, { $end }.
event-rival-card = { $seat } fa le azioni di { $card }: { $first }; { $second }.
event-handed-in = { $seat } consegna { $what }.
event-discarded = { $card } esce dalla partita.
clan-rival = Tokugawa
order-one = { $player }
order-then = { $first }, { $second }
space-nowhere = nessuno spazio: tutte le tessere dado si dispongono di nuovo

## Perché no

why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $player }: aspetta il tuo.
why-chance = Questo lo decide solo il caso.
why-pair-over = Le coppie iniziali sono già state scelte.
why-choose-pair = Prima scegli una coppia iniziale.
why-take-first = Prima prendi un dado dall'estremità di un ponte.
why-place-first = Prima metti su uno spazio il dado che hai in mano.
why-finish-first = Prima finisci ciò che hai cominciato.
why-no-field-open = Ora nessuna azione del castello è aperta: metti un dado in una sala, o usa un simbolo che ne indica una.
why-no-card-taken = Un'azione a fondo chiaro si fa solo quando un cortigiano è appena arrivato in una sala.
why-no-row-open = L'azione della tua carta si fa solo subito dopo le ricompense di una fila del dominio.
why-not-outside = Si sceglie tra queste azioni solo quando il dado è fuori dalle mura.
why-no-domain-icon = Una fila del dominio si sceglie solo con il simbolo del dominio.
why-no-courtier-action = Ora non hai un'azione del cortigiano da fare.
why-no-favour-due = Un favore si riceve solo quando il cortigiano è appena arrivato dal Daimyo.
why-no-gardener-action = Ora non hai un'azione del giardiniere da fare.
why-no-garden-due = L'azione di questo giardino non si fa ora.
why-no-warrior-action = Ora non hai un'azione del guerriero da fare.
why-no-tile-due = L'azione di questa tessera cortile non si fa ora.
why-no-choice-due = Ora non hai una risorsa a scelta da prendere.
why-no-order-due = Ora non c'è un ordine di guadagni da scegliere.
why-no-milestone = Il tuo segnalino non è davanti a una pietra miliare.
why-no-rival-choice = Il rivale non ti lascia nulla da scegliere ora.
why-not-the-end = Il tuo ultimo turno non è ancora finito.
why-die-every-turn = In ogni turno si deve prendere e mettere un dado.
why-end-instead = Non c'è nulla a cui rinunciare; concludi la tua partita quando hai scambiato ciò che vuoi.
why-must-choose = A questo non si può rinunciare: scegli.
why-no-swap-now = I sigilli si scambiano nel tuo turno o nel tuo passo dei giardini.
why-few-seals = Questo costa { $cost ->
        [one] { $cost } sigillo
       *[other] { $cost } sigilli
    }; ne hai { $seals }.
why-resource-full = Hai già { $limit } di questa risorsa, e non ce ne sta di più.
why-not-on-offer = Questa coppia non è in offerta.
why-no-die-there = Non c'è un dado a questa estremità del ponte.
why-colour-not-in-room = Nessuna tessera dado di questa sala è di colore { $colour }.
why-row-taken = La fila { $colour ->
        [nero] nera
        [bianco] bianca
       *[other] { $colour }
    } del tuo dominio ha già un dado.
why-space-full = { $limit ->
        [one] C'è già un dado, e con così pochi giocatori i dadi non si impilano.
       *[other] Ci sono già { $limit } dadi, e non ce ne stanno altri.
    }
why-few-coins = Questo costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }; ne hai { $coins }.
why-not-light = Qui si può fare solo un'azione a fondo chiaro.
why-field-not-open = Il tuo dado non ha aperto questa azione: la tessera accanto ha un altro colore, o è già stata fatta.
why-other-tile = La tessera dado accanto a questa azione non è di colore { $colour }.
why-nothing-to-do = Ora con questa azione non potresti fare nulla.
why-not-this-side = Questa azione non c'è da questo lato delle mura.
why-part-done = Questa parte dell'azione del cortigiano è già fatta; ogni parte si fa una volta.
why-no-courtier-left = Nel tuo dominio non ci sono più cortigiani.
why-one-or-two-floors = Un cortigiano sale di un piano o di due.
why-no-courtier-there = Lì non hai cortigiani.
why-few-pearls = Questa salita costa { $cost } madreperle; ne hai { $pearls }.
why-no-gardener-left = Nel tuo dominio non ci sono più giardinieri.
why-gardener-there = Hai già un giardiniere in questo giardino.
why-little-food = Questo giardino costa { $cost } cibo; ne hai { $food }.
why-no-warrior-left = Nel tuo dominio non ci sono più guerrieri.
why-little-iron = Questo cortile costa { $cost } ferro; ne hai { $iron }.
why-favour-taken = Un altro cortigiano occupa già questo favore.
why-not-fewest-points = Tra i giardini del tipo indicato, il giardiniere del rivale va in quello che vale meno punti.
why-not-that-floor = Il cortigiano del rivale è arrivato a un altro piano.

## Il tabellone nel terminale

board-rival = Tokugawa
board-round = Round
board-order = Ordine di turno
board-decks = Mazzi
board-die = In mano
board-steward-left = Intendenti, sin.
board-steward-middle = Intendenti, centro
board-steward-right = Intendenti, des.
board-diplomat-left = Diplomatici, sin.
board-diplomat-right = Diplomatici, des.
board-daimyo = Sala del Daimyo
board-courtiers = Cortigiani
board-gate = Portone
board-bridge-coral = Ponte corallo
board-bridge-black = Ponte nero
board-bridge-white = Ponte bianco
board-stone = Pietre
board-plant = Piante
board-outside = Fuori dalle mura
board-outside-left = fuori, sin.
board-outside-right = fuori, des.
board-well = Pozzo
board-yards = Cortili d'addestramento
board-time = Passare del tempo
board-food = cibo
board-iron = ferro
board-pearl = madreperla
board-coin = monete
board-seal = sigilli
board-score = Punti
board-card = Carta
board-offer = Coppie iniziali
board-rival-die = Ultimo dado:
board-designed = carte ideate per questo programma
board-rival-last = Ha fatto:
board-sign-choice = la tua scelta
board-sign-lantern = lanterna
board-sign-printed = valore stampato
board-sign-members = nel dominio, usciti
board-sign-milestone = pietra miliare e i suoi sigilli
board-sign-dark = fondo scuro

## Simboli delle carte del rivale

symbol-garden-plant = giardiniere (piante)
symbol-garden-stone = giardiniere (pietre)
symbol-garden-any = giardiniere
symbol-yard-5 = guerriero (5 ferro)
symbol-yard-3 = guerriero (3 ferro)
symbol-yard-1 = guerriero (1 ferro)
symbol-gate = cortigiano al portone
symbol-climb = cortigiano su di { $n }
symbol-point = { gain-point }
symbol-influence = { gain-influence }
symbol-coin = { gain-coin }

## Il tabellone della pagina

page-castle = Il castello
page-grounds = Cortili, fuori dalle mura, pozzo
page-clan = Clan { $n }
page-floor-gate = portone
page-floor-stewards = intendenti
page-floor-diplomats = diplomatici
page-floor-daimyo = Daimyo
page-begin = Round { $round }, turno { $turn } di { $turns }
page-floor-worth = Ogni cortigiano qui vale { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } alla fine.
page-deck = { $n ->
        [one] Resta { $n } carta nel mazzo di questo piano.
       *[other] Restano { $n } carte nel mazzo di questo piano.
    }
page-left-end = Il dado dell'estremità sinistra, il più basso, porta anche una ricompensa della lanterna.
page-right-end = Il dado dell'estremità destra è il più alto; non porta ricompense della lanterna.
page-centre = Un dado al centro non si può prendere.
page-yard-worth = Alla fine ogni guerriero qui vale { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni tuo cortigiano dentro il castello.
page-outside = Scegli una delle due azioni.
page-round = Tre round; in ognuno ogni clan prende tre dadi.
page-time-space = Passare del tempo, casella { $n }
page-time-worth = Vale { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } alla fine.
page-time-toll = Pietra miliare: { $n ->
        [one] { $n } sigillo
       *[other] { $n } sigilli
    } per entrare.
page-row = Un dado di questo colore porta tutte le ricompense in vista, poi l'azione della carta accanto alla fila.
page-row-open = In vista: si guadagna a ogni uso di questa fila.
page-row-hidden = Nasconde { $what }, finché il membro non esce.
page-card = Si fa dopo le ricompense di una fila accanto.
page-lantern-zone = Zona della lanterna
page-look = Mostra il dominio di { $player }
page-close = Chiudi
page-score = Punti finora; il resto si conta alla fine.
page-home = I membri in casa nascondono ricompense della fila.
page-exchange = Scambia sigilli
page-exchange-for = Sigilli per: { $good }
page-exchange-price = { $n ->
        [one] { $n } sigillo per 1.
       *[other] { $n } sigilli per 1.
    }
page-parts = Parti del tabellone
page-part-castle = Al castello
page-part-bridges = Ai ponti e ai giardini
page-part-grounds = Ai cortili e al pozzo
page-part-home = Al tuo dominio
page-part-clans = Agli altri clan
page-trail = Questo turno finora
page-rest = Ancora da fare
page-then = poi:
page-which = Quale mossa?
page-rival-used = Ultimo dado
page-rival-die = dado { $colour }, { $end } → { $space }
page-rival-last = Ha fatto
page-rival-none = Non ha ancora agito in questo round.
page-pending-room-field = un'altra azione della sala
page-pending-castle-field = un'azione del castello
page-pending-light-card = un'azione a fondo chiaro della carta
page-pending-row-card = l'azione della tua carta
page-pending-outside = fuori dalle mura
page-pending-domain-row = una fila del dominio
page-pending-courtiers = l'azione del cortigiano
page-pending-gardeners = l'azione del giardiniere
page-pending-warriors = l'azione del guerriero
page-pending-yard-tile = una tessera del cortile
page-pending-garden-work = altri giardini
page-pending-favour = un favore del Daimyo
page-pending-refill = una nuova carta per la sala
page-pending-well = il pozzo
page-pending-row = una fila del dominio
page-verb-pair = Coppie iniziali
page-verb-take = Prendi un dado
page-verb-place = Metti il dado
page-verb-field = Azioni del castello
page-verb-light = Azioni a fondo chiaro della nuova carta
page-verb-card = La tua carta
page-verb-send = Fuori dalle mura
page-verb-row = File del tuo dominio
page-verb-audience = Udienza
page-verb-climb = Sali
page-verb-favour = Favori del Daimyo
page-verb-tend = Giardini
page-verb-work = Azioni dei giardini
page-verb-train = Cortili
page-verb-drill = Tessere dei cortili
page-verb-gain = Risorse
page-verb-first = Che cosa viene prima
page-verb-cross = Pietra miliare
page-verb-stay = Fermati
page-verb-swap = Scambia sigilli
page-verb-rival-garden = Il giardiniere del rivale
page-verb-rival-room = Il cortigiano del rivale
page-verb-pass = Rinuncia
page-verb-end = Concludi
page-goal = Vince chi ha più punti dopo tre round di tre dadi. Cortigiani che salgono, giardinieri nei giardini e guerrieri nei cortili danno punti alla fine, e così il passare del tempo.
page-turn = Prendi un dado dall'estremità di un ponte; da quella sinistra accende anche le tue lanterne.
    Mettilo su uno spazio: sopra il suo valore rende monete, sotto ne costa.
    Fai le azioni dello spazio nell'ordine che vuoi. I sigilli si scambiano in ogni momento.
page-scoring = Monete e sigilli: 1 punto ogni 5. Ogni risorsa: 1 punto da 3 a 6, 2 punti con 7.
    Passare del tempo: il numero della tua casella.
    Cortigiani: 1 al portone, 3 dagli intendenti, 6 dai diplomatici, 10 dal Daimyo.
    Guerrieri: il loro valore (2 o 1) moltiplicato per i tuoi cortigiani dentro il castello.
    Giardinieri: i punti dei loro giardini.

## Lezione

lesson-welcome = Ti diamo il benvenuto in The White Castle. Guidi un clan che cerca il favore del Daimyo. In tre round di tre turni prendi un dado e lo metti su uno spazio: nove dadi in tutto, e ognuno deve contare.
lesson-pair = Il rivale ha già scelto. Prendi questa coppia: qualche bene per cominciare e una carta con l'azione del giardiniere per il tuo dominio.
lesson-bridges = I dadi attendono su tre ponti, i bassi a sinistra, gli alti a destra. Puoi prendere il dado di una delle due estremità. Le estremità sinistre stanno accanto a una lanterna: un dado preso lì porta anche la ricompensa della lanterna, tutti i simboli della tua zona della lanterna.
lesson-take = Prendi il 2 bianco dall'estremità sinistra, e le tue lanterne brilleranno.
lesson-place = Ogni spazio ha un valore. Un dado più alto rende la differenza in monete, uno più basso la fa pagare. Questa sala vale 3 e ha una tessera del colore del tuo dado: metti qui il 2 e paga 1 moneta.
lesson-field = Il bianco sta accanto a due azioni della carta della sala, quindi sono tue entrambe. Comincia da quella scura: paga 1 sigillo per l'azione del cortigiano.
lesson-audience = Un cortigiano può fare due cose. Prima chiedi udienza: per 2 monete un cortigiano del tuo dominio va al portone.
lesson-climb = Poi sali: per 2 madreperle il cortigiano va in una sala degli intendenti. I piani più alti valgono molti più punti, 10 dal Daimyo.
lesson-light = Chi arriva in una sala ne prende la carta. La tua vecchia carta si gira e va nella zona della lanterna, e fai subito un'azione a fondo chiaro di quella nuova: 1 moneta e il pozzo.
lesson-rival = Guarda quanto ha reso un dado piccolo. Ora gioca il rivale, che mette un dado alto nel pozzo: 5 monete, un sigillo e beni.
lesson-second = Tocca a te. I dadi alti sono per gli spazi di valore alto. Prendi il 6 nero dall'estremità destra.
lesson-domain = Le file del tuo dominio valgono 6. Il nero è dei giardinieri: ottieni tutto ciò che è in vista in quella fila, poi puoi fare l'azione della tua carta accanto a essa.
lesson-members = Tre tipi di membri danno punti alla fine. I cortigiani valgono secondo il piano. I giardinieri costano cibo, portano l'azione del giardino e i suoi punti. I guerrieri costano ferro, portano le azioni del cortile e valgono 1 o 2 punti per ogni tuo cortigiano dentro il castello.
lesson-time = L'influenza ti fa avanzare nel passare del tempo, che dà punti alla fine e decide l'ordine di turno del round successivo. Per superare le pietre miliari servono sigilli. In ogni momento due sigilli valgono anche una risorsa a scelta, e uno vale una moneta. Dopo nove turni si contano i punti.
lesson-goodbye = Ora sai tutto ciò che ti serve. Ogni carta e ogni simbolo si spiega quando lo indichi, e un consiglio c'è sempre. Adesso gioca una vera partita contro un rivale facile.

## Perché un consiglio è buono

hint-gate = Un cortigiano aspetta al portone e può salire
hint-warriors = Ogni cortigiano che entra nel castello porta { $n ->
    [one] 1 punto
   *[other] { $n } punti
} grazie ai tuoi guerrieri
hint-garden = Il giardino rende ancora alla fine di { $n ->
    [one] un round
   *[other] { $n } round
}
hint-lantern = Ogni lanterna ora porta in più { $gain }
hint-goods = { $gain } per dopo
hint-ahead = Superi un clan sul passare del tempo

## In breve

page-icons =
    Ciotola: cibo. Lingotto: ferro. Disco iridescente: madreperla. Moneta con il foro quadrato: monete. Sigillo rosso: sigilli del Daimyo. Ventaglio: punti. Clessidra: influenza sul passare del tempo.
    Cappello alto: cortigiano. Cappello di paglia: giardiniere. Elmo con le corna: guerriero. Lanterna: la tua ricompensa della lanterna. Casa del pozzo: il pozzo. Portale: il portone.
    Un numero rosso prima di una freccia è un prezzo. Un cortigiano appena salito non può fare le azioni a fondo scuro.

# Slips
slip-decline = Ciò a cui rinunci non ti costerebbe nulla.
