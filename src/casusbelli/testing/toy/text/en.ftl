game-title = Three Fords
game-description = A toy game that uses every part of the engine.

### Names

ford-alder = Alder Ford
ford-birch = Birch Ford
ford-cedar = Cedar Ford
bank-east = east bank
bank-west = west bank
card-drum = drum
card-flag = flag
card-horn = horn
card-lamp = lamp
card-bow = bow
card-pike = pike
card-sling = sling
card-spear = spear
card-bear = bear
card-eagle = eagle
card-lion = lion
card-wolf = wolf

### Prompts

mustering-at = How many of your { $left } men stand at { $ford }?
pledging-coins = Pledge coins in secret.
taking-turn = Do one thing: spy, swap, moor the ferry, or pass.
filling-hat = Put a card into the hat.
deliberating = Propose to your bank to hold or to march.
deliberating-hold = Your partner proposes to hold. Do you agree?
deliberating-march = Your partner proposes to march on { $ford }. Do you agree?
ambushing = Play cards for an ambush, retreat, or do nothing.
planting-banner = Plant the banner of your bank.

### Actions

do-muster = Muster { $men } at { $ford }
do-pledge = Pledge { $coins }
do-spy = Spy on { $captain }
do-swap = Swap a card with your partner
do-put = Put { $card }
do-moor = Moor the ferry at { $ford }
do-pass = Pass
do-hold = Hold
do-march = March on { $ford }
do-offer = Offer { $card } to { $taker }
do-accept = Accept { $card } from { $giver }
do-reject = Reject { $card } from { $giver }
do-withdraw = Withdraw the offer of { $card }
do-ambush = Ambush with { $card }
do-retreat = Retreat and give up a man of { $captain }
do-plant = Plant the banner at { $ford }

### Events

event-aim-drawn = { $seat } draws an aim ({ $ford ->
        [hidden] in secret
       *[other] { $ford }
    }).
event-ferry-moored = { $seat } moors the ferry ({ $ford ->
        [hidden] in secret
       *[other] { $ford }
    }).
event-ferry-loaded = The ferry is dealt a card ({ $card ->
        [hidden] face down
       *[other] { $card }
    }).
event-ready = { $seat } is ready.
event-mustered = { $seat } has mustered { $men }.
event-round-began = Round { $round }: the { $bank } attacks.
event-card-drawn = { $seat } draws a card{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-mixed = The { $cards } discarded cards are mixed again.
event-pledged = { $seat } pledged { $coins } and pays.
event-ferryman-changed = { $seat } is the ferryman now.
event-passed = { $seat } does nothing.
event-spied = { $seat } spies on { $captain }{ $ford ->
        [hidden] {""}
       *[other] , who aims at { $ford }
    }.
event-hat-called = { $seats } swap cards in the hat.
event-hat-filled = { $seat } puts a card into the hat{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-hat-dealt = { $seat } is dealt a card out of the hat{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-proposed = { $seat } proposes: { $motion }.
event-objected = { $seat } does not agree.
event-marched = The { $bank } marches on { $ford }.
event-held = The { $bank } holds.
event-offered = { $seat } offers { $card } to { $taker }.
event-offer-closed = The offer of { $card } by { $seat } to { $taker } is { $how ->
        [accepted] accepted
        [rejected] rejected
        [withdrawn] withdrawn
       *[other] void
    }.
event-card-passed = { $seat } gives { $taker } a card{ $card ->
        [hidden] {""}
       *[other] : { $card }
    }.
event-ferry-ashore = The ferry is at { $ford } and helps the { $bank }.
event-ambushed = { $seat } plays { $card } (strength { $strength }).
event-retreated = { $seat } retreats and gives up a man of { $captain }.
event-fought = Attack { $attack } against defence { $defence }: { $loser } loses a man.
event-battle-over = The battle at { $ford } is over.
event-banner-planted = The { $bank } plants its banner at { $ford }.
event-all-banners = The { $bank } has all three banners.
event-counted = { $seat } aimed at { $ford } and has { $points } points.

### Refusals

refused-muster-elsewhere = Say now how many men stand at { $ford }.
refused-men-left = All { $left } men left stand at the last ford.
refused-too-many-men = You have { $left } men left.
refused-too-few-coins = You have { $coins } coins.
refused-pledge-due = Pledge coins first.
refused-swap = To swap, both of you need a card.
refused-one-thing = That is nothing to be done in a turn.
refused-not-ferryman = You are not the ferryman.
refused-moored-there = The ferry is moored there already.
refused-honest = It was agreed that nobody spies.
refused-own-bank = That is a captain of your own bank.
refused-no-coin = Spying costs a coin.
refused-not-in-hand = You do not hold that card.
refused-hat-due = Put a card into the hat first.
refused-march = At { $ford } there are no men of both banks.
refused-council = Propose to hold or to march.
refused-council-answer = Say whether you agree.
refused-not-offered = Nobody offers you { $card }.
refused-nothing-to-withdraw = You do not offer { $card }.
refused-offer-to-oneself = You cannot offer yourself a card.
refused-second-offer = You have made an offer in this round.
refused-silence = Nobody deals in offers now.
refused-in-battle = In battle there is only ambush or retreat.
refused-retreat = Nobody of your bank can be given up there.
refused-banner-due = Plant the banner first.
refused-too-far = { $ford } is too far away.
refused-nobody-there = Nobody of your bank is at { $ford }.

### How it ended

result-points = The count at the end
result-banners = Three banners
