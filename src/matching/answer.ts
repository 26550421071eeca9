import { textIn } from "../datasets/entity.ts";
import { compareText } from "../text/look-up.ts";
import { compareWith } from "./candidates.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Difference, differenceOf } from "./difference.ts";
import { comparedName } from "./name.ts";
import type { MatchCandidate, MatchCondition, MatchRow, RowMatch } from "./row.ts";
import { probabilities } from "./score.ts";

/**
 * Where more of the dataset's names than this are a slip from another entity's, a name with a slip is not a match.
 * With one row in ten missing and two in three without a slip one row of 1,500 would be wrong: 0.1 * 0.64 * 0.01.
 */
const CROWDED = 0.01;

/** The same for shortened names, which fewer rows have: one in eleven of the made ones, so one of 700 would be wrong. */
const CROWDED_SHORTENED = 0.15;

/** Answers one row: compares, scores, ranks, and says whether the first is certain. */
export function answerRow(
  row: MatchRow,
  conditions: readonly MatchCondition[],
  { source, index, crowding }: Catalogue,
  limit: number,
  threshold: number,
): RowMatch {
  const compared = compareWith(row, conditions, index, source);
  const popularity = compared.map(({ entity }) => source.popularity(entity));
  const scores = probabilities(
    compared.map(({ features }) => features),
    popularity,
  );
  const all = popularity.reduce((total, one) => total + one, 0);
  // Places are sorted, not objects: most candidates are compared only to be left out.
  const ranked = Array.from(compared.keys()).sort(
    (a, b) =>
      scores[b]! - scores[a]! ||
      compared[b]!.likeness.whole - compared[a]!.likeness.whole ||
      compareText(source.record(compared[a]!.entity).id, source.record(compared[b]!.entity).id),
  );
  const { words } = comparedName(row.name);
  const isKnown = (word: string) => index.words.has(word);
  let isCertain = false;
  const candidates = ranked.slice(0, limit).map((place, rank): MatchCandidate => {
    const one = compared[place]!;
    const { id, labels, descriptions, types } = source.record(one.entity);
    const language = row.language ?? "en";
    const description = textIn(descriptions, language);
    const name = one.name.split(" ");
    const difference = differenceOf(words, name, isKnown);
    const crowded = difference ? crowding.at(name, difference) : 0;
    if (rank === 0) isCertain = isTold(difference, crowded);
    return {
      id,
      label: textIn(labels, language) ?? id,
      ...(description === undefined ? {} : { description }),
      types,
      score: rounded(scores[place]!),
      name: one.name,
      features: {
        name_likeness: rounded(one.likeness.whole),
        row_words_found: rounded(one.likeness.first),
        entity_words_found: rounded(one.likeness.second),
        same_name: one.likeness.same,
        words_explained: difference !== undefined,
        crowding: rounded(crowded),
        type_match: one.type,
        properties_confirmed: one.agreement.confirmed,
        properties_contradicted: one.agreement.contradicted,
        popularity: rounded(popularity[place]! / all),
      },
    };
  });
  const [first] = candidates;
  return { match: first && first.score >= threshold && isCertain ? first : null, candidates };
}

/** Whether what differs between two names tells that they are of one entity: a missing one could differ as little. */
function isTold(difference: Difference | undefined, crowded: number): boolean {
  if (!difference) return false;
  return crowded <= (difference.shortened ? CROWDED_SHORTENED : CROWDED);
}

/** To four places, so that answers read well and are equal on every machine. */
function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
