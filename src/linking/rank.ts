import type { MatchKind } from "../contract/index.ts";
import { loadTypesOf } from "../datasets/knowledge/loaded-types.ts";
import { isSingleCapital } from "../datasets/names/name-pieces.ts";
import { mapInSteps, type Pause } from "../text/pauser.ts";
import { CHARACTER, textOf } from "../text/pieces.ts";
import type { Candidate } from "./candidates/candidate.ts";
import { type Generated, generate } from "./candidates/generate.ts";
import { isJoined } from "./document/boundaries.ts";
import { Context } from "./document/context.ts";
import { type Document, isCapital } from "./document/document.ts";
import type { Text } from "./document/text.ts";
import type { JointText } from "./joint/joint-text.ts";
import type { ShortForm } from "./joint/short-forms.ts";
import type { MentionSpan } from "./mention.ts";
import { writeRows } from "./model/candidate-evidence.ts";
import { candidateFeatures } from "./model/feature-table.ts";
import { MentionRows } from "./model/mention-rows.ts";
import { type Path, pathOf } from "./model/paths.ts";
import { type Added, Ranking } from "./model/ranking.ts";
import { furtherNames, onDemand, publicWorld, severalMentions } from "./parts.ts";
import type { PlugInCall } from "./plug-ins/plug-in-call.ts";
import type { World } from "./world.ts";

/** A mention in one world: its candidates there, with their evidence. */
export interface MentionState {
  readonly rows: MentionRows;
  readonly tried: readonly MatchKind[];
  readonly path: Path;
  readonly added?: readonly Added[] | undefined;
}

export interface WorldState {
  readonly world: World;
  readonly states: readonly MentionState[];
  readonly shortForms: readonly (ShortForm | undefined)[];
}

/**
 * Reads the evidence of all mentions of a text in one world.
 *
 * @param w number of the world among those of the lattice; -1 if the spans have no node there
 */
export async function readEvidence(
  text: Text,
  mentions: readonly MentionSpan[],
  world: World,
  w: number,
  plugIns?: PlugInCall,
): Promise<WorldState> {
  const { document, pause } = text;
  const { generated, shortForms } = await findCandidates(text, mentions, world, w, plugIns);
  // All rows are allocated at the start, as growing the array would copy a hundred megabytes.
  const room = generated.reduce((sum, { found, given }) => sum + (given?.length ?? found.size) + 1, 0);
  const values = new Float32Array(room * candidateFeatures.width);
  await loadTypesOf(mentions.flatMap(({ type }) => type ?? []));
  const isSaid = !world.dataset.evidence.bare || mentions.some((mention) => mention.candidates);
  const context = new Context(text, world.dataset, isSaid ? await text.fields() : undefined);
  const candidates = await mapInSteps(pause, generated, ({ given, found }) => given ?? found.ranked());
  const paths = await pathsOf(mentions, candidates, world, pause);
  for (const some of candidates) if (world.kind === "user" || some[0]?.given) await readEntities(some, pause);
  let next = 0;
  const all = await mapInSteps(pause, mentions, (mention, m) => {
    const rows = new MentionRows(mention, candidates[m]!, values, next);
    next = rows.row(rows.candidates.length + 1);
    writeRows(rows, text, mentions.length, context);
    return rows;
  });
  await pause();
  const added = await plugIns?.judge(all, world);
  const sentences = mentions.map(({ span }) => text.sentences[span.from]!);
  const joint = { mentions: all, world, document, sentences, shortForms, pause };
  await (await togetherIn(mentions))?.writeJoint(joint);
  if (world.kind === "user") await writeOwnEvidence(joint);
  else await (await publicWorld()).writePublicEvidence(joint);
  const states = all.map((rows, m) => ({
    rows,
    tried: generated[m]!.tried,
    path: paths[m]!,
    added: added?.[m],
  }));
  return { world, states, shortForms };
}

/** Finds what the mentions of a text may mean in one world: by their names, and by what the others may mean. */
async function findCandidates(
  text: Text,
  mentions: readonly MentionSpan[],
  world: World,
  w: number,
  plugIns?: PlugInCall,
): Promise<{ generated: readonly Generated[]; shortForms: WorldState["shortForms"] }> {
  const { document, pause } = text;
  const searches = { document, world, w, pause, near: new Map() };
  const generated = await mapInSteps(pause, mentions, (mention) =>
    generate(searches, mention.told ? { ...mention, given: true } : mention),
  );
  const joint = await togetherIn(mentions);
  const shortForms = (await joint?.shortFormsOf(document, mentions, pause)) ?? [undefined];
  const founds = generated.map(({ found }) => found);
  await plugIns?.offer(mentions, founds);
  await pause();
  if (world.kind === "public")
    await (await publicWorld()).addNational(document, mentions, founds, world, pause);
  await pause();
  await joint?.takeOver(founds, shortForms, pause);
  // A longer mention may give back what the given name before the mention rules out: "Roger Smith" beside Ann Smith.
  if (world.kind === "user" && shortForms.some((short) => short)) {
    const { dropOthersOfName } = await furtherNames();
    for (const [m, { span }] of mentions.entries())
      if (shortForms[m]) dropOthersOfName(document, span, founds[m]!);
  }
  await pause();
  return { generated, shortForms };
}

/** What mentions say of each other: a mention alone has no others to compare with. */
async function togetherIn(mentions: readonly MentionSpan[]) {
  return mentions.length > 1 ? severalMentions() : undefined;
}

/** Writes what speaks against entities of a caller. It is loaded with the first name that has something beside it. */
async function writeOwnEvidence(text: JointText): Promise<void> {
  await mapInSteps(text.pause, text.mentions, async (rows) => {
    if (mayMeanAnother(text.document, rows)) await (await onDemand()).writeCallerEvidence(rows, text);
  });
}

/** Whether something beside a name may tell that a caller's entity is not meant, or its legal form. */
function mayMeanAnother(document: Document, { mention, candidates }: MentionRows): boolean {
  const { pieces } = document;
  const { from, to } = mention.span;
  if (to === from) return false;
  // "R. Silva" may be Rua Silva or a person.
  if (to - from === 2 && isSingleCapital(pieces, from)) return true;
  if (isJoined(document, from) || pieces.shape[from]! & CHARACTER) return true;
  if (isJoined(document, to) && isCapital(document, to)) return true;
  if (/^(?:[-_,+#]| [(&])/.test(pieces.text.slice(pieces.end[to - 1], pieces.end[to - 1]! + 2))) return true;
  // "Corp" and "Corporation" begin alike, "SA" and "SAS" do not.
  const form = textOf(pieces, to - 1)
    .slice(0, 3)
    .toLowerCase();
  return candidates.some(({ kind, record }) => {
    // "Novak & Co" is a firm.
    if (kind !== "suffix") return kind === "partial" || (kind === "short_name" && to - from > 1);
    const [label = ""] = Object.values(record.labels);
    const last = label.lastIndexOf(" ") + 1;
    return label.slice(last, last + 3).toLowerCase() !== form;
  });
}

/** The data of a list's entity is read when it is first needed, which takes a millisecond for each. */
async function readEntities(candidates: readonly Candidate[], pause: Pause): Promise<void> {
  await mapInSteps(pause, candidates, ({ given, entity, world }) => {
    if (given) given.list.evidence.fields(given.entity, 0);
    else if (entity >= 0) world.dataset.evidence.fields(entity, 0);
  });
}

export function rank({ path, rows, added }: MentionState): Ranking {
  return new Ranking(path, rows, added);
}

/**
 * The path of each mention, loaded. It depends on the request and the text, never on the outcome. Coherence needs two
 * mentions whose candidates have neighbours.
 */
async function pathsOf(
  mentions: readonly MentionSpan[],
  candidates: readonly (readonly Candidate[])[],
  { kind, dataset }: World,
  pause: Pause,
): Promise<Path[]> {
  let related = 0;
  for (const some of candidates) {
    const waiting = pause();
    if (waiting) await waiting;
    if (some.some(({ entity }) => entity >= 0 && dataset.degree(entity) > 0)) related++;
    if (related > 1) break;
  }
  const byName = byNamePaths[kind][related > 1 ? "coherent" : "local"];
  const paths = mentions.map((mention): Path => (mention.candidates ? "public/candidates" : byName));
  for (const path of new Set(paths)) await pathOf(path).load();
  return paths;
}

/** Written out, as building a string for the lookup took a tenth of the time of linking against a short list. */
const byNamePaths = {
  public: { local: "public/local", coherent: "public/coherent" },
  user: { local: "user/local", coherent: "user/coherent" },
} as const;
