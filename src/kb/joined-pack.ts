/** The parts of a pack as one buffer, which may be longer than a typed array can be. */
export function joinedPack(parts: readonly Uint8Array[]): ArrayBuffer {
  const buffer = new ArrayBuffer(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new Uint8Array(buffer, at, part.length).set(part);
    at += part.length;
  }
  return buffer;
}
