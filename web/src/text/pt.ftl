### As palavras da página em português. Todos os idiomas têm as mesmas chaves.

## Em toda parte

page-title = Tenshu: jogos de tabuleiro na sua mesa em um minuto
skip-to-content = Ir para o conteúdo
navigation = Páginas
home = Início
to-home = Ir para a página inicial
learn = Aprender
about = Sobre
close = Fechar
cancel = Cancelar
confirm = Confirmar
save = Salvar
copy = Copiar
send = Enviar
back = Voltar
next = Avançar
got-it = Entendi
more = Mais
help = Ajuda
you = (você)
language = Idioma
guest-name = Convidado
your-name = Seu nome
your-name-button = Seu nome: { $name }
other-device = Em outro aparelho
other-device-help = Um link pessoal leva você, seus lugares e suas mesas para outro celular ou computador. Quem tiver o link entra como você: não o mostre a ninguém. Um novo link encerra o anterior e desconecta todos os seus outros aparelhos.
personal-link = Link pessoal
make-personal-link = Criar um link pessoal
link-copied = Link copiado.
link-copy-yourself = Copie o link do campo ao lado do botão.
rule-link = Regra { $tag }
error-offline = Não foi possível alcançar o serviço. Ele está no ar, e você está com conexão?
error-service = O serviço não conseguiu fazer isso (status { $status }).

## Configurações

settings = Configurações
setting-confirm = Pedir confirmação antes de uma jogada
setting-confirm-all = Antes de cada jogada: o primeiro toque mostra, o segundo faz
setting-confirm-turn = Uma vez por turno: antes da primeira jogada que não pode ser desfeita
setting-confirm-none = Nunca
setting-only = Fazer a jogada automaticamente quando só há uma
setting-theme = Claro ou escuro
setting-theme-auto = Igual ao aparelho
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-senses = Sons e animações
setting-sound = Sons
setting-motion = Animações
tokens = Seus próprios robôs
tokens-help = Com um token, um programa joga nas mesas com nome próprio e o sinal de robô.
tokens-docs = Como um programa joga
token-name = Nome do robô
token-make = Criar um token
token-secret = Copie agora; não será mostrado de novo:
token-revoke = Revogar o token de { $name }

account = Conta
keep-name = Guardar meu nome e minhas partidas
keep-help = Você joga como convidado: seu nome e suas partidas ficam neste navegador. Guarde-os e você os reencontra em qualquer aparelho. Sem senha, e nada mais é pedido.
known = Você guardou este nome: ninguém mais pode usá-lo.
known-help = Este nome é seu desde { $day }.
kept-done = Guardado: { $name } agora é seu.
passkey = Chave de acesso
passkey-add = Adicionar uma chave de acesso
passkey-remove = Remover { $name }
used-on = último uso em { $day }
email = Endereço de e-mail
email-keep = Enviar um link
email-remove = Remover o endereço de e-mail
code-make = Anotar um código de recuperação
code-again = Novo código de recuperação
code-write = Anote agora; ele não será mostrado de novo e substitui o anterior:
mail-sent = Se o endereço estiver certo, um link está a caminho. Ele funciona uma vez, por 15 minutos.
log-in = Entrar
log-in-help = Se você guardou seu nome, volte por aqui. Convidados não precisam de nada: basta jogar.
log-in-guest = Se você já guardou um nome, entre: as partidas deste convidado podem ser reunidas às suas.
enter-by-passkey = Entrar com uma chave de acesso
enter-by-code = Código de recuperação
enter-by-mail-or-code = Endereço de e-mail ou código de recuperação
enter-go = Continuar
join-title = Reunir estas partidas?
join-help = Antes de entrar, você jogou aqui como { $name } ({ $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
}). Estas partidas também devem ser suas?
join-yes = Reunir
join-no = Deixar separadas
join-done = Estas partidas agora são suas.
sessions = Onde sua conta está aberta
sessions-help = Saia de onde você não joga mais. Um convidado que sai aqui não consegue voltar.
session-this = este navegador
session-unknown = aparelho desconhecido
session-earlier = aparelhos de uma versão anterior
session-end = Sair
blocked = Pessoas bloqueadas
unblock = Desbloquear
unblock-name = Desbloquear { $name }
my-data = Seus dados
data-export = Exportar como arquivo
data-delete = Apagar tudo
data-delete-help = Seu nome, endereço, chaves de acesso, mensagens e registros abertos são apagados para sempre. As partidas ficam para os outros, com um "jogador apagado" no seu lugar; um robô continua nas partidas em andamento.
data-delete-name = Seu nome, para confirmar
data-deleted = Tudo o que era seu foi apagado.
deleted-player = jogador apagado
chat-report = Denunciar ao responsável esta mensagem de { $name }
chat-reported = O responsável por este serviço vai vê-la.

theme-to-light = Mudar para claro
theme-to-dark = Mudar para escuro
sound-on = Ligar os sons
sound-off = Desligar os sons

## Página inicial

hero-title = Jogos de tabuleiro modernos, na sua mesa em um minuto
hero-text = Jogos completos contra pessoas e robôs em qualquer combinação. Sem conta, sem instalar nada, e com as regras sempre à mão.
games = Jogos
players-count = { $least } a { $most } jogadores
players-number = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
play-now = Jogar agora contra robôs
with-friends = Com amigos
one-screen = Na mesma tela
solo = Solo
set-up = Preparar uma mesa
my-tables = Minhas mesas
open-tables = Mesas abertas
open-tables-none = Ninguém está esperando jogadores agora. Prepare uma mesa com amigos e, se quiser, anuncie-a aqui.
watch = Assistir
open-record = Abrir um registro
open-record-help = Reveja qualquer partida, passo a passo, a partir do arquivo de registro ou de um ledger da comunidade.
table-open = Esperando jogadores
table-running = Em andamento
table-your-turn = Sua vez
table-over = Encerrada

## Robôs e lugares

level-random = aleatório
level-greedy = guloso
level-easy = fácil
level-medium = médio
level-hard = difícil
level-master = mestre
bot-1 = Garça
bot-2 = Raposa
bot-3 = Tigre
bot-4 = Tartaruga
bot-5 = Carpa
bot-name = Robô { $level }
seat-number = Jogador { $number }
seat-open = Lugar livre
seat-me = Você
seat-me-too = Alguém nesta tela
seat-friend = Lugar livre para um amigo
seat-player = Quem joga no lugar { $number }
seat-name = Nome do jogador { $number }
seat-up = Subir o lugar { $number }
seat-is-program = Um programa joga aqui, pela API de robôs.
program-name = { $name } (robô)
seat-is-away = Ausente: um robô joga em seu lugar.
seat-is-here = Na mesa.
seat-is-gone = Fora da mesa neste momento.
is-known = Nome guardado: ninguém mais pode usá-lo.

## Preparar uma mesa

set-up-title = Preparar uma mesa
seats = Lugares
seats-count = Número de jogadores
seats-help-open = Você recebe um link para enviar e começa a partida quando todos os lugares estiverem ocupados.
seats-help-screen = Vocês passam esta tela de mão em mão; o tabuleiro mostra sempre de quem é a vez.
seats-help-bots = A partida começa imediatamente.
table-manners = A mesa
flag-listed = Anunciar na página inicial, para que qualquer pessoa possa entrar
flag-rated = Ranqueada: para quem guardou seu nome; o fim é definitivo
flag-spectators = Quem tem o link pode assistir
flag-bots = Programas (robôs pela API) podem ocupar lugares livres
pace = Ritmo dos robôs
pace-0 = O mais rápido possível
pace-400 = Ágil
pace-900 = Humano
pace-2000 = Lento, para acompanhar cada jogada
options = Opções do jogo
options-help = Como estão, são boas para uma primeira partida.
options-more = Mais opções ({ $count })
option-own = Sua própria escolha
option-pick = Escolher uma por uma
option-write = Montar o seu
make-table = Criar a mesa
start = Começar a partida

## Sala de espera

waiting-title = Antes de começar
invite-title = Convidar
invite-help = Envie este link. Quem o abrir ocupa um lugar livre, sem precisar de conta.
invite-link = Link desta mesa
invite-people = Convidar jogadores pelo nome
invite-people-help = Eles veem o convite na página inicial, na hora se estiverem aqui.
invite-search = O nome começa com
invite-find = Procurar
invite-nobody = Ninguém guardou um nome assim.
invite-ask = Convidar
invite-name = Convidar { $name }
invite-done = Convite enviado
sit-here = Sentar aqui
get-up = Levantar
start-needs = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
host-starts = O anfitrião começa a partida quando todos os lugares estiverem ocupados.

## À mesa

board = Tabuleiro
status = O que fazer agora
players = Jogadores
points = pontos
winner = Vencedor
is-thinking = está pensando
is-acting = está com a vez
spectator = espectador
spectators = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
panels = Jogadas, histórico, pontos e mais
panel-moves = Jogadas
panel-log = Histórico
panel-scores = Pontos
panel-hint = Dica
panel-chat = Chat
unread = não lidas
title-your-turn = Sua vez
choices-count = { $count ->
    [one] Uma escolha.
   *[other] { $count } escolhas, no tabuleiro ou na lista.
}
not-your-turn = Não é a sua vez. Explore o tabuleiro à vontade.
you-watch = Você está assistindo.
game-over-help = O tabuleiro fica; os pontos estão no painel.
cannot-be-undone = Não pode ser desfeito.
connection-lost = A conexão caiu. Tentando de novo…
winners = { $count ->
    [one] { $names } venceu!
   *[other] { $names } dividem a vitória!
}
undo = Desfazer
restart-turn = Recomeçar o turno
undo-nothing = Não há nada para desfazer.
ask-undo = Pedir para voltar para antes do meu último turno
undo-asks = { $name } pede para voltar para antes do último turno. Você concorda?
undo-asked = Você pediu para voltar. Esperando pelos outros.
agree = Concordar
refuse = Recusar
leave-seat = Sair: um robô joga por mim
seat-to-bot = Deixar um robô jogar por { $name }, que não está aqui
you-are-away = Um robô está jogando por você.
take-back-seat = Retomar meu lugar
copy-table-link = Copiar o link desta mesa
download-record = Baixar o registro
download-ledger = Baixar o ledger
rematch = Revanche
join-rematch = Ir para a revanche
table-missing = Esta mesa não pode ser aberta
table-closed = Esta mesa não tem espectadores

## Jogadas

moves-none = Você não tem jogada para fazer agora.
moves-over = A partida acabou.
moves-filter = Procurar uma jogada

## Histórico

log = Histórico
log-empty = Nada aconteceu ainda.
fold-panel = Recolher
log-newest = Mais recente
log-setup = Preparação
log-notation = Notação
copy-record = Copiar o registro
copy-ledger = Copiar o ledger
log-copied = Copiado.
log-not-copied = O navegador não deixou copiar o texto.
copy-moment = Copiar um link para este momento
looking-back = Você está revendo a partida, no passo { $version }.
looking-back-help = Use [ e ] para percorrer a partida.
back-to-now = Voltar ao presente
history-back = Um passo para trás
history-forth = Um passo à frente
recap = Enquanto você esteve fora
recap-to-you = Para você:
news = O que os outros fizeram
news-again = Mostrar de novo

## Pontos

bot-thinks = { $name } ({ $level }) está pensando{ $seconds ->
    [0] …
   *[other] : { $seconds } s
}
skip-bots = Pular
course = Como foi a partida
course-chart = Pontos feitos (linhas) e os pontos finais que os robôs esperavam (tracejado)
course-table = Como tabela
course-turning = Momentos decisivos
course-swing = { $name }: { $by } pontos em relação aos outros
course-step = Depois do passo { $version }
course-expected = esperado
course-end = Fim
course-wait = Analisando a partida…
scores-why = De onde vêm os pontos
copy-picture = Copiar uma imagem
picture-copied = A imagem foi copiada.
picture-saved = A imagem foi salva.
copy-result = Copiar um link
scores-now = Se a partida terminasse agora
scores-final = Pontuação final
scores-so-far = Pontos até agora
total = Total
place = Colocação
chance-checked = Conferir os sorteios
chance-checked-help = Todos os sorteios desta partida vieram de uma semente. O hash SHA-256 dela foi fixado antes da primeira jogada; agora você pode ver a própria semente. Se o fim foi desfeito, ali começou uma nova semente.
seed = { $since ->
    [0] Semente
   *[other] Semente a partir do passo { $since }
}
seed-hash = Hash

## Dicas

hint-about = O robô olha a sua posição e diz quais são as melhores jogadas, quanto valem e por quê.
hint-ask = O que você jogaria?
hint-thinking = Pensando…
hint-worth = { $points } PV
hint-shared = Todas elas:
hint-help = Da melhor para a pior, pelas chances de vencer; o número é a pontuação final que se pode esperar. É só uma opinião, mas boa.

## Chat

chat = Chat
chat-empty = Ninguém disse nada ainda.
chat-say = Escreva algo
chat-mute = Silenciar o chat
chat-unmute = Mostrar o chat de novo
chat-is-muted = O chat está silenciado.
chat-silence = Silenciar { $name }

## Zoom

zoom = Zoom
zoom-in = Aproximar
zoom-out = Afastar
zoom-fit = Ajustar à tela

## Folha de consulta

reference = { $game } em resumo
reference-goal = Objetivo
reference-turn = Um turno
reference-scoring = Pontos
reference-icons = Símbolos
all-rules = Todas as regras
keyboard = Teclado
key-digits = escolher uma jogada pelo número
key-confirm = confirmar a jogada escolhida
key-cancel = cancelar a jogada ou voltar ao presente
key-undo = desfazer
key-restart = recomeçar o turno
key-hint = pedir uma dica
key-history = percorrer a partida
key-zoom = aproximar, afastar, ajustar
key-panels = jogadas, histórico, pontos, chat
key-filter = procurar uma jogada
key-help = esta folha

## Replay

replay = Replay
replay-begin = O começo
replay-first = Ir para o começo
replay-last = Ir para o fim
replay-turn-back = Um turno para trás
replay-turn-forth = Um turno à frente
replay-moment = Momento da partida
replay-missing = Esta partida não pode ser revista
play = Reproduzir
pause = Pausar
speed = Velocidade
speed-2400 = Lenta
speed-1200 = Normal
speed-600 = Rápida
speed-250 = Muito rápida

## Aprender

learn-about = Cada jogo tem uma primeira partida guiada no tabuleiro de verdade, e suas regras completas em nossas próprias palavras. Cada regra tem uma etiqueta, e a mesma etiqueta aparece quando algo não é permitido.
first-game = Primeira partida guiada
rules-about = Em nossas próprias palavras, cada regra com sua etiqueta.
rules-untranslated = Estas regras ainda não foram traduzidas; aqui estão em inglês.
rules-search = Procurar nas regras
rules-found = { $count ->
    [0] Nada foi encontrado.
    [one] Um trecho foi encontrado.
   *[other] { $count } trechos foram encontrados.
}
chapters = Capítulos
lesson-you = Você
lesson-look = Observe
lesson-your-move = Sua jogada
lesson-step = { $at } de { $of }
lesson-skip = Pular
lesson-show = Mostre para mim
lesson-other = É possível, mas por enquanto tente a que brilha.
lesson-play = Jogar uma partida de verdade

## Sobre

about-what = Tenshu é um lugar para jogar, aprender e estudar jogos de tabuleiro modernos com pessoas e robôs. Um tenshu é a torre principal de um castelo japonês: de lá se vê tudo.
about-affiliation = Sem vínculo
about-affiliation-text = Tenshu é feito por gente que ama estes jogos. Não tem vínculo com seus autores ou editoras, e não mostra nenhum de seus textos ou imagens: toda a arte e todas as palavras são nossas. Se você gostar de um jogo aqui, compre-o: na mesa ele é ainda melhor.
about-fair = Justo por construção
about-fair-text = O serviço é o único juiz, você recebe só o que o seu lugar pode saber, e todos os sorteios de uma partida vêm de uma semente cujo hash você vê antes da primeira jogada e pode conferir depois.
about-privacy = O que é guardado
about-privacy-text = Um nome que você escolhe, um cookie que reconhece você e as partidas que você joga. Nenhum outro site é contatado.
about-licence = Licença
about-licence-text = O programa é livre sob a licença MIT. Os nomes dos jogos pertencem a seus donos.

## Outras páginas

enter-title = Entrando
enter-empty = Este link não está completo. Copie-o inteiro, com o que vem depois do #.
enter-done = Que bom ver você de novo, { $name }.
missing-title = Não há nada aqui
missing-text = O endereço pode estar errado, ou a página mudou de lugar.
offline = Você está sem conexão. Regras, lições e partidas gravadas que você já abriu continuam disponíveis.
not-kept-title = Não está guardado neste aparelho
not-kept-text = Sem conexão só é possível mostrar o que você já abriu.

# Planning
key-try = experimentar em uma cópia
try-it = Experimentar
trial = Experimentando
trial-about = Uma cópia que só você vê: jogue por todos os lugares e desfaça à vontade. O que está oculto ou é sorteado é imaginado.
trial-moved = A mesa já avançou.
trial-your-turn = É a sua vez na mesa.
trial-others = Os outros jogam
trial-stop = Voltar à mesa
plan = Seu plano
plan-keep = Guardar como plano
plan-play = Jogar o plano
plan-change = Experimentar de novo
plan-drop = Descartar
plan-illegal = Não é possível agora: { $step }.

# A sala de espera.
lobby-invitations = Convites
lobby-invited = { $name } convida você para jogar { $game }
lobby-join = Sentar-se
lobby-decline = Recusar
lobby-quick = Encontrar jogadores
lobby-waiting = Procurando jogadores há { $seconds } s. { $others ->
    [0] Por enquanto ninguém mais procura o mesmo.
    [one] Outra pessoa procura algo compatível.
   *[other] Outras { $others } pessoas procuram algo compatível.
  }
lobby-with-bots = Começar com robôs
lobby-stop = Parar de procurar
lobby-sizes = Jogadores
lobby-pace-label = Relógio
lobby-pace = { $pace ->
    [live] Relógio em tempo real
    [fast] Relógio rápido
    [slow] Relógio lento, de vários dias
    [own] Relógio personalizado
   *[none] Sem relógio
  }
lobby-search = Procurar jogadores
lobby-friends = Amigos
lobby-here = aqui agora
lobby-not-here = ausente
lobby-asked = convite enviado
lobby-accept = Aceitar como amigo
friend-decline = Recusar { $name }
friend-end = Desfazer a amizade com { $name }
lobby-more = Mais mesas
lobby-rated = Ranqueada
lobby-clock = { $pace } ({ $bank })
lobby-bot = { $name } ({ $level })

# Jogadores e estatísticas.
statistics = Estatísticas
statistics-none = Nenhuma partida terminou ainda.
statistics-what = Item
statistics-wins = Vitórias
statistics-points = Pontos
statistics-games = Partidas
statistics-player = Jogador
statistics-players = { $size ->
    [one] 1 jogador
   *[other] { $size } jogadores
  }
statistics-size = { $size ->
    [one] 1 jogador
   *[other] { $size } jogadores
  }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
statistics-seats = Vitórias por lugar
statistics-seat = Lugar { $seat }
statistics-levels = Vitórias por tipo de jogador
statistics-person = Pessoas
statistics-program = Programas
statistics-cards = Cartas, peças e facções
statistics-sources = Pontos por origem
statistics-lengths = Duração das partidas
statistics-actions = Ações
statistics-ladder = Melhores ratings
statistics-bots = Ratings dos robôs
statistics-records = Maiores pontuações
statistics-everybody = Todos
statistics-day = Dia
rating = Rating
ratings = Ratings
rating-provisional = (provisório)
rating-rank = · { $rank }º lugar
rating-course = O rating, partida a partida
player-befriend = Pedir amizade
player-asked = Pedido enviado. Vocês serão amigos quando for aceito.
player-block = Bloquear
player-blocked = Você não terá mais notícias de { $name }: nem chat, nem convites.
player-summary = { $games ->
    [one] { $games } partida,
   *[other] { $games } partidas,
  } vitórias: { $wins }, média de { $points } pontos, máximo de { $best }.
player-openings = Aberturas favoritas
player-games = Últimas partidas
player-game = { $place }º lugar de { $size }, { $points } pontos
advice = Conselho
advice-why = { $move }. { $why }
advice-off = Sem mais conselhos
setting-advice = Um conselho por turno na primeira partida

## Relógios

clocks = Relógios
clock-pace = Tempo da partida
clock-none = Sem relógio
clock-live = Tempo real: em uma única sessão
clock-fast = Rápido: vários turnos por dia
clock-slow = Lento: ao longo de dias
clock-own = Personalizado: tempos à sua escolha
clock-bank = Tempo de cada jogador
clock-increment = Acréscimo por turno
clock-unit = Unidade
unit-minutes = minutos
unit-hours = horas
unit-days = dias
clock-sleep = Os relógios param nas horas de sono dos jogadores
clock-vacation = Os relógios param nos dias de férias dos jogadores
clock-stand-in = Joga por quem ficar sem tempo
clock-none-text = Cada um joga no seu tempo.
clock-text = Cada jogador tem { $bank }. Cada turno acrescenta { $increment }, até { $bank }.
clock-text-plain = Cada jogador tem { $bank } para a partida inteira.
clock-rest-never = Os relógios nunca param.
clock-rest-sleep = Eles param enquanto seus jogadores dormem, mas não nas férias.
clock-rest-vacation = Eles param nos dias de férias, mas não à noite.
clock-rest-both = Eles param enquanto seus jogadores dormem e nos dias de férias.
clock-out = { $level } joga por quem ficar sem tempo, até que volte; ninguém perde o lugar por uma resposta sem importância.
clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }m
clock-minutes = { $minutes } min
clock-left = Tempo restante: { $time }.
clock-is-running = Correndo; termina { $until }.
clock-is-low = Resta pouco tempo.
clock-is-still = Parado.
clock-is-sleep = Parado durante o sono, até { $until }.
clock-is-vacation = Parado nas férias, até { $until }.
table-turn-of = Vez de { $name }
next-table = Próxima mesa
next-table-none = Nenhuma outra mesa espera por você.

## Lembretes

reminders = Lembretes e relógios
reminders-link = Como recebo avisos da minha vez, e quando meus relógios param
your-turn-how = Quando for a minha vez
your-turn-help = Você recebe um só aviso, um minuto depois do começo da sua vez, a não ser que já tenha jogado. Uma aba aberta não muda nada.
push-here = Avisar neste navegador, mesmo com a página fechada
push-impossible = Este navegador não pode mostrar notificações. No iPhone, primeiro adicione a página à tela de início.
push-refused = Este navegador não permite notificações desta página.
push-browsers =
    { $count ->
        [one] As notificações chegam a um navegador.
       *[other] As notificações chegam a { $count } navegadores.
    }
mail = E-mail
mail-off = Nunca
mail-turn = A cada turno
mail-digest = Uma vez por dia, se houver algo a avisar
mail-no-address = Ainda não há um endereço seu aqui.
digest-hour = Às
webhook = Webhook
webhook-none = Nenhum
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-json = JSON simples
webhook-url = Endereço do webhook
quiet-hours = Horas de silêncio
quiet-help = Não me envie nada nestas horas; só depois
hours-from = Das
hours-to = Às
my-clocks = Meus relógios
my-clocks-help = Nas mesas que permitem isso, seu relógio para nestes horários. Seu fuso horário: { $zone }.
sleep-hours = Horas de sono
sleep-help = Meus relógios param toda noite, no máximo 12 horas
vacations = Dias de férias
vacations-help = No máximo 30 dias por ano; dias que já passaram ficam na lista.
vacation-first = Primeiro dia
vacation-last = Último dia
vacation-add = Adicionar férias
mute-table = Sem lembretes desta mesa
unmute-table = Lembretes desta mesa de novo
table-is-muted = Você não recebe lembretes desta mesa.
table-is-not-muted = Você recebe lembretes desta mesa.
saved = Salvo.
remove = Remover

# Torneios e séries

tournaments = Torneios
tournaments-help = Torneios suíços e todos contra todos, entre pessoas que guardaram seus nomes. Qualquer uma delas pode criar um.
tournaments-none = Nenhum torneio está aberto ou em andamento agora.
tournaments-before = Torneios anteriores
tournament-new = Novo torneio
tournament-make = Criar o torneio
tournament-known = Torneios são para pessoas que guardaram seus nomes.
tournament-name = Nome do torneio
tournament-game = Jogo
tournament-size = Lugares por mesa
tournament-format = Tipo
tournament-swiss = Suíço
tournament-round-robin = Todos contra todos
tournament-swiss-help = Cada rodada reúne pessoas com pontos parecidos que ainda não se enfrentaram.
tournament-round-robin-help = Cada um enfrenta todos os outros; com mais de dois lugares, todos se encontram quase o mesmo número de vezes.
tournament-rounds = Rodadas
tournament-rounds-auto = Conforme o número de pessoas
tournament-listed = Todos o encontram na lista; senão, só pelo link
tournament-rated = As partidas são ranqueadas
tournament-clock-help = Com relógio ninguém atrasa uma rodada: um robô continua por quem fica sem tempo.
tournament-is-open = Inscrições abertas
tournament-is-running = Rodada { $round } de { $rounds }
tournament-is-over = Encerrado
tournament-is-cancelled = Cancelado
tournament-people =
    { $count ->
        [one] 1 pessoa
       *[other] { $count } pessoas
    }
tournament-by = por { $name }
tournament-private = só pelo link
tournament-join = Inscrever-se
tournament-withdraw = Sair do torneio
tournament-withdraw-sure = Sair de vez? Um robô continua na mesa em andamento, e não há mais rodadas para jogar.
tournament-remove = Retirar { $name }
tournament-link = Copiar o link
tournament-your-table = Ir para a minha mesa
tournament-organiser = Você organiza este torneio
tournament-open-help = As pessoas se inscrevem até você começar. Depois ninguém mais entra.
tournament-running-help = A próxima rodada começa sozinha quando todas as mesas acabam. Se você não esperar, as mesas inacabadas continuam e seus resultados contam quando chegarem. Em uma mesa, você pode dar a um robô o lugar de quem não aparece.
tournament-start = Começar a primeira rodada
tournament-next = Próxima rodada agora
tournament-cancel = Cancelar o torneio
tournament-end = Encerrar o torneio agora
tournament-end-sure = Encerrar agora? Mesas que não acabaram contam como canceladas.
tournament-signed-up = Inscritos
tournament-nobody = Ninguém ainda.
tournament-standings = Classificação
tournament-rank = Posição
tournament-points = Pontos
tournament-opposition = Adversários
tournament-margin = Saldo
tournament-wins = Vitórias
tournament-played = Jogos
tournament-played-byes = { $played } + { $byes ->
    [one] 1 folga
   *[other] { $byes } folgas
  }
tournament-withdrawn = saiu
tournament-points-help = Um ponto por adversário que fica atrás, meio por empate; mesas menores valem tanto quanto as completas. Uma folga vale { $bye }, uma mesa cancelada vale metade de um primeiro lugar. Quem abandona uma partida fica atrás de todos que permanecem. Com pontos iguais, decide a média de pontos dos adversários, depois o saldo (quanto os pontos nas partidas ficaram acima da média dos outros), depois quem ficou na frente de quem.
tournament-round = Rodada { $round }
tournament-later = ainda por vir
tournament-table = Mesa { $number }
tournament-bye = Folga
tournament-placed = { $place }º
tournament-note = Decidido por quem organiza: { $note }
tournament-table-cancelled = Cancelada
tournament-watch = Ver
tournament-decide = Decidir
tournament-decide-title = Rodada { $round }, mesa { $number }
tournament-decide-help = O que você decide conta no lugar da partida. Colocações iguais são um empate.
tournament-decide-places = Definir as colocações
tournament-cancel-table = Cancelar a mesa
tournament-why = O motivo, para todos lerem
tournament-round-of = Rodada { $round } de { $name }
tournament-back = Voltar ao torneio
series =
    { $count ->
        [one] Série, 1 partida até agora
       *[other] Série, { $count } partidas até agora
    }
series-of = Série, { $count } de { $all } partidas até agora
series-score = vitórias: { $wins }, pontos: { $points }
series-won = { $name } vence a série.
series-length = Série
series-open = Uma só partida, com revanches à vontade
series-games = Melhor de { $count } partidas
