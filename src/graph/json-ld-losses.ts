import { type Fault, ProblemError } from "../contract/problem.ts";
import { isAbsoluteIri } from "./check.ts";
import { firstStatements, type PlainTerm } from "./oxigraph.ts";

/** Maximum number of faults that are told, as in every problem. */
const mostFaults = 20;

const languageTag = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;
const hasScheme = /^[A-Za-z][A-Za-z0-9+.-]*:/;

/** The patterns as texts of SPARQL, whose regular expressions write these the same way. */
const iri = JSON.stringify(`${hasScheme.source}[^\\x00-\\x20<>"{}|^\`\\\\]*$`);
const tag = JSON.stringify(languageTag.source);
const isBroken = (name: string) => `(isIRI(${name}) && !REGEX(STR(${name}), ${iri}))`;

/** Statements with a term that no store could keep. A key without a colon that no context defines is not a property. */
const broken = `CONTAINS(STR(?p), ":") && (${["?s", "?p", "?o", "?g"].map((name) => `COALESCE(${isBroken(name)}, false)`).join(" || ")}
  || COALESCE(LANG(?o) != "" && !REGEX(LANG(?o), ${tag}), false))`;

/**
 * Refuses a JSON-LD document of which the parser left statements out. They have a relative IRI without a base, an invalid
 * IRI or an invalid language tag. The specification lets a parser drop them silently, but nobody who sends a statement
 * expects it to vanish. In the other formats it is an error.
 *
 * A key that no context defines is left out, as the specification says: a document may have members for other readers.
 * It is refused only if nothing else is left.
 *
 * @param text the document as it came, for pointers
 * @param sound the document as it was parsed
 * @param kept number of statements that the parser gave
 * @throws ProblemError `invalid_rdf`, with a pointer to each
 */
export async function checkJsonLdLosses(
  text: string,
  sound: string,
  kept: number,
  base: string | undefined,
): Promise<void> {
  const found = await firstStatements(sound, { base, beyond: kept, filter: broken, most: mostFaults });
  if (found === undefined) return;
  const document: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
  const errors: Fault[] = [];
  for (const terms of found) {
    const fault = terms.map(faultOf).find((one) => one !== undefined);
    if (fault === undefined) continue;
    const pointer = pointerTo(document, fault.name) ?? "";
    if (errors.some((one) => one.pointer === pointer && one.detail === fault.detail)) continue;
    errors.push({ pointer, detail: fault.detail });
  }
  const [first] = errors;
  if (first !== undefined)
    throw new ProblemError("invalid_rdf", {
      detail: `jsonld: ${[first.pointer, first.detail].filter(Boolean).join(" ")}`,
      errors,
    });
  if (kept === 0)
    throw new ProblemError("invalid_rdf", {
      detail:
        'jsonld: no key of it stands for an IRI, so it says nothing; give it a context, such as "@context": "https://schema.org"',
    });
}

interface LostName {
  readonly name: string;
  readonly detail: string;
}

function faultOf({ kind, value, language }: PlainTerm): LostName | undefined {
  if (kind === "literal") {
    if (language === undefined || languageTag.test(language)) return undefined;
    return { name: language, detail: `${shown(language)} is not a language tag of BCP 47, such as de-DE` };
  }
  if (kind !== "uri" || isAbsoluteIri(value)) return undefined;
  const isRelative = !hasScheme.test(value);
  const detail = isRelative
    ? `${shown(value)} is a relative IRI, and there is no base to resolve it against`
    : `${shown(value)} is not an IRI; characters such as blanks are written as %20`;
  return { name: value, detail };
}

function shown(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);
}

/** Where a document has a name: as it is, or what a prefix or a base was put before. */
function pointerTo(document: unknown, name: string): string | undefined {
  let near: string | undefined;
  const visit = (value: unknown, pointer: string): string | undefined => {
    if (typeof value === "string") {
      if (value === name) return pointer;
      if (near === undefined && isEndOf(value, name)) near = pointer;
      return undefined;
    }
    if (typeof value !== "object" || value === null) return undefined;
    for (const [key, member] of Object.entries(value)) {
      const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const found = !Array.isArray(value) && key === name ? at : visit(member, at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(document, "") ?? near;
}

/** Whether the end of a broken name is this text, which is itself broken: any short text may end a name. */
function isEndOf(text: string, name: string): boolean {
  const local = text.slice(text.indexOf(":") + 1);
  return local !== "" && name.endsWith(local) && !isAbsoluteIri(`x:${local}`);
}
