### The board of The Princes of Florence in the browser, in English.
###
### Words of the game and sentences about choices are in princes.ftl; here are the labels of what is drawn.

## The estate

estate = Your estate
estate-of = Estate of { $player }
estate-empty = nothing but the palace
whose-estate = Whose estate is shown
squares-free = { $count ->
    [one] 1 square free
   *[other] { $count } squares free
}
places = { $here } this way, { $all } in all
turn-left = Turn to the left (Shift R)
turn-right = Turn to the right (R)
flip = Flip (F)
border = Across the border

## Builders, jesters, freedoms, works

court = Your court
builders = Builders: price of a building
builders-n = Builders: { $count }
builders-none = none
builders-apart = apart
builders-touch = may touch
builders-gloss = { $count ->
    [0] No builder
    [one] 1 builder
   *[other] { $count } builders
}: a building costs { $price }; { $touch } (PRI-27)
free = free
jesters = Jesters
jesters-n = Jesters: { $count }
jesters-gloss = Jesters: { $count }. Each work is worth { $value } more (PRI-26)
freedoms = Freedoms
freedom-own = introduced
freedom-left = { $left } left, { $price }
n-left = { $left } left
yours = yours
held = introduced
works = Works
works-none = no work yet
best-now = best of this round: { $value }
recruited-gloss = { $count ->
    [one] A recruiting card lies
   *[other] { $count } recruiting cards lie
} where a person was recruited (PRI-30)

## Florence

city = Florence
round = Round { $round }
before-round = Before the start
work-needs = a work needs { $least }
least-values = Least value of a work by round
least-of-round = Round { $round }: { $least }
best-work = Best work
best-work-of = Best work of the round: { $value }, { $players } (PRI-51)
best-work-none = No work in this round yet; the best brings { $prestige } (PRI-51)
lots = Auction
lots-note = one of each in a round
short-prestige = Prestige
short-recruiting = Recruit
lot-left = { $left } left
lot-sold = bought by { $player }{ $price ->
    [0] { "" }
   *[other] { " " }for { $florins }
}
lot-sold-short = sold
lot-block = on the block
lot-gone = none left
lot-open = open
lot-unsold = not sold
gloss-forest = { $squares } squares; { $points } points for a person who likes it (PRI-24)
gloss-lake = { $squares } squares; { $points } points for a person who likes it (PRI-24)
gloss-park = { $squares } squares; { $points } points for a person who likes it (PRI-24)
gloss-landscape = one of the three, chosen after winning (PRI-58)
gloss-jester = { $points } more on every work (PRI-26)
gloss-builder = cheaper buildings, then side by side (PRI-27)
gloss-prestige = look at five, keep one; it scores at the end (PRI-28)
gloss-recruiting = fetches a person that lies before somebody else (PRI-29)
characters = Characters
characters-note = won for one round
characters-bid = put your pawn on a space; a bid is in hundreds
character-owner = Held by { $player }.
character-pawn = { $player } bids { $florins }.
character-taken = Taken in this round.
character-free = Nobody bids yet.
character-taken-short = gone
character-free-short = free
character-yours = yours for this round
gloss-muse = each work is worth { $round } more (PRI-68)
gloss-cardinal = three actions in the turn (PRI-69)
gloss-princess = a work without a card (PRI-70)
gloss-merchant = a free lot, or prestige by rank (PRI-71)
gloss-professor = a bonus or prestige card (PRI-75)
gloss-banker = { $money ->
    [0] no florins before the next round (PRI-77)
   *[other] { $money } florins less the bid (PRI-77)
}
buildings = Buildings
buildings-note = { $price }, { $prestige } each
building-own = You have it
building-gone = None left
building-left = { $left ->
    [one] 1 left
   *[other] { $left } left
}
size-large = Large, { $squares } squares
size-medium = Medium, { $squares } squares
size-small = Small, { $squares }
with = together with { $player } (PRI-82)
tables = People on the tables
tables-note = works of the others
tables-none = Nobody else has completed a work yet
recruiting = Recruit a person
recruiting-note = your card stays in its place

## The auction

auction = The auction
on-block = On the block
in-view = To be opened
block-empty = Nothing yet
block-choose = Choose a lot to open
block-wait = { $player } chooses
leads = { $player } leads
next-step = { $florins } is the next step
opening = The opening bid
opening-note = each step is { $florins } more
won-price = The winning bid
last-price = The last one pays this
bid-step = Bid { $florins }
purse = your purse
bidder-bought = bought
bidder-out = out
bidder-leads = leads
bidder-passed = passed
bidder-passed-at = { $florins }, passed
bidder-asked = to bid
bidder-last = last one
bidder-opens = opens
bidder-at = { $florins }
bidder-waits = waits
worth = Worth to you
worth-works = { $count ->
    [one] One work in hand
   *[other] { $count } works in hand
}
worth-reach = { $count ->
    [one] One reaches the least value
   *[other] { $count } reach the least value
}
worth-price = Price of a building
worth-prestige = Prestige at once
worth-builder = for the second and third builder
worth-second = for a further one of its kind
worth-look = Look at five, keep one
worth-recruit = { $count ->
    [0] Nobody to recruit yet
    [one] One person to recruit
   *[other] { $count } people to recruit
}
worth-card = counts as a card in hand
worth-count = one more to count
worth-nothing = Nothing in your hand asks for it
worth-choose = Choose a lot to see what it would bring your hand
worth-hidden = Hands are hidden
if-win-at = { $left } if you win at { $price }
pile-left = { $left } in the pile

## The hand

people = Your people
hand-of = Hand of { $player }
people-none = Nobody left in hand
only-you = only you see this
hidden = hidden
short = { $count } short
short-by = { $count } short of the least value
reaches = Reaches the least value of { $least }
min = min { $least }
florins = florins
prestige = prestige
florins-hidden = Florins are hidden (PRI-95)
after-this = { $n } after this
if-won = { $n } if won
bonus-now = It would add { $points } now
princess-now = worth { $value } now
recruiting-hand = in hand
pile = { $cards } in the pile
in-piles = In the piles
cards-in-hand = cards in hand
yes = yes
no = no

## Cards, works, pay

deal = Four people came to you
deal-note = give one back, keep three
keep-one = Keep one of these
keep-note = the others go under the pile
under-next = Which goes under next?
under-note = the first named comes up first
the-work = The work
bonus-note = bonus cards may be added one by one
pay = The pay
exchange = The Banker exchanges
pay-note = a point of prestige for { $rate } florins
result = The end
result-note = where the prestige came from

## Building together

together = A joint building
together-note = it counts for both
pays-bank = pays the bank { $florins }
pays-active = pays { $florins } to the builder
pays-open = the share is still open
prestige-each = { $prestige } each
step-joint = Place
step-sum = Sum
step-answer = Answer
step-reply = Reply
wait-joint = Choose where the building lies across the border.
wait-sum = The sum is being named.
wait-answer = The partner answers: accept, decline, or name another sum.
wait-reply = Accept the other sum, or decline.

## Tabs of a phone

tab-worth = Worth
tab-hand = Hand
tab-court = Court
tab-city = Florence

## The confirm bar

what-named = { $name }: { $what }
what-place = { $piece } on { $square }
what-refuse = Decline the offer
what-return-character = Give the card back unused
what-decline = Buy nothing in this round
why-works = { $works }: { $gain }
why-end = { $actions } would be lost
choice-bid = Bid
choice-pass = Pass
choice-decline = Buy nothing
choice-refuse = Decline
choice-return = Give it back
choice-done = No more cards
choice-accept = Accept
choice-end-turn = End turn
choice-sell-prestige = Sell 1 prestige
choice-keep-card = Keep the card
choice-princess-work = Princess
choice-merchant-prestige = Merchant: prestige
choice-merchant-free = Merchant: free lot
choice-professor-bonus = Professor: bonus
choice-professor-prestige = Professor: prestige
choice-draw-profession = Draw a person
choice-draw-bonus = Draw a bonus card
