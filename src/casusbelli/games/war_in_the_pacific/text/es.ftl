### El juego

game-title = War in the Pacific
game-description = Avanza de isla en isla por el Pacífico y fuerza la rendición de Japón en once turnos.

### Islas y registros

target-tarawa = Tarawa
target-kwajalein = Kwajalein
target-eniwetok = Eniwetok
target-saipan = Saipán
target-tinian_guam = Tinián y Guam
target-iwo_jima = Iwo Jima
target-guadalcanal = Guadalcanal
target-new_georgia = Nueva Georgia
target-bougainville = Bougainville
target-new_guinea = Nueva Guinea
target-leyte = Leyte
target-luzon = Luzón
target-okinawa = Okinawa
target-kyushu = Kyushu
target-honshu = Honshu
target-research = investigación nuclear
target-bombing = bombardeo estratégico
target-naval = activos navales
target-nuclear = registro nuclear
group-central = Pacífico Central
group-south = Pacífico Sur
group-japan = Islas japonesas

### Dados

die-p = dado P
die-q = dado Q
die-r = dado R
die-s = dado S
die-t = dado T
die-u = dado U
die-b1 = dado de bombardeo 1
die-b2 = dado de bombardeo 2
die-b3 = dado de bombardeo 3
die-b4 = dado de bombardeo 4
die-event = dado de suceso
die-nuclear = dado de la tirada nuclear

### Sucesos de la campaña

happening-fleet_sorties = Salida de la Flota Japonesa
happening-shipping_losses = Pérdidas de Navegación
happening-europe_first = Europa Primero
happening-fierce_resistance = Resistencia Feroz
happening-manhattan_project = Proyecto Manhattan
happening-nuclear_breakthrough = Avance Nuclear
effect-lose_naval = { $amount ->
    [0] nada
    [1] se pierde 1 cubo negro
   *[other] se pierden { $amount } cubos negros
}
effect-remove_die = un dado menos este turno
effect-recolour_die = un dado blanco se vuelve rojo este turno
effect-free_roll = una tirada libre de investigación nuclear
effect-breakthrough = una bomba, o avance en la investigación

### Línea del tiempo

period-1942_05 = mayo–agosto de 1942
period-1942_09 = sept.–dic. de 1942
period-1943_01 = enero–abril de 1943
period-1943_05 = mayo–agosto de 1943
period-1943_09 = sept.–dic. de 1943
period-1944_01 = enero–abril de 1944
period-1944_05 = mayo–agosto de 1944
period-1944_09 = sept.–dic. de 1944
period-1945_01 = enero–abril de 1945
period-1945_05 = mayo–agosto de 1945
period-1945_09 = sept.–dic. de 1945
label-build_up = Refuerzo militar estadounidense
label-d_day = Día D

### Opciones

option-red_naval_double_conversion = Dados rojos convertidos dos veces
option-red_naval_double_conversion-description = Si un dado rojo en los activos navales da solo 1 cubo con valor 2 y 2 cubos con valor 3.
option-red_naval_double_conversion-true = Sí
option-red_naval_double_conversion-false = No
option-naval_modifies_bombing_dice = Cubos negros en el bombardeo y en la tirada libre
option-naval_modifies_bombing_dice-description = Si los cubos negros también aumentan los dados del bombardeo y de la tirada nuclear libre.
option-naval_modifies_bombing_dice-true = Sí
option-naval_modifies_bombing_dice-false = No
option-bomb_build_counts_as_nuclear_die = Construir una bomba gasta el dado de investigación
option-bomb_build_counts_as_nuclear_die-description = Si un 6 asignado a construir una bomba cuenta como el único dado de investigación del turno.
option-bomb_build_counts_as_nuclear_die-true = Sí
option-bomb_build_counts_as_nuclear_die-false = No
option-strict_two_paths = Dos caminos separados
option-strict_two_paths-description = Si Kyushu solo se desbloquea con Okinawa, y Iwo Jima cierra el camino central.
option-strict_two_paths-true = Sí
option-strict_two_paths-false = No
option-harder_sheet = Hoja más difícil
option-harder_sheet-description = Si Iwo Jima y Honshu tienen más casillas, para jugadores expertos.
option-harder_sheet-true = Sí
option-harder_sheet-false = No
option-major_advance_wraps_rows = Los grandes avances pasan de fila
option-major_advance_wraps_rows-description = Si un gran avance en la última casilla de una fila marca también la primera de la siguiente.
option-major_advance_wraps_rows-true = Sí
option-major_advance_wraps_rows-false = No
option-breakthrough_when_locked = Avance Nuclear antes de las bombas
option-breakthrough_when_locked-description = Qué hace el suceso Avance Nuclear mientras la investigación no está completa.
option-breakthrough_when_locked-mark_one_box = Marca una casilla de investigación
option-breakthrough_when_locked-free_roll = Una tirada libre
option-breakthrough_when_locked-nothing = Nada

### Componentes, para decir lo reconstruido

component-islands-groups = Grupos de mando
component-islands-islands = Islas: casillas, iconos y caminos
component-islands-harder = Casillas de la hoja más difícil
component-islands-strict = Caminos separados
component-timeline-boxes = Línea del tiempo
component-events-rows = Tabla de sucesos
component-research-rows = Casillas de investigación nuclear
component-sheet-dice = Dados
component-sheet-red_values = Valores de los dados rojos
component-sheet-naval = Registro de activos navales
component-sheet-air = Registro de poder aéreo
component-sheet-nuclear = Registro nuclear
component-sheet-bombing = Registro de bombardeo
component-sheet-capitulation = Registro de PC
component-sheet-results = Niveles de resultado

### Capítulos

chapter-1 = Objetivo del juego
chapter-2 = Preparación
chapter-3 = Curso del juego
chapter-4 = Fase de Campaña
chapter-5 = Fase Estadounidense
chapter-6 = Acciones y cómo jugar
chapter-7 = Mecánica de los dados
chapter-8 = Activos navales
chapter-9 = Investigación nuclear
chapter-10 = Bombardeo estratégico
chapter-11 = Atacar islas
chapter-12 = Fin del juego y puntuación
chapter-13 = Ganar el juego
chapter-14 = Perder el juego
chapter-15 = Consejos para ganar
chapter-16 = Datos de la hoja de juego
chapter-17 = Opciones, jugadores e información

### Cláusulas del reglamento

clause-1-1 = Papel del jugador
clause-1-2 = Objetivo
clause-1-3 = Solo dos fuentes de PC
clause-2-1 = Hoja en blanco
clause-2-2 = Cubos iniciales
clause-2-3 = Dados del juego
clause-2-4 = Cantidad de cubos
clause-2-5 = Límites de los registros
clause-2-6 = Ganancias por encima del límite
clause-2-7 = Dos nombres para un registro
clause-3-1 = Once turnos de dos fases
clause-3-2 = Orden y obligación en la Fase de Campaña
clause-3-3 = Lo que pasa de un turno a otro
clause-4-1 = Seis dados blancos
clause-4-2 = Marcar la línea del tiempo
clause-4-3 = Dados rojos de la línea del tiempo
clause-4-4 = Tres dados rojos como máximo
clause-4-5 = Tirada del suceso
clause-4-6 = El dado de suceso es un dado aparte
clause-4-7 = Cubos negros en la tirada del suceso
clause-4-8 = Cubo azul en la tirada del suceso
clause-4-9 = Combinar cubos en la tirada del suceso
clause-4-10 = Los cubos se pagan antes del suceso
clause-4-11 = Tipos de suceso
clause-4-12 = Suceso que retira un dado
clause-4-13 = Suceso que cambia el color de un dado
clause-4-14 = Tirada nuclear libre
clause-4-15 = Avance Nuclear
clause-4-16 = Sin premio por seises en la Fase de Campaña
clause-5-1 = Tirar el conjunto
clause-5-2 = Usos de un dado
clause-5-3 = Un dado, un objetivo
clause-5-4 = Modificadores en cualquier orden
clause-5-5 = El dado que tuvo efecto está gastado
clause-5-6 = Cuándo se juzga una asignación
clause-5-7 = La asignación inútil se rechaza
clause-5-8 = Dados sin usar y fin de la fase
clause-6-1 = Límites por turno
clause-7-1 = Los dados rojos son D3
clause-7-2 = El valor rojo vale para todo uso
clause-7-3 = Dados blancos
clause-7-4 = El seis natural da un derecho
clause-7-5 = Derecho a un cubo azul
clause-7-6 = Dos derechos por una bomba
clause-7-7 = Vigencia de un derecho
clause-7-8 = Derechos y desbloqueo en el mismo turno
clause-7-9 = El cubo azul relanza un dado
clause-7-10 = El seis relanzado cuenta
clause-7-11 = Dado rojo relanzado
clause-7-12 = Relanzar anula los aumentos
clause-7-13 = Los cubos negros aumentan un dado
clause-7-14 = Dado rojo aumentado
clause-7-15 = Ningún valor por encima de seis
clause-7-16 = El seis aumentado no da nada
clause-7-17 = Dónde valen los cubos negros
clause-8-1 = Ganar activos navales
clause-8-2 = Ganancia de un dado blanco
clause-8-3 = Espacio para cinco
clause-8-4 = Registro lleno
clause-8-5 = Dados rojos bajos excluidos
clause-8-6 = Ganancia de un dado rojo
clause-8-7 = Los aumentos no cuentan para activos navales
clause-8-8 = Tantos dados navales como se quiera
clause-9-1 = Un dado de investigación por turno
clause-9-2 = Qué cuenta para el límite
clause-9-3 = Marcar una casilla de investigación
clause-9-4 = Orden de las casillas de investigación
clause-9-5 = Avance crítico en la investigación
clause-9-6 = Avance crítico en la última casilla
clause-9-7 = Desbloquear las bombas
clause-9-8 = Tres modos de construir una bomba
clause-9-9 = Construir por asignación
clause-9-10 = Registro nuclear lleno
clause-10-1 = Bases de bombarderos
clause-10-2 = Lanzar un ataque de bombardeo
clause-10-3 = Valor del dado que lanza el ataque
clause-10-4 = Tirada del bombardeo
clause-10-5 = Un PC por ataque convencional
clause-10-6 = Naturaleza de los dados de bombardeo
clause-10-7 = Fijar el resultado del ataque
clause-10-8 = Añadir una bomba
clause-10-9 = Dos PC por ataque nuclear
clause-11-1 = Dos grupos de mando
clause-11-2 = Islas abiertas al principio
clause-11-3 = Atacar con un dado
clause-11-4 = Orden de las casillas de una isla
clause-11-5 = Igualar o superar
clause-11-6 = Varios ataques
clause-11-7 = Gran avance
clause-11-8 = Gran avance al final de una fila
clause-11-9 = Gran avance en la última casilla
clause-11-10 = Valor para la prueba del doble
clause-11-11 = Captura
clause-11-12 = PC de una isla
clause-11-13 = Icono de bombardero
clause-11-14 = Desbloquear la siguiente isla
clause-11-15 = Todo de inmediato
clause-11-16 = Icono naval
clause-11-17 = Icono naval en la primera casilla
clause-11-18 = Icono naval en la segunda casilla
clause-11-19 = Iconos navales en las dos casillas
clause-11-20 = Aumento y transporte en un solo ataque
clause-11-21 = Camino a Japón
clause-12-1 = Último turno
clause-12-2 = Sin final anticipado
clause-13-1 = Recuento
clause-13-2 = Victoria histórica
clause-13-3 = Rendición incondicional
clause-14-1 = Derrota
clause-15-1 = Consejo: conducir el suceso
clause-15-2 = Consejo: gastar cubos azules
clause-15-3 = Consejo: investigar pronto
clause-16-1 = Datos del camino central
clause-16-2 = Datos del camino sur
clause-16-3 = Datos de Japón
clause-16-4 = Totales del mapa
clause-16-5 = Datos de la línea del tiempo
clause-16-6 = Datos de la tabla de sucesos
clause-16-7 = Datos de la investigación
clause-16-8 = Los datos de la hoja son reemplazables
clause-17-1 = Las opciones se eligen antes del juego
clause-17-2 = Opción: dados rojos convertidos dos veces
clause-17-3 = Opción: cubos negros en bombardeo e investigación libre
clause-17-4 = Opción: el gran avance para al final de la fila
clause-17-5 = Opción: Avance Nuclear antes del desbloqueo
clause-17-6 = Opción: construir bomba gasta el dado de investigación
clause-17-7 = Opción: dos caminos separados
clause-17-8 = Opción: hoja más difícil
clause-17-9 = Varios jugadores
clause-17-10 = Información abierta
clause-17-11 = Las tiradas futuras son desconocidas

### Preguntas

ask-event = Suceso { $number }: { $happening } ({ $effect }). Suma cubos negros, relanza con un cubo azul, o acepta.
ask-free-roll = Tirada nuclear libre: { $value } contra la casilla { $box }. Modifica o acepta.
ask-commanding = { $white-count ->
    [0] { $red-count ->
        [0] Todos los dados están usados: termina la fase cuando quieras.
       *[other] Tus dados rojos: { $red }. Usa uno de ellos o termina la fase.
    }
   *[other] { $red-count ->
        [0] Tus dados: { $white }. Usa uno de ellos o termina la fase.
       *[other] Tus dados: { $white }; rojos: { $red }. Usa uno de ellos o termina la fase.
    }
}{ $claims ->
    [0] { "" }
    [1] { " " }Un seis natural espera su cubo.
   *[other] { " " }{ $claims } seises naturales esperan sus cubos.
}
ask-arming = { $bombs ->
    [0] ¿Lleva el ataque una bomba?
    [1] ¿Lleva el ataque tu bomba?
   *[other] ¿Lleva el ataque una de tus { $bombs } bombas?
}
ask-landing = Gran avance en { $target }: ¿pagar uno de tus { $naval } cubos negros por la segunda casilla?
ask-raid = { $success ->
    [true] El ataque tendría éxito con { $dice }. Acepta.
   *[other] El ataque fracasaría con { $dice }. Relanza un dado o acepta.
}

### Acciones

do-attack = Atacar { $target } con el { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo negro
   *[other] { " " }+ { $cubes } cubos negros
}
do-research = Investigar con el { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo negro
   *[other] { " " }+ { $cubes } cubos negros
}
do-raid = Bombardear Japón con el { $die }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo negro
   *[other] { " " }+ { $cubes } cubos negros
}
do-supply = Ganar activos navales con el { $die }
do-build = Construir una bomba con el { $die }
do-reroll = Relanzar el { $die } por un cubo azul
do-raise = { $cubes ->
    [1] Aumentar el { $die } en 1 por un cubo negro
   *[other] Aumentar el { $die } en { $cubes } por { $cubes } cubos negros
}
do-claim-blue = Recibir un cubo azul por un seis natural
do-claim-green = Recibir una bomba por dos seises naturales
do-pay = Pagar un cubo negro y marcar la segunda casilla
do-forgo = Dejar la segunda casilla
do-attach-bomb = Atacar con una bomba
do-no-bomb = Atacar sin bomba
do-accept = Aceptar el resultado
do-end-phase = Terminar la Fase Estadounidense
do-lay = Dejar el { $die } sobre: { $target }
do-pick-up = Recoger el { $die }

### Rechazos

refused-no-blue = No tienes cubo azul para relanzar.
refused-no-cubes = Hacen falta cubos: al menos 1, y un dado nunca baja.
refused-too-few-cubes = Eso cuesta { $cubes } cubos negros, y tienes { $naval }.
refused-campaign-six = Un seis en la Fase de Campaña no da derecho a ningún cubo.
refused-event-compulsory = El suceso no se puede saltar: modifica la tirada o acepta.
refused-campaign-phase = Eso pertenece a la Fase Estadounidense, que viene después del suceso.
refused-raise-free-roll = Los cubos negros no aumentan la tirada nuclear libre.
refused-event-accepted = El resultado ya está aceptado.
refused-raid-die = Los dados de bombardeo no son de tu conjunto.
refused-own-roll = El { $die } no es de tu conjunto.
refused-not-in-set = El { $die } no está en tu conjunto este turno.
refused-spent = El { $die } ya tuvo efecto y está gastado.
refused-no-raid-open = No hay ningún ataque en curso, o su resultado ya está fijado.
refused-raise-raid = Los cubos negros no aumentan dados de bombardeo.
refused-no-claim = Ningún seis natural espera un cubo.
refused-air-full = El registro de poder aéreo está lleno: solo caben { $limit } cubos azules.
refused-two-claims = { $claims ->
    [0] Una bomba exige dos seises naturales, y no tienes ninguno.
   *[other] Una bomba exige dos seises naturales, y solo tienes { $claims }.
}
refused-bombs-locked = Las bombas aún no están desbloqueadas: faltan casillas de investigación.
refused-nuclear-full = { $attached ->
    [0] El registro nuclear está lleno.
   *[other] El registro nuclear está lleno: la bomba del ataque en curso también cuenta.
}
refused-research-complete = La investigación nuclear está completa.
refused-second-research = Solo un dado por turno va a la investigación nuclear.
refused-research-low = El { $die } no alcanza la casilla de investigación { $box }.
refused-no-natural-six = Solo un dado blanco con un seis natural construye una bomba; el { $die } no lo es.
refused-research-die-used = El dado de investigación de este turno ya está usado.
refused-naval-full = El registro de activos navales está lleno: solo caben { $limit } cubos negros.
refused-naval-raised = Para los activos navales cuenta solo el resultado del { $die }, sin aumentos.
refused-naval-low = El { $die } vale 1, y los activos navales exigen al menos 2.
refused-in-hand = El { $die } ya está en tu mano.
refused-lies-there = El { $die } ya está ahí: { $target }.
refused-no-launch = Una bomba solo se añade al lanzar un ataque, antes de los dados.
refused-no-second-box = No hay segunda casilla que decidir.
refused-nothing-open = No hay resultado que aceptar.
refused-second-box-due = Decide primero sobre la segunda casilla de { $target }.
refused-no-island = Esto no es una isla: { $target }.
refused-captured = { $target } ya está capturada.
refused-locked = { $target } sigue bloqueada: captura antes la isla anterior del camino.
refused-attack-low = El { $die } no alcanza la casilla { $box } de { $target }.
refused-no-cube-for-icon = La casilla actual de { $target } tiene un icono naval, y no tienes cubo negro para pagarla.
refused-no-base = Aún no tienes base de bombarderos.
refused-second-raid = Solo hay un ataque de bombardeo por turno.
refused-raid-low = El { $die } no llega a { $least }, el mínimo para lanzar un ataque.
refused-arming-due = Decide primero si el ataque lleva una bomba.
refused-raid-open = Antes hay que aceptar el resultado del ataque.
refused-bomb-late = Los dados del ataque ya rodaron: es tarde para una bomba.
refused-raid-dice = El ataque tiene solo { $dice } dados; el { $die } no está entre ellos.

### Lo que sucede

event-turn-began = { $red ->
    [0] { $seat }, turno { $turn } ({ $period }): { $white } dados blancos.
    [1] { $seat }, turno { $turn } ({ $period }): { $white } dados blancos y 1 rojo.
   *[other] { $seat }, turno { $turn } ({ $period }): { $white } dados blancos y { $red } rojos.
}
event-rerolled = { $seat } gasta un cubo azul y relanza el { $die }.
event-die-rolled = { $seat }: { $die } muestra { $face }.
event-raised = { $cubes ->
    [1] { $seat } gasta 1 cubo negro: { $die } vale { $value }.
   *[other] { $seat } gasta { $cubes } cubos negros: { $die } vale { $value }.
}
event-happened = { $seat }: suceso { $number }, { $happening }.
event-naval-lost = { $cubes ->
    [0] { $seat } no tiene cubos negros que perder.
    [1] { $seat } pierde 1 cubo negro.
   *[other] { $seat } pierde { $cubes } cubos negros.
}
event-die-removed = { $red ->
    [0] { $seat } pierde un dado este turno: quedan { $white } blancos.
    [1] { $seat } pierde un dado este turno: quedan { $white } blancos y 1 rojo.
   *[other] { $seat } pierde un dado este turno: quedan { $white } blancos y { $red } rojos.
}
event-die-recoloured = { $red ->
    [0] { $seat }: nada cambia.
    [1] { $seat }: un dado se vuelve rojo este turno; { $white } blancos y 1 rojo.
   *[other] { $seat }: un dado se vuelve rojo este turno; { $white } blancos y { $red } rojos.
}
event-no-effect = { $seat }: nada cambia.
event-set-rolled = { $red-count ->
    [0] { $seat } saca { $white }.
   *[other] { $white-count ->
        [0] { $seat } saca, en los rojos, { $red }.
       *[other] { $seat } saca { $white }, y en los rojos { $red }.
    }
}
event-committed = { $seat }: { $die } ({ $value }) → { $target }.
event-laid = { $seat } deja el { $die } sobre: { $target }.
event-picked-up = { $seat } recoge el { $die }.
event-naval-gained = { $lost ->
    [0] { $cubes ->
        [1] { $seat } gana 1 cubo negro.
       *[other] { $seat } gana { $cubes } cubos negros.
    }
   *[other] { $cubes ->
        [1] { $seat } gana 1 cubo negro; { $lost } no caben.
       *[other] { $seat } gana { $cubes } cubos negros; { $lost } no caben.
    }
}
event-blue-gained = { $seat } recibe un cubo azul por un seis natural.
event-research-marked = { $boxes ->
    [1] { $seat } marca 1 casilla de investigación ({ $marked } en total).
   *[other] { $seat } marca { $boxes } casillas de investigación ({ $marked } en total).
}
event-bombs-unlocked = { $seat } completa la investigación: las bombas quedan desbloqueadas.
event-bomb-built = { $bombs ->
    [1] { $seat } construye una bomba.
   *[other] { $seat } construye una bomba; ahora son { $bombs }.
}
event-cube-paid = { $seat } paga un cubo negro por el icono naval de { $target }.
event-box-marked = { $seat } marca una casilla de { $target }: { $marked } de { $boxes }.
event-forwent = { $seat } deja la segunda casilla de { $target }.
event-captured = { $points ->
    [0] { $seat } captura { $target }.
    [1] { $seat } captura { $target }: 1 PC.
   *[other] { $seat } captura { $target }: { $points } PC.
}
event-base-taken = { $bombing ->
    [1] { $target } es la primera base de bombarderos de { $seat }.
   *[other] { $target } es base de bombarderos: { $seat } ataca ahora con { $bombing } dados.
}
event-unlocked = { $target } queda desbloqueada para { $seat }.
event-bomb-attached = { $seat } añade una bomba al ataque.
event-left-behind = { $seat } ataca sin bomba.
event-raid-rolled = { $seat } bombardea Japón: { $dice }.
event-raid-ended = { $success ->
    [true] { $points ->
        [0] El ataque de { $seat } tiene éxito; el registro de PC está lleno.
        [1] El ataque de { $seat } tiene éxito: 1 PC.
       *[other] El ataque de { $seat } tiene éxito: { $points } PC.
    }
   *[other] El ataque de { $seat } fracasa.
}
event-phase-ended = { $unused ->
    [0] { $seat } termina la Fase Estadounidense.
    [1] { $seat } termina la Fase Estadounidense; 1 dado queda sin usar.
   *[other] { $seat } termina la Fase Estadounidense; { $unused } dados quedan sin usar.
}
event-finished = { $grade ->
    [unconditional] { $seat } termina con { $points } PC: rendición incondicional. El emperador es depuesto y juzgado.
    [historical] { $seat } termina con { $points } PC: victoria histórica. Japón se rinde.
   *[other] { $seat } termina con { $points } PC: derrota. Japón resiste y conserva parte de sus conquistas.
}

### Cómo terminó

result-defeat = Derrota
result-historical = Victoria histórica
result-unconditional = Rendición incondicional
chart-points = Puntos de capitulación por turno
chart-boxes = Casillas de islas marcadas por turno

### Presentación

mark-alone = C
name-alone = Comandante
mark-commander = C{ $number }
name-commander = Comandante { $number }
do-attack-word = atacar, ataca, ataque
do-research-word = investigar, investiga
do-raid-word = bombardear, bombardea, bombardeo
do-supply-word = abastecer, abastece, activos
do-build-word = construir, construye
do-reroll-word = relanzar, relanza
do-raise-word = aumentar, aumenta, sumar
do-claim-blue-word = recibir azul, azul, cubo azul
do-claim-green-word = recibir bomba, verde, cubo verde
do-pay-word = pagar, paga
do-forgo-word = dejar, renunciar
do-attach-bomb-word = con bomba, añadir bomba
do-no-bomb-word = sin bomba
do-accept-word = aceptar, acepto, acepta
do-end-phase-word = terminar fase, terminar, fin
do-lay-word = poner, pon, colocar
do-pick-up-word = recoger, recoge
field-die = DADO
field-target = OBJETIVO
field-cubes = CUBOS
present-title = { $title }
present-title-of = { $title }: { $seat }
present-captured = capturada
present-locked = bloqueada
present-trackers = Registros
present-points = PC
present-naval = Activos navales
present-air = Poder aéreo
present-bombs = Bombas
present-bombing = Bombardeo
present-research = Investigación
present-players = Jugadores
present-player = Jugador
present-turn = Turno
present-note = { "" }
present-claims = { $claims ->
    [1] 1 seis natural a la espera
   *[other] { $claims } seises naturales a la espera
}
present-dice = Tus dados
present-die = Dado
present-colour = Color
present-value = Valor
present-worth = { $value } (cara { $face })
present-place = Dónde
present-could = Sirve para
present-red = rojo
present-white = blanco
present-spent = gastado: { $target }
present-laid = sobre: { $target }
present-raid = Probabilidad de un ataque de bombardeo
present-raid-dice = Dados
present-chance = Probabilidad
present-exactly = Exactamente
present-percent = { $whole },{ $tenths } %

### Probabilidades que se piden en la línea de órdenes

odds-option-boxes = Números de las casillas que se quieren marcar en una isla, en orden
odds-option-icons = Cuáles de esas casillas tienen icono naval, contando desde 1
odds-option-white = Dados blancos del conjunto; si no se dice, seis menos los rojos
odds-option-red = Dados rojos del conjunto
odds-option-black = Cubos negros
odds-option-blue = Cubos azules
odds-option-bases = Casillas de bombardeo marcadas, para las probabilidades de un ataque de bombardeo
odds-option-bomb = 1 si el ataque lleva una bomba
odds-figure-boxes = { $number ->
    [1] Probabilidad de marcar la primera casilla
   *[other] Probabilidad de marcar las { $number } primeras casillas
}
odds-figure-raid = Probabilidad de que el ataque tenga éxito
odds-figure-points = Puntos esperados
odds-column-boxes = Casillas sin relanzar
odds-column-points = Puntos

### At the browser table

act-attack = Atacar { $target }{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-research = Investigar{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-raid = Bombardear Japón{ $cubes ->
    [0] { "" }
    [1] { " " }+ 1 cubo
   *[other] { " " }+ { $cubes } cubos
}
act-supply = Ganar activos navales
act-build = Construir una bomba
act-reroll = Relanzar (1 cubo azul)
act-raise = Sumar { $cubes } (negro)
act-claim-blue = Cubo azul por el 6
act-claim-green = Bomba por dos 6
act-pay = Pagar y marcar la segunda
act-forgo = Dejar la segunda
act-accept = Aceptar
act-end-phase = Terminar la fase
act-lay = Dejar en: { $target }
act-pick-up = Recoger el dado
pacific-board = Carta del Pacífico
pacific-ocean = OCÉANO PACÍFICO
pacific-island = { $name }, { $state ->
    [open] abierta
    [captured] capturada
   *[locked] bloqueada
}: { $marked } de { $boxes } casillas, { $points } PC
pacific-tab-sheet = Hoja
pacific-tab-dice = Dados
pacific-dice = Dados del turno
pacific-spent = gastado
pacific-chosen = elegido
pacific-natural = 6 natural
pacific-worth = vale { $value }
pacific-what = Qué puede cada dado
pacific-pick = Elige un dado para ver qué puede hacer, y después una isla o un contador.
pacific-could = Qué puede el { $die }
pacific-if = Si va el { $die }
pacific-marks = Marca la casilla { $number }.
pacific-marks-naval = Marca la casilla { $number } con ancla.
pacific-costs-nothing = No gasta cubos.
pacific-costs = { $cubes ->
    [1] Gasta 1 cubo negro
   *[other] Gasta { $cubes } cubos negros
}: { $left ->
    [0] no queda ninguno.
    [1] queda 1.
   *[other] quedan { $left }.
}
pacific-major = Es un gran avance: llega al doble, { $number }.
pacific-not-major = No es un gran avance: haría falta { $number }.
pacific-captures = Captura la isla y gana { $points } PC.
pacific-left = { $boxes ->
    [1] Falta 1 casilla
   *[other] Faltan { $boxes } casillas
} para capturar la isla y ganar { $points } PC.
pacific-timeline = Línea de tiempo
pacific-naval = Activos navales
pacific-air = Poder aéreo
pacific-nuclear = Bombas nucleares
pacific-bombing = Bases de bombarderos
pacific-research = Investigación nuclear
pacific-points = Puntos de capitulación
pacific-round = turno { $round } de 11
pacific-turn = Turno
pacific-short-naval = navales
pacific-short-research = invest.
pacific-short-bombing = bases
pacific-short-nuclear = bombas
pacific-short-air = aéreos
pacific-short-points = PC
pacific-odds = Probabilidades
pacific-odds-none = Señala una isla abierta, o elige un dado y un lugar, para ver las probabilidades.
pacific-odds-capture = Probabilidad de capturar { $target } este turno
pacific-odds-after = Después, probabilidad de capturar { $target } este turno
pacific-odds-raid = Probabilidad de que el bombardeo tenga éxito
pacific-odds-boxes = { $boxes ->
    [1] Al menos 1 casilla
   *[other] Al menos { $boxes } casillas
}
pacific-odds-laid = Solo con los dados dejados ahí
pacific-odds-plain = Sin cubos
pacific-odds-cubes = Con { $blue ->
    [0] ningún relanzamiento
    [1] 1 relanzamiento
   *[other] { $blue } relanzamientos
}{ $black ->
    [0] { "" }
    [1] { " " }y 1 cubo negro
   *[other] { " " }y { $black } cubos negros
}
pacific-odds-reroll = Con un relanzamiento
pacific-sheets = Hojas
pacific-sheet-of = Hoja de { $seat }
pacific-looking = Hoja de { $seat }: solo estás mirando.
pacific-own-sheet = Volver a la tuya
