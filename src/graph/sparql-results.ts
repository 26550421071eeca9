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

/** The quad of a row with variables s, p, o, g; those not bound there are taken from `fixed`. */
export function quadOf(row: ResultRow, fixed: Readonly<Record<string, Term>>): Quad {
  const [s, p, o, g] = ["s", "p", "o", "g"].map((name) => (row[name] ? termOf(row[name]) : fixed[name]));
  return DataFactory.quad(
    s as n3.Quad_Subject,
    p as n3.Quad_Predicate,
    o as n3.Quad_Object,
    g as n3.Quad_Graph,
  ) as Quad;
}

function termOf({ type, value, datatype, ...rest }: ResultTerm): Term {
  if (typeof value !== "string") {
    const fixed = { s: termOf(value.subject), p: termOf(value.predicate), o: termOf(value.object) };
    return quadOf({}, fixed) as Term;
  }
  if (type === "uri") return DataFactory.namedNode(value);
  if (type === "bnode") return DataFactory.blankNode(value);
  const language = rest["xml:lang"];
  if (language) return DataFactory.literal(value, language);
  return DataFactory.literal(value, datatype === undefined ? undefined : DataFactory.namedNode(datatype));
}
