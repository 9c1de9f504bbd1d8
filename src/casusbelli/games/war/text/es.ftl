### El juego

game-title = War
game-description = Conquista territorios con tus ejércitos y cumple en secreto tu objetivo antes que los demás.

### Territorios

territory-alasca = Alaska
territory-mackenzie = Mackenzie
territory-groenlandia = Groenlandia
territory-vancouver = Vancouver
territory-ottawa = Ottawa
territory-labrador = Labrador
territory-california = California
territory-nova_york = Nueva York
territory-mexico = México
territory-venezuela = Venezuela
territory-peru = Perú
territory-brasil = Brasil
territory-argentina = Argentina
territory-islandia = Islandia
territory-inglaterra = Inglaterra
territory-suecia = Suecia
territory-alemanha = Alemania
territory-franca = Francia
territory-polonia = Polonia
territory-moscou = Moscú
territory-argelia = Argelia
territory-egito = Egipto
territory-sudao = Sudán
territory-congo = Congo
territory-africa_do_sul = África del Sur
territory-madagascar = Madagascar
territory-oriente_medio = Oriente Medio
territory-aral = Aral
territory-omsk = Omsk
territory-dudinka = Dudinka
territory-siberia = Siberia
territory-tchita = Chita
territory-mongolia = Mongolia
territory-vladivostok = Vladivostok
territory-china = China
territory-india = India
territory-vietna = Vietnam
territory-japao = Japón
territory-sumatra = Sumatra
territory-borneo = Borneo
territory-nova_guine = Nueva Guinea
territory-australia = Australia

### Continentes

continent-america_do_norte = América del Norte
continent-america_do_sul = América del Sur
continent-europa = Europa
continent-africa = África
continent-asia = Asia
continent-oceania = Oceanía

### Colores: también los nombres de los jugadores

colour-white = Blanco
colour-red = Rojo
colour-black = Negro
colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde
colour-white-armies = los ejércitos blancos
colour-red-armies = los ejércitos rojos
colour-black-armies = los ejércitos negros
colour-blue-armies = los ejércitos azules
colour-yellow-armies = los ejércitos amarillos
colour-green-armies = los ejércitos verdes

### Cartas y figuras

figure-triangle = triángulo
figure-square = cuadrado
figure-circle = círculo
card-alasca = { territory-alasca } ({ figure-triangle })
card-mackenzie = { territory-mackenzie } ({ figure-circle })
card-groenlandia = { territory-groenlandia } ({ figure-circle })
card-vancouver = { territory-vancouver } ({ figure-triangle })
card-ottawa = { territory-ottawa } ({ figure-circle })
card-labrador = { territory-labrador } ({ figure-square })
card-california = { territory-california } ({ figure-square })
card-nova_york = { territory-nova_york } ({ figure-triangle })
card-mexico = { territory-mexico } ({ figure-square })
card-venezuela = { territory-venezuela } ({ figure-triangle })
card-peru = { territory-peru } ({ figure-triangle })
card-brasil = { territory-brasil } ({ figure-circle })
card-argentina = { territory-argentina } ({ figure-square })
card-islandia = { territory-islandia } ({ figure-triangle })
card-inglaterra = { territory-inglaterra } ({ figure-circle })
card-suecia = { territory-suecia } ({ figure-circle })
card-alemanha = { territory-alemanha } ({ figure-circle })
card-franca = { territory-franca } ({ figure-square })
card-polonia = { territory-polonia } ({ figure-square })
card-moscou = { territory-moscou } ({ figure-triangle })
card-argelia = { territory-argelia } ({ figure-circle })
card-egito = { territory-egito } ({ figure-triangle })
card-sudao = { territory-sudao } ({ figure-square })
card-congo = { territory-congo } ({ figure-square })
card-africa_do_sul = { territory-africa_do_sul } ({ figure-triangle })
card-madagascar = { territory-madagascar } ({ figure-circle })
card-oriente_medio = { territory-oriente_medio } ({ figure-square })
card-aral = { territory-aral } ({ figure-triangle })
card-omsk = { territory-omsk } ({ figure-square })
card-dudinka = { territory-dudinka } ({ figure-circle })
card-siberia = { territory-siberia } ({ figure-triangle })
card-tchita = { territory-tchita } ({ figure-triangle })
card-mongolia = { territory-mongolia } ({ figure-circle })
card-vladivostok = { territory-vladivostok } ({ figure-circle })
card-china = { territory-china } ({ figure-circle })
card-india = { territory-india } ({ figure-square })
card-vietna = { territory-vietna } ({ figure-triangle })
card-japao = { territory-japao } ({ figure-square })
card-sumatra = { territory-sumatra } ({ figure-square })
card-borneo = { territory-borneo } ({ figure-square })
card-nova_guine = { territory-nova_guine } ({ figure-circle })
card-australia = { territory-australia } ({ figure-triangle })
card-wild_1 = Comodín 1
card-wild_2 = Comodín 2

### Objetivos

objective-destroy_white = Destruir por completo los ejércitos blancos. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-destroy_red = Destruir por completo los ejércitos rojos. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-destroy_black = Destruir por completo los ejércitos negros. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-destroy_blue = Destruir por completo los ejércitos azules. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-destroy_yellow = Destruir por completo los ejércitos amarillos. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-destroy_green = Destruir por completo los ejércitos verdes. Si son los tuyos, o si otro jugador los elimina, tu objetivo pasa a ser dominar 24 territorios.
objective-territories_24 = Dominar 24 territorios, los que quieras.
objective-territories_18x2 = Dominar 18 territorios con dos ejércitos o más en cada uno.
objective-asia_south_america = Dominar por entero Asia y América del Sur.
objective-asia_africa = Dominar por entero Asia y África.
objective-north_america_africa = Dominar por entero América del Norte y África.
objective-north_america_oceania = Dominar por entero América del Norte y Oceanía.
objective-europe_south_america_plus_1 = Dominar por entero Europa, América del Sur y un tercer continente, el que quieras.
objective-europe_oceania_plus_1 = Dominar por entero Europa, Oceanía y un tercer continente, el que quieras.

### Fases

phase-setup = Preparación
phase-place = Recepción
phase-attack = Ataques
phase-advance = Avance
phase-move = Desplazamientos
phase-card = Carta
phase-over = Partida terminada

### Opciones

option-table_2_tail = Canjes desde el noveno
option-table_2_tail-description = Cuántos ejércitos da cada canje después del octavo, que vale 25.
option-table_2_tail-plus5 = De 5 en 5: 30, 35, 40…
option-table_2_tail-plus10 = De 10 en 10: 35, 45, 55…
option-advanced_armies_may_move = Los ejércitos que avanzaron pueden desplazarse
option-advanced_armies_may_move-description = Si los ejércitos que entraron en un territorio conquistado pueden moverse otra vez en el mismo turno.
option-advanced_armies_may_move-true = Sí, una vez más
option-advanced_armies_may_move-false = No, se quedan allí
option-cap_hand_at_draw = Tope de cinco cartas al robar
option-cap_hand_at_draw-description = Si quien ya tiene cinco cartas al final del turno se queda sin la carta que ganó.
option-cap_hand_at_draw-true = Sí, nadie pasa de cinco
option-cap_hand_at_draw-false = No, la carta se roba siempre
option-objective_check = Cuándo se gana
option-objective_check-description = En qué momento se comprueba si se cumplió un objetivo.
option-objective_check-immediate = En cuanto se cumple el objetivo
option-objective_check-end_of_turn = Al final del propio turno
option-colours = Colores de los jugadores
option-colours-description = Si los colores se sortean o cada jugador elige el suyo.
option-colours-drawn = Por sorteo
option-colours-chosen = A elección, por turno
option-round_limit = Límite de rondas
option-round_limit-description = Ronda tras la cual la partida termina sin ganador; solo para simulaciones.
option-round_limit-0 = Sin límite

### Componentes, para decir cuáles son reconstrucciones

component-board-continents = Tabla I: valor de los continentes
component-board-territories = Territorios y sus nombres
component-board-land = Fronteras
component-board-sea = Líneas punteadas
component-cards-territories = Figuras de las cartas de territorios
component-cards-wild = Comodines
component-objectives-objectives = Cartas-objetivo
component-objectives-switched = Cambio de objetivo a 24 territorios
component-tables-exchange = Tabla II: valor de los canjes
component-tables-tails = Continuación de la tabla II
component-pieces-colours = Colores de los ejércitos
component-pieces-pieces = Valor de las fichas
component-pieces-attack_dice = Dados de ataque
component-pieces-defence_dice = Dados de defensa
component-deals-deals = Reparto según el número de jugadores

### Capítulos

chapter-0 = Reglas
chapter-1 = Componentes del juego
chapter-2 = Preparación
chapter-3 = El juego
chapter-4 = Recepción de ejércitos
chapter-5 = Ataques
chapter-6 = Batalla
chapter-7 = Conquista de territorio
chapter-8 = Desplazamientos
chapter-9 = Conquista de cartas
chapter-10 = Canje de cartas
chapter-11 = Notas
chapter-12 = Eliminación de un jugador
chapter-13 = Final del juego
chapter-14 = Resumen
chapter-15 = Información pública y secreta
chapter-16 = Opciones

### Cláusulas del reglamento

clause-0-1 = Sobre la estrategia
clause-0-2 = Un objetivo secreto para cada uno
clause-0-3 = Qué es un ejército
clause-0-4 = Siempre un dueño y al menos un ejército
clause-0-5 = Solo decide quien tiene el turno
clause-1-1 = Contenido de la caja
clause-1-2 = Territorios y continentes
clause-1-3 = Territorios contiguos
clause-1-3-1 = Fronteras terrestres
clause-1-3-2 = Líneas punteadas
clause-1-3-3 = Territorios que no son contiguos
clause-1-4 = Tabla I: valor de los continentes
clause-1-5 = Tabla II: valor de los canjes
clause-1-6 = Cartas de territorios y sus figuras
clause-1-7 = Comodines
clause-1-8 = Las 14 cartas-objetivo
clause-1-9 = Ejércitos sin límite
clause-2-1 = Número de jugadores
clause-2-2 = Elección de colores
clause-2-3 = Valor de las fichas
clause-2-4 = Sorteo de los objetivos
clause-2-5 = Objetivos en juego con menos de seis
clause-2-6 = Objetivos sobrantes
clause-2-7 = Lista de objetivos posibles
clause-2-8 = El distribuidor
clause-2-9 = Empate por ser distribuidor
clause-2-10 = Reparto de los territorios
clause-2-10-1 = Barajadas y de a una carta
clause-2-11-1 = Reparto entre 3 jugadores
clause-2-11-2 = Reparto entre 4 jugadores
clause-2-11-3 = Reparto entre 5 jugadores
clause-2-11-4 = Reparto entre 6 jugadores
clause-2-12 = Primeros ejércitos
clause-2-13 = El mazo
clause-2-14 = Nadie gana durante el reparto
clause-3-1 = Quién empieza
clause-3-2 = Orden de turnos y rondas
clause-3-3 = Primera ronda
clause-3-3-1 = Continentes en la primera ronda
clause-3-4 = Pasos de un turno completo
clause-3-5 = No se vuelve atrás
clause-3-5-1 = Cómo se deja un paso
clause-3-6 = Atacar y desplazarse es opcional
clause-3-7 = Conquistados quiere decir propios
clause-3-8 = Fin del turno
clause-4-1 = Tres fuentes de ejércitos
clause-4-2 = Ejércitos por territorios
clause-4-3 = Tres como mínimo
clause-4-4 = Colocación de los ejércitos por territorios
clause-4-5 = Ejércitos por continente
clause-4-5-1 = Se cuenta al empezar el turno
clause-4-5-2 = Los ejércitos del continente quedan en él
clause-4-5-3 = Varios continentes
clause-4-6 = Hay que colocarlo todo
clause-5-1 = Libertad de atacar
clause-5-2 = Ejército de ocupación
clause-5-3 = Colores de los dados
clause-5-4 = Qué se puede atacar
clause-5-5 = Anuncio del ataque
clause-5-6 = Tres ejércitos atacantes como máximo
clause-5-6-1 = Menos ejércitos de los posibles
clause-5-7 = La fuerza del objetivo no lo impide
clause-5-8 = Cualquier número de ataques
clause-5-9 = Un solo origen por tirada
clause-5-10 = Todo ataque se tira
clause-5-11 = Dados del atacante
clause-5-12 = Dados del defensor
clause-6-1 = Primera comparación y empates
clause-6-2 = Segunda comparación
clause-6-3 = Tercera comparación
clause-6-4 = Pérdidas
clause-6-5 = Ejércitos perdidos
clause-6-6 = Se cuenta de nuevo para cada tirada
clause-6-7 = Dados justos y a la vista
clause-7-1 = Avance obligatorio
clause-7-2 = Tamaño del avance
clause-7-3 = Cuándo cambia de dueño
clause-7-4 = Seguir atacando desde allí
clause-7-5 = Ningún otro traslado durante los ataques
clause-7-6 = Orden de lo que sigue al avance
clause-8-1 = Dos clases de traslado
clause-8-2 = El paso de desplazamientos
clause-8-3 = El ejército de ocupación se queda
clause-8-4 = Un paso por ejército
clause-8-5 = Cuenta de los desplazamientos
clause-8-6 = Quien avanzó puede moverse una vez más
clause-9-1 = Derecho a una carta
clause-9-2 = Una carta por turno
clause-9-3 = Secreto de las cartas
clause-9-4 = Robar con la mano llena
clause-9-5 = La de arriba del mazo
clause-10-1 = Combinación válida
clause-10-2 = Cuándo se canjea
clause-10-3 = Valor de un canje
clause-10-4 = Opcional con hasta cuatro cartas
clause-10-5 = Obligatorio con cinco
clause-10-5-1 = Con cinco cartas siempre hay combinación
clause-10-6 = Varios canjes en un turno
clause-10-7 = Colocación de los ejércitos del canje
clause-10-8 = Territorio propio en una carta canjeada
clause-10-8-1 = Momento y cantidad de los ejércitos extra
clause-10-9 = El canje es público
clause-11-1 = El comodín en una combinación
clause-11-2 = Con comodín, tres cartas cualesquiera
clause-11-3 = Lo que valen las cartas
clause-11-4 = Cartas usadas y nuevo mazo
clause-12-1 = Eliminación
clause-12-2 = Cartas del eliminado
clause-12-3 = Más de cinco en la mano
clause-12-3-1 = Los descartes quedan boca abajo
clause-12-4 = Sin canje a mitad del turno
clause-12-5 = La carta del turno va aparte
clause-12-6 = El objetivo del eliminado sigue secreto
clause-13-1 = Victoria
clause-13-2 = Cuándo se comprueban los objetivos
clause-13-3 = Orden de comprobación y victoria fuera de turno
clause-13-4 = Nada después del final
clause-13-5 = Cuenta la posición del momento
clause-13-6 = Objetivo de destruir
clause-13-7 = Cambio a 24 territorios
clause-13-7-1 = El cambio es silencioso
clause-13-8 = 24 territorios
clause-13-9 = 18 territorios con dos ejércitos
clause-13-10 = Objetivos de continentes
clause-13-11 = Último en pie
clause-13-12 = Sin empate ni límite
clause-14-1 = Resumen de un turno
clause-15-1 = Información pública
clause-15-2 = Información secreta
clause-15-3 = El reparto está a la vista
clause-15-4 = Cartas que pasan en una eliminación
clause-15-5 = Lo que se ofrece o rechaza no delata
clause-15-6 = Después del final
clause-16-1 = Opción: canjes desde el noveno
clause-16-2 = Opción: desplazar ejércitos que avanzaron
clause-16-3 = Opción: tope de cinco cartas al robar
clause-16-4 = Opción: cuándo se comprueban los objetivos
clause-16-5 = Abandono y ausencia
clause-16-6 = Límite de rondas en simulaciones

### Prompts

choosing-colour = Elige el color de tus ejércitos.
ask-placing = { $bound ->
    [0] Coloca tus ejércitos: { $free ->
        [1] te queda 1
       *[other] te quedan { $free }
    }.
   *[other] Coloca tus ejércitos: { $free } donde quieras y { $bound } dentro de tus continentes.
}
ask-must-exchange = Tienes cinco cartas o más: canjea tres.
ask-step-over = Todos los ejércitos están colocados. Ataca, desplaza o canjea cartas si puedes.
ask-attacking = Ataca o pasa a desplazar tus ejércitos.
ask-advancing = { $target } ha caído. Desplaza de 1 a { $most } desde { $origin }.
ask-moving = Desplaza ejércitos entre territorios tuyos contiguos o termina tu turno.

### Actions

do-take = Elegir { $colour }
do-place = Colocar { $armies } en { $territory }
do-exchange = Canjear { $cards }
do-attack = Atacar { $target } desde { $origin } con { $armies }
do-advance = Avanzar { $armies } desde { $origin } a { $target }
do-move = Desplazar { $armies } de { $origin } a { $target }
do-end-step = Terminar esta etapa
do-end-turn = Terminar el turno

### Refusals

refused-colour-taken = El color { $colour } ya está elegido.
refused-before-colours = Primero elige un color.
refused-place-not-own = { $territory } no es tuyo: ahí no puedes colocar ejércitos.
refused-nothing-to-place = No te quedan ejércitos por colocar.
refused-no-armies = El número de ejércitos debe ser al menos 1.
refused-place-bound = Los ejércitos de un continente se quedan en él: en { $territory } caben como máximo { $most }.
refused-place-too-many = No tienes tantos: en { $territory } puedes colocar como máximo { $most }.
refused-unplaced = Primero coloca todos tus ejércitos: { $armies ->
    [1] queda 1
   *[other] quedan { $armies }
}.
refused-five-cards = Con cinco cartas o más debes canjear tres antes de seguir.
refused-attack-in-round-1 = En la primera ronda no se ataca.
refused-in-round-1 = En la primera ronda solo se colocan ejércitos.
refused-exchange-late = Las cartas solo se canjean al recibir ejércitos, antes del primer ataque o desplazamiento.
refused-step-closed = { $step ->
    [2] Eso corresponde a la colocación de ejércitos, que ya terminó en este turno.
   *[other] Eso corresponde a una etapa anterior, que ya terminó en este turno.
}
refused-no-advance = No hay adónde avanzar: ningún territorio acaba de caer.
refused-last-step = El desplazamiento es la última etapa: lo que queda es terminar el turno.
refused-colours-settled = Los colores se eligen solo antes de empezar la partida.
refused-attack-origin = { $origin } no es tuyo: no puedes atacar desde ahí.
refused-attack-own = { $target } ya es tuyo.
refused-not-contiguous = { $origin } y { $target } no tienen frontera común ni los une una línea punteada.
refused-occupation-army = { $origin } tiene un solo ejército, y el de ocupación nunca ataca.
refused-attack-too-many = Desde { $origin } puedes atacar con { $most } como máximo.
refused-advance-due = Antes debes avanzar a { $target }, que acaba de caer.
refused-advance-elsewhere = Solo avanzan ejércitos de { $origin }, y solo a { $target }.
refused-advance-too-many = Pueden avanzar { $most } como máximo, tantos como atacaron.
refused-move-not-own = { $origin } y { $target } deben ser tuyos.
refused-move-occupation = En { $origin } debe quedar al menos un ejército.
refused-move-advanced = Los ejércitos de { $origin } ya se desplazaron al conquistarlo en este turno.
refused-move-again = En este turno ya no puede salir ningún ejército de { $origin }.
refused-move-too-many = En este turno pueden salir de { $origin } { $most } más, como máximo.
refused-exchange-count = Se canjean exactamente tres cartas, no { $cards }.
refused-exchange-twice = La misma carta no puede contar dos veces.
refused-no-set = Esas tres no forman juego: hacen falta tres figuras iguales, tres diferentes o un comodín.
refused-not-in-hand = No tienes esas cartas.

### Events

event-colour-taken = { $seat } juega con { $colour }.
event-objective-drawn = { $objective ->
    [hidden] { $seat } recibe un objetivo.
   *[other] { $seat } recibe un objetivo: { $objective }
}
event-rolled-for-dealer = Dados para elegir al distribuidor: { $seats } sacan { $dice }.
event-dealt = { $dealer } reparte los territorios; empieza { $first }.
event-round-began = Ronda { $round }
event-turn-began = Juega { $seat }, con { $territories ->
    [1] 1 territorio
   *[other] { $territories } territorios
}.
event-received = { $bound ->
    [0] { $seat } recibe { $free } ejércitos.
   *[other] { $seat } recibe { $free } ejércitos, y { $bound } por continentes enteros.
}
event-placed = { $seat } coloca { $armies } en { $territory }.
event-exchanged = { $seat } canjea { $cards } (canje número { $number }) por { $armies } ejércitos.
event-attacked = { $seat } ataca { $target } desde { $origin } con { $armies }.
event-fought = Rojos { $red } contra amarillos { $yellow }: { $origin } pierde { $attacker_lost }, { $target } pierde { $defender_lost }.
event-advanced = { $seat } conquista { $target } y avanza { $armies } desde { $origin }.
event-eliminated = { $by } elimina a { $seat }.
event-cards-passed = { $cards ->
    [0] { $seat } no tenía cartas para { $by }.
    [1] { $by } se queda con la carta de { $seat }.
   *[other] { $by } se queda con las { $cards } cartas de { $seat }.
}
event-cards-discarded = { $cards ->
    [0] { $seat } no descarta cartas.
    [1] { $seat } descarta 1 carta al azar, boca abajo.
   *[other] { $seat } descarta { $cards } cartas al azar, boca abajo.
}
event-objective-switched = { $seat }: otro jugador destruyó tu blanco. Ahora tu objetivo es dominar 24 territorios.
event-moved = { $seat } desplaza { $armies } de { $origin } a { $target }.
event-card-drawn = { $card ->
    [hidden] { $seat } recibe una carta.
   *[other] { $seat } recibe una carta: { $card }.
}
event-reshuffled = Las { $cards } cartas usadas se barajan y forman un nuevo mazo.
event-won = ¡{ $seat } gana la partida! Su objetivo era: { $objective }
event-limit-reached = La partida termina tras la ronda { $rounds } sin ganador.

### How it ended

result-objective = Victoria por objetivo
result-survivor = Victoria del último superviviente
result-round-limit = Sin ganador: se alcanzó el límite de rondas

### At the browser table

act-exchange = Canjear estas cartas
act-attack = Atacar { $target } con { $armies }
act-advance = Avanzar { $armies }
act-move = Desplazar { $armies } a { $target }
war-board = Tablero del mundo
war-territories = Territorios
war-armies = Ejércitos
war-cards = Cartas
war-label = { $territory }, { $armies ->
    [1] 1 ejército
   *[other] { $armies } ejércitos
} de { $seat }
war-label-legal = { $territory }, { $armies ->
    [1] 1 ejército
   *[other] { $armies } ejércitos
} de { $seat }, se puede elegir
war-last-battle = Última batalla
war-no-battle = Todavía no hubo batallas.
war-higher = ▲ mayor
war-lower = ▼ menor
war-tie = ▼ empate
war-no-partner = sin par
war-one-roll = Una tirada
war-conquest = Hasta el final: { $chance }
war-against = { $attack } contra { $defence }
war-keep = Parar si quedan:
war-of-against = de { $seat }, { $attack } contra { $defence }
war-no-odds = Elige un ataque para ver sus probabilidades.
war-my-cards = Mis cartas
war-no-cards = Todavía sin cartas.
war-exchange = Canjear
war-objective = Objetivo secreto
war-third = { $continent } (tercero)
war-next-exchange = Próximo canje de cartas
war-piles = Mazo { $pile }, usadas { $used }
chart-territories = Territorios por ronda
chart-armies = Ejércitos por ronda
chart-luck = Suerte: pérdidas evitadas por ronda
war-roll-row = { $attacker ->
    [0] La defensa pierde { $defender }
   *[other] { $defender ->
        [0] El ataque pierde { $attacker }
       *[other] El ataque pierde { $attacker }; la defensa, { $defender }
    }
}
war-breaks-continent = { $seat } ya no recibiría los { $armies } ejércitos de { $continent }.

### Odds asked for on the command line

odds-option-attack = Ejércitos en el origen, incluido el que se queda
odds-option-defend = Ejércitos en el territorio atacado
odds-option-stop_at = Parar cuando en el origen queden tantos ejércitos o menos
odds-option-until = Parar cuando en el territorio atacado queden tantos ejércitos o menos
odds-option-chain = Ejércitos en los territorios atacados uno tras otro, detrás del primero si lo hay
odds-figure-conquest = Probabilidad de conquista
odds-figure-reached = Probabilidad de reducir la defensa hasta donde se quiere
odds-figure-attackers = Atacantes que quedan, en promedio
odds-figure-attackers_given_conquest = Atacantes que quedan, en promedio, si hay conquista
odds-figure-attackers_given_failure = Atacantes que quedan, en promedio, si la defensa resiste
odds-figure-defenders = Defensores que quedan, en promedio
odds-figure-defenders_given_failure = Defensores que quedan, en promedio, si la defensa resiste
odds-figure-first_roll_loses = Primera tirada: el atacante pierde { $number }
odds-figure-conquests = Probabilidad de conquistar { $number } o más
odds-figure-conquered = Territorios conquistados, en promedio
odds-column-attack = Quedan atacantes
odds-column-defence = Quedan defensores
odds-column-conquered = Conquistados

### Presentación

mark-white = Bl
mark-red = Ro
mark-black = Ne
mark-blue = Az
mark-yellow = Am
mark-green = Ve
do-take-word = elegir, elige, tomar
do-place-word = colocar, coloca, poner, pon
do-exchange-word = canjear, canje, canjea, cambiar
do-attack-word = atacar, ataca, ataque
do-advance-word = avanzar, avanza, ocupar
do-move-word = desplazar, desplaza, mover, mueve
do-end-step-word = terminar paso, listo, siguiente
do-end-turn-word = terminar turno, terminar, pasar, paso
field-colour = COLOR
field-territory = TERRITORIO
field-armies = EJÉRCITOS
field-cards = CARTA CARTA CARTA
field-origin = DESDE
field-target = A
present-continent = { $continent } (+{ $armies })
present-players = Ronda { $round }
present-final = Tras la ronda { $round }
present-player = Jugador
present-territories = Territorios
present-armies = Ejércitos
present-cards = Cartas
present-note = { "" }
present-eliminated = eliminado por { $by }
present-winner = ganador
present-holds = domina { $continents }
present-fronts = Tus fronteras
present-strength = { $territory } { $armies }
present-objective = Tu objetivo: { $objective }
progress-territories = Por ahora: { $have } de { $need } territorios.
progress-destroy = { $territories ->
    [0] No les queda ningún territorio.
    [1] Les queda 1 territorio.
   *[other] Les quedan { $territories } territorios.
}
progress-continent = { $continent } { $have } de { $need }
progress-further = otros continentes { $have } de { $need }
progress-continents = Por ahora: { $parts }.
present-hand = Tus cartas ({ $count }): { $cards }
present-no-cards = No tienes cartas.
present-odds = Luchando hasta el final
present-odds-from = Desde
present-odds-against = Contra
present-odds-conquest = Conquista
present-odds-left = Quedan si cae
present-odds-lost = Enemigos si no
present-roll = La próxima tirada
present-roll-dice = Dados
present-roll-loses = Pierdes
present-roll-beats = Pierden
present-chance = Probabilidad
present-exactly = Exactamente
present-percent = { $whole },{ $tenths } %
present-decimal = { $whole },{ $tenths }
present-dice = { $attack } contra { $defence }
present-stop = Parando a tiempo
present-stop-at = Parar con
present-stop-held = Quedan si no cae
present-chances = { $target } cae con probabilidad { $chance } ({ $exactly }); quedan entonces unos { $left } ejércitos.
present-now = Ahora: { $parts }
digest-turn = { $seat }, con { $territories } territorios, recibe { $armies } ejércitos.
digest-placed = { $seat } coloca ejércitos: { $parts }.
digest-attacked = { $seat } ataca { $target } desde { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }{ $rolls } veces
}: pierde { $lost } y elimina { $beaten }.
digest-conquered = { $seat } conquista { $target } desde { $origin }{ $rolls ->
    [1] { "" }
   *[other] { " " }en { $rolls } tiradas
} y avanza con { $armies }.
