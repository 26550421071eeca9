/** What the engine knows of a language. Word lists have one word a line, sorted; the reader folds them. */
export interface LanguageData {
  /** Articles, pronouns, prepositions, conjunctions, auxiliaries, adverbs: never a name when written small. */
  readonly functionWords: string;
  readonly besideWords: BesideWords;
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
  /** An adjective stands behind its noun, so a capitalised word for a people before a name is somebody ("l'Italien Draghi"). */
  readonly adjectivesFollow: boolean;
}

/**
 * Words that stand beside a name and tell what kind of thing it names. The reader folds them. Japanese and Chinese
 * have one character each, as their texts are read character by character.
 */
export interface BesideWords {
  /** Prepositions right before the name of a place ("in Paris"), a small word between them or not. */
  readonly place: string;
  /** Words right behind the name of somebody who speaks or acts ("Merkel said"). */
  readonly person: string;
  /** Words near the name of a side in a match ("beat", "scored"). */
  readonly match: string;
  /** Words of what is won and lost without a match (elections, wars, trials). */
  readonly contest: string;
  /** Articles, where cities have none ("la Roma" is no city; "o Porto" may be one). */
  readonly article: string;
  /** Words that no name of a person or place has before it: whose it is, which, how many ("our country"). */
  readonly determiner: string;
  /** Words before the name of a language ("speaks German"). */
  readonly tongue: string;
  /** Words behind the name of somebody, who is born, marries and dies, and is called "he" or "she" after it. */
  readonly life: string;
  /** Words behind the name of a firm: what it has, makes and sells ("Ford recalled", "Ford shares"). */
  readonly trade: string;
  /** Words of going, and the prepositions that name a place after them alone ("viajó a París", but "saludó a París"). */
  readonly motion: string;
  readonly direction: string;
}
