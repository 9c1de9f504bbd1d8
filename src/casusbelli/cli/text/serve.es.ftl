### serve y backup

help-serve = Sirve mesas a los navegadores, aquí y en la red.
help-backup = Copia la base de datos del servidor, también mientras funciona.
help-host = Dirección en la que escuchar; 0.0.0.0: en todas las de esta máquina.
help-port = Puerto en el que escuchar; 0: cualquiera que esté libre.
help-database = Archivo de SQLite o URL de una base de datos; si no, un archivo de tu carpeta de datos.
help-base-url = Cómo llegan tus amigos al servidor; por ejemplo, https://juegos.example.org.
help-rate = Cambios por segundo que puede pedir una dirección; 0: sin límite.
help-backup-file = Dónde escribir la copia.
serving = Las mesas están en { $url }
serving-friends = Tus amigos las encuentran, en esta red, en { $url }
serving-stop = Ctrl+C detiene el servidor. No se pierde nada.
cannot-listen = no se puede escuchar en { $address }: { $why }
bad-base-url = --base-url empieza con http:// o https://; «{ $url }» no.
server-failed = el servidor no pudo empezar; la última línea de arriba dice por qué.
backup-done = Copiada en { $file }
backup-no-database = no hay ninguna base de datos en { $file }
backup-not-sqlite = así solo se copian bases de datos de SQLite; PostgreSQL tiene pg_dump.
backup-failed = no se pudo copiar la base de datos: { $why }
bad-database = no se puede abrir la base de datos: { $why }
