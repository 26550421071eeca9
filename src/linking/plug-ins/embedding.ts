import { BoundedCache } from "../../datasets/bounded-cache.ts";
import { type Call, wrongAnswer } from "./call.ts";
import type { EmbedPlugIn } from "./plug-ins.ts";

/** Most texts of one call. */
const BATCH = 64;
/** Longest text that is embedded, in UTF-16 units: encoders read a few hundred tokens. */
const LONGEST = 1_000;
/** Most vectors of descriptions that are kept: 4 MB at 512 numbers each. */
const KEPT = 2_048;

/** A vector of length 1, or of zeros. */
type Vector = Float32Array;

/** The vectors of an `embed` plug-in; those of descriptions are kept from call to call. */
export class Embeddings {
  readonly #embed: EmbedPlugIn;
  readonly #kept = new BoundedCache<string, Vector>(KEPT);

  constructor(embed: EmbedPlugIn) {
    this.#embed = embed;
  }

  /**
   * Compares descriptions with the text around them.
   *
   * @returns for each description its cosine minus the mean of its list; 0 for a missing one
   * @throws ProblemError `invalid_response`
   */
  async compare(
    lists: readonly { context: string; descriptions: readonly (string | undefined)[] }[],
    call: Call,
  ): Promise<readonly (readonly number[])[]> {
    const cut = lists.map(({ context, descriptions }) => ({
      context: shortened(context),
      descriptions: descriptions.map((one) => (one === undefined ? "" : shortened(one))),
    }));
    // A single description has no score, as it cannot be above the mean.
    const telling = cut.filter(({ descriptions }) => new Set(descriptions.filter(Boolean)).size > 1);
    const described = new Set(telling.flatMap(({ descriptions }) => descriptions.filter(Boolean)));
    const vectors = await this.#vectorsOf(new Set(telling.map(({ context }) => context)), described, call);
    return cut.map((one) =>
      telling.includes(one)
        ? lessMean(
            one.descriptions.map((text) => text && cosine(vectors.get(one.context)!, vectors.get(text)!)),
          )
        : one.descriptions.map(() => 0),
    );
  }

  async #vectorsOf(
    contexts: ReadonlySet<string>,
    descriptions: ReadonlySet<string>,
    call: Call,
  ): Promise<ReadonlyMap<string, Vector>> {
    const vectors = new Map<string, Vector>();
    for (const text of descriptions) {
      const known = this.#kept.get(text);
      if (known) vectors.set(text, known);
    }
    const missing = [...new Set([...contexts, ...descriptions])].filter((text) => !vectors.has(text));
    const [first] = vectors.values();
    let numbers = first?.length;
    for (let from = 0; from < missing.length; from += BATCH) {
      const texts = missing.slice(from, from + BATCH);
      const given = await call("embed", (options) => this.#embed(texts, options));
      const batch = vectorsFrom(given, texts.length, numbers);
      numbers = batch[0]!.length;
      batch.forEach((vector, i) => {
        vectors.set(texts[i]!, vector);
        if (descriptions.has(texts[i]!)) this.#kept.set(texts[i]!, vector);
      });
    }
    return vectors;
  }
}

/** The vectors that a plug-in gave, each with length 1. */
function vectorsFrom(given: unknown, count: number, numbers: number | undefined): Vector[] {
  if (!Array.isArray(given)) throw wrongAnswer("embed", [], "must be an array");
  if (given.length !== count)
    throw wrongAnswer("embed", [], `has ${given.length} vectors for ${count} texts`);
  let length = numbers;
  return given.map((one: unknown, i) => {
    if (!isNumbers(one)) throw wrongAnswer("embed", [i], "must be an array of numbers, not empty");
    length ??= one.length;
    if (one.length !== length)
      throw wrongAnswer("embed", [i], `has ${one.length} numbers; others have ${length}`);
    return unit(one, i);
  });
}

function isNumbers(value: unknown): value is ArrayLike<unknown> {
  const isView = ArrayBuffer.isView(value) && !(value instanceof DataView);
  return (Array.isArray(value) || isView) && (value as ArrayLike<unknown>).length > 0;
}

function unit(values: ArrayLike<unknown>, i: number): Vector {
  let most = 0;
  for (let j = 0; j < values.length; j++) {
    const value = values[j];
    if (typeof value !== "number" || !Number.isFinite(value))
      throw wrongAnswer("embed", [i, j], "must be a finite number");
    most = Math.max(most, Math.abs(value));
  }
  const vector = new Float32Array(values.length);
  if (most === 0) return vector;
  // Divided by the greatest number first, so that no square overflows.
  const scaled = Float64Array.from(values as ArrayLike<number>, (value) => value / most);
  const length = Math.sqrt(scaled.reduce((sum, value) => sum + value * value, 0));
  for (let j = 0; j < vector.length; j++) vector[j] = scaled[j]! / length;
  return vector;
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Numbers minus their mean; a missing one becomes 0. */
function lessMean(values: readonly (number | "")[]): number[] {
  const numbers = values.filter((value) => value !== "");
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return values.map((value) => (value === "" ? 0 : value - mean));
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "");
}
