// @ts-check
/** @typedef {import("./random.mjs").Random} Random */

const letters = "abcdefghijklmnopqrstuvwxyz";
const forms = [
  "Inc",
  "Inc.",
  "Ltd",
  "Ltd.",
  "GmbH",
  "AG",
  "S.p.A.",
  "SpA",
  "S.A.",
  "LLC",
  "Corp.",
  "B.V.",
  "Oy",
  "AB",
  "plc",
];
const form = /[ ,]+(?:Inc\.?|Ltd\.?|GmbH|AG|S\.p\.A\.|SpA|S\.A\.|LLC|Corp\.|B\.V\.|Oy|AB|plc)$/;

/**
 * One slip of a typist: a letter more, less, another one, or two neighbours changed. Digits stay.
 *
 * @param {string} name
 * @param {Random} random
 */
function typo(name, random) {
  const places = [...name].map((letter, i) => (/\p{L}/u.test(letter) ? i : -1)).filter((i) => i > 0);
  if (places.length < 3) return name;
  const chars = [...name];
  const at = random.one(places);
  const kind = random.below(4);
  if (kind === 0) chars.splice(at, 1);
  else if (kind === 1) chars.splice(at, 0, /** @type {string} */ (letters[random.below(26)]));
  else if (kind === 2) chars[at] = /** @type {string} */ (letters[random.below(26)]);
  else if (at + 1 < chars.length && chars[at + 1] !== " ")
    [chars[at], chars[at + 1]] = [/** @type {string} */ (chars[at + 1]), /** @type {string} */ (chars[at])];
  return chars.join("");
}

/**
 * What people do to names in tables: each takes a name and gives what the row has.
 *
 * @type {Readonly<Record<string, (name: string, random: Random) => string>>}
 */
export const faults = {
  clean: (name) => name,
  typo,
  "two typos": (name, random) => typo(typo(name, random), random),
  "swapped words": (name) => {
    const words = name.split(" ");
    if (words.length < 2) return name;
    return `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
  },
  "missing accents": (name) => name.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss"),
  "other case": (name, random) => (random.chance(0.5) ? name.toUpperCase() : name.toLowerCase()),
  "legal form": (name, random) =>
    form.test(name) && random.chance(0.5)
      ? name.replace(form, "")
      : `${name.replace(form, "")} ${random.one(forms)}`,
  initial: (name) => {
    const words = name.split(" ");
    return words.length < 2 ? name : `${[...(words[0] ?? "")][0]}. ${words.slice(1).join(" ")}`;
  },
  "joined words": (name) => name.replace(" ", ""),
  "typo and accents": (name, random) => typo(name.normalize("NFD").replace(/\p{M}/gu, ""), random),
  "swapped and typo": (name, random) => typo(name.split(" ").reverse().join(" "), random),
};

export const faultNames = Object.keys(faults);
