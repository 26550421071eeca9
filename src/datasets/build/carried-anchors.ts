import { ProblemError } from "../../contract/index.ts";
import { WORD_SLOT } from "../names/name-tables.ts";
import { NameTrie } from "../names/name-trie.ts";
import type { Pack } from "../pack/pack.ts";
import { packQid } from "../pack/qid-number.ts";
import { AnchorTable } from "./anchors.ts";
import type { PackBuilder } from "./pack-builder.ts";

/**
 * Carries the link counts of packs over to a pack that is made of their entities. Call it when the last entity has
 * been added. If two packs count the same name, the greater count stays. Both mostly have the same source, and a link
 * must not count twice.
 *
 * @throws ProblemError `invalid_request` for a mapped pack that has such counts
 */
export function carryAnchors(builder: PackBuilder, packs: readonly Pack[]): void {
  if (!packs.some(({ anchors }) => anchors)) return;
  const table = new AnchorTable();
  const finder = builder.finder();
  for (const pack of packs) {
    if (!pack.anchors) continue;
    if (!(pack.names instanceof NameTrie))
      throw new ProblemError("invalid_request", {
        detail: "a mapped pack does not give its counts of links: open it without mapped",
      });
    const wordsOf = nameWordsOf(pack.names);
    const numberOf = (entity: number) => {
      const id = pack.idOf(entity);
      const qid = packQid(id);
      return qid === undefined ? finder.byIri(id) : finder.byQid(Number(qid.slice(1)));
    };
    for (const { node, uses, links } of pack.anchors.names()) {
      const carried = builder.nameNode(wordsOf(node));
      const known = links.map(([entity, count]) => [numberOf(entity), count] as const);
      if (carried > 0)
        table.raise(
          carried,
          uses,
          known.filter(([entity]) => entity >= 0),
        );
    }
  }
  builder.setAnchors(table);
}

/** Hashes of the words of a name. */
interface NameWords {
  readonly hash: Int32Array;
  readonly hash2: Int32Array;
  readonly count: number;
}

/** The words of the name of a node. */
function nameWordsOf(names: NameTrie): (node: number) => NameWords {
  const { words, wordCount } = names.tables();
  const slots = new Int32Array(wordCount + 1);
  for (let at = 0; at < words.length; at += WORD_SLOT) slots[words[at + 2]!] = at;
  return (node) => {
    const path: number[] = [];
    for (let one = node; one !== 0; one = names.parent(one)) path.unshift(slots[names.wordOf(one)]!);
    return {
      hash: Int32Array.from(path, (at) => words[at]!),
      hash2: Int32Array.from(path, (at) => words[at + 1]!),
      count: path.length,
    };
  };
}
