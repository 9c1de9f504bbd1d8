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
card-wild_1 = Comodín
card-wild_2 = Comodín

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
option-stand_in = Suplente para quien se va
option-stand_in-description = Si la computadora sigue jugando por quien abandona la partida o no responde.
option-stand_in-true = Sí, juega la computadora
option-stand_in-false = No, se espera
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
