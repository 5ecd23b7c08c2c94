### As palavras de Terra Mystica em português. Todas as línguas têm as mesmas chaves.

## O jogo

game-name = Terra Mystica
game-about = Quatorze facções dividem uma terra de sete terrenos, e cada uma só consegue viver em um deles. Transforme a terra, eleve Habitações a Casas de Comércio, Templos e Fortalezas, colha o Poder que seus vizinhos despertam, funde Cidades e suba nas trilhas de quatro Cultos. Depois de seis rodadas, vence a facção mais próspera.
game-credits = Terra Mystica foi criado por Jens Drögemüller e Helge Ostertag e publicado pela Feuerland Spiele em 2012. Este programa é uma homenagem: não tem vínculo com os autores nem com a editora e não mostra nenhum texto ou imagem deles.
game-designed = O livro de regras mostra a primeira partida apenas em uma figura que não tínhamos; as Habitações, fichas e cartas vêm da preparação para iniciantes de outro programa.

## Facções

faction-alchemists = Alquimistas
faction-alchemists-text = Pântano. No seu turno trocam 1 PV por 1 Moeda ou 2 Moedas por 1 PV, e no fim 2 Moedas valem 1 PV. Fortaleza: 12 Poderes na hora e, daí em diante, 2 Poderes por Pá.
faction-auren = Auren
faction-auren-text = Floresta. Fortaleza: um marcador de Favor na hora e, uma vez por rodada, dois espaços em uma trilha de Culto.
faction-chaos_magicians = Magos do Caos
faction-chaos_magicians-text = Devastação. Começam com uma só Habitação, colocada por último, e recebem dois marcadores de Favor por Templo ou Santuário. Fortaleza: uma vez por rodada, duas ações seguidas.
faction-cultists = Cultistas
faction-cultists-text = Planícies. Quando alguém aceita Poder por causa de uma construção deles, avançam um espaço em uma trilha de Culto. Fortaleza: 7 PV na hora.
faction-darklings = Darklings
faction-darklings-text = Pântano. Pagam 1 Clérigo por Pá e ganham 2 PV por ela. Fortaleza: transformam na hora até 3 Trabalhadores em Clérigos.
faction-dwarves = Anões
faction-dwarves-text = Montanhas. Sem Remessa; por 2 Trabalhadores cavam um túnel por baixo de um hexágono para transformar e construir, e ganham 4 PV. Fortaleza: o túnel custa 1 Trabalhador.
faction-engineers = Engenheiros
faction-engineers-text = Montanhas. Como ação constroem uma Ponte por 2 Trabalhadores. Fortaleza: sempre que passam, 3 PV por Ponte entre duas de suas estruturas.
faction-fakirs = Faquires
faction-fakirs-text = Deserto. Sem Remessa; por 1 Clérigo voam por cima de um hexágono para transformar e construir, e ganham 4 PV. Uma Pá nunca custa menos de 2 Trabalhadores. Fortaleza: voam por cima de dois hexágonos.
faction-giants = Gigantes
faction-giants-text = Devastação. Toda transformação custa a eles exatamente 2 Pás e termina em devastação. Fortaleza: uma vez por rodada, 2 Pás grátis.
faction-halflings = Halflings
faction-halflings-text = Planícies. 1 PV por Pá e uma trilha de Trocas mais barata. Fortaleza: 3 Pás na hora, com uma Habitação se você pagar por ela.
faction-mermaids = Sereias
faction-mermaids-text = Lagos. A Remessa começa em 1 e vai até 5; uma Cidade pode pular um hexágono de rio. Fortaleza: um nível de Remessa na hora.
faction-nomads = Nômades
faction-nomads-text = Deserto. Começam com três Habitações. Fortaleza: uma vez por rodada, uma tempestade de areia transforma em deserto um hexágono vizinho às suas estruturas, e podem construir ali.
faction-swarmlings = Swarmlings
faction-swarmlings-text = Lagos. 3 Trabalhadores por Cidade. Fortaleza: uma vez por rodada, uma Habitação vira Casa de Comércio de graça.
faction-witches = Bruxas
faction-witches-text = Floresta. 5 PV a mais por Cidade. Fortaleza: uma vez por rodada, uma Habitação grátis em qualquer floresta livre.

## Terrenos, pela cor

colour-yellow = deserto
colour-brown = planícies
colour-black = pântano
colour-blue = lagos
colour-green = floresta
colour-gray = montanhas
colour-red = devastação

## Estruturas

structure-dwelling = Habitação
structure-trading_house = Casa de Comércio
structure-temple = Templo
structure-stronghold = Fortaleza
structure-sanctuary = Santuário

## Cultos

cult-fire = Fogo
cult-water = Água
cult-earth = Terra
cult-air = Ar

## Ações de Poder e ações especiais

octagon-act1 = Ponte
octagon-act1-text = 3 Poderes: construa uma Ponte.
octagon-act2 = Clérigo
octagon-act2-text = 3 Poderes: 1 Clérigo.
octagon-act3 = Trabalhadores
octagon-act3-text = 4 Poderes: 2 Trabalhadores.
octagon-act4 = Moedas
octagon-act4-text = 4 Poderes: 7 Moedas.
octagon-act5 = Uma Pá
octagon-act5-text = 4 Poderes: transforme e construa com 1 Pá grátis.
octagon-act6 = Duas Pás
octagon-act6-text = 6 Poderes: transforme e construa com 2 Pás grátis.
octagon-bon1 = Pá da carta de Bônus
octagon-bon1-text = Transforme e construa com 1 Pá grátis.
octagon-bon2 = Culto da carta de Bônus
octagon-bon2-text = Avance 1 espaço em uma trilha de Culto.
octagon-fav6 = Culto do marcador de Favor
octagon-fav6-text = Avance 1 espaço em uma trilha de Culto.
octagon-acta = Ação de Culto dos Auren
octagon-acta-text = Avance 2 espaços em uma trilha de Culto.
octagon-actc = Turno duplo
octagon-actc-text = Faça duas ações, uma após a outra.
octagon-acte = Ponte dos Engenheiros
octagon-acte-text = Pague 2 Trabalhadores e construa uma Ponte.
octagon-actg = Pás dos Gigantes
octagon-actg-text = Transforme e construa com 2 Pás grátis.
octagon-actn = Tempestade de areia
octagon-actn-text = Um hexágono vizinho às suas estruturas vira deserto; você pode construir nele.
octagon-acts = Casa de Comércio dos Swarmlings
octagon-acts-text = Aprimore de graça uma Habitação para Casa de Comércio.
octagon-actw = Voo da Bruxa
octagon-actw-text = Construa de graça uma Habitação em qualquer floresta livre.

## Marcadores de Favor

tile-fav1 = Favor do Fogo, 3
tile-fav1-text = 3 espaços na trilha do Fogo.
tile-fav2 = Favor da Água, 3
tile-fav2-text = 3 espaços na trilha da Água.
tile-fav3 = Favor da Terra, 3
tile-fav3-text = 3 espaços na trilha da Terra.
tile-fav4 = Favor do Ar, 3
tile-fav4-text = 3 espaços na trilha do Ar.
tile-fav5 = Favor do Fogo: Cidades menores
tile-fav5-text = 2 espaços de Fogo. Para uma Cidade basta um valor de Poder de 6.
tile-fav6 = Favor da Água: ação de Culto
tile-fav6-text = 2 espaços de Água. Uma vez por rodada, 1 espaço em uma trilha de Culto.
tile-fav7 = Favor da Terra: Trabalhador e Poder
tile-fav7-text = 2 espaços de Terra. Renda: 1 Trabalhador, 1 Poder.
tile-fav8 = Favor do Ar: Poder
tile-fav8-text = 2 espaços de Ar. Renda: 4 Poderes.
tile-fav9 = Favor do Fogo: Moedas
tile-fav9-text = 1 espaço de Fogo. Renda: 3 Moedas.
tile-fav10 = Favor da Água: Casas de Comércio
tile-fav10-text = 1 espaço de Água. 3 PV por Casa de Comércio que você construir.
tile-fav11 = Favor da Terra: Habitações
tile-fav11-text = 1 espaço de Terra. 2 PV por Habitação que você construir.
tile-fav12 = Favor do Ar: ao passar
tile-fav12-text = 1 espaço de Ar. Ao passar, 2, 3, 3 ou 4 PV por 1, 2, 3 ou 4 Casas de Comércio.

## Fichas de Cidade

tile-tw1 = Cidade com Moedas
tile-tw1-text = 5 PV, 6 Moedas, uma chave.
tile-tw2 = Cidade com Trabalhadores
tile-tw2-text = 7 PV, 2 Trabalhadores, uma chave.
tile-tw3 = Cidade com Clérigo
tile-tw3-text = 9 PV, 1 Clérigo, uma chave.
tile-tw4 = Cidade com Poder
tile-tw4-text = 6 PV, 8 Poderes, uma chave.
tile-tw5 = Cidade dos Cultos
tile-tw5-text = 8 PV, 1 espaço em cada trilha de Culto, uma chave.
tile-tw6 = Cidade de duas chaves
tile-tw6-text = 2 PV, 2 espaços em cada trilha de Culto, duas chaves.
tile-tw7 = Cidade portuária
tile-tw7-text = 4 PV, um nível de Remessa (Faquires: um hexágono a mais de Tapete Voador), uma chave.
tile-tw8 = Cidade gloriosa
tile-tw8-text = 11 PV, uma chave.

## Cartas de Bônus

tile-bon1 = carta da Pá
tile-bon1-text = Renda: 2 Moedas. Uma vez nesta rodada, transforme e construa com 1 Pá grátis.
tile-bon2 = carta do Culto
tile-bon2-text = Renda: 4 Moedas. Uma vez nesta rodada, 1 espaço em uma trilha de Culto.
tile-bon3 = carta das Moedas
tile-bon3-text = Renda: 6 Moedas.
tile-bon4 = carta do Barco
tile-bon4-text = Renda: 3 Poderes. Nos turnos desta rodada, a Remessa é um nível maior.
tile-bon5 = carta do Trabalhador
tile-bon5-text = Renda: 1 Trabalhador, 3 Poderes.
tile-bon6 = carta da Fortaleza
tile-bon6-text = Renda: 2 Trabalhadores. Ao passar, 4 PV pela Fortaleza e 4 PV pelo Santuário.
tile-bon7 = carta do Comércio
tile-bon7-text = Renda: 1 Trabalhador. Ao passar, 2 PV por Casa de Comércio.
tile-bon8 = carta do Clérigo
tile-bon8-text = Renda: 1 Clérigo.
tile-bon9 = carta da Aldeia
tile-bon9-text = Renda: 2 Moedas. Ao passar, 1 PV por Habitação.
tile-bon10 = carta da Remessa
tile-bon10-text = Renda: 3 Poderes. Ao passar, 3 PV por nível de Remessa.

## Fichas de Pontuação

tile-score1 = Pás
tile-score1-text = 2 PV por Pá. No fim da rodada, 1 Moeda por espaço de Terra.
tile-score2 = Cidades
tile-score2-text = 5 PV por Cidade. No fim da rodada, 1 Pá a cada 4 espaços de Terra.
tile-score3 = Habitações (Água)
tile-score3-text = 2 PV por Habitação. No fim da rodada, 1 Clérigo a cada 4 espaços de Água.
tile-score4 = Fortaleza e Santuário (Fogo)
tile-score4-text = 5 PV pela Fortaleza ou pelo Santuário. No fim da rodada, 1 Trabalhador a cada 2 espaços de Fogo.
tile-score5 = Habitações (Fogo)
tile-score5-text = 2 PV por Habitação. No fim da rodada, 4 Poderes a cada 4 espaços de Fogo.
tile-score6 = Casas de Comércio (Água)
tile-score6-text = 3 PV por Casa de Comércio. No fim da rodada, 1 Pá a cada 4 espaços de Água.
tile-score7 = Fortaleza e Santuário (Ar)
tile-score7-text = 5 PV pela Fortaleza ou pelo Santuário. No fim da rodada, 1 Trabalhador a cada 2 espaços de Ar.
tile-score8 = Casas de Comércio (Ar)
tile-score8-text = 3 PV por Casa de Comércio. No fim da rodada, 1 Pá a cada 4 espaços de Ar.
tile-score9 = Templos
tile-score9-text = 4 PV por Templo. No fim da rodada, 2 Moedas por Clérigo seu nas ordens.

## Pontos por origem

score-start = Início
score-scoring-tiles = Fichas de Pontuação
score-favour-tiles = Marcadores de Favor
score-towns = Cidades
score-bonus-cards = Cartas de Bônus
score-shipping = Remessa
score-exchange = Trilha de Trocas
score-faction = Facção
score-power = Preço do Poder
score-conversion = Conversões
score-cult-fire = Culto do Fogo
score-cult-water = Culto da Água
score-cult-earth = Culto da Terra
score-cult-air = Culto do Ar
score-area = Maior área
score-resources = Recursos

## Por que a pontuação final dá o que dá

stage-setup = Preparação
stage-round = Rodada { $round }
reason-cult = espaço { $steps }, { $place }º lugar{ $tied ->
        [one] {""}
       *[other] , dividido por { $tied }
    }
reason-area = { $count } construções ligadas, { $place }º lugar{ $tied ->
        [one] {""}
       *[other] , dividido por { $tied }
    }
reason-resources = { $coins }, { $workers }, { $priests } e { $power }, cada um valendo uma moeda; { $rate } moedas dão 1 PV

## Como a partida terminou

end-rounds-played = As seis rodadas foram jogadas
end-all-dropped = Todos os jogadores deixaram a partida

## Opções

option-setup = Preparação
option-setup-help = O jogo normal com fichas sorteadas, ou a primeira partida do livro de regras com facções, Habitações, fichas e cartas dadas.
option-factions = Facções
option-factions-help = Cada um escolhe na sua vez, ou um dos lados de uma cor sorteada, ou as facções são sorteadas; ou dê os nomes na ordem dos lugares, como witches+nomads.
option-scoring = Fichas de Pontuação
option-scoring-help = Sorteadas para as seis rodadas, ou dadas em ordem, como score5+score7+score1+score8+score4+score6.
option-bonus = Cartas de Bônus
option-bonus-help = São sorteadas três a mais que os jogadores; ou dê os nomes, como bon1+bon3+bon4+bon5+bon6.
option-first_player = Jogador inicial
option-first_player-help = Quem começa: alguém sorteado, ou o jogador indicado aqui.
option-turn_order = Ordem dos turnos
option-turn_order-help = Nas rodadas seguintes joga-se no sentido horário a partir do primeiro que passou, ou na ordem em que todos passaram.
option-town_tiles = Fichas de Cidade
option-town_tiles-help = As dez fichas da caixa, ou mais quatro da miniexpansão.
option-shipping_card = Carta da Remessa
option-shipping_card-help = Se a carta de Bônus extra que pontua a Remessa pode ser sorteada.
option-temple_tile = Ficha do Templo
option-temple_tile-help = Se a ficha de Pontuação extra que pontua Templos pode ser sorteada.
option-cultists = Cultistas
option-cultists-help = O que os Cultistas recebem quando ninguém quer Poder de sua construção: nada, como no livro de regras, ou 1 Poder, pela errata de 2013.
option-spade_points = Pontos por Pás
option-spade_points-help = Se a ficha de Pontuação das Pás paga quando a Pá é usada ou já quando é recebida.
option-drop_out = Abandono
option-drop_out-help = Se um jogador pode deixar a partida de vez.
option-power_answers = Respostas ao Poder
option-power_answers-help = Se os vizinhos dizem logo se aceitam Poder, ou podem esperar até seu próximo turno, como em partidas por correspondência.

## Valores das opções

value-setup-normal = Jogo normal
value-setup-first_game = Primeira partida
value-factions-choose = Escolhidas por vez
value-factions-colours = Cores sorteadas
value-factions-random = Facções sorteadas
value-scoring-random = Sorteadas
value-bonus-random = Sorteadas
value-first_player-random = Sorteado
value-first_player-1 = Jogador 1
value-first_player-2 = Jogador 2
value-first_player-3 = Jogador 3
value-first_player-4 = Jogador 4
value-first_player-5 = Jogador 5
value-turn_order-fixed = Sentido horário
value-turn_order-passing = Ordem de passar
value-town_tiles-base = Jogo básico
value-town_tiles-mini = Com a miniexpansão
value-shipping_card-off = Sem
value-shipping_card-on = Com
value-temple_tile-off = Sem
value-temple_tile-on = Com
value-cultists-rulebook = Como no livro de regras
value-cultists-errata = Com a errata
value-spade_points-used = Ao usar
value-spade_points-gained = Ao receber
value-drop_out-off = Não permitido
value-drop_out-on = Permitido
value-power_answers-at_once = Na hora
value-power_answers-late = Podem esperar

## O que se pede

ask-draw-first = O jogador inicial está sendo sorteado.
ask-draw-scoring = As fichas de Pontuação estão sendo sorteadas.
ask-draw-bonus = As cartas de Bônus estão sendo sorteadas.
ask-draw-colour = As cores estão sendo sorteadas.
ask-draw-faction = As facções estão sendo sorteadas.
ask-choose-faction = { $player }: escolha sua facção.
ask-settle = { $player }: coloque uma Habitação em seu terreno natal.
ask-first-card = { $player }: pegue sua primeira carta de Bônus.
ask-act = { $player }: faça uma ação ou passe.
ask-turn = { $player }: em que { $hex } deve se transformar?
ask-spades = { $player }: use { $spades ->
        [one] sua Pá grátis
       *[other] suas { $spades } Pás grátis
    } ou abra mão do que sobrar.
ask-bridge = { $player }: escolha onde fica a Ponte.
ask-step = { $player }: escolha a trilha de Culto em que vai avançar.
ask-free-upgrade = { $player }: escolha a Habitação que vira Casa de Comércio.
ask-sandstorm = { $player }: escolha o hexágono da tempestade de areia.
ask-ride = { $player }: escolha a floresta para onde voar.
ask-after = { $player }: converta ou construa se quiser, depois encerre o turno.
ask-answer = { $player }: aceita Poder pela construção do vizinho?
ask-follow = { $player }: escolha a trilha de Culto pelo Poder que os vizinhos aceitaram.
ask-cult-spades = { $player }: use { $spades ->
        [one] a Pá
       *[other] as { $spades } Pás
    } do bônus de Culto ou abra mão do que sobrar.
ask-cult-turn = { $player }: em que { $hex } deve se transformar?
ask-dues = { $player }: pegue { $favours ->
        [0] sua ficha de Cidade
       *[other] { $towns ->
            [0] seu marcador de Favor
           *[other] seus marcadores de Favor e fichas de Cidade, em qualquer ordem
        }
    }.
ask-ascend = { $player }: suas chaves não abrem todas as trilhas; escolha uma para chegar ao topo.
ask-over = A partida acabou.

## Escolhas

label-choose = Jogar com { $faction }
label-settle = Habitação em { $hex }
label-card = Pegar a { $tile }
label-build = Construir uma Habitação em { $hex }
label-build-ride = Voar até { $hex } e construir ali
label-transform = Transformar { $hex } ({ $colour })
label-sandstorm = Mandar a tempestade de areia a { $hex } ({ $colour })
label-turn = Transformar { $hex } em { $colour } ({ $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    })
label-turn-long = Transformar { $hex } em { $colour } pelo caminho longo ({ $spades } Pás)
label-spade = Comprar uma Pá para { $hex }
label-upgrade = Aprimorar { $hex } para { $structure }
label-upgrade-free = Aprimorar { $hex } para { $structure } de graça
label-ship = Avançar a Remessa
label-dig = Avançar na trilha de Trocas
label-send = Mandar um Clérigo ao Culto { $cult } por { $steps } espaços
label-send-back = Emprestar um Clérigo ao Culto { $cult } por 1 espaço
label-action = { $octagon }
label-pass = Passar e pegar a { $tile }
label-pass-out = Passar
label-bridge = Construir uma Ponte em { $site }
label-step = { $cult }: { $steps ->
        [one] 1 espaço
       *[other] { $steps } espaços
    }
label-ascend = Chegar ao topo: { $cult }
label-favour = { $tile }
label-town = { $tile }
label-connect = Fundar uma Cidade através do rio { $river }
label-convert-pw-p = 5 Poderes → 1 Clérigo
label-convert-pw-w = 3 Poderes → 1 Trabalhador
label-convert-pw-c = 1 Poder → 1 Moeda
label-convert-p-w = 1 Clérigo → 1 Trabalhador
label-convert-w-c = 1 Trabalhador → 1 Moeda
label-convert-vp-c = 1 PV → 1 Moeda
label-convert-c-vp = 2 Moedas → 1 PV
label-convert-w-p = 1 Trabalhador → 1 Clérigo
label-burn = Sacrificar 1 Poder para mover 1 ao Alguidar III
label-forgo-spades = Abrir mão de { $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    }
label-forgo-bridge = Abrir mão da Ponte
label-end = Encerrar o turno
label-leech = Aceitar { $gain } de Poder de { $player } { $price ->
        [0] de graça
       *[other] por { $price } PV
    } (oferta: { $amount })
label-refuse = Recusar { $amount } de Poder de { $player } ({ $price ->
        [0] { $gain } de graça
       *[other] { $gain } por { $price } PV
    })
label-later = Responder depois
label-drop = Deixar a partida

## Acontecimentos

event-choose = { $seat } joga com { $faction }.
event-settle = { $seat } coloca uma Habitação em { $hex }.
event-card = { $seat } pega a { $tile }.
event-build = { $seat } constrói uma Habitação em { $hex }.
event-build-ride = { $seat } voa até { $hex } e constrói uma Habitação.
event-transform = { $seat } começa a transformar { $hex } ({ $colour }).
event-sandstorm = { $seat } manda uma tempestade de areia a { $hex } ({ $colour }).
event-upgrade = { $seat } aprimora { $hex } para { $structure }.
event-upgrade-free = { $seat } aprimora { $hex } para { $structure } de graça.
event-action = { $seat } faz a ação: { $octagon }.
event-pass = { $seat } passa e pega a { $tile }.
event-pass-out = { $seat } passa.
event-bridge = { $seat } constrói uma Ponte em { $site }.
event-favour = { $seat } pega um marcador de Favor: { $tile }.
event-town = { $seat } pega uma ficha de Cidade: { $tile }.
event-connect = { $seat } une uma Cidade através do rio { $river }.
event-forgo-bridge = { $seat } abre mão da Ponte.
event-end = { $seat } encerra o turno.
event-refuse = { $seat } recusa { $amount } de Poder de { $player } ({ $price ->
        [0] { $gain } de graça
       *[other] { $gain } por { $price } PV
    }).
event-later = { $seat } vai responder depois.
event-drop = { $seat } deixa a partida.
event-first = O jogador inicial é { $player }.
event-draw-scoring = A rodada { $round } pontua: { $tile }.
event-draw-bonus = Entra em jogo a { $tile }.
event-draw-colour = Para { $player } sai: { $colour }.
event-draw-faction = Para { $player } saem: { $faction }.
event-founded = { $seat } funda uma Cidade.
event-round = Começa a rodada { $round }.
event-game-over = A partida acabou.
event-starts = { $seat } começa com { $goods }.
event-pays = { $seat } paga { $price }.
event-gains = { $seat } ganha { $goods }.
event-pays-gains = { $seat } paga { $price } e ganha { $goods }.
event-convert = { $seat } troca { $price } por { $goods }.
event-burn = { $seat } sacrifica { $price } para mover outro para o Alguidar III.
event-buys = { $seat } compra { $goods } por { $price }.
event-flight = { $seat } paga { $price } para chegar a { $hex } por túnel ou tapete.
event-turn = { $seat } transforma { $hex } em { $colour } com { $price }.
event-spades-given-up = { $seat } abre mão de { $price }.
event-spades-unusable = { $seat } não tem como usar { $price }.
event-shipping = { $seat } avança a Remessa para o nível { $level }.
event-exchange = { $seat } avança na trilha de Trocas: uma Pá custa agora { $level ->
        [one] 1 Trabalhador
       *[other] { $level } Trabalhadores
    }.
event-carpet = { $seat } voa um hexágono mais longe daqui em diante.
event-send = { $seat } manda { $price } a uma ordem do Culto { $cult }.
event-send-back = { $seat } manda { $price } ao Culto { $cult }, que volta ao suprimento.
event-climb = { $seat } avança { $steps }.
event-climb-power = { $seat } avança { $steps } e ganha { $goods }.
event-top = { $seat } usa { $price } para avançar { $steps }, até o topo.
event-stopped = { $seat } para no espaço 9 do Culto { $cult } por falta de chave.
event-steps-lost = { $seat } perde { $n ->
        [one] 1 espaço
       *[other] { $n } espaços
    } no Culto { $cult }: não há como subir.
event-points-scoring-tiles = { $seat } ganha { $goods } pela ficha de Pontuação.
event-points-favour-tiles = { $seat } ganha { $goods } por um marcador de Favor.
event-points-towns = { $seat } ganha { $goods } pela ficha de Cidade.
event-points-bonus-cards = { $seat } ganha { $goods } pela carta de Bônus devolvida.
event-points-shipping = { $seat } ganha { $goods } pela Remessa.
event-points-exchange = { $seat } ganha { $goods } pela trilha de Trocas.
event-points-faction = { $seat } ganha { $goods } pela habilidade da facção.
event-card-coins = { $seat } pega { $goods } da carta.
event-income = { $seat } recebe { $goods } de renda.
event-cult-bonus = { $seat } ganha { $goods } como bônus de Culto.
event-leech = { $seat } aceita { $goods } de { $player } por { $price }.
event-leech-free = { $seat } aceita { $goods } de { $player } de graça.
event-all-refused = { $seat } ganha { $goods } porque todos recusaram.
event-power-lost = { $seat } não pode receber { $n } de Poder: os Alguidares estão cheios.
event-priests-lost = { $seat } não pode receber { $n ->
        [one] 1 Clérigo
       *[other] { $n } Clérigos
    }: não há mais no suprimento.
event-no-favour-left = { $seat } não pega marcador de Favor: não resta nenhum para pegar.
event-no-town-left = { $seat } não pega ficha de Cidade: não resta nenhuma.
event-final = { $seat } marca { $goods }.

## Quantidades e listas nos acontecimentos

amount-coins = { $n ->
        [one] 1 Moeda
       *[other] { $n } Moedas
    }
amount-workers = { $n ->
        [one] 1 Trabalhador
       *[other] { $n } Trabalhadores
    }
amount-priests = { $n ->
        [one] 1 Clérigo
       *[other] { $n } Clérigos
    }
amount-power = { $n } de Poder
amount-tokens = { $n ->
        [one] 1 marcador de Poder
       *[other] { $n } marcadores de Poder
    }
amount-bowls = { $one }/{ $two }/{ $three } de Poder
amount-points = { $n } PV
amount-keys = { $n ->
        [one] 1 chave
       *[other] { $n } chaves
    }
amount-spades = { $n ->
        [one] 1 Pá
       *[other] { $n } Pás
    }
amount-steps = { $n ->
        [one] 1 espaço no Culto { $cult }
       *[other] { $n } espaços no Culto { $cult }
    }
final-cult = { $points } pelo Culto { $cult }
final-area = { $points } pela maior área
final-resources = { $points } pelos recursos
list-last = { $first } e { $last }
list-more = { $first }, { $rest }

## Por que não

why-game-over = A partida acabou.
why-not-your-turn = É a vez de { $player }; espere a sua.
why-chance = Só o acaso decide isso.
why-no-dropping = Nesta partida, ou neste momento, ninguém pode sair.
why-answer-now = Isso precisa ser respondido agora.
why-choose-first = Escolha primeiro sua facção.
why-settle-first = Coloque primeiro sua Habitação.
why-card-first = Pegue primeiro sua carta de Bônus.
why-turn-first = Diga primeiro em que se transforma o hexágono escolhido.
why-spades-first = Use primeiro suas Pás ou abra mão delas.
why-bridge-first = Construa primeiro a Ponte ou abra mão dela.
why-step-first = Escolha primeiro a trilha de Culto.
why-upgrade-first = Escolha primeiro a Habitação que vira Casa de Comércio.
why-sandstorm-first = Escolha primeiro o hexágono da tempestade de areia.
why-ride-first = Escolha primeiro a floresta do Voo da Bruxa.
why-one-action = Um turno tem uma só ação, e a sua já foi feita. Você ainda pode converter; depois encerre o turno.
why-answer-first = Diga primeiro se aceita o Poder oferecido.
why-follow-first = Escolha primeiro a trilha de Culto pelo Poder que os vizinhos aceitaram.
why-cult-spades-first = Use primeiro as Pás do bônus de Culto ou abra mão delas.
why-action-first = Isso é só parte de outra ação: faça primeiro essa ação.
why-nothing-offered = Ninguém oferece Poder a você agora.
why-not-in-turn = Conversões só são feitas no seu próprio turno.
why-burn = Para sacrificar Poder são precisos 2 marcadores de Poder no Alguidar II; você tem { $tokens }.
why-connect-weak = Este hexágono de rio não une estruturas suas suficientes para uma Cidade, ou uma delas já pertence a uma Cidade.
why-connect-mermaids = Só as Sereias fundam Cidades através de um hexágono de rio.
why-no-priest-left = Seus sete Clérigos já estão em uso.
why-ordination = Só os Darklings transformam Trabalhadores em Clérigos, logo depois de construir a Fortaleza, e no máximo três.
why-power = Você tem { $have } de Poder no Alguidar III; uma Moeda custa 1, um Trabalhador 3, um Clérigo 5.
why-no-priest = Você não tem nenhum Clérigo.
why-no-worker = Você não tem nenhum Trabalhador.
why-alchemists-only = Só os Alquimistas trocam pontos de vitória por Moedas.
why-no-points = Você não tem ponto de vitória para trocar.
why-no-coins = São precisas 2 Moedas para um ponto de vitória.
why-ascend-first = Escolha primeiro qual trilha de Culto sua chave abre.
why-no-key-choice = Nenhuma chave sua precisa ser destinada agora.
why-no-favour-due = Um marcador de Favor só vem com um Templo, o Santuário ou a Fortaleza dos Auren.
why-favour-gone = Não resta nenhuma cópia: { $tile }.
why-favour-twice = Você já tem este: { $tile }. Ninguém pode ter dois iguais.
why-no-town-due = Uma ficha de Cidade só vem quando você funda uma Cidade.
why-town-gone = Não resta nenhuma cópia: { $tile }.
why-tile-first = Pegue primeiro a ficha a que tem direito.
why-occupied = { $player } tem uma estrutura aqui.
why-no-piece = Falta a peça em seu suprimento: { $structure }.
why-not-forest = As Bruxas só voam até uma floresta livre.
why-already-home = Este hexágono já é seu terreno natal.
why-no-edge = A tempestade de areia só alcança um hexágono que encoste em uma estrutura sua; Pontes e rios não a levam.
why-not-home = Você só constrói em seu terreno natal: { $colour }.
why-one-dwelling = Em uma ação só se constrói uma Habitação.
why-build-where-dug = Depois de transformar, você só pode construir no hexágono que acaba de virar seu terreno natal.
why-out-of-reach = Este hexágono não é adjacente a nenhuma estrutura sua, nem diretamente nem por sua Remessa.
why-flight-dear = Este hexágono só é alcançado por túnel ou Tapete Voador, e você não pode pagar por isso.
why-dug-already = Você já transformou este hexágono nesta ação.
why-second-hex = Outro hexágono só recebe uma Pá grátis que sobrou depois que o primeiro virou seu terreno natal, e só um hexágono pode ficar com outro terreno.
why-no-spades = Você não tem Pá para este hexágono nem pode comprar.
why-single-spades = Só os Alquimistas com a Fortaleza compram Pás uma a uma; você compra as que faltam ao escolher o terreno.
why-spades-bought = As Pás compradas têm de ser usadas: você tem { $spades } na mão para este hexágono.
why-spades-enough = Nenhum caminho no ciclo usa mais do que as { $spades } Pás que você tem na mão.
why-same-terrain = O hexágono já tem este terreno.
why-giants-home = Os Gigantes só transformam em devastação.
why-no-long-way = Não há caminho no ciclo até este terreno sem passar pelo seu terreno natal.
why-too-many-spades = Seriam { $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    }, mais do que você tem e pode comprar.
why-too-dear = { $structure } custa aqui { $workers ->
        [one] 1 Trabalhador
       *[other] { $workers } Trabalhadores
    } e { $coins ->
        [one] 1 Moeda
       *[other] { $coins } Moedas
    }.
why-not-yours = Nenhuma estrutura sua está aqui.
why-no-such-upgrade = { $old } não pode virar { $new }.
why-trading-house-only = A ação dos Swarmlings transforma uma Habitação em Casa de Comércio, nada mais.
why-no-shipping = Sua facção não tem Remessa.
why-track-end = Você chegou ao fim desta trilha.
why-shipping-dear = Avançar a Remessa custa 1 Clérigo e 4 Moedas.
why-exchange-dear = Avançar na trilha de Trocas custa 2 Trabalhadores, 1 Clérigo e 5 Moedas (Halflings: 1 Moeda).
why-order-full = A ordem do Culto { $cult } não tem lugar livre para { $steps } espaços.
why-site-taken = Já há uma Ponte aqui.
why-site-far = Uma Ponte precisa de uma estrutura sua em uma das pontas.
why-faction-taken = { $faction }: não pode ser escolhida; alguém tem esta cor, ou ela não é sua.
why-settled = Alguém já se instalou aqui; é preciso um hexágono livre: { $colour }.
why-no-such-offer = { $player } não oferece { $amount } de Poder a você agora.
why-older-offer-first = Responda primeiro à oferta mais antiga: o Poder é aceito na ordem em que foi oferecido.
why-no-card-in-last-round = Na última rodada não se pega carta de Bônus.
why-card-needed = Quem passa pega uma carta de Bônus, exceto na última rodada.
why-card-held = Alguém está com esta carta: { $tile }.
why-card-not-in-play = Esta carta não está na partida: { $tile }.
why-act-taken = Esta ação já foi feita nesta rodada: { $octagon }.
why-act-dear = { $octagon } custa { $power } de Poder, e você tem { $have } no Alguidar III.
why-no-bridge = Você não tem mais Pontes, ou nenhum lugar para uma.
why-not-your-action = Esta ação não é sua: { $octagon }.
why-act-used = Você já usou esta ação nesta rodada: { $octagon }.
why-no-target = Não há nada que você possa fazer agora com esta ação: { $octagon }.

## Opções que não funcionam

error-first-game = A primeira partida já define { $name }: retire { $name }={ $value } ou escolha setup=normal.
error-factions-colour = Duas destas facções têm a mesma cor: { $value }.
error-scoring-temple = A ficha do Templo exige a opção temple_tile=on: { $value }.
error-bonus-shipping = A carta da Remessa exige a opção shipping_card=on: { $value }.
error-option-length = { $name }: dados { $count }, necessários { $needed }.

## Registros da comunidade

ledger-unsupported-faction = a facção { $faction } é de uma expansão
ledger-unsupported-map = o mapa { $map } não é o mapa básico
ledger-unsupported-option = a regra “{ $option }” é de uma expansão
ledger-unsupported-cards = há { $cards } cartas de Bônus em jogo, o que não corresponde ao número de jogadores
error-ledger-header = O arquivo não diz quais facções, seis fichas de Pontuação e cartas de Bônus são usadas.
error-ledger-command = Linha { $row }: “{ $command }” não é um comando.
error-ledger-totals = Linha { $row }: os totais não podem ser lidos.
error-ledger-cut = Linha { $row }: o arquivo termina antes do fim da partida.
error-ledger-faction = Linha { $row }: não existe a facção { $faction }.
error-ledger-seat = Linha { $row }: { $faction } não joga nesta partida.
error-ledger-offer = Linha { $row }: “{ $command }”, mas esse Poder não foi oferecido.
error-ledger-order = Linha { $row }: o arquivo segue adiante, embora { $faction } ainda tenha de agir.
error-ledger-illegal = Linha { $row }: “{ $command }” não é possível aqui.
error-ledger-rule = Linha { $row }: “{ $command }” não é permitido: { $reason } [{ $rule }]
error-ledger-dropped = Alguém deixou esta partida fora da sua vez; pode ser comparada, mas não vista passo a passo.
error-ledger-lines = Linha { $row }: um ledger tem no máximo { $most } linhas.
error-ledger-line = Linha { $row }: uma linha tem no máximo { $most } caracteres.
error-ledger-commands = Linha { $row }: comandos demais; uma linha tem no máximo { $most }.
error-ledger-entry = Linha { $row }: não é um comentário nem o que uma facção fez.
error-ledger-json = O ledger não pode ser lido como JSON.
error-ledger-corrected = Linha { $row }: “{ $command }” mudou a partida manualmente; ela pode ser comparada, mas não vista passo a passo.
error-export-early = A partida pode ser exportada depois que todas as facções forem escolhidas.

## O tabuleiro no terminal

board-bridges = Pontes
board-rounds = Rodadas
board-actions = Ações
board-cards = Cartas
board-favours = Favores
board-towns = Cidades
board-vp = PV
board-passed = passou
board-coins = M
board-workers = T
board-priests = C
board-power = P
board-shipping = Remessa
board-exchange = Trocas
board-keys = chaves
board-income = próxima renda
board-sign-choice = escolha
board-sign-town = Cidade
board-sign-first = jogador inicial
board-sign-power = Poder ao alcançar o espaço
board-sign-used = já feita nesta rodada

## Lição

lesson-welcome = Boas-vindas a Terra Mystica. As suas Bruxas dividem esta terra com os Nômades do rival. Em seis rodadas você transforma terra em floresta, constrói nela, ganha Poder dos vizinhos e sobe nas trilhas de quatro Cultos. Vence quem fizer mais pontos de vitória.
lesson-map = Bruxas só vivem em florestas. As suas duas primeiras Habitações já estão lá. Qualquer outro terreno precisa ser transformado antes: o ciclo de terrenos diz quantas Pás isso pede, uma para um vizinho no ciclo, três para o lado oposto.
lesson-card = A cada rodada você tem uma carta de Bônus. Ela traz renda e muitas vezes algo mais. Fique com esta: dois Trabalhadores.
lesson-income = Toda rodada começa com a renda: cada Habitação no mapa paga um Trabalhador, Casas de Comércio pagam Moedas e Poder, Templos pagam Clérigos. O que você constrói descobre mais renda no seu tabuleiro. Depois joga-se uma ação por vez até todos passarem.
lesson-transform = Montanhas ficam ao lado da floresta no ciclo, então basta uma Pá, que custa 3 Trabalhadores. Escolha este hexágono.
lesson-turn = Transforme-o em floresta.
lesson-build = E construa nele uma Habitação, por 1 Trabalhador e 2 Moedas. A ficha de Pontuação desta rodada paga 2 pontos por Habitação.
lesson-end = Essa foi a sua ação. Você ainda poderia converter bens; agora encerre o turno. A sua Habitação fica ao lado de uma estrutura dos Nômades, por isso o rival pode receber Poder dela, e depois jogará.
lesson-leech = Os Nômades construíram ao seu lado. Os vizinhos recebem uma oferta de Poder: aqui, 2 de Poder por 1 ponto. No começo o Poder vale muito, então aceite.
lesson-upgrade = Aprimore esta Habitação para Casa de Comércio. Custa 2 Trabalhadores e só 3 Moedas em vez de 6, porque há um oponente ao lado. Viver lado a lado compensa.
lesson-temple = Mais Poder veio do vizinho. Agora siga: a Casa de Comércio vira Templo, que traz um Clérigo por rodada e um marcador de Favor na hora.
lesson-favour = Marcadores de Favor trazem espaços em um Culto e algo para o resto da partida. Este paga 2 pontos para cada Habitação que você construir.
lesson-power = Veja os seus Alguidares. O Poder que você ganha passa do Alguidar I para o II, depois do II para o III, e só o III pode ser gasto: nas ações de Poder do tabuleiro, em Trabalhadores, Clérigos ou Moedas. Sacrificar um marcador no Alguidar II leva outro ao III.
lesson-pass = Não há mais o que gastar, então passe. Você devolve a sua carta de Bônus e pega outra para a próxima rodada. Quem passa primeiro começa.
lesson-goodbye = Depois de cada rodada os Cultos recompensam você; quatro estruturas lado a lado com valor de Poder 7 são uma Cidade; no fim a maior área e os Cultos rendem muitos pontos. Dicas e motivos estão sempre à mão. Agora jogue uma partida de verdade contra um rival fácil.

## O tabuleiro na página

page-player = { $player }
page-map = O mapa
page-choices = O que fazer aqui?
page-hex = { $hex }: { $terrain }
page-hex-owned = { $hex }: { $structure } de { $player } ({ $terrain })
page-in-town = Parte de uma Cidade.
page-upgrade-price = Pode virar { $structure }: { $price }.
page-spades-home = { $faction }: { $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    } até o terreno natal, { $price } se forem compradas.
page-in-reach = Ao alcance: { $faction }.
page-by-flight = Ao alcance só por túnel ou tapete: { $faction }.
page-no-reach = Fora de alcance: { $faction }.
page-dig-build = Cavar ({ $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    }) e construir uma Habitação
page-dig-home = Transformar em { $terrain } ({ $spades ->
        [one] 1 Pá
       *[other] { $spades } Pás
    })
page-dig-wish = Transformar { $hex } em { $terrain }
page-other-terrain = Transformar em outro terreno …
page-first = Primeiro:
page-again = Toque de novo para confirmar
page-step-burn = queimar { $times }
page-step-pw-p = { $times } × (5 Poderes → Clérigo)
page-step-pw-w = { $times } × (3 Poderes → Trabalhador)
page-step-pw-c = { $times } × (1 Poder → Moeda)
page-step-p-w = { $times } × (Clérigo → Trabalhador)
page-step-w-c = { $times } × (Trabalhador → Moeda)
page-step-vp-c = { $times } × (1 PV → Moeda)
page-coins = { $count ->
        [one] 1 Moeda
       *[other] { $count } Moedas
    }
page-workers = { $count ->
        [one] 1 Trabalhador
       *[other] { $count } Trabalhadores
    }
page-priests = { $count ->
        [one] 1 Clérigo
       *[other] { $count } Clérigos
    }
page-power = { $count } de Poder
page-spades = { $count ->
        [one] 1 Pá
       *[other] { $count } Pás
    }
page-points = { $count } PV
page-coins-tip = Para estruturas e trilhas. No fim, cada 3 Moedas valem 1 PV.
page-workers-tip = Para estruturas e Pás.
page-priests-tip = Para os Cultos, a Remessa e as Trocas.
page-cults = Trilhas de Culto
page-cult-space = { $player } { $space }
page-cult-tip = Os números violeta são Poder por chegar a um espaço. O último espaço exige uma chave e comporta um só jogador. Embaixo: lugares para Clérigos, que valem 3 ou 2 espaços e ficam ocupados até o fim; um Clérigo emprestado por 1 espaço volta.
page-taken = Já feita nesta rodada.
page-rounds = Fichas de Pontuação das rodadas
page-round = Rodada { $round }
page-round-now = É a rodada atual.
page-card-coins = { $count ->
        [one] Tem 1 Moeda em cima.
       *[other] Tem { $count } Moedas em cima.
    }
page-left = Restam { $count }.
page-bowls = Poder: { $one } no Alguidar I, { $two } no II, { $three } no III
page-bowls-tip = O Poder ganho leva marcadores do Alguidar I para o II, depois do II para o III. Só se gasta do Alguidar III, e o que se gasta volta ao Alguidar I.
page-burn = queimar
page-burn-tip = Um marcador do Alguidar II sai do jogo para sempre, outro passa do Alguidar II para o III.
page-convert-tip = De graça, quantas vezes você quiser, no seu turno.
page-income = Próxima renda
page-income-structures = Estruturas: { $price }.
page-income-favours = Marcadores de Favor: { $price }.
page-income-card = Carta de Bônus na mão: { $price }; a carta que você pegar ao passar conta no lugar dela.
page-bonus = Fim da rodada
page-bonus-tip = O bônus de Culto da ficha de Pontuação desta rodada, se ela acabasse agora.
page-beside = Ao lado de um oponente: { $price }.
page-structures = Estruturas que restam e a sua renda
page-structures-left = { $structure }: restam { $count }
page-costs = Custa { $price }.
page-board-of = { $player }: { $faction }
page-advance = Próximo nível: { $price }.
page-shipping-tip = Quantos hexágonos de rio você pode atravessar. Próximo nível: { $price }.
page-no-shipping = Esta facção não tem Remessa.
page-exchange-tip = Quanto uma Pá custa para você. Próximo nível: { $price }, que vale 6 PV.
page-bridges-left = Pontes que restam: { $count }
page-keys = Chaves: { $count }
page-keys-tip = Cada Cidade traz uma chave, que abre o último espaço de uma trilha de Culto.
page-priests-left = Clérigos no suprimento: { $count } de 7
page-players = Jogadores
page-row-income = Próxima renda: { $price }.
page-row-area = Maior área: { $count }.
page-no-faction = ainda sem facção
page-this-turn = Este turno até agora
page-offer = Poder oferecido a você
page-take-power = Aceitar Poder de { $player }
page-refuse-power = Recusar { $player }
page-show-map = Mostrar o mapa
page-show-choices = Mostrar as escolhas

## Ordens permanentes

order-leech = Poder dos vizinhos
order-leech-help = Como as ofertas de Poder são respondidas por você a partir de agora, para que ninguém espere.
order-leech-ask = perguntar a mim
order-leech-always = aceitar sempre
order-leech-0 = aceitar se for grátis
order-leech-1 = aceitar até 1 PV
order-leech-2 = aceitar até 2 PV
order-leech-3 = aceitar até 3 PV
order-leech-4 = aceitar até 4 PV
order-leech-never = nunca aceitar

## Por que uma dica é boa

hint-income-coins = { $n ->
    [one] Mais 1 Moeda
   *[other] Mais { $n } Moedas
} de Renda em cada rodada
hint-income-workers = { $n ->
    [one] Mais 1 Trabalhador
   *[other] Mais { $n } Trabalhadores
} de Renda em cada rodada
hint-income-priests = { $n ->
    [one] Mais 1 Clérigo
   *[other] Mais { $n } Clérigos
} de Renda em cada rodada
hint-income-power = Mais { $n } de Poder de Renda em cada rodada
hint-steps = { $n ->
    [one] 1 espaço
   *[other] { $n } espaços
} no Culto: { $cult }
hint-favours = { $n ->
    [one] Um marcador de Favor
   *[other] { $n } marcadores de Favor
}
hint-stronghold = O poder da sua Fortaleza
hint-town = { $n ->
    [one] Só falta 1 estrutura ou 1 de valor de Poder
   *[other] Só faltam { $n } estruturas ou { $n } de valor de Poder
} para um grupo virar Cidade
hint-shipping = Os seus navios chegam mais longe
hint-exchange = As suas Pás ficam mais baratas
hint-card = A carta: { $card }
hint-goods = Mais para gastar: { $goods }
hint-sites = { $n ->
    [one] Mais 1 espaço livre ao alcance precisa
   *[other] Mais { $n } espaços livres ao alcance precisam
} de no máximo uma Pá
hint-neighbour = Ao lado de um rival, cujas construções lhe dão Poder
hint-rivals = { $n ->
    [0] Um rival vive no mesmo terreno
    [one] O terreno do rival mais próximo está a 1 Pá
   *[other] O terreno do rival mais próximo está a { $n } Pás
}

## Títulos das jogadas na página

page-verb-choose = Escolher uma facção
page-verb-settle = Colocar uma primeira Habitação
page-verb-card = Pegar uma carta de Bônus
page-verb-build = Construir uma Habitação
page-verb-transform = Transformar um hexágono
page-verb-turn = Em qual terreno
page-verb-turn-long = Pelo caminho mais longo
page-verb-upgrade = Aprimorar uma estrutura
page-verb-ship = Remessa
page-verb-dig = Pás mais baratas
page-verb-send = Mandar um Clérigo
page-verb-action = Ações de Poder e especiais
page-verb-pass = Passar
page-verb-bridge = Construir uma Ponte
page-verb-step = Avançar em um Culto
page-verb-ascend = Chegar ao topo de um Culto
page-verb-favour = Pegar um marcador de Favor
page-verb-town = Fundar uma Cidade
page-verb-connect = Uma Cidade através do rio
page-verb-convert = Converter
page-verb-burn = Sacrificar Poder
page-verb-forgo = Abrir mão
page-verb-end = Encerrar o turno
page-verb-leech = Aceitar Poder
page-verb-refuse = Recusar Poder
page-verb-later = Responder depois
page-verb-drop = Deixar a partida

## Em resumo

page-goal =
    Transforme a terra no seu terreno natal, construa e aprimore, funde Cidades e suba nos Cultos. Vence quem tiver mais pontos de vitória depois de seis rodadas.
page-turn =
    A rodada começa com a renda. Depois cada um faz uma ação por vez, até todos passarem.
    As ações: transformar e construir, Remessa, Pás mais baratas, aprimorar, um Clérigo a um Culto, uma ação de Poder, uma ação especial, passar.
    Converter e sacrificar Poder são livres a qualquer momento do seu turno.
    Quando um vizinho constrói ao seu lado, você pode receber Poder e paga um ponto a menos que a quantidade.
page-scoring =
    Durante a partida: a ficha de Pontuação da rodada, Cidades, marcadores de Favor e cartas de Bônus, Remessa e Pás mais baratas.
    No fim: 18, 12 e 6 pelas maiores áreas conectadas; 8, 4 e 2 em cada Culto; 1 para cada 3 Moedas que sobram.
page-icons =
    Moeda redonda: Moedas. Cubo: Trabalhadores. Figura de clérigo: Clérigos. Raio em um disco: Poder. Pá: Pás. Estrela: pontos de vitória.
    Casa pequena: Habitação. Casa dupla: Casa de Comércio. Cúpula: Templo. Cúpula grande: Santuário. Ameias: Fortaleza.
    Chama, gota, montanha e vento: os Cultos do Fogo, da Água, da Terra e do Ar. Chave: abre o topo de um Culto. Navio: Remessa.
page-seat-away = Ausente: um robô joga no lugar.
page-seat-here = À mesa.
page-seat-gone = Não está à mesa agora.
page-won = vencedor
page-level-easy = Fácil
page-level-medium = Médio
page-level-hard = Difícil
page-level-master = Mestre

# Slips
slip-build = Você ainda poderia construir uma Habitação neste turno.
slip-forgo = Você abriria mão de uma pá ou ponte gratuita que ainda pode usar.
slip-action = Você ainda não usou { $action } nesta rodada, e não custa nada.

# Options where the page has a list to pick from
page-option-factions-help = Cada um escolhe na sua vez, ou um dos lados de uma cor sorteada, ou as facções são sorteadas; ou escolha-as aqui, na ordem dos lugares.
page-option-scoring-help = Sorteadas para as seis rodadas, ou escolhidas aqui: seis, na ordem das rodadas.
page-option-bonus-help = São sorteadas três a mais que os jogadores, ou escolhidas aqui.
