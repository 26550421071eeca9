/** What only the public world is linked by, which is loaded with the first text for it: a page with a list does without. */
export { addNational } from "./candidates/national.ts";
export { writePublicEvidence } from "./joint/public-evidence.ts";
