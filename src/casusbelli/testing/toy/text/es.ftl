game-title = Tres vados
game-description = Un juego de prueba que usa cada parte del motor.

### Nombres

ford-alder = Alisos
ford-birch = Abedules
ford-cedar = Cedros
bank-east = orilla este
bank-west = orilla oeste
card-drum = tambor
card-flag = bandera
card-horn = cuerno
card-lamp = farol
card-bow = arco
card-pike = pica
card-sling = honda
card-spear = lanza
card-bear = oso
card-eagle = águila
card-lion = león
card-wolf = lobo

### Preguntas

mustering-at = ¿Cuántos de tus { $left } hombres se apostan en { $ford }?
pledging-coins = Ofrece monedas en secreto.
taking-turn = Haz una sola cosa: espiar, cambiar una carta, mover la balsa o pasar.
filling-hat = Pon una carta en el sombrero.
deliberating = Propón a tu orilla quedarse o marchar.
deliberating-hold = Tu compañero propone quedarse. ¿De acuerdo?
deliberating-march = Tu compañero propone marchar sobre { $ford }. ¿De acuerdo?
ambushing = Juega cartas de emboscada, retírate o no hagas nada.
planting-banner = Planta el estandarte de tu orilla.

### Acciones

do-muster = Apostar { $men } en { $ford }
do-pledge = Ofrecer { $coins }
do-spy = Espiar a { $captain }
do-swap = Cambiar una carta con tu compañero
do-put = Poner { $card }
do-moor = Amarrar la balsa en { $ford }
do-pass = Pasar
do-hold = Quedarse
do-march = Marchar sobre { $ford }
do-offer = Ofrecer { $card } a { $taker }
do-accept = Aceptar { $card } de { $giver }
do-reject = Rechazar { $card } de { $giver }
do-withdraw = Retirar la oferta de { $card }
do-ambush = Emboscada con { $card }
do-retreat = Retirarse y entregar un hombre de { $captain }
do-plant = Plantar el estandarte en { $ford }

### Sucesos

event-aim-drawn = { $seat } recibe su meta ({ $ford ->
        [hidden] secreta
       *[other] { $ford }
    }).
event-ferry-moored = { $seat } amarra la balsa ({ $ford ->
        [hidden] en secreto
       *[other] { $ford }
    }).
event-ferry-loaded = La balsa recibe una carta ({ $card ->
        [hidden] tapada
       *[other] { $card }
    }).
event-ready = { $seat } está a punto.
event-mustered = { $seat } apuesta a sus hombres: { $men }.
event-round-began = Ronda { $round }: ataca la { $bank }.
event-card-drawn = { $seat } toma una carta{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-mixed = Las { $cards } cartas descartadas vuelven al mazo.
event-pledged = { $seat } ofreció { $coins } y lo paga.
event-ferryman-changed = { $seat } es ahora quien lleva la balsa.
event-passed = { $seat } no hace nada.
event-spied = { $seat } espía a { $captain }{ $ford ->
        [hidden] {""}
       *[other] : su meta es { $ford }
    }.
event-hat-called = { $seats } cambian cartas en el sombrero.
event-hat-filled = { $seat } pone una carta en el sombrero{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-hat-dealt = { $seat } saca una carta del sombrero{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-proposed = { $seat } propone: { $motion }.
event-objected = { $seat } no está de acuerdo.
event-marched = La { $bank } marcha sobre { $ford }.
event-held = La { $bank } no marcha.
event-offered = { $seat } ofrece { $card } a { $taker }.
event-offer-closed = La oferta de { $card } por { $seat } a { $taker } queda { $how ->
        [accepted] aceptada
        [rejected] rechazada
        [withdrawn] retirada
       *[other] sin efecto
    }.
event-card-passed = { $seat } da una carta a { $taker }{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-ferry-ashore = La balsa está en { $ford } y ayuda a la { $bank }.
event-ambushed = { $seat } juega { $card } (fuerza { $strength }).
event-retreated = { $seat } se retira y entrega un hombre de { $captain }.
event-fought = Ataque { $attack } contra defensa { $defence }: { $loser } pierde un hombre.
event-battle-over = La batalla de { $ford } ha terminado.
event-banner-planted = La { $bank } planta su estandarte en { $ford }.
event-all-banners = La { $bank } tiene los tres estandartes.
event-counted = { $seat } tenía por meta { $ford } y suma { $points }.

### Negativas

refused-muster-elsewhere = Ahora di cuántos hombres se apostan en { $ford }.
refused-men-left = En el último vado se apostan los { $left } hombres que quedan.
refused-too-many-men = Te quedan { $left } hombres.
refused-too-few-coins = Tienes { $coins } monedas.
refused-pledge-due = Primero ofrece monedas.
refused-swap = Para cambiar, los dos necesitáis una carta.
refused-one-thing = Eso no es lo que se hace en un turno.
refused-not-ferryman = No llevas la balsa.
refused-moored-there = La balsa ya está amarrada ahí.
refused-honest = Se acordó que nadie espía.
refused-own-bank = Es de tu propia orilla.
refused-no-coin = Espiar cuesta una moneda.
refused-not-in-hand = No tienes esa carta.
refused-hat-due = Primero pon una carta en el sombrero.
refused-march = No hay hombres de las dos orillas en { $ford }.
refused-council = Propón quedarse o marchar.
refused-council-answer = Di si estás de acuerdo.
refused-not-offered = Nadie te ofrece { $card }.
refused-nothing-to-withdraw = No ofreces { $card }.
refused-offer-to-oneself = No puedes ofrecerte una carta.
refused-second-offer = Ya hiciste una oferta en esta ronda.
refused-silence = Ahora nadie ofrece cartas.
refused-in-battle = En la batalla solo hay emboscada o retirada.
refused-retreat = Ahí no hay nadie de tu orilla a quien entregar.
refused-banner-due = Primero planta el estandarte.
refused-too-far = { $ford } queda demasiado lejos.
refused-nobody-there = En { $ford } no hay nadie de tu orilla.

### Cómo terminó

result-points = Recuento final
result-banners = Tres estandartes
