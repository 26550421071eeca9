/**
 * What a country has one of, by its name in English and the words for it. Written with a capital and without the
 * country it is the one of the country that the text is of: "il Governo", "the Supreme Court". All is folded; `+` joins
 * the words of one name, and the languages share the lines.
 */
export const institutions: Readonly<Record<string, string>> = {
  government: "government governo gouvernement gobierno regierung",
  parliament: "parliament parlamento parlement parlament",
  "chamber of deputies": "camera chambre camara camera+dei+deputati chambre+des+deputes camara+de+diputados",
  senate: "senate senato senat senado",
  "house of representatives": "house+of+representatives",
  congress: "congress congreso congresso",
  "supreme court": "supreme+court corte+suprema cour+supreme tribunal+supremo supremo+tribunal+federal",
  "constitutional court": "constitutional+court corte+costituzionale tribunal+constitucional",
  "federal council": "bundesrat conseil+federal consiglio+federale",
  "national bank": "banque+nationale nationalbank banca+nazionale",
  army: "army esercito armee ejercito exercito",
  navy: "navy marina marine",
  "air force": "air+force aeronautica luftwaffe",
  "prime minister": "prime+minister premier+ministre primo+ministro primer+ministro primeiro+ministro",
  "ministry of finance": "finance+ministry ministry+of+finance",
  "ministry of defence": "defence+ministry defense+ministry ministry+of+defence",
  "ministry of foreign affairs": "foreign+ministry ministry+of+foreign+affairs",
};

/** Words that, written with a capital, are the country itself. */
export const countryWords = "paese nazione pais nacion nacao";

/** The country where a language is at home when it is at home in one; a text names it seldom. */
export const homeOfLanguage: Readonly<Record<string, string>> = { it: "Q38", ja: "Q17" };
