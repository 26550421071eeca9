/** A 32-bit hash of a text (FNV-1a over UTF-16 units), unsigned. */
export function textHash(text: string): number {
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
