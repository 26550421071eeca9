import { typeNameLines } from "../../../data/types/type-names.ts";
import { type Language, languages } from "../../contract/languages.ts";
import { type LanguageMap, textIn } from "../entity.ts";
import { typeWord, withAncestors } from "../knowledge/types.ts";
import type { Pack, Statement } from "./pack.ts";

/** Names of a type, in the order of `languages`; English is the word itself. */
let typeNames: Map<string, readonly string[]> | undefined;

function typeName(type: string, language: Language): string | undefined {
  typeNames ??= new Map(
    typeNameLines
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .map((names) => [names[0]!, names]),
  );
  return typeNames.get(type)?.[languages.indexOf(language)];
}

/**
 * Descriptions in all languages of a pack. Given ones are used; in other languages they are derived from types and
 * statements: "city in Tuscany, Italy", "Italian painter", "ciudad (Toscana, Italia)". They are not stored, as a pack
 * would be twice as large. Outside English the place is in brackets, because prepositions and articles differ.
 */
export function derivedDescriptions(pack: Pack, entity: number, given: LanguageMap): LanguageMap {
  const missing = languages.filter(
    (language) => given[language] === undefined && pack.meta.languages.includes(language),
  );
  if (missing.length === 0) return given;
  const descriptions: Record<string, string> = { ...given };
  const known = { statements: pack.statements(entity), types: typeWords(pack, entity) };
  for (const language of missing) {
    const text = describe(pack, entity, known, language);
    if (text !== undefined) descriptions[language] = text;
  }
  return descriptions;
}

/** The data of an entity that is independent of a language. */
interface Known {
  readonly statements: readonly Statement[];
  readonly types: readonly string[];
}

function typeWords(pack: Pack, entity: number): string[] {
  return pack
    .record(entity)
    .types.map((type) => typeWord(type))
    .filter((word) => word !== undefined);
}

function describe(
  pack: Pack,
  entity: number,
  { statements, types }: Known,
  language: Language,
): string | undefined {
  const type = types.find((word) => typeName(word, language) !== undefined);
  if (type === undefined) return undefined;
  const above = withAncestors(type);
  const values = (...properties: string[]) => valuesOf(statements, properties);
  if (above.has("person")) return person(pack, values("P106"), values("P27"), language);
  const name = typeName(type, language)!;
  if (above.has("work") || above.has("product")) {
    const [maker] = values("P50", "P86", "P170", "P57", "P175", "P178", "P176", "P112");
    if (maker !== undefined) return by(name, label(pack, maker, language), language);
  }
  const country = values("P17", "P27", "P495")[0];
  const region = above.has("place") ? values("P131")[0] : values("P159", "P131")[0];
  const places = [region, country].filter((place) => place !== undefined && place !== entity);
  const named = [...new Set(places.map((place) => label(pack, place!, language)))].filter(
    (place) => place !== undefined,
  );
  return at(name, named, language);
}

/** "Italian painter", "pittore (Italia)", "イタリアの画家". */
function person(
  pack: Pack,
  occupations: readonly number[],
  countries: readonly number[],
  language: Language,
): string | undefined {
  const work = occupations.slice(0, 2).map((one) => label(pack, one, language));
  const known = work.filter((one) => one !== undefined);
  const noun = known.length > 0 ? known.join(separator[language]) : typeName("person", language)!;
  const [country] = countries;
  if (country === undefined) return known.length > 0 ? noun : undefined;
  if (language === "en") {
    const adjective = pack.record(country).demonyms.en?.[0];
    if (adjective !== undefined) return `${adjective} ${noun}`;
  }
  const place = label(pack, country, language);
  return at(noun, place === undefined ? [] : [place], language);
}

const separator: Record<Language, string> = {
  en: ", ",
  it: ", ",
  fr: ", ",
  de: ", ",
  es: ", ",
  pt: ", ",
  ja: "・",
  zh: "、",
};

function by(noun: string, maker: string | undefined, language: Language): string {
  if (maker === undefined) return noun;
  switch (language) {
    case "en":
      return `${noun} by ${maker}`;
    case "de":
      return `${noun} von ${maker}`;
    case "it":
      return `${noun} di ${maker}`;
    case "ja":
      return `${maker}の${noun}`;
    case "zh":
      return `${maker}的${noun}`;
    default:
      return `${noun} de ${maker}`;
  }
}

function at(noun: string, places: readonly string[], language: Language): string {
  if (places.length === 0) return noun;
  switch (language) {
    case "en":
      return `${noun} in ${places.join(", ")}`;
    case "ja":
      return `${[...places].reverse().join("・")}の${noun}`;
    case "zh":
      return `${[...places].reverse().join("")}的${noun}`;
    default:
      return `${noun} (${places.join(", ")})`;
  }
}

function label(pack: Pack, entity: number, language: Language): string | undefined {
  return textIn(pack.record(entity).labels, language);
}

/** Values of the first of the properties that the entity has. */
function valuesOf(statements: readonly Statement[], properties: readonly string[]): readonly number[] {
  for (const property of properties) {
    const values: number[] = [];
    for (const one of statements) if (one.property === property) values.push(one.value);
    if (values.length > 0) return values;
  }
  return [];
}
