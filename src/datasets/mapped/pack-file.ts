/** A file that stays open and is read on demand. */
export interface PackFile {
  /** Bytes of the file when it was opened. */
  readonly length: number;
  /**
   * Fills `into` with the bytes from `at` on.
   *
   * @throws ProblemError `dataset_unavailable` when they cannot be read, the file was replaced since it was opened,
   *   or it was closed
   */
  read(at: number, into: Uint8Array): void;
  close(): void;
}
