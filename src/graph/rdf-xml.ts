import { loadSaxes } from "#saxes";
import { missing } from "../contract/peers.ts";
import type { ProblemError } from "../contract/problem.ts";
import { type DocumentLimits, invalidRdf, isOver, tooDeep, tooMuch } from "./document-limits.ts";

/** Attributes whose value is written again for what stands in their element: namespaces, base, language. */
const inherited = /^xml(?:ns(?::|$)|:base$|:lang$)/;

/** Attributes of an element: the parser compares each with each, and 200,000 took it minutes. */
const mostAttributes = 256;

/**
 * Refuses an RDF/XML document that the parser must not have: one that defines entities, nests too deep, has too long a
 * literal, an element of too many attributes, or names that stand for more text than the limit.
 *
 * @throws ProblemError `invalid_rdf` with the line; `missing_package` without `saxes`
 */
export async function checkRdfXml(text: string, limits: DocumentLimits, base = ""): Promise<void> {
  const { SaxesParser } = await loadSaxes().catch(missing("saxes"));
  const parser = new SaxesParser();
  const fail = (error: ProblemError) => {
    throw error;
  };
  const here = () => `rdfxml: line ${parser.line}`;
  let depth = 0;
  let literal = 0;
  let longest = base.length;
  let names = 0;
  /** Length of the namespaces in force at each depth. */
  const inForce = [0];
  /** Depth of the property whose value is XML, 0 outside, and what of namespaces is written into that value. */
  let xml = 0;
  let written = 0;
  parser.on("error", (error) => fail(invalidRdf(`rdfxml: ${error.message}`)));
  parser.on("doctype", (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      fail(
        invalidRdf(`${here()}: its DOCTYPE defines entities, which are not expanded: write out their text`),
      );
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
      const { length } = attributes[name] as string;
      if (/^xmlns(?::|$)/.test(name)) inForce[depth]! += name.length + length;
      if (inherited.test(name)) longest = Math.max(longest, length);
      else if (isOver(length, limits.literal)) fail(tooLong(limits, here()));
    }
    if (isOver(longest * names, limits.expansion)) fail(tooMuch(limits.expansion));
    if (xml > 0 && depth === xml + 1) written += inForce[xml]!;
    if (isOver(written, limits.literal)) fail(tooLong(limits, here()));
    if (xml > 0 || !isXml(attributes as Record<string, string>)) return;
    xml = depth;
    written = 0;
  });
  parser.on("closetag", () => {
    if (depth === xml) {
      xml = 0;
      written = 0;
    }
    depth--;
    literal = 0;
  });
  const count = (part: string) => {
    literal += part.length;
    if (isOver(literal, limits.literal)) fail(tooLong(limits, here()));
  };
  parser.on("text", count);
  parser.on("cdata", count);
  parser.write(text).close();
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
