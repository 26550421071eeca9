// @ts-check
import { randomFrom } from "./random.mjs";

const countries = [
  "Germany",
  "Italy",
  "France",
  "Spain",
  "Portugal",
  "Sweden",
  "Poland",
  "Japan",
  "Brazil",
  "Canada",
  "Kenya",
  "India",
];
const starts = [
  "Nova",
  "Bel",
  "Cor",
  "Dal",
  "Est",
  "Fer",
  "Gran",
  "Hal",
  "Iso",
  "Jur",
  "Kel",
  "Lum",
  "Mar",
  "Nor",
  "Ost",
  "Pel",
  "Quin",
  "Ros",
  "Sil",
  "Tor",
  "Ulm",
  "Ven",
  "Wald",
  "Zen",
  "Bré",
  "Gér",
  "Mün",
  "São",
  "Åke",
  "Łód",
];
const middles = ["a", "e", "i", "o", "an", "en", "in", "or", "er", "al", "il", "ar", "é", "ü", "ö", "ã", ""];
const ends = [
  "tek",
  "tec",
  "dini",
  "mann",
  "berg",
  "ville",
  "ski",
  "sson",
  "ez",
  "eira",
  "ton",
  "field",
  "bach",
  "ford",
  "moto",
  "lund",
  "vić",
  "nko",
  "rossi",
  "court",
];
const trades = [
  "Systems",
  "Foods",
  "Logistics",
  "Energy",
  "Textiles",
  "Motors",
  "Software",
  "Pharma",
  "Bank",
  "Insurance",
  "Chemicals",
  "Steel",
  "Paper",
  "Optics",
  "Robotics",
  "Media",
  "Shipping",
  "Airlines",
  "Wines",
  "Ceramics",
  "Verlag",
  "Assicurazioni",
  "Café",
  "Mühlen",
  "Électronique",
  "Construções",
];
const forms = ["Inc.", "Ltd", "GmbH", "AG", "S.p.A.", "S.A.", "LLC", "", "", ""];
const form = / (?:Inc\.|Ltd|GmbH|AG|S\.p\.A\.|S\.A\.|LLC)$/;
const first = [
  "Anna",
  "José",
  "Marie",
  "Giulia",
  "Björn",
  "Łukasz",
  "Zoë",
  "Émile",
  "Jürgen",
  "João",
  "Peter",
  "Laura",
  "Chiara",
  "Sofía",
  "Åsa",
  "Kenji",
  "Amara",
  "Ravi",
  "Inés",
  "Hélène",
  "Marco",
  "Luca",
  "Ewa",
  "Tomás",
  "Björk",
  "Ana Maria",
  "Jean-Luc",
  "Karl",
  "Noémie",
  "Paulo",
];
const kinds = [
  "University of",
  "Museum of",
  "Institute of",
  "City Library of",
  "Hospital of",
  "Academy of Music",
];

/**
 * A made dataset: firms, people and institutions of twelve countries. With one stem to a name (the default) many names
 * differ by a single letter; with two they are as far apart as those of a list of customers. `relatives` is the share of
 * entities whose name is that of an earlier one with a word exchanged, added or left out, as those of one group are.
 *
 * @param {{ size: number, seed: number, stems?: number, relatives?: number }} options
 * @returns {{ id: string, name: string, type: string, properties: { country: string } }[]}
 */
export function madeCatalogue({ size, seed, stems = 1, relatives = 0 }) {
  const random = randomFrom(seed);
  const stem = () =>
    Array.from({ length: stems }, () => random.one(starts) + random.one(middles) + random.one(ends)).join(
      " ",
    );
  /** @param {string} name */
  const relativeOf = (name) => {
    const words = name.split(" ");
    // "Museum Nova" is the "Museum of Nova" to everybody.
    const at = random.one([...words.keys()].filter((i) => words[i] !== "of"));
    const other = random.one([random.one(trades), random.one(starts) + random.one(ends), random.one(first)]);
    const kind = random.below(3);
    if (kind === 0) words.splice(at, 1, other);
    else if (kind === 1 || words.length < 3) words.splice(at, 0, other);
    else words.splice(at, 1);
    return words.join(" ").replace(/^of /, "");
  };
  const seen = new Set();
  const entities = [];
  for (let made = 0; entities.length < size; made++) {
    const kind = made % 10;
    const type = kind < 5 ? "Organization" : kind < 8 ? "Person" : "Organization";
    const isRelative = relatives > 0 && entities.length > 0 && random.chance(relatives);
    const name = isRelative
      ? relativeOf(random.one(entities).name)
      : kind < 5
        ? [stem(), random.one(trades), random.one(forms)].filter(Boolean).join(" ")
        : kind < 8
          ? `${random.one(first)} ${stem()}`
          : `${random.one(kinds)} ${stem()}`;
    const country = random.one(countries);
    // Two of one name and country could not be told apart by anybody. Nor could relatives of one name, where rows have none.
    const told = relatives > 0 ? name.replace(form, "") : `${name} ${country}`;
    if (seen.has(told)) continue;
    seen.add(told);
    entities.push({ id: `e${entities.length}`, name, type, properties: { country } });
  }
  return entities;
}
