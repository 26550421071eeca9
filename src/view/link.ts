import { type Mention, publicUri, qidOf } from "../contract/index.ts";

/**
 * Where people can read about an entity: a QID of the public knowledge base at Wikidata, or else the first of its id
 * and its `same_as` that is a web address. Nothing but `http:` and `https:` ever becomes a link.
 */
export function linkOf({ entity, dataset_uri }: Pick<Mention, "entity" | "dataset_uri">): string | undefined {
  if (!entity) return undefined;
  const places = [entity.id, ...(entity.same_as ?? [])];
  if (dataset_uri === publicUri || dataset_uri === undefined) {
    const qid = qidOf(entity.id);
    if (qid !== undefined) return `https://www.wikidata.org/wiki/${qid}`;
  }
  for (const place of places) {
    const address = webAddress(place);
    if (address !== undefined) return address;
  }
  return undefined;
}

function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    return new URL(text).href;
  } catch {
    return undefined;
  }
}
