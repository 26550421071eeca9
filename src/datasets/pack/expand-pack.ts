import { ProblemError } from "../../contract/problem.ts";
import { headerBytes, invalidPack } from "./pack-format.ts";
import { joined } from "./pack-names.ts";
import { statedLength } from "./pack-sections.ts";

/** The bytes of a pack. */
export interface PackBytes {
  /** A buffer if there may be more bytes than a typed array can have. */
  readonly bytes: Uint8Array | ArrayBufferLike;
  /** Whether the bytes were already compared with a checksum, that of gzip. */
  readonly checked: boolean;
}

/** A pack becomes two to seven times as small, an empty one 15 times; gzip can shrink data a thousand times. */
const mostExpansion = 50;

/**
 * The length of a compressed pack that its header states.
 *
 * @param head the first bytes of the decompressed data
 * @param packed length of the gzip file: 12 MB whose header says 3 GB would take 5 GB of memory before the length is checked
 * @throws ProblemError `invalid_pack` if the data do not begin as a pack does, or would become more than 50 times as long
 */
export function expandedLength(head: Uint8Array, packed: number): number {
  const length = statedLength(head);
  if (length > packed * mostExpansion)
    throw invalidPack(
      `the gzip data would become more than ${mostExpansion} times as long, which no pack does: decompress it with gunzip`,
    );
  return length;
}

/** Whether bytes are a gzip file, as a pack may be for transport. */
export function isCompressed(bytes: Uint8Array | ArrayBufferLike): boolean {
  const head = ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  return head[0] === 0x1f && head[1] === 0x8b;
}

/**
 * The bytes of a pack, decompressed if they are a gzip file.
 *
 * @throws ProblemError `invalid_pack` when the gzip data are damaged
 */
export async function expandPack(bytes: Uint8Array | ArrayBufferLike): Promise<PackBytes> {
  if (!isCompressed(bytes)) return { bytes, checked: false };
  try {
    const stream = new Blob([(ArrayBuffer.isView(bytes) ? bytes : new Uint8Array(bytes)).slice()])
      .stream()
      .pipeThrough(new DecompressionStream("gzip"));
    return { bytes: await readPackOf(stream, bytes.byteLength), checked: true };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw invalidPack("the gzip data are damaged or truncated", cause);
  }
}

/**
 * Reads a stream up to the length in the header of the pack, because 14 MB of other gzip data may expand to
 * gigabytes.
 */
async function readPackOf(stream: ReadableStream<Uint8Array>, packed: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let length: number | undefined;
  for await (const piece of stream) {
    pieces.push(piece);
    size += piece.length;
    if (length === undefined && size >= headerBytes) length = expandedLength(joined(pieces), packed);
    if (length !== undefined && size > length) throw extraBytes();
  }
  return joined(pieces);
}

/** The error for bytes behind the end of a pack. */
export function extraBytes(): ProblemError {
  return invalidPack("extra bytes follow the end");
}
