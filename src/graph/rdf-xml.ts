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
    let count = 0;
    for (const name in attributes) {
      names++;
      if (++count > mostAttributes && limits.depth > 0) fail(tooMany(here()));
      const { length } = attributes[name] as string;
      if (inherited.test(name)) longest = Math.max(longest, length);
      else if (isOver(length, limits.literal)) fail(tooLong(limits, here()));
    }
    if (isOver(longest * names, limits.expansion)) fail(tooMuch(limits.expansion));
  });
  parser.on("closetag", () => {
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

function tooMany(where: string): ProblemError {
  return invalidRdf(`${where}: an element has more than ${mostAttributes} attributes`);
}

function tooLong({ literal }: DocumentLimits, where: string): ProblemError {
  return invalidRdf(`${where}: a literal is longer than ${literal} characters`);
}
