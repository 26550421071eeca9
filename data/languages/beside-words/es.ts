import type { BesideWords } from "../language-data.ts";

/** Spanish words beside names, as `language-data.ts` says. */
export const es: BesideWords = {
  place: `cerca
desde
en
hacia
hasta
lejos`,
  person: `afirmó
añadió
declaró
dice
dijo
escribió
explicó
murió
nació
respondió`,
  match: `campeonato
centrocampista
copa
defensa
delantero
derbi
derrotó
empató
entrenador
equipo
ganó
gol
goles
hinchas
juega
jugar
jugó
liga
marcó
partido
perdió
portero
semifinal
venció`,
  article: `al
del
el
la
las
los`,
  determiner: `algún
alguna
aquel
aquella
cada
esa
esas
ese
esos
esta
estas
este
estos
mi
mis
ningún
ninguna
nuestra
nuestras
nuestro
nuestros
otra
otro
su
sus
tal
tu
tus
un
una
unas
unos
vuestra
vuestro`,
};
