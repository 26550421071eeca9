/** French function words, as `index.ts` says. */
export const fr: string = `a à afin ai aie aient ailleurs ainsi ait alors apparemment après as assez assurément atteint au aucun aucune aucunement
aujourd auparavant auprès auquel aura auraient aurait auront aussi aussitôt autant autour autre autrefois autrement autres autrui aux
auxquelles auxquels avaient avais avait avant avec avez avoir avons ayant ayez bah beaucoup bel bien bientôt bref ça car ce ceci cela celle
celles celui cent cependant certain certaine certainement certaines certains certes ces cet cette ceux chacun chacune chaque chez ci
combien comme comment concernant contrairement contre côté dans davantage de dedans dehors déjà delà demain depuis derechef dernièrement
derrière des dès désormais desquelles desquels dessous dessus deux devant devenir devenu devenue devers devoir devra devraient devrait dit
dite dits divers diverses doit doivent donc dont dorénavant du dû dudit duquel durant effectivement également eh elle elles en encontre
encore enfin ensemble ensuite entre envers environ es essentiellement est et étaient étais était étant état été êtes être eu eurent eus eut
eux évidemment excepté exclusivement faire fais faisaient faisait faisant fait faites fallait faudra faudrait faut finalement fois font
fortement franchement fréquemment fur furent fussent fut fût généralement grâce guère habituellement heureusement hier hormis hors hui
huit ici il ils immédiatement initialement jadis jamais je jusqu jusque la là laquelle largement le lequel les lesquelles lesquels leur
leurs loin longtemps lors lorsqu lorsque lui ma maint maintenant mais malgré malheureusement me même mêmes mes mien mienne miens mieux moi
moindre moins mon moyennant naguère nais ne néanmoins néant ni non nonobstant nos notamment notre nôtre nous nul nulle on ont or ou où oui
outre outrement par paraît parallèlement parce parfois parmi partout pas pendant peu peut peuvent plupart plus plusieurs plutôt point pour
pourquoi pourra pourraient pourrait pourtant pouvait pouvant pouvez pouvoir pratiquement précisément presque principalement probablement
prochainement proche pu puis puisqu puisque qu quand quant quasi quasiment que quel quelle quelles quelqu quelque quelquefois quelques
quels qui quiconque quoi quoique quotidiennement rarement récemment relativement rien sa sais sait sans sauf savoir se selon sera serai
seraient serais serait seront ses seul seule seulement si sien sienne sinon sitôt soi soient sois soit sommes son sont soudain sous souvent
spécialement suffit suis suite suivant sur surtout ta tandis tant tantôt tard te tel telle tellement telles tels tes tien toi ton tôt
totalement toujours tous tout toute toutefois toutes très trois trop tu un une uniquement va vais vas vers veulent veut via vis voici
voilà voire vos votre vous vraiment vraisemblablement vu y`;
