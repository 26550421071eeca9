/**
 * The encoding that bytes tell of themselves: a byte order mark, the zero bytes of UTF-16, or an XML declaration.
 *
 * @param isXml whether they may begin with a declaration
 * @returns what is said, which may be an encoding that is not known; undefined if nothing is
 */
export function declaredEncoding(sample: Uint8Array, isXml: boolean): string | undefined {
  return byMark(sample) ?? byZeros(sample) ?? (isXml ? byDeclaration(sample) : undefined);
}

function byMark([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : undefined;
}

/** ASCII text in UTF-16 without a mark has a zero in every second byte. */
function byZeros([a, b, c, d]: Uint8Array): string | undefined {
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "utf-16le";
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? "utf-16be" : undefined;
}

function byDeclaration(sample: Uint8Array): string | undefined {
  const head = String.fromCharCode(...sample.subarray(0, 200));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1];
}
