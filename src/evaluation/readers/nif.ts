import { type NifPhrase, readNif } from "../../nif/read.ts";
import type { GoldDocument, GoldFault, GoldMention, ReadGold } from "../gold.ts";
import { faultsOfDocument } from "./check.ts";

/**
 * Reads NIF 2.0 in Turtle as gold. A phrase without a reference, or with one that says so (`notInWiki`, `NIL`), is NIL;
 * several references are all right.
 *
 * @throws ProblemError `invalid_rdf`
 */
export async function readNifGold(content: string): Promise<ReadGold> {
  const { contexts, strays } = await readNif(content);
  const faults: GoldFault[] = strays.map(({ iri, context }) => ({
    document: context ?? iri,
    detail:
      context === undefined
        ? `${iri} has no nif:referenceContext`
        : `${iri} refers to a context that does not exist`,
  }));
  const documents = contexts.map(({ iri, text, language, phrases }): GoldDocument => {
    const document = {
      id: iri,
      ...(language ? { lang: language } : {}),
      text,
      mentions: phrases.map(mentionOf),
    };
    for (const fault of faultsOfDocument(document)) faults.push(fault);
    return document;
  });
  return { documents, faults };
}

function mentionOf({ start, end, text, references, type }: NifPhrase): GoldMention {
  const [qid = null, ...alt] = references;
  return {
    start,
    end,
    ...(text === undefined ? {} : { text }),
    qid,
    ...(alt.length > 0 ? { alt } : {}),
    ...(type === undefined ? {} : { type }),
  };
}
