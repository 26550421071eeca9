import { ByteWriter } from "../bytes.ts";
import { Ints } from "./growable.ts";

/** Records are kept in pieces of this size, so that nothing large is ever copied. */
const pieceBytes = 4 << 20;

/** Collects the records of a build as bytes. */
export class RecordPieces {
  readonly #at = new Ints();
  readonly #pieces: Uint8Array[] = [];
  readonly #writer = new ByteWriter();
  #bytes = 0;

  /**
   * Adds that of the next entity.
   *
   * @throws RangeError beyond 4 GiB of records
   */
  add(record: Uint8Array): void {
    this.#at.push(this.#bytes);
    this.#writer.raw(record);
    this.#bytes += record.length;
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
