## Erros do núcleo

error-game = Não existe um jogo chamado { $name }. Existem: { $names }.
error-seats = { $game } não se joga com { $seats ->
    [one] 1 jogador
   *[other] { $seats } jogadores
}; são possíveis { $counts }.
error-option-name = Não existe a opção { $name }. Existem: { $names }.
error-option-value = A opção { $name } não pode ser { $value }. Possíveis: { $values }.
error-option-pick = A opção { $name } não tem a carta { $value }, ou ela foi citada duas vezes. Cartas: { $values }.
error-option-draws = A opção { $name } pode sortear de 1 a { $most } cartas, o que se escreve random:N; foi dado { $value }.
error-option-form = Escreva uma opção como nome=valor; foi dado { $text }.
error-bot = Não existe um bot chamado { $name }. Existem: { $names }.
error-bots-count = { $bots ->
    [one] Foi indicado 1 jogador
   *[other] Foram indicados { $bots } jogadores
} para { $seats ->
    [one] 1 lugar
   *[other] { $seats } lugares
}; indique um para cada lugar.
error-notation-empty = Nada foi escrito. Uma ação é um verbo e os seus lugares.
error-notation-verb = { $word } não é um verbo deste jogo. Verbos: { $verbs }.
error-notation-shape = Escreva assim: { $shape }; foi dado { $text }.
error-notation-word = { $word } não serve como { $domain }. Escreva assim: { $shape }.
error-notation-number = A ação número { $number } está fora de 0 a { $size }.
error-illegal = { $action } não é permitido agora.
error-illegal-rule = { $action } não é permitido agora: { $reason } [{ $rule }]
error-illegal-chance = { $action } não pode ser feito agora: o acaso e os jogadores não agem um pelo outro.
error-illegal-over = { $action } não pode ser feito: o jogo acabou.
error-undo = Não há o que desfazer: algo foi revelado desde então, ou outra pessoa já agiu.
error-record-format = Linha { $line }: um registro começa com a linha "{ $wanted }".
error-record-encoding = Linha { $line }: isto não é texto em UTF-8.
error-record-header = Linha { $line }: um cabeçalho se escreve como chave: valor; foi dado { $text }.
error-record-missing = O registro não tem o cabeçalho { $header }.
error-record-version = Linha { $line }: o registro segue a versão { $version } das regras; este programa joga a versão { $known }.
error-record-opening = A partida deste registro não pode ser preparada: { $reason }
error-record-seats = Linha { $line }: { $value } não é um número de lugares.
error-record-line = Linha { $line }: comece com *, p1:, # ou =; foi dado { $text }.
error-record-over = Linha { $line }: { $text } vem depois do fim do jogo.
error-record-actor = Linha { $line }: { $mark } age, mas é a vez de { $expected }.
error-record-action = Linha { $line }: { $reason }
error-record-unfinished = Linha { $line }: aqui está a pontuação final, mas o jogo não acabou.
error-record-scores = Linha { $line }: o registro diz { $said }, o programa conta { $counted }.
error-file = { $path }: { $reason }.
error-file-size = { $path } é grande demais para um registro.
error-at = --at conta os passos a partir de 0; foi dado { $at }.
error-at-most = O registro tem só { $steps ->
    [one] 1 passo
   *[other] { $steps } passos
}; --at { $at } fica além do fim.
error-names-count = Foram dados { $names } nomes para { $seats } lugares.
error-load-game = O registro é de { $game }: indique esse jogo ou nenhum.
error-load-options = As opções de um registro são fixas; retire --option com --load.
error-workers = Os processos de trabalho não puderam ser iniciados; tente --jobs 1.
error-file-exists = { $path } já existe; escolha outro nome.
error-no-game = Diga que jogo quer jogar. Existem: { $names }.
error-tune = A heurística de { $game } não tem pesos que se possam afinar.
error-tune-only = Nenhum peso tem um nome que comece por { $text }.
error-tune-seats = Os pesos afinam-se jogando uns contra os outros: indique dois lugares ou mais.
error-move-number = Não existe a jogada { $number }; escolha de 1 a { $most }.

## Ajuda dos comandos

help-tenshu = Jogue, estude e automatize jogos de tabuleiro modernos. Cada comando tem o seu próprio --help.
help-game = o jogo: { $names }
help-option = define uma opção do jogo (repita para mais); @FILE como valor a lê de um arquivo; `tenshu games` mostra todas
help-lang = a língua de todos os textos
help-json = escreve o resultado em JSON, para programas
help-jobs = quantos processos trabalham ao mesmo tempo (por padrão, todos os núcleos)
help-seed = a semente de todo o acaso; a mesma semente dá as mesmas partidas
help-seats = quantos jogadores (dois, se nada for dito)
help-bots = os bots, por lugar; um sozinho ocupa todos os lugares
help-games-k = quantas partidas
help-games-n = quantas partidas
help-records = escreve nesta pasta um registro de cada partida
help-fuzz-records = onde se escrevem os registros do que falhou
help-arena-bots = os bots, um por lugar
help-rounds = quantas rodadas são medidas
help-bench-seats = quantos jogadores (dois, se nada for dito)
help-file = o registro; - lê a entrada padrão
help-at = para depois de tantos passos
help-log = conta também cada passo em palavras
help-play-seats = quem ocupa cada lugar: { $names }
help-names = os nomes dos jogadores, por lugar
help-play-seed = a semente de todo o acaso (por padrão, uma nova)
help-confirm = pede confirmação antes que os bots joguem, para você ainda poder desfazer o seu turno
help-load = continua um registro salvo

help-games = lista os jogos e as suas opções
help-games-more = Lista os jogos, com quantos jogadores se jogam e cada opção com os seus valores.
help-play = joga no terminal
help-play-more =
    Jogue no terminal contra bots, ou várias pessoas na mesma tela.
    Digite o número de uma jogada ou a sua notação; `help` mostra o que mais se pode digitar.
    Exemplo: tenshu play dragon_castle --seats human,greedy --option spirits=random
help-simulate = deixa bots jogarem muitas partidas
help-simulate-more =
    Deixa bots jogarem muitas partidas e resume as pontuações e os finais.
    Exemplo: tenshu simulate dragon_castle --seats 3 --games 100 --bots greedy
help-replay = repete um registro e confere a pontuação
help-replay-more =
    Repete um registro passo a passo; um passo ilegal é apontado com a sua linha e a sua regra.
    Exemplo: tenshu replay my.game --log
help-show = desenha uma posição de um registro
help-show-more =
    Desenha a posição no fim de um registro, ou depois de tantos passos.
    Exemplo: tenshu show my.game --at 120
help-fuzz = procura falhas com partidas aleatórias
help-fuzz-more =
    Joga partidas aleatórias com todos os números de jogadores e todas as opções e confere cada
    invariante depois de cada ação. O que falha é escrito como registro. Código de saída 1 se algo
    falhou.
help-bench = mede a velocidade dos jogos
help-bench-more = Mede partidas aleatórias, da preparação ao fim, por segundo de CPU, compiladas e interpretadas.
help-arena = mede bots uns contra os outros
help-arena-more =
    Deixa bots jogarem entre si; cada semente é jogada uma vez com cada rotação dos lugares.
    Exemplo: tenshu arena dragon_castle --bots greedy,random --games 400
help-tune = procurar melhores pesos para uma heurística jogando contra si
help-tune-more =
    Muda um pouco os pesos da heurística de um jogo, nos dois sentidos, faz os dois lados jogarem
    com as mesmas sementes e segue o melhor. O resultado só é guardado se vencer o início.
    Exemplo: tenshu tune dragon_castle --batches 100 --pairs 20
help-tune-bot = o robô que joga com os pesos
help-tune-batches = quantas vezes os pesos são movidos
help-pairs = quantos pares de jogos se jogam antes de cada passo
help-tune-check = quantos pares de jogos comparam o resultado com o início
help-tune-fit = ajustar os pesos ao final de tantos jogos do robô contra si, em vez de os mover
help-tune-only = mudar só os pesos cujos nomes começam assim
help-tune-out = onde se escrevem os pesos (por omissão, na pasta do jogo)

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
cli-arena-bot = bot
cli-arena-games = partidas
cli-arena-wins = vitórias
cli-arena-interval = intervalo
cli-arena-points = pontos
cli-arena-time = ms por jogada
cli-bench-games = partidas/s
cli-bench-actions = ações/s
cli-bench-clones = cópias/s
cli-bench-simulations = simulações de busca/s
cli-bench-compiled = compilado
cli-bench-interpreted = interpretado
cli-bench-not-compiled = não compilado aqui
cli-bench-ratio = compilado / interpretado
cli-tuning = A afinar
cli-comparing = A comparar
cli-tuned = Os pesos afinados têm { $lead } pontos de vantagem em { $pairs ->
    [one] 1 par
   *[other] { $pairs } pares
} de jogos.
cli-not-better = Não é um ganho seguro; nada foi escrito.
hint-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}: { $source }
cli-replayed = { $game }: { $steps ->
    [one] 1 passo repetido, permitido.
   *[other] { $steps } passos repetidos, todos permitidos.
}
cli-unfinished = O jogo não acabou.
cli-rival = Rival
cli-total = Total
cli-place = Colocação
cli-welcome = { $game }. Digite o número ou a notação de uma jogada, ou help.
cli-left = Você saiu da mesa.
cli-confirm = { $player }: Enter termina o seu turno, undo desfaz o último passo.
cli-pass-screen = ── Passe a tela para { $player }. ──
cli-why-legal = É permitido, por exemplo: { $action }
cli-saved = Salvo como { $path }.
cli-winners = { $count ->
    [one] { $names } vence!
   *[other] { $names } dividem a vitória!
}
cli-hint = esperam-se { $points } pontos, { $share } da reflexão
cli-help-hint = Digite o número ou a notação de uma jogada, ou help.
cli-help =
    um número         a jogada com esse número
    uma notação       como a que está em cinza ao lado de cada jogada
    moves             mostra as jogadas outra vez
    board             desenha o tabuleiro outra vez
    hint              as melhores jogadas, o que prometem e porquê
    why JOGADA        que regra proíbe uma jogada, por exemplo why take d4
    undo              desfaz o seu último passo, até algo ser revelado
    score             os pontos por origem, se o jogo acabasse agora
    log               tudo o que aconteceu
    save ARQUIVO      escreve o registro; tenshu play --load ARQUIVO o continua
    quit              sai da mesa

## Notações de outros programas

help-export = escreve um registro na notação de outro programa
help-export-more = Escreve a partida de um registro numa notação que outros programas deste jogo leem.
help-export-format = que notação; o NOTATION.md de cada jogo diz quais conhece
help-export-out = arquivo a escrever em vez da saída padrão
cli-foreign-replayed = { $game }, notação { $format }: { $rows ->
    [one] 1 linha reproduzida
   *[other] { $rows } linhas reproduzidas
}, { $mismatches ->
    [0] todos os totais iguais
    [one] 1 total diferente
   *[other] { $mismatches } totais diferentes
}.
cli-foreign-mismatch = linha { $row }, { $name }, { $what }: esperado { $expected }, obtido { $got }
cli-foreign-score = { $name }: { $score }
cli-foreign-unsupported = { $game }, notação { $format }: esta partida não pode ser reproduzida aqui: { $reason }
error-foreign-options = Um arquivo { $format } não tem passos nossos: --at e --log são para registros.
error-format = { $game } não conhece a notação { $format }; existe: { $formats }
