import { declaredEncoding } from "../../contract/declared-encoding.ts";
import { invalidFeed } from "./row.ts";

/** Sources for the encoding of a feed. */
export interface EncodingHints {
  /** Given by the user: takes precedence over everything. */
  readonly encoding?: string | undefined;
  /** Declared by the transport (`charset` of `Content-Type`): the feed's own declaration takes precedence. */
  readonly charset?: string | undefined;
}

/** Bytes that are examined before reading begins. */
export const sampleBytes = 64 * 1024;

/**
 * The encoding of a feed, by the most certain source: the user, a byte order mark, the zero bytes of
 * UTF-16, an XML declaration, the transport's charset unless the bytes belie it, UTF-8 if the sample is such but for a
 * few bytes, and otherwise Windows-1252 (which ISO-8859-1 means on the web, too).
 *
 * @param sample the first bytes of the feed, up to `sampleBytes`
 * @returns a label of the WHATWG Encoding Standard
 * @throws ProblemError `invalid_feed` for an encoding that cannot be decoded
 */
export function encodingOf(sample: Uint8Array, hints: EncodingHints = {}): string {
  return (
    known(hints.encoding) ??
    known(declaredEncoding(sample, true)) ??
    transported(sample, known(hints.charset)) ??
    guessed(sample)
  );
}

function known(label: string | undefined): string | undefined {
  if (label === undefined || label === "") return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    throw invalidFeed(`the encoding "${label}" is not known`, error);
  }
}

/**
 * Servers say ISO-8859-1 of every text file when nobody told them better. In it, bytes that are UTF-8 beyond ASCII would
 * be texts such as "MÃ¼g", which nobody writes.
 */
function transported(sample: Uint8Array, charset: string | undefined): string | undefined {
  if (charset !== "windows-1252" || !sample.some((byte) => byte > 0x7f)) return charset;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true });
    return "utf-8";
  } catch {
    return charset;
  }
}

/**
 * Characters of UTF-8 beyond ASCII hardly ever come about by accident: where they are more than what cannot be decoded,
 * that is damage to a feed of UTF-8, and stays visible as U+FFFD instead of spoiling every other text.
 */
function guessed(sample: Uint8Array): string {
  // Streaming, because the sample may end within a character.
  const decoded = (fatal: boolean) => new TextDecoder("utf-8", { fatal }).decode(sample, { stream: true });
  try {
    decoded(true);
    return "utf-8";
  } catch {
    const text = decoded(false);
    const damaged = text.split("\uFFFD").length - 1;
    const whole = text.match(/[^\0-\x7f\uFFFD]/gu)?.length ?? 0;
    return whole > damaged ? "utf-8" : "windows-1252";
  }
}
