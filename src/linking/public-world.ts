/** What only the public world is linked by, or competes by, loaded with the first text for it: a page with a list does without. */
export { Rivals } from "./answer/rivals.ts";
export { addNational } from "./candidates/national.ts";
export { writePublicEvidence } from "./joint/public-evidence.ts";
export { withCapitals } from "./lattice/uncased.ts";
