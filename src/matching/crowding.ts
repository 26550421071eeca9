import { type Difference, differenceOf } from "./difference.ts";
import { comparedName, contentOf } from "./name.ts";
import type { NameIndex } from "./name-index.ts";
import type { RecordSource } from "./source.ts";

/** Entities whose neighbours are counted, some 250 of each length: one more or less changes a share by half of a hundredth. */
const SAMPLE = 1_000;

/** Names that are looked at around each; the nearest is among the first. */
const NEIGHBOURS = 12;

/** More edits than these are counted as these. */
const MOST_EDITS = 8;

/** Letters from which on a name is of the next length: a slip makes another short name more often than another long one. */
const LENGTHS = [8, 12, 16];

/** Of names of one length. */
interface Neighbours {
  names: number;
  /** By edits: names with another entity's name as few edits away, or fewer. */
  readonly slips: number[];
  /** The same for names with a shortened first word. */
  readonly shortened: number[];
}

/**
 * How near the names of a dataset are to each other. What a name is to its neighbours in the dataset it is to those that
 * the dataset lacks, so this is how often a slip makes the name of another entity.
 */
export class Crowding {
  readonly #byLength: readonly Neighbours[];

  private constructor(byLength: readonly Neighbours[]) {
    this.#byLength = byLength;
  }

  /** Counts the neighbours of a sample of entities; it lets the event loop run meanwhile. */
  static async measure(
    source: RecordSource,
    index: NameIndex,
    pause: () => Promise<void> | undefined,
  ): Promise<Crowding> {
    const byLength = Array.from({ length: LENGTHS.length + 1 }, (): Neighbours => {
      const none = new Array<number>(MOST_EDITS + 1).fill(0);
      return { names: 0, slips: none, shortened: [...none] };
    });
    const step = Math.max(1, source.size / SAMPLE);
    for (let at = 0; at < source.size; at += step) {
      const entity = Math.floor(at);
      const [label] = source.alive(entity) ? Object.values(source.record(entity).labels) : [];
      const { words } = comparedName(label ?? "");
      if (words.length === 0) continue;
      const counts = byLength[lengthOf(words)]!;
      counts.names++;
      const near = nearestOther(words, entity, index, false);
      for (let edits = near; edits <= MOST_EDITS; edits++) counts.slips[edits]!++;
      const [first = ""] = contentOf(words);
      const initial = words.map((word) => (word === first ? word.slice(0, 1) : word));
      const shorter = nearestOther(initial, entity, index, true);
      for (let edits = shorter; edits <= MOST_EDITS; edits++) counts.shortened[edits]!++;
      const waiting = pause();
      if (waiting) await waiting;
    }
    return new Crowding(byLength);
  }

  /**
   * Share of the dataset's entities with names of this length, 0 to 1, that have another entity which differs as little
   * from them; 0 where nothing differs.
   */
  at(name: readonly string[], { edits, shortened }: Difference): number {
    if (edits === 0 && !shortened) return 0;
    const counts = this.#byLength[lengthOf(name)]!;
    const near = (shortened ? counts.shortened : counts.slips)[Math.min(edits, MOST_EDITS)]!;
    return counts.names === 0 ? 0 : near / counts.names;
  }
}

/** Which length the words that tell have together. */
function lengthOf(words: readonly string[]): number {
  const letters = contentOf(words).join("").length;
  const at = LENGTHS.findIndex((end) => letters < end);
  return at < 0 ? LENGTHS.length : at;
}

/** Edits to the nearest name of another entity; Infinity where there is none. Namesakes count only when it is shortened. */
function nearestOther(
  words: readonly string[],
  entity: number,
  index: NameIndex,
  shortened: boolean,
): number {
  // The entity counts as one that the dataset lacks: words that only it has are not known.
  const isOtherWord = (word: string) => index.words.isShared(word);
  let least = Number.POSITIVE_INFINITY;
  for (const { text, entity: other } of index.near(words.join(" "), NEIGHBOURS)) {
    if (other === entity) continue;
    const difference = differenceOf(words, text.split(" "), isOtherWord);
    const counts = difference && (shortened ? difference.shortened : difference.edits > 0);
    if (counts) least = Math.min(least, difference.edits);
  }
  return least;
}
