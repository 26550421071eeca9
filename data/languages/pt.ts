import type { LanguageData } from "./language-data.ts";

export const pt: LanguageData = {
  functionWords: `a à acerca agora ainda além algo alguém algum alguma algumas alguns ali ambos amanhã ante antes ao aos apenas apesar após
aquela aquelas aquele aqueles aqui aquilo as às assim até através bem cada cá com como conforme contra contudo cuja cujo da daquele das de
debaixo dela dele deles demais dentro depois desde dessa desse desta deste deve devem diante disse disso disto diz do dois dos duas durante
e é ela elas ele eles em embora enquanto então entre era eram és essa essas esse esses esta está estamos estão estar estas estava este
estes estou eu fazer fez foi foram for fora há hoje houve isso isto já jamais lá lhe lhes logo longe mais mas me meio melhor menos mesma
mesmo meu meus mim minha minhas muita muitas muito muitos na nada não nas nela nele nem nenhum nenhuma nessa nesse nesta neste ninguém no
nos nós nossa nosso num numa nunca o onde ontem os ou outra outras outro outros para pela pelas pelo pelos per perante perto pode podem
poderá pois por porém porque porquê portanto pouca pouco poucos primeiro própria próprio próximo qual quais qualquer quando quanto quase
que quê quem quer são se seja sem sempre sendo ser será seu seus si sido sim só sob sobre sou sua suas tal talvez também tampouco tanta
tanto tão te tem têm tendo ter teria teve teu ti tinha tive toda todas todavia todo todos três tu tua tudo última último um uma umas uns
vai vão vários você vocês vos vós`,
  commonWords: `água alma amigo amor ano anos arte avião banco barco batalha branco boca bom braço cabeça caminho campo capital cara carta casa
caso causa centro céu ciência cidade classe clube coisa cor coração corpo corte dia dias dinheiro direito deus dor economia efeito empresa
equipe escola espaço espírito esposa estado estrada estrela exemplo exército família festa figura filha filho filhos filme fim floresta fogo
força forma futebol gente governo grande grupo guerra homem homens hora horas história hotel ideia igreja ilha irmão jardim jogo jovem justiça
laranja lado lago lei língua livro lugar lua luz maçã mãe mão mar marido mercado mês meses mesa medo ministro momento monte morte mulher
mulheres mundo música nação noite nome norte nova novo número obra oceano olho olhos onça ordem oeste ouro padre pai página país palavra pão
papel parte partido passo paz pé pedra pessoa pessoas polícia poder poeta política ponte ponto porta porto povo praça praia preço presidente
primeira príncipe problema processo rainha razão região rei república rio rosa rua sala sangue saúde semana senhor sentido serra serviço
século sistema sociedade sol sul tarde teatro tema tempo terra título torre trabalho universidade vale valor velho vento verão verdade verde
viagem vida vila vista vitória voz`,
  titles: `senhor senhora sr sra dom dona dr dra doutor doutora professor professora presidente presidenta ministro ministra senador senadora
deputado deputada rei rainha príncipe princesa papa cardeal arcebispo bispo são santa santo general coronel capitão prefeito governador
conde duque imperador padre frei irmã`,
  calendar: `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado
domingo`,
  connectors: "de do da dos das e em a o von van",
  clitics: "d",
  capitalisesNouns: false,
};
