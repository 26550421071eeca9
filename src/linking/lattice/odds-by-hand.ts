import { CAPITAL, INNER_CAPITAL, textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { hasClass, hasShape, isCapital, isUpper } from "../document/document.ts";
import { EVERYDAY, GIVEN_NAME, TITLE } from "../document/lexicon.ts";
import { logit } from "../model/ranking.ts";
import { COMPOUND, type Lattice } from "./lattice.ts";

/**
 * The log-odds of an arc by what gold has too little of to learn from: links of the name, a noun behind its hyphen,
 * particles in a name, a title before it.
 */
export function oddsByHand(lattice: Lattice, arc: number): number {
  const ofCompound = lattice.source[arc]! & COMPOUND ? IN_COMPOUND : 0;
  return keyphraseOdds(lattice, arc) + ofCompound + particleOdds(lattice, arc) + titleOdds(lattice, arc);
}

/**
 * What a noun behind its hyphen adds to the log-odds of a name. Gold marks few such names, so the model learned
 * little of them. Of 142 compounds with a name that GermEval marks, 47 are answered by the name, 40 without this; of
 * 207 without a name, 7 and 6.
 */
const IN_COMPOUND = 1;

/** Least share of links in the occurrences of a name, for Milne and Witten (2008) to take the name for a link: 6.5 %. */
const USUAL = 0.065;
/** Number of occurrences that `USUAL` counts for, as fewer are weak evidence. */
const WEIGHED = 5;
/**
 * Most that it takes from the log-odds: 0.5 becomes 0.12. The model of spans was learned without it, so it has a
 * limit.
 */
const MOST_LESS = 2;
/** Most that it adds to the log-odds: 0.5 becomes 0.73. People also link phrases that are not names. */
const MOST_MORE = 1;

/**
 * The effect of keyphraseness on the log-odds that a mention stands there. Keyphraseness is the share of the
 * occurrences of a name in which it is a link. The effect is 0 for a name without counts, and for a name of the
 * caller.
 */
function keyphraseOdds(lattice: Lattice, arc: number): number {
  const { document, worlds } = lattice;
  let best: number | undefined;
  for (let w = 0; w < worlds.length; w++) {
    const node = lattice.node(arc, w);
    if (node === 0) continue;
    const { kind, dataset } = worlds[w]!;
    if (kind === "user") return 0;
    const uses = dataset.anchors?.uses(
      node,
      hasShape(document.pieces, lattice.from[arc]!, lattice.to[arc]!, CAPITAL | INNER_CAPITAL),
    );
    if (!uses) continue;
    const share = (uses.linked + WEIGHED * USUAL) / (uses.written + WEIGHED);
    best = Math.max(best ?? 0, share);
  }
  if (best === undefined) return 0;
  return Math.min(MOST_MORE, Math.max(-MOST_LESS, logit(best) - logit(USUAL)));
}

/** Particles in the names of persons, in any language: a German text names Portuguese people too. */
const particles = new Set(
  "af al av ben bin da das de dei del della den der des di do dos du el ibn la las los ter und van vom von zu".split(
    " ",
  ),
);

/**
 * What the sequence of given names, particles and a name adds to the log-odds of a name that no world has. Of 47 such
 * names of GermEval and CoNLL 2003 in German, 26 are found whole, 19 without this. 2 finds one more, and joins words
 * that Italian gold does not.
 */
const WITH_PARTICLE = 1.5;

/**
 * What a name like "Ole von Beust" adds to the log-odds of an arc. Gold of linking has too few such names to learn
 * from.
 */
function particleOdds(lattice: Lattice, arc: number): number {
  const { pieces, wordClass } = lattice.document;
  const from = lattice.from[arc]!;
  const to = lattice.to[arc]!;
  if (to - from < 3 || lattice.isNamed(arc) || !(wordClass[from]! & GIVEN_NAME)) return 0;
  let at = from;
  while (at < to && pieces.shape[at]! & CAPITAL && wordClass[at]! & GIVEN_NAME) at++;
  // "Anne de Kerlour du Plessac" has a particle in two places.
  let groups = 0;
  for (; groups < 2 && at < to; groups++) {
    const particle = at;
    while (at < to && particles.has(textOf(pieces, at))) at++;
    const name = at;
    while (at < to && pieces.shape[at]! & CAPITAL && !isUpper(pieces, at)) at++;
    if (name === particle || at === name || at - name > 2) return 0;
  }
  if (groups === 0 || at < to) return 0;
  for (let i = from + 1; i < to; i++) if (!isJoined(lattice.document, i)) return 0;
  return WITH_PARTICLE;
}

/**
 * What a title before a last name adds to the log-odds of an arc. With 1.2, 13 of 14 such names in five languages
 * are found at a confidence of 0.5, and four without it. reuters-128 gains 0.2, hipe2020 loses 0.1 to 0.2 in German and
 * French, as its gold has the title in the name; other sets stay.
 */
const WITH_TITLE = 1.2;

/**
 * What "Mr Zorba" adds to the log-odds of "Zorba", where nothing else of the name follows. Gold marks such a name with
 * or without its title, so the model knows it as a part.
 */
function titleOdds(lattice: Lattice, arc: number): number {
  const { document } = lattice;
  const from = lattice.from[arc]!;
  const to = lattice.to[arc]!;
  if (to - from !== 1 || !isJoined(document, from) || !hasClass(document, from - 1, TITLE)) return 0;
  if (!isCapital(document, from) || hasClass(document, from, EVERYDAY)) return 0;
  return isJoined(document, to) && isCapital(document, to) ? 0 : WITH_TITLE;
}
