import {
  limits as defaults,
  type Limits,
  languageOf,
  ProblemError,
  type ResolveRequest,
} from "../contract/index.ts";
import { parseRequest } from "../contract/schemas.ts";
import type { NifContext, NifDocument, NifPhrase } from "./read.ts";

/** A text that is to be resolved. */
export interface AskedContext {
  readonly context: NifContext;
  /** What is asked of the resolver: a span for each place that has phrases. */
  readonly request: ResolveRequest;
  /** The phrases of each span, several where they mark the same place; empty if mentions are to be found. */
  readonly phrases: readonly (readonly NifPhrase[])[];
}

interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/**
 * What is asked of each text of a document. All are checked before any is resolved: an error costs nothing.
 *
 * @throws ProblemError `invalid_request`, `invalid_span`, `text_too_long`: the pointers are the IRIs of what is at fault
 */
export function requestsOf(
  document: NifDocument,
  datasetUri: string | undefined,
  limits: Limits,
): AskedContext[] {
  checkDocument(document);
  const asked = document.contexts.map((context) => askedOf(context, datasetUri));
  const problems = asked.flatMap((one) => problemOf(one, limits) ?? []);
  const [first] = problems;
  if (first === undefined) return asked;
  const alike = problems.filter(({ code }) => code === first.code);
  const errors = alike.flatMap(({ document: { errors = [] } }) => errors);
  throw new ProblemError(first.code, { errors: errors.slice(0, defaults.problemPointers), cause: first });
}

function checkDocument({ contexts, strays }: NifDocument): void {
  const errors: Fault[] = strays.map(({ iri, context }) => ({
    pointer: iri,
    detail:
      context === undefined
        ? "has no nif:referenceContext"
        : `has the context ${context}, which is not there`,
  }));
  if (contexts.length === 0 && errors.length === 0)
    throw new ProblemError("invalid_request", { detail: "there is no nif:Context with a nif:isString" });
  for (const { iri, text, phrases } of contexts) {
    if (text === "") errors.push({ pointer: iri, detail: "has an empty nif:isString" });
    for (const { iri: phrase, start, end } of phrases)
      if (!(Number.isInteger(start) && Number.isInteger(end)))
        errors.push({
          pointer: phrase,
          detail: "has no nif:beginIndex and nif:endIndex that are whole numbers",
        });
  }
  if (errors.length > 0)
    throw new ProblemError("invalid_request", { errors: errors.slice(0, defaults.problemPointers) });
}

function askedOf(context: NifContext, datasetUri: string | undefined): AskedContext {
  const { text, language } = context;
  // A language that is not supported is detected again rather than refused: gold sets tag them carelessly.
  const known = language === undefined ? undefined : languageOf(language);
  const places = new Map<string, NifPhrase[]>();
  for (const phrase of context.phrases) {
    const place = `${phrase.start} ${phrase.end}`;
    const others = places.get(place);
    if (others) others.push(phrase);
    else places.set(place, [phrase]);
  }
  const phrases = [...places.values()];
  const mentions = phrases.map(([first]) => ({ start: first!.start, end: first!.end }));
  const request = {
    text,
    ...(known ? { language: known } : {}),
    ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
    ...(mentions.length > 0 ? { mentions } : {}),
  };
  return { context, request, phrases };
}

/** What is wrong with a request, said of the resources that the sender knows. */
function problemOf({ context, request, phrases }: AskedContext, limits: Limits): ProblemError | undefined {
  try {
    parseRequest(request, { limits });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { code, document } = error;
    const errors = (document.errors ?? []).flatMap(({ pointer, detail }): Fault[] => {
      const span = /^\/mentions\/(\d+)\//.exec(pointer)?.[1];
      const resources = span === undefined ? [context] : phrases[Number(span)]!;
      return resources.map(({ iri }) => ({ pointer: iri, detail }));
    });
    return new ProblemError(code, { errors, cause: error });
  }
}
