// What the weights are learned from: gold sets that are not part of the repository ($REFERENT_DATA/gold).
//   share   what all mentions of the set count together, whatever their number
//   text    every name is marked: what is detected beside the marks is nothing
//   every   of a long set each so-manieth document is taken
//   source  sets of one source are left out together when the weights are checked
// The newspapers of 1790 to 1960 (hipe2020) count less: the defaults are for texts of today.
export const sets = [
  { name: "en/msnbc", share: 300, text: true },
  { name: "en/news-fair-dev", share: 300, text: true },
  { name: "en/wiki-fair-dev", share: 300, text: true },
  { name: "en/reuters-128", share: 300, text: true },
  { name: "en/oke-2015-train", share: 300, text: true },
  { name: "en/derczynski", share: 300, text: true },
  { name: "it/eneide-amd-dev", share: 300, text: true, source: "eneide-amd" },
  { name: "it/eneide-amd-train", share: 150, text: true, every: 4, source: "eneide-amd" },
  { name: "fr/hipe2020-dev", share: 100, text: true, source: "fr/hipe2020" },
  { name: "fr/hipe2020-train", share: 50, text: true, every: 4, source: "fr/hipe2020" },
  { name: "de/hipe2020-dev", share: 100, text: true, source: "de/hipe2020" },
  { name: "de/hipe2020-train", share: 50, text: true, every: 4, source: "de/hipe2020" },
  { name: "en/rss500-train", share: 150 },
  { name: "en/istex-train", share: 150, every: 3 },
  { name: "en/mintaka-1000", share: 150, every: 2, source: "mintaka" },
  { name: "es/mintaka-1000-projected", share: 150, every: 5, source: "mintaka" },
  { name: "pt/mintaka-1000-projected", share: 150, every: 5, source: "mintaka" },
  { name: "ja/mintaka-1000-projected", share: 150, every: 5, source: "mintaka" },
];

/** What one mention counts against the others of its set, by where it comes from. */
export const weightOf = {
  // A name that gold marks, given to be linked.
  given: 0.6,
  // The same name where its entity is hidden: what remains must not be taken for it.
  hidden: 0.6,
  // A span that is detected in the text: just one of gold, beside all of gold, over a border of gold.
  text: 0.4,
  spurious: 0.4,
  boundary: 0.2,
};

/**
 * Weights that stay as they were set by hand: what moves one candidate past another, for gold has too few names where
 * the words around go against the prior; and what gold has next to nothing of.
 */
export const kept = [
  "context",
  "field",
  "coherence",
  "less_related",
  "prior",
  "alias",
  "kind_fuzzy",
  "edits",
  "type",
  "given_score",
];

/** Features of what the other mentions say. */
export const ofOthers = ["coherence", "most_coherence", "less_related"];
