import { ByteWriter } from "../bytes.ts";
import { TagTable, writeRecord } from "../pack-record.ts";
import { Ints } from "./growable.ts";

/** Records are kept in pieces of this size, so that nothing large is ever copied. */
const pieceBytes = 4 << 20;

/** Collects the records of a build as bytes. */
export class RecordPieces {
  readonly #tags = new TagTable();
  readonly #at = new Ints();
  readonly #pieces: Uint8Array[] = [];
  readonly #writer = new ByteWriter();
  #bytes = 0;

  get tags(): TagTable["tags"] {
    return this.#tags.tags;
  }

  /**
   * Adds that of the next entity; its id, where that is no QID.
   *
   * @throws RangeError beyond 4 GiB of records
   */
  add(texts: Parameters<typeof writeRecord>[1], id: string | undefined): void {
    this.#at.push(this.#bytes);
    const before = this.#writer.length;
    writeRecord(this.#writer, texts, id, this.#tags);
    this.#bytes += this.#writer.length - before;
    if (this.#bytes >= 2 ** 32) throw new RangeError("the records of a pack have at most 4 GiB");
    if (this.#writer.length >= pieceBytes) this.#pieces.push(this.#writer.take());
  }

  /** Where each record begins, and the bytes of all. */
  finish(): { at: Int32Array; pieces: Uint8Array[] } {
    this.#at.push(this.#bytes);
    if (this.#writer.length > 0) this.#pieces.push(this.#writer.take());
    return { at: this.#at.view(), pieces: this.#pieces };
  }
}
