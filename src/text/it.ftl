# The Italian messages, in the order of en.ftl.

## Words that several places share

colour-black = Nero
colour-white = Bianco
colour-red = Rosso

## Levels of play: at most 16 characters

level-1 = Primi passi
level-2 = Principiante
level-3 = Allievo
level-4 = Apprendista
level-5 = Dilettante
level-6 = Appassionato
level-7 = Socio di circolo
level-8 = Assiduo
level-9 = Concorrente
level-10 = Sfidante
level-11 = Tattico
level-12 = Stratega
level-13 = Specialista
level-14 = Veterano
level-15 = Esperto
level-16 = Finalista
level-17 = Campione
level-18 = Maestro
level-19 = Primo maestro
level-20 = Gran maestro

## Why a move is refused

refusal-occupied = La casella { $square } è occupata.
refusal-turns-nothing = { $square } non è una mossa valida: una pedina lì non ne gira altre.
refusal-not-centre = { $square } non è al centro: le prime quattro pedine vanno in d4, e4, d5 ed e5.
refusal-no-discs-left = { $side } ha messo tutte e 32 le pedine e non ne ha più.
refusal-pass-not-forced = Non puoi passare finché hai una mossa. Quando non ce n'è nessuna, il turno passa da sé.
refusal-game-over = La partita è finita.

## The line dialogue

plain-plays = { $discs ->
    [0] { $side } gioca { $square }.
    [one] { $side } gioca { $square } e gira 1 pedina.
   *[other] { $side } gioca { $square } e gira { $discs } pedine.
}
