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
 * differ by a single letter; with two they are as far apart as those of a list of customers.
 *
 * @param {{ size: number, seed: number, stems?: number }} options
 * @returns {{ id: string, name: string, type: string, properties: { country: string } }[]}
 */
export function madeCatalogue({ size, seed, stems = 1 }) {
  const random = randomFrom(seed);
  const stem = () =>
    Array.from({ length: stems }, () => random.one(starts) + random.one(middles) + random.one(ends)).join(
      " ",
    );
  const seen = new Set();
  const entities = [];
  for (let made = 0; entities.length < size; made++) {
    const kind = made % 10;
    const type = kind < 5 ? "Organization" : kind < 8 ? "Person" : "Organization";
    const name =
      kind < 5
        ? [stem(), random.one(trades), random.one(forms)].filter(Boolean).join(" ")
        : kind < 8
          ? `${random.one(first)} ${stem()}`
          : `${random.one(kinds)} ${stem()}`;
    const country = random.one(countries);
    // Two of one name and country could not be told apart by anybody.
    if (seen.has(`${name} ${country}`)) continue;
    seen.add(`${name} ${country}`);
    entities.push({ id: `e${entities.length}`, name, type, properties: { country } });
  }
  return entities;
}
