### What all games share

## Names

name-seat = Player { $number }
mark-seat = { $number }
language-es = Español
language-pt-BR = Português
language-en = English

## Lists

list-and = { $most } and { $last }
list-and-before-i = { $most } and { $last }
list-nothing = nothing

## Actions that any game may have

do-decline = No, thank you
do-agree = Agree
do-disagree = Disagree

## What has happened at the table

event-taken-back = { $numbers-count ->
    [one] The last move has been taken back.
   *[other] The last { $numbers-count } entries have been taken back.
}

## Refusals

refused-game-over = The game is over.
refused-no-such-thing = There is no such thing in this game.
refused-not-your-turn = { $seats-count ->
    [0] It is not your turn.
   *[other] It is not your turn: { $seats } to play.
}
refused-stale = That question has already been answered, or is no longer asked.
refused-covered = Something else comes first; your question waits.
refused-key-used = That answer was already given to another question.
refused-closed = The table is closed.
refused-no-use = There is nothing you could do with that now.
refused-undo-off = At this table nothing is taken back.
refused-undo-nothing = You have nothing to take back.
refused-undo-final = Something has come out since: dice, a card, or a secret. There is no way back behind that.
refused-undo-answered = Somebody else has played since.

## Commands that could not be read

notation-unknown-command = “{ $text }” is no command.
notation-too-much = “{ $text }” is too much. It is written: { $usage }
notation-missing = { $field } is missing. It is written: { $usage }
notation-unknown-name = { $near ->
    [none] There is nothing called “{ $text }”.
   *[other] There is nothing called “{ $text }”. Did you mean { $near }?
}
notation-no-number = “{ $text }” is no number, and { $field } should be one. It is written: { $usage }

## Saved games

save-empty = The file is empty.
save-cut = The file has been cut off in line { $line }.
save-foreign = This is not a saved game of Casus Belli.
save-damaged = Line { $line } is damaged ({ $key }): { $why }.
save-newer = This game was saved by a newer version of the program (line { $line }, { $key }): { $why }.
save-other-game = This is a save of another game (line { $line }, { $key }): { $why }.
save-other-data = This game was played with other component data (line { $line }, { $key }).
save-broken = The rules of this version do not allow line { $line } ({ $key }): { $why }.
save-differs = Under the rules of this version the game comes out otherwise from line { $line } on: { $why }.
save-no-keys = This file cannot be played on, since it does not hold the keys of its dice.
