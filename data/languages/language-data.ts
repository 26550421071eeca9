/** What the engine knows of a language. Word lists are folded by the reader; order does not matter. */
export interface LanguageData {
  /** Articles, pronouns, prepositions, conjunctions, auxiliaries, adverbs: never a name when written small. */
  readonly functionWords: string;
  /** Everyday nouns, verbs and adjectives, with their common inflected forms: evidence against a name. */
  readonly commonWords: string;
  /** Titles and offices that stand before a person's name, and are no part of it. */
  readonly titles: string;
  /** Months and days. */
  readonly calendar: string;
  /** Small words that may stand inside a name ("Bank of England"). */
  readonly connectors: string;
  /** Short pieces that lean on the next word with an apostrophe ("l'", "dell'"), or follow it ("'s"). */
  readonly clitics: string;
  /** Words that are written short with a full stop, which ends no sentence ("Mr.", "Calif.", "Jr."). */
  readonly abbreviations: string;
  /** Articles, also grown together with a preposition. */
  readonly articles: string;
  /** Ending of a name in the genitive that no apostrophe sets off ("Berlins"); empty where there is none. */
  readonly genitive: string;
  /** German writes every noun with a capital. */
  readonly capitalisesNouns: boolean;
}
