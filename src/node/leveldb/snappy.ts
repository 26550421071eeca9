import { Varints } from "./manifest.ts";

/**
 * Undoes Snappy (https://github.com/google/snappy/blob/main/format_description.txt), in which LevelDB packs its blocks.
 * The checksum of a block was right before: what is read here was written so.
 */
export function unsnapped(packed: Uint8Array): Uint8Array {
  const numbers = new Varints(packed);
  const out = new Uint8Array(numbers.number());
  let to = 0;
  const rest = numbers.rest();
  for (let at = 0; at < rest.length; ) {
    const tag = rest[at++]!;
    const kind = tag & 3;
    if (kind === 0) {
      let length = tag >> 2;
      if (length > 59) {
        const size = length - 59;
        length = littleEndian(rest, at, size);
        at += size;
      }
      out.set(rest.subarray(at, at + length + 1), to);
      at += length + 1;
      to += length + 1;
      continue;
    }
    const size = kind === 1 ? 1 : kind === 2 ? 2 : 4;
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    const offset = littleEndian(rest, at, size) + (kind === 1 ? (tag >> 5) << 8 : 0);
    at += size;
    // Byte by byte: what is copied may be what this very copy has just written.
    for (const end = to + length; to < end; to++) out[to] = out[to - offset]!;
  }
  return out;
}

function littleEndian(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let i = size - 1; i >= 0; i--) value = value * 256 + bytes[at + i]!;
  return value;
}
