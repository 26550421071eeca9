import { loadSaxes } from "#saxes";
import type { ProblemError } from "../contract/problem.ts";
import { type DocumentLimits, invalidRdf, isOver, tooDeep, tooMuch } from "./document-limits.ts";

/** Attributes whose value is written again for what stands in their element: namespaces, base, language. */
const inherited = /^xml(?:ns(?::|$)|:base$|:lang$)/;

/** Attributes of an element: the parser compares each with each, and 200,000 took it minutes. */
const mostAttributes = 256;

/** Longest text of an entity, in UTF-16 units: it is the beginning of an IRI, which has 30 to 100. */
const longestEntity = 1_000;

/**
 * The entities of a DOCTYPE by their names, as ontologies define them for their namespaces: plain texts. Undefined when
 * one is something else: a text with references may grow tenfold with each entity, and others are fetched from elsewhere.
 */
function plainEntities(doctype: string): ReadonlyMap<string, string> | undefined {
  const declarations = withoutComments(doctype);
  const entities = new Map<string, string>();
  const found = declarations.matchAll(/<!ENTITY\s+([\w.:-]+)\s+(["'])([^"'&%<]*)\2\s*>/g);
  let count = 0;
  for (const [, name, , text = ""] of found) {
    if (text.length > longestEntity) return undefined;
    // The first declaration of a name is the one in force.
    if (!entities.has(name!)) entities.set(name!, text);
    count++;
  }
  return count === declarations.split(/<!ENTITY/i).length - 1 ? entities : undefined;
}

/** A pattern would look for the end of each comment that has none, to the end of the document: minutes for 400 kB. */
function withoutComments(text: string): string {
  let kept = "";
  let at = 0;
  for (;;) {
    const from = text.indexOf("<!--", at);
    const end = from < 0 ? -1 : text.indexOf("-->", from + 4);
    if (end < 0) return kept + text.slice(at);
    kept += text.slice(at, from);
    at = end + 3;
  }
}

/** A DOCTYPE as Oxigraph reads it: it takes no apostrophes around texts, and no ">" in them. */
function doctypeOf(entities: ReadonlyMap<string, string>): string {
  const declarations = Array.from(
    entities,
    ([name, text]) => `<!ENTITY ${name} "${text.replaceAll(">", "&gt;")}">`,
  );
  return `<!DOCTYPE rdf [${declarations.join("")}]>`;
}

/**
 * An RDF/XML document as the parser may have it: not with entities that are not plain texts, nested too deep, with too
 * long a literal, with an element of too many attributes, or with names that stand for more text than the limit.
 *
 * @throws ProblemError `invalid_rdf` with the line; `missing_package` without `saxes`
 */
export async function preparedRdfXml(document: string, limits: DocumentLimits, base = ""): Promise<string> {
  const { SaxesParser } = await loadSaxes();
  const text = withoutDeclaration(document);
  const parser = new SaxesParser();
  const fail = (error: ProblemError) => {
    throw error;
  };
  const here = () => `rdfxml: line ${parser.line}`;
  let depth = 0;
  let literal = 0;
  let longest = base.length;
  let names = 0;
  /** Characters of texts and attributes, entities written out. */
  let written = 0;
  let sound = text;
  const write = (part: string) => {
    written += part.length;
    if (isOver(written, limits.expansion)) fail(tooMuch(limits.expansion));
  };
  /** Length of the namespaces in force at each depth. */
  const inForce = [0];
  /** Depth of the property whose value is XML, 0 outside, and what of namespaces is written into that value. */
  let xml = 0;
  let namespaces = 0;
  parser.on("error", (error) => fail(invalidRdf(`rdfxml: ${error.message}`)));
  parser.on("doctype", (doctype) => {
    const entities = plainEntities(doctype);
    if (entities === undefined)
      fail(
        invalidRdf(
          `${here()}: its DOCTYPE defines entities that are not plain texts of at most ${longestEntity} characters, which are not expanded: write out their text`,
        ),
      );
    else {
      for (const [name, text] of entities) parser.ENTITIES[name] ??= text;
      if (entities.size > 0) sound = text.replace(`<!DOCTYPE${doctype}>`, () => doctypeOf(entities));
    }
  });
  parser.on("opentag", ({ attributes }) => {
    literal = 0;
    if (isOver(++depth, limits.depth)) fail(tooDeep(limits.depth, here()));
    names++;
    inForce[depth] = inForce[depth - 1]!;
    let count = 0;
    for (const name in attributes) {
      names++;
      if (++count > mostAttributes && limits.depth > 0) fail(tooMany(here()));
      const value = attributes[name] as string;
      const { length } = value;
      write(value);
      if (/^xmlns(?::|$)/.test(name)) inForce[depth]! += name.length + length;
      if (inherited.test(name)) longest = Math.max(longest, length);
      else if (isOver(length, limits.literal)) fail(tooLong(limits, here()));
    }
    if (isOver(longest * names, limits.expansion)) fail(tooMuch(limits.expansion));
    if (xml > 0 && depth === xml + 1) namespaces += inForce[xml]!;
    if (isOver(namespaces, limits.literal)) fail(tooLong(limits, here()));
    if (xml > 0 || !isXml(attributes as Record<string, string>)) return;
    xml = depth;
    namespaces = 0;
  });
  parser.on("closetag", () => {
    if (depth === xml) {
      xml = 0;
      namespaces = 0;
    }
    depth--;
    literal = 0;
  });
  const count = (part: string) => {
    write(part);
    literal += part.length;
    if (isOver(literal, limits.literal)) fail(tooLong(limits, here()));
  };
  parser.on("text", count);
  parser.on("cdata", count);
  parser.write(text).close();
  return withoutCdata(sound);
}

/**
 * The document without an XML declaration that names an encoding, which a text no longer has, or that stands behind
 * blanks, where XML has none. Blanks take its place, so that lines stay what they are.
 */
function withoutDeclaration(text: string): string {
  const [declaration = ""] = /^\s*<\?xml\s[^>]*\?>/.exec(text) ?? [];
  if (!/^[\t\n\r ]|\sencoding\s*=/.test(declaration.replace(/^\ufeff/, ""))) return text;
  return declaration.replace(/[^\r\n]/g, " ") + text.slice(declaration.length);
}

const cdata = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>/g;

/** CDATA as text with references: Oxigraph refuses it beside other text. The document is well-formed. */
function withoutCdata(text: string): string {
  if (!text.includes("<![CDATA[")) return text;
  return text.replace(cdata, (whole, content?: string) =>
    content === undefined
      ? whole
      : content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  );
}

/** What Oxigraph quotes of a document in its errors: an unknown prefix, or the value that it refuses. */
const quotedParts = /^Unknown prefix ([^:]+):|'([\s\S]+?)'(?:: |$)|'([\s\S]{100,})/;

/**
 * The line where a document has what an error of Oxigraph quotes, which tells no line itself. Undefined if it quotes
 * nothing, or something that the document has in another spelling.
 */
export async function lineOfError(document: string, message: string): Promise<number | undefined> {
  const [, prefix, ...values] = quotedParts.exec(message) ?? [];
  const value = values.find((one) => one !== undefined)?.toLowerCase();
  if (prefix === undefined && value === undefined) return undefined;
  const { SaxesParser } = await loadSaxes();
  const parser = new SaxesParser({ position: true });
  let line: number | undefined;
  const look = (isIt: boolean) => {
    if (isIt) line ??= parser.line;
  };
  parser.on("error", () => {});
  parser.on("doctype", (doctype) => {
    for (const [name, text] of plainEntities(doctype) ?? []) parser.ENTITIES[name] ??= text;
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (prefix !== undefined) {
      const names = [name, ...Object.keys(attributes)];
      look(names.some((one) => one.startsWith(`${prefix}:`)));
      return;
    }
    for (const [name, text] of Object.entries(attributes))
      look(
        /^(?:xml:|rdf:|[^:]*:?(?:about|resource|datatype|ID|nodeID)$)/.test(name) &&
          text.toLowerCase() === value,
      );
  });
  parser.on("text", (text) =>
    look(value !== undefined && text.trim() !== "" && text.toLowerCase() === value),
  );
  parser.write(withoutDeclaration(document)).close();
  return line;
}

/** Whether the value of a property is XML, whose outermost elements are written with all namespaces in force. */
function isXml(attributes: Readonly<Record<string, string>>): boolean {
  for (const name in attributes)
    if (name.endsWith(":parseType")) return !/^(?:Resource|Collection)$/.test(attributes[name]!);
  return false;
}

function tooMany(where: string): ProblemError {
  return invalidRdf(`${where}: an element has more than ${mostAttributes} attributes`);
}

function tooLong({ literal }: DocumentLimits, where: string): ProblemError {
  return invalidRdf(`${where}: a literal is longer than ${literal} characters`);
}
