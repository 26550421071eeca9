// compromise finds the words of a list ("lookup"); which entity a word names is the caller's own map.
import nlp from "compromise/one";

let trie;
const ids = new Map();

export function learn(entities) {
  for (const { id, name } of entities) ids.set(name.toLowerCase(), id);
  trie = nlp.buildTrie(entities.map(({ name }) => name));
}

export function find(text) {
  return nlp(text)
    .lookup(trie)
    .json({ offset: true, terms: false })
    .map(({ text: match, offset: { start } }) => {
      // A match holds the punctuation after it.
      const name = match.replace(/[^\p{L}\p{N}]+$/u, "");
      return { start, end: start + name.length, id: ids.get(name.toLowerCase()) ?? null };
    });
}
