import { isLongerThan } from "./code-points.ts";
import { qidOf } from "./identity.ts";
import { type Limits, limits } from "./limits.ts";
import { type Fault, ProblemError } from "./problem.ts";
import { quoted } from "./quoted.ts";
import { type GivenMention, inlineUri, ownUri } from "./request.ts";

/**
 * Refuses more spans or candidates than a call may have, before any of them is checked.
 *
 * @throws ProblemError `invalid_request`
 */
export function checkCounts(request: unknown, allowed: Limits): void {
  const mentions = listIn(request, "mentions");
  refuseMore(mentions, allowed.mentions, "/mentions", "spans");
  let candidates = 0;
  for (let i = 0; i < mentions.length; i++) {
    const some = listIn(mentions[i], "candidates");
    refuseMore(some, allowed.mentionCandidates, `/mentions/${i}/candidates`, "candidates");
    candidates += some.length;
    for (let j = 0; j < some.length; j++)
      refuseMore(
        listIn(some[j], "types"),
        allowed.entityTypes,
        `/mentions/${i}/candidates/${j}/types`,
        "types",
      );
  }
  if (candidates > allowed.requestCandidates) {
    const detail = `has ${candidates} candidates; at most ${allowed.requestCandidates} are accepted`;
    throw new ProblemError("invalid_request", { errors: [{ pointer: "/mentions", detail }] });
  }
}

function listIn(value: unknown, field: "mentions" | "candidates" | "types"): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const found = (value as Record<string, unknown>)[field];
  return Array.isArray(found) ? found : [];
}

function refuseMore(some: readonly unknown[], most: number, pointer: string, what: string): void {
  if (some.length <= most) return;
  const detail = `has ${some.length} ${what}; at most ${most} are accepted`;
  throw new ProblemError("invalid_request", { errors: [{ pointer, detail }] });
}

/**
 * Refuses spans that do not fit the text, that are too long, and candidates that are not identities of the datasets.
 *
 * @param codePoints of the text
 * @param sliceOf the text between two offsets
 * @param datasets that the request means
 * @throws ProblemError `invalid_span`, `invalid_request`, `candidates_not_supported`, `invalid_identity`
 */
export function checkMentions(
  mentions: readonly GivenMention[],
  codePoints: number,
  sliceOf: (start: number, end: number) => string,
  datasets: readonly string[],
  { spanCodePoints, nameCodePoints, descriptionCodePoints }: Limits,
): void {
  const misfits = new Faults("invalid_span");
  const long = new Faults("invalid_request");
  const unsupported = new Faults("candidates_not_supported");
  const identities = new Faults("invalid_identity");
  const hasOwn = datasets.some((name) => name === inlineUri || name === ownUri);
  mentions.forEach(({ start, end, text, candidates }, i) => {
    if (start >= end) misfits.add(`/mentions/${i}/end`, "must be greater than start");
    else if (end > codePoints)
      misfits.add(`/mentions/${i}/end`, `is beyond the text's ${codePoints} code points`);
    else if (end - start > spanCodePoints)
      long.add(
        `/mentions/${i}/end`,
        `makes a span of ${end - start} code points; at most ${spanCodePoints} are accepted`,
      );
    else if (text !== undefined && text !== sliceOf(start, end))
      misfits.add(`/mentions/${i}/text`, `is not the slice ${start} to ${end} of the text`);
    if (candidates === undefined) return;
    if (hasOwn) unsupported.add(`/mentions/${i}/candidates`, "need the public dataset alone");
    candidates.forEach(({ id, label = "", description = "" }, j) => {
      const pointer = `/mentions/${i}/candidates/${j}`;
      if (isLongerThan(label, nameCodePoints))
        long.add(`${pointer}/label`, `has more than ${nameCodePoints} code points`);
      if (isLongerThan(description, descriptionCodePoints))
        long.add(`${pointer}/description`, `has more than ${descriptionCodePoints} code points`);
      if (qidOf(id) === undefined) identities.add(`${pointer}/id`, `${quoted(id)} is not a Wikidata id`);
    });
  });
  for (const faults of [misfits, long, unsupported, identities]) faults.throwIfAny();
}

/** Faults with one code, at most as many as a problem lists. */
class Faults {
  readonly #code: "invalid_span" | "invalid_request" | "candidates_not_supported" | "invalid_identity";
  readonly #errors: Fault[] = [];

  constructor(code: "invalid_span" | "invalid_request" | "candidates_not_supported" | "invalid_identity") {
    this.#code = code;
  }

  add(pointer: string, detail: string): void {
    if (this.#errors.length < limits.problemPointers) this.#errors.push({ pointer, detail });
  }

  throwIfAny(): void {
    if (this.#errors.length > 0) throw new ProblemError(this.#code, { errors: this.#errors });
  }
}
