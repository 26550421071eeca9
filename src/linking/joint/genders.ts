import { feminine } from "../../../data/names/feminine.ts";
import { masculine } from "../../../data/names/masculine.ts";
import type { Gender } from "../document/title-endings.ts";

const women: ReadonlySet<string> = new Set(feminine.split(/\s+/));
const men: ReadonlySet<string> = new Set(masculine.split(/\s+/));

/** The gender of a given name, folded; undefined for a name that both have, or that is in no list. */
export function genderOf(name: string): Gender | undefined {
  return women.has(name) ? "woman" : men.has(name) ? "man" : undefined;
}
