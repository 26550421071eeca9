/** What the mentions of a text say of each other. It is loaded with the first text that has several. */
export { writeJoint } from "./mentions.ts";
export { shortFormsOf, takeOver } from "./short-forms.ts";
