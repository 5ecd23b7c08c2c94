## Errori del nucleo

error-game = Non c'è un gioco chiamato { $name }. Ci sono: { $names }.
error-seats = { $game } non si gioca in { $seats }; si può giocare in { $counts }.
error-option-name = Non c'è l'opzione { $name }. Ci sono: { $names }.
error-option-value = L'opzione { $name } non può essere { $value }. Possibili: { $values }.
error-option-pick = L'opzione { $name } non ha la carta { $value }, o la carta è nominata due volte. Carte: { $values }.
error-option-draws = L'opzione { $name } può pescare da 1 a { $most } carte, e si scrive random:N; è stato dato { $value }.
error-option-form = Scrivi un'opzione come nome=valore; è stato dato { $text }.
error-bot = Non c'è un bot chiamato { $name }. Ci sono: { $names }.
error-bots-count = { $bots ->
    [one] È indicato 1 giocatore
   *[other] Sono indicati { $bots } giocatori
} per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}; indicane uno per ogni posto.
error-notation-empty = Non è stato scritto nulla. Un'azione è un verbo con i suoi luoghi.
error-notation-verb = { $word } non è un verbo di questo gioco. Verbi: { $verbs }.
error-notation-shape = Scrivi così: { $shape }; è stato dato { $text }.
error-notation-word = { $word } non va bene come { $domain }. Scrivi così: { $shape }.
error-notation-number = L'azione numero { $number } è fuori da 0 a { $size }.
error-illegal = { $action } non è permesso ora.
error-illegal-rule = { $action } non è permesso ora: { $reason } [{ $rule }]
error-illegal-chance = { $action } non si può fare ora: il caso e i giocatori non agiscono l'uno per gli altri.
error-illegal-over = { $action } non si può fare: la partita è finita.
error-undo = Non c'è nulla da annullare: nel frattempo è stato rivelato qualcosa, o ha agito qualcun altro.
error-record-format = Riga { $line }: una registrazione comincia con la riga "{ $wanted }".
error-record-encoding = Riga { $line }: questo non è testo UTF-8.
error-record-header = Riga { $line }: un'intestazione si scrive come chiave: valore; è stato dato { $text }.
error-record-missing = Alla registrazione manca l'intestazione { $header }.
error-record-version = Riga { $line }: la registrazione segue la versione { $version } delle regole; questo programma gioca la versione { $known }.
error-record-opening = La partita di questa registrazione non si può preparare: { $reason }
error-record-seats = Riga { $line }: { $value } non è un numero di posti.
error-record-line = Riga { $line }: comincia con *, p1:, # o =; è stato dato { $text }.
error-record-over = Riga { $line }: { $text } viene dopo la fine della partita.
error-record-actor = Riga { $line }: agisce { $mark }, ma tocca a { $expected }.
error-record-action = Riga { $line }: { $reason }
error-record-unfinished = Riga { $line }: qui c'è il punteggio finale, ma la partita non è finita.
error-record-scores = Riga { $line }: la registrazione dice { $said }, il programma conta { $counted }.
error-file = { $path }: { $reason }.
error-file-size = { $path } è troppo grande per una registrazione.
error-at = --at conta i passi a partire da 0; è stato dato { $at }.
error-at-most = La registrazione ha solo { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}; --at { $at } è oltre la fine.
error-names-count = Sono dati { $names } nomi per { $seats } posti.
error-load-game = La partita salvata è di { $game }: indica quel gioco o nessuno.
error-load-options = Le opzioni di una partita salvata sono fisse; togli --option con --load.
error-workers = I processi di lavoro non si avviano; prova --jobs 1.
error-file-exists = { $path } esiste già; scegli un altro nome.
error-no-game = Di' a quale gioco vuoi giocare. Ci sono: { $names }.
error-tune = L'euristica di { $game } non ha pesi da mettere a punto.
error-tune-only = Nessun peso ha un nome che cominci con { $text }.
error-tune-seats = I pesi si mettono a punto giocando tra loro: indicare due o più posti.
error-move-number = Non c'è la mossa { $number }; scegli da 1 a { $most }.

## Aiuto dei comandi

help-tenshu = Gioca, studia e automatizza giochi da tavolo moderni. Ogni comando ha il suo --help.
help-game = il gioco: { $names }
help-option = imposta un'opzione del gioco (ripeti per altre); @FILE come valore la legge da un file; `tenshu games` le elenca
help-lang = la lingua di tutti i testi
help-json = scrive il risultato in JSON, per i programmi
help-jobs = quanti processi lavorano insieme (di norma tutti i core)
help-seed = il seme di tutto il caso; lo stesso seme dà le stesse partite
help-seats = quanti giocatori (due, se non detto)
help-bots = i bot, posto per posto; uno solo occupa tutti i posti
help-games-k = quante partite
help-games-n = quante partite
help-records = scrive in questa cartella una registrazione di ogni partita
help-fuzz-records = dove si scrivono le registrazioni di ciò che si è rotto
help-arena-bots = i bot, uno per posto
help-rounds = quanti giri si misurano
help-bench-seats = quanti giocatori (due, se non detto)
help-file = la registrazione; - legge lo standard input
help-at = si ferma dopo tanti passi
help-log = racconta anche ogni passo a parole
help-play-seats = chi siede dove: { $names }
help-names = i nomi dei giocatori, posto per posto
help-play-seed = il seme di tutto il caso (di norma uno nuovo)
help-confirm = chiede conferma prima che i bot seguano il tuo turno, così puoi ancora annullarlo
help-load = continua una registrazione salvata

help-games = elenca i giochi e le loro opzioni
help-games-more = Elenca i giochi, in quanti si giocano e ogni opzione con i suoi valori.
help-play = gioca nel terminale
help-play-more =
    Gioca nel terminale contro i bot, o in più persone allo stesso schermo.
    Scrivi il numero di una mossa o la sua notazione; `help` elenca che cos'altro si può scrivere.
    Esempio: tenshu play dragon_castle --seats human,greedy --option spirits=random
help-simulate = fa giocare ai bot molte partite
help-simulate-more =
    Fa giocare ai bot molte partite e riassume punteggi e finali.
    Esempio: tenshu simulate dragon_castle --seats 3 --games 100 --bots greedy
help-replay = ripete una registrazione e ne controlla il punteggio
help-replay-more =
    Ripete una registrazione passo per passo; un passo illegale è indicato con la sua riga e regola.
    Esempio: tenshu replay my.game --log
help-show = disegna una posizione di una registrazione
help-show-more =
    Disegna la posizione alla fine di una registrazione, o dopo tanti passi.
    Esempio: tenshu show my.game --at 120
help-fuzz = cerca difetti con partite a caso
help-fuzz-more =
    Gioca partite a caso con ogni numero di giocatori e ogni opzione, e controlla tutti gli
    invarianti dopo ogni azione. Ciò che si rompe è scritto come registrazione. Codice di uscita 1
    se qualcosa si è rotto.
help-bench = misura la velocità dei giochi
help-bench-more = Misura partite a caso, dalla preparazione alla fine, per secondo di CPU, compilate e interpretate.
help-arena = misura i bot l'uno contro l'altro
help-arena-more =
    Fa giocare i bot tra loro; ogni seme si gioca una volta con ogni rotazione dei posti.
    Esempio: tenshu arena dragon_castle --bots greedy,random --games 400
help-tune = trovare pesi migliori per un'euristica giocando contro se stessa
help-tune-more =
    Cambia un poco i pesi dell'euristica di un gioco, nei due sensi, fa giocare le due parti sugli
    stessi semi e segue la migliore. Il risultato si tiene solo se batte l'inizio.
    Esempio: tenshu tune dragon_castle --batches 100 --pairs 20
help-tune-bot = il bot che gioca con i pesi
help-tune-batches = quante volte si spostano i pesi
help-pairs = quante coppie di partite si giocano prima di ogni passo
help-tune-check = quante coppie di partite confrontano il risultato con l'inizio
help-tune-fit = adattare i pesi a come finirono tante partite del bot contro se stesso, invece di spostarli
help-tune-only = cambiare solo i pesi i cui nomi cominciano così
help-tune-out = dove si scrivono i pesi (di norma nella cartella del gioco)

## Che cosa dicono i comandi

cli-seats = per { $seats } giocatori
cli-playing = Si gioca
cli-fuzzing = Si cercano difetti
cli-measuring = Si misura
cli-simulated = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}, { $seconds } secondi.
cli-mean = { $mean } punti in media, { $wins } delle vittorie
cli-fuzzed = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}, { $violations ->
    [0] nulla si è rotto
    [one] 1 violazione
   *[other] { $violations } violazioni
}.
cli-arena = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} con { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
}, ognuno con tutte le rotazioni dei posti; intervalli al 95%.
cli-arena-bot = bot
cli-arena-games = partite
cli-arena-wins = vittorie
cli-arena-interval = intervallo
cli-arena-points = punti
cli-arena-time = ms per mossa
cli-bench-games = partite/s
cli-bench-actions = azioni/s
cli-bench-clones = copie/s
cli-bench-simulations = simulazioni di ricerca/s
cli-bench-compiled = compilato
cli-bench-interpreted = interpretato
cli-bench-not-compiled = qui non compilato
cli-bench-ratio = compilato / interpretato
cli-tuning = Messa a punto
cli-comparing = Confronto
cli-tuned = I pesi messi a punto hanno { $lead } punti di vantaggio su { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} di partite.
cli-not-better = Non è un guadagno sicuro; non si è scritto nulla.
hint-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $source }
cli-replayed = { $game }: { $steps ->
    [one] 1 passo ripetuto, permesso.
   *[other] { $steps } passi ripetuti, tutti permessi.
}
cli-unfinished = La partita non è finita.
cli-rival = Rivale
cli-total = Totale
cli-place = Posizione
cli-welcome = { $game }. Scrivi il numero o la notazione di una mossa, oppure help.
cli-left = Hai lasciato il tavolo.
cli-confirm = { $player }: Invio chiude il tuo turno, undo annulla l'ultimo passo.
cli-pass-screen = ── Passa lo schermo a { $player }. ──
cli-why-legal = È permesso, per esempio: { $action }
cli-saved = Salvato come { $path }.
cli-winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme: { $names }!
}
cli-hint = attesi { $points } punti, { $share } della riflessione
cli-help-hint = Scrivi il numero o la notazione di una mossa, oppure help.
cli-help =
    un numero         la mossa con quel numero
    una notazione     come quella in grigio accanto a ogni mossa
    moves             elenca di nuovo le mosse
    board             disegna di nuovo il tabellone
    hint              le mosse migliori, che cosa promettono e perché
    why MOSSA         quale regola vieta una mossa, per esempio why take d4
    undo              annulla il tuo ultimo passo, finché nulla è stato rivelato
    score             i punti per provenienza, se la partita finisse ora
    log               tutto ciò che è successo
    save FILE         scrive la registrazione; tenshu play --load FILE la continua
    quit              lascia il tavolo

## Notazioni di altri programmi

help-export = scrive una registrazione nella notazione di un altro programma
help-export-more = Scrive la partita di una registrazione in una notazione che altri programmi di questo gioco leggono.
help-export-format = quale notazione; il NOTATION.md di ogni gioco dice quali conosce
help-export-out = file da scrivere al posto dell'uscita standard
cli-foreign-replayed = { $game }, notazione { $format }: { $rows ->
    [one] 1 riga rigiocata
   *[other] { $rows } righe rigiocate
}, { $mismatches ->
    [0] tutti i totali uguali
    [one] 1 totale diverso
   *[other] { $mismatches } totali diversi
}.
cli-foreign-mismatch = riga { $row }, { $name }, { $what }: atteso { $expected }, ottenuto { $got }
cli-foreign-score = { $name }: { $score }
cli-foreign-unsupported = { $game }, notazione { $format }: questa partita non si può rigiocare qui: { $reason }
error-foreign-options = Un file { $format } non contiene passi nostri: --at e --log valgono per le registrazioni.
error-format = { $game } non conosce la notazione { $format }; esiste: { $formats }
