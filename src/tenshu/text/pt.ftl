## Erros do núcleo

error-game = Não existe um jogo chamado { $name }. Existem: { $names }.
error-seats = { $game } não se joga com { $seats ->
    [one] 1 jogador
   *[other] { $seats } jogadores
}; são possíveis { $counts }.
error-option-name = Não existe a opção { $name }. Existem: { $names }.
error-option-value = A opção { $name } não pode ser { $value }. Possíveis: { $values }.
error-option-pick = A opção { $name } não tem a carta { $value }, ou ela foi citada duas vezes. Cartas: { $values }.
error-option-draws = A opção { $name } pode sortear de 1 a { $most } cartas, o que se escreve random:N; você escreveu { $value }.
error-first-player = O jogador { $value } não pode começar em uma partida de { $seats } jogadores.
error-option-form = Escreva uma opção como nome=valor; você escreveu { $text }.
error-bot-setting = { $text } não é um ajuste de uma busca. Existem: { $names }, cada um com um número até { $most } (NOME=1.5); { $whole } pedem números inteiros, { $positive } pedem mais que 0.
error-bot-budget = { $name } não é uma busca: escreva search:sims=N com um número inteiro de 1 a { $most }, ou search:seconds=S com um número como 0.5.
error-bot = Não existe um robô chamado { $name }. Existem: { $names }.
error-exec = { $name } não indica um programa que possa ser executado: escreva exec:COMANDO, por exemplo exec:./mybot ou "exec:python3 mybot.py".
error-exec-system = Programas como jogadores (exec:COMANDO) precisam de Linux, macOS ou outro sistema POSIX.
error-bot-extra = `tenshu bot` precisa do httpx: pip install 'tenshu[client]'.
error-bot-refused = O servidor recusou: { $reason }.
error-bot-server = Não é possível alcançar { $server }, ou não há resposta.
program-late = o programa não respondeu em { $seconds } s
program-flood = o programa escreveu mais de { $most } bytes antes da resposta
program-line = o programa escreveu uma linha de mais de { $most } bytes
program-answer = o programa escreveu “{ $text }” onde se esperava “{ $word }”
program-illegal = o programa jogou “{ $action }”, que não é permitido
program-ended = o programa terminou (código { $code })
program-ended-told = o programa terminou (código { $code }): { $told }
error-bots-count = { $bots ->
    [one] Foi indicado 1 jogador
   *[other] Foram indicados { $bots } jogadores
} para { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
}; indique um para cada lugar.
error-notation-empty = Nada foi escrito. Uma ação é um verbo e os seus argumentos.
error-notation-verb = { $word } não é um verbo deste jogo. Verbos: { $verbs }.
error-notation-shape = Escreva assim: { $shape }; você escreveu { $text }.
error-notation-word = { $word } não serve como { $domain }. Escreva assim: { $shape }.
error-notation-number = A ação número { $number } está fora de 0 a { $size }.
error-illegal = { $action } não é permitido agora.
error-illegal-rule = { $action } não é permitido agora: { $reason } [{ $rule }]
error-illegal-chance = { $action } não pode ser feito agora: os jogadores não sorteiam pelo acaso, nem o acaso joga por eles.
error-illegal-over = { $action } não pode ser feito: a partida acabou.
error-undo = Não há o que desfazer: algo foi revelado desde então, ou outra pessoa já agiu.
error-record-format = Linha { $line }: um registro começa com a linha "{ $wanted }".
error-record-encoding = Linha { $line }: isto não é texto em UTF-8.
error-record-header = Linha { $line }: um cabeçalho se escreve como chave: valor; aqui está { $text }.
error-record-missing = O registro não tem o cabeçalho { $header }.
error-record-version = Linha { $line }: o registro segue a versão { $version } das regras; este programa joga a versão { $known }.
error-record-opening = A partida deste registro não pode ser preparada: { $reason }
error-record-seats = Linha { $line }: { $value } não é um número de lugares.
error-record-line = Linha { $line }: comece com *, p1:, # ou =; aqui está { $text }.
error-record-over = Linha { $line }: { $text } vem depois do fim da partida.
error-record-actor = Linha { $line }: { $mark } age, mas é a vez de { $expected }.
error-record-action = Linha { $line }: { $reason }
error-record-unfinished = Linha { $line }: aqui está a pontuação final, mas a partida não acabou.
error-record-header-size = Os cabeçalhos de um registro podem ter no máximo { $most } caracteres juntos.
error-record-too-long = Um registro pode ter no máximo { $most } caracteres.
error-record-too-much = Este registro leva tempo ou memória demais para ser lido.
error-record-unreadable = Este registro não pode ser lido.
error-record-quota = Foram abertos registros demais a partir daqui; os que ninguém assiste são apagados depois de { $days } dias.
error-record-scores = Linha { $line }: o registro diz { $said }, o programa conta { $counted }.
error-record-lines = Linha { $line }: um registro tem no máximo { $most } linhas.
error-record-width = Linha { $line }: uma linha tem no máximo { $most } caracteres.
error-record-headers = Linha { $line }: um registro tem no máximo { $most } cabeçalhos.
error-lesson-ask = A lição pede { $card } no fim do registro: depois dessa linha precisa vir uma ação.
error-file = { $path }: { $reason }.
error-file-size = { $path } é grande demais para um registro.
error-at = --at conta os passos a partir de 0; você escreveu { $at }.
error-at-most = O registro tem só { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
}; --at { $at } fica além do fim.
error-names-count = { $names ->
    [one] Foi dado 1 nome
   *[other] Foram dados { $names } nomes
} para { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
}.
error-load-game = O registro é de uma partida de { $game }; indique esse jogo ou nenhum.
error-load-options = As opções de um registro são fixas; não use --option junto com --load.
error-workers = Os processos de trabalho não puderam ser iniciados; tente --jobs 1.
error-file-exists = { $path } já existe; escolha outro nome.
error-no-game = Diga qual jogo quer jogar. Existem: { $names }.
error-tune = A heurística de { $game } não tem pesos que se possam afinar.
error-tune-seats = Os pesos são afinados jogando uns contra os outros: indique dois lugares ou mais.
error-envs = Os ambientes de aprendizado precisam de bibliotecas que não estão instaladas aqui: pip install 'tenshu[envs]'.
error-tune-only = Nenhum peso tem um nome que comece com { $text }.
error-learn = A heurística de { $game } não descreve características com as quais uma rede possa aprender.
error-setups = { $path } não contém nenhuma preparação.
error-learn-seats = { $text } não é uma lista de números de jogadores, o primeiro pelo menos dois, como 4,3,2.
error-learn-hidden = { $text } não indica duas camadas de 1 a { $most } unidades, como 32,16.
error-learn-rows = Estas partidas não têm nenhuma posição com a qual aprender: jogue mais delas.
error-learn-start = { $path } é uma partida de outro jogo.
error-learn-libraries = Para aprender é preciso o numpy, que não está instalado aqui: pip install 'tenshu[learn]'.
error-move-number = Não existe a jogada { $number }; escolha de 1 a { $most }.
error-card = Este jogo não tem carta, peça nem facção chamada { $name }; card sozinho lista todas.

## Ajuda dos comandos

help-tenshu = Jogue, estude e automatize jogos de tabuleiro modernos. Cada comando tem o seu próprio --help.
help-game = o jogo: { $names }
help-option = define uma opção do jogo (repita para mais); @FILE como valor a lê de um arquivo; `tenshu games` mostra todas
help-lang = o idioma de todos os textos
help-json = escreve o resultado em JSON, para programas
help-jobs = quantos processos trabalham ao mesmo tempo (por padrão, todos os núcleos)
help-exec-seconds = quanto um programa (exec:COMANDO) pode demorar em cada resposta, em segundos (por padrão, 10)
help-exec-memory = quanta memória um programa (exec:COMANDO) pode usar, em megabytes (por padrão, 1024)
help-seed = a semente de todos os sorteios; a mesma semente dá as mesmas partidas
help-seats = quantos jogadores (por padrão, dois)
help-bots = os robôs, por lugar, cada um destes: { $names }; um sozinho ocupa todos os lugares
help-games-k = quantas partidas
help-games-n = quantas partidas
help-records = escreve nesta pasta um registro de cada partida
help-fuzz-records = a pasta para os registros das partidas que falharam
help-fuzz-exports = em vez disso, escreve partidas na notação de outro programa, lê de novo e compara
help-fuzz-files = em vez disso, danifica registros e verifica se cada um é lido ou recusado a tempo
help-arena-bots = os robôs, um por lugar, cada um destes: { $names }
help-rounds = quantas rodadas são medidas
help-bench-seats = quantos jogadores (por padrão, dois)
help-bench-envs = em vez disso, mede os ambientes de aprendizado, ao lado de jogos do PettingZoo e do OpenSpiel
help-file = o registro; - lê a entrada padrão
help-at = para depois de N passos
help-log = conta também cada passo em palavras
help-play-seats = quem ocupa cada lugar: { $names }
help-names = os nomes dos jogadores, por lugar
help-play-seed = a semente de todos os sorteios (por padrão, uma nova)
help-confirm = pede confirmação antes que os robôs joguem, para que você ainda possa desfazer o seu turno
help-play-load = continua um registro salvo

help-games = lista os jogos e as suas opções
help-games-more = Lista os jogos, com quantos jogadores se jogam e cada opção com os seus valores.
help-play = joga no terminal
help-play-more =
    Jogue no terminal contra robôs, ou várias pessoas na mesma tela.
    Digite o número de uma jogada ou a sua notação; `help` mostra o que mais se pode digitar.
    Exemplo: tenshu play dragon_castle --seats human,greedy --option spirits=random
help-simulate = deixa robôs jogarem muitas partidas
help-simulate-more =
    Deixa robôs jogarem muitas partidas e resume as pontuações e os finais.
    Exemplo: tenshu simulate dragon_castle --seats 3 --games 100 --bots greedy
help-replay = reproduz um registro e confere a pontuação
help-replay-more =
    Reproduz um registro passo a passo; um passo ilegal é apontado com a sua linha e a sua regra.
    Com --check, FILE é uma pasta ou um banco de dados: tudo o que há ali é reproduzido pela versão das
    regras com que foi jogado, e o que for diferente é indicado. Use antes e depois de mudar uma regra.
    Exemplo: tenshu replay my.game --log
help-check = todos os registros de uma pasta, ou todas as partidas de um banco de dados, pela versão das regras de cada um
help-show = desenha uma posição de um registro
help-show-more =
    Desenha a posição no fim de um registro, ou depois de --at N passos.
    Exemplo: tenshu show my.game --at 120
help-fuzz = procura falhas com partidas aleatórias
help-fuzz-more =
    Joga partidas aleatórias com todos os números de jogadores e todas as opções e confere cada
    invariante depois de cada ação. O que falha é escrito como registro. Código de saída 1 se algo
    falhou.
help-bench = mede a velocidade dos jogos
help-bench-more = Mede partidas aleatórias, da preparação ao fim, por segundo de CPU, compiladas e interpretadas.
help-arena = mede robôs uns contra os outros
help-arena-more =
    Deixa robôs jogarem entre si; cada semente é jogada uma vez com cada rotação diferente dos lugares.
    Exemplo: tenshu arena dragon_castle --bots greedy,random --games 400
help-arena-setups = joga as preparações deste arquivo, uma por linha, como `tenshu export-setups` as escreve
help-arena-baseline = robôs que jogam entre si as mesmas preparações e sementes, para comparar os pontos
help-tune = procura pesos melhores para uma heurística jogando contra si mesma
help-tune-more =
    Muda um pouco os pesos da heurística de um jogo, nos dois sentidos, faz os dois lados jogarem
    com as mesmas sementes e segue o melhor. O jogo só adota o resultado se ele vencer o início.
    Exemplo: tenshu tune dragon_castle --batches 100 --pairs 20
help-tune-bot = o robô que joga com os pesos, um destes: { $names }
help-tune-judge = o robô cujas partidas comparam o resultado com o ponto de partida (por padrão, o mesmo)
help-tune-batches = quantas vezes os pesos são movidos
help-pairs = quantos pares de partidas são jogados antes de cada passo
help-tune-check = quantos pares de partidas comparam o resultado com o ponto de partida
help-tune-only = muda só os pesos cujos nomes começam com A ou B
help-tune-out = em vez disso, escreve os pesos aqui, melhores ou não (por padrão, o jogo os adota se forem melhores)
help-tune-fit = em vez de mover os pesos passo a passo, ajusta-os aos resultados de N partidas do robô contra si mesmo
help-learn = treina uma rede que corrige a heurística de um jogo
help-learn-more =
    Faz os robôs do jogo jogarem com exploração, treina uma pequena rede com o que as posições ainda
    valiam, compara-a com a anterior e continua com a melhor. Partidas e redes ficam em uma pasta, de
    modo que o mesmo comando continua uma execução interrompida.
    O jogo só adota o resultado se ele for melhor que o atual.
    Exemplo: tenshu learn terra_mystica --seats 4 --option factions=random --folder runs/one
help-learn-folder = onde ficam as partidas e as redes desta execução
help-learn-games = quantas partidas cada geração joga
help-learn-generations = quantas vezes se jogam partidas e se treina uma rede
help-learn-seats = quantos jogadores; de vários números usa-se um após o outro, e a comparação usa o primeiro
help-learn-vary = opções cujos valores são sorteados em uma de cada duas partidas
help-learn-starts = registros, ou partidas de outros programas: uma partida em três começa com os primeiros passos de uma delas
help-learn-player = o robô que joga as partidas com as quais se aprende, um destes: { $names }
help-learn-own-net = a primeira geração joga com a rede que o jogo já tem, em vez de nenhuma
help-learn-hidden = o tamanho das duas camadas ocultas
help-learn-epochs = quantas vezes o treino usa cada posição
help-learn-share = a parte da saída da rede que é somada ao valor
help-learn-bot = o robô cujas partidas comparam as redes, um destes: { $names }
help-learn-seating = quem compara: um jogador com a rede entre outros (alone), ou um a cada dois (halves)
help-learn-check = quantas sementes a comparação joga, cada uma com todas as rotações dos lugares
help-learn-out = em vez disso, escreve a rede aqui, melhor ou não (por padrão, o jogo a adota se for melhor)

## O que os comandos dizem

cli-seats = para { $seats } jogadores
cli-playing = Jogando
cli-fuzzing = Procurando falhas
cli-measuring = Medindo
cli-simulated = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $actions ->
    [one] 1 ação
   *[other] { $actions } ações
}, { $seconds } segundos.
cli-mean = { $mean } pontos em média, { $wins } das vitórias
cli-fuzzed = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $actions ->
    [one] 1 ação
   *[other] { $actions } ações
}, { $violations ->
    [0] nada falhou
    [one] 1 violação
   *[other] { $violations } violações
}.
cli-arena = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} com { $seeds ->
    [one] 1 semente
   *[other] { $seeds } sementes
}, cada uma com todas as rotações dos lugares; intervalos de 95%.
cli-faults = { $faults ->
    [one] Uma decisão falhou
   *[other] { $faults } decisões falharam
}; em seu lugar foi feita uma jogada mais simples, e o motivo foi anotado.
cli-lost = { $player } perdeu { $games ->
    [one] uma partida
   *[other] { $games } partidas
} por falha: { $reason }.
cli-stand-in = { $player } perdeu: { $reason }. O robô greedy joga em seu lugar.
cli-bot = { $name } joga como { $bot }. Ctrl-C encerra.
cli-bot-starts = { $table }: a partida começa.
cli-bot-over = { $table }: a partida terminou.
cli-bot-failed = { $table }: { $reason }. O robô deixa a mesa.
cli-arena-bot = robô
cli-arena-games = partidas
cli-arena-wins = vitórias
cli-arena-interval = intervalo
cli-arena-points = pontos
cli-arena-time = ms por jogada
cli-arena-longest = ms na mais longa
cli-arena-setup = preparação
cli-arena-points-recorded = registrados
cli-arena-points-baseline = comparação
cli-arena-recorded = Pontos a mais que os das partidas registradas, em { $pairs ->
    [one] 1 preparação
   *[other] { $pairs } preparações
}: { $difference } ({ $interval })
cli-arena-baseline = Pontos a mais que os dos robôs de comparação, em { $pairs ->
    [one] 1 par
   *[other] { $pairs } pares
} com a mesma preparação ou semente: { $difference } ({ $interval })
cli-bench-games = partidas/s
cli-bench-actions = ações/s
cli-bench-clones = cópias/s
cli-bench-simulations = simulações de busca/s
cli-bench-compiled = compilado
cli-bench-interpreted = interpretado
cli-bench-not-compiled = não compilado aqui
cli-bench-ratio = compilado / interpretado
cli-bench-aec = passos/s no PettingZoo
cli-bench-batched = passos/s em lote
cli-bench-openspiel = passos/s no OpenSpiel
cli-tuning = Afinando
cli-comparing = Comparando
cli-tuned = Os pesos afinados têm { $lead } pontos de vantagem em { $pairs ->
    [one] 1 par
   *[other] { $pairs } pares
} de partidas.
cli-not-better = Esse ganho não é certo; o jogo fica com os pesos que tem.
cli-learn-trained = Treinada com { $rows } posições: erro absoluto médio de { $before } pontos sem a rede, { $after } com ela.
cli-learn-generation = Geração { $generation }: { $lead } pontos de vantagem, faz { $points }, vence { $wins } vezes a sua parte.
cli-learned = A rede tem { $lead } pontos de vantagem em { $seeds ->
    [one] 1 semente
   *[other] { $seeds } sementes
} de { $bot }.
cli-learned-not-better = Esse ganho não é certo; o jogo fica com o que tem.
hint-then = Depois: { $action }
hint-apart = { $points ->
    [0] Esperam-se quase tantos pontos quanto da melhor jogada
    [one] Espera-se 1 ponto a menos que da melhor jogada
   *[other] Esperam-se { $points } pontos a menos que da melhor jogada
}; { $percent } % das tentativas começaram com ela
hint-best = Nada promete mais: { $percent } % das tentativas começaram com ela
hint-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}: { $source }
cli-replayed = { $game }: { $steps ->
    [one] 1 passo reproduzido, permitido.
   *[other] { $steps } passos reproduzidos, todos permitidos.
}
cli-checking = Reproduzindo
cli-checked = { $games ->
    [one] 1 partida reproduzida
   *[other] { $games } partidas reproduzidas
}: { $faults ->
    [0] todas como foram jogadas
    [one] 1 diferente
   *[other] { $faults } diferentes
}.
check-snapshot = a posição guardada da versão { $version } não é aquela a que o histórico leva
check-damaged = suas linhas estão danificadas: { $reason }
check-row = a linha da mesa não é aquela a que o histórico leva
error-check-empty = Não há nenhum registro (*.game) em { $path }.
error-check-source = { $path } não é uma pasta nem um banco de dados.
error-check-database = Este banco de dados não pode ser lido ou tem um esquema antigo: antes, abra uma cópia dele com o `tenshu serve` desta versão.
cli-unfinished = A partida não acabou.
cli-rival = Rival
cli-total = Total
cli-place = Colocação
cli-welcome = { $game }. Digite o número ou a notação de uma jogada, ou help.
cli-left = Você saiu da mesa.
cli-confirm = { $player }: Enter encerra o seu turno, undo desfaz o último passo.
cli-pass-screen = ── Passe a tela para { $player }. ──
cli-why-legal = É permitido, por exemplo: { $action }
cli-saved = Salvo como { $path }.
cli-winners = { $count ->
    [one] { $names } venceu!
   *[other] { $names } dividem a vitória!
}
cli-hint = { $points } pontos esperados, testada em { $share } das simulações
cli-help-hint = Digite o número ou a notação de uma jogada, ou help.
cli-help =
    um número         a jogada com esse número
    uma notação       como a que está em cinza ao lado de cada jogada
    moves             mostra as jogadas outra vez
    board             desenha o tabuleiro outra vez
    card NOME         o que faz uma carta, peça ou facção; card sozinho lista todas
    hint              as melhores jogadas, o que prometem e por quê
    why JOGADA        qual regra proíbe uma jogada, por exemplo why take d4
    undo              desfaz o seu último passo, até algo ser revelado
    score             os pontos por origem, se a partida acabasse agora
    log               tudo o que aconteceu
    save ARQUIVO      escreve o registro; tenshu play --load ARQUIVO o continua
    quit              sai da mesa

## Notações de outros programas

help-export = escreve um registro na notação de outro programa
help-export-more = Escreve a partida de um registro em uma notação que outros programas deste jogo leem.
help-export-format = qual notação; o NOTATION.md de cada jogo diz quais ele conhece
help-export-out = arquivo em que escrever, em vez da saída padrão
help-export-setups = mostra as preparações de partidas
help-export-setups-more =
    Mostra as opções de cada partida, uma linha por arquivo, para `tenshu arena --setups`: facções, peças e
    tudo o mais que estava fixado antes de ela começar; depois, os pontos de quem a jogou.
    Exemplo: tenshu export-setups *.game > setups.txt
help-setups-files = registros, ou partidas de outros programas
cli-foreign-replayed = { $game }, notação { $format }: { $rows ->
    [one] 1 linha reproduzida
   *[other] { $rows } linhas reproduzidas
}, { $mismatches ->
    [0] todos os totais iguais
    [one] 1 total diferente
   *[other] { $mismatches } totais diferentes
}.
cli-foreign-mismatch = linha { $row }, { $name }, { $what }: esperado { $expected }, obtido { $got }
cli-fuzzed-files = { $files ->
    [one] 1 arquivo danificado
   *[other] { $files } arquivos danificados
}, { $read } lidos e { $refused } recusados: { $problems ->
    [0] nada quebrou
    [one] 1 problema
   *[other] { $problems } problemas
}.
cli-foreign-correction = linha { $row }, { $name }: “{ $command }” conta como correção manual
error-fuzz-notation = { $game } não tem notação de outro programa.
cli-foreign-score = { $name }: { $score }
cli-foreign-unsupported = { $game }, notação { $format }: esta partida não pode ser reproduzida aqui: { $reason }
error-foreign-options = --at e --log são para registros; não funcionam com um arquivo { $format }.
error-format = { $game } não conhece a notação { $format }; existe: { $formats }

# O serviço
error-no-name = Indique primeiro um nome.
error-name = Um nome precisa de pelo menos uma letra.
error-link = Este link pessoal não é mais válido.
error-name-taken = Alguém aqui guardou o nome { $name }, ou um parecido: escolha outro.
error-suspended = O responsável por este serviço suspendeu você.
error-session = Essa sessão já foi encerrada.
error-no-passkeys = As chaves de acesso precisam de um endereço com nome, como localhost ou example.org.
error-passkey = Esta chave de acesso não funcionou: tente de novo ou escolha outro meio.
error-passkey-unknown = Ninguém aqui tem esta chave de acesso.
error-passkey-late = Demorou demais: tente de novo.
error-many-passkeys = Você já tem { $most } chaves de acesso: remova uma antes.
error-last-way = Sem isto você não poderia voltar: acrescente antes outro meio.
error-code = Ninguém tem este código.
error-no-mail = Este serviço não envia e-mails.
error-email = Isto não é um endereço de e-mail.
error-link-over = Este link já foi usado ou o prazo acabou: peça um novo.
error-link-elsewhere = Abra este link no navegador em que você o pediu.
error-join = Estas partidas não podem mais ser reunidas.
error-delete-name = Escreva seu nome, { $name }, para apagar tudo.
error-block = Você não pode bloquear esta pessoa.
error-report = Esta mensagem não pode ser denunciada.
mail-keep-subject = Guarde seu nome { $name } no Tenshu
mail-keep = Abra este link no navegador em que você o pediu para guardar o nome { $name } e suas partidas. Ele funciona uma vez, por { $minutes } minutos. Se não foi você que pediu, não faça nada.
mail-enter-subject = Entre no Tenshu como { $name }
mail-enter = Abra este link para entrar como { $name }. Ele funciona uma vez, por { $minutes } minutos. Se não foi você que pediu, não faça nada.
error-token = Este token não é conhecido aqui, ou foi revogado.
error-scope = Este token não dá direito a { $scope }.
error-many-tokens = Você já tem tantos tokens ou robôs quanto uma pessoa pode ter ({ $most } tokens): revogue um primeiro.
error-many-streams = Há fluxos demais abertos: no máximo { $most }.
error-no-bots = Programas não podem jogar nesta mesa: o anfitrião não permitiu.
error-table = Não existe essa mesa.
error-table-damaged = Esta mesa não pode ser lida e foi deixada de lado: { $reason }
error-no-page = Não há nada neste endereço.
error-page-missing = A página não foi construída; o serviço em si funciona.
error-method = Este endereço não responde a esse tipo de pedido.
error-request = O pedido não pode ser lido: { $detail }
error-too-large = Isso é grande demais.
error-too-many = Pedidos demais; tente de novo em { $wait ->
    [one] 1 segundo
   *[other] { $wait } segundos
}.
error-busy = O serviço está ocupado; tente de novo em { $wait ->
    [one] 1 segundo
   *[other] { $wait } segundos
}.
error-origin = O pedido vem de outro site.
error-internal = Algo quebrou do nosso lado. Tente de novo; nada do que foi feito se perdeu.
error-host-only = Só o anfitrião da mesa pode fazer isso.
error-started = A partida já começou.
error-clock-own = Só um relógio personalizado permite escolher a reserva e o acréscimo.
error-call-address = Este endereço não serve: ele precisa começar com https:// e não pode conter um nome de usuário.
error-push-key = As chaves de mensagens deste navegador não são válidas.
error-sleep-long = O período de sono pode durar no máximo { $hours } horas.
error-sleep-again = O período de sono só pode ser mudado uma vez por dia enquanto há uma partida com relógio.
error-vacation-date = As férias precisam de duas datas válidas.
error-vacation-long = São no máximo { $days } dias de férias por ano, e o último dia não pode vir antes do primeiro.
error-vacation-past = Dias que já começaram ficam nas férias, e dias que já passaram não podem ser acrescentados.
error-zone = Não existe um fuso horário chamado { $zone }.
error-not-started = A partida ainda não começou.
error-not-over = A partida ainda não acabou.
error-game-over = A partida acabou.
error-seats-open = Ainda há lugares livres.
error-seat = Não existe o lugar { $seat } nesta mesa.
error-seat-taken = Esse lugar está ocupado.
error-seat-here = Quem joga neste lugar está à mesa.
error-rated-agreed = Alguém já se sentou a esta mesa ranqueada: as opções e o relógio ficam como estão.
error-seat-kept = Este lugar está reservado para outra pessoa da série.
error-seat-clock = O relógio desta mesa decide quando um robô assume um lugar.
error-no-seat = Você não tem lugar nesta mesa.
error-not-your-turn = Não é a sua vez.
error-one-screen = Vários lugares para uma pessoa exigem uma mesa de uma só tela.
error-no-spectators = Esta mesa é jogada sem espectadores.
error-stale = A partida avançou desde que você olhou; a mesa foi atualizada.
error-not-known = Guarde seu nome primeiro: isto é para pessoas que os outros possam reconhecer.
error-rated-people = Uma mesa ranqueada é para duas ou mais pessoas, cada uma em sua tela.
error-seek-sizes = Nenhum desses jogos pode ser jogado por esse número de pessoas.
error-no-seek = Você não está mais esperando uma partida.
error-not-invited = Esta pessoa não pode ser convidada.
error-no-such-person = Não há ninguém aqui com esse nome.
error-tournament = Esse torneio não existe.
error-tournament-name = Dê um nome ao torneio.
error-tournament-full = Este torneio está cheio: jogam no máximo { $most } pessoas.
error-tournament-person = Essa pessoa não joga no torneio.
error-tournament-few = Poucas pessoas se inscreveram.
error-tournament-last = Esta é a última rodada e ainda há mesas em jogo: espere por elas, defina as colocações ou encerre o torneio.
error-tournament-status = O torneio não está nesse ponto: já começou ou já acabou.
error-tournament-note = Diga o motivo, para todos lerem.
error-tournament-places = Dê uma colocação a cada um dos { $seats } lugares: 1 2 3, ou com empate 1 1 3.
error-tournament-table = A rodada { $round } não tem a mesa { $number }.
error-tournaments-many = Você já organiza { $most } torneios que não acabaram.
error-organiser-only = Só quem organiza pode fazer isso.
error-undo-end = A partida acabou, e o fim não pode ser desfeito.
error-undo-version = Não é possível voltar ao passo { $version }.
error-undo-often = Já se desfez demais nesta partida: depois de { $most } passos, o que for jogado fica valendo.
error-no-undo-request = Ninguém está pedindo para voltar.
error-no-version = A partida não tem o passo { $version }.
error-secrets = O registro pode ser visto quando a partida acabar.
error-empty-line = A mensagem está vazia.
error-rules = Não há regras neste endereço.
error-lesson = Não há lição para este jogo.
error-rules-version = Esta partida segue a versão { $version } das regras; o serviço joga a versão { $known }.
error-order-name = Não existe a ordem permanente { $name }. Existem: { $names }
error-order-value = A ordem permanente { $name } não pode ser { $value }. Possíveis: { $values }
error-db-url = { $url } não é um banco de dados: indique o caminho de um arquivo, ou postgresql://…
error-db = O banco de dados não pode ser aberto: { $reason }
error-port = Não existe a porta { $port }; escolha de 0 a 65535.
error-db-newer = O banco de dados é de uma versão mais nova do Tenshu ({ $reason }). Inicie essa versão.
error-processes-sqlite = --processes exige PostgreSQL: um arquivo SQLite é atendido por um só processo. Indique um banco com --db postgresql://…
error-effort = --effort vai de { $least } a { $most } vezes o tempo de costume dos robôs.
error-smtp = --smtp tem de ser como smtp://usuario:senha@host:porta ou smtps://usuario:senha@host:porta.
error-mail-from = Com --smtp, --mail-from tem de indicar o remetente, como tenshu@example.org.
error-mail-public-url = Com --smtp, é preciso indicar --public-url: os e-mails contêm links para lá.
error-port-taken = Outro programa, talvez o próprio Tenshu, já usa { $host }:{ $port }. Escolha outra porta com --port.
error-port-refused = { $host }:{ $port } não pode ser usado: { $reason }. Escolha outro --host ou outra --port.
help-work = pensa pelos robôs de serviços que usam o mesmo PostgreSQL
help-work-more =
    Pega tarefas da fila no banco de dados dos serviços: jogadas de robôs, dicas e análises. Inicie em
    quantas máquinas quiser, e os serviços com --think workers. Ctrl-C termina o que está em andamento ou o
    devolve; o que um processo deixa ao morrer é retomado por outros em segundos.

    Exemplo: tenshu work --db postgresql://tenshu:senha@db/tenshu --workers 4
help-work-db = o banco de dados PostgreSQL dos serviços: postgresql://…
help-work-kinds = os tipos de tarefa que pega, separados por vírgulas (por padrão, bots,hints,analyses)
help-work-workers = quantas tarefas faz ao mesmo tempo (por padrão, uma a menos que os núcleos)
help-think =
    onde robôs, dicas e análises são calculados: em processos deste serviço (here, o padrão) ou por
    tenshu work em qualquer máquina (workers; exige PostgreSQL)
error-workers-sqlite = Processos em outras máquinas exigem PostgreSQL: use --db postgresql://…; um arquivo SQLite é só para um serviço.
error-job-kind = Não existe o tipo de tarefa { $kind }. Existem: { $kinds }
error-argument-bytes = Um argumento não é texto em UTF-8.
error-count = { $option } vai de 1 a { $most }.
cli-working = Pensando para { $db } ({ $kinds }), { $count } por vez. Ctrl-C encerra.
help-bot = põe um robô em um servidor, com um token
help-bot-more =
    Joga nas mesas de um servidor como robô, com um token criado nas configurações da página dele.
    Exemplo: tenshu bot --server http://localhost:8000 --bot hard --accept
help-bot-server = o endereço do servidor
help-bot-token = o token; melhor na variável { $variable }, onde outros usuários não podem lê-lo
help-bot-bot = quem pensa (por padrão, medium): { $names }
help-bot-table = senta nesta mesa
help-bot-accept = senta em toda mesa anunciada que aceita robôs
help-bot-games = para depois deste número de partidas
help-serve = serve a página para navegadores
help-serve-more =
    Serve a página: jogue em um navegador com pessoas e robôs. Tudo fica em um só banco de dados; o que
    foi jogado está no disco antes de ser mostrado. Ctrl-C para o serviço, o próximo início continua.
help-host = o endereço em que escutar; 0.0.0.0 deixa outros entrarem (por padrão, só esta máquina)
help-port = a porta em que escutar (por padrão, 8000; 0 usa uma livre)
help-db = o banco de dados: o caminho de um arquivo SQLite, ou postgresql://… (por padrão, tenshu.db)
help-public-url = o endereço que as pessoas usam, se houver um proxy na frente, como https://example.org
help-private-webhooks = deixa webhooks chegarem a endereços privados, como os da sua própria rede
help-smtp = o servidor SMTP que envia e-mails às pessoas, como smtp://usuario:senha@host:587 ou smtps://…; melhor em TENSHU_SMTP, que não aparece na lista de processos
help-mail-from = o remetente desses e-mails, como tenshu@example.org; ou TENSHU_MAIL_FROM
help-processes = quantos processos atendem juntos nesta porta; mais de um exige PostgreSQL (por padrão, 1)
help-bot-workers = quantos processos pensam pelos robôs (por padrão, um a menos que os núcleos)
help-effort = quantas vezes o tempo de costume os robôs medium, hard e master pensam, de 0.5 a 50 (por padrão, uma vez)
help-no-limits = não limita a frequência dos pedidos; para testes
help-log-level = o que é anotado, em linhas de JSON na saída de erros (por padrão, avisos)
cli-serving = O Tenshu está em { $url }
cli-serving-hint = Abra em um navegador; Ctrl-C para o serviço, e todas as partidas continuam no próximo início.
error-load-numbers = As jogadas precisam ser mais de 0 por segundo e pelo menos 1 ao todo; os outros números, 0 ou mais, e a subida não pode durar mais que o teste.
error-load-sqlite = Vários processos precisam de PostgreSQL: --db postgresql://…, ou nenhum para usar um próprio.
error-load-service = O serviço não iniciou: { $reason }
error-load-died = Um serviço terminou sozinho com o código de saída { $code }: { $reason }
error-load-client = Um processo cliente terminou sozinho.
error-load-answer = O serviço recusou: { $answer }
error-load-silence = Nada chegou em 60 segundos em { $path }.
error-load-files = As conexões precisam de { $wanted } arquivos abertos, e são permitidos { $most } (ulimit -n).
error-load-kept = { $tables } mesas continuam na memória, embora ninguém as use.
error-load-moves = Só foram feitas { $made } de { $asked } jogadas.
error-load-pace = O ritmo não foi mantido: { $asked } segundos de jogadas levaram { $seconds }.
error-load-ended = Só { $ended } de { $asked } partidas chegaram ao fim.
error-load-lost = { $lost } mensagens se perderam, { $out } chegaram fora de ordem.
error-no-postgres = O PostgreSQL não está instalado aqui: initdb não está no PATH nem em /usr/lib/postgresql.
error-postgres = { $program }, do PostgreSQL, falhou com o código de saída { $code }.
help-chaos = prova que nada do que foi confirmado se perde, seja o que for que morra
help-chaos-more =
    Inicia vários serviços com um PostgreSQL próprio e deixa pessoas e robôs jogarem, enquanto uma semente
    decide que serviço, processo ou banco de dados é morto ou pausado e quando o disco enche. Depois,
    cada jogada e mensagem de chat confirmada é procurada. O código de saída é 1 se alguma falta ou se
    uma mesa fica parada.
help-chaos-seconds = por quanto tempo as falhas acontecem (por padrão, 600)
help-chaos-processes = quantos serviços usam o mesmo banco de dados (por padrão, 3)
help-chaos-workers = quantos `tenshu work` pensam pelos serviços e também sofrem falhas (por padrão, nenhum)
help-chaos-tables = em quantas mesas se joga, metade delas com robôs (por padrão, 12)
help-chaos-faults = só estes tipos de falha, separados por vírgulas (por padrão, todos), como kill-service
error-chaos-fault = Não há aqui falha do tipo { $kind }. Tipos: { $kinds }
help-chaos-seed = repete as falhas de outro teste, que mostrou este número
cli-chaos-failed = Algo se perdeu ou ficou parado, ou nada foi jogado; --seed { $seed } repete as falhas.
cli-chaos-no-disk = Só o root pode criar um disco pequeno: neste teste ele não enche.
help-load = mede o serviço com muitas mesas ao mesmo tempo
help-load-more =
    Inicia serviços separados, enche mesas com pessoas e espectadores em conexões reais, deixa todos
    jogarem em ritmo constante e informa quanto as jogadas demoram a chegar e quanto custam. O código
    de saída é 1 se faltam jogadas, se mensagens se perdem ou se um serviço morre.
help-load-tables = quantas mesas ficam abertas ao mesmo tempo (por padrão, 10)
help-load-players = quantas pessoas jogam em cada mesa, se o jogo permitir (por padrão, 4)
help-load-spectators = quantos espectadores tem cada mesa (por padrão, 4)
help-load-seconds = por quanto tempo se joga (por padrão, 10)
help-load-moves = jogadas por segundo em todas as mesas juntas (por padrão, 20)
help-load-ramp = segundos até chegar ao ritmo completo (por padrão, 0)
help-load-chat = mensagens de chat por segundo em todas as mesas juntas (por padrão, 0)
help-load-churn = espectadores por segundo que chegam e logo saem (por padrão, 0)
help-load-to-end = joga até que esta quantidade de partidas termine e mostra o que fica na memória
help-load-processes = quantos serviços usam o mesmo PostgreSQL (por padrão, 1)
help-load-kill = mata um serviço com -9 no meio do teste e o inicia de novo
help-load-clients = quantos processos esta ferramenta usa (por padrão, um para cada 4.000 conexões)
help-load-db = o banco de dados, como em serve (por padrão, um novo arquivo SQLite, ou um PostgreSQL próprio para vários processos; `postgres`: um próprio em todo caso)

# Cópias de segurança

help-admin = faz e restaura cópias do banco de dados; lista, renomeia, suspende e apaga pessoas; administra torneios
help-admin-more = O que quem hospeda faz com o banco de dados. Cada tarefa tem seu próprio --help.
help-admin-backup = grava tudo o que o banco de dados contém em um arquivo novo, com o serviço em funcionamento
help-admin-restore = preenche um banco de dados vazio, de qualquer tipo, a partir de uma cópia de segurança
help-admin-people = lista as pessoas que guardaram seus nomes, ou todas
help-admin-rename = dá outro nome a uma pessoa
help-admin-suspend = impede uma pessoa de entrar, ou a deixa entrar de novo
help-admin-delete = apaga os dados de uma pessoa; as partidas ficam para os outros
help-admin-reports = mostra as mensagens de chat que foram denunciadas
help-person = o id da pessoa, como `tenshu admin people` o lista
help-new-name = o novo nome
help-suspend-end = deixa a pessoa entrar de novo
help-people-find = só pessoas cujo nome contém isto
help-people-guests = também os convidados
help-reports-all = também as que já foram encerradas
help-reports-close = marca esta denúncia como resolvida
help-admin-dry-run = experimenta tudo e não muda nada
cli-person-known = { $name }, nome guardado desde { $since }, mesas: { $tables }
cli-person-guest = { $name }, convidado desde { $since }, mesas: { $tables }
cli-person-suspended = { $name }, acesso suspenso desde { $since }, mesas: { $tables }
cli-people = Pessoas: { $count }
cli-admin-changes = Mudando o banco de dados
cli-admin-rename = { $name } agora se chama { $new }.
cli-admin-suspend = O acesso de { $name } está suspenso; suas sessões foram encerradas.
cli-admin-unsuspend = { $name } pode entrar de novo.
cli-admin-delete = Todos os dados de { $name } foram apagados; as partidas ficam.
cli-admin-trial = Só um ensaio, nada foi mudado: { $done }
cli-report = { $at }, mesa { $table }, linha { $line }, de { $person }, denunciada por { $by }:
cli-reports = Denúncias: { $count }
error-person-unknown = Não há ninguém com o id { $person }: `tenshu admin people --guests` lista as pessoas.
error-report-unknown = Não há denúncia aberta { $report }.
error-admin-form = Este banco de dados não tem o esquema desta versão: deixe primeiro o `tenshu serve` desta versão abri-lo.
help-admin-tournament = cria, administra e corrige torneios
help-admin-tournament-more = Torneios, com o serviço em funcionamento ou não. Crie um com `create`, deixe as pessoas se inscreverem na página dele ou com `join`, depois `start`. O serviço monta as mesas e começa cada rodada quando todas as mesas da anterior acabam; `next` não espera. Cada passo tem seu próprio --help.
help-tournament-create = cria um torneio; as pessoas se inscrevem até ele começar
help-tournament-list = lista os torneios, também os privados
help-tournament-show = mostra a classificação e as mesas
help-tournament-join = inscreve uma pessoa antes do começo
help-tournament-start = encerra as inscrições e começa a primeira rodada
help-tournament-next = começa a próxima rodada com mesas ainda em jogo; os resultados delas contam quando chegarem
help-tournament-withdraw = retira uma pessoa: da lista antes do começo, das próximas rodadas depois
help-tournament-correct = define as colocações de uma mesa, por lugar, e diz o motivo: correct TOURNAMENT 2 1 "Rui saiu" 1 2
help-tournament-cancel-table = faz uma mesa contar como cancelada: cada pessoa ali recebe metade dos pontos de um primeiro lugar
help-tournament-end = encerra agora; mesas que não acabaram contam como canceladas, e antes do começo nada é jogado
help-tournament-id = o id do torneio, como `tenshu admin tournament list` mostra
help-tournament-round = o número da rodada
help-tournament-table = o número da mesa na rodada
help-tournament-note = o motivo, para todos lerem
help-tournament-places = a colocação de cada lugar, em ordem; números iguais são um empate
help-tournament-name = o nome do torneio
help-tournament-organiser = quem organiza: o id de uma pessoa que guardou seu nome
help-tournament-size = lugares de uma mesa completa (por padrão, 2)
help-tournament-format = no suíço (swiss) jogam juntas pessoas com pontos parecidos; no todos contra todos (round-robin) cada um enfrenta todos os outros
help-tournament-rounds = o número de rodadas (por padrão, conforme o número de pessoas)
help-tournament-pace = o relógio de todas as mesas (por padrão, none)
help-tournament-rated = as partidas são ranqueadas
help-tournament-private = só quem tem o link o encontra
cli-tournament = { $name }: { $game }, { $size } lugares, { $state }
cli-tournament-open = inscrições abertas
cli-tournament-running = rodada { $round } de { $rounds }
cli-tournament-over = encerrado após { $round ->
    [one] 1 rodada
   *[other] { $round } rodadas
}
cli-tournament-cancelled = cancelado
cli-tournament-standing = { $rank }. { $name }: { $points } pontos, adversários { $opposition }, saldo { $margin }
cli-tournament-table = Rodada { $round }, mesa { $number }: { $people }
cli-tournament-bye = Rodada { $round }, folga: { $people }
cli-tournament-after = ficaria assim.
cli-tournaments = Torneios: { $count }
error-tournament-unknown = Não há torneio com o id { $tournament }: `tenshu admin tournament list` os mostra.
help-admin-recompute = refaz os resultados, as estatísticas e os ratings de todas as partidas terminadas a partir de seus históricos
help-backup-file = o arquivo da cópia de segurança
help-dry-run = experimenta tudo e não altera nada
cli-backed-up = { $file } contém tudo: { $people } pessoas, { $tables } mesas, { $records } registros. Guarde-o bem: ele também contém a chave que assina os cookies.
cli-recompute-step = { $step ->
    [ratings] Calculando os ratings …
   *[results] Lendo as partidas …
}
cli-recomputed = { $games ->
    [one] O resultado de { $games } partida foi refeito;
   *[other] Os resultados de { $games } partidas foram refeitos;
} ranqueadas: { $rated }.
cli-table-damaged = Não foi possível ler a mesa { $table }, que ficou de fora.
cli-restored = Tudo foi restaurado de { $file }: { $people } pessoas, { $tables } mesas, { $records } registros.
cli-would-restore = { $file } está completo e pode ser restaurado aqui: { $people } pessoas, { $tables } mesas, { $records } registros. Nada foi alterado.
cli-rows = Tabela { $table }
error-backup-exists = { $path } já existe: indique o nome de um arquivo novo.
error-backup-file = { $path }: { $reason }
error-backup-damaged = { $path } não é uma cópia de segurança, ou não está completo: não pode ser restaurado.
error-backup-empty = Não há o que copiar em { $url }: o Tenshu nunca o usou.
error-db-missing = Não existe o banco de dados { $url }.
error-restore-not-empty = { $url } já contém alguma coisa, e uma cópia de segurança não substitui nada: indique um banco de dados novo e vazio.
error-restore-newer = A cópia de segurança vem de uma versão mais nova do Tenshu (esquema { $revision }): instale primeiro essa versão.

# tenshu serve --check

help-serve-check = verifica estas configurações e diz o que está errado, em vez de servir
check-ok = ok
check-warning = atenção
check-wrong = erro
check-database = { $url } não pode ser usado: { $reason }
check-database-new = { $url } é novo: ele é preparado ao iniciar.
check-database-today = { $url } pode ser lido e gravado, com o esquema desta versão.
check-database-older = { $url } tem o esquema de uma versão mais antiga: faça uma cópia de segurança; ele é atualizado ao iniciar.
check-database-unknown = { $url } tem o esquema de uma versão mais nova: instale essa versão.
check-clock = Os relógios desta máquina e do banco de dados diferem em { $seconds } segundos: sincronize os dois com um servidor de hora.
check-folder = Não é possível gravar em { $path }: dê permissão de escrita ao usuário que executa o Tenshu, ou indique outro --db.
check-space = Há { $megabytes } MB livres para o banco de dados.
check-space-little = Há só { $megabytes } MB livres para o banco de dados: libere espaço, nada pode ser gravado em um disco cheio.
check-port = { $host }:{ $port } está livre.
check-public-url = As pessoas acessam por { $url }.
check-public-url-none = Outras pessoas podem chegar sem proxy: com https e --public-url, os cookies delas não podem ser lidos no caminho.
check-public-url-http = { $url } não é criptografado: coloque um proxy com https na frente.
check-public-url-bad = { $url } não serve para --public-url: são um protocolo e um nome de host, como https://example.org.
check-proxies-all = FORWARDED_ALLOW_IPS=* acredita no endereço que qualquer um disser ter: indique só os proxies.
check-proxies-none = Todos os que vêm por um proxy em outra máquina contam como um só endereço: indique o proxy em FORWARDED_ALLOW_IPS.
check-no-limits = --no-limits deixa qualquer um pedir o quanto quiser: é para testes.
check-mail = { $host }:{ $port } não envia e-mails: { $reason }
check-mail-ok = { $host } envia e-mails como { $sender }.
check-files = O processo pode ter { $files } arquivos e conexões abertos; com muita gente convém ter ao menos { $few } (ulimit -n).
check-page = A página está presente.
check-page-none = A página não foi gerada: execute tools/build_page.py, ou instale um pacote que a contenha.
check-engine = O motor está compilado.
check-engine-slow = O motor não está compilado: os robôs pensam muito menos no tempo que têm. Basta um compilador C na instalação.
check-workers = Processos que pensam pelos robôs: { $workers }; núcleos desta máquina: { $cores }.
help-corpus = cria e confere um corpus de partidas para pesquisa
help-corpus-more =
    Deixa robôs jogarem muitas partidas e as grava em um arquivo comprimido de registros, com um manifesto,
    e em um arquivo Parquet com uma linha por decisão. Um corpus interrompido é continuado.
    Exemplo: tenshu corpus make white_castle --games 2000 --bots medium --out corpus/white_castle
help-corpus-make = joga e grava partidas, ou continua de onde parou
help-corpus-check = reproduz cada partida e compara cada linha; o código de saída é 1 se algo difere
help-corpus-stats = pontos por fonte, e quem vence: por ordem de jogo, por robô, pelo que foi escolhido
help-corpus-split = grava partes para treino e teste, cada uma um corpus próprio
help-corpus-folder = a pasta do corpus
help-corpus-out = a pasta de destino; a mesma pasta continua um corpus
help-corpus-features = acrescenta a cada decisão o que o lugar observa (docs/observations.md)
help-corpus-ray = joga em um cluster Ray: o de ADDRESS, ou um local
help-corpus-shares = as partes com suas porcentagens (por padrão, train=80,valid=10,test=10)
cli-corpus-progress = { $games } de { $all } partidas jogadas
cli-corpus-decisions = Gravando decisões
cli-corpus-checking = Reproduzindo
cli-corpus-counting = Contando
cli-corpus-made = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $decisions ->
    [one] 1 decisão
   *[other] { $decisions } decisões
}
cli-corpus-good = { $count ->
    [one] 1 partida e { $decisions } decisões estão
   *[other] { $count } partidas e { $decisions } decisões estão
} como diz o manifesto.
cli-corpus-bad = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
} em um corpus de { $decisions } decisões.
cli-corpus-source = pontos de
cli-corpus-all = todos os lugares
cli-corpus-winners = vencedores
cli-corpus-order = ordem da primeira decisão
corpus-wrong-columns = As colunas das decisões não são as que o manifesto implica.
corpus-wrong-order = A partida { $number } não é a que deveria vir em seguida.
corpus-wrong-rows = As decisões da partida { $number } não são as do seu registro.
corpus-wrong-count = Há { $games } partidas; o manifesto diz { $said }.
corpus-wrong-number = O manifesto diz { $said } { $what ->
    [faults] decisões falhas dos robôs
   *[decisions] decisões
    }; há { $found }.
corpus-more-rows = Há decisões que não pertencem a nenhuma partida.
corpus-wrong-game = A partida na posição { $place } não se confirma: { $reason }
corpus-wrong-hash = { $file } tem outro tamanho ou outro hash que o do manifesto.
error-corpus-libraries = Um corpus precisa de bibliotecas que não estão instaladas aqui: pip install 'tenshu[corpus]'.
error-corpus-ray = O Ray não está instalado aqui: pip install 'tenshu[ray]', ou não use --ray.
error-corpus-features = { $game } não tem observações para aprendizado.
error-corpus-manifest = { $path } não existe ou não é o manifesto de um corpus.
error-corpus-busy = Outro processo está gravando em { $path }.
error-corpus-other = { $path } contém outro corpus: outros robôs, opções, semente ou versão.
error-corpus-packing = { $path } está danificado: não pode ser descomprimido.
error-corpus-file = { $path } não pode ser lido: { $reason }
error-corpus-record = Um registro tem mais de { $most } caracteres.
error-corpus-header = O registro na posição { $place } não é uma partida terminada deste corpus.
error-corpus-missing = { $path } não existe.
error-corpus-unfinished = O corpus em { $path } não está completo; `tenshu corpus make` o continua.
error-corpus-rows = As decisões não estão na ordem das partidas.
error-corpus-shares = { $text } não são partes: nomes com porcentagens inteiras que somam 100, como train=80,valid=10,test=10.
cli-interpreted = O motor roda interpretado aqui, muitas vezes mais lento que compilado: na instalação não havia wheel adequado nem compilador C.
help-load-bots = todos são robôs com um token: jogadas pela API de robôs, streams em vez de sockets
error-load-bots = Robôs não entram e saem: não use --churn junto com --bots.

## Lembretes

remind-title = Sua vez
remind-turn = { $game }: é a sua vez.
remind-until = Seu tempo acaba em { $time }.
remind-round-title = Sua rodada começou
remind-round = { $tournament }, rodada { $round }: sua partida de { $game } começou.
remind-digest = É a sua vez em { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
remind-digest-rounds = { $count ->
    [one] 1 rodada sua começou
   *[other] { $count } rodadas suas começaram
}
remind-unsubscribe = Para não receber mais estes e-mails: { $url }
unsubscribe-title = E-mails sobre a sua vez
unsubscribe = Não quero mais receber estes e-mails
unsubscribed = Você não receberá mais e-mails sobre a sua vez. Nas configurações da página você pode voltar a recebê-los.
