// Compiled by results.test.ts, as an importer's code is; it is not run.
import {
  type Candidate,
  createGraphStore,
  createResolver,
  type Include,
  type Language,
  type Mention,
  type ResolvedEntity,
  type ResolveRequest,
  type ResolveResponse,
  type Signals,
  type sliceOf,
  toUtf16,
} from "referent";
import type { Kb } from "referent/kb";
import type { Feed } from "referent/products";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles when the type is true. */
function holds<_ extends true>(): void {}

declare const mention: Mention;
declare const response: ResolveResponse;

// A mention narrows on its status.
if (mention.status === "resolved") {
  holds<Equal<typeof mention.entity, ResolvedEntity>>();
  holds<Equal<typeof mention.reason, undefined>>();
  const id: string = mention.entity.id;
  void id;
} else {
  holds<Equal<typeof mention.entity, null>>();
  holds<
    Equal<
      typeof mention.reason,
      "no_candidates" | "type_conflict" | "no_suitable_candidate" | "low_relevance"
    >
  >();
  const action: string | undefined = mention.next_action;
  void action;
}
// Without narrowing both are there to be asked.
holds<Equal<(typeof mention)["entity"], ResolvedEntity | null>>();
// @ts-expect-error an entity may be null until the status is known
mention.entity.id;

// The rest of an answer.
holds<Equal<ResolveResponse["mentions"], Mention[]>>();
holds<Equal<NonNullable<Mention["candidates"]>[number], Candidate>>();
holds<Equal<Mention["signals"], Signals>>();
holds<Equal<Include, "candidates" | "evidence">>();
holds<Equal<Language, "en" | "it" | "fr" | "de" | "es" | "pt" | "ja" | "zh">>();

// Languages and datasets complete, and take what is not in the list: a region, an alias.
const request: ResolveRequest = {
  text: "Rome",
  language: "en-GB",
  dataset_uri: "hosted://public",
  include: ["evidence"],
};
// @ts-expect-error there is no such include
const wrong: ResolveRequest = { text: "Rome", include: ["everything"] };
void wrong;

const resolver = createResolver({ publicKb: false, graph: createGraphStore() });
holds<Equal<ReturnType<typeof resolver.resolve>, Promise<ResolveResponse>>>();
void resolver.resolve(request);
// @ts-expect-error there is no such option
createResolver({ publicKB: false });

// UTF-16: what a mention has besides its offsets stays.
holds<Equal<ReturnType<typeof sliceOf>, string>>();
const [moved] = toUtf16("🎉 Rome", response.mentions);
holds<Equal<typeof moved, Mention | undefined>>();
const [plain] = toUtf16("🎉 Rome", [{ start: 2, end: 6, note: "mine" }]);
const note: string | undefined = plain?.note;
void note;

export type Used = Kb | Feed;
