import type { Language } from "../../src/contract/index.ts";

/**
 * Articles, pronouns, prepositions, conjunctions, auxiliaries, adverbs: never a name when written small. In a file
 * of their own, as the language of a text is told by them before anything else of a language is loaded.
 */
export const functionWords: Readonly<Record<Language, string>> = {
  en: `a about above according across actually after afterwards again against ago ahead alike all allegedly almost alone along
alongside already also although altogether always am amid amidst among amongst an and another any anybody anyhow anymore anyone anything
anyway anywhere apart apparently are aren around as aside at away back barely basically be became because become becomes becoming been
before beforehand behind being below beneath beside besides between beyond both briefly but by came can cannot clearly come comes coming
consequently conversely could couldn currently despite did didn do does doesn doing done down due during each either else elsewhere enough
entirely especially essentially etc even eventually ever every everybody everyone everything everywhere exactly except few fewer finally
following for formerly forth fortunately forward frankly frequently from fully further furthermore generally get gets getting give given
gives giving go goes going gone got gotten had hadn hardly has hasn have haven having he hence her here hereby herein hers herself him
himself his hither hopefully how however i if in indeed initially inside instead into is isn it its itself just largely lastly lately later
least less lest let lets like likely likewise ll made mainly make makes making many may maybe me meantime meanwhile mere merely might
mightn mine more moreover most mostly much must mustn my myself namely naturally near nearby nearly necessarily need needn neither never
nevertheless no nobody none nonetheless nor normally not nothing notwithstanding now nowadays nowhere obviously of off often oh ok okay on
once one ones only onto or originally other others otherwise ought our ours ourselves out outside over overall own particularly partly per
perhaps please plus possibly precisely presumably previously primarily probably promptly purportedly put quickly quite rarely rather re
readily really recently regarding regardless regularly relatively reportedly respectively roughly said same say saying says secondly seem
seemed seemingly seems seldom several shall shan she shortly should shouldn similarly simply simultaneously since slightly so some somebody
somehow someone something sometime sometimes somewhat somewhere soon specifically still strictly subsequently such suddenly supposedly sure
surely take taken takes taking than that the thee their theirs them themselves then thence there thereafter thereby therefore therein these
they thing things thirdly this thoroughly those thou though thought three through throughout thus thy till to today together told tomorrow
tonight too took toward towards twice two typically ultimately under underneath unfortunately unless unlike unlikely until unto up upon us
use used uses using usually ve versus very via virtually vs was wasn we well went were weren what whatever whatsoever when whenever where
whereas whereby wherein wherever whether which whichever while whilst who whoever whole whom whomever whose why widely will with within
without won worldwide would wouldn yeah yes yesterday yet you your yours yourself yourselves`,
  it: `a abbastanza accanto ad addirittura addosso adesso affatto affinché agli ai al alcun alcuna alcune alcuni alcuno all alla
alle allo allora almeno altra altre altrettanto altri altrimenti altro altrove anche ancora anzi anziché anzitutto appena appunto assai
assieme attorno attraverso attualmente avanti avendo aver avere avesse avessero aveva avevano avevo avrà avranno avrebbe avrebbero avuto
basta ben benché bene bensì che ché chi chiunque ci ciascun ciascuna ciascuno ciò cioè circa co coi col colei coloro colui com come
comunque con conseguentemente contro cosa così cui da dagli dai dal dall dalla dalle dallo dapprima davanti davvero degli dei del dell
della delle dello dentro detto dev deve devi devono di dice dicono dietro dinanzi diverse diversi domani dopo doppo dove dovere doveva
dovevano dovrà dovranno dovrebbe dovrebbero dovunque dovuto due dunque durante e è ebbe ebbero ecc ecco ed effettivamente egli ella
entrambe entrambi entro eppure era erano eravamo ero essa esse essendo esser essere essi esso estremamente fa facendo faceva facevano fanno
far farà fare fatto fece fecero fin finalmente finché fino finora forse fosse fossero fra frattanto fu fui fuorché fuori furono
generalmente già giacché giammai giù gli gliela gliele glieli glielo grazie ha hai hanno ho i ieri il immediatamente improvvisamente in
indubbiamente infatti infine inizialmente innanzi inoltre insieme insomma intanto intorno invece io la là laddove le lei li lì lo loro lui
lungo ma macché mai malgrado me medesima medesimo meglio meno mentre mi mia mica mie miei mio molta molte molti moltissimi moltissimo molto
ne né neanche negli nei nel nell nella nelle nello nemmeno neppure nessun nessuna nessuno niente no noi non nonché nondimeno nonostante
nostra nostre nostri nostro nulla o od oggi ogni ognuna ognuno oltre oltretutto onde oppure or ora ormai ossia ovunque ovvero ovviamente
parecchi parecchie parecchio particolarmente peggio per perché perciò perfino però persino pertanto più piuttosto po poca poche pochi poco
poi poiché possa possano posso possono poté poteva potevano potrà potranno potrebbe potrebbero potuto praticamente precisamente presso
pressoché prima principalmente probabilmente propri propria proprie proprio può pur purché pure purtroppo qua qual qualche qualcosa
qualcuna qualcuno quale quali qualora qualsiasi qualunque quando quanta quante quanti quanto quasi quegli quei quel quell quella quelle
quelli quello quest questa queste questi questo qui quindi quivi quotidianamente rispetto salvo sarà sarai saranno sarebbe sarebbero scorsa
scorso se sé sebbene seconda secondo sei sembra sembrano semmai semplicemente sempre senza sette si sì sia siamo siano siate siccome sino
so sola solamente soli solo soltanto sono sopra soprattutto sotto sovente spesso sta stando stanno starà stare stata state stati stato
stava stavano stessa stesse stessi stesso stette su sua subito successivamente sue sugli sui sul sull sulla sulle sullo suo suoi tal tale
tali talmente talora talvolta tanta tante tanti tanto te ti tra tramite tranne tre troppa troppe troppi troppo tu tua tue tuo tuoi tutt
tutta tuttavia tutte tutti tutto tuttora ulteriormente ultimamente un una uno va vado vai vanno vari varie ve vengono venire venne vennero
veramente verrà verso vi via viceversa vicino viene voglio vogliono voi volta volte vorrebbe vorrei vostra vostre vostri vostro vuoi vuole`,
  fr: `a à afin ai aie aient ailleurs ainsi ait alors apparemment après as assez assurément atteint au aucun aucune aucunement
aujourd auparavant auprès auquel aura auraient aurait auront aussi aussitôt autant autour autre autrefois autrement autres autrui aux
auxquelles auxquels avaient avais avait avant avec avez avoir avons ayant ayez bah beaucoup bel bien bientôt bref ça car ce ceci cela celle
celles celui cent cependant certain certaine certainement certaines certains certes ces cet cette ceux chacun chacune chaque chez ci
combien comme comment concernant contrairement contre côté dans davantage de dedans dehors déjà delà demain depuis derechef dernièrement
derrière des dès désormais desquelles desquels dessous dessus deux devant devenir devenu devenue devers devoir devra devraient devrait dit
dite dits divers diverses doit doivent donc dont dorénavant du dû dudit duquel durant effectivement également eh elle elles en encontre
encore enfin ensemble ensuite entre envers environ es essentiellement est et étaient étais était étant état été êtes être eu eurent eus eut
eux évidemment excepté exclusivement faire fais faisaient faisait faisant fait faites fallait faudra faudrait faut finalement fois font
fort fortement franchement fréquemment fur furent fussent fut fût généralement grâce guère habituellement heureusement hier hormis hors hui
huit ici il ils immédiatement initialement jadis jamais je jusqu jusque la là laquelle largement le lequel les lesquelles lesquels leur
leurs loin longtemps lors lorsqu lorsque lui ma maint maintenant mais malgré malheureusement me même mêmes mes mien mienne miens mieux moi
moindre moins mon moyennant naguère nais ne néanmoins néant ni non nonobstant nos notamment notre nôtre nous nul nulle on ont or ou où oui
outre outrement par paraît parallèlement parce parfois parmi partout pas pendant peu peut peuvent plupart plus plusieurs plutôt point pour
pourquoi pourra pourraient pourrait pourtant pouvait pouvant pouvez pouvoir pratiquement précisément presque principalement probablement
prochainement proche pu puis puisqu puisque qu quand quant quasi quasiment que quel quelle quelles quelqu quelque quelquefois quelques
quels qui quiconque quoi quoique quotidiennement rarement récemment relativement rien sa sais sait sans sauf savoir se selon sera serai
seraient serais serait seront ses seul seule seulement si sien sienne sinon sitôt soi soient sois soit sommes son sont soudain sous souvent
spécialement suffit suis suite suivant sur surtout ta tandis tant tantôt tard te tel telle tellement telles tels tes tien toi ton tôt
totalement toujours tour tous tout toute toutefois toutes très trois trop tu un une uniquement va vais vas vers veulent veut via vis voici
voilà voire vos votre vous vraiment vraisemblablement vu y`,
  de: `ab abends aber abermals abgesehen abseits all alle allein allem allen aller allerdings alles allesamt allmählich als also
am an andauernd andere anderem anderen anderenfalls anderer andererseits anderes anderntags anders anderswo anfangs angeblich angesichts
anhand anlässlich ansonsten anstatt anstelle auch auf aufgrund aufs aus ausgerechnet ausschließlich außer außerdem außerhalb äußerst bald
bei beide beidem beiden beider beiderseits beides beim beinahe beispielsweise bereits besonders bestenfalls bestimmt bevor bezüglich bin
binnen bis bisher bislang bist bitte bloß bzw ca da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben dank danke
dann daran darauf daraufhin daraus darf darfst darin darüber darum darunter das dass dasselbe davon davor dazu dazwischen dein deine deinem
deinen deiner deines dem demgegenüber demnach demnächst den denen denn dennoch denselben der derart deren derer derjenige derjenigen
derselbe derselben derzeit des deshalb desselben dessen desto deswegen dich die diejenige diejenigen dies diese dieselbe dieselben diesem
diesen dieser dieses diesmal diesseits dir direkt doch dort dorthin dran drauf draußen drei drin drinnen drum du durch durchaus durchweg
dürfen durfte dürfte durften dürften eben ebenfalls ebenso ehe eher eigentlich ein einander eindeutig eine einem einen einer einerseits
eines einfach einige einigem einigen einiger einiges einmal eins einst einzig endlich entgegen entlang entsprechend entweder er erneut erst
erstens erstmals es etc etliche etwa etwas euch euer eure eurem euren eurer fast ferner folglich fort für gab gabs ganz gar gegen gegenüber
gehabt gehen geht gemäß genau genauso genug gerade geradezu gern gerne gestern gewesen geworden gibt ging gleich gleichermaßen gleichfalls
gleichwohl gleichzeitig glücklicherweise hab habe haben habt hast hat hatte hätte hatten hätten hattest hättet häufig hauptsächlich her
heraus herein herum herunter heute heutzutage hier hierbei hierfür hierher hiermit hierzu hin hinaus hinein hingegen hinsichtlich hinter
hinterher hinzu hoch höchst höchstens hoffentlich ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer immerhin immerzu in indem
indes indessen infolge infolgedessen inmitten innerhalb ins insbesondere insgesamt insofern inzwischen irgend irgendein irgendeine
irgendwann irgendwas irgendwie irgendwo ist ja je jede jedem jeden jedenfalls jeder jederzeit jedes jedoch jemals jemand jemandem jemanden
jene jenem jenen jener jenes jenseits jetzt kam kamen kann kannst kaum kein keine keinem keinen keiner keinerlei keines keinesfalls
keineswegs komm kommen kommt könne können konnte könnte konnten könnten künftig kürzlich längst lass lassen lässt laut lediglich leider
letztendlich letztens letztlich lieber los mach machen macht machte mal man manch manche manchem manchen mancher manches manchmal mehr
mehrere mehreren mehrerer mehrfach mehrmals mein meine meinem meinen meiner meines meinetwegen meist meistens mich mindestens mir mit
mithilfe mithin mittels mitten mittlerweile mitunter möchte möchten möge mögen möglicherweise möglichst morgen morgens muss müsse müssen
musste müsste mussten müssten nach nachdem nachher nachmittags nächstens nachts nahe nahezu nämlich natürlich neben nebenan nebenbei nein
neuerdings nicht nichts nie niemals niemand niemandem niemanden nirgends nirgendwo noch nochmals nun nunmehr nur ob oben obendrein obgleich
obwohl oder offenbar offensichtlich oft öfter oftmals ohne ohnehin paar per plötzlich pro quasi rasch relativ rings rund sagt sagte sagten
schlicht schließlich schon sehr sei seien sein seine seinem seinen seiner seinerseits seinerzeit seines seit seitdem seitens seither selber
selbst selbstverständlich selten seltsamerweise sich sicher sicherlich sie sieht sind so sobald sodass sofern sofort sogar sogenannt
sogenannte sogenannten sogleich solange solch solche solchem solchen solcher solches soll solle sollen sollst sollte sollten somit sondern
sonst sooft soviel soweit sowie sowieso sowohl später spätestens statt stattdessen stets tagsüber teils teilweise trotz trotzdem tun tut
über überall überdies überhaupt überwiegend übrigens um umgekehrt umso und ungeachtet ungefähr ungern unlängst uns unser unsere unserem
unseren unserer unseres unten unter unterdessen unterhalb unweit usw vergebens vermutlich via viel viele vielem vielen vieler vielerorts
vieles vielleicht vielmals vielmehr voll vollends völlig vom von vor voran voraus voraussichtlich vorbei vorerst vorher vorhin vorläufig
vormittags vorn vorne vorsichtshalber vorübergehend vorwiegend während währenddessen wahrlich wahrscheinlich wann war wäre waren wären
warst warum was weder weg wegen weil weit weiter weitere weiterem weiteren weiterer weiteres weitergehend weiterhin weitgehend welch welche
welchem welchen welcher welches wem wen wenig wenige wenigen weniger wenigstens wenn wenngleich wer werde werden werdet weshalb wessen
weswegen wider wie wieder wiederum wieso will willst wir wird wirklich wirst wo wobei wodurch wofür wogegen woher wohin wohl wohlgemerkt
wolle wollen wollte wollten womit womöglich wonach woran worauf woraus worden worin worüber worum wovon wovor wozu wurde würde wurden
würden wurdest zeitgleich zeitweise ziemlich zirka zu zuallererst zudem zuerst zufällig zufolge zugleich zugunsten zuhause zuletzt zuliebe
zum zumal zumeist zumindest zunächst zur zurück zurzeit zusammen zusätzlich zuvor zuweilen zwar zwecks zwei zweifellos zweitens zwischen
zwischendurch`,
  es: `a abajo acá acaso acerca actualmente adelante además ahí ahora al algo alguien algún alguna algunas alguno algunos allá
allí alrededor ambas ambos ante anteriormente antes apenas aproximadamente aquel aquél aquella aquellas aquello aquellos aquí arriba así
asimismo atrás aun aún aunque ayer bajo bastante bien cabe cada casi cerca cierta ciertamente ciertas cierto ciertos claramente claro como
cómo completamente con conforme conmigo consigo contigo contra cual cuál cuales cuáles cualesquiera cualquier cualquiera cuan cuando cuándo
cuanta cuantas cuántas cuanto cuánto cuantos cuántos cuya cuyas cuyo cuyos dado de debajo debe deben debería deberían debía debido
definitivamente del delante demás demasiada demasiado demasiados dentro desde después detrás dice dicen dicha dichas dicho dichos diciendo
dijeron dijo donde dónde doquier dos durante e efectivamente ejemplo el él ella ellas ello ellos embargo en encima enfrente enseguida
entonces entre era eran eras eres es esa ésa esas ese ése eso esos especialmente está ésta estaba estaban estado estamos están estando
estar estará estarán estaría estas éstas este esté éste estén esto estos éstos estoy estuvieron estuvo etc eventualmente exactamente
excepto fin finalmente frecuentemente frente fue fuera fueran fueron fuese fui generalmente gracias ha haber había habían habiendo habrá
habrán habría habrían hace hacemos hacen hacer hacia hacía haciendo haga hago han hará harán haría has hasta hay haya hayan he hecho hemos
hice hicieron hizo hoy hube hubiera hubieran hubiese hubo igual igualmente incluida incluidas incluido incluidos inclusive incluso
inmediatamente ir jamás junto juntos la las le lejos les lo los luego mal mañana mas más me mediante mejor menos menudo mi mí mía mías
mientras mío míos mis misma mismas mismo mismos mucha muchas muchísimo mucho muchos muy nada nadie ni ningún ninguna ninguno no nos
nosotras nosotros nuestra nuestras nuestro nuestros nunca o obviamente ojalá os otra otras otro otros para parece parecen particularmente
pero pese poca pocas poco pocos podemos poder podía podían podrá podrán podría podrían por porque posiblemente posteriormente precisamente
previamente primeramente principalmente probablemente pronto propia propias propio propios próximamente pude pudiera pudieron pudo pueda
puedan puede pueden puedes puedo pues que qué quien quién quienes quiénes quiera quiere quieren quiero quizá quizás realmente recién
recientemente respecto sabe saben se sé sea seamos sean seas seguidamente según ser será serán sería serían si sí sido siempre siendo
siguiente siguientes simplemente sin sino sobre sois sola solamente solas solo sólo solos somos son soy su supuestamente sus suya suyas
suyo suyos tal tales también tampoco tan tanta tantas tanto tantos te tendrá tendrán tendría tenemos tener tenga tengan tengo tenía tenían
tenido teniendo ti tiene tienen tienes toda todas todavía todo todos totalmente tras través tres tu tú tus tuve tuvieron tuvo tuya tuyo u
últimamente un una unas uno unos usted ustedes va vamos van varias varios vaya ve veces verdaderamente vez vía vosotras vosotros voy
vuestra vuestras vuestro vuestros y ya yo`,
  pt: `a à abaixo acaso acerca acima adiante afinal agora aí ainda além algo alguém algum alguma algumas alguns ali aliás amanhã
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
ultimamente um uma umas unicamente uns vai vamos vão várias vários vem vêm verdadeiramente vez vezes via você vocês vos vós vossa vosso vou`,
  ja: `ああ あげる あそこ あちら あっ あの あり ある あれ あんな い いう いく いくつ いくら いただく いつ いつも いる う うち お
おかげ おく および おり か が かつて かな かなり かも から き きっと ください くらい ぐらい くる くれる けれど けれども こう ここ ございます こそ こちら
こと この これ これら こんな さ さえ さらに さん し しか しかし しかも しまう ず すぐ ずっと すでに すべて する すると せ せい せる ぞ そう そうだ そこ
そして そちら その その後 その上 その他 それ それから それぞれ それで それでも そんな た だ たい だが だから たく だけ ただし たち だっ たとえば たぶん
たまに ため たり だろう ちゃん ちょっと つ つまり つもり て で でき できる でした でしょう です では でも と という といった どう とき どこ ところ ところが
として どちら とても とともに どの とも どれ どんな と共に な ない なお なかっ ながら なく なさい なさる なぜ なぜなら なっ など なら なり なる に において
における について にて によって により による に関する に対して に対する ね の ので のみ は ば ばかり はず へ べき ほか ほど ほとんど ました ましょう ます
まず ません また まだ または まで まま みたい みる も もう もし もちろん もっと もの ものの もらう や やっと やっぱり やはり ゆく よ よう ようだ ようやく
よく より ら らしい られ られる れ れる わ わけ を ん 以下 以外 以後 以上 以前 以内 以来 一緒 一部 一方 俺 下さい 化 何 我々 皆 各 既に 及び 急に 君
決して 再び 最も 最後 最初 私 私たち 時々 次に 次第に 実は 実際 者 徐々に 少々 少し 少なくとも 場合 性 全 全く 全て 全然 他方 多く 多分 大変 達 誰 的
等 同じ 特に 突然 彼 彼女 非常に 必ず 別 方 僕 未満 約 様 例えば`,
  zh: `啊 按照 八 把 吧 百 被 本 本人 比 比较 比如 必然 必须 表示 别 并 并不 并且 並且 不 不但 不过 不過 不会 不仅 不能 不少
不是 不要 才 曾 曾经 常常 朝 称 除 除了 此 此外 从 从来 從 大 大部分 大概 大量 大约 但 但是 当 当然 当时 當 到 得 地 的 的确 等 等等 第 第二 第三
第一 点 都 对 对于 對 多 多少 多数 而 而且 二 非 非常 分 该 刚才 刚刚 个 各 各个 各种 個 给 給 根据 根據 跟 更 更加 共 关于 關於 过 過 还 还是
還 好像 号 和 很 很多 后 后来 後 忽然 会 會 或 或许 或者 及 即 即使 几 几乎 幾 假如 将 叫 接着 今年 今天 仅 仅仅 尽管 近日 经常 经过 經過 九 就
可能 可是 可以 来 來 了 里 裡 立即 立刻 例如 连 连同 两 兩 零 令 另 另外 另一 六 马上 吗 嗎 嘛 沒有 没 没有 每 每个 们 們 秒 明年 明天 某 某些
目前 哪 哪里 那 那个 那個 那里 那么 那些 那样 呢 内 能 能够 你 你们 你們 年 您 哦 偶尔 旁 七 期间 其 其次 其实 其他 其它 其中 千 前 去 去年 全部
确实 然而 然后 让 讓 任何 仍 仍然 日 如 如此 如果 如今 若 三 上 少 谁 什么 什麼 甚至 十 十分 时 时候 時 使 是 首先 誰 说 说道 說 四 似乎 虽然
雖然 随后 随着 所 所以 所有 他 他们 他們 它 它们 她 她们 特别 通过 通過 同 同时 突然 外 万 萬 往 往往 为 为了 为什么 未 為 為什麼 我 我们 我們 无
無 五 下 现在 現在 相当 想 向 像 小 需要 许多 呀 要 要是 也 也就是 也许 一 一般 一定 一共 一起 一切 一些 一样 一直 依然 依照 已经 已經 以 以后 以来
以内 以前 以上 以外 以下 亿 因 因此 因为 因為 应该 應該 永远 尤其 由 由于 由於 有 有时 有些 又 右 于 于是 於 与 與 约 月 越 再 在 咱们 怎么 怎麼
怎样 这 这个 这里 这么 这些 这样 這 這個 着 整个 正在 之 之后 之间 之前 之一 之中 直到 只 只是 只要 只有 至今 至少 至于 中 终于 著 自 自从 自己 总是
总之 最 最后 最近 昨天 左 左右`,
};
