/** The sources or licences of several knowledge bases as one text, each once. */
export function joinedTexts(texts: readonly string[]): string {
  return [...new Set(texts)].join("; ");
}
