/** CRC-32C (Castagnoli, RFC 3720 appendix B.4), as LevelDB has it: eight tables, eight bytes a step. */

const polynomial = 0x82f63b78;
const tables = Array.from({ length: 8 }, () => new Uint32Array(256));
for (let i = 0; i < 256; i++) {
  let crc = i;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  tables[0]![i] = crc;
}
for (let i = 0; i < 256; i++)
  for (let t = 1; t < 8; t++) {
    const before = tables[t - 1]![i]!;
    tables[t]![i] = (before >>> 8) ^ tables[0]![before & 0xff]!;
  }
const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/** The checksum of bytes. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  let i = 0;
  for (const end = bytes.length - 8; i <= end; i += 8) {
    const low = crc ^ (bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24));
    crc =
      t7[low & 0xff]! ^
      t6[(low >>> 8) & 0xff]! ^
      t5[(low >>> 16) & 0xff]! ^
      t4[low >>> 24]! ^
      t3[bytes[i + 4]!]! ^
      t2[bytes[i + 5]!]! ^
      t1[bytes[i + 6]!]! ^
      t0[bytes[i + 7]!]!;
  }
  for (; i < bytes.length; i++) crc = t0[(crc ^ bytes[i]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** A checksum as LevelDB writes it: rotated and offset, so that data which contain checksums do not weaken it. */
export function masked(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
