declare module "seek-bzip" {
  /** The parts that decode block by block. */
  export default class Bunzip {
    constructor(input: unknown, output: unknown);
    _init_block(): boolean;
    _read_bunzip(): void;
    _start_bunzip(input: unknown, output: unknown): void;
    readonly reader: { read(bits: number): number };
    readonly streamCRC: number;
  }
}
