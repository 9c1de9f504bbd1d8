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
do-allot-word = asignar, asigna, dar
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
do-play-reserve-word = jugar, juega
do-play-double-word = jugar doble, doble
do-yield-word = no jugar, ceder, cede, paso
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
refused-no-right = El derecho de jugar es de la otra nación: { $nation }.
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
do-set-out-word = mover, mueve, partir
do-step-word = ir a, voy a, seguir a
do-halt-word = parar, alto, aquí
do-shift-word = pasar, pasa, traspasar
do-end-movement-word = terminar movimiento, terminar, listo
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
refused-cards-kept = Una nación guarda sus cartas tácticas hasta que las juega en combate o paga con ellas.
refused-declaration-time = La ofensiva solo se declara en la tercera ronda, justo después de sacar las cartas de Prusia.
refused-drop = Nadie puede quedarse por el camino.
refused-halt-at-once = Un movimiento llega al menos hasta la ciudad siguiente.
refused-move-unfinished = Antes hay que terminar el movimiento en curso.
refused-move-other-nation = En esta etapa solo se mueven las piezas de la nación activa: { $nation }.
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
refused-shift-other = Los ejércitos solo pasan entre generales de la nación activa: { $nation }.
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
do-go-word = llevar, lleva, ir a
do-dodge-word = apartarse, esquivar
do-exhaust-word = agotar, agota
do-give-word = entregar, entrega, dar
do-set-aside-word = apartar, declarar
event-fate-drawn = { $fate }: { $text }
event-no-effect = { $fate } no cambia nada.
event-army-gained = { $nation } recibe 1 ejército y ahora tiene { $total }.
event-army-lost = { $nation } pierde 1 ejército y ahora tiene { $total }.
event-card-given = { $card ->
    [hidden] Una CT cambia de mano: { $nation } la da y { $taker } la recibe.
   *[other] { $card } cambia de mano: { $nation } da la carta y { $taker } la recibe.
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
refused-choose-foreign = { $general } no es un general de esta nación: { $nation }.
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
event-stage-began = Etapa: { $nation }.
event-marker-removed = { $left ->
    [0] Se retira el último marcador de ronda.
    [one] Se retira un marcador de ronda; queda 1.
   *[other] Se retira un marcador de ronda; quedan { $left }.
}

### Probabilidades exactas

odds-option-cards = Cartas ocultas en la mano del enemigo, por mazos: 7, o 7,3
odds-option-seen_a = Valores del palo del enemigo que has visto del primer mazo, incluidas tus cartas
odds-option-seen_b = Lo mismo del segundo mazo
odds-option-seen_c = Lo mismo del tercer mazo
odds-option-seen_d = Lo mismo del cuarto mazo
odds-option-seen_reserves = Cartas de Reserva que has visto, por mazos
odds-option-seen_others = Cartas de otros palos que has visto, por mazos
odds-option-total = Fuerza de la mano del enemigo en su palo, si la conoces
odds-option-foe_hand = Valores de las CT del enemigo en su palo, si las conoces
odds-option-foe_reserves = Cartas de Reserva del enemigo, si las conoces
odds-option-behind = Un combate: los puntos que estás por debajo de cero, con el derecho de jugar
odds-option-hand = Valores de tus CT de tu palo
odds-option-hand_reserves = Tus Cartas de Reserva
odds-option-own = Ejércitos de tu agrupación, con las manos a la vista
odds-option-foe = Ejércitos de la agrupación enemiga, con las manos a la vista
odds-figure-strength = Fuerza de la mano oculta en el palo, en promedio
odds-figure-cards = Cartas del palo que tiene, en promedio
odds-figure-none = No tiene ni cartas del palo ni Cartas de Reserva
odds-figure-bound = Tiene alguna carta del palo
odds-figure-stronger = Eres el bando más fuerte
odds-figure-even = Ningún bando puede ser derrotado
odds-figure-weaker = Eres el bando más débil
odds-figure-least_loss = Ejércitos que pierdes como mínimo si te rindes
odds-figure-least_loss_costs = Fuerza que cuesta eso
odds-figure-beating_costs = Fuerza que cuesta vencer al enemigo
odds-figure-own_lost = Ejércitos que pierdes si ambos bandos juegan lo mejor posible
odds-figure-foe_lost = Ejércitos que pierde el enemigo si ambos bandos juegan lo mejor posible
odds-column-strength = Fuerza
odds-column-score = Puntuación
odds-column-cards = Cartas
odds-column-reserves = Reservas
odds-column-play = Valor
odds-column-reserve = Reserva
odds-column-own_lost = Pierdes
odds-column-foe_lost = Pierde el enemigo
friedrich-odds = Probabilidades
present-odds-play = CT
present-odds-score = Puntuación
present-odds-stronger = Más fuerte
present-odds-even = Igualdad
present-odds-weaker = Más débil
present-odds-unanswered = Sin respuesta
present-odds-suit = Palo
present-odds-points = Puntos
present-odds-half = En la mitad de los casos
present-odds-range = { $low }–{ $high }
present-odds-none = Nada
present-percent = { $whole },{ $tenths } %
friedrich-odds-hand = Lo que puede reunir { $nation }
friedrich-odds-foe = { $nation } en { $suit }: unos { $points } puntos, de { $low } a { $high } en la mitad de los casos
friedrich-odds-foe-certain = { $nation } en { $suit }: { $points } puntos
friedrich-odds-nothing = nada
friedrich-expected = Su mano, en puntos por palo
friedrich-expected-range = { $points } puntos en promedio, de { $low } a { $high } en la mitad de los casos
friedrich-odds-stronger = Más fuerte, si ambos siguen jugando
friedrich-odds-unanswered = El enemigo no puede responder
friedrich-odds-tied = Empate inmediato
friedrich-odds-even = Nadie puede ser derrotado
friedrich-odds-weaker = Más débil
friedrich-odds-tie = El combate termina en empate.
friedrich-odds-lost = Quien deja de jugar entonces pierde { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}.
friedrich-odds-given-up = Si el enemigo deja de jugar entonces, pierde { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
}.

### El mapa en el navegador

friedrich-board = Mapa: se arrastra para moverlo, y se acerca con la rueda, dos dedos o Re Pág y Av Pág
friedrich-legend = Signos
friedrich-first-order = objetivo de primer orden
friedrich-second-order = objetivo de segundo orden
friedrich-depot = depósito
friedrich-main-road = vía principal
friedrich-own-armies = ejércitos, solo los ves tú
friedrich-piece = { $train ->
    [true] { $name }
   *[other] { $name }, { $nation } { $rank }
}{ $armies ->
    [-1] { "" }
    [one] , 1 ejército
   *[other] , { $armies } ejércitos
}{ $down ->
    [true] , sin suministro
   *[other] { "" }
}
friedrich-place = { $city }{ $what ->
    [none] { "" }
   *[other] : { $what }
}{ $can ->
    [yes] , se puede elegir
   *[other] { "" }
}
friedrich-objective = { $order ->
    [1] Objetivo de primer orden: { $nation }
   *[other] Objetivo de segundo orden: { $nation }
}{ $state ->
    [conquered] , conquistado
    [questioned] , se decide en la fase 4
   *[open] { "" }
}
friedrich-depot-of = Depósito: { $nation }
friedrich-guards = { $count ->
    [0] Aquí no protege ningún objetivo.
    [one] Protege 1 objetivo.
   *[other] Protege { $count } objetivos.
}
friedrich-supply = { $roads ->
    [-1] Ningún tren a seis caminos o menos: sin suministro cuando se compruebe.
    [0] Junto a un tren de suministro.
    [one] A 1 camino del tren de suministro.
   *[other] A { $roads } caminos del tren de suministro.
}
friedrich-way = { $roads ->
    [one] A 1 camino
   *[other] A { $roads } caminos
}
friedrich-go = Mover a { $city }
friedrich-through = Pasar y seguir
friedrich-together = Todos juntos
friedrich-north-sea = Mar del Norte
friedrich-baltic = Mar Báltico

### Junto al mapa en el navegador

friedrich-nations = Naciones
friedrich-cards = CT en la mano
friedrich-armies = Ejércitos
friedrich-trains = Trenes de suministro
friedrich-objectives = Objetivos conquistados, de los necesarios
friedrich-no-objectives = no conquista nada
friedrich-eased = Solo necesita los objetivos de primer orden
friedrich-stage = Etapa
friedrich-left = fuera del juego
friedrich-without = { $name } ya no dirige ninguna nación.
friedrich-deck = del mazo { $deck }
friedrich-off-map = fuera del mapa
friedrich-out-of-supply = sin suministro
friedrich-order = { $order ->
    [1] Objetivos de primer orden
   *[other] Objetivos de segundo orden
}
friedrich-goal = { $state ->
    [conquered] conquistado
    [questioned] recorrido bajo protección
    [protected] protegido ahora
    [lapsed] ya no hace falta
   *[open] sin conquistar
}
friedrich-clock = Rondas y Cartas del Destino
friedrich-turn = ronda { $round }
friedrich-turn-of = Ronda { $turn }
friedrich-marker = Ronda { $turn }: al final se retira un marcador
friedrich-fate-slot = Ronda { $turn }: al final se saca una Carta del Destino
friedrich-before-fate = Después de la ronda { $turn }, cada ronda acaba con una Carta del Destino.
friedrich-fates-left = { $left ->
    [one] Queda 1 Carta del Destino.
   *[other] Quedan { $left } Cartas del Destino.
}
friedrich-spent = Ya se usó en esta ronda.
friedrich-strokes = Golpes del Destino
friedrich-drawn = salió
friedrich-earlier = { $count ->
    [one] 1 carta anterior
   *[other] { $count } cartas anteriores
}
friedrich-hands = Manos
friedrich-hand-of = CT: { $nation }
friedrich-in-hand = { $cards } en la mano{ $playable ->
    [-1] { "" }
   *[other] , { $combat ->
        [true] { $playable } jugables aquí
       *[other] { $playable } para elegir
    }
}
friedrich-look-at-card = Mira una carta para ver qué puntuación daría.
friedrich-no-cards = No hay cartas en la mano.
friedrich-makes = { $value }: puntuación { $score }
friedrich-keeps-right = { $nation } conserva el derecho de jugar.
friedrich-passes-right = El derecho de jugar pasa a { $nation }.
friedrich-at-zero = El derecho de jugar pasa a { $nation }, que debe jugar una CT de { $suit } si la tiene.
friedrich-card-score = { $card }, la puntuación sería { $score }
friedrich-card-not-now = { $card }, no se puede jugar aquí
friedrich-concede = { $lost ->
    [0] No jugar: empate
    [one] Ceder y perder 1 ejército
   *[other] Ceder y perder { $lost } ejércitos
}
friedrich-give-up = Renunciar a la ofensiva
friedrich-score = Puntuación del combate
friedrich-last-combat = Último combate
friedrich-no-combat = Todavía no hubo combates.
friedrich-ahead = Ventaja: { $nation }
friedrich-combat-of = { $nation } con { $attack } contra { $enemy } con { $defence }.
friedrich-step = { $nation }: { $card }, puntuación { $score }.
friedrich-allot = Ejércitos iniciales: { $nation }
friedrich-seen-by-you = solo lo ves tú
friedrich-allot-now = Asignar estos ejércitos
friedrich-to-give = { $over ->
    [0] { $left ->
        [0] Repartidos los { $total }
       *[other] Por repartir: { $left } de { $total }
    }
   [one] Sobra 1
   *[other] Sobran { $over }
}
friedrich-less = Un ejército menos para { $general }
friedrich-more = Un ejército más para { $general }
friedrich-losses = Lo que conserva cada uno
friedrich-had = tenía { $armies }
friedrich-keep-so = Repartir así las pérdidas
friedrich-left-behind = Ejércitos que quedan
friedrich-divide-so = Repartirlos así
friedrich-shift = Pasar ejércitos en una agrupación
friedrich-shift-now = Pasar
friedrich-payment = Pago
friedrich-pay-how = Pon cartas de la mano.
friedrich-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
friedrich-buys = { $units ->
    [0] aún no alcanzan: un ejército o un tren cuesta { $price }.
   *[other] alcanzan para { $units } a { $price } cada uno{ $over ->
        [0] .
        [one] ; 1 punto se pierde.
       *[other] ; { $over } puntos se pierden.
    }
}
friedrich-buy = Comprar { $armies ->
    [0] { "" }
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $trains ->
    [0] { "" }
    [one] { $armies ->
        [0] 1 tren
       *[other] { " " }y 1 tren
    }
   *[other] { $armies ->
        [0] { $trains } trenes
       *[other] { " " }y { $trains } trenes
    }
}
friedrich-placing = Por colocar: { $armies ->
    [0] { "" }
    [one] 1 ejército
   *[other] { $armies } ejércitos
}{ $trains ->
    [0] { "" }
    [one] { " " }+ 1 tren
   *[other] { " " }+ { $trains } trenes
}
friedrich-comes-back = fuera del mapa: reingresa en
friedrich-combats = Combates pendientes
friedrich-retreats = Dónde puede acabar la retirada
friedrich-generals = Generales
friedrich-moves = Adónde
friedrich-phase-draw = sacar cartas
friedrich-phase-move = movimiento
friedrich-phase-fight = combate
friedrich-phase-conquer = conquista
friedrich-phase-supply = suministro

### Capítulos

chapter-0 = Uno contra todos
chapter-1 = Piezas, mapa y comienzo
chapter-2 = Secuencia de juego
chapter-3 = Cartas Tácticas (CT)
chapter-4 = Movimiento
chapter-5 = Conquista de objetivos
chapter-6 = Ejércitos
chapter-7 = Combate
chapter-8 = Retirada
chapter-9 = Suministro
chapter-10 = Reclutamiento y reingreso
chapter-11 = Cartas del Destino y final del juego
chapter-12 = Partidas para tres y dos jugadores
chapter-13 = Modo experto

### Cláusulas del reglamento

clause-0-1 = Los jugadores y sus naciones
clause-0-2 = Amigos y enemigos
clause-0-3 = Un solo ganador
clause-0-4 = Victoria de un atacante
clause-0-5 = Objetivos de segundo orden que dejan de contar
clause-0-6 = Victoria de Federico
clause-0-7 = Final del juego
clause-0-8 = Los objetivos prusianos no cuentan en el juego básico
clause-1-1-1 = Contenido de la caja
clause-1-1-2 = Qué es una pieza
clause-1-1-3 = Nombre y rango
clause-1-1-4 = Lista de los generales
clause-1-1-5 = Marcadores de control
clause-1-2-1 = Ciudades y caminos
clause-1-2-2 = Ciudades adyacentes y distancias
clause-1-2-3 = Cuadrantes y palos
clause-1-2-4 = Países
clause-1-2-5 = Ciudades objetivo
clause-1-2-6 = Ciudades depósito
clause-1-2-7 = Ciudades del mismo nombre
clause-1-3-1 = Sorteo de los roles
clause-1-3-2 = Qué 13 es cada rol
clause-1-3-3 = Principiantes
clause-1-3-4 = Hoja de ejército secreta
clause-1-3-5 = Colocación de las piezas
clause-1-3-6 = Ciudades iniciales
clause-1-3-7 = Ejércitos iniciales
clause-1-3-8 = Asignación secreta de los ejércitos
clause-1-3-9 = Asignaciones obligadas
clause-1-3-10 = Nada conquistado y todos con suministro
clause-1-3-11 = Los cuatro mazos de Cartas Tácticas
clause-1-3-12 = Marcadores de ronda
clause-1-3-13 = El mazo del destino
clause-2-1 = La ronda y el orden de las naciones
clause-2-2 = La nación activa y sus cinco fases
clause-2-3 = Fase 1: Cartas Tácticas
clause-2-4 = Fase 2: movimiento
clause-2-5 = Fase 3: combate
clause-2-6 = Fases 4 y 5: conquista retroactiva y suministro
clause-2-7 = Naciones fuera del juego
clause-2-8 = Fin de la ronda
clause-2-9 = Rondas 1 a 5
clause-2-10 = Desde la ronda 6
clause-2-11 = Qué texto se lee
clause-2-12 = La carta vuelve al fondo
clause-2-13 = La partida más larga y la más corta
clause-3-1 = Se empieza sin cartas
clause-3-2 = Cuántas cartas se sacan
clause-3-3 = Francia descarta una de cuatro
clause-3-4 = Menos cartas para Prusia
clause-3-5 = Menos cartas para Austria, Francia y Hanover
clause-3-6 = Las cartas se guardan
clause-3-7 = Una mano por nación
clause-3-8 = Las manos son secretas
clause-3-9 = El número de cartas está a la vista
clause-3-10 = Palos y valores
clause-3-11 = Composición de un mazo
clause-3-12 = Cartas de Reserva
clause-3-13 = Uso de las Reservas
clause-3-14 = Cartas usadas
clause-3-15 = El mazo siguiente
clause-3-16 = Después del cuarto mazo
clause-3-17 = Empates y falta de cartas
clause-4-1 = Por los caminos
clause-4-2 = Cuántas piezas se mueven
clause-4-3 = No se salta
clause-4-4 = Alcance de un general
clause-4-5 = Una ciudad más por caminos principales
clause-4-6 = Alcance de un tren de suministro
clause-4-7 = Ida y vuelta
clause-4-8 = Una pieza por ciudad
clause-4-9 = Los trenes solo entran en ciudades vacías
clause-4-10 = Por dónde no pasa un general
clause-4-11 = Una agrupación se mueve como una pieza
clause-4-12 = Separar una agrupación
clause-4-13 = Quien se movió no se mueve más
clause-4-14 = Agruparse termina el movimiento
clause-4-15 = El comandante supremo
clause-4-16 = Eliminar un tren enemigo
clause-4-17 = Pasar ejércitos dentro de una agrupación
clause-5-1-1 = Quién conquista
clause-5-1-2 = Pasar o salir
clause-5-1-3 = Solo si no está protegido
clause-5-1-4 = Protección
clause-5-1-5 = El defensor sobre el propio objetivo
clause-5-1-6 = Quién defiende qué
clause-5-1-7 = Prusia y Hanover, cada una por su lado
clause-5-1-8 = Varios objetivos en un movimiento
clause-5-1-9 = Un general protege varios
clause-5-1-10 = Marcador de conquista
clause-5-1-11 = No se conquista dos veces
clause-5-1-12 = Una agrupación conquista como un general
clause-5-2-1 = El signo de interrogación
clause-5-2-2 = Se deciden las interrogaciones
clause-5-2-3 = Cualquier general propio expulsa al defensor
clause-5-2-4 = Da igual por qué cesó la protección
clause-5-2-5 = Las interrogaciones no pasan de la etapa
clause-5-3-1 = Reconquista
clause-5-3-2 = Protección contra la reconquista
clause-5-3-3 = Después de la reconquista
clause-5-3-4 = Prusia reconquista en Prusia y Sajonia
clause-5-4-1 = Conductas injustas
clause-5-4-2 = Lo que el programa impide
clause-5-4-3 = Cerrar caminos
clause-5-5-1 = Los trenes no conquistan ni protegen
clause-5-5-2 = El tren imperial
clause-5-5-3 = El tren imperial eliminado al salir
clause-6-1 = Los ejércitos son números
clause-6-2 = Declarar el total
clause-6-3 = No hay ejércitos sin general ni general sin ejércitos
clause-6-4 = Ocho como máximo
clause-6-5 = Máximo de la nación
clause-6-6 = Máximo según los generales
clause-6-7 = Lo que todos ven
clause-6-8 = Lo que es secreto
clause-7-1-1 = Obligación de atacar
clause-7-1-2 = Los combates se fijan al comienzo
clause-7-1-3 = Orden de los combates
clause-7-1-4 = El derrotado queda fuera
clause-7-1-5 = El ganador sigue
clause-7-1-6 = Los trenes no combaten
clause-7-2-1 = Declarar la fuerza
clause-7-2-2 = Juega el inferior
clause-7-2-3 = El palo
clause-7-2-4 = Solo cartas de la propia nación
clause-7-2-5 = La nueva puntuación
clause-7-2-6 = Todavía negativa
clause-7-2-7 = Positiva: el derecho pasa al otro
clause-7-2-8 = Cero: el derecho pasa con obligación
clause-7-2-9 = Fuerzas iguales al comienzo
clause-7-2-10 = Obligación con puntuación cero
clause-7-2-11 = No jugar más por debajo de cero
clause-7-2-12 = Empate
clause-7-2-13 = Las cartas jugadas se gastan
clause-7-3-1 = Pérdidas
clause-7-3-2 = Largo de la retirada
clause-7-3-3 = El ganador
clause-7-3-4 = Pérdidas de una agrupación
clause-7-3-5 = Generales sin ejércitos
clause-7-4-1 = Casos especiales
clause-7-4-2 = Lo que un combate revela
clause-8-1 = Cuándo y cuánto
clause-8-2 = La agrupación no se separa
clause-8-3 = Elige el ganador
clause-8-4 = Camino permitido
clause-8-5 = Lo más lejos posible del ganador
clause-8-6 = Solo cuenta la ciudad final
clause-8-7 = Retirada imposible
clause-8-8 = Una retirada no hace nada más
clause-9-1 = Cuándo se verifica el suministro
clause-9-2 = Territorio de origen
clause-9-3 = Sajonia
clause-9-4 = Depósitos propios de Rusia y Francia
clause-9-5 = Línea de suministro
clause-9-6 = Qué la corta
clause-9-7 = Con suministro
clause-9-8 = Sin suministro
clause-9-9 = Un general boca abajo actúa igual
clause-9-10 = Agrupaciones mezcladas
clause-9-11 = Solo se da vuelta en la fase 5
clause-9-12 = Los trenes no necesitan suministro
clause-9-13 = Los generales perdidos pueden volver
clause-10-1 = Cuándo se recluta
clause-10-2 = Precio
clause-10-3 = No hay vuelto
clause-10-4 = La Reserva como pago
clause-10-5 = Ejércitos para cualquier general
clause-10-6 = Reingreso de generales
clause-10-7 = Qué se anuncia
clause-10-8 = Dónde se reingresa
clause-10-9 = Reingreso de trenes
clause-10-10 = Quien reingresa no se mueve
clause-10-11 = Quien reingresa combate
clause-10-12 = Depósitos bloqueados
clause-10-13 = Depósitos no bloqueados pero sin lugar
clause-10-14 = Ciudad sustituta y precio de 8
clause-10-15 = Listas de ciudades sustitutas
clause-10-16 = Piezas retiradas para siempre
clause-11-1 = El mazo
clause-11-2 = Ahora o en la próxima ronda
clause-11-3 = Sin objeto no hay efecto
clause-11-4 = Posición de ataque
clause-11-5 = Prohibición de ponerse en posición de ataque
clause-11-6 = Prohibición de eliminar trenes
clause-11-7 = Ejércitos que da o quita una carta
clause-11-8 = Valores de cartas modificados
clause-11-9 = Los movimientos de cartas no conquistan
clause-11-10 = Cartas de evento 1 a 12, juego básico
clause-11-10-1 = Carta 1: picas
clause-11-10-2 = Carta 2: picas
clause-11-10-3 = Carta 3: picas
clause-11-10-4 = Carta 4: picas
clause-11-10-5 = Carta 5: picas
clause-11-10-6 = Carta 6: picas
clause-11-10-7 = Carta 7: picas
clause-11-10-8 = Carta 8: picas
clause-11-10-9 = Carta 9: picas
clause-11-10-10 = Carta 10: picas
clause-11-10-11 = Carta 11: picas
clause-11-10-12 = Carta 12: picas
clause-11-11 = Golpes del Destino: Lord Bute y Poemas
clause-11-11-1 = Golpe del Destino: Poemas
clause-11-11-2 = Golpe del Destino: Lord Bute
clause-11-11-3 = Golpe del Destino: Elizabeth
clause-11-11-4 = Golpe del Destino: Suecia
clause-11-11-5 = Golpe del Destino: India
clause-11-11-6 = Golpe del Destino: América
clause-11-12 = Una nación abandona
clause-11-13 = Victoria más fácil de Suecia
clause-11-14 = Victoria más fácil de Austria y del Ejército Imperial
clause-11-15 = Las ciudades de segundo orden dejan de contar
clause-11-16 = Un general se retira para siempre
clause-11-17 = Cuándo cuenta la victoria
clause-11-18 = Federico en la comprobación
clause-11-19 = Varias naciones completas a la vez
clause-11-20 = El Ejército Imperial cambia de jugador
clause-11-20-1 = Lo que no cambia con él
clause-11-21 = Opción: victoria compartida
clause-11-22 = Opción: mazo del destino preparado
clause-12-1 = Cuatro jugadores
clause-12-2 = Tres jugadores
clause-12-3 = Tres jugadores: el Ejército Imperial
clause-12-4 = Dos jugadores: reglas comunes
clause-12-5 = Dos jugadores: cartas que se tiran
clause-12-6 = La guerra en el oeste: comienzo
clause-12-7 = La guerra en el oeste: cartas prusianas
clause-12-8 = La guerra en el oeste: victoria
clause-12-9 = El teatro austriaco: comienzo
clause-12-10 = El teatro austriaco: cartas
clause-12-11 = El teatro austriaco: victoria
clause-12-12 = El teatro austriaco: conquista prusiana
clause-13-1 = El modo experto
clause-13-2 = Qué texto se lee
clause-13-3 = El último general victorioso
clause-13-4 = El vencedor está fuera del mapa
clause-13-5 = Ofensiva: conquista libre en las rondas 1 y 2
clause-13-6 = Ofensiva: declaración en la ronda 3
clause-13-7 = Ofensiva no declarada
clause-13-8 = Victoria prusiana por la ofensiva
clause-13-9 = Austria toma la carta
clause-13-10 = Fracaso de la ofensiva
clause-13-11 = El precio de la ofensiva: ventaja para Austria
clause-13-12 = Reconquista por Austria
clause-13-13 = Al sur de la línea 5
clause-13-21-1 = Carta 1: tréboles
clause-13-21-2 = Carta 1: corazones
clause-13-21-3 = Carta 1: diamantes
clause-13-22-1 = Carta 2: tréboles
clause-13-22-2 = Carta 2: corazones
clause-13-22-3 = Carta 2: diamantes
clause-13-23-1 = Carta 3: tréboles
clause-13-23-2 = Carta 3: corazones
clause-13-23-3 = Carta 3: diamantes
clause-13-24-1 = Carta 4: tréboles
clause-13-24-2 = Carta 4: corazones
clause-13-24-3 = Carta 4: diamantes
clause-13-25-1 = Carta 5: tréboles
clause-13-25-2 = Carta 5: corazones
clause-13-25-3 = Carta 5: diamantes
clause-13-26-1 = Carta 6: tréboles
clause-13-26-2 = Carta 6: corazones
clause-13-26-3 = Carta 6: diamantes
clause-13-27-1 = Carta 7: tréboles
clause-13-27-2 = Carta 7: corazones
clause-13-27-3 = Carta 7: diamantes
clause-13-28-1 = Carta 8: tréboles
clause-13-28-2 = Carta 8: corazones
clause-13-28-3 = Carta 8: diamantes
clause-13-29-1 = Carta 9: tréboles
clause-13-29-2 = Carta 9: corazones
clause-13-29-3 = Carta 9: diamantes
clause-13-30-1 = Carta 10: tréboles
clause-13-30-2 = Carta 10: corazones
clause-13-30-3 = Carta 10: diamantes
clause-13-31-1 = Carta 11: tréboles
clause-13-31-2 = Carta 11: corazones
clause-13-31-3 = Carta 11: diamantes
clause-13-32-1 = Carta 12: tréboles
clause-13-32-2 = Carta 12: corazones
clause-13-32-3 = Carta 12: diamantes

### Presentación

do-decline-word = renunciar, renuncia, no, rechazar
field-general = GENERAL
field-armies = EJÉRCITOS
field-card = CARTA
field-pieces = PIEZA PIEZA PIEZA
field-city = CIUDAD
field-giver = DE
field-taker = A
field-trains = TRENES
field-piece = PIEZA
field-origin = DESDE
field-target = A
field-value = VALOR
field-generals = GENERAL GENERAL GENERAL
mark-frederick = F
mark-elisabeth = E
mark-maria-theresa = MT
mark-pompadour = P
mark-elisabeth-pompadour = EP
name-elisabeth-pompadour = Elizabeth y Pompadour
present-nation = { $nation } ({ $armies })
present-train = { $number ->
    [0] Tren
   *[other] Tren { $number }
}
present-lost = perdido
present-retired = retirado
present-unsupplied = { $city }, sin suministro
present-turn = { $turn ->
    [0] Preparación
   *[other] Ronda { $turn }
}
present-stage = Ronda { $turn }, etapa: { $nation }
present-final = Final, en la ronda { $turn }
present-player = Nación
present-armies = Ejércitos
present-cards = Cartas
present-objectives = Objetivos
present-note = { "" }
present-out = fuera del juego
present-missing = { $count ->
    [0] tiene los que necesita
    [one] falta 1
   *[other] faltan { $count }
}
present-winner = ganador
present-offensive-open = puede conquistar
present-offensive-declared = ofensiva declarada
present-offensive-given-up = sin ofensiva
present-offensive-failed = ofensiva fracasada
present-markers = Marcadores en el mapa
present-conquered = conquistados
present-questioned = con interrogación
present-fate = Destino
present-strokes = Golpes del Destino
present-duel = Combate: de { $origin } a { $target }
present-side = Bando
present-suit = Palo
present-score = Puntuación
present-right = { "" }
present-played = Ha jugado
present-to-play = le toca
present-counts = { $card } ({ $value })
present-contacts = Frente a frente
present-stack = { $generals } ({ $city } { $suit })
present-wanted = Objetivos que faltan
present-protected = protegidos
present-unprotected = sin proteger
present-hand = Mano ({ $nation }, { $count }): { $cards }
present-no-cards = Mano ({ $nation }): sin cartas
present-reserves = { $count ->
    [one] 1 Reserva
   *[other] { $count } Reservas
}
present-aside = Carta apartada para la ofensiva: { $card }
chart-objectives = Objetivos conquistados, por ronda
chart-armies = Ejércitos, por ronda
digest-cards = Cartas jugadas: { $plays }.
digest-card = { $nation } { $card }: { $score }
digest-moved = { $pieces }: por { $over } a { $city }.

### Cartas Tácticas como se escriben: palo, valor y letra del mazo

card-clubs-2-a = { suit-clubs } 2 A
card-clubs-3-a = { suit-clubs } 3 A
card-clubs-4-a = { suit-clubs } 4 A
card-clubs-5-a = { suit-clubs } 5 A
card-clubs-6-a = { suit-clubs } 6 A
card-clubs-7-a = { suit-clubs } 7 A
card-clubs-8-a = { suit-clubs } 8 A
card-clubs-9-a = { suit-clubs } 9 A
card-clubs-10-a = { suit-clubs } 10 A
card-clubs-11-a = { suit-clubs } 11 A
card-clubs-12-a = { suit-clubs } 12 A
card-clubs-13-a = { suit-clubs } 13 A
card-diamonds-2-a = { suit-diamonds } 2 A
card-diamonds-3-a = { suit-diamonds } 3 A
card-diamonds-4-a = { suit-diamonds } 4 A
card-diamonds-5-a = { suit-diamonds } 5 A
card-diamonds-6-a = { suit-diamonds } 6 A
card-diamonds-7-a = { suit-diamonds } 7 A
card-diamonds-8-a = { suit-diamonds } 8 A
card-diamonds-9-a = { suit-diamonds } 9 A
card-diamonds-10-a = { suit-diamonds } 10 A
card-diamonds-11-a = { suit-diamonds } 11 A
card-diamonds-12-a = { suit-diamonds } 12 A
card-diamonds-13-a = { suit-diamonds } 13 A
card-hearts-2-a = { suit-hearts } 2 A
card-hearts-3-a = { suit-hearts } 3 A
card-hearts-4-a = { suit-hearts } 4 A
card-hearts-5-a = { suit-hearts } 5 A
card-hearts-6-a = { suit-hearts } 6 A
card-hearts-7-a = { suit-hearts } 7 A
card-hearts-8-a = { suit-hearts } 8 A
card-hearts-9-a = { suit-hearts } 9 A
card-hearts-10-a = { suit-hearts } 10 A
card-hearts-11-a = { suit-hearts } 11 A
card-hearts-12-a = { suit-hearts } 12 A
card-hearts-13-a = { suit-hearts } 13 A
card-spades-2-a = { suit-spades } 2 A
card-spades-3-a = { suit-spades } 3 A
card-spades-4-a = { suit-spades } 4 A
card-spades-5-a = { suit-spades } 5 A
card-spades-6-a = { suit-spades } 6 A
card-spades-7-a = { suit-spades } 7 A
card-spades-8-a = { suit-spades } 8 A
card-spades-9-a = { suit-spades } 9 A
card-spades-10-a = { suit-spades } 10 A
card-spades-11-a = { suit-spades } 11 A
card-spades-12-a = { suit-spades } 12 A
card-spades-13-a = { suit-spades } 13 A
card-clubs-2-b = { suit-clubs } 2 B
card-clubs-3-b = { suit-clubs } 3 B
card-clubs-4-b = { suit-clubs } 4 B
card-clubs-5-b = { suit-clubs } 5 B
card-clubs-6-b = { suit-clubs } 6 B
card-clubs-7-b = { suit-clubs } 7 B
card-clubs-8-b = { suit-clubs } 8 B
card-clubs-9-b = { suit-clubs } 9 B
card-clubs-10-b = { suit-clubs } 10 B
card-clubs-11-b = { suit-clubs } 11 B
card-clubs-12-b = { suit-clubs } 12 B
card-clubs-13-b = { suit-clubs } 13 B
card-diamonds-2-b = { suit-diamonds } 2 B
card-diamonds-3-b = { suit-diamonds } 3 B
card-diamonds-4-b = { suit-diamonds } 4 B
card-diamonds-5-b = { suit-diamonds } 5 B
card-diamonds-6-b = { suit-diamonds } 6 B
card-diamonds-7-b = { suit-diamonds } 7 B
card-diamonds-8-b = { suit-diamonds } 8 B
card-diamonds-9-b = { suit-diamonds } 9 B
card-diamonds-10-b = { suit-diamonds } 10 B
card-diamonds-11-b = { suit-diamonds } 11 B
card-diamonds-12-b = { suit-diamonds } 12 B
card-diamonds-13-b = { suit-diamonds } 13 B
card-hearts-2-b = { suit-hearts } 2 B
card-hearts-3-b = { suit-hearts } 3 B
card-hearts-4-b = { suit-hearts } 4 B
card-hearts-5-b = { suit-hearts } 5 B
card-hearts-6-b = { suit-hearts } 6 B
card-hearts-7-b = { suit-hearts } 7 B
card-hearts-8-b = { suit-hearts } 8 B
card-hearts-9-b = { suit-hearts } 9 B
card-hearts-10-b = { suit-hearts } 10 B
card-hearts-11-b = { suit-hearts } 11 B
card-hearts-12-b = { suit-hearts } 12 B
card-hearts-13-b = { suit-hearts } 13 B
card-spades-2-b = { suit-spades } 2 B
card-spades-3-b = { suit-spades } 3 B
card-spades-4-b = { suit-spades } 4 B
card-spades-5-b = { suit-spades } 5 B
card-spades-6-b = { suit-spades } 6 B
card-spades-7-b = { suit-spades } 7 B
card-spades-8-b = { suit-spades } 8 B
card-spades-9-b = { suit-spades } 9 B
card-spades-10-b = { suit-spades } 10 B
card-spades-11-b = { suit-spades } 11 B
card-spades-12-b = { suit-spades } 12 B
card-spades-13-b = { suit-spades } 13 B
card-clubs-2-c = { suit-clubs } 2 C
card-clubs-3-c = { suit-clubs } 3 C
card-clubs-4-c = { suit-clubs } 4 C
card-clubs-5-c = { suit-clubs } 5 C
card-clubs-6-c = { suit-clubs } 6 C
card-clubs-7-c = { suit-clubs } 7 C
card-clubs-8-c = { suit-clubs } 8 C
card-clubs-9-c = { suit-clubs } 9 C
card-clubs-10-c = { suit-clubs } 10 C
card-clubs-11-c = { suit-clubs } 11 C
card-clubs-12-c = { suit-clubs } 12 C
card-clubs-13-c = { suit-clubs } 13 C
card-diamonds-2-c = { suit-diamonds } 2 C
card-diamonds-3-c = { suit-diamonds } 3 C
card-diamonds-4-c = { suit-diamonds } 4 C
card-diamonds-5-c = { suit-diamonds } 5 C
card-diamonds-6-c = { suit-diamonds } 6 C
card-diamonds-7-c = { suit-diamonds } 7 C
card-diamonds-8-c = { suit-diamonds } 8 C
card-diamonds-9-c = { suit-diamonds } 9 C
card-diamonds-10-c = { suit-diamonds } 10 C
card-diamonds-11-c = { suit-diamonds } 11 C
card-diamonds-12-c = { suit-diamonds } 12 C
card-diamonds-13-c = { suit-diamonds } 13 C
card-hearts-2-c = { suit-hearts } 2 C
card-hearts-3-c = { suit-hearts } 3 C
card-hearts-4-c = { suit-hearts } 4 C
card-hearts-5-c = { suit-hearts } 5 C
card-hearts-6-c = { suit-hearts } 6 C
card-hearts-7-c = { suit-hearts } 7 C
card-hearts-8-c = { suit-hearts } 8 C
card-hearts-9-c = { suit-hearts } 9 C
card-hearts-10-c = { suit-hearts } 10 C
card-hearts-11-c = { suit-hearts } 11 C
card-hearts-12-c = { suit-hearts } 12 C
card-hearts-13-c = { suit-hearts } 13 C
card-spades-2-c = { suit-spades } 2 C
card-spades-3-c = { suit-spades } 3 C
card-spades-4-c = { suit-spades } 4 C
card-spades-5-c = { suit-spades } 5 C
card-spades-6-c = { suit-spades } 6 C
card-spades-7-c = { suit-spades } 7 C
card-spades-8-c = { suit-spades } 8 C
card-spades-9-c = { suit-spades } 9 C
card-spades-10-c = { suit-spades } 10 C
card-spades-11-c = { suit-spades } 11 C
card-spades-12-c = { suit-spades } 12 C
card-spades-13-c = { suit-spades } 13 C
card-clubs-2-d = { suit-clubs } 2 D
card-clubs-3-d = { suit-clubs } 3 D
card-clubs-4-d = { suit-clubs } 4 D
card-clubs-5-d = { suit-clubs } 5 D
card-clubs-6-d = { suit-clubs } 6 D
card-clubs-7-d = { suit-clubs } 7 D
card-clubs-8-d = { suit-clubs } 8 D
card-clubs-9-d = { suit-clubs } 9 D
card-clubs-10-d = { suit-clubs } 10 D
card-clubs-11-d = { suit-clubs } 11 D
card-clubs-12-d = { suit-clubs } 12 D
card-clubs-13-d = { suit-clubs } 13 D
card-diamonds-2-d = { suit-diamonds } 2 D
card-diamonds-3-d = { suit-diamonds } 3 D
card-diamonds-4-d = { suit-diamonds } 4 D
card-diamonds-5-d = { suit-diamonds } 5 D
card-diamonds-6-d = { suit-diamonds } 6 D
card-diamonds-7-d = { suit-diamonds } 7 D
card-diamonds-8-d = { suit-diamonds } 8 D
card-diamonds-9-d = { suit-diamonds } 9 D
card-diamonds-10-d = { suit-diamonds } 10 D
card-diamonds-11-d = { suit-diamonds } 11 D
card-diamonds-12-d = { suit-diamonds } 12 D
card-diamonds-13-d = { suit-diamonds } 13 D
card-hearts-2-d = { suit-hearts } 2 D
card-hearts-3-d = { suit-hearts } 3 D
card-hearts-4-d = { suit-hearts } 4 D
card-hearts-5-d = { suit-hearts } 5 D
card-hearts-6-d = { suit-hearts } 6 D
card-hearts-7-d = { suit-hearts } 7 D
card-hearts-8-d = { suit-hearts } 8 D
card-hearts-9-d = { suit-hearts } 9 D
card-hearts-10-d = { suit-hearts } 10 D
card-hearts-11-d = { suit-hearts } 11 D
card-hearts-12-d = { suit-hearts } 12 D
card-hearts-13-d = { suit-hearts } 13 D
card-spades-2-d = { suit-spades } 2 D
card-spades-3-d = { suit-spades } 3 D
card-spades-4-d = { suit-spades } 4 D
card-spades-5-d = { suit-spades } 5 D
card-spades-6-d = { suit-spades } 6 D
card-spades-7-d = { suit-spades } 7 D
card-spades-8-d = { suit-spades } 8 D
card-spades-9-d = { suit-spades } 9 D
card-spades-10-d = { suit-spades } 10 D
card-spades-11-d = { suit-spades } 11 D
card-spades-12-d = { suit-spades } 12 D
card-spades-13-d = { suit-spades } 13 D
