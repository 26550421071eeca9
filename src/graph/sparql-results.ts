import type { Quad, Term } from "@rdfjs/types";
import n3 from "n3";

const { DataFactory } = n3;

/** A term in SPARQL 1.1 results JSON. */
export interface ResultTerm {
  readonly type: string;
  readonly value: string | Record<"subject" | "predicate" | "object", ResultTerm>;
  readonly datatype?: string;
  readonly "xml:lang"?: string;
}

/** One solution: terms by variable name. */
export type ResultRow = Readonly<Record<string, ResultTerm>>;

/**
 * The quad of a row with variables s, p, o, g; those not bound there are taken from `fixed`. Undefined if one of them is
 * missing or no term of RDF.
 */
export function quadOf(row: ResultRow, fixed: Readonly<Record<string, Term | undefined>>): Quad | undefined {
  const [s, p, o, g] = ["s", "p", "o", "g"].map((name) => (row[name] ? termOf(row[name]) : fixed[name]));
  if (!s || !p || !o || !g) return undefined;
  return DataFactory.quad(
    s as n3.Quad_Subject,
    p as n3.Quad_Predicate,
    o as n3.Quad_Object,
    g as n3.Quad_Graph,
  ) as Quad;
}

function termOf(term: ResultTerm | undefined): Term | undefined {
  if (typeof term !== "object" || term === null) return undefined;
  const { type, value, datatype, ...rest } = term;
  if (typeof value === "object" && value !== null) {
    const [s, p, o] = [value.subject, value.predicate, value.object].map(termOf);
    return quadOf({}, { s, p, o, g: DataFactory.defaultGraph() }) as Term | undefined;
  }
  if (typeof value !== "string" || !types.includes(type)) return undefined;
  if (type === "uri") return DataFactory.namedNode(value);
  if (type === "bnode") return DataFactory.blankNode(labelOf(value));
  const language = rest["xml:lang"];
  if (language) return DataFactory.literal(value, language);
  return DataFactory.literal(value, datatype === undefined ? undefined : DataFactory.namedNode(datatype));
}

/** The types of terms with a text; Virtuoso says `typed-literal`, as a draft of the specification did. */
const types: readonly string[] = ["uri", "bnode", "literal", "typed-literal"];

/** A label that every format takes: Virtuoso says `nodeID://b10000`. */
function labelOf(label: string): string {
  if (/^\w+$/.test(label)) return label;
  return label.replaceAll(/\W/g, (one) => `_${one.charCodeAt(0).toString(16)}_`);
}

/** The answer to ASK; Virtuoso answers with rows, one or none, unless ASK is the first word of the query. */
export function truthOf(text: string): string {
  if (!text.includes('"__ASK_RETVAL"')) return text;
  const { results } = JSON.parse(text) as { results: { bindings: unknown[] } };
  return JSON.stringify({ head: {}, boolean: results.bindings.length > 0 });
}
