/** Portuguese function words, as `index.ts` says. */
export const pt: string = `a à abaixo acaso acerca acima adiante afinal agora aí ainda além algo alguém algum alguma algumas alguns ali aliás amanhã
ambas ambos ante anteontem anteriormente antes ao aonde aos apenas apesar após aproximadamente aquela aquelas aquele aqueles aqui aquilo as
às assim até atrás através atualmente basicamente bastante bem cá cada caso cerca certa certas certo certos claro com comigo como
completamente conforme connosco conosco consequentemente consigo contigo contra contudo cuja cujas cujo cujos da daí dali daquela daquelas
daquele daqueles daqui daquilo das de debaixo definitivamente dela delas dele deles demais dentre dentro depois desde dessa dessas desse
desses desta destas deste destes detrás deve devem deveria deveriam devia devido diante disse disseram disso disto diversas diversos diz
dizem dizendo dizer do dois donde dos duas durante e é efetivamente eis ela elas ele eles em embaixo embora enfim enquanto entanto então
entre entretanto era eram és especialmente essa essas esse esses esta está estamos estão estar estará estaria estas estava estavam este
esteja estejam estes esteve estive estiveram estivesse estou etc eu eventualmente exatamente exceto faz fazem fazendo fazer fazia feita
feitas feito feitos fez finalmente fizeram foi fomos for fora foram fosse fossem frequentemente fui geralmente graças há haja haver haverá
haveria havia hoje houve igualmente imediatamente inclusive infelizmente inicialmente ir isso isto já jamais junto juntos justamente la lá
lhe lhes lo logo longe los mais mal mas me mediante meio melhor menos mesma mesmas mesmo mesmos meu meus mim minha minhas muita muitas
muitíssimo muito muitos na nada não naquela naquele naqueles naquilo nas nela nelas nele neles nem nenhum nenhuma nessa nessas nesse nesses
nesta nestas neste nestes ninguém nisso nisto no normalmente nos nós nossa nossas nosso nossos num numa numas nunca nuns o obviamente onde
ontem ora os ou outra outras outrem outro outrora outros para parece parecem particularmente pela pelas pelo pelos per perante perto pior
pode pôde podem podendo poder poderá poderão poderia poderiam podia podiam pois por porém porquanto porque porquê portanto porventura possa
possam possivelmente posso posteriormente pouca poucas pouco poucos pra praticamente precisamente previamente primeiramente principalmente
própria próprias próprio próprios provavelmente próximo quais quaisquer qual qualquer quando quanta quantas quanto quantos quão quase que
quê quem quer querem quero raramente realmente recentemente relativamente respectivamente salvo são se seguinte seguintes segundo seja
sejam sem sempre senão sendo ser será serão seria seriam seu seus si sido sim simplesmente só sob sobre sobretudo somente somos sou sua
suas supostamente tal talvez também tampouco tanta tantas tanto tantos tão tarde te tem têm temos tendo tenha tenham tenho ter terá terão
teria teriam teu teus teve ti tido tinha tinham tive tiver tiveram toda todas todavia todo todos totalmente três tu tua tuas tudo
ultimamente um uma umas unicamente uns vai vamos vão várias vários vem vêm verdadeiramente vez vezes via você vocês vos vós vossa vosso vou`;
