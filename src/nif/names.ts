import n3 from "n3";
import type { NifContext } from "./read.ts";

const { DataFactory } = n3;

/** The node of a name: an IRI, or `_:` and the label of a blank node. */
export function nodeOf(name: string): n3.NamedNode | n3.BlankNode {
  return name.startsWith("_:") ? DataFactory.blankNode(name.slice(2)) : DataFactory.namedNode(name);
}

/** Whether an IRI says by itself which characters of a document it means (RFC 5147). */
export function isRfc5147(name: string): boolean {
  return /#char=\d*,\d*$/.test(name);
}

/** The name of a place in a context. */
export type Naming = (context: NifContext, start: number, end: number) => string;

/**
 * Names of mentions that were found. `<doc#char=0,6>` is a place in the only text of `<doc>`; where one document has
 * several, a place belongs to its text: `<doc#p1&char=0,6>`. No name is one that was sent.
 */
export function namingOf(contexts: readonly NifContext[]): Naming {
  const taken = new Set(
    contexts.flatMap(({ iri, phrases }) => [iri, ...phrases.map((phrase) => phrase.iri)]),
  );
  const texts = new Map<string, number>();
  for (const { iri } of contexts) texts.set(documentOf(iri), (texts.get(documentOf(iri)) ?? 0) + 1);
  return ({ iri }, start, end) => {
    const document = documentOf(iri);
    const isShared = texts.get(document)! > 1 && document !== iri;
    for (let n = 1; ; n++) {
      // The whole text as a mention would be the context itself.
      const word = n === 1 ? "char" : n === 2 ? "phrase" : `phrase${n}`;
      const name = iri.startsWith("_:")
        ? `${iri}-${word}-${start}-${end}`
        : `${isShared ? `${iri}&` : `${document}#`}${word}=${start},${end}`;
      if (!taken.has(name)) return name;
    }
  };
}

function documentOf(iri: string): string {
  return iri.replace(/#.*$/s, "");
}
