/** The data of a language. Word lists have one word a line, sorted; the reader folds them. */
export interface LanguageData {
  /** Articles, pronouns, prepositions, conjunctions, auxiliaries, adverbs: never a name when written small. */
  readonly functionWords: string;
  readonly besideWords: BesideWords;
  /** Everyday nouns, verbs and adjectives, with their common inflected forms: evidence against a name. */
  readonly commonWords: string;
  /** Titles and offices that stand before the name of a person, and are no part of it. */
  readonly titles: string;
  /** Months and days. */
  readonly calendar: string;
  /**
   * Function words that may stand inside a name ("Bank of England"). Words that mostly join two names ("and", "in") are
   * left out.
   */
  readonly connectors: string;
  /** Short pieces that an apostrophe joins to the next word ("l'", "dell'") or to the word before ("'s"). */
  readonly clitics: string;
  /** Words that are abbreviated with a full stop, which ends no sentence ("Mr.", "Calif.", "Jr."). */
  readonly abbreviations: string;
  /** Articles, also merged with a preposition. */
  readonly articles: string;
  /** Genitive ending of a name without an apostrophe ("Berlins"); empty if there is none. */
  readonly genitive: string;
  /** Whether the language writes every noun with a capital, as German does. */
  readonly capitalisesNouns: boolean;
  /**
   * Whether an adjective stands behind its noun. Then a capitalised demonym before a name means a person ("l'Italien
   * Draghi").
   */
  readonly adjectivesFollow: boolean;
  /** The regular plurals, in folded letters; the first ending that fits counts. */
  readonly plurals: readonly Plural[];
}

/** How a plural ends, and what its singular may have in that place. */
export type Plural = readonly [ending: RegExp, singulars: readonly string[]];

/**
 * Words beside a name that tell what kind of entity it names. The reader folds them. Japanese and Chinese have one
 * character each, as their texts are read character by character.
 */
export interface BesideWords {
  /** Prepositions before the name of a place ("in Paris"), with or without a function word between. */
  readonly place: string;
  /** Words right behind the name of a person who speaks or acts ("Merkel said"). */
  readonly person: string;
  /** Words near the name of a side in a match ("beat", "scored"). */
  readonly match: string;
  /** Words of contests that are no matches (elections, wars, trials). */
  readonly contest: string;
  /** Articles that no city has ("la Roma" is not a city; "o Porto" may be one). */
  readonly article: string;
  /**
   * Words that never stand before the name of a person or place: possessives, demonstratives, numbers ("our
   * country").
   */
  readonly determiner: string;
  /** Words before the name of a language ("speaks German"). */
  readonly tongue: string;
  /** Words behind the name of a person: for birth, marriage and death, and the pronouns "he" and "she". */
  readonly life: string;
  /** Words behind the name of a firm, for what it has, makes and sells ("Ford recalled", "Ford shares"). */
  readonly trade: string;
  /**
   * Words of motion, and the prepositions that always have a place after them then ("viajó a París", but "saludó a
   * París").
   */
  readonly motion: string;
  readonly direction: string;
  /** Prepositions before the side that a person moves to ("Neymar au Barça"), without those inside names of persons. */
  readonly goal: string;
  /** Words before a month, in languages that write months with a capital ("since May"). */
  readonly month: string;
  /** Words for parts of buildings that have a number ("room 101"). */
  readonly room: string;
  /**
   * Nouns of institutions and agreements, and the prepositions that lead to their purpose ("Society for the Protection
   * of Birds"). German has none: nothing changes with them, as its nouns have capitals anyway.
   */
  readonly institution: string;
  readonly purpose: string;
}
