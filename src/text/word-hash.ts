/** The start values of the two hashes of a piece, and the factor for each letter. */
export const SEED: number = 0x811c9dc5 | 0;
export const SEED2: number = 0x9747b28c | 0;
export const STEP = 0x01000193;
export const STEP2 = 0x5bd1e995;
