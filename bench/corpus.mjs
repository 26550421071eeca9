// Seeded text and names for the benchmarks: no file is needed, and two runs see the same.

/** A generator of numbers from 0 to 1 (mulberry32). */
export function random(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables =
  "ba be bi bo ca ce ci co da de di do fa fe fi ga go la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo za".split(
    " ",
  );

export function word(next, parts = 1 + Math.floor(next() * 4)) {
  let text = "";
  for (let i = 0; i < parts; i++) text += syllables[Math.floor(next() * syllables.length)];
  return text;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Distinct names of one to three capitalised words. */
export function names(count, seed = 1) {
  const next = random(seed);
  const set = new Set();
  while (set.size < count) {
    const parts = 1 + Math.floor(next() * 3);
    set.add(Array.from({ length: parts }, () => capital(word(next, 3 + Math.floor(next() * 3)))).join(" "));
  }
  return [...set];
}

/** Running text of at least `length` characters, a name in every eighth place. */
export function text(length, list, seed = 2) {
  const next = random(seed);
  const parts = [];
  let size = 0;
  while (size < length) {
    const part = next() < 0.125 ? list[Math.floor(next() * list.length)] : word(next);
    const end = next() < 0.08 ? ". " : " ";
    parts.push(part + end);
    size += part.length + end.length;
  }
  return parts.join("").slice(0, length);
}

/** Entities of a list: a name, an alias, a description of eight words. */
export function entities(count, seed = 3) {
  const next = random(seed);
  return names(count, seed).map((name, i) => ({
    id: `e${i}`,
    name,
    aliases: [`${name} ${capital(word(next, 2))}`],
    description: Array.from({ length: 8 }, () => word(next)).join(" "),
    types: [i % 3 === 0 ? "person" : "organization"],
  }));
}
