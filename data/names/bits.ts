/**
 * Bits of a name beyond those that tell it from the others of its list (src/text/word-filter.ts): one of 128 other words is taken for
 * a given name, one of 32 for a surname. With one of 64 a surname counts as a given name that rules look for ("Vallejo Arrieta").
 * A built list says its own, so a change takes effect in an empty `dist`.
 */
export const givenNameBits = 7;
export const surnameBits = 5;
