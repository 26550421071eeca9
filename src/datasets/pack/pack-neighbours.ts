import { propertyWeight } from "../knowledge/properties.ts";

/** Lists in one array: list `i` is `list[at[i]]` to `list[at[i + 1]]`. */
export interface Lists {
  readonly at: Uint32Array;
  readonly list: Uint32Array;
}

/**
 * Neighbours of each entity in both directions, each once. Entities that it names itself come first, ordered by the
 * weight of the property. Then come those that name it, the best known first.
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
    const own = ordered(begins[entity]!, begins[entity + 1]!, properties, weights);
    for (let i = 0; i < own.length; i++) {
      const other = values[own[i]!]!;
      if (seen[other] === entity) continue;
      seen[other] = entity;
      list[count++] = other;
    }
    const from = inbound.at[entity]!;
    const to = inbound.at[entity + 1]!;
    if (to - from > 1) inbound.list.subarray(from, to).sort((a, b) => mass[b]! - mass[a]! || a - b);
    for (let i = from; i < to; i++) {
      const other = inbound.list[i]!;
      if (seen[other] === entity) continue;
      seen[other] = entity;
      list[count++] = other;
    }
  }
  at[size] = count;
  return { at, list: list.slice(0, count) };
}

const orderedStatements: number[] = [];

/** Statements ordered by the weight of their properties; the next call reuses the list. */
function ordered(
  from: number,
  to: number,
  properties: Uint16Array,
  weights: Float32Array,
): readonly number[] {
  const list = orderedStatements;
  list.length = 0;
  for (let i = from; i < to; i++) list.push(i);
  if (list.length > 1) list.sort((a, b) => weights[properties[b]!]! - weights[properties[a]!]! || a - b);
  return list;
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
