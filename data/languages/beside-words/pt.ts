import type { BesideWords } from "../language-data.ts";

/** Portuguese words beside names, as `language-data.ts` says. */
export const pt: BesideWords = {
  place: `até
de
desde
em
longe
na
no
para
perto`,
  person: `acrescentou
afirmou
declarou
disse
diz
escreveu
explicou
morreu
nasceu
respondeu`,
  match: `atacante
campeonato
copa
derrotou
empatou
equipa
equipe
ganhou
gol
goleiro
golo
golos
gols
guarda
joga
jogo
jogou
liga
marcou
partida
perdeu
semifinal
taça
técnico
time
torcida
treinador
venceu
zagueiro`,
  article: "",
  determiner: `algum
alguma
aquela
aquele
cada
essa
essas
esse
esses
esta
estas
este
estes
meu
meus
minha
minhas
nenhum
nenhuma
nossa
nossas
nosso
nossos
outra
outro
seu
seus
sua
suas
tal
teu
tua
um
uma
umas
uns`,
};
