### As palavras de The White Castle em português. Todas as línguas têm as mesmas chaves.

## O jogo

game-name = The White Castle
game-about = Himeji, 1761: os clãs da província procuram o favor do Daimyo. Com dados de três pontes, você faz subir cortesãos pelo castelo, manda jardineiros para os jardins e guerreiros para os pátios. Só há nove turnos, e cada lanterna acesa torna as seguintes mais brilhantes.
game-credits = The White Castle foi criado por Sheila Santos e Israel Cendrero e publicado pela Devir em 2023. Este programa é uma homenagem: não tem vínculo com os autores nem com a editora e não mostra textos nem imagens deles.
game-designed = As cartas do rival do modo solitário, salvo duas metades de carta, e a ordem dos números nos espaços das peças de dado foram criadas para este programa; as impressas podem ser outras.

## Cores, lugares, gente

colour-coral = coral
colour-black = preto
colour-white = branco
place-left = esquerda
place-centre = centro
place-right = direita
member-courtier = cortesão
member-gardener = jardineiro
member-warrior = guerreiro
floor-gate = portão
floor-stewards = piso dos camareiros
floor-diplomats = piso dos diplomatas
floor-daimyo = sala do Daimyo
field-top = ação de cima
field-middle = ação do meio
field-bottom = ação de baixo
favour-left = favor da esquerda
favour-middle = favor do meio
favour-right = favor da direita
yard-5 = pátio de 5 ferros
yard-3 = pátio de 3 ferros
yard-1 = pátio de 1 ferro
space-steward-left = sala esquerda dos camareiros
space-steward-middle = sala central dos camareiros
space-steward-right = sala direita dos camareiros
space-diplomat-left = sala esquerda dos diplomatas
space-diplomat-right = sala direita dos diplomatas
space-outside-left = fora das muralhas, esquerda
space-outside-right = fora das muralhas, direita
space-well = poço
space-domain-coral = domínio, fila coral
space-domain-black = domínio, fila preta
space-domain-white = domínio, fila branca

## Bens e símbolos

gain-food = { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    }
gain-iron = { $n ->
        [one] { $n } ferro
       *[other] { $n } ferros
    }
gain-pearl = { $n ->
        [one] { $n } madrepérola
       *[other] { $n } madrepérolas
    }
gain-coin = { $n ->
        [one] { $n } moeda
       *[other] { $n } moedas
    }
gain-seal = { $n ->
        [one] { $n } selo
       *[other] { $n } selos
    }
gain-point = { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
gain-influence = { $n } de influência
gain-any = { $n } à escolha
icon-food = alimento
icon-food-text = Alimento, no máximo 7. Paga os jardineiros.
icon-iron = ferro
icon-iron-text = Ferro, no máximo 7. Paga os guerreiros.
icon-pearl = madrepérola
icon-pearl-text = Madrepérola, no máximo 7. Paga a escalada social no castelo.
icon-coin = moedas
icon-coin-text = Moedas, sem limite. Pagam as audiências e os dados baixos demais.
icon-seal = selos
icon-seal-text = Selos de Daimyo, no máximo 5. Pagam os marcos e as ações de fundo escuro dos camareiros. A qualquer momento, 2 selos viram 1 recurso à escolha, ou 1 selo vira 1 moeda.
icon-point = pontos
icon-point-text = Pontos de clã, contados na hora.
icon-influence = influência
icon-influence-text = Casas na trilha da passagem do tempo. Os marcos custam 1, 2 e 3 selos.
icon-any = recurso à escolha
icon-any-text = Alimento, ferro ou madrepérola, à escolha em cada unidade.
icon-lantern = lanterna
icon-lantern-text = Ganhe todos os símbolos da sua zona de lanterna.
icon-well = poço
icon-well-text = Ganhe 1 selo e as recompensas das duas peças do poço.
icon-courtier = cortesão
icon-courtier-text = Pague 2 moedas para trazer um cortesão ao portão, e pague 2 madrepérolas para subir um piso ou 5 para subir dois. Uma das coisas ou ambas.
icon-gardener = jardineiro
icon-gardener-text = Pague alimentos para mandar um jardineiro a um jardim onde ainda não tem nenhum, e faça a ação dele.
icon-warrior = guerreiro
icon-warrior-text = Pague ferro para mandar um guerreiro a um pátio de treinamento, e faça as ações das suas peças.
icon-domain = fila do domínio
icon-domain-text = Use uma fila do seu domínio como se tivesse colocado lá um dado: as recompensas visíveis e depois a ação da sua carta.
icon-light-field = ação de fundo claro
icon-light-field-text = Faça uma ação de fundo claro de qualquer carta do castelo.
icon-any-tile = ação do castelo
icon-any-tile-text = Faça uma ação do castelo junto a qualquer peça de dado.
icon-coral-tile = ação coral do castelo
icon-coral-tile-text = Faça uma ação do castelo junto a uma peça de dado coral.
icon-black-tile = ação preta do castelo
icon-black-tile-text = Faça uma ação do castelo junto a uma peça de dado preta.
icon-white-tile = ação branca do castelo
icon-white-tile-text = Faça uma ação do castelo junto a uma peça de dado branca.
effect-and = { $first } + { $second }
effect-pay = { $cost } → { $what }

## Cartas de camareiro

card-steward-1 = Camareiro 1
card-steward-1-text = Em cima (fundo escuro): pague 1 selo para fazer a ação do cortesão. No meio: 1 selo e 1 ponto. Embaixo: 1 alimento e uma recompensa da lanterna. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-2 = Camareiro 2
card-steward-2-text = Em cima (fundo escuro): pague 1 selo para fazer a ação do cortesão. No meio: 1 de influência. Embaixo: 2 ferros. Verso, na zona de lanterna: 1 moeda.
card-steward-3 = Camareiro 3
card-steward-3-text = Em cima (fundo escuro): pague 1 selo para fazer a ação do cortesão. No meio: uma recompensa da lanterna. Embaixo: 2 pontos. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-4 = Camareiro 4
card-steward-4-text = Em cima (fundo escuro): pague 1 selo para fazer a ação do guerreiro. No meio: 1 moeda e a ação do poço. Embaixo: uma recompensa da lanterna. Verso, na zona de lanterna: 1 moeda.
card-steward-5 = Camareiro 5
card-steward-5-text = Em cima (fundo escuro): pague 1 selo para fazer a ação do guerreiro. No meio: 1 alimento e 1 madrepérola. Embaixo: 1 ferro e uma recompensa da lanterna. Verso, na zona de lanterna: 1 moeda.
card-steward-6 = Camareiro 6
card-steward-6-text = Em cima: 1 ferro e uma recompensa da lanterna. No meio (fundo escuro): pague 1 selo para fazer a ação do jardineiro. Embaixo: 2 recursos à escolha. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-7 = Camareiro 7
card-steward-7-text = Em cima: 1 de influência. No meio (fundo escuro): pague 1 selo para fazer a ação do jardineiro. Embaixo: 2 alimentos. Verso, na zona de lanterna: 1 moeda.
card-steward-8 = Camareiro 8
card-steward-8-text = Em cima: 1 moeda e a ação do poço. No meio (fundo escuro): pague 1 selo para fazer a ação do jardineiro. Embaixo: 1 de influência. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-9 = Camareiro 9
card-steward-9-text = Em cima: 1 moeda e a ação do poço. No meio (fundo escuro): pague 1 selo para fazer a ação do cortesão. Embaixo: 2 alimentos. Verso, na zona de lanterna: 1 moeda.
card-steward-10 = Camareiro 10
card-steward-10-text = Em cima: 1 selo e 1 recurso à escolha. No meio (fundo escuro): pague 1 selo para fazer a ação do cortesão. Embaixo: 1 ferro e 1 alimento. Verso, na zona de lanterna: 1 moeda.
card-steward-11 = Camareiro 11
card-steward-11-text = Em cima: 2 recursos à escolha. No meio: 1 madrepérola e uma recompensa da lanterna. Embaixo (fundo escuro): pague 1 selo para fazer a ação do guerreiro. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-12 = Camareiro 12
card-steward-12-text = Em cima: 2 madrepérolas. No meio: 1 selo e 1 ponto. Embaixo (fundo escuro): pague 1 selo para fazer a ação do jardineiro. Verso, na zona de lanterna: 1 moeda.
card-steward-13 = Camareiro 13
card-steward-13-text = Em cima: 2 ferros. No meio: uma recompensa da lanterna. Embaixo (fundo escuro): pague 1 selo para fazer a ação do jardineiro. Verso, na zona de lanterna: 1 moeda.
card-steward-14 = Camareiro 14
card-steward-14-text = Em cima: 2 pontos. No meio: 1 selo e 1 recurso à escolha. Embaixo (fundo escuro): pague 1 selo para fazer a ação do guerreiro. Verso, na zona de lanterna: 1 moeda. Não se usa com 1 ou 2 jogadores.
card-steward-15 = Camareiro 15
card-steward-15-text = Em cima: 1 de influência. No meio: 2 madrepérolas. Embaixo (fundo escuro): pague 1 selo para fazer a ação do guerreiro. Verso, na zona de lanterna: 1 moeda.

## Cartas de diplomata

card-diplomat-1 = Diplomata 1
card-diplomat-1-text = Em cima (fundo escuro): a ação do cortesão. Embaixo: 3 recursos à escolha. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto. Não se usa com 1 ou 2 jogadores.
card-diplomat-2 = Diplomata 2
card-diplomat-2-text = Em cima (fundo escuro): a ação do cortesão. Embaixo: 2 de influência. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-3 = Diplomata 3
card-diplomat-3-text = Em cima (fundo escuro): a ação do cortesão. Embaixo: 2 pontos e a ação do poço. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-4 = Diplomata 4
card-diplomat-4-text = Em cima (fundo escuro): a ação do cortesão. Embaixo: 1 selo e uma recompensa da lanterna. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-5 = Diplomata 5
card-diplomat-5-text = Em cima (fundo escuro): a ação do guerreiro. Embaixo: 3 recursos à escolha. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-6 = Diplomata 6
card-diplomat-6-text = Em cima (fundo escuro): a ação do guerreiro. Embaixo: 2 de influência. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-7 = Diplomata 7
card-diplomat-7-text = Em cima: 2 de influência. Embaixo (fundo escuro): a ação do jardineiro. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-8 = Diplomata 8
card-diplomat-8-text = Em cima: 2 pontos e a ação do poço. Embaixo (fundo escuro): a ação do jardineiro. No seu domínio, a ação de cima serve a fila coral e a de baixo as filas preta e branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-9 = Diplomata 9
card-diplomat-9-text = Em cima: 2 pontos e a ação do poço. Embaixo (fundo escuro): a ação do guerreiro. No seu domínio, a ação de cima serve as filas coral e preta e a de baixo a fila branca. Verso, na zona de lanterna: 1 ponto. Não se usa com 1 ou 2 jogadores.
card-diplomat-10 = Diplomata 10
card-diplomat-10-text = Em cima: 2 moedas e uma recompensa da lanterna. Embaixo (fundo escuro): a ação do guerreiro. No seu domínio, a ação de cima serve as filas coral e preta e a de baixo a fila branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-11 = Diplomata 11
card-diplomat-11-text = Em cima: 1 de influência e uma recompensa da lanterna. Embaixo (fundo escuro): a ação do jardineiro. No seu domínio, a ação de cima serve as filas coral e preta e a de baixo a fila branca. Verso, na zona de lanterna: 1 ponto.
card-diplomat-12 = Diplomata 12
card-diplomat-12-text = Em cima: 3 recursos à escolha. Embaixo (fundo escuro): a ação do jardineiro. No seu domínio, a ação de cima serve as filas coral e preta e a de baixo a fila branca. Verso, na zona de lanterna: 1 ponto. Não se usa com 1 ou 2 jogadores.

## Cartas de Daimyo

card-daimyo-1 = Carta de Daimyo 1
card-daimyo-1-text = Esquerda: a ação do poço. Meio: 2 pontos. Direita: 2 selos.
card-daimyo-2 = Carta de Daimyo 2
card-daimyo-2-text = Esquerda: a ação do poço. Meio: 2 madrepérolas. Direita: 3 moedas.
card-daimyo-3 = Carta de Daimyo 3
card-daimyo-3-text = Esquerda: a ação do poço. Meio: 2 alimentos. Direita: 2 de influência.
card-daimyo-4 = Carta de Daimyo 4
card-daimyo-4-text = Esquerda: uma recompensa da lanterna. Meio: 2 ferros. Direita: 2 selos.
card-daimyo-5 = Carta de Daimyo 5
card-daimyo-5-text = Esquerda: uma recompensa da lanterna. Meio: 2 de influência. Direita: 3 moedas.
card-daimyo-6 = Carta de Daimyo 6
card-daimyo-6-text = Esquerda: uma recompensa da lanterna. Meio: 2 alimentos. Direita: 2 pontos.
card-daimyo-7 = Carta de Daimyo 7
card-daimyo-7-text = Esquerda: uma ação de fundo claro do castelo. Meio: 2 madrepérolas. Direita: 2 pontos.
card-daimyo-8 = Carta de Daimyo 8
card-daimyo-8-text = Esquerda: uma ação de fundo claro do castelo. Meio: 2 de influência. Direita: 2 selos.
card-daimyo-9 = Carta de Daimyo 9
card-daimyo-9-text = Esquerda: uma ação de fundo claro do castelo. Meio: 2 ferros. Direita: 3 moedas.

## Cartas de jardim

garden-plant-1 = Jardim de plantas 1
garden-plant-1-text = Custa 5 alimentos, vale 9 pontos no fim. Ação: pague 4 moedas para fazer uma ação do castelo junto a qualquer peça de dado.
garden-plant-2 = Jardim de plantas 2
garden-plant-2-text = Custa 4 alimentos, vale 7 pontos no fim. Ação: pague 3 moedas para fazer a ação do jardineiro.
garden-plant-3 = Jardim de plantas 3
garden-plant-3-text = Custa 4 alimentos, vale 7 pontos no fim. Ação: pague 3 moedas para fazer a ação do cortesão.
garden-plant-4 = Jardim de plantas 4
garden-plant-4-text = Custa 4 alimentos, vale 7 pontos no fim. Ação: pague 3 moedas para fazer a ação do guerreiro.
garden-plant-5 = Jardim de plantas 5
garden-plant-5-text = Custa 3 alimentos, vale 5 pontos no fim. Ação: pague 4 moedas para usar uma fila do seu domínio.
garden-stone-1 = Jardim de pedras 1
garden-stone-1-text = Custa 1 alimento, vale 1 ponto no fim. Ação: 2 recursos à escolha.
garden-stone-2 = Jardim de pedras 2
garden-stone-2-text = Custa 1 alimento, vale 1 ponto no fim. Ação: 3 moedas.
garden-stone-3 = Jardim de pedras 3
garden-stone-3-text = Custa 2 alimentos, vale 3 pontos no fim. Ação: 2 selos.
garden-stone-4 = Jardim de pedras 4
garden-stone-4-text = Custa 2 alimentos, vale 3 pontos no fim. Ação: uma ação de fundo claro do castelo.
garden-stone-5 = Jardim de pedras 5
garden-stone-5-text = Custa 3 alimentos, vale 5 pontos no fim. Ação: a ação do poço.

## Cartas de recurso inicial

card-resource-1 = Recursos iniciais 1
card-resource-1-text = 2 alimentos, 1 ferro, 2 moedas e 1 selo. Traz também o Decreto da moeda. Verso, na zona de lanterna: 1 madrepérola.
card-resource-2 = Recursos iniciais 2
card-resource-2-text = 2 recursos à escolha, 4 moedas e 2 selos. Verso, na zona de lanterna: 1 madrepérola.
card-resource-3 = Recursos iniciais 3
card-resource-3-text = 2 ferros, 1 madrepérola, 5 moedas e 1 selo. Verso, na zona de lanterna: 1 madrepérola.
card-resource-4 = Recursos iniciais 4
card-resource-4-text = 2 madrepérolas, 1 ferro e 4 moedas. Traz também o Decreto do selo. Verso, na zona de lanterna: 1 ferro.
card-resource-5 = Recursos iniciais 5
card-resource-5-text = 3 recursos à escolha, 4 moedas e 1 selo. Verso, na zona de lanterna: 1 ferro.
card-resource-6 = Recursos iniciais 6
card-resource-6-text = 1 alimento, 2 ferros, 1 madrepérola, 3 moedas e 1 selo. Verso, na zona de lanterna: 1 ferro.
card-resource-7 = Recursos iniciais 7
card-resource-7-text = 1 recurso à escolha, 2 moedas e 2 selos. Traz também o Decreto do ponto de clã. Verso, na zona de lanterna: 1 alimento.
card-resource-8 = Recursos iniciais 8
card-resource-8-text = 2 alimentos, 2 ferros, 1 madrepérola, 4 moedas e 1 selo. Verso, na zona de lanterna: 1 alimento.
card-resource-9 = Recursos iniciais 9
card-resource-9-text = 4 alimentos, 2 ferros, 3 moedas e 2 selos. Verso, na zona de lanterna: 1 alimento.

## Cartas de ação inicial

card-action-courtier = Ação inicial: cortesão
card-action-courtier-text = A partir de qualquer fila do seu domínio: a ação do cortesão. Verso, na zona de lanterna: 1 de influência.
card-action-gardener = Ação inicial: jardineiro
card-action-gardener-text = A partir de qualquer fila do seu domínio: a ação do jardineiro. Verso, na zona de lanterna: 1 de influência.
card-action-warrior = Ação inicial: guerreiro
card-action-warrior-text = A partir de qualquer fila do seu domínio: a ação do guerreiro. Verso, na zona de lanterna: 1 de influência.

## Decretos

card-decree-coin = Decreto da moeda
card-decree-coin-text = Na zona de lanterna: 1 moeda.
card-decree-seal = Decreto do selo
card-decree-seal-text = Na zona de lanterna: 1 selo.
card-decree-point = Decreto do ponto de clã
card-decree-point-text = Na zona de lanterna: 1 ponto.

## Peças de dado

tile-coral-food = Peça de dado coral: alimento
tile-coral-food-text = Em uma sala: os dados de cor coral podem usar a ação ao lado. No poço: 1 alimento.
tile-coral-iron = Peça de dado coral: ferro
tile-coral-iron-text = Em uma sala: os dados de cor coral podem usar a ação ao lado. No poço: 1 ferro.
tile-coral-pearl = Peça de dado coral: madrepérola
tile-coral-pearl-text = Em uma sala: os dados de cor coral podem usar a ação ao lado. No poço: 1 madrepérola.
tile-coral-any = Peça de dado coral: recurso à escolha
tile-coral-any-text = Em uma sala: os dados de cor coral podem usar a ação ao lado. No poço: 1 recurso à escolha.
tile-coral-coin = Peça de dado coral: moeda
tile-coral-coin-text = Em uma sala: os dados de cor coral podem usar a ação ao lado. No poço: 1 moeda.
tile-black-food = Peça de dado preta: alimento
tile-black-food-text = Em uma sala: os dados de cor preta podem usar a ação ao lado. No poço: 1 alimento.
tile-black-iron = Peça de dado preta: ferro
tile-black-iron-text = Em uma sala: os dados de cor preta podem usar a ação ao lado. No poço: 1 ferro.
tile-black-pearl = Peça de dado preta: madrepérola
tile-black-pearl-text = Em uma sala: os dados de cor preta podem usar a ação ao lado. No poço: 1 madrepérola.
tile-black-any = Peça de dado preta: recurso à escolha
tile-black-any-text = Em uma sala: os dados de cor preta podem usar a ação ao lado. No poço: 1 recurso à escolha.
tile-black-coin = Peça de dado preta: moeda
tile-black-coin-text = Em uma sala: os dados de cor preta podem usar a ação ao lado. No poço: 1 moeda.
tile-white-food = Peça de dado branca: alimento
tile-white-food-text = Em uma sala: os dados de cor branca podem usar a ação ao lado. No poço: 1 alimento.
tile-white-iron = Peça de dado branca: ferro
tile-white-iron-text = Em uma sala: os dados de cor branca podem usar a ação ao lado. No poço: 1 ferro.
tile-white-pearl = Peça de dado branca: madrepérola
tile-white-pearl-text = Em uma sala: os dados de cor branca podem usar a ação ao lado. No poço: 1 madrepérola.
tile-white-any = Peça de dado branca: recurso à escolha
tile-white-any-text = Em uma sala: os dados de cor branca podem usar a ação ao lado. No poço: 1 recurso à escolha.
tile-white-coin = Peça de dado branca: moeda
tile-white-coin-text = Em uma sala: os dados de cor branca podem usar a ação ao lado. No poço: 1 moeda.

## Peças de pátio

yard-tile-drill-1-blue = Peça de pátio 1, lado azul
yard-tile-drill-1-blue-text = Um guerreiro aqui dá: a ação do cortesão.
yard-tile-drill-1-yellow = Peça de pátio 1, lado amarelo
yard-tile-drill-1-yellow-text = Um guerreiro aqui dá: 3 madrepérolas.
yard-tile-drill-2-blue = Peça de pátio 2, lado azul
yard-tile-drill-2-blue-text = Um guerreiro aqui dá: a ação do guerreiro.
yard-tile-drill-2-yellow = Peça de pátio 2, lado amarelo
yard-tile-drill-2-yellow-text = Um guerreiro aqui dá: 2 de influência.
yard-tile-drill-3-blue = Peça de pátio 3, lado azul
yard-tile-drill-3-blue-text = Um guerreiro aqui dá: a ação do jardineiro.
yard-tile-drill-3-yellow = Peça de pátio 3, lado amarelo
yard-tile-drill-3-yellow-text = Um guerreiro aqui dá: 3 alimentos.
yard-tile-drill-4-blue = Peça de pátio 4, lado azul
yard-tile-drill-4-blue-text = Um guerreiro aqui dá: uma ação do castelo junto a uma peça de dado coral.
yard-tile-drill-4-yellow = Peça de pátio 4, lado amarelo
yard-tile-drill-4-yellow-text = Um guerreiro aqui dá: a ação do poço.
yard-tile-drill-5-blue = Peça de pátio 5, lado azul
yard-tile-drill-5-blue-text = Um guerreiro aqui dá: uma ação do castelo junto a uma peça de dado branca.
yard-tile-drill-5-yellow = Peça de pátio 5, lado amarelo
yard-tile-drill-5-yellow-text = Um guerreiro aqui dá: 2 selos.
yard-tile-drill-6-blue = Peça de pátio 6, lado azul
yard-tile-drill-6-blue-text = Um guerreiro aqui dá: uma ação do castelo junto a uma peça de dado preta.
yard-tile-drill-6-yellow = Peça de pátio 6, lado amarelo
yard-tile-drill-6-yellow-text = Um guerreiro aqui dá: 5 moedas.
yard-tile-drill-7-blue = Peça de pátio 7, lado azul
yard-tile-drill-7-blue-text = Um guerreiro aqui dá: uma ação do castelo junto a qualquer peça de dado.
yard-tile-drill-7-yellow = Peça de pátio 7, lado amarelo
yard-tile-drill-7-yellow-text = Um guerreiro aqui dá: uma ação de fundo claro do castelo.
yard-tile-drill-8-blue = Peça de pátio 8, lado azul
yard-tile-drill-8-blue-text = Um guerreiro aqui dá: uma fila do seu domínio.
yard-tile-drill-8-yellow = Peça de pátio 8, lado amarelo
yard-tile-drill-8-yellow-text = Um guerreiro aqui dá: 2 pontos.

## As cartas do rival

card-rival-1 = Carta do rival 1 (criação nossa)
card-rival-1-text = Lado da ponte: o dado da esquerda da ponte coral vai para: espaço esquerdo fora das muralhas. Lado das ações: jardineiro para o jardim de pedras com menos pontos; depois cortesão para o portão. Criada para este programa.
card-rival-2 = Carta do rival 2 (criação nossa)
card-rival-2-text = Lado da ponte: o dado do centro da ponte coral vai para: sala esquerda dos diplomatas. Lado das ações: cortesão mais baixo sobe 1 piso; depois 2 de influência. Criada para este programa.
card-rival-3 = Carta do rival 3 (criação nossa)
card-rival-3-text = Lado da ponte: o dado da direita da ponte coral vai para: sala esquerda dos camareiros. Lado das ações: cortesão para o portão; depois guerreiro para o pátio de 1 ferro. Criada para este programa.
card-rival-4 = Carta do rival 4 (criação nossa)
card-rival-4-text = Lado da ponte: o dado da esquerda da ponte preta vai para: sala esquerda dos diplomatas. Lado das ações: guerreiro para o pátio de 5 ferros; depois 3 moedas. Criada para este programa.
card-rival-5 = Carta do rival 5 (criação nossa)
card-rival-5-text = Lado da ponte: o dado do centro da ponte preta vai para: sala direita dos diplomatas. Lado das ações: jardineiro para o jardim de plantas com menos pontos; depois 2 pontos. Criada para este programa.
card-rival-6 = Carta do rival 6 (metade criação nossa)
card-rival-6-text = Lado da ponte: o dado da direita da ponte preta vai para: sala direita dos camareiros. Lado das ações: 1 de influência; depois cortesão mais baixo sobe 2 pisos. O lado das ações foi criado para este programa.
card-rival-7 = Carta do rival 7 (metade criação nossa)
card-rival-7-text = Lado da ponte: o dado da esquerda da ponte branca vai para: sala direita dos diplomatas. Lado das ações: guerreiro para o pátio de 3 ferros; depois cortesão mais baixo sobe 1 piso. O lado da ponte foi criado para este programa.
card-rival-8 = Carta do rival 8 (criação nossa)
card-rival-8-text = Lado da ponte: o dado do centro da ponte branca vai para: espaço direito fora das muralhas. Lado das ações: cortesão para o portão; depois 3 moedas. Criada para este programa.
card-rival-9 = Carta do rival 9 (criação nossa)
card-rival-9-text = Lado da ponte: o dado da direita da ponte branca vai para: sala central dos camareiros. Lado das ações: jardineiro para o jardim com menos pontos; depois 1 de influência. Criada para este programa.

## Pontos por origem

score-play = Ganhos durante a partida
score-coins = Moedas e selos
score-resources = Recursos
score-time = Passagem do tempo
score-courtiers = Cortesãos
score-warriors = Guerreiros
score-gardeners = Jardineiros
score-start = Vantagem inicial
score-failed = Ações que falharam
score-coin-trade = Moedas entregues
score-garden-step = Jardins ativos

## Por que a pontuação final dá o que dá

stage-turn = Rodada { $round }, turno { $turn }
reason-coins = { $coins } moedas e { $seals } selos: 1 ponto a cada { $rate }
reason-stock = estoque de { $stock }
reason-time = espaço { $space }
reason-courtiers = { $floor }: { $count } × { $each }
reason-warriors = valor dos guerreiros { $value } × cortesãos dentro do castelo { $courtiers }

## Como a partida acabou

end-three-rounds = A terceira rodada terminou, e os clãs se reúnem na corte de inverno

## Opções

option-difficulty = O rival
option-difficulty-help = A força do clã Tokugawa quando você joga sozinho: os pontos, o lugar na ordem dos turnos e a influência com que ele começa.
option-turn_order = Primeira ordem dos turnos
option-turn_order-help = Quem começa a primeira rodada: por sorteio, ou pela ordem dos lugares. O modo solitário tem a sua própria ordem.

## Valores das opções

value-difficulty-easy = Fácil
value-difficulty-medium = Médio
value-difficulty-hard = Difícil
value-turn_order-random = Por sorteio
value-turn_order-seats = Pela ordem dos lugares

## O que se pede

ask-draw-order = A primeira ordem dos turnos está sendo sorteada.
ask-deal = As cartas do castelo estão sendo distribuídas.
ask-draw-daimyo = A carta de Daimyo está sendo sorteada.
ask-draw-tiles = As peças de dado estão sendo colocadas.
ask-draw-gardens = Os jardins estão sendo sorteados.
ask-draw-yards = As peças de pátio estão sendo sorteadas.
ask-roll = Os dados estão sendo rolados.
ask-draw-resources = As cartas de recurso inicial estão sendo sorteadas.
ask-draw-actions = As cartas de ação inicial estão sendo sorteadas.
ask-draw-solo = A próxima carta do rival está sendo virada.
ask-refill = Uma nova carta chega ao castelo.
ask-pair = { $player }: escolha um par de cartas iniciais.
ask-take = { $player }: pegue um dado da extremidade esquerda ou direita de uma ponte. A esquerda acende as suas lanternas.
ask-place = { $player }: coloque o dado { $colour } de valor { $value } em um espaço.
ask-gain = { $n ->
        [one] { $player }: escolha um recurso.
       *[other] { $player }: escolha um recurso (faltam { $n }).
    }
ask-first = { $player }: selos ou influência, o que vem primeiro?
ask-overflow = { $player }: só cabem 5 selos, e { $lost ->
        [one] { $lost } se perderia
       *[other] { $lost } se perderiam
    }. Quer trocar alguns antes?
ask-milestone = { $player }: pagar { $cost ->
        [one] { $cost } selo
       *[other] { $cost } selos
    } para passar o marco da casa { $space }, ou ficar antes dele?
ask-room-field = { $player }: faça uma ação que o seu dado abriu.
ask-castle-field = { $player }: faça uma ação do castelo.
ask-light-card = { $player }: faça uma ação de fundo claro da carta que o seu cortesão trouxe.
ask-row-card = { $player }: faça a ação da sua carta ao lado desta fila, ou recuse.
ask-outside = { $player }: escolha uma das duas ações fora das muralhas.
ask-domain-row = { $player }: escolha uma fila do seu domínio.
ask-courtiers = { $player }: solicite uma audiência, faça a escalada social, ou as duas coisas.
ask-gardeners = { $player }: escolha um jardim para o seu jardineiro.
ask-warriors = { $player }: escolha um pátio para o seu guerreiro.
ask-yard-tile = { $player }: faça a ação de uma peça de pátio.
ask-garden-work = { $player }: faça a ação de um jardim.
ask-favour = { $player }: escolha um favor do Daimyo.
ask-finish = { $player }: o seu último turno acabou. Troque selos, se quiser.
ask-rival-garden = { $player }: escolha o jardim para o jardineiro do rival.
ask-rival-room = { $player }: escolha a sala para o cortesão do rival.
ask-over = A partida acabou.

## Escolhas

label-pair = { $resource }: { $effect }; { $action }
label-take = Pegar o dado { $colour } de valor { $value } da extremidade { $end }
label-place-gain = Colocar o { $value } em: { $space } (+{ $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    })
label-place-pay = Colocar o { $value } em: { $space } (pagar { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    })
label-place-even = Colocar o { $value } em: { $space }
label-field = { $effect } ({ $space }, { $field })
label-light = { $effect } ({ $card }, { $field })
label-card = { $effect } (a sua carta, { $field })
label-send = A ação do { $member }
label-row = A fila { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }
label-audience = Solicitar uma audiência: 2 moedas, cortesão ao portão
label-climb = Escalada social: { $from } → { $space }, { $cost } madrepérolas
label-favour = { $effect } ({ $favour })
label-tend = Jardineiro → { $garden }, ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    } ({ $cost ->
        [one] { $cost } alimento
       *[other] { $cost } alimentos
    })
label-work = { $effect } ({ $garden }, ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    })
label-train = Guerreiro → { $yard }
label-drill = { $effect } ({ $yard })
label-gain = Ganhar 1 { $good }
label-first = Primeiro: { $good }
label-cross = Pagar { $cost ->
        [one] { $cost } selo
       *[other] { $cost } selos
    } e seguir
label-stay = Ficar antes do marco
label-swap = Trocar { $cost ->
        [one] 1 selo por 1 moeda
       *[other] { $cost } selos por 1 { $good }
    }
label-rival-garden = Jardineiro do rival → { $garden }, ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }
label-rival-room = Cortesão do rival → { $space }
label-pass = Recusar o que é oferecido
label-pass-overflow = Receber só os selos que cabem
label-end = Encerrar a sua partida

## Acontecimentos

event-seat = { $player } é o número { $place } na ordem dos turnos.
event-reveal = { $card } chega ao castelo: { $space }.
event-daimyo = { $card } fica na sala do Daimyo.
event-tile = { $tile } é colocada em: { $space }.
event-garden = { $garden } fica abaixo da ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }.
event-yard = { $tile } fica no { $yard }.
event-roll = Os dados da cor { $colour } mostram { $dice }.
event-resource = Em oferta: { $card }.
event-action = Em par: { $card }.
event-rival = { $card } está no topo do baralho do rival.
event-pair = { $seat } começa com { $resource } e { $action }.
event-symbols = { $seat } acrescenta à zona de lanterna: { $what }.
event-take = { $seat } pega o dado { $colour } de valor { $value } da extremidade { $end }.
event-take-centre = { $seat } pega o dado { $colour } de valor { $value } do centro da ponte.
event-place-gain = { $seat } coloca o { $value } em: { $space }, e ganha { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-place-pay = { $seat } coloca o { $value } em: { $space }, e paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-place-even = { $seat } coloca o { $value } em: { $space }.
event-field = { $seat } faz a { $field } de { $card }: { $effect }.
event-start-action = { $seat } faz a ação da carta de ação inicial: { $effect }.
event-send = { $seat } escolhe a ação do { $member }.
event-row = { $seat } recebe as recompensas visíveis da fila { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }.
event-lantern = { $seat } recebe a recompensa da lanterna.
event-well = { $seat } recebe as recompensas do poço.
event-audience = { $seat } traz um cortesão ao portão.
event-climb = { $seat } sobe: { $from } → { $space }.
event-turned = { $seat } vira uma carta para a zona de lanterna: { $card } ({ $what }).
event-card = { $seat } leva uma carta para o domínio: { $card }.
event-favour = { $seat } recebe o { $favour } do Daimyo: { $effect }.
event-favour-only = { $seat } ocupa o { $favour } do Daimyo, sem a recompensa.
event-tend = { $seat } manda um jardineiro para { $garden }, abaixo da ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }.
event-work = { $seat } faz a ação de { $garden }: { $effect }.
event-train = { $seat } manda um guerreiro para o { $yard }.
event-drill = { $seat } faz a ação de uma peça do { $yard }: { $effect }.
event-first = { $seat } recebe primeiro: { $good }.
event-cross = { $seat } paga { $cost ->
        [one] { $cost } selo
       *[other] { $cost } selos
    } pelo marco da casa { $space }.
event-stay = { $seat } fica antes do marco e perde { $n } de influência.
event-stopped = { $seat } não tem selos suficientes para o marco e perde { $n } de influência.
event-time-end = { $seat } está no fim da passagem do tempo e perde { $n } de influência.
event-swap = { $seat } troca { $cost ->
        [one] 1 selo por 1 moeda
       *[other] { $cost } selos por 1 { $good }
    }.
event-rival-room = { $seat } manda o cortesão do rival subir: { $space }.
event-pass = { $seat } recusa.
event-pass-overflow = { $seat } recebe só os selos que cabem.
event-end = { $seat } terminou.
event-gained = { $seat } ganha { $what }.
event-paid = { $seat } paga { $what }.
event-lost = { $seat } não tem espaço para mais e perde { $what }.
event-lost-any = { $seat } não tem espaço para mais e perde { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    } à escolha.
event-points = { $seat } marca { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-score = { $seat } marca { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }: { $source }.
event-influence = { $seat } avança { $n ->
        [one] { $n } casa
       *[other] { $n } casas
    }, até a casa { $space } da passagem do tempo.
event-round = Começa a rodada { $n }.
event-order = A ordem dos turnos é agora: { $players }.
event-gardens = { $seat } tem jardineiros em jardins ativos: { $gardens }.
event-game-over = A partida acabou.
event-rival-turned = { $seat } vira: { $card }.
event-rival-missed = { $card } indica um dado que não está lá: ponte { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    }, { $end }.
event-rival-card = { $seat } faz as ações de { $card }: { $first }; { $second }.
event-handed-in = { $seat } entrega { $what }.
event-discarded = { $card } sai da partida.
clan-rival = Tokugawa
order-one = { $player }
order-then = { $first }, { $second }
space-nowhere = nenhum espaço: todas as peças de dado são colocadas de novo

## Por que não

why-game-over = A partida acabou.
why-not-your-turn = É a vez de { $player }; espere pela sua.
why-chance = Só o acaso decide isso.
why-pair-over = Os pares iniciais já foram escolhidos.
why-choose-pair = Primeiro escolha um par inicial.
why-take-first = Primeiro pegue um dado da extremidade de uma ponte.
why-place-first = Primeiro coloque em um espaço o dado que você tem na mão.
why-finish-first = Primeiro termine o que começou.
why-no-field-open = Nenhuma ação do castelo está aberta agora: coloque um dado em uma sala, ou use um símbolo que indique uma.
why-no-card-taken = Uma ação de fundo claro só se faz quando um cortesão acaba de chegar a uma sala.
why-no-row-open = A ação da sua carta só se faz logo depois das recompensas de uma fila do domínio.
why-not-outside = Só se escolhe entre estas ações quando o dado está fora das muralhas.
why-no-domain-icon = Uma fila do domínio só se escolhe com o símbolo do domínio.
why-no-courtier-action = Você não tem ação do cortesão para fazer agora.
why-no-favour-due = Um favor só se recebe quando o cortesão acaba de chegar ao Daimyo.
why-no-gardener-action = Você não tem ação do jardineiro para fazer agora.
why-no-garden-due = A ação deste jardim não se faz agora.
why-no-warrior-action = Você não tem ação do guerreiro para fazer agora.
why-no-tile-due = A ação desta peça de pátio não se faz agora.
why-no-choice-due = Você não tem recurso à escolha para receber agora.
why-no-order-due = Não há ordem de ganhos para escolher agora.
why-no-milestone = O seu marcador não está diante de um marco agora.
why-no-rival-choice = O rival não deixa nada para você escolher agora.
why-not-the-end = O seu último turno ainda não acabou.
why-die-every-turn = Em cada turno é preciso pegar e colocar um dado.
why-end-instead = Não há nada para recusar; encerre a sua partida quando tiver trocado o que quiser.
why-must-choose = Isso não pode ser recusado: escolha um.
why-no-swap-now = Os selos são trocados no seu turno ou no seu passo dos jardins.
why-few-seals = Isso custa { $cost ->
        [one] { $cost } selo
       *[other] { $cost } selos
    }; você tem { $seals }.
why-resource-full = Você já tem { $limit } deste recurso, e não cabem mais.
why-not-on-offer = Este par não está em oferta.
why-no-die-there = Não há dado nesta extremidade da ponte.
why-colour-not-in-room = Nenhuma peça de dado desta sala é da cor { $colour }.
why-row-taken = A fila { $colour ->
        [preto] preta
        [branco] branca
       *[other] { $colour }
    } do seu domínio já tem um dado.
why-space-full = { $limit ->
        [one] Já há um dado aqui, e com tão poucos jogadores os dados não são empilhados.
       *[other] Já há { $limit } dados aqui, e não cabem mais.
    }
why-few-coins = Isso custa { $cost ->
        [one] { $cost } moeda
       *[other] { $cost } moedas
    }; você tem { $coins }.
why-not-light = Aqui só se pode fazer uma ação de fundo claro.
why-field-not-open = O seu dado não abriu esta ação: a peça ao lado tem outra cor, ou ela já foi feita.
why-other-tile = A peça de dado ao lado desta ação não é da cor { $colour }.
why-nothing-to-do = Agora você não poderia fazer nada com esta ação.
why-not-this-side = Esta ação não existe deste lado das muralhas.
why-part-done = Esta parte da ação do cortesão já foi feita; cada parte se faz uma vez.
why-no-courtier-left = Não há mais cortesãos no seu domínio.
why-one-or-two-floors = Um cortesão sobe um piso ou dois.
why-no-courtier-there = Você não tem nenhum cortesão ali.
why-few-pearls = Esta escalada custa { $cost } madrepérolas; você tem { $pearls }.
why-no-gardener-left = Não há mais jardineiros no seu domínio.
why-gardener-there = Você já tem um jardineiro neste jardim.
why-little-food = Este jardim custa { $cost ->
        [one] { $cost } alimento
       *[other] { $cost } alimentos
    }; você tem { $food }.
why-no-warrior-left = Não há mais guerreiros no seu domínio.
why-little-iron = Este pátio custa { $cost ->
        [one] { $cost } ferro
       *[other] { $cost } ferros
    }; você tem { $iron }.
why-favour-taken = Outro cortesão já ocupa este favor.
why-not-fewest-points = O jardineiro do rival vai para um jardim do seu tipo com menos pontos.
why-not-that-floor = O cortesão do rival chegou a outro piso.

## O tabuleiro no terminal

board-rival = Tokugawa
board-round = Rodada
board-order = Ordem dos turnos
board-decks = Baralhos
board-die = Na mão
board-steward-left = Camareiros, esq.
board-steward-middle = Camareiros, meio
board-steward-right = Camareiros, dir.
board-diplomat-left = Diplomatas, esq.
board-diplomat-right = Diplomatas, dir.
board-daimyo = Sala do Daimyo
board-courtiers = Cortesãos
board-gate = Portão
board-bridge-coral = Ponte coral
board-bridge-black = Ponte preta
board-bridge-white = Ponte branca
board-stone = Pedras
board-plant = Plantas
board-outside = Fora das muralhas
board-outside-left = fora, esq.
board-outside-right = fora, dir.
board-well = Poço
board-yards = Pátios de treinamento
board-time = Passagem do tempo
board-food = alimento
board-iron = ferro
board-pearl = madrepérola
board-coin = moedas
board-seal = selos
board-score = Pontos
board-card = Carta
board-offer = Pares iniciais
board-rival-die = Último dado:
board-designed = cartas criadas para este programa
board-rival-last = Fez:
board-sign-choice = a sua escolha
board-sign-lantern = lanterna
board-sign-printed = valor impresso
board-sign-members = no domínio, fora
board-sign-milestone = marco e os seus selos
board-sign-dark = fundo escuro

## Símbolos das cartas do rival

symbol-garden-plant = jardineiro (plantas)
symbol-garden-stone = jardineiro (pedras)
symbol-garden-any = jardineiro
symbol-yard-5 = guerreiro (5 ferros)
symbol-yard-3 = guerreiro (3 ferros)
symbol-yard-1 = guerreiro (1 ferro)
symbol-gate = cortesão ao portão
symbol-climb = cortesão sobe { $n }
symbol-point = { gain-point }
symbol-influence = { gain-influence }
symbol-coin = { gain-coin }

## O tabuleiro da página

page-castle = O castelo
page-grounds = Pátios, fora das muralhas, poço
page-clan = Clã { $n }
page-floor-gate = portão
page-floor-stewards = camareiros
page-floor-diplomats = diplomatas
page-floor-daimyo = Daimyo
page-begin = Rodada { $round }, turno { $turn } de { $turns }
page-floor-worth = Cada cortesão aqui vale { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } no fim.
page-deck = { $n ->
        [one] Resta { $n } carta no baralho deste piso.
       *[other] Restam { $n } cartas no baralho deste piso.
    }
page-left-end = O dado da extremidade esquerda, o mais baixo, traz também uma recompensa da lanterna.
page-right-end = O dado da extremidade direita é o mais alto; não traz recompensa da lanterna.
page-centre = Um dado do centro não pode ser pego.
page-yard-worth = No fim, cada guerreiro aqui vale { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } por cortesão seu dentro do castelo.
page-outside = Escolha uma das duas ações.
page-round = Três rodadas; em cada uma, cada clã pega três dados.
page-time-space = Passagem do tempo, casa { $n }
page-time-worth = Vale { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } no fim.
page-time-toll = Marco: { $n ->
        [one] { $n } selo
       *[other] { $n } selos
    } para entrar.
page-row = Um dado desta cor traz todas as recompensas à vista e depois a ação da carta ao lado da fila.
page-row-open = À vista: ganha-se a cada uso desta fila.
page-row-hidden = Esconde { $what }, até o membro sair.
page-card = Feita depois das recompensas de uma fila ao lado dela.
page-lantern-zone = Zona de lanterna
page-look = Mostrar o domínio de { $player }
page-close = Fechar
page-score = Pontos até agora; o resto conta no fim.
page-home = Os membros em casa escondem recompensas da fila.
page-exchange = Trocar selos
page-exchange-for = Selos por: { $good }
page-exchange-price = { $n ->
        [one] { $n } selo por 1.
       *[other] { $n } selos por 1.
    }
page-parts = Partes do tabuleiro
page-part-castle = Ir ao castelo
page-part-bridges = Ir às pontes e aos jardins
page-part-grounds = Ir aos pátios e ao poço
page-part-home = Ir ao seu domínio
page-part-clans = Ir aos outros clãs
page-trail = Este turno até agora
page-rest = Ainda por vir
page-then = depois:
page-which = Qual jogada?
page-rival-used = Último dado
page-rival-die = dado { $colour }, { $end } → { $space }
page-rival-last = Fez
page-rival-none = Ainda não agiu nesta rodada.
page-pending-room-field = outra ação da sala
page-pending-castle-field = uma ação do castelo
page-pending-light-card = uma ação de fundo claro da carta
page-pending-row-card = a ação da sua carta
page-pending-outside = fora das muralhas
page-pending-domain-row = uma fila do domínio
page-pending-courtiers = a ação do cortesão
page-pending-gardeners = a ação do jardineiro
page-pending-warriors = a ação do guerreiro
page-pending-yard-tile = uma peça do pátio
page-pending-garden-work = outros jardins
page-pending-favour = um favor do Daimyo
page-pending-refill = uma nova carta para a sala
page-pending-well = o poço
page-pending-row = uma fila do domínio
page-verb-pair = Pares iniciais
page-verb-take = Pegar um dado
page-verb-place = Colocar o dado
page-verb-field = Ações do castelo
page-verb-light = Ações de fundo claro da nova carta
page-verb-card = A sua carta
page-verb-send = Fora das muralhas
page-verb-row = Filas do seu domínio
page-verb-audience = Audiência
page-verb-climb = Escalada social
page-verb-favour = Favores do Daimyo
page-verb-tend = Jardins
page-verb-work = Ações dos jardins
page-verb-train = Pátios
page-verb-drill = Peças de pátio
page-verb-gain = Recursos
page-verb-first = O que vem primeiro
page-verb-cross = Marco
page-verb-stay = Ficar
page-verb-swap = Trocar selos
page-verb-rival-garden = O jardineiro do rival
page-verb-rival-room = O cortesão do rival
page-verb-pass = Recusar
page-verb-end = Encerrar
page-goal = Vence quem tem mais pontos depois de três rodadas de três dados. Cortesãos que sobem, jardineiros nos jardins e guerreiros nos pátios pontuam no fim, e a passagem do tempo também.
page-turn = Pegue um dado da extremidade de uma ponte; da extremidade esquerda ele também acende as suas lanternas.
    Coloque-o em um espaço: acima do valor ele rende moedas, abaixo custa moedas.
    Faça as ações do espaço em qualquer ordem. Selos podem ser trocados a qualquer momento.
page-scoring = Moedas e selos: 1 ponto a cada 5. Cada recurso: 1 ponto de 3 a 6, 2 pontos com 7.
    Passagem do tempo: o número da sua casa.
    Cortesãos: 1 no portão, 3 com os camareiros, 6 com os diplomatas, 10 com o Daimyo.
    Guerreiros: o valor deles (2 ou 1) vezes os seus cortesãos dentro do castelo.
    Jardineiros: os pontos dos seus jardins.

## Lição

lesson-welcome = Boas-vindas a The White Castle. Você lidera um clã que busca o favor do Daimyo. Em três rodadas de três turnos você pega um dado e o coloca em um espaço: nove dados ao todo, e cada um tem de valer a pena.
lesson-pair = O rival já escolheu. Fique com este par: alguns bens para começar e uma carta com a ação do jardineiro para o seu domínio.
lesson-bridges = Os dados esperam em três pontes, os baixos à esquerda, os altos à direita. Você pode pegar o dado de qualquer das extremidades. As extremidades esquerdas ficam ao lado de uma lanterna: um dado dali traz também a recompensa da lanterna, todos os símbolos da sua zona de lanterna.
lesson-take = Pegue o 2 branco da extremidade esquerda, e as suas lanternas brilharão.
lesson-place = Cada espaço tem um valor. Um dado mais alto rende a diferença em moedas; um mais baixo custa a diferença. Esta sala tem valor 3 e uma peça da cor do seu dado: ponha o 2 aqui e pague 1 moeda.
lesson-field = O branco está ao lado de duas ações da carta da sala, e as duas são suas. Comece pela escura: pague 1 selo pela ação do cortesão.
lesson-audience = Um cortesão pode fazer duas coisas. Primeiro solicite uma audiência: por 2 moedas um cortesão do seu domínio vem ao portão.
lesson-climb = Depois vem a escalada social: por 2 madrepérolas o cortesão sobe a uma sala dos camareiros. Pisos mais altos valem muito mais pontos, 10 com o Daimyo.
lesson-light = Quem chega a uma sala fica com a carta dela. A sua carta antiga é virada para a zona de lanterna, e você faz na hora uma ação de fundo claro da nova: 1 moeda e o poço.
lesson-rival = Veja quanto um dado pequeno rendeu. Agora joga o rival, que põe um dado alto no poço: 5 moedas, um selo e bens.
lesson-second = É a sua vez. Dados altos são para espaços de valor alto. Pegue o 6 preto da extremidade direita.
lesson-domain = As filas do seu domínio têm valor 6. O preto é dos jardineiros: você ganha tudo o que está à vista nessa fila e depois pode fazer a ação da sua carta ao lado dela.
lesson-members = Três tipos de membros pontuam no fim. Cortesãos valem pelo piso. Jardineiros custam alimento, trazem a ação do jardim e os seus pontos. Guerreiros custam ferro, trazem as ações do pátio e valem 1 ou 2 pontos para cada cortesão seu dentro do castelo.
lesson-time = A influência faz você avançar na passagem do tempo, que dá pontos no fim e decide a ordem dos turnos da próxima rodada. Para passar pelos marcos você paga selos. A qualquer momento, dois selos também valem um recurso à escolha, e um vale uma moeda. Depois de nove turnos contam-se os pontos.
lesson-goodbye = É tudo de que você precisa. Cada carta e cada símbolo se explica quando você aponta para ele, e há sempre uma dica. Agora jogue uma partida de verdade contra um rival fácil.

## Por que uma dica é boa

hint-gate = Um cortesão espera no portão e pode subir
hint-warriors = Cada cortesão que entrar no castelo rende { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
} graças aos seus guerreiros
hint-garden = O jardim volta a render no fim de { $n ->
    [one] uma rodada
   *[other] { $n } rodadas
}
hint-lantern = Cada lanterna rende agora mais { $gain }
hint-goods = { $gain } para mais tarde
hint-ahead = Você ultrapassa um clã na passagem do tempo

## Em resumo

page-icons =
    Tigela: alimento. Lingote: ferro. Disco irisado: madrepérola. Moeda com furo quadrado: moedas. Selo vermelho: selos de Daimyo. Leque: pontos. Ampulheta: influência na passagem do tempo.
    Chapéu alto: cortesão. Chapéu de palha: jardineiro. Elmo com chifres: guerreiro. Lanterna: a sua recompensa da lanterna. Casa do poço: o poço. Portal: o portão.
    Um número vermelho antes de uma seta é um preço. Um cortesão que acabou de subir não pode fazer as ações de fundo escuro.

# Slips
slip-decline = O que você recusa não custaria nada.
