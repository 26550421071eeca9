import { propertyWeight } from "./properties.ts";

/** Lists in one array: list `i` is `list[at[i]]` to `list[at[i + 1]]`. */
export interface Lists {
  readonly at: Uint32Array;
  readonly list: Uint32Array;
}

/**
 * Neighbours of each entity in both directions, each once: those that it names itself first, the telling
 * properties before the others; then those that name it, the best known first.
 */
export function neighbourLists(
  size: number,
  begins: Uint32Array,
  properties: Uint16Array,
  values: Uint32Array,
  mass: Float32Array,
  propertyIds: readonly string[],
): Lists {
  const weights = Float32Array.from(propertyIds, propertyWeight);
  const inbound = invert(size, begins, values);
  const at = new Uint32Array(size + 1);
  const list = new Uint32Array(values.length * 2);
  const seen = new Int32Array(size).fill(-1);
  let count = 0;
  for (let entity = 0; entity < size; entity++) {
    at[entity] = count;
    seen[entity] = entity;
    const from = begins[entity]!;
    const to = begins[entity + 1]!;
    const add = (other: number) => {
      if (seen[other] === entity) return;
      seen[other] = entity;
      list[count++] = other;
    };
    const own = Array.from({ length: to - from }, (_, i) => from + i);
    own.sort((a, b) => weights[properties[b]!]! - weights[properties[a]!]! || a - b);
    for (const i of own) add(values[i]!);
    const others = inbound.list.subarray(inbound.at[entity]!, inbound.at[entity + 1]!);
    if (others.length > 1) others.sort((a, b) => mass[b]! - mass[a]! || a - b);
    for (const other of others) add(other);
  }
  at[size] = count;
  return { at, list: list.slice(0, count) };
}

/** For each entity, the entities whose lists have it. */
function invert(size: number, begins: Uint32Array, values: Uint32Array): Lists {
  const at = new Uint32Array(size + 1);
  for (const value of values) at[value + 1]!++;
  for (let i = 0; i < size; i++) at[i + 1]! += at[i]!;
  const list = new Uint32Array(values.length);
  const next = at.slice();
  for (let entity = 0; entity < size; entity++)
    for (let i = begins[entity]!; i < begins[entity + 1]!; i++) list[next[values[i]!]!++] = entity;
  return { at, list };
}
