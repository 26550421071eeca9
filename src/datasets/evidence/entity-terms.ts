import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";
import { IN_ALIAS, IN_DESCRIPTION, IN_LABEL, termOf } from "./evidence.ts";

/** Most stems of each source: a longer text mostly repeats itself. */
const MOST = [12, 16, 24] as const;

/**
 * Most characters that are read of each source of an entity, for a millisecond of work. The stems that are kept are
 * found in the first hundreds of them.
 */
const READ = 16_384;

/** Most types of an entity whose words are compared with the text; a knowledge base has a dozen for one entity. */
export const TYPES_READ = 64;

/** The names and descriptions of an entity, each text once, with the bits of its languages. */
export interface EntityTexts {
  readonly labels: Iterable<readonly [text: string, languages: number]>;
  readonly aliases: Iterable<readonly [text: string, languages: number]>;
  readonly descriptions: Iterable<readonly [text: string, languages: number]>;
}

/** The first of some texts, up to the most characters that are read of a source. */
export function* firstOf<Said>(
  texts: Iterable<readonly [text: string, said: Said]>,
): Generator<readonly [text: string, said: Said]> {
  let left = READ;
  for (const [text, said] of texts) {
    if (left <= 0) return;
    yield [text.length > left ? text.slice(0, left) : text, said];
    left -= text.length;
  }
}

/** Collects the terms of entities, one after the other. A stem is kept once for each source, with all its languages. */
export class TermCollector {
  readonly #stems = new Int32Array(MOST[0] + MOST[1] + MOST[2]);
  readonly #languages = new Int32Array(MOST[0] + MOST[1] + MOST[2]);
  #count = 0;

  /** Calls back with each term, labels first. */
  collect({ labels, aliases, descriptions }: EntityTexts, push: (term: number) => void): void {
    this.#collectSource(labels, IN_LABEL, push);
    this.#collectSource(aliases, IN_ALIAS, push);
    this.#collectSource(descriptions, IN_DESCRIPTION, push);
  }

  #collectSource(
    texts: Iterable<readonly [text: string, languages: number]>,
    source: number,
    push: (term: number) => void,
  ): void {
    this.#count = 0;
    for (const [text, languages] of firstOf(texts)) {
      eachStem(cut(text), (stem) => {
        this.#add(stem, languages, MOST[source]!);
      });
    }
    for (let i = 0; i < this.#count; i++) push(termOf(this.#stems[i]!, source, this.#languages[i]!));
  }

  #add(stem: number, languages: number, most: number): void {
    for (let i = 0; i < this.#count; i++)
      if (this.#stems[i] === stem) {
        this.#languages[i]! |= languages;
        return;
      }
    if (this.#count === most) return;
    this.#stems[this.#count] = stem;
    this.#languages[this.#count++] = languages;
  }
}
