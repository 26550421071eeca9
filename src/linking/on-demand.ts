/**
 * Modules that not every text needs. They are loaded together with the first text that needs one: each alone would
 * divide what every page loads into more files.
 */
export { writeCallerEvidence } from "./joint/caller-evidence.ts";
export { isBareName } from "./lattice/bare-names.ts";
export { misspeltNames } from "./lattice/misspelt.ts";
export { addPersonNames, partsOfPersons } from "./lattice/person-parts.ts";
export { addPlurals } from "./lattice/plurals.ts";
export { cutsByKinds } from "./lattice/possessions.ts";
export { readersFor } from "./lattice/rare-readers.ts";
export { wordBordersOf } from "./lattice/word-borders.ts";
