/**
 * A typed client of the HTTP contract with plain `fetch`, as people write one from an OpenAPI document: every optional
 * field is there, and null when it says nothing. Dataset URIs are those of another service; `referent serve
 * --dataset-alias "hosted://public=wikidata://public"` keeps them.
 */

/** Everything that a request can say. */
export interface ResolveBody {
  text: string;
  language: string | null;
  dataset_uri: string | null;
  dataset: EntityBody[] | null;
  mentions: MentionBody[] | null;
  include: ("candidates" | "evidence")[] | null;
  confidence: number | null;
  min_probability: number | null;
}

/** An entity that is sent along. */
export interface EntityBody {
  id: string;
  name: string;
  label: string | null;
  aliases: string[] | null;
  description: string | null;
  types: string[] | null;
  type: string | null;
  same_as: string[] | null;
}

/** A span of the text, in Unicode code points. */
export interface MentionBody {
  text: string | null;
  start: number;
  end: number;
  type: string | null;
  candidates: CandidateBody[] | null;
}

export interface CandidateBody {
  id: string;
  label: string | null;
  description: string | null;
  types: string[] | null;
  score: number | null;
}

/** What is read of an answer. */
export interface Answer {
  dataset_uri: string;
  mentions: { text: string; start: number; end: number; entity: { id: string } | null; reason?: string }[];
  warnings?: { pointer: string; detail: string }[];
}

/** A request that says nothing but its text. */
export function bodyOf(text: string): ResolveBody {
  return {
    text,
    language: null,
    dataset_uri: null,
    dataset: null,
    mentions: null,
    include: null,
    confidence: null,
    min_probability: null,
  };
}

/** An entity that has nothing but an id and a name. */
export function entityOf(id: string, name: string): EntityBody {
  return { id, name, label: null, aliases: null, description: null, types: null, type: null, same_as: null };
}

/**
 * Resolves one text.
 *
 * @throws Error with the code and the detail of the service's problem document
 */
export async function resolve(
  baseUrl: string,
  key: string,
  body: ResolveBody,
): Promise<{ answer: Answer; cost: number }> {
  const response = await fetch(`${baseUrl}/resolve`, {
    method: "POST",
    headers: { Authorization: `Key ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = (await response.json()) as { code: string; detail?: string };
    throw new Error(`${problem.code}: ${problem.detail}`);
  }
  return { answer: (await response.json()) as Answer, cost: Number(response.headers.get("X-Cost")) };
}
