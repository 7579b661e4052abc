# The English messages. src/text/mod.rs tells how keys are named; every key and variable is checked
# when the crate is compiled. Printable ASCII only: what is not takes two cells in some terminals.

## Words that several places share

colour-black = Black
colour-white = White
colour-red = Red

## Levels of play: at most 16 characters

level-1 = First steps
level-2 = Beginner
level-3 = Learner
level-4 = Apprentice
level-5 = Amateur
level-6 = Enthusiast
level-7 = Club player
level-8 = Regular
level-9 = Contender
level-10 = Challenger
level-11 = Tactician
level-12 = Strategist
level-13 = Specialist
level-14 = Veteran
level-15 = Expert
level-16 = Finalist
level-17 = Champion
level-18 = Master
level-19 = Senior master
level-20 = Grand master

## Why a move is refused

refusal-occupied = { $square } is occupied.
refusal-turns-nothing = { $square } is not a legal move: a disc there turns no other.
refusal-not-centre = { $square } is not in the centre: the first four discs go to d4, e4, d5 and e5.
refusal-no-discs-left = { $side } has placed all 32 discs and has no discs left.
refusal-pass-not-forced = You may not pass while you have a move. A turn passes by itself when there is none.
refusal-game-over = The game is over.

## The line dialogue

plain-plays = { $discs ->
    [0] { $side } plays { $square }.
    [one] { $side } plays { $square } and turns 1 disc.
   *[other] { $side } plays { $square } and turns { $discs } discs.
}
