import { boundedDistance } from "../text/distance.ts";
import { foldText } from "../text/fold.ts";
import { cut } from "../text/pieces.ts";
import type { NearName } from "./compiled.ts";
import { editsAllowed } from "./nearest.ts";
import type { Pack } from "./pack.ts";
import type { Lists } from "./pack-neighbours.ts";

/** Up to this many names are compared one by one. */
const scannedNames = 200_000;
/** Entities of a word that are looked at; a word that more have is common and tells little. */
const readEntities = 200;

/**
 * Names of a pack near to a text. A small pack's names are folded once, at the first call, and compared by
 * length; of a large one only entities that share a word with the text are read, those of its rarest words.
 */
export class PackNearest {
  readonly #pack: Pack;
  readonly #words: Lists | undefined;
  #byLength: Map<number, { names: string[]; entities: number[] }> | undefined;

  constructor(pack: Pack, words: Lists | undefined) {
    this.#pack = pack;
    this.#words = words;
  }

  /** @param name normalised */
  search(name: string, limit: number): readonly NearName[] {
    const max = editsAllowed(name.length);
    if (max === 0) return [];
    const best = new Map<number, NearName>();
    const consider = (other: string, entity: number) => {
      if (Math.abs(other.length - name.length) > max) return;
      const distance = boundedDistance(name, other, max);
      if (distance > max || (best.get(entity)?.distance ?? max + 1) <= distance) return;
      best.set(entity, { name: other, entity, distance });
    };
    if (this.#pack.names.nameCount <= scannedNames) this.#scan(name.length, max, consider);
    else this.#read(name, consider);
    const mass = (entity: number) => this.#pack.mass(entity);
    return [...best.values()]
      .sort((a, b) => a.distance - b.distance || mass(b.entity) - mass(a.entity) || a.entity - b.entity)
      .slice(0, limit);
  }

  #scan(length: number, max: number, consider: (name: string, entity: number) => void): void {
    this.#byLength ??= this.#fold();
    for (let n = length - max; n <= length + max; n++) {
      const bucket = this.#byLength.get(n);
      if (!bucket) continue;
      for (let i = 0; i < bucket.names.length; i++) consider(bucket.names[i]!, bucket.entities[i]!);
    }
  }

  #read(name: string, consider: (name: string, entity: number) => void): void {
    if (!this.#words) return;
    const { at, list } = this.#words;
    const pieces = cut(name);
    const spans: [number, number][] = [];
    for (let i = 0; i < pieces.count; i++) {
      const word = this.#pack.names.word(pieces.hash[i]!, pieces.hash2[i]!);
      if (word > 0 && word + 1 < at.length) spans.push([at[word]!, at[word + 1]!]);
    }
    spans.sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
    let left = readEntities;
    for (const [from, to] of spans) {
      for (let i = from; i < to && left > 0; i++, left--) {
        for (const other of foldedNames(namesOf(this.#pack, list[i]!))) consider(other, list[i]!);
      }
    }
  }

  #fold(): Map<number, { names: string[]; entities: number[] }> {
    const byLength = new Map<number, { names: string[]; entities: number[] }>();
    for (let entity = 0; entity < this.#pack.size; entity++) {
      for (const name of foldedNames(namesOf(this.#pack, entity))) {
        let bucket = byLength.get(name.length);
        if (!bucket) {
          bucket = { names: [], entities: [] };
          byLength.set(name.length, bucket);
        }
        bucket.names.push(name);
        bucket.entities.push(entity);
      }
    }
    return byLength;
  }
}

function namesOf(pack: Pack, entity: number): Set<string> {
  const { labels, aliases } = pack.record(entity);
  const names = new Set(Object.values(labels));
  for (const list of Object.values(aliases)) for (const alias of list) names.add(alias);
  return names;
}

/** Names as they are compared, each once, those of three letters and more. */
function foldedNames(names: Iterable<string>): Set<string> {
  const folded = new Set<string>();
  const list = [...names];
  const pieces = cut(list.join("\n\n"));
  let at = 0;
  let offset = 0;
  for (const name of list) {
    let text = "";
    offset += name.length;
    for (let first = true; at < pieces.count && pieces.start[at]! < offset; at++, first = false) {
      if (!first && pieces.start[at] !== pieces.end[at - 1]) text += " ";
      text += foldText(pieces.text.slice(pieces.start[at], pieces.end[at]));
    }
    offset += 2;
    if (text.length >= 3) folded.add(text);
  }
  return folded;
}
