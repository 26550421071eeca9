import type { Language } from "../../contract/index.ts";

/**
 * Other forms of a name. German declines the adjectives and nouns in a name ("der Blauen Flotte", "des Landtages"),
 * and old texts use other letters for the same sound.
 *
 * @param words the folded words of a mention
 */
export function inflections(words: readonly string[], language: Language): string[] {
  const german = language === "de";
  const forms = german ? declined(words) : [];
  const known = forms.length;
  for (let i = -1; i < known; i++) {
    const form = i < 0 ? words.join(" ") : forms[i]!;
    if (german) for (const [old, now] of oldGerman) if (old.test(form)) forms.push(form.replace(old, now));
    if (form.includes("f")) forms.push(form.replace(longS, "s"));
  }
  return forms;
}

const adjectiveEndings = ["e", "er", "es", "en"];
const adjective = /(?<=...)e[rsmn]?$/;

/** German adjectives with each ending, and the noun without its case endings. */
function declined(words: readonly string[]): string[] {
  const last = words.at(-1)!;
  const nouns = [last];
  // A single word is too similar to others: "Haben" is not a "Hab".
  for (const ending of words.length > 1 ? ["es", "s", "e", "en", "n"] : ["es"])
    if (last.endsWith(ending) && last.length - ending.length > 3) nouns.push(last.slice(0, -ending.length));
  const before = words.slice(0, -1);
  if (!before.some((word) => adjective.test(word)))
    return nouns.slice(1).map((noun) => [...before, noun].join(" "));
  return adjectiveEndings.flatMap((ending) => {
    const adjectives = before.map((word) => word.replace(adjective, ending)).join(" ");
    return nouns.map((noun) => `${adjectives} ${noun}`);
  });
}

/** Old German spellings and their modern form: "Thurm", "Carlshof", "Oelberg". Umlauts are already folded. */
const oldGerman: readonly (readonly [old: RegExp, now: string])[] = [
  [/th/, "t"],
  [/\bc(?=[aoulr])/, "k"],
  [/(?<=[aou])e/, ""],
];

/** The long s of old prints is read as f: "Ruftic", "Houfe". It never ends a word. */
const longS = /\Bf(?=\w)/g;
