import { keepsProperty } from "../knowledge/properties.ts";
import { JsonCursor, notJson, OPEN_BRACE, stringEnd, textOf, valueEnd } from "./json-bytes.ts";
import type { WantedTags } from "./wanted-tags.ts";
import {
  demonymProperty,
  nameProperties,
  populationProperty,
  qidNumber,
  type Statement,
  type WikidataItem,
} from "./wikidata-item.ts";

/** Properties whose values are needed as texts or numbers. */
const plainProperties = new Set([...nameProperties, demonymProperty, populationProperty]);
/** Properties whose statements are read although they are not relations. */
const readAlso = new Set([...plainProperties, "P31", "P279"]);

/**
 * Reads the items of a dump, one per line, as bytes. Most of an item are qualifiers, references and names in other
 * languages, which are skipped without making values. Members may be in any order. `glance` needs no statements,
 * `open` reads them, and texts are read only when `item` asks for them: a dropped line costs little.
 */
export class ItemReader {
  readonly #bytes: Uint8Array;
  readonly #tags: WantedTags;
  readonly #cursors: readonly JsonCursor[];
  #end = 0;
  #labels = -1;
  #descriptions = -1;
  #aliases = -1;
  #sitelinks = -1;
  #termEnd = -1;
  id = "";
  /** `item`, `property`, `lexeme` … */
  type = "item";
  /** The needed statements, by property. */
  statements = new Map<string, Statement[]>();
  /** All statements, whatever their property and rank. */
  statementCount = 0;

  /** @param tags language tags of the texts to read */
  constructor(bytes: Uint8Array, tags: WantedTags) {
    this.#bytes = bytes;
    this.#tags = tags;
    this.#cursors = Array.from({ length: 7 }, () => new JsonCursor(bytes));
  }

  /** Number of sitelinks of the item between `from` and `end`, and whether it has "subclass of" statements. */
  glance(from: number, end: number): { sitelinks: number; isClass: boolean } {
    const found = { sitelinks: 0, isClass: false };
    const item = this.#cursors[0]!.open(from, end);
    const inner = this.#cursors[1]!;
    while (item.next()) {
      const isClaims = item.isKey("claims");
      if (!isClaims && !item.isKey("sitelinks")) continue;
      inner.open(item.value, end);
      while (inner.next()) {
        if (!isClaims) found.sitelinks++;
        else if (inner.isKey("P279")) found.isClass = true;
      }
      item.skipTo(inner.end);
    }
    if (item.end !== end) throw notJson;
    return found;
  }

  /** Goes to the item between `from` and `end`; throws `notJson` if there is none. */
  open(from: number, end: number): void {
    this.#end = end;
    this.#labels = this.#descriptions = this.#aliases = this.#sitelinks = -1;
    this.statementCount = 0;
    this.statements = new Map();
    this.id = "";
    this.type = "item";
    if (this.#bytes[from] !== OPEN_BRACE) throw notJson;
    const item = this.#cursors[0]!.open(from, end);
    while (item.next()) {
      if (item.isKey("id")) this.id = item.text() ?? "";
      else if (item.isKey("type")) this.type = item.isText("item") ? "item" : (item.text() ?? "");
      else if (item.isKey("labels")) this.#labels = item.value;
      else if (item.isKey("descriptions")) this.#descriptions = item.value;
      else if (item.isKey("aliases")) this.#aliases = item.value;
      else if (item.isKey("sitelinks")) this.#sitelinks = item.value;
      else if (item.isKey("claims")) item.skipTo(this.#readClaims(item.value));
    }
    // A second item on the line must not vanish without a word.
    if (item.end !== end) throw notJson;
  }

  /** The item that was opened. */
  item(): WikidataItem {
    const labels = this.#readTerms(this.#labels);
    const descriptions = this.#readTerms(this.#descriptions);
    const aliases = this.#readAliases();
    const { id, statements, statementCount } = this;
    return { id, labels, descriptions, aliases, statements, statementCount, ...this.#readSitelinks() };
  }

  /** Terms of one map: `{"en":{"language":"en","value":"Earth"}}`. */
  #readTerms(from: number): Record<string, string> {
    const texts: Record<string, string> = {};
    if (from < 0) return texts;
    const terms = this.#cursors[1]!.open(from, this.#end);
    while (terms.next()) {
      const tag = this.#tags.tagAt(this.#bytes, terms.keyFrom, terms.keyTo);
      if (tag === undefined) continue;
      const text = this.#valueOfTerm(terms.value, tag);
      if (text !== undefined) texts[tag] = text;
      terms.skipTo(this.#termEnd);
    }
    return texts;
  }

  #readAliases(): Record<string, string[]> {
    const aliases: Record<string, string[]> = {};
    if (this.#aliases < 0) return aliases;
    const byTag = this.#cursors[1]!.open(this.#aliases, this.#end);
    const list = this.#cursors[2]!;
    while (byTag.next()) {
      const tag = this.#tags.tagAt(this.#bytes, byTag.keyFrom, byTag.keyTo);
      if (tag === undefined) continue;
      const texts: string[] = [];
      list.open(byTag.value, this.#end);
      while (list.next()) {
        const text = this.#valueOfTerm(list.value, tag);
        if (text !== undefined) texts.push(text);
        list.skipTo(this.#termEnd);
      }
      aliases[tag] = texts;
      byTag.skipTo(list.end);
    }
    return aliases;
  }

  /** The text of a term; sets where the term ends. */
  #valueOfTerm(from: number, tag: string): string | undefined {
    const bytes = this.#bytes;
    // The fast path, for the form in which dumps are written.
    const value = from + termStart.length + tag.length + termValue.length - 1;
    if (
      bytes[value] === QUOTE &&
      bytes[value - termValue.length] !== BACKSLASH &&
      hasText(bytes, from, termStart) &&
      hasText(bytes, value + 1 - termValue.length, termValue)
    ) {
      const end = stringEnd(bytes, value, this.#end);
      this.#termEnd = end + 1;
      if (bytes[end] === CLOSE_BRACE) return textOf(bytes, value, end);
    }
    const term = this.#cursors[3]!.open(from, this.#end);
    let text: string | undefined;
    while (term.next()) if (term.isKey("value")) text = term.text();
    this.#termEnd = term.end;
    return text;
  }

  #readClaims(from: number): number {
    const claims = this.#cursors[1]!.open(from, this.#end);
    const list = this.#cursors[2]!;
    while (claims.next()) {
      const property = propertyName(this.#bytes, claims.keyFrom + 1, claims.keyTo - 1);
      list.open(claims.value, this.#end);
      if (property === undefined) while (list.next()) this.statementCount++;
      else this.#readStatements(list, property);
      claims.skipTo(list.end);
    }
    return claims.end;
  }

  /** Keeps statements that have a needed value. Preferred ones override the others. */
  #readStatements(list: JsonCursor, property: string): void {
    const isPlain = plainProperties.has(property);
    const statements: Statement[] = [];
    const claim = this.#cursors[3]!;
    while (list.next()) {
      this.statementCount++;
      let rank = "normal";
      let value: SnakValue | undefined;
      claim.open(list.value, this.#end);
      while (claim.next()) {
        if (claim.isKey("rank")) {
          if (!claim.isText("normal")) rank = claim.text() ?? rank;
        } else if (claim.isKey("mainsnak")) {
          const to = valueEnd(this.#bytes, claim.value, this.#end);
          const item = isPlain ? undefined : this.#itemAtEnd(claim.value, to);
          value = item === undefined ? this.#valueOfSnak(claim.value, isPlain) : { item };
          claim.skipTo(to);
        }
      }
      if (value || rank === "preferred") statements.push({ rank, ...value });
      list.skipTo(claim.end);
    }
    if (statements.length > 0) this.statements.set(property, statements);
  }

  /** The value of a snak: `somevalue` and `novalue` have none. */
  #valueOfSnak(from: number, isPlain: boolean): SnakValue | undefined {
    const snak = this.#cursors[4]!.open(from, this.#end);
    while (snak.next()) {
      if (!snak.isKey("datavalue")) continue;
      const data = this.#cursors[5]!.open(snak.value, this.#end);
      while (data.next()) {
        if (!data.isKey("value")) continue;
        if (isPlain) return { plain: data.parsed() };
        const item = this.#itemAt(data.value);
        return item === undefined ? undefined : { item };
      }
    }
    return undefined;
  }

  /**
   * The item that a snak names, read from its end in the form of dumps: `…"id":"Q90"},…"datatype":"wikibase-item"}`.
   * Undefined if the snak must be read in full.
   */
  #itemAtEnd(from: number, to: number): number | undefined {
    const bytes = this.#bytes;
    if (!hasText(bytes, to - itemEnd.length, itemEnd)) return undefined;
    for (let at = to - itemEnd.length - 2; at > from; at--) {
      if (bytes[at] !== 81 || !hasText(bytes, at - idStart.length, idStart)) continue;
      let number = 0;
      for (at++; bytes[at]! >= 48 && bytes[at]! <= 57; at++) number = number * 10 + bytes[at]! - 48;
      return number > 0 && bytes[at] === QUOTE ? number : undefined;
    }
    return undefined;
  }

  /**
   * The number of an item: 90 for `{"entity-type":"item","numeric-id":90,"id":"Q90"}`. Old dumps have the number
   * only.
   */
  #itemAt(from: number): number | undefined {
    if (this.#bytes[from] !== OPEN_BRACE) return undefined;
    const value = this.#cursors[6]!.open(from, this.#end);
    let id: string | undefined;
    let number: string | undefined;
    let isItem = true;
    while (value.next()) {
      if (value.isKey("id")) id = value.text();
      else if (value.isKey("numeric-id")) number = `Q${value.parsed()}`;
      else if (value.isKey("entity-type")) isItem = value.isText("item");
    }
    id ??= number;
    return isItem && id !== undefined ? qidNumber(id) : undefined;
  }

  #readSitelinks(): Pick<WikidataItem, "sitelinkCount" | "englishTitle"> {
    let sitelinkCount = 0;
    let englishTitle: string | undefined;
    if (this.#sitelinks < 0) return { sitelinkCount, englishTitle };
    const sitelinks = this.#cursors[1]!.open(this.#sitelinks, this.#end);
    while (sitelinks.next()) {
      sitelinkCount++;
      if (!sitelinks.isKey("enwiki")) continue;
      const page = this.#cursors[3]!.open(sitelinks.value, this.#end);
      while (page.next()) if (page.isKey("title")) englishTitle = page.text();
      sitelinks.skipTo(page.end);
    }
    return { sitelinkCount, englishTitle };
  }
}

type SnakValue = Pick<Statement, "item" | "plain">;

const QUOTE = 34;
const BACKSLASH = 92;
const CLOSE_BRACE = 125;
const itemEnd = '"wikibase-item"}';
const idStart = '"id":"';
const termStart = '{"language":"';
const termValue = '","value":"';

function hasText(bytes: Uint8Array, from: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
  return true;
}

const names = new Map<number, string | undefined>();

/** The property with the name at `from`; undefined if its statements are not read. */
function propertyName(bytes: Uint8Array, from: number, to: number): string | undefined {
  let number = 0;
  for (let at = from + 1; at < to; at++) number = number * 10 + (bytes[at]! - 48);
  let name = names.get(number);
  if (name === undefined && !names.has(number)) {
    name = `P${number}`;
    if (!keepsProperty(name) && !readAlso.has(name)) name = undefined;
    names.set(number, name);
  }
  return name;
}
