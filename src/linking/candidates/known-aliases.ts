import type { Language } from "../../contract/index.ts";
import { kept } from "../../text/look-up.ts";
import { cut, type Pieces } from "../../text/pieces.ts";
import type { CandidateGenerator } from "./candidate.ts";

/** An alias, cut into pieces. */
interface KnownAlias {
  readonly pieces: Pieces;
  /** Each label that the alias stands for, cut into pieces for the lookup. */
  readonly labels: readonly Pieces[];
}

/** The aliases of a language by the hash of their first piece. */
type KnownAliases = ReadonlyMap<number, readonly KnownAlias[]>;

const known = new Map<Language, KnownAliases>();

/** Loads the aliases of a language, once; must be awaited before they are looked for. Undefined if they are loaded. */
export function loadKnownAliases(language: Language): Promise<void> | undefined {
  return known.has(language) ? undefined : load(language);
}

async function load(language: Language): Promise<void> {
  const { knownAliases } = await import("../../../data/lexicon/aliases.ts");
  known.set(language, read(knownAliases[language] ?? ""));
}

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
export const addKnownAliases: CandidateGenerator = ({ pieces, language }, from, to, world, found) => {
  if (world.kind !== "public") return;
  const { names } = world.dataset;
  for (const alias of known.get(language)?.get(pieces.hash[from]!) ?? []) {
    if (alias.pieces.count !== to - from || !isSame(pieces, from, alias.pieces)) continue;
    for (const label of alias.labels) {
      const node = names.find(label, 0, label.count);
      if (node !== 0) found.addPostings(world, node, { kind: "folded", source: "spelling", acronyms: false });
    }
  }
};

function isSame(pieces: Pieces, from: number, alias: Pieces): boolean {
  for (let i = 0; i < alias.count; i++)
    if (pieces.hash[from + i] !== alias.hash[i] || pieces.hash2[from + i] !== alias.hash2[i]) return false;
  return true;
}
