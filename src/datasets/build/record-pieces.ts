import { ProblemError } from "../../contract/problem.ts";
import { Ints } from "./growable.ts";

/**
 * Records are kept in pieces of the block size in which a pack is hashed. They become parts of the file without a
 * copy.
 */
const pieceBytes = 1 << 24;

/** Collects the records of a build as bytes. */
export class RecordPieces {
  readonly #at = new Ints();
  readonly #pieces: Uint8Array[] = [];
  #piece = new Uint8Array(1 << 16);
  #filled = 0;
  #bytes = 0;

  /**
   * Adds the record of the next entity.
   *
   * @throws ProblemError `invalid_dataset` beyond 4 GiB of records
   */
  add(record: Uint8Array): void {
    this.#at.push(this.#bytes);
    this.#bytes += record.length;
    if (this.#bytes >= 2 ** 32)
      throw new ProblemError("invalid_dataset", {
        detail:
          "the records of a pack have at most 4 GiB: keep fewer entities (--min-sitelinks) or languages",
      });
    for (let from = 0; from < record.length; ) {
      this.#makeRoom();
      const part = record.subarray(from, from + this.#piece.length - this.#filled);
      this.#piece.set(part, this.#filled);
      this.#filled += part.length;
      from += part.length;
    }
  }

  #makeRoom(): void {
    if (this.#filled < this.#piece.length) return;
    if (this.#filled === pieceBytes) {
      this.#pieces.push(this.#piece);
      this.#piece = new Uint8Array(pieceBytes);
      this.#filled = 0;
    } else {
      const grown = new Uint8Array(this.#piece.length * 2);
      grown.set(this.#piece);
      this.#piece = grown;
    }
  }

  /** Where each record begins, and the bytes of all. */
  finish(): { at: Int32Array; pieces: Uint8Array[] } {
    this.#at.push(this.#bytes);
    if (this.#filled > 0) this.#pieces.push(this.#piece.subarray(0, this.#filled));
    return { at: this.#at.view(), pieces: this.#pieces };
  }
}
