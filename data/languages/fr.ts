import { fr as commonWords } from "./common-words/fr.ts";
import { fr as functionWords } from "./function-words/fr.ts";
import type { LanguageData } from "./language-data.ts";

export const fr: LanguageData = {
  functionWords,
  commonWords,
  titles: `abbé abbesse acteur actrice adjudant ambassadeur ambassadrice amiral animateur animatrice archevêque architecte attaquant
ayatollah baron baronne calife capitaine caporal cardinal chancelier chancelière chanteur chanteuse cheikh chevalier colonel comédien
comédienne commandant commissaire compositeur compositrice comte comtesse curé dauphin défenseur député députée directeur directrice
docteur docteure dom don dr duc duchesse écrivain écrivaine émir empereur entraîneur entraîneuse évêque frère gardien général générale
gouverneur gouverneure historien historienne imam impératrice inspecteur inspectrice journaliste juge lady lieutenant lord m madame
mademoiselle maire mairesse maître maréchal marquis marquise mathématicien mathématicienne mère mesdames messieurs mgr milieu ministre mlle
mlles mm mme mmes monseigneur monsieur oncle pape pasteur peintre père philosophe physicien physicienne poète poétesse pr préfet préfète
premier première président présidente prince princesse procureur procureure prof professeur professeure rabbin réalisateur réalisatrice
reine roi romancier romancière saint sainte sculpteur secrétaire sélectionneur sénateur sénatrice sergent sir sire sœur st ste sultan tante
tata tonton tsar tsarine vicomte vicomtesse`,
  calendar: `août avr avril déc décembre dim dimanche dimanches fév févr février janv janvier jeu jeudi jeudis juil juillet juin lun lundi
lundis mai mardi mardis mars mer mercredi mercredis nov novembre oct octobre sam samedi samedis sept septembre ven vendredi vendredis`,
  connectors: "de du des la le les l d et en sur sous aux au à lès lez près von van der den di da dos das y",
  clitics: "l d j m n s t c qu jusqu lorsqu puisqu quelqu quoiqu presqu",
  abbreviations: `m mm mme mmes mlle mlles dr drs prof mgr st ste sts me gén col cap lt cie éd vol art av bd`,
  articles: `le la les un une du des au aux l`,
  genitive: "",
  capitalisesNouns: false,
};
