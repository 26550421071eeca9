/**
 * Values of the durable store with a checksum over key and value: LevelDB reads its blocks without looking at theirs, so
 * a bit that flipped on the disk would come out as another price.
 */

/** The first byte of a sealed value; no value of the format before begins with it. */
const mark = 1;
const headSize = 9;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Seals a value, text or UTF-8, under its key. */
export function seal(key: string, value: string | Uint8Array): Uint8Array {
  const bytes = typeof value === "string" ? encoder.encode(value) : value;
  const sealed = new Uint8Array(headSize + bytes.length);
  sealed[0] = mark;
  const [a, b] = checksum(key, bytes);
  const view = new DataView(sealed.buffer);
  view.setUint32(1, a);
  view.setUint32(5, b);
  sealed.set(bytes, headSize);
  return sealed;
}

/** The text of a sealed value; undefined when key or value are not those that were sealed. */
export function unseal(key: string, sealed: Uint8Array): string | undefined {
  if (sealed.length < headSize || sealed[0] !== mark) return undefined;
  const bytes = sealed.subarray(headSize);
  const view = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const [a, b] = checksum(key, bytes);
  if (view.getUint32(1) !== a || view.getUint32(5) !== b) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a value is of the format before, which had no checksums: plain text. */
export function isUnsealed(value: Uint8Array): boolean {
  return value[0] !== mark;
}

/**
 * 64 bits in two lanes that are mixed as MurmurHash3 mixes, four bytes a step: every bit of key and value reaches every
 * bit of it. About a gigabyte a second.
 */
function checksum(key: string, bytes: Uint8Array): [number, number] {
  let a = 0x9747b28c ^ bytes.length;
  let b = 0x85ebca6b ^ key.length;
  for (let i = 0; i < key.length; i++) {
    const unit = key.charCodeAt(i);
    a = mixIn(a, unit, 0xcc9e2d51, 0x1b873593);
    b = mixIn(b, unit, 0x239b961b, 0xab0e9789);
  }
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    const word = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    a = mixIn(a, word, 0xcc9e2d51, 0x1b873593);
    b = mixIn(b, word, 0x239b961b, 0xab0e9789);
  }
  for (let i = whole; i < bytes.length; i++) {
    a = mixIn(a, bytes[i]!, 0xcc9e2d51, 0x1b873593);
    b = mixIn(b, bytes[i]!, 0x239b961b, 0xab0e9789);
  }
  return [finish(a ^ b), finish(b + a)];
}

function mixIn(lane: number, word: number, first: number, second: number): number {
  let k = Math.imul(word, first);
  k = (k << 15) | (k >>> 17);
  const mixed = lane ^ Math.imul(k, second);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(lane: number): number {
  let h = lane | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
