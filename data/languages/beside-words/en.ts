import type { BesideWords } from "../language-data.ts";

/** English words beside names, as `language-data.ts` says. */
export const en: BesideWords = {
  place: `across
at
from
in
inside
into
near
outside
throughout
to
toward
towards
within`,
  person: `added
argued
asked
born
died
explained
insisted
married
replied
said
says
tells
testified
told
who
writes
wrote`,
  match: `beat
beats
champions
championship
coach
cup
defeated
defender
derby
game
goal
goalkeeper
goals
inning
innings
league
lost
match
midfielder
pitcher
playoff
playoffs
quarterback
quarterfinal
scored
scores
season
semifinal
squad
standings
striker
team
touchdown
touchdowns
wicket
wickets
won`,
  article: `the`,
  determiner: `a
an
another
any
each
every
her
his
its
my
no
our
some
that
their
these
this
those
your`,
};
