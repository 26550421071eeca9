import { canonicalId } from "../../contract/index.ts";
import { type EntityRecord, namesOf } from "../../datasets/entity.ts";
import { TermCollector } from "../../datasets/evidence/entity-terms.ts";
import { stemOf } from "../../datasets/evidence/evidence.ts";
import { kindsOfTypes } from "../../datasets/knowledge/kinds-of-types.ts";
import { withoutLegalForm, withoutUnspacedForm } from "../../datasets/names/derived-names.ts";
import { postingsOf } from "../../datasets/names/name-lookup.ts";
import { ALIAS, FORM, NAME } from "../../datasets/names/name-trie.ts";
import { kept } from "../../text/look-up.ts";
import { cut } from "../../text/pieces.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import type { World } from "../world.ts";

/** The data of a user's entity that finds its public twins. */
interface Own {
  readonly twins: ReadonlyMap<number, "identity" | "label" | "alias">;
  readonly stems: ReadonlySet<number>;
}

/**
 * The twins of a user's entity among the candidates of a mention. The best fit to the entity's own description comes
 * first, then the best known.
 */
export type FindTwins = (candidate: Candidate, ranking: Ranking) => readonly Scored[];

/**
 * Finds the twins of a user's entities in one layer of the public world. The data of an entity is read once, however
 * often it is mentioned.
 */
export function twinsIn(world: World): FindTwins {
  const known = new Map<number, Own>();
  return (candidate, ranking) => {
    const { given, entity } = candidate;
    const read = () => {
      const twins = twinsOf(candidate.record, world);
      return { twins, stems: twins.size > 0 ? stemsOf(candidate.record) : new Set<number>() };
    };
    return fittingTwins(given ? read() : kept(known, entity, read), ranking, world);
  };
}

function fittingTwins({ twins: all, stems }: Own, { scored }: Ranking, world: World): readonly Scored[] {
  // Sharing an alias is not enough if the descriptions differ: a "Jordan" in sales is not Michael Jordan.
  const twins = scored.filter(
    ({ candidate: { entity } }) =>
      all.has(entity) &&
      (all.get(entity) !== "alias" || stems.size === 0 || sharedStems(stems, world, entity) > 0),
  );
  if (twins.length < 2) return twins;
  const fit = new Map(twins.map((twin) => [twin, sharedStems(stems, world, twin.candidate.entity)]));
  twins.sort(
    (a, b) =>
      fit.get(b)! - fit.get(a)! ||
      world.dataset.mass(b.candidate.entity) - world.dataset.mass(a.candidate.entity) ||
      b.sum - a.sum,
  );
  // If the user's own words select one twin, its namesakes are other entities.
  const most = fit.get(twins[0]!)!;
  return most > 0 ? twins.filter((twin) => fit.get(twin) === most) : twins;
}

/**
 * Public entities that are the same as a user's entity. An identity tells so, or one of the user's names is a label
 * or an alias of it. In the second case their types agree, or one of the two has none.
 */
function twinsOf(own: EntityRecord, { dataset }: World): ReadonlyMap<number, "identity" | "label" | "alias"> {
  const twins = new Map<number, "identity" | "label" | "alias">();
  for (const identity of [own.id, ...own.sameAs]) {
    const entity = dataset.find(canonicalId(identity));
    if (entity !== undefined && dataset.alive(entity)) twins.set(entity, "identity");
  }
  if (twins.size > 0) return twins;
  const kinds = kindsOfTypes(own.types);
  const add = (node: number, isWhole: boolean) => {
    for (const p of postingsOf(dataset.names, node)) {
      const form = dataset.names.form(p) & FORM;
      const entity = dataset.names.entity(p);
      if ((form !== NAME && form !== ALIAS) || !dataset.alive(entity)) continue;
      const others = dataset.evidence.kinds(entity);
      if (kinds !== 0 && others !== 0 && !(kinds & others)) continue;
      const isLabel = form === NAME && isWhole;
      if (isLabel || !twins.has(entity)) twins.set(entity, isLabel ? "label" : "alias");
    }
  };
  for (const name of namesOf(own)) {
    const pieces = cut(name);
    if (pieces.count === 0) continue;
    add(dataset.names.find(pieces, 0, pieces.count), true);
    // The caller may write the legal form that the label lacks: "Shell plc", "任天堂株式会社".
    const [from, to] = withoutUnspacedForm(pieces, 0, withoutLegalForm(pieces, 0, pieces.count), "name");
    if (to - from < pieces.count) add(dataset.names.find(pieces, from, to), false);
  }
  return twins;
}

const collector = new TermCollector();

/** The stems of the data about an entity, apart from its names. */
function stemsOf({ descriptions, types }: EntityRecord): ReadonlySet<number> {
  const stems = new Set<number>();
  const said = [...Object.values(descriptions), ...types].map((text) => [text, 255] as const);
  collector.collect({ labels: [], aliases: [], descriptions: said }, (term) => stems.add(stemOf(term)));
  return stems;
}

/** How much of the user's data is also known of a public entity, weighted by how distinctive the words are. */
function sharedStems(stems: ReadonlySet<number>, { dataset }: World, entity: number): number {
  if (stems.size === 0) return 0;
  const shared = new Map<number, number>();
  dataset.evidence.visitTerms(entity, (terms, from, to, weight) => {
    for (let i = from; i < to; i++) {
      const stem = stemOf(terms[i]!);
      if (stems.has(stem))
        shared.set(stem, Math.max(shared.get(stem) ?? 0, weight * dataset.evidence.rarity(stem)));
    }
  });
  let sum = 0;
  for (const value of shared.values()) sum += value;
  return sum;
}
