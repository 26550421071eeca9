import { createResolver, type LocalResolver } from "../../src/resolver.ts";
import { type Family, outcomeOf } from "../family.ts";
import { halves } from "../mutate-json.ts";
import { mutatedText } from "../mutate-text.ts";
import type { Random } from "../random.ts";
import { names, soup, words } from "../words.ts";

/** A text, and the names of a list that is sent with it. */
interface TextInput {
  readonly text: string;
  readonly list: readonly string[];
  /** Entities that have each name of the list. */
  readonly namesakes: number;
}

/** Code points that a text grows to. */
const longest = 20_000;

/**
 * Milliseconds that a text may take: a start, and so much for a code point of text and of names. Ten times what common
 * text takes on one busy core.
 */
const allowed = ({ text, list, namesakes }: TextInput) =>
  1_000 + 0.1 * (text.length + Math.min(namesakes * list.join("").length, 5_000 * 20));

/** The texts that took longest for their length so far: what the next ones are grown from. */
const worst: { input: TextInput; cost: number }[] = [];
const kept = 30;

const seeds: readonly ((random: Random) => TextInput)[] = [
  (random) => ({ text: soup(random, 300), list: [], namesakes: 1 }),
  (random) => ({ text: `A${"a".repeat(random.size(longest))}`, list: [], namesakes: 1 }),
  (random) => ({ text: `${random.pick(names)} `.repeat(random.size(2_000)), list: [], namesakes: 1 }),
  // Nested names: each is the begin of the next.
  (random) => {
    const word = random.pick(["a", "ab", "New", "東"]);
    const list = Array.from({ length: 1 + random.size(200) }, (_, i) =>
      Array(i + 1)
        .fill(word)
        .join(" "),
    );
    return { text: `${word} `.repeat(random.size(5_000)), list, namesakes: 1 };
  },
  (random) => {
    const long = () => soup(random, 1 + random.below(10)).slice(0, 400);
    return {
      text: soup(random, 500),
      list: random.list(300, long).filter((name) => name.trim() !== ""),
      namesakes: 1,
    };
  },
  // One name that many have, alone or with more words.
  (random) => {
    const name = random.pick(["Springfield", "Ada", "東京", "Zorblax Quib"]);
    const list = random.chance(0.5) ? [name] : random.list(30, (i) => `${random.pick(names)} ${name} ${i}`);
    return {
      text: `${name} `.repeat(random.size(3_000)),
      list,
      namesakes: random.size(5_000 / (list.length + 1)),
    };
  },
  (random) => ({ text: random.pick(words).repeat(random.size(longest)), list: [], namesakes: 1 }),
];

/** Texts and lists that are grown to hurt: what took long for its length is changed further. */
export const texts: Family<TextInput> = {
  name: "texts",
  share: 3,
  make(random) {
    if (worst.length < 5 || random.chance(0.3)) return trimmed(random.pick(seeds)(random));
    const { text, list, namesakes } = random.pick(worst).input;
    const other = random.pick(worst).input;
    return trimmed(
      random.pick([
        () => ({ text: mutatedText(text, random), list, namesakes }),
        () => ({ text: text + other.text, list: [...list, ...other.list], namesakes }),
        () => ({ text: text.repeat(2), list, namesakes }),
        () => ({
          text,
          list: list.map((name) => (random.chance(0.1) ? mutatedText(name, random) : name)),
          namesakes,
        }),
        () => ({
          text,
          list: [
            ...list,
            ...random.list(50, () => text.slice(random.below(text.length)).slice(0, random.size(400))),
          ],
          namesakes,
        }),
        () => ({ text, list, namesakes: Math.min(5_000, namesakes * 2) }),
      ])(),
    );
  },
  async run(input) {
    resolver ??= createResolver();
    const names = [...new Set(input.list)].flatMap((name) => Array<string>(input.namesakes).fill(name));
    const dataset = names.slice(0, 5_000).map((name, i) => ({ id: `e${i}`, name }));
    const start = process.cpuUsage();
    try {
      const language = /\p{sc=Han}/u.test(input.text) ? "ja" : "en";
      await resolver.resolve({ text: input.text, language, ...(dataset.length > 0 ? { dataset } : {}) });
    } catch (error) {
      return outcomeOf(error, ["invalid_dataset", "invalid_request", "text_too_long"]);
    }
    const { user, system } = process.cpuUsage(start);
    const took = (user + system) / 1_000;
    if (took <= allowed(input)) return { answer: "answered" };
    const detail = `${took.toFixed(0)} ms for ${input.text.length} units of text and ${input.list.length} names`;
    return { answer: "slow", fault: { kind: "takes too long for its length", detail } };
  },
  learn(input, { milliseconds, fault }) {
    if (fault) return;
    worst.push({ input, cost: milliseconds / (2_000 + input.text.length + input.list.join("").length) });
    worst.sort((a, b) => b.cost - a.cost);
    worst.splice(kept);
  },
  *smaller(input) {
    for (const text of halves(input.text)) if (text !== "") yield { ...input, text };
    for (const list of halves(input.list as string[])) yield { ...input, list: list as string[] };
    if (input.namesakes > 1) yield { ...input, namesakes: input.namesakes >> 1 };
  },
};

let resolver: LocalResolver | undefined;

function trimmed({ text, list, namesakes }: TextInput): TextInput {
  return {
    namesakes,
    text: text.slice(0, longest) || "x",
    list: list
      .map((name) => name.slice(0, 500))
      .filter((name) => name.trim() !== "")
      .slice(0, 2_000),
  };
}
