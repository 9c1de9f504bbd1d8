game-title = Três vaus
game-description = Um jogo de teste que usa cada parte do motor.

### Nomes

ford-alder = Amieiros
ford-birch = Bétulas
ford-cedar = Cedros
bank-east = margem leste
bank-west = margem oeste
card-drum = tambor
card-flag = bandeira
card-horn = trompa
card-lamp = lampião
card-bow = arco
card-pike = pique
card-sling = funda
card-spear = lança
card-bear = urso
card-eagle = águia
card-lion = leão
card-wolf = lobo

### Perguntas

mustering-at = Quantos dos seus { $left } homens ficam em { $ford }?
pledging-coins = Ofereça moedas em segredo.
taking-turn = Faça uma só coisa: espionar, trocar uma carta, mudar a balsa ou passar.
filling-hat = Ponha uma carta no chapéu.
deliberating = Proponha à sua margem ficar ou marchar.
deliberating-hold = Seu parceiro propõe ficar. De acordo?
deliberating-march = Seu parceiro propõe marchar sobre { $ford }. De acordo?
ambushing = Jogue cartas de emboscada, retire-se ou não faça nada.
planting-banner = Finque o estandarte da sua margem.

### Ações

do-muster = Deixar { $men } em { $ford }
do-pledge = Oferecer { $coins }
do-spy = Espionar { $captain }
do-swap = Trocar uma carta com seu parceiro
do-put = Pôr { $card }
do-moor = Amarrar a balsa em { $ford }
do-pass = Passar
do-hold = Ficar
do-march = Marchar sobre { $ford }
do-offer = Oferecer { $card } a { $taker }
do-accept = Aceitar { $card } de { $giver }
do-reject = Recusar { $card } de { $giver }
do-withdraw = Retirar a oferta de { $card }
do-ambush = Emboscada com { $card }
do-retreat = Retirar-se e entregar um homem de { $captain }
do-plant = Fincar o estandarte em { $ford }

### Acontecimentos

event-aim-drawn = { $seat } recebe sua meta ({ $ford ->
        [hidden] secreta
       *[other] { $ford }
    }).
event-ferry-moored = { $seat } amarra a balsa ({ $ford ->
        [hidden] em segredo
       *[other] { $ford }
    }).
event-ferry-loaded = A balsa recebe uma carta ({ $card ->
        [hidden] fechada
       *[other] { $card }
    }).
event-ready = { $seat } está a postos.
event-mustered = { $seat } dispõe seus homens: { $men }.
event-round-began = Rodada { $round }: ataca a { $bank }.
event-card-drawn = { $seat } pega uma carta{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-mixed = As { $cards } cartas descartadas voltam ao monte.
event-pledged = { $seat } ofereceu { $coins } e paga.
event-ferryman-changed = { $seat } agora conduz a balsa.
event-passed = { $seat } não faz nada.
event-spied = { $seat } espiona { $captain }{ $ford ->
        [hidden] {""}
       *[other] : a meta é { $ford }
    }.
event-hat-called = { $seats } trocam cartas no chapéu.
event-hat-filled = { $seat } põe uma carta no chapéu{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-hat-dealt = { $seat } tira uma carta do chapéu{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-proposed = { $seat } propõe: { $motion }.
event-objected = { $seat } não concorda.
event-marched = A { $bank } marcha sobre { $ford }.
event-held = A { $bank } não marcha.
event-offered = { $seat } oferece { $card } a { $taker }.
event-offer-closed = A oferta de { $card } por { $seat } a { $taker } fica { $how ->
        [accepted] aceita
        [rejected] recusada
        [withdrawn] retirada
       *[other] sem efeito
    }.
event-card-passed = { $seat } dá uma carta a { $taker }{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-ferry-ashore = A balsa está em { $ford } e ajuda a { $bank }.
event-ambushed = { $seat } joga { $card } (força { $strength }).
event-retreated = { $seat } se retira e entrega um homem de { $captain }.
event-fought = Ataque { $attack } contra defesa { $defence }: { $loser } perde um homem.
event-battle-over = A batalha de { $ford } terminou.
event-banner-planted = A { $bank } finca seu estandarte em { $ford }.
event-all-banners = A { $bank } tem os três estandartes.
event-counted = { $seat } tinha por meta { $ford } e soma { $points }.

### Recusas

refused-muster-elsewhere = Agora diga quantos homens ficam em { $ford }.
refused-men-left = No último vau ficam os { $left } homens que restam.
refused-too-many-men = Restam { $left } homens a você.
refused-too-few-coins = Você tem { $coins } moedas.
refused-pledge-due = Primeiro ofereça moedas.
refused-swap = Para trocar, os dois precisam de uma carta.
refused-one-thing = Isso não é o que se faz numa vez.
refused-not-ferryman = Você não conduz a balsa.
refused-moored-there = A balsa já está amarrada aí.
refused-honest = Foi combinado que ninguém espiona.
refused-own-bank = É da sua própria margem.
refused-no-coin = Espionar custa uma moeda.
refused-not-in-hand = Você não tem essa carta.
refused-hat-due = Primeiro ponha uma carta no chapéu.
refused-march = Não há homens das duas margens em { $ford }.
refused-council = Proponha ficar ou marchar.
refused-council-answer = Diga se concorda.
refused-not-offered = Ninguém oferece { $card } a você.
refused-nothing-to-withdraw = Você não oferece { $card }.
refused-offer-to-oneself = Você não pode oferecer uma carta a si.
refused-second-offer = Você já fez uma oferta nesta rodada.
refused-silence = Agora ninguém oferece cartas.
refused-in-battle = Na batalha só há emboscada ou retirada.
refused-retreat = Ali não há ninguém da sua margem a entregar.
refused-banner-due = Primeiro finque o estandarte.
refused-too-far = { $ford } fica longe demais.
refused-nobody-there = Em { $ford } não há ninguém da sua margem.

### Como terminou

result-points = Contagem final
result-banners = Três estandartes
