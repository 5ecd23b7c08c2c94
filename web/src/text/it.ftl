### Le parole della pagina in italiano. Tutte le lingue hanno le stesse chiavi.

## Ovunque

page-title = Tenshu: giochi da tavolo al tuo tavolo in un minuto
skip-to-content = Vai al contenuto
navigation = Pagine
home = Inizio
to-home = Alla pagina iniziale
learn = Impara
about = Informazioni
close = Chiudi
cancel = Annulla
confirm = Conferma
save = Salva
copy = Copia
send = Invia
back = Indietro
next = Avanti
got-it = Ho capito
more = Altro
help = Aiuto
you = (tu)
language = Lingua
guest-name = Ospite
your-name = Il tuo nome
your-name-button = Il tuo nome: { $name }
other-device = Su un altro dispositivo
other-device-help = Un link personale porta te, i tuoi posti e i tuoi tavoli su un altro telefono o computer. Chi ce l'ha entra come te: non darlo a nessuno. Un nuovo link annulla il precedente e scollega tutti gli altri tuoi dispositivi.
personal-link = Link personale
make-personal-link = Crea un link personale
link-copied = Link copiato.
link-copy-yourself = Copia il link dal campo accanto al pulsante.
rule-link = Regola { $tag }
error-offline = Il servizio non è raggiungibile. È in funzione, e tu hai la connessione?
error-service = Il servizio non è riuscito a farlo (stato { $status }).

## Impostazioni

settings = Impostazioni
setting-confirm = Chiedi conferma prima di una mossa
setting-confirm-all = Prima di ogni mossa: il primo tocco la mostra, il secondo la fa
setting-confirm-turn = Una volta per turno: prima della prima mossa che non si può annullare
setting-confirm-none = Mai
setting-only = Fai la mossa in automatico quando è l'unica
setting-theme = Chiaro o scuro
setting-theme-auto = Uguale al dispositivo
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-senses = Suoni e animazioni
setting-sound = Suoni
setting-motion = Animazioni
tokens = I tuoi bot
tokens-help = Con un token un programma gioca ai tavoli con un nome suo e il segno dei bot.
tokens-docs = Come gioca un programma
token-name = Nome del bot
token-make = Crea un token
token-secret = Copialo ora; non verrà più mostrato:
token-revoke = Revoca il token di { $name }

account = Account
keep-name = Conserva il mio nome e le mie partite
keep-help = Giochi come ospite: nome e partite restano in questo browser. Conservali e li ritrovi su ogni dispositivo. Senza password, e non ti si chiede altro.
known = Hai conservato questo nome: nessun altro può averlo.
known-help = Questo nome è tuo dal { $day }.
kept-done = Fatto: { $name } ora è tuo.
passkey = Passkey
passkey-add = Aggiungi una passkey
passkey-remove = Rimuovi { $name }
used-on = ultimo uso: { $day }
email = Indirizzo e-mail
email-keep = Mandami un link
email-remove = Rimuovi l'indirizzo e-mail
code-make = Annota un codice di recupero
code-again = Nuovo codice di recupero
code-write = Annotalo ora; non sarà più mostrato e sostituisce il precedente:
mail-sent = Se l'indirizzo è giusto, un link è in arrivo. Vale una volta sola, per 15 minuti.
log-in = Accedi
log-in-help = Se hai conservato il tuo nome, torna da qui. Agli ospiti non serve nulla: basta giocare.
log-in-guest = Se hai già conservato un nome, accedi: potrai unire le partite di questo ospite alle tue.
enter-by-passkey = Accedi con una passkey
enter-by-code = Codice di recupero
enter-by-mail-or-code = Indirizzo e-mail o codice di recupero
enter-go = Continua
join-title = Unire queste partite?
join-help = Prima di accedere hai giocato qui come { $name } ({ $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}). Vuoi che anche queste partite siano tue?
join-yes = Unisci
join-no = Lascia separate
join-done = Queste partite ora sono tue.
sessions = Dove hai effettuato l'accesso
sessions-help = Esci dove non giochi più. Un ospite che esce qui non può tornare.
session-this = questo browser
session-unknown = dispositivo sconosciuto
session-earlier = dispositivi di una versione precedente
session-end = Esci
blocked = Persone bloccate
unblock = Sblocca
unblock-name = Sblocca { $name }
my-data = I tuoi dati
data-export = Esporta in un file
data-delete = Cancella tutto
data-delete-help = Nome, indirizzo, passkey, messaggi e registrazioni aperte vengono cancellati per sempre. Le partite restano agli altri, con un "giocatore cancellato" al tuo posto; dove una partita è in corso continua un bot.
data-delete-name = Il tuo nome, per conferma
data-deleted = Tutto ciò che era tuo è cancellato.
deleted-player = giocatore cancellato
chat-report = Segnala questa riga di { $name } al gestore
chat-reported = Il gestore di questo servizio la vedrà.

theme-to-light = Passa al chiaro
theme-to-dark = Passa allo scuro
sound-on = Attiva i suoni
sound-off = Disattiva i suoni

## Pagina iniziale

hero-title = Giochi da tavolo moderni, al tuo tavolo in un minuto
hero-text = Giochi completi contro persone e bot in qualsiasi combinazione. Nessun account, niente da installare, e le regole sono lì quando le chiedi.
games = Giochi
players-count = da { $least } a { $most } giocatori
players-number = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
play-now = Gioca subito contro i bot
with-friends = Con amici
one-screen = Stesso schermo
solo = Solitario
set-up = Prepara un tavolo
my-tables = I miei tavoli
open-tables = Tavoli aperti
open-tables-none = Nessuno aspetta giocatori in questo momento. Prepara un tavolo con amici e, se vuoi, annuncialo qui.
watch = Guarda
open-record = Apri una registrazione
open-record-help = Rivedi qualsiasi partita, passo per passo, dal file della sua registrazione o da un ledger della comunità.
table-open = In attesa di giocatori
table-running = In corso
table-your-turn = Tocca a te
table-over = Finita

## Bot e posti

level-random = casuale
level-greedy = goloso
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
bot-1 = Gru
bot-2 = Volpe
bot-3 = Tigre
bot-4 = Tartaruga
bot-5 = Carpa
bot-name = Bot { $level }
seat-number = Giocatore { $number }
seat-open = Posto libero
seat-me = Tu
seat-me-too = Qualcuno a questo schermo
seat-friend = Posto libero per un amico
seat-player = Chi gioca al posto { $number }
seat-name = Nome del giocatore { $number }
seat-up = Sposta in su il posto { $number }
seat-is-program = Qui gioca un programma, tramite l'API dei bot.
program-name = { $name } (bot)
seat-is-away = Assente: gioca un bot al suo posto.
seat-is-here = Al tavolo.
seat-is-gone = Non è al tavolo in questo momento.
is-known = Nome conservato: nessun altro può averlo.

## Preparare un tavolo

set-up-title = Prepara un tavolo
seats = Posti
seats-count = Numero di giocatori
seats-help-open = Ricevi un link da inviare e cominci la partita quando tutti i posti sono occupati.
seats-help-screen = Vi passate questo schermo; il tabellone mostra sempre chi è di turno.
seats-help-bots = La partita comincia subito.
table-manners = Il tavolo
flag-listed = Annuncialo nella pagina iniziale, così chiunque può unirsi
flag-rated = Valido per il rating: per chi ha conservato il proprio nome; la fine è definitiva
flag-spectators = Chi ha il link può guardare
flag-bots = I programmi (bot tramite API) possono prendere i posti liberi
pace = Ritmo dei bot
pace-0 = Il più in fretta possibile
pace-400 = Svelto
pace-900 = Umano
pace-2000 = Lento, per seguire ogni mossa
options = Opzioni del gioco
options-help = Così come sono vanno bene per una prima partita.
options-more = Altre opzioni ({ $count })
option-own = Una tua scelta
option-pick = Scegli una per una
option-write = Creane uno tuo
make-table = Crea il tavolo
start = Comincia la partita

## Sala d'attesa

waiting-title = Prima di cominciare
invite-title = Invita
invite-help = Invia questo link. Chi lo apre prende un posto libero, senza account.
invite-link = Link di questo tavolo
invite-people = Invita giocatori per nome
invite-people-help = Vedono l'invito nella pagina iniziale, subito se sono qui.
invite-search = Il nome comincia con
invite-find = Cerca
invite-nobody = Nessuno ha conservato un nome così.
invite-ask = Invita
invite-name = Invita { $name }
invite-done = Invito inviato
sit-here = Siediti qui
get-up = Alzati
start-needs = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
host-starts = Chi ospita comincia la partita quando tutti i posti sono occupati.

## Al tavolo

board = Tabellone
status = Che cosa fare ora
players = Giocatori
points = punti
winner = Vincitore
is-thinking = sta pensando
is-acting = è di turno
spectator = spettatore
spectators = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
panels = Mosse, diario, punti e altro
panel-moves = Mosse
panel-log = Diario
panel-scores = Punti
panel-hint = Consiglio
panel-chat = Chat
unread = da leggere
title-your-turn = Tocca a te
choices-count = { $count ->
    [one] Una scelta.
   *[other] { $count } scelte, sul tabellone o nell'elenco.
}
not-your-turn = Non è il tuo turno. Puoi esplorare il tabellone.
you-watch = Stai guardando.
game-over-help = Il tabellone resta; i punti sono nel pannello.
cannot-be-undone = Non si può annullare.
connection-lost = La connessione è caduta. Nuovo tentativo…
winners = { $count ->
    [one] { $names } vince!
   *[other] { $names } condividono la vittoria!
}
undo = Annulla l'ultimo passo
restart-turn = Ricomincia il turno
undo-nothing = Non c'è nulla da annullare.
ask-undo = Chiedi di tornare a prima del mio ultimo turno
undo-asks = { $name } chiede di tornare a prima dell'ultimo turno. Sei d'accordo?
undo-asked = Hai chiesto di tornare indietro. In attesa degli altri.
agree = Accetta
refuse = Rifiuta
leave-seat = Lascia: un bot gioca per me
seat-to-bot = Lascia giocare un bot per { $name }, che non c'è
you-are-away = Un bot sta giocando per te.
take-back-seat = Riprendi il mio posto
copy-table-link = Copia il link di questo tavolo
download-record = Scarica la registrazione
download-ledger = Scarica il ledger
rematch = Rivincita
join-rematch = Vai alla rivincita
table-missing = Questo tavolo non si può aprire
table-closed = Niente spettatori a questo tavolo

## Mosse

moves-none = Ora non hai mosse da fare.
moves-over = La partita è finita.
moves-filter = Trova una mossa

## Diario e storia

log = Diario
log-empty = Non è ancora successo nulla.
fold-panel = Comprimi
log-newest = Più recente
log-setup = Preparazione
log-notation = Notazione
copy-record = Copia la registrazione
copy-ledger = Copia il ledger
log-copied = Copiato.
log-not-copied = Il browser non ha lasciato copiare il testo.
copy-moment = Copia un link a questo momento
looking-back = Stai rivedendo la partita, al passo { $version }.
looking-back-help = Usa [ e ] per scorrere la partita.
back-to-now = Torna al presente
history-back = Un passo indietro
history-forth = Un passo avanti
recap = Mentre non c'eri
recap-to-you = Per te:
news = Che cosa hanno fatto gli altri
news-again = Mostra di nuovo

## Punti

bot-thinks = { $name } ({ $level }) sta pensando{ $seconds ->
    [0] …
   *[other] : { $seconds } s
}
skip-bots = Salta avanti
course = Com'è andata la partita
course-chart = Punti fatti (linee) e i punti finali che i bot si aspettavano (tratteggio)
course-table = Come tabella
course-turning = Momenti decisivi
course-swing = { $name }: { $by } punti rispetto agli altri
course-step = Dopo il passo { $version }
course-expected = atteso
course-end = Fine
course-wait = Analisi della partita…
scores-why = Da dove vengono i punti
copy-picture = Copia un'immagine
picture-copied = L'immagine è copiata.
picture-saved = L'immagine è salvata.
copy-result = Copia un link
scores-now = Se la partita finisse ora
scores-final = Punteggio finale
scores-so-far = Punti finora
total = Totale
place = Posizione
chance-checked = Verifica i sorteggi
chance-checked-help = Tutti i sorteggi di questa partita vengono da un seme. Il suo hash SHA-256 è stato fissato prima della prima mossa; ora puoi vedere il seme stesso. Se la fine è stata annullata, da lì comincia un nuovo seme.
seed = { $since ->
    [0] Seme
   *[other] Seme dal passo { $since }
}
seed-hash = Hash

## Aiuti

hint-about = Il bot guarda la tua posizione e dice le sue mosse migliori, quanto valgono e perché.
hint-ask = Tu che cosa giocheresti?
hint-thinking = Sto pensando…
hint-worth = { $points } PV
hint-shared = Tutte:
hint-help = Dalla migliore in giù, per le possibilità di vincere; il numero è il punteggio finale da aspettarsi. È solo un parere, ma buono.

## Chat

chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Scrivi qualcosa
chat-mute = Silenzia la chat
chat-unmute = Mostra di nuovo la chat
chat-is-muted = La chat è silenziata.
chat-silence = Silenzia { $name }

## Zoom

zoom = Zoom
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Adatta allo schermo

## Foglio di consultazione

reference = { $game } in breve
reference-goal = Scopo
reference-turn = Un turno
reference-scoring = Punti
reference-icons = Simboli
all-rules = Tutte le regole
keyboard = Tastiera
key-digits = scegli una mossa con il suo numero
key-confirm = conferma la mossa scelta
key-cancel = annulla la scelta, o torna al presente
key-undo = annulla l'ultimo passo
key-restart = ricomincia il turno
key-hint = chiedi un consiglio
key-history = scorri la partita
key-zoom = ingrandisci, rimpicciolisci, adatta
key-panels = mosse, diario, punti, chat
key-filter = trova una mossa
key-help = questo foglio

## Replay

replay = Replay
replay-begin = L'inizio
replay-first = All'inizio
replay-last = Alla fine
replay-turn-back = Un turno indietro
replay-turn-forth = Un turno avanti
replay-moment = Momento della partita
replay-missing = Questa partita non si può rivedere
play = Riproduci
pause = Pausa
speed = Velocità
speed-2400 = Lenta
speed-1200 = Normale
speed-600 = Veloce
speed-250 = Molto veloce

## Imparare

learn-about = Ogni gioco ha una prima partita guidata sul vero tabellone e le sue regole complete con parole nostre. Ogni regola ha un'etichetta, e la stessa etichetta compare quando qualcosa non è permesso.
first-game = Prima partita guidata
rules-about = Con parole nostre, ogni regola con la sua etichetta.
rules-untranslated = Queste regole non sono ancora state tradotte; eccole in inglese.
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Non è stato trovato nulla.
    [one] È stato trovato un passaggio.
   *[other] Sono stati trovati { $count } passaggi.
}
chapters = Capitoli
lesson-you = Tu
lesson-look = Osserva
lesson-your-move = La tua mossa
lesson-step = { $at } di { $of }
lesson-skip = Salta
lesson-show = Mostrami
lesson-other = Si può, ma per ora prova quella che brilla.
lesson-play = Gioca una partita vera

## Informazioni

about-what = Tenshu è un luogo per giocare, imparare e studiare giochi da tavolo moderni con persone e bot. Il tenshu è il mastio di un castello giapponese: la torre da cui si vede tutto.
about-affiliation = Nessun legame
about-affiliation-text = Tenshu è fatto da persone che amano questi giochi. Non ha legami con i loro autori o editori e non mostra nessuno dei loro testi o immagini: tutta l'arte e tutte le parole sono nostre. Se un gioco ti piace qui, compralo: al tavolo è ancora più bello.
about-fair = Equo per costruzione
about-fair-text = Il servizio è l'unico giudice, ricevi solo ciò che il tuo posto può sapere, e tutti i sorteggi di una partita vengono da un seme di cui vedi l'hash prima della prima mossa e che puoi controllare dopo.
about-privacy = Che cosa si conserva
about-privacy-text = Un nome scelto da te, un cookie che ti riconosce e le partite che giochi. Nessun altro sito viene contattato.
about-licence = Licenza
about-licence-text = Il programma è libero sotto la licenza MIT. I nomi dei giochi appartengono ai loro proprietari.

## Altre pagine

enter-title = Accesso
enter-empty = Questo link non è completo. Copialo tutto, con ciò che sta dopo il #.
enter-done = Che bello rivederti, { $name }.
missing-title = Qui non c'è nulla
missing-text = L'indirizzo può essere sbagliato, o la pagina si è spostata.
offline = Sei offline. Le regole, le lezioni e le partite registrate che hai già aperto si possono ancora leggere.
not-kept-title = Non è conservato su questo dispositivo
not-kept-text = Senza connessione si può mostrare solo ciò che hai già aperto.

# Planning
key-try = prova su una copia
try-it = Prova
trial = Stai provando
trial-about = Una copia che vedi solo tu: gioca per tutti i posti e annulla quando vuoi. Ciò che è nascosto o si pesca è immaginato.
trial-moved = Intanto al tavolo si è giocato.
trial-your-turn = Al tavolo tocca a te.
trial-others = Giocano gli altri
trial-stop = Torna al tavolo
plan = Il tuo piano
plan-keep = Tieni come piano
plan-play = Gioca il piano
plan-change = Prova di nuovo
plan-drop = Scarta
plan-illegal = Ora non si può: { $step }.

# La sala d'attesa.
lobby-invitations = Inviti
lobby-invited = { $name } ti invita a giocare a { $game }
lobby-join = Siediti
lobby-decline = Rifiuta
lobby-quick = Trova giocatori
lobby-waiting = Cerco giocatori da { $seconds } s. { $others ->
    [0] Per ora nessun altro cerca lo stesso.
    [one] Un'altra persona cerca qualcosa di compatibile.
   *[other] Altre { $others } persone cercano qualcosa di compatibile.
  }
lobby-with-bots = Comincia con i bot
lobby-stop = Smetti di cercare
lobby-sizes = Giocatori
lobby-pace-label = Orologio
lobby-pace = { $pace ->
    [live] Orologio in tempo reale
    [fast] Orologio veloce
    [slow] Orologio lento, su più giorni
    [own] Orologio personalizzato
   *[none] Senza orologio
  }
lobby-search = Cerca giocatori
lobby-friends = Amici
lobby-here = qui adesso
lobby-not-here = non c'è
lobby-asked = richiesta inviata
lobby-accept = Accetta l'amicizia
friend-decline = Rifiuta { $name }
friend-end = Rompi l'amicizia con { $name }
lobby-more = Altri tavoli
lobby-rated = Valido per il rating
lobby-clock = { $pace } ({ $bank })
lobby-bot = { $name } ({ $level })

# Giocatori e statistiche.
statistics = Statistiche
statistics-none = Non è ancora finita nessuna partita.
statistics-what = Voce
statistics-wins = Vittorie
statistics-points = Punti
statistics-games = Partite
statistics-player = Giocatore
statistics-players = { $size ->
    [one] 1 giocatore
   *[other] { $size } giocatori
  }
statistics-size = { $size ->
    [one] 1 giocatore
   *[other] { $size } giocatori
  }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
statistics-seats = Vittorie per posto
statistics-seat = Posto { $seat }
statistics-levels = Vittorie per tipo di giocatore
statistics-person = Persone
statistics-program = Programmi
statistics-cards = Carte, tessere e fazioni
statistics-sources = Punti per origine
statistics-lengths = Durata delle partite
statistics-actions = Azioni
statistics-ladder = Migliori rating
statistics-bots = Rating dei bot
statistics-records = Punteggi più alti
statistics-everybody = Tutti
statistics-day = Giorno
rating = Rating
ratings = Rating
rating-provisional = (provvisorio)
rating-rank = · { $rank }º posto
rating-course = Il rating, partita per partita
player-befriend = Chiedi l'amicizia
player-asked = Richiesta inviata. Sarete amici quando verrà accettata.
player-block = Blocca
player-blocked = Da { $name } non riceverai più nulla: né chat né inviti.
player-summary = { $games ->
    [one] { $games } partita,
   *[other] { $games } partite,
  } vittorie: { $wins }, in media { $points } punti, al massimo { $best }.
player-openings = Aperture preferite
player-games = Ultime partite
player-game = { $place }º posto su { $size }, { $points } punti
advice = Consiglio
advice-why = { $move }. { $why }
advice-off = Niente più consigli
setting-advice = Un consiglio a ogni turno nella prima partita

## Orologi

clocks = Orologi
clock-pace = Tempo della partita
clock-none = Senza orologio
clock-live = In tempo reale: in un'unica sessione
clock-fast = Veloce: più turni al giorno
clock-slow = Lento: per più giorni
clock-own = Personalizzato: tempi a tua scelta
clock-bank = Tempo di ogni giocatore
clock-increment = Aggiunta per ogni turno
clock-unit = Unità
unit-minutes = minuti
unit-hours = ore
unit-days = giorni
clock-sleep = Gli orologi si fermano nelle ore di sonno dei giocatori
clock-vacation = Gli orologi si fermano nei giorni di vacanza dei giocatori
clock-stand-in = Gioca al posto di chi esaurisce il tempo
clock-none-text = Ognuno si prende il tempo che vuole.
clock-text = Ogni giocatore ha { $bank }. Ogni turno aggiunge { $increment }, fino a { $bank }.
clock-text-plain = Ogni giocatore ha { $bank } per tutta la partita.
clock-rest-never = Gli orologi non si fermano mai.
clock-rest-sleep = Si fermano mentre i giocatori dormono, ma non nei giorni di vacanza.
clock-rest-vacation = Si fermano nei giorni di vacanza, ma non di notte.
clock-rest-both = Si fermano mentre i giocatori dormono e nei giorni di vacanza.
clock-out = { $level } gioca al posto di chi esaurisce il tempo, finché non torna; nessuno perde il posto per una risposta di poco conto.
clock-days = { $days }g { $hours }h
clock-hours = { $hours }h { $minutes }m
clock-minutes = { $minutes } min
clock-left = Tempo rimasto: { $time }.
clock-is-running = In corso; finisce { $until }.
clock-is-low = Resta poco tempo.
clock-is-still = Fermo.
clock-is-sleep = Fermo nelle ore di sonno, fino a { $until }.
clock-is-vacation = Fermo durante la vacanza, fino a { $until }.
table-turn-of = Tocca a { $name }
next-table = Prossimo tavolo
next-table-none = Nessun altro tavolo ti aspetta.

## Promemoria

reminders = Promemoria e orologi
reminders-link = Come ricevo gli avvisi del mio turno, e quando i miei orologi si fermano
your-turn-how = Quando tocca a me
your-turn-help = Ricevi un solo avviso, un minuto dopo l'inizio del tuo turno, a meno che tu non abbia già giocato. Una scheda aperta non cambia nulla.
push-here = Avvisami in questo browser, anche con la pagina chiusa
push-impossible = Questo browser non può mostrare notifiche. Su iPhone, aggiungi prima la pagina alla schermata Home.
push-refused = Questo browser non permette notifiche da questa pagina.
push-browsers =
    { $count ->
        [one] Le notifiche arrivano a un browser.
       *[other] Le notifiche arrivano a { $count } browser.
    }
mail = E-mail
mail-off = Mai
mail-turn = A ogni turno
mail-digest = Una volta al giorno, se c'è qualcosa da dire
mail-no-address = Qui non c'è ancora un tuo indirizzo.
digest-hour = Alle
webhook = Webhook
webhook-none = Nessuno
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = JSON semplice
webhook-url = Indirizzo del webhook
quiet-hours = Ore di silenzio
quiet-help = Non mandarmi nulla in queste ore; solo dopo
hours-from = Dalle
hours-to = Alle
my-clocks = I miei orologi
my-clocks-help = Ai tavoli che lo permettono, il tuo orologio si ferma in questi orari. Il tuo fuso orario: { $zone }.
sleep-hours = Ore di sonno
sleep-help = I miei orologi si fermano ogni notte, al massimo 12 ore
vacations = Giorni di vacanza
vacations-help = Al massimo 30 giorni all'anno; i giorni passati restano nell'elenco.
vacation-first = Primo giorno
vacation-last = Ultimo giorno
vacation-add = Aggiungi una vacanza
mute-table = Nessun promemoria per questo tavolo
unmute-table = Di nuovo promemoria per questo tavolo
table-is-muted = Non ricevi promemoria per questo tavolo.
table-is-not-muted = Ricevi promemoria per questo tavolo.
saved = Salvato.
remove = Rimuovi

# Tornei e serie

tournaments = Tornei
tournaments-help = Tornei svizzeri e gironi all'italiana tra persone che hanno conservato il proprio nome. Ognuna di loro può crearne uno.
tournaments-none = Nessun torneo è aperto o in corso adesso.
tournaments-before = Tornei precedenti
tournament-new = Nuovo torneo
tournament-make = Crea il torneo
tournament-known = I tornei sono per le persone che hanno conservato il proprio nome.
tournament-name = Nome del torneo
tournament-game = Gioco
tournament-size = Posti a un tavolo
tournament-format = Tipo
tournament-swiss = Svizzero
tournament-round-robin = Girone all'italiana
tournament-swiss-help = Ogni turno riunisce persone con punti simili che non si sono ancora incontrate.
tournament-round-robin-help = Tutti incontrano tutti; con più di due posti ci si incontra quasi lo stesso numero di volte.
tournament-rounds = Turni
tournament-rounds-auto = Secondo il numero di persone
tournament-listed = Tutti lo trovano nell'elenco; altrimenti solo dal link
tournament-rated = Le partite valgono per il rating
tournament-clock-help = Con un orologio nessuno può bloccare un turno: un bot continua per chi finisce il tempo.
tournament-is-open = Iscrizioni aperte
tournament-is-running = Turno { $round } di { $rounds }
tournament-is-over = Finito
tournament-is-cancelled = Annullato
tournament-people =
    { $count ->
        [one] 1 persona
       *[other] { $count } persone
    }
tournament-by = di { $name }
tournament-private = solo dal link
tournament-join = Iscriviti
tournament-withdraw = Ritirati
tournament-withdraw-sure = Ritirarti definitivamente? Un bot continua al tavolo in corso, e non giocherai altri turni.
tournament-remove = Togli { $name }
tournament-link = Copia il link
tournament-your-table = Vai al mio tavolo
tournament-organiser = Organizzi tu questo torneo
tournament-open-help = Ci si iscrive finché non cominci. Dopo, nessuno può più entrare.
tournament-running-help = Il turno successivo comincia da sé quando tutti i tavoli sono finiti. Se non aspetti, i tavoli non finiti continuano e i loro risultati contano quando arrivano. A un tavolo puoi dare a un bot il posto di chi non viene.
tournament-start = Comincia il primo turno
tournament-next = Turno successivo adesso
tournament-cancel = Annulla il torneo
tournament-end = Chiudi il torneo adesso
tournament-end-sure = Chiuderlo adesso? I tavoli non finiti contano come annullati.
tournament-signed-up = Iscritti
tournament-nobody = Ancora nessuno.
tournament-standings = Classifica
tournament-rank = Posizione
tournament-points = Punti
tournament-opposition = Avversari
tournament-margin = Scarto
tournament-wins = Vittorie
tournament-played = Partite
tournament-played-byes = { $played } + { $byes ->
    [one] 1 riposo
   *[other] { $byes } riposi
  }
tournament-withdrawn = ha lasciato
tournament-points-help = Un punto per ogni avversario che si precede, mezzo per un pareggio; i tavoli più piccoli contano quanto quelli completi. Un riposo vale { $bye }, un tavolo annullato la metà di un primo posto. Chi lascia una partita sta dietro a tutti quelli che restano. A parità di punti decide la media dei punti degli avversari, poi lo scarto (di quanto i propri punti nelle partite superano la media degli altri), poi chi ha preceduto chi.
tournament-round = Turno { $round }
tournament-later = deve ancora venire
tournament-table = Tavolo { $number }
tournament-bye = Riposo
tournament-placed = { $place }º
tournament-note = Deciso da chi organizza: { $note }
tournament-table-cancelled = Annullato
tournament-watch = Guarda
tournament-decide = Decidi
tournament-decide-title = Turno { $round }, tavolo { $number }
tournament-decide-help = Ciò che decidi conta al posto della partita. Posizioni uguali sono un pareggio.
tournament-decide-places = Stabilisci le posizioni
tournament-cancel-table = Annulla il tavolo
tournament-why = Il motivo, perché tutti lo leggano
tournament-round-of = Turno { $round } di { $name }
tournament-back = Torna al torneo
series =
    { $count ->
        [one] Serie, 1 partita finora
       *[other] Serie, { $count } partite finora
    }
series-of = Serie, { $count } di { $all } partite finora
series-score = vinte: { $wins }, punti: { $points }
series-won = { $name } vince la serie.
series-length = Serie
series-open = Una sola partita, con rivincite a piacere
series-games = Al meglio di { $count } partite
