/**
 * Articles, prepositions and conjunctions inside names, folded: "Bank of England" and "Bank England" name one entity.
 * These are the short ones of the connectors and articles in `data/languages`. Single letters are left out, as they
 * are also initials.
 */
export const connectingWords: readonly string[] = `
of the and for de du di da la le les von van der den del al el to in on at an
und vom zu zum zur die das dem am im auf bei fur vor
des et en sur sous aux au
della dei delle degli dello dell ed dal dalla lo per il nel sul gli
los las do dos no na nos nas ao as os
の 的
`
  .trim()
  .split(/\s+/);
