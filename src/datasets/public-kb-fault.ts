import { hintFor } from "../contract/options.ts";
import type { MappedFile } from "./public-kb.ts";

/** The fault of a value for the public knowledge base, in the words for an option. */
export function publicKbFault(kb: unknown): string | undefined {
  if (kb === false) return undefined;
  if (!Array.isArray(kb)) return layerFault(kb);
  if (kb.length === 0)
    return "has no layer; leave it out for the starter of the package, or give false for none";
  return kb.map(layerFault).find((fault) => fault !== undefined);
}

/** The fault of a value for the well-known entities beside the public knowledge base, in the words for an option. */
export function outsideFault(kb: unknown): string | undefined {
  return kb === false ? undefined : layerFault(kb);
}

const content = /^\[object (?:URL|ArrayBuffer|SharedArrayBuffer)\]$/;

function layerFault(layer: unknown): string | undefined {
  if (typeof layer === "string" && layer !== "") return undefined;
  if (typeof layer === "object" && layer !== null) {
    if ("then" in layer) return "is a promise: await the knowledge base first";
    if (ArrayBuffer.isView(layer) || content.test(Object.prototype.toString.call(layer)) || "names" in layer)
      return undefined;
    const fields: readonly string[] = ["mapped", "cacheBytes"];
    const unknown = Object.keys(layer).find((name) => !fields.includes(name));
    if (unknown !== undefined)
      return `has an unknown field "${unknown}"; ${hintFor(unknown, fields, "fields")}`;
    const { mapped } = layer as Partial<MappedFile>;
    if ((typeof mapped === "string" && mapped !== "") || mapped instanceof URL) return undefined;
  }
  return 'must be a pack (its path, URL, bytes, { mapped: path }, or what openKb gives), "starter", or false for none';
}
