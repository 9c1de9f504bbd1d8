### serve e backup

help-serve = Serve mesas aos navegadores, aqui e na rede.
help-backup = Copia o banco de dados do servidor, mesmo em funcionamento.
help-host = Endereço em que escutar; 0.0.0.0: em todos os desta máquina.
help-port = Porta em que escutar; 0: qualquer uma livre.
help-database = Arquivo SQLite ou URL de um banco de dados; senão, um arquivo da sua pasta de dados.
help-base-url = Como os amigos chegam ao servidor, por exemplo https://jogos.example.org.
help-rate = Mudanças por segundo que um endereço pode pedir; 0: sem limite.
help-backup-file = Onde gravar a cópia.
serving = As mesas estão em { $url }
serving-friends = Os amigos as encontram, nesta rede, em { $url }
serving-stop = Ctrl+C para o servidor. Nada se perde.
cannot-listen = não é possível escutar em { $address }: { $why }
bad-base-url = --base-url começa com http:// ou https://, e não “{ $url }”.
server-failed = o servidor não conseguiu começar; a última linha acima diz por quê.
backup-done = Copiado para { $file }
backup-no-database = não há banco de dados em { $file }
backup-not-sqlite = assim só se copiam bancos de dados SQLite; o PostgreSQL tem o pg_dump.
backup-failed = não foi possível copiar o banco de dados: { $why }
bad-database = não é possível abrir o banco de dados: { $why }
