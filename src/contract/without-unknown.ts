import { limits } from "./limits.ts";
import { isCompiled, known, type Level } from "./unknown-fields.ts";

/**
 * A request without what is not read: the value of an unknown field is true, and of each level as many unknown fields
 * are left as an answer warns of. It is answered like the whole one, and a thread is sent nothing that is of no use:
 * copying 8 MiB of it took seconds. Lists and entities without unknown fields are not copied.
 *
 * @param request of any shape
 */
export function withoutUnknown<T>(request: T): T {
  if (!isObject(request) || Array.isArray(request)) return request;
  const sieve = new Sieve();
  const sieved = sieve.object("request", request) as object;
  const { mentions, dataset } = sieved as { mentions?: unknown; dataset?: unknown };
  const newMentions = sieve.list(mentions, (mention) => {
    const one = sieve.object("mention", mention);
    const candidates = isObject(one) ? (one as { candidates?: unknown }).candidates : undefined;
    const known = sieve.list(candidates, (candidate) => sieve.object("candidate", candidate));
    return known === candidates ? one : { ...(one as object), candidates: known };
  });
  const newDataset = datasetWithout(sieve, dataset);
  return {
    ...sieved,
    ...(newMentions !== mentions && { mentions: newMentions }),
    ...(newDataset !== dataset && { dataset: newDataset }),
  } as T;
}

function datasetWithout(sieve: Sieve, dataset: unknown): unknown {
  const entities = (list: unknown) => sieve.list(list, (entity) => sieve.object("entity", entity));
  if (!isObject(dataset) || Array.isArray(dataset)) return entities(dataset);
  if (isCompiled(dataset) || !("entities" in dataset)) return dataset;
  const sieved = sieve.object("dataset", dataset) as { entities: unknown };
  const some = entities(sieved.entities);
  return some === sieved.entities ? sieved : { ...sieved, entities: some };
}

class Sieve {
  /** Unknown fields that are left, of each level. */
  readonly #left = new Map<Level, Set<string>>();

  object(level: Level, value: unknown): unknown {
    if (!isObject(value) || Array.isArray(value)) return value;
    const fields = known[level];
    const names = Object.keys(value);
    if (names.every((name) => fields.has(name))) return value;
    const kept: [string, unknown][] = [];
    for (const name of names) {
      const sent = (value as Record<string, unknown>)[name];
      if (fields.has(name)) kept.push([name, sent]);
      // Null means not sent: nothing is said of it.
      else if (sent !== null && sent !== undefined && this.#isTold(level, name)) kept.push([name, true]);
    }
    // Through entries, as a field may be called `__proto__`.
    return Object.fromEntries(kept);
  }

  /** The same list if nothing of it changes. */
  list(list: unknown, sieved: (one: unknown) => unknown): unknown {
    if (!Array.isArray(list)) return list;
    let copy: unknown[] | undefined;
    for (let i = 0; i < list.length; i++) {
      const one = sieved(list[i]);
      if (one !== list[i]) (copy ??= list.slice())[i] = one;
    }
    return copy ?? list;
  }

  #isTold(level: Level, name: string): boolean {
    const left = this.#left.get(level) ?? new Set();
    this.#left.set(level, left);
    if (left.size >= limits.problemPointers || left.has(name)) return false;
    left.add(name);
    return true;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
