/** What the mentions of a text say of each other. It is loaded with the first text that has several. */
export { writeJoint } from "./mentions.ts";
export { shortFormsOf } from "./short-forms.ts";
export { takeOver } from "./take-over.ts";
