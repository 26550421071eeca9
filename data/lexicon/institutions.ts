/**
 * Institutions that each country has one of, by the English name, with the words for them. With a capital and without
 * a country, such a word means the institution of the text's country: "il Governo", "the Supreme Court". All is
 * folded. `+` joins the words of one name, and all languages share the lines.
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
  "department of the treasury": "treasury treasury+department",
  "department of justice": "justice+department",
  "department of the interior": "interior+department",
  "department of agriculture": "agriculture+department",
  "department of commerce": "commerce+department",
  "department of labor": "labor+department labour+department",
  "department of energy": "energy+department",
  "department of education": "education+department",
  "department of transportation": "transportation+department",
  "department of homeland security": "homeland+security homeland+security+department",
  "department of defense": "defense+department",
  "ministry of finance": "finance+ministry ministry+of+finance finanzministerium ministere+des+finances",
  "ministry of defence": "defence+ministry defense+ministry ministry+of+defence verteidigungsministerium",
  "ministry of foreign affairs": "foreign+ministry ministry+of+foreign+affairs auswartiges+amt quai+d+orsay",
  "ministry of the interior":
    "interior+ministry ministry+of+the+interior innenministerium ministere+de+l+interieur",
  "ministry of justice": "justice+ministry ministry+of+justice justizministerium ministere+de+la+justice",
  "ministry of health": "health+ministry ministry+of+health gesundheitsministerium ministere+de+la+sante",
  "ministry of agriculture": "agriculture+ministry ministry+of+agriculture ministere+de+l+agriculture",
  "ministry of transport": "transport+ministry ministry+of+transport verkehrsministerium",
  "ministry of education": "education+ministry ministry+of+education",
};

/** Words that mean the country itself when written with a capital. */
export const countryWords = "paese nazione pais nacion nacao";

/** The home country of a language that has a single one; a text in the language seldom names it. */
export const homeOfLanguage: Readonly<Record<string, string>> = { it: "Q38", ja: "Q17" };
