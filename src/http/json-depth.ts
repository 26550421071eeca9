const quote = 0x22;
const backslash = 0x5c;

/** How deep the arrays and objects of a JSON document in UTF-8 are nested; any number if it is not JSON. */
export function depthOfJson(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === quote) i = endOfString(bytes, i);
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return deepest;
}

/** Where the string ends that begins at a quotation mark. */
function endOfString(bytes: Uint8Array, start: number): number {
  let end = start;
  do {
    end = bytes.indexOf(quote, end + 1);
    if (end < 0) return bytes.length;
  } while (isEscaped(bytes, end));
  return end;
}

/** Whether an odd number of backslashes stands before a byte. */
function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at;
  while (bytes[before - 1] === backslash) before--;
  return (at - before) % 2 === 1;
}
