/**
 * The module that reads names in German, which inflects them and writes nouns with a capital. It is loaded only for a
 * German text.
 */
export { cutAtCompounds } from "./compounds.ts";
export { addInflected } from "./inflected.ts";
export { regionOdds } from "./region-adjectives.ts";
