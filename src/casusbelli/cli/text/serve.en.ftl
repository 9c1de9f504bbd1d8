### serve and backup

help-serve = Serve tables to browsers, here and in the network.
help-backup = Copy the server's database, while it runs too.
help-host = Address to listen at; 0.0.0.0: at all of this machine's.
help-port = Port to listen at; 0: any that is free.
help-database = SQLite file, or URL of a database; by default a file in your data folder.
help-base-url = How friends reach the server, such as https://play.example.org.
help-rate = Changes that one address may ask for in a second; 0: any number.
help-backup-file = Where to write the copy.
serving = The tables are at { $url }
serving-friends = Friends in this network find them at { $url }
serving-stop = Ctrl+C stops the server. Nothing is lost.
cannot-listen = cannot listen at { $address }: { $why }
bad-base-url = --base-url begins with http:// or https://, not “{ $url }”.
server-failed = the server could not begin; its last line above says why.
backup-done = Copied to { $file }
backup-no-database = there is no database at { $file }
backup-not-sqlite = only SQLite databases are copied this way; PostgreSQL has pg_dump.
backup-failed = the database could not be copied: { $why }
bad-database = the database cannot be opened: { $why }
