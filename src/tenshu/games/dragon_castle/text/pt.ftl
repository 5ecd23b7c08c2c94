### As palavras de Dragon Castle em português. Todas as línguas têm as mesmas chaves.

## O jogo

game-name = Dragon Castle
game-about = O velho Castelo do Dragão está em ruínas, e com as peças dele você ergue o seu próprio castelo. Reúna peças do mesmo tipo em conjuntos, coroe-as com Santuários em andares cada vez mais altos e conquiste o favor dos Espíritos e dos Dragões. Mas quanto mais se tira das velhas muralhas, mais perto fica a hora de Invocar o Dragão.
game-credits = Dragon Castle foi criado por Lorenzo Silva, Hjalmar Hach e Luca Ricci e publicado pela Horrible Games em 2017. Este programa é uma homenagem: não tem vínculo com os autores nem com a editora e não mostra textos nem imagens deles.
game-designed = As formas dos castelos, o tamanho do Reino e os nomes de dois Ventos e das três peças de Dragão foram criados para este programa; os impressos podem ser outros.

## Peças

tile-merchant-1 = Comerciante 1
tile-merchant-2 = Comerciante 2
tile-merchant-3 = Comerciante 3
tile-merchant-4 = Comerciante 4
tile-merchant-5 = Comerciante 5
tile-merchant-6 = Comerciante 6
tile-soldier-1 = Soldado 1
tile-soldier-2 = Soldado 2
tile-soldier-3 = Soldado 3
tile-soldier-4 = Soldado 4
tile-soldier-5 = Soldado 5
tile-soldier-6 = Soldado 6
tile-farmer-1 = Fazendeiro 1
tile-farmer-2 = Fazendeiro 2
tile-farmer-3 = Fazendeiro 3
tile-farmer-4 = Fazendeiro 4
tile-farmer-5 = Fazendeiro 5
tile-farmer-6 = Fazendeiro 6
tile-season-spring = Primavera
tile-season-summer = Verão
tile-season-autumn = Outono
tile-season-winter = Inverno
tile-wind-rainy = Vento Chuvoso
tile-wind-stormy = Vento Tempestuoso
tile-wind-breezy = Vento Brando
tile-wind-snowy = Vento Nevoso
tile-dragon-jade = Dragão de Jade
tile-dragon-ember = Dragão de Brasa
tile-dragon-pearl = Dragão de Pérola
tile-face-down = uma peça virada para baixo

## Tipos de peças

type-merchant = Comerciantes
type-soldier = Soldados
type-farmer = Fazendeiros
type-season = Estações
type-wind = Ventos
type-dragon = Dragões

## Cartas de Espírito

spirit-beauty = Espírito da Beleza
spirit-beauty-text = Consolide um grupo de 4 ou mais peças de Facção adjacentes, viradas para cima e com o mesmo número, de quaisquer tipos. Ele pontua pelo tamanho e dá mais 1 PV, e você pode construir até 2 Santuários sobre ele.
spirit-elegance = Espírito da Elegância
spirit-elegance-text = Até o fim do turno, você também pode pegar peças do castelo que só tenham livre um lado curto, acima ou abaixo. Use isso para pelo menos uma peça.
spirit-wind = Espírito do Vento
spirit-wind-text = Se quiser, vire para baixo uma das suas peças viradas para cima; isso não é Consolidar. Depois mova um dos seus Santuários construídos para outra peça virada para baixo e sem Santuário do seu Reino.
spirit-deception = Espírito da Enganação
spirit-deception-text = Em um Par de Peças, a segunda peça é uma que estava adjacente à primeira, no mesmo andar. Ela não precisa ser idêntica nem estar Disponível.
spirit-strength = Espírito da Força
spirit-strength-text = Mova uma ou duas peças do seu Reino, viradas para cima ou para baixo, para outros espaços, segundo as regras de colocação. Só depois se procuram conjuntos.
spirit-change = Espírito da Mudança
spirit-change-text = Consolide um conjunto em que uma peça Especial virada para cima conta como o tipo que você escolher.
spirit-faith = Espírito da Fé
spirit-faith-text = Ao Consolidar um conjunto, construa sobre ele 1 Santuário a mais do que as peças permitem.
spirit-deep = Espírito das Profundezas
spirit-deep-text = Em um Par de Peças, a segunda peça não precisa ser idêntica à primeira, basta ser do mesmo tipo. Ela ainda tem de estar Disponível.
spirit-destruction = Espírito da Destruição
spirit-destruction-text = Descarte 1 peça Disponível do castelo, de qualquer andar. Ela não dá PVs.
spirit-cunning = Espírito da Astúcia
spirit-cunning-text = Consolide por 2 PVs um grupo de exatamente 3 peças adjacentes do mesmo tipo, viradas para cima. Construa Santuários sobre ele conforme o tipo permite.

## Cartas de Dragão

dragon-humility = Dragão da Humildade
dragon-humility-text = 1 PV para cada Santuário seu cuja pilha esteja adjacente a uma pilha mais alta.
dragon-righteousness = Dragão da Justiça
dragon-righteousness-text = 1 PV para cada Santuário na sua melhor fileira e na sua melhor coluna; mais 2 PVs para cada uma dessas duas linhas que tiver um Santuário em todos os espaços.
dragon-tranquility = Dragão da Tranquilidade
dragon-tranquility-text = 1 PV para cada grupo separado de peças adjacentes viradas para baixo; uma única peça também é um grupo.
dragon-bravery = Dragão da Bravura
dragon-bravery-text = 1 PV para cada pilha mais alta que todas as pilhas adjacentes a ela.
dragon-majesty = Dragão da Grandeza
dragon-majesty-text = Para cada Facção, tantos PVs quanto o maior número em uma peça dela virada para cima no terceiro andar ou acima.
dragon-power = Dragão do Poder
dragon-power-text = Para cada Facção da qual você tenha uma peça virada para cima, some os números do seu melhor grupo de peças adjacentes viradas para cima e compare com quem está à sua esquerda e à sua direita: 2 PVs se o seu for maior, 1 PV se for igual. Com dois jogadores, compara-se uma só vez.
dragon-knowledge = Dragão do Conhecimento
dragon-knowledge-text = 2 PVs para cada símbolo diferente entre as suas peças Especiais viradas para cima.
dragon-harmony = Dragão da Harmonia
dragon-harmony-text = Para cada uma das duas linhas no meio do seu Reino: 4 PVs se as alturas das pilhas forem simétricas em relação a ela e 2 PVs se os Santuários o forem, em lugar e andar.
dragon-devotion = Dragão da Devoção
dragon-devotion-text = 1 PV para cada Santuário seu adjacente a uma peça de Dragão virada para cima.
dragon-fortitude = Dragão da Coragem
dragon-fortitude-text = 1 PV para cada Santuário seu em um espaço da borda do seu Reino.

## Pontos por origem

score-vp = PVs reunidos
score-shrines = Santuários
score-tokens = Marcadores de Contagem Regressiva
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

## Por que a pontuação final dá o que dá

stage-turn = Turno { $turn }
reason-shrines = { $count ->
        [one] 1 Santuário no andar { $floor }, { $each } PV
       *[other] { $count } Santuários no andar { $floor }, { $each } PV cada
    }
reason-tokens = { $count } × { $each } PV
reason-humility = { $count ->
        [one] 1 Santuário ao lado de uma pilha mais alta
       *[other] { $count } Santuários ao lado de uma pilha mais alta
    }
reason-row = { $full ->
        [yes] melhor fileira: { $count } Santuários em todos os espaços, mais 2 PVs
       *[no] melhor fileira: { $count ->
            [one] 1 Santuário
           *[other] { $count } Santuários
        }
    }
reason-column = { $full ->
        [yes] melhor coluna: { $count } Santuários em todos os espaços, mais 2 PVs
       *[no] melhor coluna: { $count ->
            [one] 1 Santuário
           *[other] { $count } Santuários
        }
    }
reason-tranquility = { $count ->
        [one] uma única peça virada para baixo
       *[other] um grupo de { $count } peças viradas para baixo
    }
reason-bravery = { $count ->
        [one] 1 pilha mais alta que todas as vizinhas
       *[other] { $count } pilhas mais altas que todas as vizinhas
    }
reason-majesty = { $tile } no terceiro andar ou acima
reason-power = { $type }: { $mine } contra { $theirs } de { $player }
reason-knowledge = { $count ->
        [one] 1 símbolo em peças Especiais, 2 PVs
       *[other] { $count } símbolos diferentes em peças Especiais, 2 PVs cada
    }
reason-mirrored-heights = alturas simétricas em relação a linhas: { $count }, 4 PVs cada
reason-mirrored-shrines = Santuários simétricos em relação a linhas: { $count }, 2 PVs cada
reason-devotion = { $count ->
        [one] 1 Santuário ao lado de uma peça de Dragão
       *[other] { $count } Santuários ao lado de uma peça de Dragão
    }
reason-fortitude = { $count ->
        [one] 1 Santuário na borda
       *[other] { $count } Santuários na borda
    }

## Como a partida terminou

end-castle-empty = O Dragão foi Invocado, e do velho castelo não resta uma só peça
end-dragon-summoned = O Dragão foi Invocado com o velho castelo ainda de pé

## Opções

option-layout = Castelo
option-layout-help = A forma do castelo no centro. Fique com o castelo padrão para o número de jogadores, escolha um dos castelos com nome ou desenhe o seu: custom: e as fileiras, um algarismo de 0 a 3 para a altura de cada pilha, 116 peças ao todo.
option-spirits = Cartas de Espírito
option-spirits-help = Os poderes que todos podem pagar para usar. Jogue sem nenhuma, sorteie algumas, use as cartas de iniciante ou todas, sorteie só entre as de iniciante (beginner:1), ou escolha-as pelo nome.
option-dragons = Cartas de Dragão
option-dragons-help = Os objetivos que pontuam no fim da partida. Jogue sem nenhuma, sorteie algumas, use as cartas de iniciante ou todas, sorteie só entre as de iniciante (beginner:1), ou escolha-as pelo nome.
option-realm = Reino
option-realm-help = As colunas e fileiras do Reino de cada jogador. Um Reino maior deixa mais espaço para construir lado a lado; um menor obriga a subir para andares mais altos.
option-first_player = Primeiro Jogador
option-first_player-help = Quem joga o primeiro turno: alguém sorteado ou o jogador indicado aqui.
option-no_space = Falta de espaço
option-no_space-help = O que acontece quando o seu Reino não tem espaço para uma peça. Ou você só pode escolher ações cujas peças possa colocar, ou todas as ações são permitidas e a peça sem espaço é descartada por 0 PVs.
option-shrine_supply = Estoque de Santuários
option-shrine_supply-help = Se os 40 Santuários podem acabar. Se podem, a ação Peça e Santuário fica fechada enquanto o acervo geral estiver vazio.
option-pending_sets = Espíritos com um conjunto à espera
option-pending_sets-help = Quais Espíritos podem ser ativados enquanto um conjunto espera para ser Consolidado: só os que dizem respeito a esse conjunto, ou qualquer um.
option-pending_cost = Pagar com um conjunto à espera
option-pending_cost-help = Se uma peça de um conjunto que espera para ser Consolidado pode pagar por um Espírito.
option-elegance = Espírito da Elegância
option-elegance-help = Se o Espírito da Elegância obriga: ou uma peça do turno tem de ser uma que não se possa pegar sem ele, ou você é livre para não usá-lo.
option-deception = Espírito da Enganação
option-deception-help = Onde a segunda peça pode estar: ao lado da primeira e no mesmo andar, ou no topo de qualquer pilha ao lado.
option-strength = Espírito da Força
option-strength-help = Quais peças podem ser movidas: só as do topo das suas pilhas, ou também uma virada para baixo que esteja sob uma virada para cima.
option-faith = Espírito da Fé
option-faith-help = Quando o Santuário extra pode ser construído: só depois dos Santuários que o conjunto permite, ou também antes.
option-harmony = Dragão da Harmonia
option-harmony-help = Se o vazio conta como simétrico: ou pilhas e Santuários só pontuam se houver algum, ou um Reino vazio também é simétrico.

## Valores das opções

value-layout-standard = Castelo padrão
value-layout-standard_2p = Castelo padrão, 2 jogadores
value-layout-standard_3p = Castelo padrão, 3 jogadores
value-layout-standard_4p = Castelo padrão, 4 jogadores
value-layout-four_seasons = As Quatro Estações
value-layout-thousand_towers = Mil Torres
value-layout-barracks = O Quartel
value-layout-pillars_of_creation = Os Pilares da Criação
value-layout-fortress = O Forte
value-layout-blockhouse = O Fortim
value-layout-parade_ground = Campo de Manobras
value-layout-keep = A Fortaleza
value-layout-dragons_head = A Cabeça do Dragão
value-layout-monastery_of_the_abyss = Monastério do Abismo
value-layout-gates_of_destiny = Os Portões do Destino
value-layout-forbidden_city = A Cidade Proibida
value-spirits-none = Nenhuma
value-spirits-random = Por sorteio
value-spirits-beginner = Cartas de iniciante
value-spirits-all = Todas as dez
value-dragons-none = Nenhuma
value-dragons-random = Por sorteio
value-dragons-beginner = Cartas de iniciante
value-dragons-all = Todas as dez
value-realm-6x4 = 6 colunas, 4 fileiras
value-realm-6x6 = 6 colunas, 6 fileiras
value-realm-8x4 = 8 colunas, 4 fileiras
value-first_player-random = Por sorteio
value-first_player-1 = Jogador 1
value-first_player-2 = Jogador 2
value-first_player-3 = Jogador 3
value-first_player-4 = Jogador 4
value-no_space-restrict = Pegar só o que cabe
value-no_space-discard = Descartar o que não cabe
value-shrine_supply-limited = 40 Santuários ao todo
value-shrine_supply-unlimited = Nunca acaba
value-pending_sets-first = Só para esse conjunto
value-pending_sets-open = Qualquer Espírito
value-pending_cost-forbidden = Não permitido
value-pending_cost-allowed = Permitido
value-elegance-strict = Uso obrigatório
value-elegance-lenient = Uso livre
value-deception-same_floor = No mesmo andar
value-deception-any_floor = Em qualquer andar
value-strength-top = Só peças do topo
value-strength-inside = Também de dentro de uma pilha
value-faith-after = Depois dos outros
value-faith-early = A qualquer momento
value-harmony-built = Só o que foi construído
value-harmony-empty = O vazio também conta

## O que se pede

ask-draw-first = O Primeiro Jogador está sendo sorteado.
ask-draw-spirits = As cartas de Espírito estão sendo sorteadas.
ask-draw-dragons = As cartas de Dragão estão sendo sorteadas.
ask-deal = O castelo está sendo construído.
ask-start = { $player }: pegue uma peça Disponível do andar de cima, ou Invoque o Dragão se só restar o andar térreo.
ask-choice = { $player }: conclua a ação com uma segunda peça que combine, com um Santuário ou descartando a peça por 1 PV.
ask-place = { $player }: coloque o que pegou em espaços vazios ou sobre peças viradas para baixo do seu Reino.
ask-consolidate = { $player }: escolha o conjunto a Consolidar.
ask-build = { $player }: construa sobre o conjunto que acaba de Consolidar, ou siga em frente.
ask-after = { $player }: ative um Espírito se quiser, ou encerre o turno.
ask-over = A partida acabou.
ask-beauty = { $player }: escolha o grupo de mesmo número a Consolidar.
ask-cunning = { $player }: escolha o grupo de três a Consolidar.
ask-wind-flip = { $player }: vire uma peça para baixo, ou vá direto ao Santuário que quer mover.
ask-wind-lift = { $player }: pegue o Santuário que quer mover.
ask-wind-lay = { $player }: ponha o Santuário sobre outra peça virada para baixo.
ask-strength-lift = { $player }: pegue uma peça para mover; uma é obrigatória, duas são o máximo.
ask-strength-lay = { $player }: ponha a peça em outro espaço.
ask-change = { $player }: escolha uma peça Especial e o tipo que ela assume.
ask-faith = { $player }: construa o Santuário extra sobre uma peça que acaba de Consolidar.
ask-destroy = { $player }: escolha uma peça Disponível do castelo para descartar.

## Escolhas

label-take = Pegar { $tile } de { $space }
label-pair = Pegar também { $tile } de { $space }
label-shrine = Ficar com { $tile } e ganhar um Santuário
label-discard = Descartar { $tile } por 1 PV
label-throw-away = Descartar { $tile }: não há espaço
label-summon = Invocar o Dragão
label-place = Colocar { $tile } em { $cell }
label-consolidate = Consolidar o conjunto em { $cell }
label-consolidate-number = Consolidar o número em { $cell }
label-build = Construir um Santuário em { $cell }
label-build-faith = Construir o Santuário extra em { $cell }
label-invoke-tile = Ativar o { $spirit } pagando { $tile } de { $cell }
label-invoke-shrine = Ativar o { $spirit } pagando um Santuário
label-flip = Virar { $tile } em { $cell } para baixo
label-lift-shrine = Pegar o Santuário de { $cell }
label-lift-tile = Pegar a peça de { $cell }
label-pull = Puxar uma peça virada para baixo de { $cell }
label-lay-shrine = Pôr o Santuário em { $cell }
label-lay-tile = Pôr a peça em { $cell }
label-change = Contar { $tile } em { $cell } como peça do tipo { $type }
label-destroy = Descartar { $tile } de { $space }
label-done-building = Não construir mais
label-done-moving = Não mover mais
label-end = Encerrar o turno

## Acontecimentos

event-first = { $seat } começa a partida.
event-spirit = O { $spirit } está em jogo.
event-dragon = O { $dragon } está em jogo.
event-reveal = { $tile } aparece em { $space }.
event-take = { $seat } pega { $tile } de { $space }.
event-pair = { $seat } pega também { $tile } de { $space }.
event-shrine = { $seat } fica com { $tile } e ganha um Santuário.
event-discard = { $seat } descarta { $tile } por 1 PV.
event-throw-away = { $seat } não tem espaço para { $tile } e descarta a peça.
event-summon = { $seat } Invoca o Dragão e pega um Marcador de Contagem Regressiva.
event-place = { $seat } coloca { $tile } em { $cell }.
event-build = { $seat } constrói um Santuário em { $cell }.
event-build-faith = { $seat } constrói o Santuário extra em { $cell }.
event-invoke-tile = { $seat } ativa o { $spirit } pagando { $tile } de { $cell }.
event-invoke-shrine = { $seat } ativa o { $spirit } pagando um Santuário.
event-flip = { $seat } vira { $tile } em { $cell } para baixo.
event-lift-shrine = { $seat } pega o Santuário de { $cell }.
event-lift-tile = { $seat } pega { $tile } de { $cell }.
event-pull = { $seat } puxa uma peça virada para baixo de { $cell }.
event-lay-shrine = { $seat } põe o Santuário em { $cell }.
event-lay-tile = { $seat } põe { $tile } em { $cell }.
event-change = { $seat } conta { $tile } em { $cell } como peça do tipo { $type }.
event-destroy = { $seat } descarta { $tile } de { $space }.
event-done-building = { $seat } não constrói mais.
event-done-moving = { $seat } não move mais.
event-end = { $seat } encerra o turno.
event-set = { $seat } Consolida { $tiles } { $type } em { $cell } e ganha { $points } PVs.
event-set-number = { $seat } Consolida { $tiles } peças com o número { $number } em { $cell } e ganha { $points } PVs.
event-dragons-bonus = { $seat } ganha mais { $points } PV porque são Dragões.
event-beauty-bonus = { $seat } ganha mais { $points } PV pelo Espírito da Beleza.
event-ground-floor = Só resta o andar térreo do castelo: agora o Dragão pode ser Invocado.
event-final-round = O Dragão despertou: a partida acaba com esta rodada.
event-game-over = A partida acabou.
event-score-shrines = { $seat } ganha { $points ->
        [one] { $points } PV
       *[other] { $points } PVs
    } pelos Santuários.
event-score-tokens = { $seat } ganha { $points } PVs pelos Marcadores de Contagem Regressiva.
event-score-dragon = { $seat } ganha { $points ->
        [one] { $points } PV
       *[other] { $points } PVs
    } pelo { $dragon }.
event-score = { $seat } tem { $score ->
        [one] { $score } PV
       *[other] { $score } PVs
    } no total.

## Por que não

why-game-over = A partida acabou.
why-not-your-turn = É a vez de { $player }; espere a sua.
why-reveal-first = Espere até que o acaso revele o que está escondido.
why-chance = Isso só o acaso decide.
why-set-first = Há um conjunto à espera: Consolide-o primeiro.
why-shrines-first = Primeiro construa sobre o conjunto que acaba de Consolidar, ou diga que não constrói mais.
why-only-in-power = Isso só se faz com o poder de um Espírito: ative antes o Espírito certo.
why-take-first = Pegue a primeira peça do castelo antes de escolher o que fazer com ela.
why-summon-before-taking = Você já pegou uma peça: o Dragão só pode ser Invocado em vez de pegar uma.
why-nothing-in-hand = Você não tem peça para colocar agora: as peças são colocadas quando a ação está concluída.
why-place-first = Primeiro coloque o que pegou.
why-action-due = Falta a sua ação: pegue uma peça, ou Invoque o Dragão se só restar o andar térreo.
why-one-action = Um turno tem uma só ação, e você já escolheu a sua.
why-no-tile = Não há peça aqui.
why-not-top-floor = Esta peça está no andar { $floor }; a primeira peça tem de vir do andar de cima, que é o { $top }.
why-no-room = { $needed ->
        [one] O seu Reino não tem lugar para isso: é preciso um espaço vazio ou com uma peça virada para baixo sem Santuário.
       *[other] O seu Reino não tem lugar para isso: são precisos { $needed } espaços vazios ou com uma peça virada para baixo sem Santuário.
    }
why-not-beside = Com o Espírito da Enganação, a segunda peça tem de ser uma que estava adjacente à primeira.
why-not-first-floor = Com o Espírito da Enganação, a segunda peça tem de estar no mesmo andar que a primeira; esta está no andar { $floor }, a primeira estava no andar { $first }.
why-not-same-type = Com o Espírito das Profundezas, a segunda peça tem de ser do mesmo tipo que a primeira.
why-not-identical = A segunda peça tem de mostrar exatamente o mesmo símbolo que a primeira.
why-not-available = Não há peça Disponível aqui: o lado esquerdo ou o direito dela tem de estar livre de peças do mesmo andar.
why-no-free-side = Mesmo com o Espírito da Elegância, um dos quatro lados dela tem de estar livre de peças do mesmo andar.
why-elegance-owed = Você ativou o Espírito da Elegância: uma peça deste turno tem de ser uma que só tenha livre um lado curto.
why-upper-floors = O Dragão só pode ser Invocado quando não restar peça acima do andar térreo.
why-must-pair = Você ativou um Espírito para um Par de Peças: pegue agora uma segunda peça.
why-no-shrines-left = Não resta nenhum Santuário no acervo geral; pegue uma segunda peça ou descarte a que tem.
why-outside-realm = Este espaço fica fora do seu Reino.
why-shrine-there = Há um Santuário aqui: nada pode ser posto sobre ele, e a peça que está debaixo não sai do lugar.
why-face-up-there = Há uma peça virada para cima aqui; peças só vão em espaços vazios ou sobre peças viradas para baixo.
why-no-other-tile = Você não tem na mão uma segunda peça diferente: coloque a que tem.
why-same-cell = Foi daqui mesmo que ela saiu: escolha outro espaço.
why-no-set-here = Aqui não começa nenhum conjunto que você possa Consolidar agora; um conjunto é indicado pelo seu primeiro espaço.
why-no-set-to-build-on = Santuários só se constroem logo depois de Consolidar um conjunto.
why-no-shrine-in-pool = Você não tem Santuários no seu Acervo de Santuários; a ação Peça e Santuário traz um.
why-not-just-consolidated = Escolha uma peça sem Santuário que você tenha acabado de Consolidar.
why-allowance-used = Você já construiu todos os Santuários que este conjunto permite.
why-spirit-not-in-play = O { $spirit } não está nesta partida.
why-spirit-used = Você já ativou o { $spirit } neste turno; cada Espírito ajuda uma vez por turno.
why-pick-owed = Primeiro pegue a peça que o Espírito ativado exige.
why-faith-after-allowance = Primeiro construa os Santuários que o conjunto permite; depois o Espírito da Fé pode acrescentar um.
why-wrong-time = Não é o momento do { $spirit }; tente em outro passo do seu turno.
why-cost-in-set = A peça em { $cell } pertence a um conjunto que espera para ser Consolidado e tem de ficar nele.
why-cost-not-face-up = Não há peça virada para cima em { $cell } com que pagar: escolha uma virada para cima ou um Santuário do seu Acervo de Santuários.
why-no-effect = Pago assim, o { $spirit } não poderia fazer nada por você agora, e não se pode pagar à toa.
why-finish-power = Primeiro aplique o poder do Espírito que ativou.
why-not-special = Só uma peça Especial virada para cima pode mudar: uma Estação, um Vento ou um Dragão.
why-change-makes-no-set = Contada como esse tipo, a peça não formaria um conjunto que você possa Consolidar agora: escolha outra peça ou outro tipo.
why-not-face-down = Um Santuário só pode ser posto sobre uma peça virada para baixo.
why-no-shrine-here = Não há Santuário aqui para mover.
why-not-face-up = Não há peça virada para cima aqui para virar.
why-turn-first = Nenhuma outra peça virada para baixo está livre para um Santuário: primeiro vire uma das suas peças para baixo.
why-way-back = A peça voltaria ao lugar onde estava: o Espírito da Força tem de mudar alguma coisa.
why-nowhere-else = Não há outro espaço para onde esta peça possa ir.
why-no-pull = Aqui não se pode puxar uma peça de debaixo da de cima.

## Opções que não servem, ou não servem bem

error-layout-size = O castelo não cabe: pode ter no máximo { $columns } colunas e { $rows } fileiras, e precisa de pelo menos uma fileira.
error-layout-height = A fileira { $row } do castelo tem “{ $text }”, mas cada altura é um algarismo de 0 a 3.
error-layout-tiles = O castelo tem { $total ->
        [one] { $total } peça
       *[other] { $total } peças
    }, mas precisa de exatamente { $needed }.
warning-ground-floor = O andar térreo tem { $ground ->
        [one] { $ground } peça
       *[other] { $ground } peças
    }; com { $seats } jogadores, o melhor é ter de { $least } a { $most }.
warning-long-rows = O andar { $floor } tem { $count ->
        [one] { $count } fileira
       *[other] { $count } fileiras
    } com { $length } ou mais peças lado a lado; pode haver poucas peças Disponíveis.

## O tabuleiro no terminal

board-castle = Castelo
board-top-floor = Andar de cima
board-score = Pontos
board-vp = PV
board-hand = Na mão
board-allowance = Pode construir
board-supply = Acervo geral
board-countdown = Contagem Regressiva
board-final-round = Rodada final
board-spirits = Espíritos
board-dragons = Dragões
board-code-season-spring = Pr
board-code-season-summer = Ve
board-code-season-autumn = Ou
board-code-season-winter = In
board-code-wind-rainy = Ch
board-code-wind-stormy = Te
board-code-wind-breezy = Br
board-code-wind-snowy = Ne
board-code-dragon-jade = Ja
board-code-dragon-ember = Ba
board-code-dragon-pearl = Pe
board-sign-choice = para escolher
board-sign-free = Disponível
board-sign-origin = saiu daqui
board-sign-pending = conjunto a Consolidar
board-sign-height = 1, 2, 3 peças de altura
board-sign-face-down = virada para baixo
board-sign-shrine = Santuário
board-sign-token = Marcador de Contagem Regressiva
board-sign-first = Primeiro Jogador
board-sign-covered = quantas ainda cobertas

## O tabuleiro na página

page-option-layout-help = A forma do castelo no centro: o padrão para o número de jogadores, um dos que têm nome, ou um desenhado por você: toque em uma pilha para levantá-la.
page-own-castle = Seu próprio castelo
page-own-castle-tiles = { $missing ->
        [0] { $total } peças: o castelo pode ser montado
       *[other] { $total } de { $needed } peças
    }
page-own-castle-use = Jogar com este castelo
page-at-space = espaço { $space }, andar { $floor }
page-at-space-available = espaço { $space }, andar { $floor }, Disponível
page-at-cell = espaço { $cell }, andar { $floor }
page-covered = Uma peça coberta
page-top-floor = Andar de cima: { $floor }
page-realm = Reino de { $player }
page-empty = Vazio
page-face-down = Peça virada para baixo
page-enlarge = Mostrar o Reino de { $player } em tamanho maior
page-player = { $player }
page-points-now = Pontos até agora
page-pool-shrines = Santuários no Acervo de Santuários
page-pool-tokens = Marcadores de Contagem Regressiva, 2 PVs cada um
page-pool-discards = Peças descartadas
page-hand = Na mão de { $player }
page-hand-drag = Arraste até um espaço do seu Reino, ou toque no espaço.
page-supply = Santuários no acervo geral: { $count }
page-act-shrine = Peça e Santuário
page-act-shrine-text = Fique com a peça que pegou e ganhe um Santuário. O número mostra quantos Santuários restam no acervo geral.
page-act-discard = Descartar Peça
page-act-discard-text = Descarte a peça que pegou e ganhe 1 PV.
page-countdown = Marcadores de Contagem Regressiva até a rodada final: { $left }
page-act-summon = Invocar o Dragão
page-act-summon-text = Quando só restar o andar térreo do castelo, pegue um Marcador de Contagem Regressiva, que vale 2 PVs, em vez de uma peça. Quem pega o do ponto de exclamação começa a rodada final.
page-spirit-used = Já ativado neste turno.
page-pay-shrine = Pagar um Santuário
page-pay-not = Não pagar
page-key = As peças, e quantas ainda estão cobertas
page-key-text = Há quatro peças de cada símbolo. O número debaixo de um símbolo diz quantas delas ainda estão cobertas no castelo.
page-key-covered = { $count }
page-close = Fechar
page-verb-take = Pegar a primeira peça
page-verb-pair = Pegar uma segunda peça idêntica
page-verb-place = Colocar a peça
page-verb-place-other = Colocar a outra peça
page-verb-consolidate = Consolidar um conjunto
page-verb-build = Construir um Santuário
page-verb-invoke = Ativar um Espírito
page-verb-flip = Virar uma peça para baixo
page-verb-lift = Pegar para mover
page-verb-pull = Puxar uma peça
page-verb-lay = Pôr no lugar
page-verb-change = Mudar uma peça Especial
page-verb-destroy = Descartar uma peça do castelo
page-verb-shrine = Ganhar um Santuário
page-verb-discard = Descartar a peça
page-verb-summon = Invocar o Dragão
page-verb-done = Seguir em frente
page-verb-end = Encerrar o turno
page-goal =
    Pegue peças do castelo e reúna-as no seu Reino: 4 ou mais peças adjacentes do mesmo tipo formam um conjunto.
    Um conjunto é virado para baixo, dá PVs, e sobre ele podem ser construídos Santuários.
    Construa sobre peças viradas para baixo: Santuários em andares mais altos valem mais.
page-turn =
    Pegue uma peça Disponível do andar de cima: nada no andar dela encosta no seu lado esquerdo, ou nada no direito.
    Depois escolha: uma segunda peça idêntica de qualquer andar, ou um Santuário, ou descartar a peça por 1 PV.
    Coloque as suas peças em espaços vazios ou sobre peças viradas para baixo sem Santuário.
    Quando só restar o andar térreo, você pode em vez disso Invocar o Dragão, o que aproxima o fim.
page-scoring =
    Um conjunto de 4, 5, 6, 7, 8 peças: 2, 3, 5, 6, 8 PVs, e 1 PV por peça além disso; Dragões dão mais 1 PV.
    Santuários por conjunto: 1 para Comerciantes, Soldados e Fazendeiros, até 2 para Estações, Ventos e Dragões.
    Um Santuário no andar 1, 2, 3 ou mais alto: 1, 2, 3 PVs. Um Marcador de Contagem Regressiva: 2 PVs. Cartas de Dragão no fim.

## Lição

lesson-welcome = Boas-vindas a Dragon Castle. No centro está o velho castelo de 116 peças; abaixo, o seu Reino, ainda vazio. Você pega peças de um e constrói com elas no outro. Vence quem fizer mais pontos.
lesson-castle = Só se pode pegar uma peça sem nada em cima e com o lado esquerdo ou o direito livre. A primeira peça de um turno vem do andar de cima do castelo. As peças claras são as que poderiam ser pegas.
lesson-take = Pegue o Soldado 4 que brilha. O que estava debaixo dele é virado para todos verem.
lesson-pair = Agora escolha a ação. Uma segunda peça com exatamente o mesmo símbolo forma um Par de Peças, de qualquer andar. Pegue o outro Soldado 4.
lesson-place = As peças vão viradas para cima para o seu Reino, em um espaço vazio ou, mais tarde, sobre peças viradas para baixo. Ponha a primeira aqui.
lesson-beside = Ponha a segunda bem ao lado. Quatro peças ligadas de um tipo formam um conjunto, sejam quais forem os números.
lesson-rival = O seu turno acabou. Observe o seu rival, que pega uma peça e um Santuário em vez de um par: é a ação Peça e Santuário. Santuários são o que se constrói depois.
lesson-again = É a sua vez de novo. Você já tem dois Soldados, então procure mais: pegue este Soldado 1.
lesson-second = Aqui está o gêmeo dele. Pegue-o para outro Par de Peças.
lesson-grow = Soldados ao lado de Soldados: ponha o primeiro aqui.
lesson-set = E o segundo aqui. Quatro Soldados se tocam, e o conjunto está completo.
lesson-shrine = O conjunto é Consolidado: as peças são viradas para baixo e rendem 2 pontos, mais se o conjunto for maior. Agora você pode construir um Santuário nele. No andar 1 um Santuário vale 1 ponto, no andar 2 vale 2, do andar 3 em diante vale 3.
lesson-points = Peças viradas para baixo sem Santuário são o seu próximo chão: construa ali, e os Santuários ficarão mais altos. Conjuntos de Estações, Ventos e Dragões permitem dois Santuários, e Dragões rendem 1 ponto a mais. Sem nada melhor, você pode Descartar Peça por 1 ponto.
lesson-end = Quando só resta o andar térreo do castelo, você pode Invocar o Dragão em vez de pegar uma peça: 2 pontos e um Marcador de Contagem Regressiva. Quando sai o do ponto de exclamação, termina-se a rodada e a partida acaba.
lesson-goodbye = É tudo de que você precisa. Toque no que não pode fazer e o programa dirá por quê; peça uma dica quando quiser. Agora jogue uma partida de verdade contra um rival fácil.

## Dicas

hint-shrines = { $n ->
    [one] Um Santuário
   *[other] { $n } Santuários
} para o próximo conjunto
hint-beside = { $cell } fica ao lado de { $n ->
    [one] 1 peça
   *[other] { $n } peças
} do mesmo tipo: { $type }
hint-room = { $cell } deixa { $n ->
    [one] 1 espaço livre
   *[other] { $n } espaços livres
} ao lado: { $type }
hint-floor = { $cell } sobe ao andar { $floor }, onde um Santuário vale mais
hint-shrine-at = Um Santuário em { $cell }, andar { $floor }
hint-group = Um grupo de { $n } a caminho de um conjunto: { $type }

## Em resumo

page-icons =
    Moeda com furo: Comerciantes. Espadas cruzadas: Soldados. Espiga: Fazendeiros. Disco com flor, sol, folha ou cristal de neve: Estações. Quadrado com o tempo: Ventos. Losango: Dragões.
    Pagode: Santuários. Estrela: pontos reunidos. Disco vermelho com S: Marcadores de Contagem Regressiva. Peça verde com cruz: peças descartadas.

# Slips
slip-set = Esta peça completaria um conjunto no seu Reino.
