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

## Help: every line of a page is a paragraph

help-rules-title = Come si gioca
help-rules =
    Metti una pedina su una casella vuota in modo da chiudere una fila di pedine avversarie tra questa e un'altra tua pedina: in orizzontale, in verticale o in diagonale.
    Tutte le pedine chiuse così diventano del tuo colore, in tutte e otto le direzioni insieme. Una mossa deve girare almeno una pedina.
    Se non hai mosse, il turno passa da sé. Se nessuno dei due ne ha, la partita è finita.
    Vince chi ha più pedine. Il punteggio da torneo dà al vincitore anche le caselle vuote.
help-questions-title = Domande
help-questions =
    Posso scegliere quali pedine girare? No. Si girano tutte quelle che la mossa chiude.
    Le pedine girate ne chiudono altre? No. Contano solo le file che partono dalla pedina appena messa.
    Posso passare? Solo se non hai mosse, e allora succede da sé.
    Si gioca finché l'othelliera è piena? Non sempre. La partita finisce appena nessuno dei due può muovere.
    Ai bordi valgono altre regole? No. Sono caselle come le altre.
    Reversi è solo un altro nome di Othello? No. Comincia con il centro vuoto, e ognuno ha 32 pedine.
help-reversi-title = Il Reversi dell'Ottocento
help-reversi =
    Nero e Rosso cominciano con la tavola vuota. Le prime quattro pedine vanno nelle quattro caselle centrali, in una qualsiasi libera, e non girano nulla.
    Dalla quinta pedina in poi si muove come a Othello.
    Ognuno ha 32 pedine per tutta la partita. Chi le ha messe tutte può solo passare, mentre l'altro continua.
    Vince chi alla fine ha più pedine. Le caselle vuote non vanno a nessuno.
help-advice-title = Consigli
help-advice =
    Una pedina in un angolo non si può più girare.
    Una pedina accanto a un angolo vuoto spesso lo regala, soprattutto quella in diagonale.
    Fino alle ultime mosse, avere molte mosse vale più che avere molte pedine.
    Gira poche pedine, tieniti libera la scelta e lascia l'avversario senza mosse sicure.
    Conta le pedine solo alla fine.

## The line dialogue

plain-plays = { $discs ->
    [0] { $side } gioca { $square }.
    [one] { $side } gioca { $square } e gira 1 pedina.
   *[other] { $side } gioca { $square } e gira { $discs } pedine.
}
