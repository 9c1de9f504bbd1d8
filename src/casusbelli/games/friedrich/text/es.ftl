### El juego

game-title = Friedrich
game-description = Federico el Grande, solo contra los ejércitos de cuatro potencias, hasta que el reloj del destino las obligue a abandonar.

### Naciones

nation-prussia = Prusia
nation-hanover = Hanover
nation-russia = Rusia
nation-sweden = Suecia
nation-austria = Austria
nation-imperial-army = Ejército Imperial
nation-france = Francia

### Países

country-prussia = Prusia
country-hanover = Hanover
country-sweden = Suecia
country-austria = Austria
country-saxony = Sajonia
country-empire = Imperio
country-poland = Polonia

### Roles

role-frederick = Federico
role-elisabeth = Elizabeth
role-maria-theresa = María Teresa
role-pompadour = Pompadour

### Palos

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

### Piezas: los generales llevan su nombre

piece-prussia-train-1 = Tren de suministro prusiano 1
piece-prussia-train-2 = Tren de suministro prusiano 2
piece-hanover-train = Tren de suministro de Hanover
piece-russia-train-1 = Tren de suministro ruso 1
piece-russia-train-2 = Tren de suministro ruso 2
piece-sweden-train = Tren de suministro sueco
piece-austria-train-1 = Tren de suministro austriaco 1
piece-austria-train-2 = Tren de suministro austriaco 2
piece-imperial-army-train = Tren de suministro imperial
piece-france-train-1 = Tren de suministro francés 1
piece-france-train-2 = Tren de suministro francés 2

### Cartas Tácticas: las demás muestran palo y valor

card-reserve-1-a = Reserva A1
card-reserve-2-a = Reserva A2
card-reserve-1-b = Reserva B1
card-reserve-2-b = Reserva B2
card-reserve-1-c = Reserva C1
card-reserve-2-c = Reserva C2
card-reserve-1-d = Reserva D1
card-reserve-2-d = Reserva D2

### Cartas del Destino

fate-event-1 = Carta del Destino 1
fate-event-2 = Carta del Destino 2
fate-event-3 = Carta del Destino 3
fate-event-4 = Carta del Destino 4
fate-event-5 = Carta del Destino 5
fate-event-6 = Carta del Destino 6
fate-event-7 = Carta del Destino 7
fate-event-8 = Carta del Destino 8
fate-event-9 = Carta del Destino 9
fate-event-10 = Carta del Destino 10
fate-event-11 = Carta del Destino 11
fate-event-12 = Carta del Destino 12
fate-poems = Poemas
fate-lord-bute = Lord Bute
fate-elisabeth = Elizabeth
fate-sweden = Suecia
fate-india = India
fate-america = América

### Componentes, para decir cuáles son reconstrucciones

component-sectors-sectors = Sectores y sus palos
component-cities-board = Medidas del mapa
component-cities-cities = Ciudades: nombre, lugar y país
component-roads-main = Caminos principales
component-roads-normal = Caminos normales
component-nations-nations = Naciones: ejércitos, cartas, países de origen y depósitos
component-pieces-generals = Generales y sus ciudades iniciales
component-pieces-trains = Trenes de suministro y sus ciudades iniciales
component-objectives-objectives = Ciudades objetivo
component-cards-decks = Número de mazos
component-cards-suits = Palos
component-cards-values = Valores de las Cartas Tácticas
component-cards-reserves = Cartas de Reserva de un mazo
component-cards-reserve_value = Valor de una Carta de Reserva
component-fate-cards = Cartas del Destino
component-scenarios-scenarios = Partidas para 4, 3 y 2 jugadores

### 6, 9 y 10: ejércitos, suministro, reclutamiento

ask-paying = Entrega cartas: van { $points } puntos, que alcanzan para { $units } a { $price } cada uno.
ask-placing = { $trains ->
    [0] { $armies ->
        [one] Da el ejército nuevo a un general, o haz reingresar con él a uno perdido.
       *[other] Reparte los { $armies } ejércitos nuevos entre los generales, o haz reingresar con ellos a los perdidos.
    }
   *[other] Por colocar: { $armies } ejércitos y { $trains } trenes de suministro.
}
do-recruit = Reclutar
do-pay = Pagar con { $card }
do-settle = Comprar: ejércitos { $armies }, trenes de suministro { $trains }
do-reinforce = Dar un ejército nuevo a { $general }
do-reenter = Hacer reingresar a { $piece } en { $city }
do-recruit-word = reclutar, recluta
do-pay-word = pagar, paga
do-settle-word = comprar, compra
do-reinforce-word = reforzar, refuerza, dar
do-reenter-word = reingresar, reingresa
event-paid = { $nation } paga con { $cards }: { $points } puntos.
event-recruited = { $armies ->
    [0] { $nation } no compra ejércitos.
    [one] { $nation } compra 1 ejército y ahora tiene { $total }.
   *[other] { $nation } compra { $armies } ejércitos y ahora tiene { $total }.
}
event-reinforced = { $armies ->
    [one] { $general } recibe 1 ejército nuevo.
   *[other] { $general } recibe { $armies } ejércitos nuevos.
}
event-reentered = { $piece } reingresa en { $city }.
event-general-lost = { $general } sale del mapa.
event-train-eliminated = { $piece } queda eliminado en { $city }.
event-turned-up = { $general } vuelve a estar abastecido.
event-turned-down = { $general } queda sin suministro.
event-starved = { $general } se pierde por falta de suministro, y con él { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}: quedan { $total }.
refused-recruit-points = Esta mano no vale los { $price } puntos de un ejército o un tren.
refused-recruit-ceiling = Esta nación ya tiene todos los ejércitos que puede tener.
refused-recruit-nowhere = No hay dónde poner lo que se compraría.
refused-paying-first = Primero termina este pago.
refused-card-not-held = Esa carta no está en la mano de esta nación.
refused-paid-twice = Esa carta ya está en el pago.
refused-paid-enough = Este pago ya compra todo lo que se puede usar; los puntos de más se perderían.
refused-settle-points = { $units ->
    [0] Con estas cartas todavía no se compra nada.
   *[other] Con estas cartas se compran como máximo { $units }, y algo hay que comprar.
}
refused-settle-trains = No hay tantos trenes de suministro de esta nación fuera del mapa.
refused-placing-first = Primero coloca lo comprado.
refused-reinforce-other = Los ejércitos nuevos son para generales de la nación que ha pagado.
refused-reinforce-off-map = { $general } está fuera del mapa: para recibir ejércitos tiene que reingresar.
refused-ninth-army = { $general } ya tiene 8 ejércitos.
refused-no-armies-left = No queda ningún ejército por dar.
refused-reenter-piece = Solo reingresa una pieza perdida de la nación que ha pagado.
refused-reenter-retired = { $piece } está fuera del juego para siempre.
refused-reenter-unpaid = De lo comprado no queda nada para { $piece }.
refused-reenter-elsewhere = { $piece } reingresa en un depósito de su nación, y { $city } no lo es.
refused-reenter-occupied = En { $city } no hay lugar para { $piece }.
refused-reenter-no-room-left = Con { $piece } en { $city } ya no se podría colocar el resto.
refused-second-substitute = En cada ronda solo se puede usar una ciudad sustituta.
refused-reenter-no-substitute = Con los depósitos bloqueados se reingresa en una ciudad sustituta, y { $city } no lo es.

### 1, 3 y 12: comienzo, Cartas Tácticas, partidas para 3 y 2

option-two_players = Partida para dos
option-two_players-description = Qué escenario se juega cuando solo hay dos jugadores.
option-two_players-war-in-the-west = La guerra en el oeste
option-two_players-austrian-theatre = El teatro austriaco
option-roles = Reparto de los roles
option-roles-description = Si los roles se sortean o se toman en el orden de los asientos.
option-roles-drawn = Por sorteo
option-roles-in-order = En el orden de los asientos
option-expert = Modo experto
option-expert-description = Cartas del Destino con los textos de todos los palos y opción de ofensiva; solo con tres o cuatro jugadores.
option-expert-true = Sí
option-expert-false = No
option-shared_victory = Victoria compartida
option-shared_victory-description = Si varios atacantes que cumplen su condición en la misma comprobación ganan juntos.
option-shared_victory-true = Sí, ganan juntos
option-shared_victory-false = No, gana uno solo
option-prepared_fate = Cartas del Destino preparadas
option-prepared_fate-description = Si Elizabeth, Poemas y América no pueden estar entre las cuatro primeras Cartas del Destino.
option-prepared_fate-true = Sí, salen más tarde
option-prepared_fate-false = No, todo puede salir

ask-allotting = ¿Cuántos ejércitos recibe { $general }? { $nation } tiene { $left } por asignar, de 1 a 8 por general.
ask-discarding = Elige cuál de las cartas que acaba de sacar { $nation } se descarta sin mostrarla.
do-allot = Asignar { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
} a { $general }
do-allot-word = asignar, asigna
do-discard = Descartar { $card }
do-discard-word = descartar, descarta
event-role-taken = { $seat } juega con { $role }.
event-allotted = Todos han asignado en secreto sus ejércitos.
event-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $nation } saca 1 Carta Táctica.
       *[other] { $nation } saca { $count } Cartas Tácticas.
    }
   *[other] { $nation } saca { $cards }.
}
event-deck-opened = Se empieza a sacar del mazo { $deck }.
event-used-shuffled = { $decks-count ->
    [one] Las cartas usadas del mazo { $decks } se barajan y forman el nuevo mazo.
   *[other] Las cartas usadas de los mazos { $decks } se barajan juntas y forman el nuevo mazo.
}
event-card-discarded = { $card ->
    [hidden] { $nation } descarta una carta sin mostrarla.
   *[other] { $nation } descarta { $card } sin mostrar la carta.
}
event-cards-thrown = { $count ->
    [one] 1 Carta Táctica del mazo va sin verse a las usadas.
   *[other] { $count } Cartas Tácticas del mazo van sin verse a las usadas.
}
refused-allot-first = Primero asigna los ejércitos de { $general }.
refused-allot-other = Ahora se asignan los ejércitos de { $general }.
refused-allot-range = Cada general recibe como mínimo 1 ejército y como máximo { $most }.
refused-allot-sum = Todos los ejércitos de la nación deben quedar asignados: { $general } recibe de { $least } a { $most }.
refused-discard-first = { $nation } debe descartar primero una de las cartas que acaba de sacar.
refused-not-just-drawn = Solo se descarta una de las cartas que se acaban de sacar.

### 7 y 8: combate y retirada

ask-attacking = { $nation } tiene combates pendientes: elige el siguiente.
ask-duel = { $score ->
    [0] { $nation } contra { $enemy }, puntuación 0: juega una CT de { $suit } si la tienes, o una Carta de Reserva.
   *[other] { $nation } contra { $enemy }, puntuación { $score }: juega una CT de { $suit } o una Carta de Reserva, o no juegues más.
}
ask-bearing = Reparte en secreto lo que queda de la agrupación: pierde { $lost } y conserva { $left }.
ask-retreating = Elige adónde se retira { $nation }: { $steps ->
    [one] 1 ciudad
   *[other] { $steps } ciudades
}.
do-attack = Atacar { $target } desde { $origin }
do-play = Jugar { $card }
do-play-reserve = Jugar { $card } con valor { $value }
do-play-double = Jugar { $card } al doble de su valor
do-yield = No jugar más
do-keep = { $generals }: quedan { $armies }
do-retreat = Retirada hasta { $city }
do-attack-word = atacar, ataca, ataque
do-play-word = jugar, juega
do-play-reserve-word = jugar reserva, reserva
do-play-double-word = jugar doble, doble
do-yield-word = no jugar, ceder, paso
do-keep-word = conservar, conserva, dejar
do-retreat-word = retirar, retira, retirada
event-attacked = Combate: { $nation } ataca { $target } desde { $origin } con { $attack ->
    [one] 1 ejército
   *[other] { $attack } ejércitos
}; { $enemy } se defiende con { $defence }.
event-card-played = { $nation } juega { $card }, que cuenta { $value }: su puntuación es { $score }.
event-tied = Empate: { $nation } contra { $enemy }, sin pérdidas ni retirada.
event-beaten = { $nation } pierde el combate contra { $enemy } y { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}: le quedan { $total } en total.
event-losses-shared = { $nation } reparte sus pérdidas en secreto: le quedan { $total } en total.
event-loss-borne = { $general } conserva { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}.
event-retreated = Se retira a { $city }: { $generals }.
event-routed = Sin retirada posible, { $nation } pierde además { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}: le quedan { $total } en total.
refused-no-advance = En la fase de combate nadie se mueve, y quien gana se queda donde está.
refused-attacks-due = Quedan combates pendientes, y hay que librarlos todos.
refused-attack-origin = En { $origin } no hay ningún general de la nación activa.
refused-attack-empty = En { $target } no hay nadie a quien atacar.
refused-attack-friends = En { $target } no hay enemigos.
refused-attack-train = En { $target } solo hay un tren de suministro, y los trenes no combaten.
refused-attack-distant = { $origin } y { $target } no están unidas por un camino.
refused-attack-beaten = Una agrupación derrotada no ataca ni es atacada de nuevo en esta fase.
refused-attack-not-listed = Este combate ya se libró, o los generales no eran adyacentes cuando empezó la fase.
refused-attack-suit = Según la Carta del Destino, Soubise y Hildburghausen no pueden atacar con el mismo palo.
refused-attack-halle = Según la Carta del Destino, nadie puede ser atacado en Halle.
refused-combat-under-way = Primero hay que terminar el combate en curso.
refused-no-right = El derecho de jugar es de { $nation }.
refused-suit = Los generales en { $place } necesitan { $suit }.
refused-value = Según la Carta del Destino, entre Prusia y Francia las CT valen como máximo { $most }.
refused-double = Solo Prusia puede jugar al doble un 11 de picas, una vez en la ronda, si la Carta del Destino lo permite.
refused-reserve-unnamed = Al jugar una Carta de Reserva hay que decir su valor, de 1 a { $most }.
refused-no-reserve = Esa no es una Carta de Reserva: su valor está impreso.
refused-reserve-value = Una Carta de Reserva vale de 1 a { $most }.
refused-must-go-on = Según la Carta del Destino, Prusia debe seguir jugando hasta que su puntuación sea positiva, mientras sus cartas alcancen.
refused-must-play = Con puntuación 0, { $nation } debe jugar, porque tiene { $suit } en la mano.
refused-loss-due = Primero hay que repartir las pérdidas: { $lost }.
refused-keep-generals = Hay que decir lo que conserva cada general de la agrupación, por orden de rango.
refused-keep-army = Un general tiene de 0 a { $most } ejércitos.
refused-keep-sum = La agrupación conserva exactamente { $left ->
    [one] 1 ejército
   *[other] { $left } ejércitos
}.
refused-retreat-split = Una agrupación que se retira no se divide, y ninguna otra pieza se mueve ahora.
refused-retreat-due = Primero hay que decidir la retirada.
refused-retreat-occupied = { $city } está ocupada.
refused-retreat-near = { $city } está más cerca del vencedor que otra ciudad posible.
refused-retreat-path = A { $city } no lleva ningún camino libre de exactamente { $steps ->
    [one] 1 ciudad
   *[other] { $steps } ciudades
}.

### 4 y 5: movimiento, conquista de objetivos

ask-maneuvering = { $nation }: mueve tus piezas, recluta o termina el movimiento.
ask-marching = { $steps ->
    [0] Salida de { $city }: ¿cuál es la siguiente ciudad?
   *[other] En { $city }: sigue o termina este movimiento.
}
do-set-out = Mover { $pieces }
do-step = Ir a { $city }
do-halt = Terminar este movimiento
do-shift = { $armies ->
    [one] Pasar 1 ejército de { $giver } a { $taker }
   *[other] Pasar { $armies } ejércitos de { $giver } a { $taker }
}
do-end-movement = Terminar la fase de movimiento
do-set-out-word = mover, mueve, salir
do-step-word = ir a, voy a, seguir a
do-halt-word = parar, alto, aquí
do-shift-word = pasar, pasa, traspasar
do-end-movement-word = terminar movimiento, fin del movimiento
event-stepped = { $pieces }: a { $city }.
event-shifted = { $armies ->
    [one] 1 ejército pasa de { $general } a { $taker }.
   *[other] { $armies } ejércitos pasan de { $general } a { $taker }.
}
event-conquered = { $nation } conquista { $objective }.
event-reconquered = { $nation } reconquista { $objective }.
event-questioned = { $objective } está protegida: { $nation } deja allí un signo de interrogación.
event-question-dropped = { $objective } sigue protegida: se retira el signo de interrogación.
refused-nobody-moving = No hay ningún movimiento en curso: elige primero las piezas que se van a mover. Un movimiento terminado no continúa.
refused-not-recruiting = Antes hay que empezar a reclutar.
refused-in-movement = Esta es la fase de movimiento.
refused-drop = Nadie puede quedarse por el camino.
refused-halt-at-once = Un movimiento llega al menos hasta la ciudad siguiente.
refused-move-unfinished = Antes hay que terminar el movimiento en curso.
refused-move-other-nation = En esta acción solo se mueven las piezas de { $nation }.
refused-move-off-map = Solo se mueven las piezas que están en el mapa.
refused-move-apart = Solo se mueven juntos los generales que están agrupados.
refused-move-reentered = { $piece } acaba de reingresar y no se mueve en esta fase.
refused-move-joined = { $piece } ya no se mueve: al agruparse, el movimiento termina para todos.
refused-moved-already = { $piece } ya se ha movido en esta fase.
refused-no-way-out = Ningún camino que sale de { $city } está libre.
refused-no-road = Ningún camino une { $origin } con { $city }.
refused-main-roads-only = El límite es de { $steps } ciudades, y una más solo si todo el movimiento va por vías principales.
refused-train-occupied = { $city } está ocupada, y un tren de suministro solo entra en ciudades vacías.
refused-own-train = En { $city } está un tren de suministro propio.
refused-stack-full = En { $city } habría más de tres generales.
refused-enemy-general = En { $city } hay un general enemigo.
refused-friend = En { $city } hay una pieza de una nación amiga.
refused-shift-other = Los ejércitos solo pasan entre generales de { $nation }.
refused-shift-apart = Los ejércitos solo pasan entre dos generales agrupados.
refused-shift-none = Tiene que pasar al menos 1 ejército.
refused-shift-last = { $general } tiene que conservar al menos 1 ejército.
refused-shift-full = { $general } no puede tener más de { $most } ejércitos.
refused-unfair-stop = No se puede estorbar a un aliado tan cerca de la victoria: nadie se detiene en { $city }, que { $nation } todavía necesita.

### 11 y 13: Cartas del Destino, victoria, Opción Ofensiva

ask-retiring = Elige un general prusiano que abandona el juego para siempre. Friedrich no puede ser.
ask-passing-on = Reparte en secreto entre { $generals } { $armies ->
    [one] el ejército que queda
   *[other] los { $armies } ejércitos que quedan
}.
ask-choosing-gain = Elige en secreto el general que recibe un ejército. Nación: { $nation }.
ask-choosing-loss = Elige en secreto el general que pierde un ejército. Nación: { $nation }.
ask-moving-laudon = Puedes mover ahora a Laudon una ciudad.
ask-shifting-leaving = Pueden pasar ejércitos entre Laudon y los que deja. Declina para continuar.
ask-shifting-joined = Pueden pasar ejércitos entre Laudon y aquellos con los que se ha agrupado. Declina para continuar.
ask-bartering = { $nation } puede intercambiar una carta con { $other }: elige la tuya sin mostrarla. Ambas deben aceptar.
ask-exchanging = Francia puede descartar una CT sin mostrarla y sacar otra.
ask-trading = Prusia puede dar una CT a Austria y después sacar una al azar de la mano de Austria.
ask-exhausting = Austria puede dejar sin suministro a los generales prusianos de una ciudad de Austria o de Sajonia.
ask-driving-west = Puedes mover a Hildburghausen dos ciudades hacia el oeste.
ask-stepping-away = Las agrupaciones prusianas que Daun va a atacar pueden apartarse, cada una a una ciudad vecina.
ask-declaring = Declara la ofensiva apartando una CT, o renuncia a ella: en ese caso se retiran todos los marcadores de control prusianos.
do-retire = Retirar del juego a { $general }
do-choose = Elegir a { $general }
do-go = Mover a { $city }
do-dodge = Apartarse de { $origin } a { $city }
do-exhaust = Dejar sin suministro a los de { $city }
do-give = Dar { $card }
do-set-aside = Declarar la ofensiva apartando { $card }
do-retire-word = jubilar, jubila
do-choose-word = elegir, elige
do-go-word = llevar, lleva
do-dodge-word = apartarse, esquivar
do-exhaust-word = agotar, agota
do-give-word = entregar, entrega
do-set-aside-word = apartar, declarar
event-fate-drawn = { $fate }: { $text }
event-no-effect = { $fate } no cambia nada.
event-army-gained = { $nation } recibe 1 ejército y ahora tiene { $total }.
event-army-lost = { $nation } pierde 1 ejército y ahora tiene { $total }.
event-card-given = { $card ->
    [hidden] Una CT pasa de { $nation } a { $taker }.
   *[other] { $card } pasa de { $nation } a { $taker }.
}
event-nation-left = { $nation } abandona el juego.
event-general-retired = { $lost ->
    [0] { $general } deja el juego para siempre.
    [one] { $general } deja el juego para siempre; se pierde 1 ejército.
   *[other] { $general } deja el juego para siempre; se pierden { $lost } ejércitos.
}
event-imperial-army-taken = { $seat } toma el mando del Ejército Imperial.
event-objectives-lapsed = { $nation } solo necesita desde ahora sus objetivos de primer orden.
event-declined = { $nation } no hace uso de la carta.
event-offensive-declared = { $card ->
    [hidden] Prusia declara la ofensiva: una CT queda apartada boca abajo.
   *[other] Prusia declara la ofensiva: { $card } queda apartada boca abajo.
}
event-offensive-given-up = Prusia renuncia a la ofensiva y pierde sus marcadores de control.
event-offensive-card-taken = { $card ->
    [hidden] Austria toma la carta de la ofensiva.
   *[other] Austria toma la carta de la ofensiva: { $card }.
}
event-offensive-failed = La ofensiva ha fracasado: Prusia pierde sus marcadores de control y no conquista más.
event-won = Gana { $seat }: { $nation } tiene todos los objetivos que necesita.
event-frederick-won = Gana { $seat }: Federico ha resistido.
refused-fermor = La Carta del Destino impide que Fermor se mueva mientras esté en { $city }.
refused-unstacking = La Carta del Destino impide separar a { $general } de su agrupación.
refused-attack-position = La Carta del Destino impide que { $general } termine un movimiento junto a un general enemigo, y al lado de { $city } hay uno.
refused-train-spared = La Carta del Destino impide que { $general } elimine un tren de suministro.
refused-halle = La Carta del Destino protege el tren de suministro que está en { $city }.
refused-moved-up = { $general } se ha movido junto a un general enemigo, y por eso no recibe ejércitos nuevos en esta ronda.
refused-no-recruits = La Carta del Destino no deja que { $general } reciba ejércitos nuevos en esta ronda.
refused-declaration-due = Antes hay que decidir sobre la ofensiva.
refused-retirement-due = Antes hay que elegir el general que se retira.
refused-retire-friedrich = Friedrich no puede retirarse.
refused-retire-foreign = { $general } no es un general prusiano.
refused-retired-already = { $general } ya se ha retirado.
refused-passing-on = Cada uno conserva lo que tenía, nadie pasa de 8, y se reparte exactamente { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}.
refused-choice-due = Antes hay que elegir un general, como dice la Carta del Destino.
refused-choose-foreign = { $general } no es un general de { $nation }.
refused-choose-off-map = { $general } está fuera del mapa.
refused-choose-full = { $general } ya tiene 8 ejércitos.
refused-choose-last = { $general } perdería su último ejército.
refused-laudon-due = Antes hay que decidir si Laudon se mueve.
refused-laudon-distant = { $city } no está junto a Laudon.
refused-laudon-closed = Laudon no puede entrar en { $city }: hay alguien allí.
refused-shift-laudon = Los ejércitos pasan entre Laudon y los que están con él; cada uno conserva de 1 a { $most }.
refused-give-due = Antes hay que decidir si { $nation } da una carta.
refused-exhaust = En { $city } no hay ningún general prusiano abastecido, o no está ni en Austria ni en Sajonia.
refused-exhaust-due = Antes hay que decidir qué generales prusianos quedan sin suministro.
refused-west = { $city } no está a dos ciudades libres hacia el oeste de Hildburghausen.
refused-west-due = Antes hay que decidir si se mueve a Hildburghausen.
refused-dodge-due = Antes hay que decidir qué agrupaciones prusianas se apartan.
refused-dodge-stack = En { $city } no hay ninguna agrupación prusiana que pueda apartarse ahora de Daun.
refused-dodge-city = { $city } no es una ciudad libre junto a esa agrupación.
result-objectives = Victoria por objetivos
result-withstood = Federico resistió hasta el final
result-offensive = Victoria de la ofensiva prusiana

### 11 y 13: lo que dicen las Cartas del Destino

text-poems = Prusia saca menos CT: 5 por acción tras la primera de Poemas y Lord Bute, 4 tras la segunda.
text-lord-bute = Prusia saca menos CT: 5 por acción tras la primera de Lord Bute y Poemas, 4 tras la segunda.
text-elisabeth = Rusia abandona el juego. Prusia retira un general. Suecia solo necesita ya sus objetivos de primer orden.
text-sweden = Suecia abandona el juego. Prusia retira un general.
text-india = Tras la primera de India y América, Austria saca 4 cartas y Francia 3. Tras la segunda, Francia abandona el juego, Cumberland se retira y Hanover saca 1 carta.
text-america = Tras la primera de América e India, Austria saca 4 cartas y Francia 3. Tras la segunda, Francia abandona el juego, Cumberland se retira y Hanover saca 1 carta.
text-event-1-clubs = (tréboles) Un general ruso que está en el mapa recibe 1 ejército.
text-event-1-diamonds = (diamantes) Tottleben recibe 1 ejército si está en el mapa.
text-event-1-hearts = (corazones) Austria y Rusia pueden intercambiar una CT, sin mostrarla.
text-event-1-spades = (picas) No ocurre nada.
text-event-2-clubs = (tréboles) En la próxima ronda Fermor no se mueve si empieza en Küstrin o justo al lado.
text-event-2-diamonds = (diamantes) En la próxima ronda Saltikov se mueve como máximo 2 ciudades, 3 por vías principales.
text-event-2-hearts = (corazones) Apraxin pierde 1 ejército, salvo que sea el último.
text-event-2-spades = (picas) No ocurre nada.
text-event-3-clubs = (tréboles) En la próxima ronda no se pueden jugar CT de 10 o más en los combates entre Prusia y Francia.
text-event-3-diamonds = (diamantes) En la próxima ronda nadie puede ser atacado en Halle, ni se puede eliminar allí un tren de suministro.
text-event-3-hearts = (corazones) En la próxima ronda Soubise y Hildburghausen no pueden atacar ambos con el mismo palo.
text-event-3-spades = (picas) No ocurre nada.
text-event-4-clubs = (tréboles) No ocurre nada.
text-event-4-diamonds = (diamantes) En la próxima ronda Cumberland no puede moverse a posición de ataque ni eliminar un tren de suministro.
text-event-4-hearts = (corazones) Francia puede cambiar una CT por otra del mazo.
text-event-4-spades = (picas) En la próxima ronda la primera CT que Francia juegue en combate vale 1 más.
text-event-5-clubs = (tréboles) No ocurre nada.
text-event-5-diamonds = (diamantes) En la próxima ronda Chevert, si está agrupado, no puede separarse.
text-event-5-hearts = (corazones) En la próxima ronda Richelieu se mueve como máximo 2 ciudades, 3 por vías principales.
text-event-5-spades = (picas) En la próxima ronda Soubise no puede moverse a posición de ataque ni eliminar un tren de suministro.
text-event-6-clubs = (tréboles) Daun recibe 1 ejército si está en el mapa.
text-event-6-diamonds = (diamantes) Austria puede dejar sin suministro a un general o agrupación de Prusia en Austria o Sajonia.
text-event-6-hearts = (corazones) No ocurre nada.
text-event-6-spades = (picas) Austria puede mover a Laudon una ciudad.
text-event-7-clubs = (tréboles) No ocurre nada.
text-event-7-diamonds = (diamantes) En la próxima ronda, en el primer combate de Friedrich, cuando Prusia tenga el derecho de jugar debe seguir hasta una puntuación positiva, si sus cartas lo permiten.
text-event-7-hearts = (corazones) En la próxima ronda Friedrich y los agrupados con él no reciben ejércitos nuevos.
text-event-7-spades = (picas) En la próxima ronda Friedrich no puede moverse a posición de ataque ni eliminar un tren de suministro.
text-event-8-clubs = (tréboles) En la próxima ronda las agrupaciones prusianas que Daun vaya a atacar pueden apartarse a una ciudad vecina libre.
text-event-8-diamonds = (diamantes) En la próxima ronda la primera CT que Prusia juegue cuando ataque Friedrich vale 5 más.
text-event-8-hearts = (corazones) No ocurre nada.
text-event-8-spades = (picas) Un general prusiano que está en el mapa recibe 1 ejército.
text-event-9-clubs = (tréboles) En la próxima ronda Friedrich se mueve hasta 4 ciudades, 5 por vías principales, también con su agrupación.
text-event-9-diamonds = (diamantes) Prusia puede dar una CT a Austria y después saca una al azar de la mano de Austria.
text-event-9-hearts = (corazones) No ocurre nada.
text-event-9-spades = (picas) Los generales rusos cuyo tren de suministro más cercano está a 5 o 6 ciudades quedan de inmediato sin suministro.
text-event-10-clubs = (tréboles) Un general prusiano con 2 ejércitos o más pierde 1.
text-event-10-diamonds = (diamantes) No ocurre nada.
text-event-10-hearts = (corazones) En la próxima ronda la primera CT que Prusia juegue cuando Friedrich sea atacado vale 0.
text-event-10-spades = (picas) En la próxima ronda un general prusiano que reciba ejércitos nuevos no puede moverse a posición de ataque en esa acción.
text-event-11-clubs = (tréboles) Un general de Hanover que está en el mapa recibe 1 ejército.
text-event-11-diamonds = (diamantes) No ocurre nada.
text-event-11-hearts = (corazones) En la próxima ronda Heinrich protege objetivos hasta a 4 ciudades.
text-event-11-spades = (picas) En la próxima ronda Prusia puede jugar una vez un 11 de picas al doble de su valor.
text-event-12-clubs = (tréboles) Ehrensvärd queda de inmediato sin suministro si su tren de suministro está a 5 o 6 ciudades.
text-event-12-diamonds = (diamantes) No ocurre nada.
text-event-12-hearts = (corazones) Si Hildburghausen ha perdido un combate en esta ronda, Prusia puede moverlo 2 ciudades hacia el oeste.
text-event-12-spades = (picas) En la próxima ronda Daun se mueve como máximo 2 ciudades, 3 por vías principales.

### 2: secuencia de juego

event-turn-began = Empieza la ronda { $turn }.
event-turn-ended = Termina la ronda { $turn }.
event-stage-began = Es el turno de { $nation }.
event-marker-removed = { $left ->
    [0] Se retira el último marcador de ronda.
    [one] Se retira un marcador de ronda; queda 1.
   *[other] Se retira un marcador de ronda; quedan { $left }.
}
