import type { MatchKind } from "../contract/index.ts";
import { languageBit } from "../datasets/names/language-bits.ts";
import type { Pause } from "../text/pauser.ts";
import type { Candidate } from "./candidates/candidate.ts";
import { type Generated, generate } from "./candidates/generate.ts";
import { addNational } from "./candidates/national.ts";
import { NearSearch } from "./candidates/near.ts";
import { Context } from "./document/context.ts";
import type { Text } from "./document/text.ts";
import { writeJoint } from "./joint/mentions.ts";
import { type ShortForm, shortFormsOf } from "./joint/short-forms.ts";
import { takeOver } from "./joint/take-over.ts";
import type { MentionSpan } from "./mention.ts";
import { beliefsOf } from "./model/belief.ts";
import { writeRows } from "./model/candidate-evidence.ts";
import { candidateFeatures } from "./model/feature-table.ts";
import { type Path, pathOf } from "./model/paths.ts";
import { type Added, Ranking } from "./model/ranking.ts";
import { Rows } from "./model/rows.ts";
import type { PlugInCall } from "./plug-ins/plug-in-call.ts";
import type { World } from "./world.ts";

/** A mention in one world: what it may mean there, with the evidence. */
export interface MentionState {
  readonly mention: MentionSpan;
  readonly tried: readonly MatchKind[];
  readonly candidates: readonly Candidate[];
  /** First row of its candidates; that of NIL stands after them. */
  readonly row: number;
  readonly beliefs: Float32Array;
  readonly path: Path;
  /** What plug-ins add to the sum of each candidate. */
  readonly added?: readonly Added[] | undefined;
}

/** The mentions of a text in one world. */
export interface WorldState {
  readonly world: World;
  readonly states: readonly MentionState[];
  readonly shortForms: readonly (ShortForm | undefined)[];
  readonly rows: Rows;
}

/** Reads the evidence of all mentions of a text in one world. */
export async function readEvidence(
  text: Text,
  runOf: Int32Array,
  mentions: readonly MentionSpan[],
  world: World,
  w: number,
  pause: Pause,
  plugIns?: PlugInCall,
): Promise<WorldState> {
  const { document } = text;
  const near = new NearSearch(world, pause);
  const generated: Generated[] = [];
  for (const mention of mentions) {
    const waiting = pause();
    if (waiting) await waiting;
    generated.push(
      await generate(document, mention.told ? { ...mention, given: true } : mention, world, w, near),
    );
  }
  const shortForms = await shortFormsOf(document, mentions, pause);
  const founds = generated.map(({ found }) => found);
  await plugIns?.offer(mentions, founds, world);
  await pause();
  await addNational(document, mentions, founds, world, pause);
  await pause();
  await takeOver(founds, shortForms, world, pause);
  await pause();
  // Room for all from the start: to make it larger copies a hundred megabytes.
  const room = generated.reduce((sum, { found, given }) => sum + (given?.length ?? found.size) + 1, 0);
  const rows = new Rows(candidateFeatures.width, room);
  const languages = languageBit(document.language) | languageBit("en");
  const context = new Context(text, world.dataset.evidence, languages);
  const facts = {
    document,
    runOf,
    mentions: mentions.length,
  };
  const states: Omit<MentionState, "path">[] = [];
  for (let m = 0; m < mentions.length; m++) {
    const waiting = pause();
    if (waiting) await waiting;
    const { found, given, tried } = generated[m]!;
    const candidates = given ?? found.ranked(world);
    if (given || world.kind === "user") await readEntities(candidates, pause);
    const row = writeRows(rows, facts, mentions[m]!, candidates, context, world.dataset.medianPopularity);
    states.push({
      mention: mentions[m]!,
      tried,
      candidates,
      row,
      beliefs: beliefsOf(rows.values, row, candidates.length),
    });
  }
  await pause();
  const added = await plugIns?.judge(states, world);
  const sentences = mentions.map(({ span }) => text.sentences[span.from]!);
  await writeJoint(rows.values, states, world, sentences, shortForms, pause);
  const withPath = await withPaths(states, world, added, pause);
  return { world, states: withPath, shortForms, rows };
}

/** What a list says of an entity is read when it is first asked for: a millisecond of work for each. */
async function readEntities(candidates: readonly Candidate[], pause: Pause): Promise<void> {
  for (const { given, entity, world } of candidates) {
    const waiting = pause();
    if (waiting) await waiting;
    if (given) given.list.evidence.fields(given.entity, 0);
    else if (entity >= 0) world.dataset.evidence.fields(entity, 0);
  }
}

/** The ranking of a mention by the evidence as it is now. */
export function rank({ rows }: WorldState, { path, candidates, row, added }: MentionState): Ranking {
  return new Ranking(path, candidates, rows.values, row, added);
}

/**
 * The scoring function of each mention, loaded. It depends on what was asked and on the text, never on the outcome: coherence
 * takes two mentions whose candidates have neighbours.
 */
async function withPaths(
  states: readonly Omit<MentionState, "path">[],
  { kind, dataset }: World,
  added: readonly (readonly Added[])[] | undefined,
  pause: Pause,
): Promise<MentionState[]> {
  let related = 0;
  for (const { candidates } of states) {
    const waiting = pause();
    if (waiting) await waiting;
    if (candidates.some(({ entity }) => entity >= 0 && dataset.neighbours(entity).length > 0)) related++;
    if (related > 1) break;
  }
  const withPath: MentionState[] = [];
  const loaded = new Set<Path>();
  for (const [m, state] of states.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    const path: Path = state.mention.candidates
      ? "public/candidates"
      : `${kind}/${related > 1 ? "coherent" : "local"}`;
    if (!loaded.has(path)) await pathOf(path).load();
    loaded.add(path);
    withPath.push({ ...state, added: added?.[m], path });
  }
  return withPath;
}
