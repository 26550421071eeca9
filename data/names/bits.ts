/**
 * Bits of a name beyond those that tell it from the others of its list (src/text/word-filter.ts). One of 128 other
 * words is taken for a given name, and one of 32 for a surname. With one of 64, a surname counts as a given name that
 * rules look for ("Vallejo Arrieta"). A built list states its own bits, so a change takes effect only in an empty
 * `dist`.
 */
export const givenNameBits = 7;
export const surnameBits = 5;
