import { canonicalId } from "../contract/index.ts";
import type { PropertyName, RecordSource } from "./source.ts";

/** Several sources as one: entities of the first come first, and an id that an earlier source has counts once. */
export function joinedSource(sources: readonly RecordSource[]): RecordSource {
  const [only] = sources;
  if (only && sources.length === 1) return only;
  const begins: number[] = [];
  let size = 0;
  for (const source of sources) {
    begins.push(size);
    size += source.size;
  }
  /** The source of an entity, and its number there. */
  function placeOf(entity: number): { source: RecordSource; at: number; layer: number } {
    let layer = begins.length - 1;
    while (begins[layer]! > entity) layer--;
    return { source: sources[layer]!, at: entity - begins[layer]!, layer };
  }
  const properties = new Map<string, PropertyName>();
  for (const source of sources) for (const one of source.properties) properties.set(one.id, one);
  return {
    size,
    alive(entity) {
      const { source, at, layer } = placeOf(entity);
      if (!source.alive(at)) return false;
      if (layer === 0) return true;
      const id = canonicalId(source.record(at).id);
      return !sources.slice(0, layer).some((earlier) => earlier.find(id) !== undefined);
    },
    record: (entity) => {
      const { source, at } = placeOf(entity);
      return source.record(at);
    },
    popularity: (entity) => {
      const { source, at } = placeOf(entity);
      return source.popularity(at);
    },
    statements: (entity) => {
      const { source, at, layer } = placeOf(entity);
      return source.statements(at).map(({ property, value }) => ({
        property,
        value: typeof value === "number" ? value + begins[layer]! : value,
      }));
    },
    find(id) {
      for (const [layer, source] of sources.entries()) {
        const at = source.find(id);
        if (at !== undefined) return begins[layer]! + at;
      }
      return undefined;
    },
    properties: [...properties.values()],
  };
}
