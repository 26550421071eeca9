import type { LanguageData } from "./language-data.ts";

export const fr: LanguageData = {
  functionWords: `a à afin ai ainsi alors après assez au aucun aucune aujourd aujourd'hui auprès auquel aussi autant autour autre autres aux
avaient avait avant avec avoir ayant beaucoup bien c ça car ce ceci cela celle celles celui cependant certain certaine certains ces cet
cette ceux chaque chez comme comment contre d dans de dehors déjà depuis derrière des dès desquels deux devant devrait dit donc dont du
durant elle elles en encore enfin entre environ es est et était étaient été être eu eux fait faire fois font furent fut grâce hier hors
huit ici il ils j jamais je jusqu jusque l la là laquelle le lequel les leur leurs lors lorsque lui m ma mais malgré me même mêmes mes
mieux moi moins mon n ne ni non nos notre nous on ont ou où oui outre par parce parfois parmi pas pendant peu peut plus plusieurs plutôt
pour pourquoi pourtant près presque puis puisque qu quand quant que quel quelle quelles quelque quelques quels qui quoi rien s sa sans
sauf se selon sera serait ses seulement si sinon soit son sont sous souvent suis sur surtout t ta tandis tant te tel telle tels tes toi
ton toujours tous tout toute toutes très trois trop tu un une vers voici voilà vos votre vous y demain`,
  commonWords: `affaire air ami an année années ans argent arme art avion bataille beau bleu bois bon bord bras but campagne capitale cas
centre chambre champ chef chemin cheval chien chose cité classe cœur conseil corps côté coup cour cours dame défense demande dieu droit eau
école économie effet église enfant enfants ensemble entreprise équipe espace esprit est état étude exemple face famille femme femmes feu
fille film fils fin fleuve fond force forme gens gouvernement grand groupe guerre homme hommes heure histoire île idée image jardin jeu jeune
jour jours journal justice lac langue lettre lieu ligne livre loi lune lumière main maison maître marché mari matin membre mer mère mesure
ministre mois moment monde montagne mort mot mouvement musée musique nature navire nom nombre nord nouveau nuit œuvre or orange ordre ouest
page paix parole part parti partie pays peau père personne petit peuple pied place plan point police politique pomme pont porte pouvoir
premier président prix problème projet question raison recherche région reine république rêve roi rose rouge route rue saison salle sang
santé science semaine sens service siècle société soir soleil son sujet sud système table temps terre tête théâtre titre tour train travail
université valeur vent vérité vert victoire vie village ville vin voiture voix vol voyage vue yeux zone`,
  titles: `m mm mme mlle monsieur madame mademoiselle dr docteur maître me pr professeur président présidente ministre sénateur député
roi reine prince princesse empereur pape cardinal archevêque évêque saint sainte général colonel capitaine commandant maire gouverneur
comte duc chancelier premier père frère sœur lord sir`,
  calendar: `janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi
dimanche`,
  connectors: "de du des la le les d l et en sur sous aux au à von van der",
  clitics: "l d j m n s t c qu jusqu lorsqu puisqu quelqu",
  capitalisesNouns: false,
};
