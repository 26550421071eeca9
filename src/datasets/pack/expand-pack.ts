import { invalidPack } from "./pack-format.ts";

/** The bytes of a pack. */
export interface PackBytes {
  /** A buffer where there may be more of them than a typed array can have. */
  readonly bytes: Uint8Array | ArrayBufferLike;
  /** They were compared with a checksum already, that of gzip. */
  readonly checked: boolean;
}

/** Whether bytes are a gzip file: a pack that travels may be one. */
export function isCompressed(bytes: Uint8Array | ArrayBufferLike): boolean {
  const head = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return head[0] === 0x1f && head[1] === 0x8b;
}

/**
 * The bytes of a pack, decompressed where they are a gzip file.
 *
 * @throws ProblemError `invalid_pack` when the gzip data are damaged
 */
export async function expandPack(bytes: Uint8Array | ArrayBufferLike): Promise<PackBytes> {
  if (!isCompressed(bytes)) return { bytes, checked: false };
  try {
    const stream = new Blob([(ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes)).slice()])
      .stream()
      .pipeThrough(new DecompressionStream("gzip"));
    return { bytes: new Uint8Array(await new Response(stream).arrayBuffer()), checked: true };
  } catch (cause) {
    throw invalidPack("the gzip data are damaged or truncated", cause);
  }
}
