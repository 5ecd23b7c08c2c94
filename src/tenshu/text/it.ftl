## Errori del nucleo

error-game = Non c'è un gioco chiamato { $name }. Ci sono: { $names }.
error-seats = { $game } non si gioca in { $seats }; si può giocare in { $counts }.
error-option-name = Non c'è l'opzione { $name }. Ci sono: { $names }.
error-option-value = L'opzione { $name } non può essere { $value }. Possibili: { $values }.
error-option-pick = L'opzione { $name } non ha la carta { $value }, o la carta è nominata due volte. Carte: { $values }.
error-option-draws = L'opzione { $name } può pescare da 1 a { $most } carte, e si scrive random:N; hai scritto { $value }.
error-first-player = Il giocatore { $value } non può cominciare in una partita a { $seats } giocatori.
error-option-form = Scrivi un'opzione come nome=valore; hai scritto { $text }.
error-bot-setting = { $text } non è un'impostazione di una ricerca. Ci sono: { $names }, ognuna con un numero fino a { $most } (NOME=1.5); { $whole } vogliono numeri interi, { $positive } più di 0.
error-bot-budget = { $name } non è una ricerca: scrivi search:sims=N con un numero intero da 1 a { $most }, o search:seconds=S con un numero come 0.5.
error-bot = Non c'è un bot chiamato { $name }. Ci sono: { $names }.
error-exec = { $name } non indica un programma eseguibile: scrivi exec:COMANDO, per esempio exec:./mybot o "exec:python3 mybot.py".
error-exec-system = I programmi come giocatori (exec:COMANDO) richiedono Linux, macOS o un altro sistema POSIX.
error-bot-extra = `tenshu bot` richiede httpx: pip install 'tenshu[client]'.
error-bot-refused = Il server ha rifiutato: { $reason }.
error-bot-server = { $server } non è raggiungibile o non risponde.
program-late = il programma non ha risposto entro { $seconds } s
program-flood = il programma ha scritto più di { $most } byte prima della risposta
program-line = il programma ha scritto una riga di più di { $most } byte
program-answer = il programma ha scritto “{ $text }” dove ci voleva “{ $word }”
program-illegal = il programma ha giocato “{ $action }”, che non è permesso
program-ended = il programma è terminato (codice { $code })
program-ended-told = il programma è terminato (codice { $code }): { $told }
error-bots-count = { $bots ->
    [one] È indicato 1 giocatore
   *[other] Sono indicati { $bots } giocatori
} per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}; indicane uno per ogni posto.
error-notation-empty = Non è stato scritto nulla. Un'azione è un verbo con i suoi argomenti.
error-notation-verb = { $word } non è un verbo di questo gioco. Verbi: { $verbs }.
error-notation-shape = Scrivi così: { $shape }; hai scritto { $text }.
error-notation-word = { $word } non va bene come { $domain }. Scrivi così: { $shape }.
error-notation-number = L'azione numero { $number } non è tra 0 e { $size }.
error-illegal = { $action } non è permesso ora.
error-illegal-rule = { $action } non è permesso ora: { $reason } [{ $rule }]
error-illegal-chance = { $action } non si può fare ora: i giocatori non sorteggiano per il caso, né il caso gioca per loro.
error-illegal-over = { $action } non si può fare: la partita è finita.
error-undo = Non c'è nulla da annullare: nel frattempo è stato rivelato qualcosa, o ha agito qualcun altro.
error-record-format = Riga { $line }: una registrazione comincia con la riga "{ $wanted }".
error-record-encoding = Riga { $line }: questo non è testo UTF-8.
error-record-header = Riga { $line }: un'intestazione si scrive come chiave: valore; qui c'è { $text }.
error-record-missing = Alla registrazione manca l'intestazione { $header }.
error-record-version = Riga { $line }: la registrazione segue la versione { $version } delle regole; questo programma gioca la versione { $known }.
error-record-opening = La partita di questa registrazione non si può preparare: { $reason }
error-record-seats = Riga { $line }: { $value } non è un numero di posti.
error-record-line = Riga { $line }: comincia con *, p1:, # o =; qui c'è { $text }.
error-record-over = Riga { $line }: { $text } viene dopo la fine della partita.
error-record-actor = Riga { $line }: agisce { $mark }, ma tocca a { $expected }.
error-record-action = Riga { $line }: { $reason }
error-record-unfinished = Riga { $line }: qui c'è il punteggio finale, ma la partita non è finita.
error-record-header-size = Le intestazioni di una registrazione possono avere in tutto al massimo { $most } caratteri.
error-record-too-long = Una registrazione può avere al massimo { $most } caratteri.
error-record-too-much = Questa registrazione richiede troppo tempo o troppa memoria per essere letta.
error-record-unreadable = Questa registrazione non si può leggere.
error-record-quota = Da qui sono state aperte troppe registrazioni; quelle che nessuno guarda vengono cancellate dopo { $days } giorni.
error-record-scores = Riga { $line }: la registrazione dice { $said }, il programma conta { $counted }.
error-record-lines = Riga { $line }: una registrazione ha al massimo { $most } righe.
error-record-width = Riga { $line }: una riga ha al massimo { $most } caratteri.
error-record-headers = Riga { $line }: una registrazione ha al massimo { $most } intestazioni.
error-lesson-ask = La lezione chiede { $card } alla fine della registrazione: dopo quella riga deve venire un'azione.
error-file = { $path }: { $reason }.
error-file-size = { $path } è troppo grande per una registrazione.
error-at = --at conta i passi a partire da 0; hai scritto { $at }.
error-at-most = La registrazione ha solo { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}; --at { $at } è oltre la fine.
error-names-count = { $names ->
    [one] È dato 1 nome
   *[other] Sono dati { $names } nomi
} per { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
error-load-game = La registrazione è di una partita di { $game }; indica quel gioco o nessuno.
error-load-options = Le opzioni di una registrazione sono fisse; non usare --option insieme a --load.
error-workers = I processi di lavoro non si avviano; prova --jobs 1.
error-file-exists = { $path } esiste già; scegli un altro nome.
error-no-game = Di' a quale gioco vuoi giocare. Ci sono: { $names }.
error-tune = L'euristica di { $game } non ha pesi da mettere a punto.
error-tune-seats = I pesi si mettono a punto giocando tra loro: indica due o più posti.
error-envs = Gli ambienti di apprendimento richiedono librerie che qui non sono installate: pip install 'tenshu[envs]'.
error-tune-only = Nessun peso ha un nome che cominci con { $text }.
error-learn = L'euristica di { $game } non descrive caratteristiche da cui una rete possa imparare.
error-setups = { $path } non contiene alcuna preparazione.
error-learn-seats = { $text } non è un elenco di numeri di giocatori, il primo almeno due, come 4,3,2.
error-learn-hidden = { $text } non indica due strati da 1 a { $most } unità, come 32,16.
error-learn-rows = Queste partite non hanno alcuna posizione da cui imparare: giocane di più.
error-learn-start = { $path } è una partita di un altro gioco.
error-learn-libraries = Per imparare serve numpy, che qui non è installato: pip install 'tenshu[learn]'.
error-move-number = Non c'è la mossa { $number }; scegli da 1 a { $most }.
error-card = Questo gioco non ha una carta, tessera o fazione di nome { $name }; card da solo le elenca tutte.

## Aiuto dei comandi

help-tenshu = Gioca, studia e automatizza giochi da tavolo moderni. Ogni comando ha il suo --help.
help-game = il gioco: { $names }
help-option = imposta un'opzione del gioco (ripeti per altre); @FILE come valore la legge da un file; `tenshu games` le elenca
help-lang = la lingua di tutti i testi
help-json = scrive il risultato in JSON, per i programmi
help-jobs = quanti processi lavorano insieme (di norma tutti i core)
help-exec-seconds = quanto un programma (exec:COMANDO) può impiegare per una risposta, in secondi (di norma 10)
help-exec-memory = quanta memoria un programma (exec:COMANDO) può usare, in megabyte (di norma 1024)
help-seed = il seme di tutti i sorteggi; lo stesso seme dà le stesse partite
help-seats = quanti giocatori (di norma due)
help-bots = i bot, posto per posto, ognuno tra { $names }; uno solo occupa tutti i posti
help-games-k = quante partite
help-games-n = quante partite
help-records = scrive in questa cartella una registrazione di ogni partita
help-fuzz-records = la cartella per le registrazioni delle partite fallite
help-fuzz-exports = invece, scrive partite nella notazione di un altro programma, le rilegge e confronta
help-fuzz-files = invece, danneggia registrazioni e controlla che ognuna sia letta o rifiutata in tempo
help-arena-bots = i bot, uno per posto, ognuno tra { $names }
help-rounds = quanti giri si misurano
help-bench-seats = quanti giocatori (di norma due)
help-bench-envs = misura invece gli ambienti di apprendimento, accanto a giochi di PettingZoo e OpenSpiel
help-file = la registrazione; - legge lo standard input
help-at = si ferma dopo N passi
help-log = racconta anche ogni passo a parole
help-play-seats = chi siede dove: { $names }
help-names = i nomi dei giocatori, posto per posto
help-play-seed = il seme di tutti i sorteggi (di norma uno nuovo)
help-confirm = chiede conferma prima che i bot seguano il tuo turno, così puoi ancora annullarlo
help-play-load = continua una registrazione salvata

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
help-replay = riproduce una registrazione e ne controlla il punteggio
help-replay-more =
    Riproduce una registrazione passo per passo; un passo illegale è indicato con la sua riga e regola.
    Con --check, FILE è una cartella o un database: tutto ciò che contiene viene riprodotto secondo la
    versione delle regole con cui è stato giocato, e ciò che è diverso viene indicato. Da usare prima e dopo
    aver cambiato una regola.
    Esempio: tenshu replay my.game --log
help-check = tutte le registrazioni di una cartella, o tutte le partite di un database, secondo la versione delle regole di ciascuna
help-show = disegna una posizione di una registrazione
help-show-more =
    Disegna la posizione alla fine di una registrazione, o dopo --at N passi.
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
    Fa giocare i bot tra loro; ogni seme si gioca una volta con ogni rotazione diversa dei posti.
    Esempio: tenshu arena dragon_castle --bots greedy,random --games 400
help-arena-setups = gioca le preparazioni di questo file, una per riga, come le scrive `tenshu export-setups`
help-arena-baseline = bot che giocano tra loro le stesse preparazioni e gli stessi semi, per confrontare i punti
help-tune = trova pesi migliori per un'euristica giocando contro se stessa
help-tune-more =
    Cambia un poco i pesi dell'euristica di un gioco, nei due sensi, fa giocare le due parti sugli
    stessi semi e segue la migliore. Il gioco adotta il risultato solo se batte il punto di partenza.
    Esempio: tenshu tune dragon_castle --batches 100 --pairs 20
help-tune-bot = il bot che gioca con i pesi, uno tra { $names }
help-tune-judge = il bot le cui partite confrontano il risultato con il punto di partenza (di norma lo stesso)
help-tune-batches = quante volte si spostano i pesi
help-pairs = quante coppie di partite si giocano prima di ogni passo
help-tune-check = quante coppie di partite confrontano il risultato con il punto di partenza
help-tune-only = cambia solo i pesi i cui nomi cominciano con A o B
help-tune-fit = invece di spostare i pesi passo a passo, li adatta ai risultati di N partite del bot contro se stesso
help-tune-out = scrive invece qui i pesi, migliori o no (di norma il gioco li adotta se sono migliori)
help-learn = addestra una rete che corregge l'euristica di un gioco
help-learn-more =
    Fa giocare i bot del gioco con esplorazione, addestra una piccola rete su quanto le posizioni
    valevano ancora, la confronta con la precedente e continua con la migliore. Partite e reti restano
    in una cartella, così lo stesso comando continua un'esecuzione interrotta.
    Il gioco adotta il risultato solo se batte quello che ha.
    Esempio: tenshu learn terra_mystica --seats 4 --option factions=random --folder runs/one
help-learn-folder = dove restano le partite e le reti di questa esecuzione
help-learn-games = quante partite gioca ogni generazione
help-learn-generations = quante volte si giocano partite e si addestra una rete
help-learn-seats = quanti giocatori; di più numeri se ne usa uno dopo l'altro, e il confronto usa il primo
help-learn-vary = opzioni i cui valori si sorteggiano in una partita su due
help-learn-starts = registrazioni, o partite di altri programmi: una partita su tre comincia con i primi passi di una di esse
help-learn-player = il bot che gioca le partite da cui si impara, uno tra { $names }
help-learn-own-net = la prima generazione gioca con la rete che il gioco ha già, invece che senza
help-learn-hidden = la grandezza dei due strati nascosti
help-learn-epochs = quante volte l'addestramento usa ogni posizione
help-learn-share = la parte dell'uscita della rete che si somma al valore
help-learn-bot = il bot le cui partite confrontano le reti, uno tra { $names }
help-learn-seating = chi confronta: un giocatore con la rete tra gli altri (alone), o uno su due (halves)
help-learn-check = quanti semi gioca il confronto, ciascuno con tutte le rotazioni dei posti
help-learn-out = scrive invece qui la rete, migliore o no (di norma il gioco la adotta se è migliore)

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
cli-faults = { $faults ->
    [one] Una decisione è fallita
   *[other] { $faults } decisioni sono fallite
}; al suo posto è stata giocata una mossa più semplice, e il motivo è annotato.
cli-lost = { $player } ha perso { $games ->
    [one] una partita
   *[other] { $games } partite
} per un guasto: { $reason }.
cli-stand-in = { $player } ha perso: { $reason }. Al suo posto gioca il bot greedy.
cli-bot = { $name } gioca come { $bot }. Ctrl-C ferma.
cli-bot-starts = { $table }: la partita comincia.
cli-bot-over = { $table }: la partita è finita.
cli-bot-failed = { $table }: { $reason }. Il bot lascia il tavolo.
cli-arena-bot = bot
cli-arena-games = partite
cli-arena-wins = vittorie
cli-arena-interval = intervallo
cli-arena-points = punti
cli-arena-time = ms per mossa
cli-arena-longest = ms al massimo
cli-arena-setup = preparazione
cli-arena-points-recorded = registrati
cli-arena-points-baseline = confronto
cli-arena-recorded = Punti in più delle partite registrate, su { $pairs ->
    [one] 1 preparazione
   *[other] { $pairs } preparazioni
}: { $difference } ({ $interval })
cli-arena-baseline = Punti in più dei bot di confronto, su { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} con la stessa preparazione o lo stesso seme: { $difference } ({ $interval })
cli-bench-games = partite/s
cli-bench-actions = azioni/s
cli-bench-clones = copie/s
cli-bench-simulations = simulazioni di ricerca/s
cli-bench-compiled = compilato
cli-bench-interpreted = interpretato
cli-bench-not-compiled = qui non compilato
cli-bench-ratio = compilato / interpretato
cli-bench-aec = passi/s in PettingZoo
cli-bench-batched = passi/s in blocco
cli-bench-openspiel = passi/s in OpenSpiel
cli-tuning = Messa a punto
cli-comparing = Confronto
cli-tuned = I pesi messi a punto hanno { $lead } punti di vantaggio su { $pairs ->
    [one] 1 coppia
   *[other] { $pairs } coppie
} di partite.
cli-not-better = Questo guadagno non è certo; il gioco tiene i pesi che ha.
cli-learn-trained = Addestrata su { $rows } posizioni: errore assoluto medio di { $before } punti senza la rete, { $after } con essa.
cli-learn-generation = Generazione { $generation }: { $lead } punti di vantaggio, fa { $points }, vince { $wins } volte la sua parte.
cli-learned = La rete ha { $lead } punti di vantaggio su { $seeds ->
    [one] 1 seme
   *[other] { $seeds } semi
} di { $bot }.
cli-learned-not-better = Questo guadagno non è certo; il gioco tiene quello che ha.
hint-then = Poi: { $action }
hint-apart = { $points ->
    [0] Ci si aspetta quasi tanti punti quanti dalla mossa migliore
    [one] Ci si aspetta 1 punto in meno che dalla mossa migliore
   *[other] Ci si aspettano { $points } punti in meno che dalla mossa migliore
}; tentativi cominciati così: { $percent } %
hint-best = Niente promette di più (tentativi cominciati così: { $percent } %)
hint-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $source }
cli-replayed = { $game }: { $steps ->
    [one] 1 passo riprodotto, permesso.
   *[other] { $steps } passi riprodotti, tutti permessi.
}
cli-checking = Riproduzione
cli-checked = { $games ->
    [one] 1 partita riprodotta
   *[other] { $games } partite riprodotte
}: { $faults ->
    [0] tutte come sono state giocate
    [one] 1 diversa
   *[other] { $faults } diverse
}.
check-snapshot = la posizione salvata della versione { $version } non è quella a cui porta il diario
check-damaged = le sue righe sono danneggiate: { $reason }
check-row = la riga del tavolo non è quella a cui porta il diario
error-check-empty = Non c'è nessuna registrazione (*.game) in { $path }.
error-check-source = { $path } non è una cartella né un database.
error-check-database = Questo database non si può leggere o ha uno schema vecchio: prima fai aprire una sua copia a `tenshu serve` di questa versione.
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
cli-hint = attesi { $points } punti, provata in { $share } delle simulazioni
cli-help-hint = Scrivi il numero o la notazione di una mossa, oppure help.
cli-help =
    un numero         la mossa con quel numero
    una notazione     come quella in grigio accanto a ogni mossa
    moves             elenca di nuovo le mosse
    board             disegna di nuovo il tabellone
    card NOME         che cosa fa una carta, tessera o fazione; card da solo le elenca
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
help-export-setups = mostra le preparazioni di partite
help-export-setups-more =
    Mostra le opzioni di ogni partita, una riga per file, per `tenshu arena --setups`: fazioni, tessere e
    tutto ciò che era fissato prima che cominciasse; poi i punti di chi l'ha giocata.
    Esempio: tenshu export-setups *.game > setups.txt
help-setups-files = registrazioni, o partite di altri programmi
cli-foreign-replayed = { $game }, notazione { $format }: { $rows ->
    [one] 1 riga riprodotta
   *[other] { $rows } righe riprodotte
}, { $mismatches ->
    [0] tutti i totali uguali
    [one] 1 totale diverso
   *[other] { $mismatches } totali diversi
}.
cli-foreign-mismatch = riga { $row }, { $name }, { $what }: atteso { $expected }, ottenuto { $got }
cli-fuzzed-files = { $files ->
    [one] 1 file danneggiato
   *[other] { $files } file danneggiati
}, { $read } letti e { $refused } rifiutati: { $problems ->
    [0] niente si è rotto
    [one] 1 problema
   *[other] { $problems } problemi
}.
cli-foreign-correction = riga { $row }, { $name }: “{ $command }” vale come correzione manuale
error-fuzz-notation = { $game } non ha una notazione di un altro programma.
cli-foreign-score = { $name }: { $score }
cli-foreign-unsupported = { $game }, notazione { $format }: questa partita non si può riprodurre qui: { $reason }
error-foreign-options = --at e --log valgono per le registrazioni; non funzionano con un file { $format }.
error-format = { $game } non conosce la notazione { $format }; esiste: { $formats }

# Il servizio
error-no-name = Prima serve un nome.
error-name = Un nome deve avere almeno una lettera.
error-link = Questo link personale non è più valido.
error-name-taken = Qualcuno qui ha già il nome { $name }, o uno che gli somiglia: scegline un altro.
error-suspended = Chi gestisce questo servizio ti ha sospeso.
error-session = Lì la sessione è già chiusa.
error-no-passkeys = Le passkey richiedono un indirizzo con un nome, come localhost o example.org.
error-passkey = Questa passkey non ha funzionato: riprova o scegli un altro modo.
error-passkey-unknown = Qui nessuno ha questa passkey.
error-passkey-late = È passato troppo tempo: riprova.
error-many-passkeys = Hai già { $most } passkey: prima togline una.
error-last-way = Senza questo non potresti tornare: prima aggiungi un altro modo.
error-code = Nessuno ha questo codice.
error-no-mail = Questo servizio non manda e-mail.
error-email = Questo non è un indirizzo e-mail.
error-link-over = Questo link è già stato usato o è scaduto: chiedine uno nuovo.
error-link-elsewhere = Apri questo link nel browser in cui l'hai chiesto.
error-join = Queste partite non si possono più unire.
error-delete-name = Scrivi il tuo nome, { $name }, per cancellare tutto.
error-block = Non puoi bloccare questa persona.
error-report = Questa riga non si può segnalare.
mail-keep-subject = Conserva il tuo nome { $name } su Tenshu
mail-keep = Apri questo link nel browser in cui l'hai chiesto, per conservare il nome { $name } e le tue partite. Vale una volta sola, per { $minutes } minuti. Se non l'hai chiesto tu, ignora questo messaggio.
mail-enter-subject = Accedi a Tenshu come { $name }
mail-enter = Apri questo link per accedere come { $name }. Vale una volta sola, per { $minutes } minuti. Se non l'hai chiesto tu, ignora questo messaggio.
error-token = Questo token non è noto qui, oppure è stato revocato.
error-scope = Questo token non dà diritto a { $scope }.
error-many-tokens = Hai già tutti i token o i bot che una persona può avere ({ $most } token): prima revocane uno.
error-many-streams = Ci sono troppi flussi aperti: al massimo { $most }.
error-no-bots = I programmi non possono sedersi a questo tavolo: chi lo ospita non lo permette.
error-table = Questo tavolo non esiste.
error-table-damaged = Questo tavolo non si può leggere ed è stato messo da parte: { $reason }
error-no-page = Non c'è nulla a questo indirizzo.
error-page-missing = La pagina non è stata costruita; il servizio però funziona.
error-method = Questo indirizzo non risponde a quel tipo di richiesta.
error-request = La richiesta non si può leggere: { $detail }
error-too-large = È troppo grande.
error-too-many = Troppe richieste; riprova tra { $wait ->
    [one] 1 secondo
   *[other] { $wait } secondi
}.
error-busy = Il servizio è occupato; riprova tra { $wait ->
    [one] 1 secondo
   *[other] { $wait } secondi
}.
error-origin = La richiesta viene da un altro sito.
error-internal = Qualcosa si è guastato da parte nostra. Riprova; nulla di ciò che è stato fatto è andato perso.
error-host-only = Solo chi ospita il tavolo può farlo.
error-started = La partita è già cominciata.
error-clock-own = Solo un orologio personalizzato ha una riserva e un incremento da scegliere.
error-call-address = Questo indirizzo non va bene: deve cominciare con https:// e non può contenere un nome utente.
error-push-key = Le chiavi di questo browser per i messaggi non sono valide.
error-sleep-long = Il periodo di sonno può durare al massimo { $hours } ore.
error-sleep-again = Il periodo di sonno si può cambiare una volta al giorno finché è in corso una partita con orologio.
error-vacation-date = Per una vacanza servono due date valide.
error-vacation-long = I giorni di vacanza sono al massimo { $days } all'anno, e l'ultimo giorno non può venire prima del primo.
error-vacation-past = I giorni già cominciati restano nelle vacanze, e quelli passati non si possono aggiungere.
error-zone = Non esiste un fuso orario chiamato { $zone }.
error-not-started = La partita non è ancora cominciata.
error-not-over = La partita non è ancora finita.
error-game-over = La partita è finita.
error-seats-open = Ci sono ancora posti liberi.
error-seat = A questo tavolo non c'è il posto { $seat }.
error-seat-taken = Lì siede già qualcuno.
error-seat-here = Chi gioca in questo posto è al tavolo.
error-rated-agreed = Qualcuno si è già seduto a questo tavolo valido per il rating: le opzioni e l'orologio restano come sono.
error-seat-kept = Questo posto è riservato a un'altra persona della serie.
error-seat-clock = L'orologio di questo tavolo decide quando un bot prende un posto.
error-no-seat = Non hai un posto a questo tavolo.
error-not-your-turn = Non è il tuo turno.
error-one-screen = Più posti per una persona richiedono un tavolo a schermo unico.
error-no-spectators = A questo tavolo si gioca senza spettatori.
error-stale = La partita è andata avanti da quando hai guardato; il tavolo è stato aggiornato.
error-not-known = Prima conserva il tuo nome: serve che gli altri possano riconoscerti.
error-rated-people = Un tavolo valido per il rating è per due o più persone, ognuna al proprio schermo.
error-seek-sizes = Nessuno di questi giochi si può giocare con quel numero di persone.
error-no-seek = Non stai più aspettando una partita.
error-not-invited = Questa persona non può essere invitata.
error-no-such-person = Qui non c'è nessuno con questo nome.
error-tournament = Questo torneo non esiste.
error-tournament-name = Dai un nome al torneo.
error-tournament-full = Questo torneo è al completo: giocano al massimo { $most } persone.
error-tournament-person = Questa persona non gioca nel torneo.
error-tournament-few = Si sono iscritte troppo poche persone.
error-tournament-last = Questo è l'ultimo turno e alcuni tavoli sono ancora in gioco: aspettali, stabilisci le posizioni oppure chiudi il torneo.
error-tournament-status = Il torneo non è a quel punto: è già cominciato o è finito.
error-tournament-note = Scrivi il motivo, perché tutti lo leggano.
error-tournament-places = Dai una posizione a ognuno dei { $seats } posti: 1 2 3, oppure con un pareggio 1 1 3.
error-tournament-table = Il turno { $round } non ha il tavolo { $number }.
error-tournaments-many = Organizzi già { $most } tornei che non sono finiti.
error-organiser-only = Può farlo solo chi organizza.
error-undo-end = La partita è finita, e la fine non si può annullare.
error-undo-version = Non si può tornare al passo { $version }.
error-undo-often = In questa partita si è annullato troppo: dopo { $most } passi non si può più annullare.
error-no-undo-request = Nessuno chiede di tornare indietro.
error-no-version = La partita non ha il passo { $version }.
error-secrets = La registrazione si può vedere a partita finita.
error-empty-line = Il messaggio è vuoto.
error-rules = A questo indirizzo non ci sono regole.
error-lesson = Per questo gioco non c'è una lezione.
error-rules-version = Questa partita segue la versione { $version } delle regole; il servizio gioca la versione { $known }.
error-order-name = Non c'è un ordine permanente { $name }. Esistono: { $names }
error-order-value = L'ordine permanente { $name } non può essere { $value }. Possibili: { $values }
error-db-url = { $url } non è un database: indica il percorso di un file, o postgresql://…
error-db = Il database non si può aprire: { $reason }
error-port = Non esiste la porta { $port }; scegli da 0 a 65535.
error-db-newer = Il database è di una versione più recente di Tenshu ({ $reason }). Avvia quella versione.
error-processes-sqlite = --processes richiede PostgreSQL: un file SQLite è servito da un solo processo. Indica un database con --db postgresql://…
error-effort = --effort va da { $least } a { $most } volte il tempo consueto dei bot.
error-smtp = --smtp dev'essere come smtp://utente:password@host:porta o smtps://utente:password@host:porta.
error-mail-from = Con --smtp, --mail-from deve indicare il mittente, come tenshu@example.org.
error-mail-public-url = Con --smtp serve anche --public-url: le e-mail contengono link a quell'indirizzo.
error-port-taken = Un altro programma, forse Tenshu stesso, usa già { $host }:{ $port }. Scegli un'altra porta con --port.
error-port-refused = { $host }:{ $port } non si può usare: { $reason }. Scegli un altro --host o un'altra --port.
help-work = pensa per i bot di servizi che usano lo stesso PostgreSQL
help-work-more =
    Prende lavori dalla coda nel database dei servizi: mosse dei bot, consigli e analisi. Avvialo su
    quante macchine vuoi, e i servizi con --think workers. Ctrl-C finisce i lavori in corso o li restituisce;
    quelli di un processo che muore sono ripresi da altri in pochi secondi.

    Esempio: tenshu work --db postgresql://tenshu:password@db/tenshu --workers 4
help-work-db = il database PostgreSQL dei servizi: postgresql://…
help-work-kinds = i tipi di lavoro da prendere, separati da virgole (di norma bots,hints,analyses)
help-work-workers = quanti lavori fa insieme (di norma uno meno dei core)
help-think =
    dove si calcolano bot, consigli e analisi: in processi di questo servizio (here, di norma) o con
    tenshu work su qualsiasi macchina (workers; richiede PostgreSQL)
error-workers-sqlite = Per questo serve PostgreSQL: usa --db postgresql://…; un file SQLite è per un solo servizio.
error-job-kind = Non c'è un tipo di lavoro { $kind }. Esistono: { $kinds }
error-argument-bytes = Un argomento non è testo UTF-8.
error-count = { $option } va da 1 a { $most }.
cli-working = Penso per { $db } ({ $kinds }), { $count } alla volta. Ctrl-C ferma tutto.
help-bot = mette un bot su un server, con un token
help-bot-more =
    Gioca ai tavoli di un server come bot, con un token creato nelle impostazioni della sua pagina.
    Esempio: tenshu bot --server http://localhost:8000 --bot hard --accept
help-bot-server = l'indirizzo del server
help-bot-token = il token; meglio nella variabile { $variable }, dove altri utenti non possono leggerlo
help-bot-bot = chi pensa (di norma medium): { $names }
help-bot-table = sedersi a questo tavolo
help-bot-accept = sedersi a ogni tavolo annunciato che ammette i bot
help-bot-games = fermarsi dopo questo numero di partite
help-serve = serve la pagina ai browser
help-serve-more =
    Serve la pagina: gioca in un browser con persone e bot. Tutto sta in un solo database;
    ciò che è giocato è su disco prima di essere mostrato. Ctrl-C ferma il servizio, il prossimo
    avvio continua.
help-host = l'indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri (di norma solo questa macchina)
help-port = la porta su cui ascoltare (di norma 8000; 0 ne prende una libera)
help-db = il database: il percorso di un file SQLite, o postgresql://… (di norma tenshu.db)
help-public-url = l'indirizzo che usano le persone, se davanti c'è un proxy, come https://example.org
help-private-webhooks = lascia che i webhook raggiungano indirizzi privati, come quelli della tua rete
help-smtp = il server SMTP che manda e-mail alle persone, come smtp://utente:password@host:587 o smtps://…; meglio in TENSHU_SMTP, che non compare nell'elenco dei processi
help-mail-from = il mittente di queste e-mail, come tenshu@example.org; oppure TENSHU_MAIL_FROM
help-processes = quanti processi servono insieme su questa porta; più di uno richiede PostgreSQL (di norma 1)
help-bot-workers = quanti processi pensano per i bot (di norma uno meno dei core)
help-effort = quante volte il tempo consueto pensano i bot medium, hard e master, da 0.5 a 50 (di norma una volta)
help-no-limits = non limita la frequenza delle richieste; per prove
help-log-level = che cosa si annota, come righe JSON sull'uscita degli errori (di norma gli avvisi)
cli-serving = Tenshu è su { $url }
cli-serving-hint = Aprilo in un browser; Ctrl-C lo ferma, e ogni partita continua al prossimo avvio.
error-load-numbers = Le mosse devono essere più di 0 al secondo e almeno 1 in tutto; gli altri numeri 0 o più, e la salita non può durare più della prova.
error-load-sqlite = Più processi richiedono PostgreSQL: --db postgresql://…, o niente per usarne uno proprio.
error-load-service = Il servizio non è partito: { $reason }
error-load-died = Un servizio è terminato da solo con il codice di uscita { $code }: { $reason }
error-load-client = Un processo client è terminato da solo.
error-load-answer = Il servizio ha rifiutato: { $answer }
error-load-silence = Per 60 secondi non è arrivato nulla da { $path }.
error-load-files = Le connessioni richiedono { $wanted } file aperti, e ne sono permessi { $most } (ulimit -n).
error-load-kept = { $tables } tavoli sono ancora in memoria, anche se nessuno li usa.
error-load-moves = Sono state fatte solo { $made } mosse su { $asked }.
error-load-pace = Il ritmo non è stato mantenuto: { $asked } secondi di mosse ne hanno richiesti { $seconds }.
error-load-ended = Solo { $ended } partite su { $asked } sono arrivate alla fine.
error-load-lost = { $lost } messaggi sono andati persi, { $out } sono arrivati fuori ordine.
error-no-postgres = PostgreSQL non è installato qui: initdb non è nel PATH né in /usr/lib/postgresql.
error-postgres = { $program } di PostgreSQL non è riuscito (codice di uscita { $code }).
help-chaos = prova che nulla di confermato va perso, qualunque cosa venga uccisa
help-chaos-more =
    Avvia più servizi con un PostgreSQL proprio e fa giocare persone e bot, mentre un seme decide quale
    servizio, processo o database viene ucciso o sospeso e quando il disco è pieno. Poi si cerca ogni
    mossa e riga di chat confermata. Il codice di uscita è 1 se ne manca una o se un tavolo resta fermo.
help-chaos-seconds = per quanto tempo si verificano guasti (di norma 600)
help-chaos-processes = quanti servizi usano lo stesso database (di norma 3)
help-chaos-workers = quanti `tenshu work` pensano per i servizi e subiscono anch'essi i guasti (di norma nessuno)
help-chaos-tables = a quanti tavoli si gioca, metà con i bot (di norma 12)
help-chaos-faults = solo questi tipi di guasto, separati da virgole (di norma tutti), come kill-service
error-chaos-fault = Qui non c'è il tipo di guasto { $kind }. Tipi: { $kinds }
help-chaos-seed = ripete i guasti di un'altra prova, che ha mostrato questo numero
cli-chaos-failed = Qualcosa è andato perso o è rimasto fermo, o non si è giocato; --seed { $seed } ripete i guasti.
cli-chaos-no-disk = Solo root può creare un disco piccolo: in questa prova non si riempie.
help-load = misura il servizio con molti tavoli insieme
help-load-more =
    Avvia servizi separati, riempie i tavoli di persone e spettatori su connessioni vere, fa giocare
    tutti a un ritmo costante e riferisce quanto impiegano le mosse ad arrivare e quanto costano. Il
    codice di uscita è 1 se mancano mosse, se si perdono messaggi o se un servizio muore.
help-load-tables = quanti tavoli sono aperti insieme (di norma 10)
help-load-players = quante persone giocano a ogni tavolo, se il gioco lo consente (di norma 4)
help-load-spectators = quanti spettatori ha ogni tavolo (di norma 4)
help-load-seconds = per quanto tempo si gioca (di norma 10)
help-load-moves = mosse al secondo in tutti i tavoli insieme (di norma 20)
help-load-ramp = secondi fino al ritmo pieno (di norma 0)
help-load-chat = righe di chat al secondo in tutti i tavoli insieme (di norma 0)
help-load-churn = spettatori al secondo che arrivano e presto se ne vanno (di norma 0)
help-load-to-end = gioca finché questo numero di partite è finito, poi mostra che cosa resta in memoria
help-load-processes = quanti servizi usano lo stesso PostgreSQL (di norma 1)
help-load-kill = uccide un servizio con -9 a metà prova e lo riavvia
help-load-clients = quanti processi usa questo strumento (di norma uno ogni 4.000 connessioni)
help-load-db = il database, come per serve (di norma un nuovo file SQLite, o un PostgreSQL proprio per più processi; `postgres`: uno proprio in ogni caso)

# Copie di sicurezza

help-admin = fa e ripristina copie del database; elenca, rinomina, sospende e cancella persone; gestisce tornei
help-admin-more = Ciò che fa con il database chi gestisce il servizio. Ogni comando ha il suo --help.
help-admin-backup = scrive tutto ciò che il database contiene in un nuovo file, mentre il servizio è attivo
help-admin-restore = riempie un database vuoto, dell'uno o dell'altro tipo, da una copia di sicurezza
help-admin-people = elenca chi ha conservato il proprio nome, o tutti
help-admin-rename = dà un altro nome a una persona
help-admin-suspend = impedisce a una persona di entrare, o la riammette
help-admin-delete = cancella i dati di una persona; le partite restano agli altri
help-admin-reports = mostra le righe di chat segnalate
help-person = l'id della persona, come lo elenca `tenshu admin people`
help-new-name = il nuovo nome
help-suspend-end = riammette la persona
help-people-find = solo le persone il cui nome contiene questo
help-people-guests = anche gli ospiti
help-reports-all = anche quelle chiuse
help-reports-close = segna questa segnalazione come risolta
help-admin-dry-run = prova tutto e non cambia nulla
cli-person-known = { $name }, nome conservato dal { $since }, tavoli: { $tables }
cli-person-guest = { $name }, ospite dal { $since }, tavoli: { $tables }
cli-person-suspended = { $name }, accesso sospeso dal { $since }, tavoli: { $tables }
cli-people = Persone: { $count }
cli-admin-changes = Modifica del database
cli-admin-rename = { $name } ora si chiama { $new }.
cli-admin-suspend = L'accesso di { $name } è sospeso; le sue sessioni sono chiuse.
cli-admin-unsuspend = { $name } può entrare di nuovo.
cli-admin-delete = Tutti i dati di { $name } sono cancellati; le partite restano.
cli-admin-trial = Solo una prova, non è cambiato nulla: { $done }
cli-report = { $at }, tavolo { $table }, riga { $line }, di { $person }, segnalata da { $by }:
cli-reports = Segnalazioni: { $count }
error-person-unknown = Nessuna persona ha l'id { $person }: `tenshu admin people --guests` le elenca.
error-report-unknown = Non c'è nessuna segnalazione aperta { $report }.
error-admin-form = Questo database non ha lo schema di questa versione: prima fallo aprire a `tenshu serve` di questa versione.
help-admin-tournament = crea, gestisce e corregge tornei
help-admin-tournament-more = Tornei, con il servizio attivo o no. Creane uno con `create`, lascia che ci si iscriva sulla sua pagina o con `join`, poi `start`. Il servizio prepara i tavoli e comincia ogni turno quando tutti i tavoli del precedente sono finiti; `next` non aspetta. Ogni passo ha il suo --help.
help-tournament-create = crea un torneo; ci si iscrive finché non comincia
help-tournament-list = elenca i tornei, anche quelli privati
help-tournament-show = mostra classifica e tavoli
help-tournament-join = iscrive una persona prima dell'inizio
help-tournament-start = chiude le iscrizioni e comincia il primo turno
help-tournament-next = comincia il turno successivo anche se si gioca ancora; quei risultati contano quando arrivano
help-tournament-withdraw = ritira una persona: dall'elenco prima dell'inizio, dai turni successivi dopo
help-tournament-correct = stabilisce le posizioni di un tavolo, per posto, e dice il motivo: correct TOURNAMENT 2 1 "Rui se n'è andato" 1 2
help-tournament-cancel-table = fa contare un tavolo come annullato: lì ognuno riceve metà dei punti di un primo posto
help-tournament-end = lo chiude ora; i tavoli non finiti contano come annullati, e prima dell'inizio non si gioca nulla
help-tournament-id = l'id del torneo, come lo mostra `tenshu admin tournament list`
help-tournament-round = il numero del turno
help-tournament-table = il numero del tavolo nel turno
help-tournament-note = il motivo, perché tutti lo leggano
help-tournament-places = la posizione di ogni posto, in ordine; numeri uguali sono un pareggio
help-tournament-name = il nome del torneo
help-tournament-organiser = chi organizza: l'id di una persona che ha conservato il proprio nome
help-tournament-size = posti di un tavolo completo (di norma 2)
help-tournament-format = nello svizzero (swiss) si incontra chi ha punti simili; nel girone all'italiana (round-robin) tutti incontrano tutti
help-tournament-rounds = il numero di turni (di norma secondo il numero di persone)
help-tournament-pace = l'orologio di tutti i tavoli (di norma none)
help-tournament-rated = le partite valgono per il rating
help-tournament-private = lo trova solo chi ha il link
cli-tournament = { $name }: { $game }, { $size } posti, { $state }
cli-tournament-open = iscrizioni aperte
cli-tournament-running = turno { $round } di { $rounds }
cli-tournament-over = finito dopo { $round ->
    [one] 1 turno
   *[other] { $round } turni
}
cli-tournament-cancelled = annullato
cli-tournament-standing = { $rank }. { $name }: { $points } punti, avversari { $opposition }, scarto { $margin }
cli-tournament-table = Turno { $round }, tavolo { $number }: { $people }
cli-tournament-bye = Turno { $round }, riposo: { $people }
cli-tournament-after = sarebbe così.
cli-tournaments = Tornei: { $count }
error-tournament-unknown = Non c'è un torneo con l'id { $tournament }: `tenshu admin tournament list` li mostra.
help-admin-recompute = ricalcola risultati, statistiche e rating di tutte le partite finite a partire dai loro diari
help-backup-file = il file della copia di sicurezza
help-dry-run = prova tutto senza cambiare nulla
cli-backed-up = { $file } contiene tutto: { $people } persone, { $tables } tavoli, { $records } registrazioni. Va custodito bene: contiene anche la chiave che firma i cookie.
cli-recompute-step = { $step ->
    [ratings] Calcolo dei rating …
   *[results] Lettura delle partite …
}
cli-recomputed = { $games ->
    [one] È stato ricalcolato il risultato di { $games } partita;
   *[other] Sono stati ricalcolati i risultati di { $games } partite;
} valide per il rating: { $rated }.
cli-table-damaged = Il tavolo { $table } non si può leggere ed è stato tralasciato.
cli-restored = Tutto è ripristinato da { $file }: { $people } persone, { $tables } tavoli, { $records } registrazioni.
cli-would-restore = { $file } è integro e si può ripristinare qui: { $people } persone, { $tables } tavoli, { $records } registrazioni. Nulla è cambiato.
cli-rows = Tabella { $table }
error-backup-exists = { $path } esiste già: indica il nome di un nuovo file.
error-backup-file = { $path }: { $reason }
error-backup-damaged = { $path } non è una copia di sicurezza, o non è integra: non si può ripristinare.
error-backup-empty = Non c'è nulla da copiare in { $url }: Tenshu non l'ha mai usato.
error-db-missing = Il database { $url } non esiste.
error-restore-not-empty = { $url } contiene già qualcosa, e una copia di sicurezza non sostituisce nulla: indica un database nuovo e vuoto.
error-restore-newer = La copia di sicurezza viene da una versione più recente di Tenshu (schema { $revision }): installa prima quella versione.

# tenshu serve --check

help-serve-check = controlla queste impostazioni e dice che cosa non va, invece di servire
check-ok = ok
check-warning = attenzione
check-wrong = errore
check-database = { $url } non si può usare: { $reason }
check-database-new = { $url } è nuovo: viene preparato all'avvio.
check-database-today = { $url } si può leggere e scrivere, con lo schema di questa versione.
check-database-older = { $url } ha lo schema di una versione precedente: fanne una copia di sicurezza; l'avvio lo aggiorna.
check-database-unknown = { $url } ha lo schema di una versione più recente: installa quella.
check-clock = Gli orologi di questa macchina e del database differiscono di { $seconds } secondi: sincronizzali con un server dell'ora.
check-folder = Non si può scrivere in { $path }: dai il permesso di scrittura all'utente che esegue Tenshu, o indica un altro --db.
check-space = Ci sono { $megabytes } MB liberi per il database.
check-space-little = Ci sono solo { $megabytes } MB liberi per il database: fai spazio, su un disco pieno non si può salvare nulla.
check-port = { $host }:{ $port } è libera.
check-public-url = Si accede da { $url }.
check-public-url-none = Altri possono arrivare senza proxy: con https e --public-url i loro cookie non si possono leggere per strada.
check-public-url-http = { $url } non è cifrato: metti davanti un proxy con https.
check-public-url-bad = { $url } non va bene per --public-url: servono un protocollo e un nome di host, come https://example.org.
check-proxies-all = FORWARDED_ALLOW_IPS=* crede a chiunque sul proprio indirizzo: indica solo i proxy.
check-proxies-none = Tutti quelli che passano da un proxy su un'altra macchina contano come un solo indirizzo: indica il proxy in FORWARDED_ALLOW_IPS.
check-no-limits = --no-limits lascia chiedere a chiunque quanto vuole: è per le prove.
check-mail = { $host }:{ $port } non manda e-mail: { $reason }
check-mail-ok = { $host } manda e-mail come { $sender }.
check-files = Il processo può avere { $files } file e connessioni aperti; con molte persone ne servono almeno { $few } (ulimit -n).
check-page = La pagina c'è.
check-page-none = La pagina non è stata costruita: esegui tools/build_page.py, o installa un pacchetto che la contiene.
check-engine = Il motore è compilato.
check-engine-slow = Il motore non è compilato: i bot pensano molto meno nel tempo che hanno. Basta un compilatore C all'installazione.
check-workers = Processi che pensano per i bot: { $workers }; core di questa macchina: { $cores }.
help-corpus = crea e verifica un corpus di partite per la ricerca
help-corpus-more =
    Fa giocare ai bot molte partite e le scrive in un file compresso di registrazioni, con un manifesto,
    e in un file Parquet con una riga per ogni decisione. Un corpus interrotto viene continuato.
    Esempio: tenshu corpus make white_castle --games 2000 --bots medium --out corpus/white_castle
help-corpus-make = gioca e scrive partite, o continua da dove si era fermato
help-corpus-check = riproduce ogni partita e confronta ogni riga; il codice di uscita è 1 se qualcosa differisce
help-corpus-stats = punti per fonte, e chi vince: per ordine di gioco, per bot, per scelta fatta
help-corpus-split = scrive parti per l'addestramento e la prova, ognuna un corpus a sé
help-corpus-folder = la cartella del corpus
help-corpus-out = la cartella in cui scrivere; la stessa cartella continua un corpus
help-corpus-features = aggiunge a ogni decisione ciò che il posto osserva (docs/observations.md)
help-corpus-ray = gioca su un cluster Ray: quello ad ADDRESS, o uno locale
help-corpus-shares = le parti con le loro percentuali (di norma train=80,valid=10,test=10)
cli-corpus-progress = { $games } partite giocate su { $all }
cli-corpus-decisions = Si scrivono le decisioni
cli-corpus-checking = Si riproducono le partite
cli-corpus-counting = Si conta
cli-corpus-made = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}
cli-corpus-good = { $count ->
    [one] 1 partita e { $decisions } decisioni corrispondono
   *[other] { $count } partite e { $decisions } decisioni corrispondono
} al manifesto.
cli-corpus-bad = { $count ->
    [one] 1 problema
   *[other] { $count } problemi
} in un corpus di { $decisions } decisioni.
cli-corpus-source = punti da
cli-corpus-all = tutti i posti
cli-corpus-winners = vincitori
cli-corpus-order = ordine della prima decisione
corpus-wrong-columns = Le colonne delle decisioni non sono quelle che il manifesto richiede.
corpus-wrong-order = La partita { $number } non è quella che dovrebbe seguire.
corpus-wrong-rows = Le decisioni della partita { $number } non sono quelle della sua registrazione.
corpus-wrong-count = Ci sono { $games } partite; il manifesto ne dichiara { $said }.
corpus-wrong-number = Il manifesto dice { $said } { $what ->
    [faults] decisioni fallite dei bot
   *[decisions] decisioni
    }; ce ne sono { $found }.
corpus-more-rows = Ci sono decisioni che non appartengono a nessuna partita.
corpus-wrong-game = La partita in posizione { $place } non regge: { $reason }
corpus-wrong-hash = { $file } ha dimensione o hash diversi da quelli del manifesto.
error-corpus-libraries = Un corpus richiede librerie che qui non sono installate: pip install 'tenshu[corpus]'.
error-corpus-ray = Ray non è installato qui: pip install 'tenshu[ray]', oppure non usare --ray.
error-corpus-features = { $game } non ha osservazioni per l'apprendimento.
error-corpus-manifest = { $path } manca, o non è il manifesto di un corpus.
error-corpus-busy = Un altro processo sta scrivendo in { $path }.
error-corpus-other = { $path } contiene un altro corpus: altri bot, opzioni, seme o versione.
error-corpus-packing = { $path } è danneggiato: non si può decomprimere.
error-corpus-file = Impossibile leggere { $path }: { $reason }
error-corpus-record = Una registrazione supera i { $most } caratteri.
error-corpus-header = La registrazione in posizione { $place } non è una partita finita di questo corpus.
error-corpus-missing = { $path } manca.
error-corpus-unfinished = Il corpus in { $path } è incompleto; `tenshu corpus make` lo continua.
error-corpus-rows = Le decisioni non sono nell'ordine delle partite.
error-corpus-shares = { $text } non sono parti: nomi con percentuali intere che sommano a 100, come train=80,valid=10,test=10.
cli-interpreted = Il motore qui gira interpretato, molte volte più lento che compilato: all'installazione non c'era né un wheel adatto né un compilatore C.
help-load-bots = tutti sono bot con un token: mosse tramite l'API dei bot, stream invece di socket
error-load-bots = I bot non vanno e vengono: non usare --churn insieme a --bots.

## Promemoria

remind-title = Tocca a te
remind-turn = { $game }: tocca a te.
remind-until = Il tuo tempo finisce il { $time }.
remind-round-title = Il tuo turno di torneo è cominciato
remind-round = { $tournament }, turno { $round }: la tua partita di { $game } è cominciata.
remind-digest = Tocca a te a { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
remind-digest-rounds = { $count ->
    [one] è cominciato 1 tuo turno di torneo
   *[other] sono cominciati { $count } tuoi turni di torneo
}
remind-unsubscribe = Per non ricevere più queste e-mail: { $url }
unsubscribe-title = E-mail sui tuoi turni
unsubscribe = Non voglio più ricevere queste e-mail
unsubscribed = Non riceverai più e-mail sui tuoi turni. Puoi riattivarle nelle impostazioni della pagina.
