import { declaredEncoding } from "../contract/declared-encoding.ts";
import { ProblemError, type RdfFormat } from "../contract/index.ts";

/** An RDF file that is open: its format, and its text in UTF-8. */
export interface RdfText {
  readonly format: RdfFormat;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Bytes that tell the format and the encoding of a file. */
const headBytes = 1_024;

/**
 * The text of an RDF file in UTF-8. Other encodings are read where the file itself tells them: UTF-16, or what the
 * declaration of RDF/XML says. Bytes that are not of the encoding would become names with U+FFFD in them, which no text has.
 *
 * @param format of the file; undefined where only its content tells it
 * @throws ProblemError `invalid_rdf` for an unknown encoding, and, while it is read, for bytes that are not of it
 */
export async function readRdfText(
  chunks: AsyncIterable<Uint8Array>,
  format: RdfFormat | undefined,
): Promise<RdfText> {
  const source = chunks[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  for (let size = 0; size < headBytes; ) {
    const { done, value } = await source.next();
    if (done) break;
    head.push(value);
    size += value.length;
  }
  const sample = Buffer.concat(head).subarray(0, headBytes);
  const label = declaredEncoding(sample, format === undefined || format === "rdfxml") ?? "utf-8";
  const whole = async function* () {
    try {
      yield* head;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      // A reader that stops at a fault closes the file.
      await source.return?.();
    }
  };
  try {
    return {
      format: format ?? formatOfContent(decoderOf(label, false).decode(sample, { stream: true })),
      chunks: inUtf8(whole(), decoderOf(label, true), label),
    };
  } catch (error) {
    await source.return?.();
    throw error;
  }
}

/** RDF/XML and JSON-LD are told by how they begin; the rest is Turtle, or N-Triples, which Turtle reads. */
function formatOfContent(head: string): RdfFormat {
  if (/^\s*<(?:[?!]|(?:[\w.-]+:)?RDF[\s>])/.test(head)) return "rdfxml";
  return /^\s*(?:\{|\[\s*\{)/.test(head) ? "jsonld" : "turtle";
}

function decoderOf(label: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(label, { fatal });
  } catch (cause) {
    throw new ProblemError("invalid_rdf", {
      detail: `the encoding "${label.slice(0, 40)}" is not known`,
      cause,
    });
  }
}

async function* inUtf8(
  chunks: AsyncIterable<Uint8Array>,
  decoder: TextDecoder,
  label: string,
): AsyncGenerator<Uint8Array> {
  const isUtf8 = decoder.encoding === "utf-8";
  const decoded = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (cause) {
      throw new ProblemError("invalid_rdf", {
        detail: isUtf8 ? "it is not UTF-8 text" : `it is not text in ${label}, which it says it is`,
        cause,
      });
    }
  };
  for await (const chunk of chunks) {
    const text = decoded(chunk);
    yield isUtf8 ? chunk : Buffer.from(text);
  }
  const rest = decoded();
  if (rest !== "" && !isUtf8) yield Buffer.from(rest);
}
