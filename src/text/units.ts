/** Units that are kept between two calls: the longest text of a request, all of it outside the BMP, and the end. */
const KEPT = 200_002;
/** Blanks behind the text, so that a scan by words needs not ask for the end at every unit. */
const BLANKS = 2;
/** From so many units on the runtime's own copy is quicker than a loop. */
const WORTH_COPY = 48;

const LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
/** Node has a copy at the speed of memory; a browser has none. */
const hasCopy = typeof Buffer !== "undefined" && LITTLE_ENDIAN;

let kept = new Uint16Array(4096);
let bytes = hasCopy ? Buffer.from(kept.buffer) : undefined;

/**
 * The UTF-16 units of a text and two blanks behind them, good until the next call. To read a unit here is twice as
 * quick as `charCodeAt`, which asks each time how the string is stored.
 */
export function unitsOf(text: string): Uint16Array {
  const room = text.length + BLANKS;
  if (room > KEPT) return copied(text, new Uint16Array(room));
  if (room > kept.length) {
    kept = new Uint16Array(Math.min(KEPT, room * 2));
    if (hasCopy) bytes = Buffer.from(kept.buffer);
  }
  if (bytes === undefined || room < WORTH_COPY) return copied(text, kept);
  bytes.write(text, "utf16le");
  return kept.fill(0x20, text.length, room);
}

function copied(text: string, units: Uint16Array): Uint16Array {
  const n = text.length;
  for (let i = 0; i < n; i++) units[i] = text.charCodeAt(i);
  return units.fill(0x20, n, n + BLANKS);
}
