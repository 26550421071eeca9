import { it as commonWords } from "./common-words/it.ts";
import { it as functionWords } from "./function-words/it.ts";
import type { LanguageData } from "./language-data.ts";

export const it: LanguageData = {
  functionWords,
  commonWords,
  titles: `abate allenatore allenatrice ambasciatore ambasciatrice ammiraglio arch architetto arcivescovo assessore attaccante attore
attrice avv avvocata avvocato ayatollah barone baronessa beata beato brigadiere califfo cancelliera cancelliere cantante cantautore
capitano cardinale cavaliere centrocampista colonnello commissario compositore conte contessa ct deputata deputato difensore direttore
direttrice dom don dott dottor dottore dottoressa dr duca duchessa emiro filosofo fisico frate fratello generale geometra giornalista
giudice governatore governatrice granduca imam imperatore imperatrice imprenditore imprenditrice ing ingegnere ispettore lady lord madre
maestro maggiore marchesa marchese maresciallo matematico ministra ministro mister mons monsignor monsignore nonna nonno on onorevole padre
papa parroco pastore pittore pittrice poeta poetessa portiere prefetto premier presidente presidentessa principe principessa procuratore
procuratrice prof professor professore professoressa rabbino ragionier re regina regista san sant santa santo sceicco scienziata scienziato
scrittore scrittrice scultore scultrice segretaria segretario senatore senatrice sergente sig signor signora signore signorina sigra
sindaca sindaco sir sorella sottosegretario stilista sultano suor tecnico tenente vescovo viceministro vicepresidente visconte zar zarina
zia zio`,
  calendar: `ago agosto apr aprile dic dicembre dom domenica domeniche feb febbraio gen gennaio gio giovedì giu giugno lug luglio lun
lunedì mag maggio mart martedì marzo merc mercoledì nov novembre ott ottobre sab sabati sabato set sett settembre ven venerdì`,
  connectors: `di del della dei delle degli dello d dell e ed da dal dalla de la le lo per il in nel sul al von van der y dos das du des`,
  clitics: `l d un all nell sull dall dell coll c n s m t v quell quest bell sant gl anch com dov cos tutt senz mezz pover nient quand`,
  abbreviations: `on onn sen senn sig sigg sigra dott prof proff avv ing arch geom rag mons card gen col cap magg ten ss st dr cav comm uff art artt ed n nn
p pp vol cfr`,
  articles: `il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei
negli nelle sul sullo sulla sui sugli sulle l dell all dall nell sull`,
  genitive: "",
  capitalisesNouns: false,
};
