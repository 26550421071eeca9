import type { LanguageData } from "./language-data.ts";

export const en: LanguageData = {
  functionWords: `a about above across after again against all almost alone along already also although always am among an and another
any anybody anyone anything are around as at away back be became because become been before behind being below between both but by
came can cannot could did do does doing done down during each either else enough even ever every everybody everyone everything few
first for from further get gets getting give given go goes going gone got had has have having he her here hers herself him himself his
how however i if in indeed instead into is it its itself just last later least less let like likely made make makes many may maybe me
meanwhile might mine more moreover most much must my myself near nearly need neither never nevertheless next no nobody none nor not
nothing now of off often on once one only onto or other others our ours ourselves out over own per perhaps put quite rather really s
said same say says second see seem seemed seems several shall she should since so some somebody someone something sometimes soon still
such t take taken than that the their theirs them themselves then there therefore these they thing things this those though three
through throughout thus to today together tomorrow too toward towards two under unless until up upon us use used using very via was
way we well went were what whatever when where whether which while who whoever whole whom whose why will with within without would yes
yesterday yet you your yours yourself ll re ve d m don didn doesn isn wasn aren weren won couldn wouldn shouldn hasn haven hadn`,
  commonWords: `able act age air animal answer apple area arm army art article ask attack author baby bad ball bank base battle bed beat best
big bill bird black blood blue board boat body book box boy break brother brown build building business buy call capital car card care
case cat cause cell center century chance change chapter chief child children church city class clear close club coach coast code cold
college color come common community company computer condition congress control cost council country couple course court crime cup cut
data daughter day days dead deal death debate decade decide deep defense degree design development did die difference director doctor dog
dollar door dream drive drug early earth east easy economy editor education effect effort egg election end energy engine enough event
evidence example experience eye face fact fall family father fear federal feel field fight figure film final finance find fire firm fish
five floor focus food foot force foreign forest form former four free friend friends front full fund future game garden gas general girl
glass goal gold good government great green ground group grow growth gun hair half hand happy hard head health hear heart heat help high
hill history hit hold home hope horse hospital hot hotel hour house human husband ice idea image impact industry inside interest iron
island issue job join journal judge juice jump key kid kill kind king kitchen know lake land language large law lead leader league learn
leave left leg legal letter level library lie life light line list little live local long look lord lose love low lunch machine magazine
main major man manager map march mark market marriage mass match matter may meaning measure media medical meet meeting member memory men
message method middle military milk mind minister minute mission model modern moment money month months moon morning mother mountain mouth
move movement movie music name nation national nature network new news newspaper night north note number ocean offer office officer oil
old open operation orange order organization page pain paint paper parent park part partner party past path patient pay peace people
person phone photo picture piece place plan plane planet plant play player point points police policy political pool poor popular
population position possible post power present president press pressure price prime prince private problem process product production
professor program project property public queen question quick radio rain range rate read ready reason record red region relationship
report republic research rest result return rich right ring rise risk river road rock role room rose rule run running safe sale school
science score scored sea season seat secretary section security sell senator send senior sense series serve service set seven sex share
shell ship shoot shop short shot show side sign silver simple single sister site situation six size skin small smile snow social society
soldier son song sound source south space speak special speech spirit spring staff stage stand star start state statement station stay
step stock stone stop store storm story street strong structure student study style subject success summer sun support sure surface
system table talk target task tax teacher team technology television ten term test text theater theory think third time title top total
touch town trade training travel treatment tree trial trip trouble true trust truth try turkey turn type union unit university value
victim view village visit voice vote wait walk wall want war watch water waters weather week weight west white wife wild wind window
winter woman women wood word words work worker world write writer wrong year years yellow young zone`,
  titles: `mr mrs ms miss dr sir madam lord lady dame president vice prime minister senator representative congressman congresswoman
governor mayor judge justice general colonel captain major lieutenant sergeant admiral king queen prince princess emperor pope cardinal
archbishop bishop father sister brother saint professor prof chancellor secretary director chairman chairwoman ceo coach actor actress
singer author chief ambassador minister`,
  calendar: `january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep
oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun`,
  connectors: "of the and for de du di da la le von van der den al el bin ibn y e to in on at",
  clitics: "s",
  capitalisesNouns: false,
};
