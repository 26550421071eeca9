import type { BesideWords } from "../language-data.ts";

/** French words beside names, as `language-data.ts` says. */
export const fr: BesideWords = {
  place: `à
chez
dans
depuis
en
loin
près
vers`,
  person: `a
affirme
ajoute
déclare
dit
écrit
explique
mort
né
née
raconte
répond`,
  match: `attaquant
bat
battu
but
buts
championnat
défenseur
derby
entraîneur
équipe
finale
gagné
gardien
joue
joué
ligue
marqué
match
milieu
perdu
supporters`,
  article: `au
du
l
la
le
les`,
  determiner: `aucun
aucune
autre
ce
ces
cet
cette
chaque
leur
leurs
ma
mes
mon
nos
notre
plusieurs
quelque
quelques
sa
ses
son
ta
tel
telle
tes
ton
un
une
vos
votre`,
};
