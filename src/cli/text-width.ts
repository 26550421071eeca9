/** Width of a text in terminal columns. */
export type TextWidth = (text: string) => number;

/** Letters, digits and punctuation of Latin script: one column each in any font. */
const plain = /^[\x20-\x7e\u00c0-\u017f–—‘’“”…]*$/;

/**
 * How to measure some texts. The widths of emoji, Han characters and combining marks come from a library whose
 * tables take 15 ms to load; Latin text is counted without it.
 */
export async function widthOf(texts: Iterable<string>): Promise<TextWidth> {
  for (const text of texts) if (!plain.test(text)) return (await import("string-width")).default;
  return (text) => text.length;
}
