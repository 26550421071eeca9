/** API keys: how one is made, written down, sent and compared. Only hashes are ever kept. */

const scheme = /^Key +([\x21-\x7e]+) *$/i;

/** The key of an `Authorization: Key <key>` header, or undefined when the header is malformed. */
export function keyOf(authorization: string | null | undefined): string | undefined {
  return scheme.exec(authorization ?? "")?.[1];
}

/** A new random key: 256 bits, so that a plain hash of it cannot be searched. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `rk_${base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The form in which a key is kept: `sha256:` and 64 hexadecimal digits. */
export async function hashKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return `sha256:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether two strings are equal, in a time that depends on their length only. */
export function equalInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
