// @ts-check
import { article } from "../../dist/data/demo/article.js";
import { names, random } from "../corpus.mjs";

/**
 * @typedef {"exact" | "misspelt" | "unknown"} Kind how a name in a text relates to the list
 * @typedef {{ start: number, end: number, id: string | null, kind: Kind }} Place UTF-16 units; the id is null if the
 *   list has no such entity
 * @typedef {{ text: string, places: Place[] }} Case
 */

/**
 * A list of made-up names, and English texts of 1,000 characters with one of them in every eighth place: seven of ten as
 * the list writes it, three of twenty with one letter wrong, three of twenty not in the list.
 *
 * @param {number} count of names
 * @param {number} texts
 * @returns {{ entities: { id: string, name: string }[], cases: Case[] }}
 */
export function listAndTexts(count, texts) {
  const all = names(count + 1_000, 21);
  const entities = all.slice(0, count).map((name, i) => ({ id: `e${i}`, name }));
  const strangers = all.slice(count);
  const next = random(22);
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]);
  const words = article.match(/(?<![\p{L}\d'’-])[a-z]{2,}(?![\p{L}\d'’-])/gu) ?? [];

  const cases = Array.from({ length: texts }, () => {
    let text = "";
    /** @type {Place[]} */
    const places = [];
    while (text.length < 1_000) {
      if (next() < 0.125) {
        const entity = one(entities);
        const chance = next();
        const kind = chance < 0.7 ? "exact" : chance < 0.85 ? "misspelt" : "unknown";
        const written =
          kind === "exact" ? entity.name : kind === "misspelt" ? misspell(entity.name, next) : one(strangers);
        places.push({
          start: text.length,
          end: text.length + written.length,
          id: kind === "unknown" ? null : entity.id,
          kind,
        });
        text += written;
      } else text += one(words);
      // A lower-case word stands between two names, so that a run of words with capitals is one name.
      text += `${next() < 0.08 ? ". " : " "}${one(words)} `;
    }
    return { text, places };
  });
  return { entities, cases };
}

/** One letter of the name's second half is another one. @param {string} name @param {() => number} next */
function misspell(name, next) {
  const letters = [...name.matchAll(/[a-z]/g)].map(({ index }) => index);
  const at = letters[Math.floor((0.5 + next() / 2) * letters.length)] ?? name.length - 1;
  return `${name.slice(0, at)}${name[at] === "x" ? "y" : "x"}${name.slice(at + 1)}`;
}
