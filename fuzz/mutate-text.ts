import type { Random } from "./random.ts";

const signs = [
  '"',
  "'",
  "<",
  ">",
  "&",
  "\\",
  "\n",
  "\r\n",
  "\t",
  ",",
  ";",
  "{",
  "}",
  "[",
  "]",
  "\u0000",
  "\ufeff",
  "\ud800",
  "\u{1F600}",
  "]]>",
  "<!--",
  "%",
  "@",
  "_:",
  "^^",
  "#",
];

/** The text with one to four changes: signs of its format where they do not belong, parts taken out or repeated. */
export function mutatedText(text: string, random: Random): string {
  let changed = text;
  for (let i = random.below(4); i >= 0 && changed.length > 0; i--) {
    const at = random.below(changed.length);
    const length = random.size(Math.min(changed.length - at, 2_000) + 1);
    const part = changed.slice(at, at + length);
    const [before, after] = [changed.slice(0, at), changed.slice(at + length)];
    const kinds: (() => string)[] = [
      () => before + random.pick(signs) + part + after,
      () => before + after,
      () =>
        before + part.repeat(1 + random.size(Math.max(1, Math.floor(100_000 / (part.length + 1))))) + after,
      () => before,
      () => before + random.pick(signs).repeat(random.size(20_000)) + part + after,
      () => part + before + after,
      () => before + part.split("").reverse().join("") + after,
    ];
    changed = random.pick(kinds)().slice(0, 2_000_000);
  }
  return changed;
}
