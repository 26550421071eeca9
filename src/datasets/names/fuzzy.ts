import flexsearch from "flexsearch";

/** An index of names by their numbers. */
export interface FuzzyIndex {
  add(at: number, name: string): void;
  search(query: string, limit: number): number[];
}

/**
 * A FlexSearch index over normalised names. It only finds candidates: it returns no scores, and its order is not by
 * similarity. Names are encoded by their words and by the trigrams of each word, so that one typo leaves most of
 * them. The library's own encoder would make `C++` equal `C`.
 */
export function fuzzyIndex(): FuzzyIndex {
  const index = new flexsearch.Index({ tokenize: "strict", encode: trigrams });
  return {
    add(at, name) {
      index.add(at, name);
    },
    search(query, limit) {
      return index.search(query, { limit, suggest: true }) as number[];
    },
  };
}

function trigrams(text: string): string[] {
  const grams = new Set<string>();
  for (const word of text.split(" ")) {
    grams.add(word);
    const padded = `^${word}$`;
    for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3));
  }
  return [...grams];
}
