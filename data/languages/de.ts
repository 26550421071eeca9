import { de as commonWords } from "./common-words/de.ts";
import { de as functionWords } from "./function-words/de.ts";
import type { LanguageData } from "./language-data.ts";

export const de: LanguageData = {
  functionWords,
  commonWords,
  titles: `abgeordnete abgeordneter abt äbtissin admiral ajatollah altkanzler anwalt anwältin apostel architekt architektin arzt ärztin
astronaut astronautin außenminister außenministerin autor autorin baron baronin bildhauer bildhauerin biologe biologin bischof bischöfin
botschafter botschafterin bruder bundeskanzler bundeskanzlerin bundespräsident bundespräsidentin bundestrainer bürgermeister
bürgermeisterin chef chefin cheftrainer chemiker chemikerin dichter dichterin dipl direktor direktorin dirigent dirigentin doktor doktorin
dr erzbischof exkanzler feldmarschall feldwebel finanzminister finanzministerin forscher forscherin fotograf fotografin fr fraktionschef
frau fräulein freiherr fürst fürstin general generaldirektor generalin generalsekretär generalsekretärin gesundheitsminister gouverneur
gouverneurin graf gräfin großherzog gründer gründerin hauptmann heilige heiliger herr herrn herzog herzogin historiker historikerin hl hr
imam ing innenminister innenministerin journalist journalistin justizminister justizministerin kaiser kaiserin kanzler kanzlerin kapitän
kardinal kirchenvater komiker kommandant kommissar kommissarin komponist komponistin könig königin konzernchef kronprinz kronprinzessin
lady landrat landrätin leutnant lord mag magister major maler malerin marschall mathematiker mathematikerin milliardär minister ministerin
ministerpräsident ministerpräsidentin mittelfeldspieler moderator moderatorin mönch mutter nationaltrainer oberbürgermeister
oberbürgermeisterin oberst offizier olympiasieger olympiasiegerin oma onkel opa papst parteichef parteichefin pastor pastorin pater pfarrer
pfarrerin philosoph philosophin physiker physikerin pianist pianistin präsident präsidenten präsidentin premier premierminister
premierministerin prinz prinzessin prof professor professorin profi prophet rabbiner rapper rapperin regierungschef regierungschefin
regisseur regisseurin rennfahrer richter richterin ritter sänger sängerin sankt schauspieler schauspielerin schriftsteller schriftstellerin
schwester senator senatorin sir spielmacher sprecher sprecherin st staatsanwalt staatschef staatspräsident staatspräsidentin stürmer sultan
tante teamchef torhüter torwart trainer trainerin umweltminister unternehmer unternehmerin unteroffizier vater verteidiger
verteidigungsminister verteidigungsministerin vizekanzler vorsitzende vorsitzender vorstandschef vorstandschefin weltmeister weltmeisterin
wirtschaftsminister zar zarin`,
  calendar: `apr april aug august dez dezember di dienstag dienstagabend dienstagmorgen dienstags do donnerstag donnerstagabend
donnerstagmorgen donnerstags feb feber februar freitag freitagabend freitagmorgen freitags jan jänner januar jul juli jun juni mai mär märz
mi mittwoch mittwochabend mittwochmorgen mittwochs mo montag montagabend montagmorgen montags nov november okt oktober sa samstag
samstagabend samstagmorgen samstags sep sept september sonnabend sonntag sonntagabend sonntagmorgen sonntags`,
  connectors: `von vom zu zum zur der die das den des dem und am an im in auf bei für ob unter vor de la du van di da del y le`,
  clitics: "s",
  abbreviations: `dr drs prof hr hrn fr frl st hl ing dipl mag nr str bzw ca ggf co inc ltd jh jhd abs art bd hg sr jr geb gen obst lt maj insp`,
  articles: `der die das den dem des ein eine einen einem einer eines am im ans ins zum zur vom beim aufs`,
  genitive: "s",
  capitalisesNouns: true,
};
