import { keepsProperty } from "../properties.ts";
import { JsonCursor, notJson, OPEN_BRACE, valueEnd } from "./json-bytes.ts";
import {
  demonymProperty,
  nameProperties,
  populationProperty,
  type Statement,
  type WikidataItem,
} from "./wikidata-item.ts";

/** Statements whose values are texts or numbers that are needed. */
const plainProperties = new Set([...nameProperties, demonymProperty, populationProperty]);
/** Statements that are read although they are no relations. */
const readAlso = new Set([...plainProperties, "P31", "P279"]);

/**
 * Reads the items of a dump, one a line, as bytes: most of an item are qualifiers, references and names in other
 * languages, and of these no value is made. Members may be in any order. `glance` tells what needs no statements,
 * `open` reads these, and texts are read when `item` asks for them: a line that is dropped costs little.
 */
export class ItemReader {
  readonly #bytes: Uint8Array;
  readonly #languages: ReadonlySet<string>;
  readonly #cursors: readonly JsonCursor[];
  #end = 0;
  #labels = -1;
  #descriptions = -1;
  #aliases = -1;
  #sitelinks = -1;
  id = "";
  /** `item`, `property`, `lexeme` … */
  type = "item";
  /** Statements that are needed, by property. */
  statements: Record<string, Statement[]> = {};
  /** All statements, whatever their property and rank. */
  statementCount = 0;

  /** @param languages base tags of the texts to read; regional variants come along */
  constructor(bytes: Uint8Array, languages: ReadonlySet<string>) {
    this.#bytes = bytes;
    this.#languages = languages;
    this.#cursors = Array.from({ length: 7 }, () => new JsonCursor(bytes));
  }

  /** Number of sitelinks, and whether there are "subclass of" statements, of what stands from `from` to `end`. */
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
    return found;
  }

  /** Goes to the item that stands from `from` to `end`; throws `notJson` where there is none. */
  open(from: number, end: number): void {
    this.#end = end;
    this.#labels = this.#descriptions = this.#aliases = this.#sitelinks = -1;
    this.statementCount = 0;
    this.statements = {};
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
  }

  /** The item that was opened. */
  item(): WikidataItem {
    const labels: Record<string, string> = {};
    const descriptions: Record<string, string> = {};
    this.#readTerms(this.#labels, (tag, text) => {
      labels[tag] = text;
    });
    this.#readTerms(this.#descriptions, (tag, text) => {
      descriptions[tag] = text;
    });
    const aliases = this.#readAliases();
    const { id, statements, statementCount } = this;
    return { id, labels, descriptions, aliases, statements, statementCount, ...this.#readSitelinks() };
  }

  #wants(tag: string): boolean {
    if (this.#languages.has(tag)) return true;
    const dash = tag.indexOf("-");
    return dash > 0 && this.#languages.has(tag.slice(0, dash).toLowerCase());
  }

  /** Terms of one map: `{"en":{"language":"en","value":"Earth"}}`. */
  #readTerms(from: number, visit: (tag: string, text: string) => void): void {
    if (from < 0) return;
    const terms = this.#cursors[1]!.open(from, this.#end);
    while (terms.next()) {
      const tag = terms.key();
      if (!this.#wants(tag)) continue;
      const text = this.#valueOfTerm(terms.value);
      if (text !== undefined) visit(tag, text);
      terms.skipTo(this.#cursors[3]!.end);
    }
  }

  #readAliases(): Record<string, string[]> {
    const aliases: Record<string, string[]> = {};
    if (this.#aliases < 0) return aliases;
    const byTag = this.#cursors[1]!.open(this.#aliases, this.#end);
    const list = this.#cursors[2]!;
    while (byTag.next()) {
      const tag = byTag.key();
      if (!this.#wants(tag)) continue;
      const texts: string[] = [];
      list.open(byTag.value, this.#end);
      while (list.next()) {
        const text = this.#valueOfTerm(list.value);
        if (text !== undefined) texts.push(text);
        list.skipTo(this.#cursors[3]!.end);
      }
      aliases[tag] = texts;
      byTag.skipTo(list.end);
    }
    return aliases;
  }

  #valueOfTerm(from: number): string | undefined {
    const term = this.#cursors[3]!.open(from, this.#end);
    let text: string | undefined;
    while (term.next()) if (term.isKey("value")) text = term.text();
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

  /** Keeps statements with a value that is needed, and preferred ones, which put others aside. */
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
    if (statements.length > 0) this.statements[property] = statements;
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
   * The item that a snak names, told by its end, as dumps are written: `…"id":"Q90"},…"datatype":"wikibase-item"}`.
   * Undefined where it is to be read properly.
   */
  #itemAtEnd(from: number, to: number): string | undefined {
    const bytes = this.#bytes;
    if (!hasText(bytes, to - itemEnd.length, itemEnd)) return undefined;
    for (let at = to - itemEnd.length - 2; at > from; at--) {
      if (bytes[at] !== 81 || !hasText(bytes, at - idStart.length, idStart)) continue;
      let number = 0;
      for (at++; bytes[at]! >= 48 && bytes[at]! <= 57; at++) number = number * 10 + bytes[at]! - 48;
      return number > 0 && bytes[at] === 34 ? `Q${number}` : undefined;
    }
    return undefined;
  }

  /** `Q90` of `{"entity-type":"item","numeric-id":90,"id":"Q90"}`; old dumps have the number only. */
  #itemAt(from: number): string | undefined {
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
    return isItem && id !== undefined && /^Q[1-9]\d*$/.test(id) ? id : undefined;
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

const itemEnd = '"wikibase-item"}';
const idStart = '"id":"';

function hasText(bytes: Uint8Array, from: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
  return true;
}

const names = new Map<number, string | undefined>();

/** The property whose name stands there; undefined where its statements are not read. */
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
