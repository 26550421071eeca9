import { crc32c, masked } from "./crc32c.ts";
import { DamagedLog } from "./log-file.ts";
import { Varints } from "./manifest.ts";
import { unsnapped } from "./snappy.ts";

/** Where a block of a table is. */
interface BlockHandle {
  readonly offset: number;
  readonly size: number;
}

/** Bytes at the end of a table: the handles of its two indexes, and a number that says what it is. */
const footSize = 48;
const magic = [0x57, 0xfb, 0x80, 0x8b, 0x24, 0x75, 0x47, 0xdb];
/** Behind each block: how it is packed, and a checksum. */
const tailSize = 5;
const [plain, snappy] = [0, 1];

/**
 * Looks at every checksum of a table (https://github.com/google/leveldb/blob/main/doc/table_format.md): its indexes, its
 * filter and its data. LevelDB looks at none when it reads; what it then takes for a block may end the process.
 *
 * @returns what is wrong; undefined when nothing is
 * @throws DamagedLog where an index that has the right checksum makes no sense
 */
export function checkTable(table: Uint8Array): string | undefined {
  if (table.length < footSize) return `it has ${table.length} bytes, fewer than any table`;
  const foot = table.subarray(table.length - footSize);
  if (!magic.every((byte, i) => foot[footSize - magic.length + i] === byte))
    return "its end is not the end of a table";
  const handles = new Varints(foot);
  const blocks: BlockHandle[] = [];
  for (const index of [handleOf(handles), handleOf(handles)]) {
    const block = blockAt(table, index);
    if (typeof block === "string") return block;
    for (const handle of entriesOf(block)) blocks.push(handle);
  }
  for (const handle of blocks) {
    const wrong = faultOf(table, handle);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** The data of all blocks of a table whose checksums are right; none when its index is wrong. */
export function* blocksOf(table: Uint8Array): Generator<Uint8Array> {
  if (table.length < footSize) return;
  const handles = new Varints(table.subarray(table.length - footSize));
  let handlesOfData: BlockHandle[];
  try {
    handleOf(handles);
    const index = blockAt(table, handleOf(handles));
    handlesOfData = typeof index === "string" ? [] : entriesOf(index);
  } catch (error) {
    if (!(error instanceof DamagedLog || error instanceof RangeError)) throw error;
    return;
  }
  for (const handle of handlesOfData) {
    const block = blockAt(table, handle);
    if (typeof block !== "string") yield block;
  }
}

function faultOf(table: Uint8Array, { offset, size }: BlockHandle): string | undefined {
  const end = offset + size + tailSize;
  if (end > table.length) return `byte ${offset}: a block lies outside of it`;
  const stored = new DataView(table.buffer, table.byteOffset).getUint32(offset + size + 1, true);
  return stored === masked(crc32c(table.subarray(offset, offset + size + 1)))
    ? undefined
    : `byte ${offset}: the checksum of a block is wrong`;
}

/** The content of a block; a text that says what is wrong with it. */
function blockAt(table: Uint8Array, handle: BlockHandle): Uint8Array | string {
  const wrong = faultOf(table, handle);
  if (wrong !== undefined) return wrong;
  const { offset, size } = handle;
  const content = table.subarray(offset, offset + size);
  const packing = table[offset + size];
  if (packing === plain) return content;
  return packing === snappy ? unsnapped(content) : `byte ${offset}: a block is compressed in an unknown way`;
}

/** The handles that an index block leads to. */
function entriesOf(block: Uint8Array): BlockHandle[] {
  const restarts = new DataView(block.buffer, block.byteOffset + block.length - 4).getUint32(0, true);
  const entries = new Varints(block.subarray(0, block.length - 4 * (restarts + 1)));
  const handles: BlockHandle[] = [];
  while (!entries.isDone) {
    entries.number();
    const unshared = entries.number();
    const valueSize = entries.number();
    entries.take(unshared);
    handles.push(handleOf(new Varints(entries.take(valueSize))));
  }
  return handles;
}

function handleOf(numbers: Varints): BlockHandle {
  return { offset: numbers.number(), size: numbers.number() };
}
