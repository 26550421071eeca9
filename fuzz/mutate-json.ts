import type { Random } from "./random.ts";

/** A JSON value, walked by key. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const oddTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u{1F600}",
  "İ",
  "constructor",
  "__proto__",
  "a".repeat(3_000),
  "-0",
  "1e999",
];
const oddNumbers = [0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-9, 100_001];
const oddKeys = [
  "__proto__",
  "constructor",
  "toString",
  "entities",
  "toJSON",
  "",
  "length",
  "0",
  "type",
  "id",
];

/** A value that nobody expects at its place. */
export function oddValue(random: Random): Json {
  const kinds: (() => Json)[] = [
    () => null,
    () => random.chance(0.5),
    () => random.pick(oddNumbers),
    () => random.pick(oddTexts),
    () => [],
    () => ({}),
    () => Array.from({ length: random.size(3_000) }, () => random.pick(oddTexts.slice(0, 6))),
    () => nested(random.size(200)),
    () => Object.fromEntries(random.list(3, () => [random.pick(oddKeys), random.pick(oddTexts)])),
  ];
  return random.pick(kinds)();
}

function nested(depth: number): Json {
  let value: Json = "x";
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** The value with one to three changes anywhere in it. */
export function mutatedJson(value: Json, random: Random): Json {
  let changed = value;
  for (let i = random.below(3); i >= 0; i--) changed = changedOnce(changed, random);
  return changed;
}

function changedOnce(value: Json, random: Random): Json {
  if (typeof value !== "object" || value === null || random.chance(0.15)) return oddValue(random);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Json[] | Record<string, Json>;
  const keys = Object.keys(copy);
  const key = keys.length > 0 ? random.pick(keys) : "";
  const at = copy as Record<string, Json>;
  const kind = random.below(10);
  if (kind === 0) delete at[key];
  else if (kind === 1) withKey(copy, random.pick(oddKeys), oddValue(random));
  else if (kind === 2 && Array.isArray(copy) && copy.length > 0)
    copy.push(...Array.from({ length: random.size(2_000) }, () => copy[random.below(copy.length)]!));
  else if (keys.length > 0) at[key] = changedOnce(at[key]!, random);
  // JSON has no holes in arrays. Not by a method of the array: an odd key may be its `constructor`.
  return Array.isArray(copy) ? Array.from(copy).filter((one) => one !== undefined) : copy;
}

/** Defines a key as its own, `__proto__` too. The length of an array is not a key that JSON can write. */
function withKey(copy: Json[] | Record<string, Json>, key: string, value: Json): void {
  if (Array.isArray(copy) && key === "length") return;
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Smaller values: parts taken out, texts cut, deeper parts first in size. */
export function* smallerJson(value: Json): Generator<Json> {
  if (typeof value === "string") {
    for (const text of halves(value)) yield text;
  } else if (Array.isArray(value)) {
    for (const part of halves(value)) yield part;
    for (let i = 0; i < Math.min(value.length, 20); i++)
      for (const smaller of smallerJson(value[i]!))
        yield [...value.slice(0, i), smaller, ...value.slice(i + 1)];
  } else if (typeof value === "object" && value !== null) {
    const object = value as { readonly [key: string]: Json };
    for (const key of Object.keys(object)) {
      const { [key]: _, ...others } = object;
      yield others;
    }
    for (const key of Object.keys(object))
      for (const smaller of smallerJson(object[key]!)) yield { ...object, [key]: smaller };
  }
}

/** Pieces of a sequence: its halves, quarters, … and what is left without each of them. */
export function* halves<T extends string | readonly Json[] | Uint8Array>(whole: T): Generator<T> {
  for (
    let size = Math.ceil(whole.length / 2);
    size >= 1 && whole.length > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    if (whole.length / size > 32) return;
    for (let at = 0; at < whole.length; at += size) {
      const [before, after] = [whole.slice(0, at), whole.slice(at + size)];
      if (typeof before === "string") yield (before + (after as string)) as T;
      else if (before instanceof Uint8Array) yield joined(before, after as Uint8Array) as T;
      else yield [...before, ...(after as readonly Json[])] as unknown as T;
    }
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
