import type { SentCall } from "./calls.ts";

/** What stands in a cassette in place of a key. */
const mask = "<key>";

/** Parameters of a query that carry keys. */
const parameters = /([?&](?:api[-_]?key|access[-_]?token|key|token)=)[^&#]+/gi;

/** The key of a call; undefined if it has none. */
export function keyOfCall({ headers }: Pick<SentCall, "headers">): string | undefined {
  return headers.authorization?.replace(/^\S+ +/, "") || undefined;
}

/** A path with query without the keys in it: `/key/<key>/nif` and parameters such as `api_key`. */
export function pathWithoutKey(path: string): string {
  const at = path.indexOf("?");
  const end = at < 0 ? path.length : at;
  const segments = path.slice(0, end).replace(/(\/key\/)[^/]+/, `$1${mask}`);
  return segments + path.slice(end).replace(parameters, `$1${mask}`);
}

/**
 * JSON without a key in its texts. Only a secret is taken out: a key as short as a word may be a word of the text, and
 * to replace it would change what was sent.
 */
export function withoutSecret<T>(json: T, key: string | undefined): T {
  return key === undefined || !isSecret(key) ? json : replaced(json, key, mask);
}

/** An answer as the caller of the key gets it: what {@link withoutSecret} took out is back in its place. */
export function withSecret<T>(json: T, key: string | undefined): T {
  return key === undefined ? json : replaced(json, mask, key);
}

/** Keys of `referent keys` begin with `rk_`; those of other services are told from words by their length. */
function isSecret(key: string): boolean {
  return key.startsWith("rk_") || key.length >= 16;
}

function replaced<T>(json: T, from: string, to: string): T {
  if (json === undefined) return json;
  const [quotedFrom, quotedTo] = [from, to].map((text) => JSON.stringify(text).slice(1, -1));
  return JSON.parse(JSON.stringify(json).replaceAll(quotedFrom!, () => quotedTo!)) as T;
}
