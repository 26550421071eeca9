import { eachKnownAlias } from "../document/known-aliases.ts";
import type { CandidateGenerator } from "./candidate.ts";

/** Adds entities with a well-known alias ("the Fed") that their knowledge base may lack. */
export const addKnownAliases: CandidateGenerator = ({ pieces, language }, from, to, world, found) => {
  if (world.kind !== "public") return;
  eachKnownAlias(language, pieces, from, (end, labels) => {
    if (end !== to) return;
    for (const label of labels) {
      const node = world.dataset.names.find(label, 0, label.count);
      if (node !== 0) found.addPostings(world, node, { kind: "folded", source: "spelling", acronyms: false });
    }
  });
};
