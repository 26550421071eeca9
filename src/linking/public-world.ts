/**
 * Modules that only the public world needs, as the linked world or as a rival. They are loaded with the first text
 * for it, so a page with just a list never loads them.
 */
export { contested } from "./answer/outside.ts";
export { Rivals } from "./answer/rivals.ts";
export { addNational } from "./candidates/national.ts";
export { writePublicEvidence } from "./joint/public-evidence.ts";
export { forPublic } from "./lattice/public-document.ts";
