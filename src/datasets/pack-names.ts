import { ByteReader, ByteWriter } from "./bytes.ts";
import { EDGE_SLOT, findEdge, findWord, type NameTables, POSTING, WORD_SLOT } from "./name-trie.ts";
import { invalidPack } from "./pack-format.ts";

/** Share of the slots that may be taken. Most words of a text miss the table of words, so that one is emptier. */
const wordLoad = 0.7;
const edgeLoad = 0.8;

/** The smallest power of two of slots for a number of things. */
function slotsFor(count: number, load: number): number {
  let slots = 64;
  while (count > slots * load) slots *= 2;
  return slots;
}

/** The same tables, as small as they may be, in an order that depends on nothing but the content. */
export function tightTables(tables: NameTables): NameTables {
  return {
    ...tables,
    words: tightWords(tables.words, tables.wordCount),
    edges: tightEdges(tables.edges, tables.edgeCount),
  };
}

function tightWords(words: Int32Array, count: number): Int32Array {
  const tight = new Int32Array(slotsFor(count, wordLoad) * WORD_SLOT);
  for (let at = 0; at < words.length; at += WORD_SLOT) {
    if (words[at + 2] === 0) continue;
    const to = findWord(tight, words[at]!, words[at + 1]!);
    for (let i = 0; i < WORD_SLOT; i++) tight[to + i] = words[at + i]!;
  }
  return tight;
}

function tightEdges(edges: Int32Array, count: number): Int32Array {
  const tight = new Int32Array(slotsFor(count, edgeLoad) * EDGE_SLOT);
  for (let at = 0; at < edges.length; at += EDGE_SLOT) {
    if (edges[at + 2] === 0) continue;
    const to = findEdge(tight, edges[at]!, edges[at + 1]!);
    for (let i = 0; i < EDGE_SLOT; i++) tight[to + i] = edges[at + i]!;
  }
  return tight;
}

/**
 * The tables in a short form, for a pack that travels: hash tables are left out and made again when the pack is
 * opened, which costs some milliseconds for 100,000 names.
 *
 *     6 numbers     words, nodes, edges, postings, bytes of the edges, bytes of the postings
 *     words         [hash, hash2] by word id
 *     surfaces      surface hash by posting
 *     edges         by child node: parent as a difference to the one before, word id
 *     postings      by node: how many, then entity as a difference, number of form and languages in a palette
 */
export function shortTables(t: NameTables): Uint8Array {
  const hashes = new Int32Array(t.wordCount * 2);
  for (let at = 0; at < t.words.length; at += WORD_SLOT) {
    const id = t.words[at + 2]!;
    if (id === 0) continue;
    hashes[(id - 1) * 2] = t.words[at]!;
    hashes[(id - 1) * 2 + 1] = t.words[at + 1]!;
  }
  const parents = new Int32Array(t.nodeCount);
  const words = new Int32Array(t.nodeCount);
  for (let at = 0; at < t.edges.length; at += EDGE_SLOT) {
    const child = t.edges[at + 2]!;
    if (child === 0) continue;
    parents[child] = t.edges[at]!;
    words[child] = t.edges[at + 1]!;
  }
  const edges = new ByteWriter();
  for (let child = 1; child < t.nodeCount; child++) {
    edges.signed(child - 1 - parents[child]!);
    edges.varint(words[child]!);
  }
  const postings = new ByteWriter();
  const surfaces = new Int32Array(t.postingCount);
  const palette = paletteOf(t);
  postings.varint(palette.size);
  for (const key of palette.keys()) postings.varint(key);
  let count = 0;
  let before = 0;
  for (let node = 1; node < t.nodeCount; node++) {
    let length = 0;
    for (let p = t.heads[node]!; p !== 0; p = t.postings[(p - 1) * POSTING + 2]!) length++;
    postings.varint(length);
    for (let p = t.heads[node]!; p !== 0; p = t.postings[(p - 1) * POSTING + 2]!) {
      const entity = t.postings[(p - 1) * POSTING]!;
      postings.signed(entity - before);
      before = entity;
      postings.varint(palette.get(keyOf(t, p))!);
      surfaces[count++] = t.postings[(p - 1) * POSTING + 1]!;
    }
  }
  const header = Int32Array.of(
    t.wordCount,
    t.nodeCount,
    t.edgeCount,
    t.postingCount,
    edges.length,
    postings.length,
  );
  const parts = [header, hashes, surfaces].map((part) => new Uint8Array(part.buffer));
  return joined([...parts, edges.view(), postings.view()]);
}

/** Form and languages as one number, the frequent ones first. */
function paletteOf(t: NameTables): Map<number, number> {
  const counts = new Map<number, number>();
  for (let p = 1; p <= t.postingCount; p++) {
    const key = keyOf(t, p);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Map(keys.map(([key], i) => [key, i]));
}

function keyOf({ forms }: NameTables, posting: number): number {
  return forms[(posting - 1) * 2]! * 256 + forms[(posting - 1) * 2 + 1]!;
}

/**
 * The tables of a short form.
 *
 * @param section begins at a multiple of 4
 * @throws ProblemError `invalid_pack`
 */
export function longTables(section: Uint8Array, entities: number): NameTables {
  try {
    return unfold(section, entities);
  } catch (error) {
    if (error instanceof RangeError) throw invalidPack('section "trie" is damaged', error);
    throw error;
  }
}

function unfold(section: Uint8Array, entities: number): NameTables {
  if (section.length < 24) throw new RangeError("no header");
  const header = new Int32Array(section.buffer, section.byteOffset, 6);
  const [wordCount, nodeCount, edgeCount, postingCount, edgeBytes, postingBytes] = [
    ...header,
  ] as unknown as number[] & [number, number, number, number, number, number];
  const edgesAt = 24 + wordCount * 8 + postingCount * 4;
  if (header.some((n) => n < 0) || edgesAt + edgeBytes + postingBytes !== section.length)
    throw new RangeError("other sizes than stated");
  const hashes = new Int32Array(section.buffer, section.byteOffset + 24, wordCount * 2);
  const surfaces = new Int32Array(section.buffer, section.byteOffset + 24 + wordCount * 8, postingCount);

  const words = new Int32Array(slotsFor(wordCount, wordLoad) * WORD_SLOT);
  const slotOf = new Int32Array(wordCount + 1);
  for (let id = 1; id <= wordCount; id++) {
    const at = findWord(words, hashes[id * 2 - 2]!, hashes[id * 2 - 1]!);
    words[at] = hashes[id * 2 - 2]!;
    words[at + 1] = hashes[id * 2 - 1]!;
    words[at + 2] = id;
    slotOf[id] = at;
  }
  const edges = new Int32Array(slotsFor(edgeCount, edgeLoad) * EDGE_SLOT);
  let reader = new ByteReader(section, edgesAt, edgesAt + edgeBytes);
  for (let child = 1; child < nodeCount; child++) {
    const parent = child - 1 - reader.signed();
    const word = reader.varint();
    if (parent < 0 || parent >= child || word < 1 || word > wordCount) throw new RangeError("no such node");
    const at = findEdge(edges, parent, word);
    edges[at] = parent;
    edges[at + 1] = word;
    edges[at + 2] = child;
    if (parent === 0) words[slotOf[word]! + 3] = child;
  }
  const heads = new Int32Array(nodeCount);
  const postings = new Int32Array(postingCount * POSTING);
  const forms = new Uint8Array(postingCount * 2);
  reader = new ByteReader(section, edgesAt + edgeBytes, section.length);
  const colours = reader.varint();
  if (colours > section.length) throw new RangeError("the palette is too long");
  const palette = Array.from({ length: colours }, () => reader.varint());
  let count = 0;
  let entity = 0;
  for (let node = 1; node < nodeCount; node++) {
    const length = reader.varint();
    if (length === 0) continue;
    heads[node] = count + 1;
    for (let i = 0; i < length; i++, count++) {
      entity += reader.signed();
      const key = palette[reader.varint()];
      if (count >= postingCount || entity < 0 || entity >= entities || key === undefined)
        throw new RangeError("no such posting");
      postings[count * POSTING] = entity;
      postings[count * POSTING + 1] = surfaces[count]!;
      postings[count * POSTING + 2] = i + 1 < length ? count + 2 : 0;
      forms[count * 2] = key >> 8;
      forms[count * 2 + 1] = key & 255;
    }
  }
  return { words, wordCount, edges, edgeCount, heads, nodeCount, postings, forms, postingCount };
}

/** Parts as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
