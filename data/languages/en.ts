import { en as commonWords } from "./common-words/en.ts";
import { en as functionWords } from "./function-words/en.ts";
import type { LanguageData } from "./language-data.ts";

export const en: LanguageData = {
  functionWords,
  commonWords,
  titles: `abbess abbot acting actor actress adm admiral ambassador archbishop archduke assemblyman attorney aunt auntie author ayatollah
baron baroness bishop brigadier brother caliph capt captain cardinal ceo cfo chair chairman chairperson chairwoman chancellor chaplain
chief cmdr coach cofounder col colonel comedian commander commissioner commodore composer congressman congressperson congresswoman
constable corporal councillor councilman councilwoman count countess cpl cto czar dame deacon dean defender deputy detective director
doctor dr duchess duke earl editor emir emperor empress expresident father footballer founder friar gen general goalkeeper gov governor
grandma grandpa guru hon imam inspector jr judge justice khan king lady lama lieutenant lord lt madam madame maharaja major manager
marquess marshal mayor mayoress mep midfielder minister miss missus mister mother mp mr mrs ms mx novelist nurse officer pastor pharaoh
philosopher physicist poet pope premier pres president prime prince princess private prof professor provost queen rabbi rapper rector rep
representative rev reverend rt saint secretary sen senator sergeant sgt shah sheikh sheriff singer sir sister spokesman spokeswoman st
striker sultan superintendent swami tsar uncle vice viscount`,
  calendar: `apr april aug august dec december feb february fri friday fridays jan january jul july jun june mar march may mon monday
mondays nov november oct october sat saturday saturdays sep sept september sun sunday sundays thu thur thurs thursday thursdays tue tues
tuesday tuesdays wed wednesday wednesdays`,
  connectors: `of the and for de du di da la le les von van der den del al el bin ibn bint ben y e to in on at upon und zu dos das des`,
  clitics: "s ll re ve",
  abbreviations: `mr mrs ms dr prof sen rep gov gen col lt maj capt sgt cpl cmdr adm pres hon rev messrs st ste mt ft jr sr bros inc corp co ltd no nos op
vol dept univ ave blvd rd assn gov atty supt det ald jan feb mar apr aug sept oct nov dec ala ariz ark calif colo conn del fla ga ill ind kan
ky la mass md mich minn miss mo mont neb nev okla ore pa penn tenn tex va vt wash wis wisc wyo ont que`,
  articles: `a an the`,
  genitive: "",
  capitalisesNouns: false,
};
