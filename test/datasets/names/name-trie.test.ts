import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALIAS, FORM, Hits, NAME, NameTrie, WITH_COMMA } from "../../../src/datasets/names/name-trie.ts";
import { foldText } from "../../../src/text/fold.ts";
import { BREAK, COMMA, cut, PERIOD, type Pieces } from "../../../src/text/pieces.ts";

const wholeOf = (trie: NameTrie, name: string, entity: number, form = NAME, languages = 1) => {
  const pieces = cut(name);
  const comma = pieces.gap.subarray(1, pieces.count).includes(COMMA) ? WITH_COMMA : 0;
  if (pieces.count > 0) trie.add(pieces, 0, pieces.count, entity, name.length, form | comma, languages);
};

const trieOf = (names: readonly string[]) => {
  const trie = new NameTrie();
  names.forEach((name, entity) => {
    wholeOf(trie, name, entity);
  });
  return trie;
};

/** The folded pieces of a text, one string: the key by which a naive search compares. */
const keyOf = (pieces: Pieces, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) =>
    foldText(pieces.text.slice(pieces.start[from + i], pieces.end[from + i])),
  ).join("\u0000");

/** Every span against every name, by strings. */
function naiveHits(names: readonly string[], text: string): string[] {
  const commas = new Map<string, boolean>();
  for (const name of names) {
    const pieces = cut(name);
    const key = keyOf(pieces, 0, pieces.count);
    const comma = pieces.gap.subarray(1, pieces.count).includes(COMMA);
    commas.set(key, comma || commas.get(key) === true);
  }
  const pieces = cut(text);
  const found: string[] = [];
  for (let from = 0; from < pieces.count; from++) {
    let overComma = false;
    for (let to = from + 1; to <= pieces.count; to++) {
      const key = keyOf(pieces, from, to);
      if (commas.has(key) && (!overComma || commas.get(key))) found.push(`${from}-${to}`);
      const gap = pieces.gap[to];
      if (gap === BREAK || (gap === PERIOD && isLongBefore(pieces, to))) break;
      if (gap === COMMA) overComma = true;
    }
  }
  return found;
}

/** Whether the word before a full stop is too long for an abbreviation; before a number, one may have five letters. */
function isLongBefore({ text, start, end }: Pieces, at: number): boolean {
  return end[at - 1]! - start[at - 1]! > (/\d/.test(text[start[at]!] ?? "") ? 5 : 3);
}

function trieHits(trie: NameTrie, text: string): string[] {
  const pieces = cut(text);
  const hits = new Hits();
  trie.match(pieces, 0, pieces.count, hits);
  return Array.from({ length: hits.count }, (_, i) => `${hits.data[i * 3]}-${hits.data[i * 3 + 1]}`);
}

/** Entities that a name leads to. */
function entitiesOf(trie: NameTrie, name: string): number[] {
  const pieces = cut(name);
  const entities: number[] = [];
  for (let p = trie.head(trie.find(pieces, 0, pieces.count)); p !== 0; p = trie.next(p))
    entities.push(trie.entity(p));
  return entities.sort((a, b) => a - b);
}

// Few words, so that names overlap and repeat; some that fold, and characters without spaces between.
const word = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom("New", "York", "Times", "St", "Zürich", "ROME", "straße", "a", "1"),
  },
  { weight: 2, arbitrary: fc.constantFrom("東京", "京都", "都", "東") },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-zéß]{1,5}$/) },
);
const gap = fc.constantFrom(" ", " ", " ", ", ", ". ", "-", "'", "; ", " (", "\n\n", "\n");
const phrase = (longest: number) =>
  fc
    .array(fc.tuple(word, gap), { minLength: 1, maxLength: longest })
    .map((parts) => parts.map(([text, after], i) => (i < parts.length - 1 ? text + after : text)).join(""));

describe("the name trie", () => {
  it("finds what a naive search finds: every name, overlaps included, and nothing else", () => {
    fc.assert(
      fc.property(fc.array(phrase(4), { maxLength: 60 }), phrase(30), (names, text) => {
        expect(trieHits(trieOf(names), text)).toEqual(naiveHits(names, text));
      }),
      { numRuns: 300 },
    );
  });

  // After much text the beginnings of names are told by bits; names that come later are in them, too.
  it("finds the same after much text, names that came later included", () => {
    const much = "a far longer text without a name in it ".repeat(2_600);
    fc.assert(
      fc.property(
        fc.array(phrase(4), { maxLength: 40 }),
        fc.array(phrase(4), { maxLength: 40 }),
        phrase(30),
        (early, late, text) => {
          const trie = trieOf(early);
          trieHits(trie, much);
          expect(trieHits(trie, text)).toEqual(naiveHits(early, text));
          late.forEach((name, i) => {
            wholeOf(trie, name, early.length + i);
          });
          expect(trieHits(trie, text)).toEqual(naiveHits([...early, ...late], text));
        },
      ),
      { numRuns: 60, examples: [[["ROME 1"], [], "ROME. 1 New"]] },
    );
  });

  it("leads from a name to all its entities", () => {
    fc.assert(
      fc.property(fc.array(phrase(3), { minLength: 1, maxLength: 40 }), (names) => {
        const trie = trieOf(names);
        const keys = names.map((name) => keyOf(cut(name), 0, cut(name).count));
        names.forEach((name, i) => {
          const same = keys.flatMap((key, entity) => (key === keys[i] ? [entity] : []));
          expect(entitiesOf(trie, name)).toEqual(same);
        });
      }),
    );
  });

  it("keeps every name while its tables grow", () => {
    const names = Array.from({ length: 5_000 }, (_, i) => `Name${i % 1_700} Word${i} Tail${i % 7}`);
    const trie = trieOf(names);
    names.forEach((name, entity) => {
      expect(entitiesOf(trie, name)).toEqual([entity]);
    });
    expect(trieHits(trie, `x ${names[4_321]} y`)).toEqual(["1-4"]);
    expect(entitiesOf(trie, "Name1 Word2 Tail2")).toEqual([]);
    expect(trie.nameCount).toBe(5_000);
  });

  it("works on from its tables as from itself", () => {
    const names = Array.from({ length: 500 }, (_, i) => `Alpha${i} Beta${i % 9}`);
    const copy = new NameTrie(structuredClone(trieOf(names).tables()));
    names.forEach((name, entity) => {
      expect(entitiesOf(copy, name)).toEqual([entity]);
    });
  });

  it("matches a name over a comma only where the name has one", () => {
    expect(trieHits(trieOf(["New York"]), "New, York")).toEqual([]);
    expect(trieHits(trieOf(["Portland, Oregon"]), "Portland, Oregon and Portland Oregon")).toEqual([
      "0-2",
      "3-5",
    ]);
  });

  it("matches no name over a bracket, an empty line or the end of a sentence; an abbreviation is none", () => {
    const trie = trieOf(["New York", "St Louis"]);
    for (const text of ["New (York)", "New\n\nYork", "New; York", "“New” York"])
      expect(trieHits(trie, text)).toEqual([]);
    expect(trieHits(trie, "St. Louis")).toEqual(["0-2"]);
    expect(trieHits(trieOf(["Rome Italy"]), "Rome. Italy")).toEqual([]);
  });

  it("holds one posting for one spelling of an entity: languages are joined, the stronger form stays", () => {
    const trie = new NameTrie();
    wholeOf(trie, "Roma", 7, ALIAS, 1);
    wholeOf(trie, "Roma", 7, NAME, 2);
    wholeOf(trie, "Roma", 7, ALIAS, 4);
    const posting = trie.head(trie.find(cut("roma"), 0, 1));
    expect(trie.nameCount).toBe(1);
    expect([trie.form(posting) & FORM, trie.languages(posting)]).toEqual([NAME, 7]);
    expect(trie.next(posting)).toBe(0);
  });

  it("finds nothing where it is empty, nor in a text without words", () => {
    expect(trieHits(new NameTrie(), "Rome")).toEqual([]);
    expect(trieHits(trieOf(["Rome"]), " … !")).toEqual([]);
  });
});
