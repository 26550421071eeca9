// Names and text for name tagging, as real as they can be without a file that is not in the project: the names of
// the starter in all languages, people made of its first and last names, and running text of the word lists.

import { readdirSync, readFileSync } from "node:fs";
import { functionWords } from "../dist/data/languages/function-words/index.js";
import { loadLanguage } from "../dist/data/languages/load.js";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { wordsOf } from "../dist/src/text/word-list.js";
import { random } from "./corpus.mjs";

const latin = ["en", "en", "en", "de", "fr", "es", "it", "pt"];

/** Distinct names, shuffled: those of a pack, and where they do not suffice people of its first and last names. */
export async function packNames(count, path, seed = 5) {
  const [pack] = await openPublicKb(path);
  const next = random(seed);
  const set = new Set();
  const first = new Set();
  const last = new Set();
  for (let e = 0; e < pack.size; e++) {
    const { labels, aliases, types } = pack.record(e);
    for (const name of [...Object.values(labels), ...Object.values(aliases).flat()]) {
      // A name in lower case is a word, and the peers cannot tell it from one.
      if (name.length > 2 && name !== name.toLowerCase()) set.add(name);
      const words = name.split(" ");
      if (words.length === 2 && types.some((type) => type === "person" || type === "Q5")) {
        first.add(words[0]);
        last.add(words[1]);
      }
    }
  }
  const names = shuffled([...set], next).slice(0, count);
  const known = new Set(names);
  const [firsts, lasts] = [[...first], [...last]];
  const of = (list) => list[Math.floor(next() * list.length)];
  while (names.length < count) {
    const middle = next() < 0.3 ? ` ${of(firsts)}` : "";
    const name = `${of(firsts)}${middle} ${of(lasts)}`;
    if (known.has(name)) continue;
    known.add(name);
    names.push(name);
  }
  return names;
}

function shuffled(list, next) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/**
 * Running text of six languages: nearly half function words, the rest everyday words, some far commoner than others
 * (Zipf), and one name in twelve words, half of them of the list.
 */
export async function prose(length, names, strangers, seed = 6) {
  const next = random(seed);
  const vocabulary = {};
  for (const language of new Set(latin))
    vocabulary[language] = {
      small: functionWords[language].split(/\s+/),
      everyday: shuffled(wordsOf((await loadLanguage[language]()).commonWords), next),
    };
  const zipf = (list) => list[Math.floor(list.length ** next()) - 1] ?? list[0];
  const parts = [];
  let size = 0;
  while (size < length) {
    const { small, everyday } = vocabulary[latin[Math.floor(next() * latin.length)]];
    const words = [];
    for (let i = 8 + Math.floor(next() * 20); i > 0; i--) {
      const name = next();
      if (name < 1 / 24) words.push(names[Math.floor(next() * names.length)]);
      else if (name < 1 / 12) words.push(strangers[Math.floor(next() * strangers.length)]);
      else words.push(next() < 0.47 ? zipf(small) : zipf(everyday));
      if (next() < 0.06) words[words.length - 1] += ",";
    }
    const sentence = words.join(" ");
    parts.push(`${sentence[0].toUpperCase()}${sentence.slice(1)}.`);
    size += sentence.length + 2;
  }
  return parts.join(" ").slice(0, length);
}

/** News and other English text of the folder of gold sets. */
export function goldText(folder, length) {
  const parts = [];
  for (const file of readdirSync(`${folder}/gold/en`).sort())
    for (const line of readFileSync(`${folder}/gold/en/${file}`, "utf8").trim().split("\n"))
      parts.push(JSON.parse(line).text);
  let all = parts.join("\n\n");
  while (all.length < length) all += `\n\n${all}`;
  return all.slice(0, length);
}
