import { invalidPack } from "./pack-format.ts";

/** The bytes of a pack. */
export interface PackBytes {
  readonly bytes: Uint8Array;
  /** They were compared with a checksum already, that of gzip. */
  readonly checked: boolean;
}

/** Whether bytes are a gzip file: a pack that travels may be one. */
export function isCompressed(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/**
 * The bytes of a pack, decompressed where they are a gzip file.
 *
 * @throws ProblemError `invalid_pack` when the gzip data are damaged
 */
export async function expandPack(bytes: Uint8Array): Promise<PackBytes> {
  if (!isCompressed(bytes)) return { bytes, checked: false };
  try {
    const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream("gzip"));
    return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), checked: true };
  } catch (cause) {
    throw invalidPack("the gzip data are damaged or truncated", cause);
  }
}
