import { kept, loadedByLanguage } from "../../text/look-up.ts";
import { cut, isSameRun, type Pieces } from "../../text/pieces.ts";
import type { CandidateGenerator } from "./candidate.ts";

interface KnownAlias {
  readonly pieces: Pieces;
  /** Each label that the alias stands for, cut into pieces for the lookup. */
  readonly labels: readonly Pieces[];
}

/** The aliases of a language by the hash of their first piece. */
type KnownAliases = ReadonlyMap<number, readonly KnownAlias[]>;

const known = loadedByLanguage("loadKnownAliases", async (language) => {
  const { knownAliases } = await import("../../../data/lexicon/aliases.ts");
  return read(knownAliases[language] ?? "");
});

/** Loads the aliases of a language, once; must be awaited before they are looked for. Undefined if they are loaded. */
export const loadKnownAliases = known.load;

function read(lines: string): KnownAliases {
  const table = new Map<number, KnownAlias[]>();
  for (const line of lines.trim().split("\n")) {
    const [aliases = "", names = ""] = line.split(" = ");
    const labels = names.split("; ").map(cut);
    for (const alias of aliases.split("; ")) {
      const pieces = cut(alias);
      kept(table, pieces.hash[0] ?? 0, () => []).push({ pieces, labels });
    }
  }
  return table;
}

/** Adds entities with a well-known alias ("the Fed") that their knowledge base may lack. */
export const addKnownAliases: CandidateGenerator = ({ pieces, language }, from, to, found) => {
  const { world } = found;
  if (world.kind !== "public") return;
  const { names } = world.dataset;
  for (const alias of known.of(language).get(pieces.hash[from]!) ?? []) {
    if (alias.pieces.count !== to - from || !isSameRun(pieces, from, to, alias.pieces, 0)) continue;
    for (const label of alias.labels) {
      const node = names.find(label, 0, label.count);
      if (node !== 0) found.addPostings(node, { kind: "folded", source: "spelling", acronyms: false });
    }
  }
};
