/** What reads names in a language that inflects them and writes nouns with a capital: a text in another one does not load it. */
export { cutAtCompounds } from "./compounds.ts";
export { addInflected } from "./inflected.ts";
export { regionOdds } from "./region-adjectives.ts";
