import type { RecordSource } from "../matching/index.ts";

const known = new WeakMap<RecordSource, ReadonlyMap<string, number>>();

/** How many entities have each type, the most first. Counted once for each state of a dataset. */
export function recordsByType(source: RecordSource): ReadonlyMap<string, number> {
  let counts = known.get(source);
  if (!counts) {
    const all = new Map<string, number>();
    for (let entity = 0; entity < source.size; entity++) {
      if (!source.alive(entity)) continue;
      for (const type of source.record(entity).types) all.set(type, (all.get(type) ?? 0) + 1);
    }
    counts = new Map([...all].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)));
    known.set(source, counts);
  }
  return counts;
}
