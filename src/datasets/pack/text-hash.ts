/** A 32-bit hash of a text (FNV-1a over UTF-16 units), unsigned. */
export function textHash(text: string): number {
  return hashFrom(0x811c9dc5 | 0, text);
}

/** A second hash. Where the text itself is not kept, both must match. */
export function textHash2(text: string): number {
  return hashFrom(0x9747b28c | 0, text);
}

function hashFrom(seed: number, text: string): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
