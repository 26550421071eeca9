/**
 * Trigrams of the words of a name, each word with a border before and after it: they survive typos, swapped words and
 * words written together. A gram is three UTF-16 units in one number, which a double holds exactly (48 bits).
 */
export function gramsOf(text: string): number[] {
  const grams: number[] = [];
  let first = BORDER;
  let second = BORDER;
  for (let i = 0; i <= text.length; i++) {
    const unit = i === text.length ? SPACE : text.charCodeAt(i);
    const third = unit === SPACE ? BORDER : unit;
    if (second !== BORDER || third !== BORDER) grams.push(first * 0x100000000 + second * 0x10000 + third);
    if (unit === SPACE) {
      first = BORDER;
      second = BORDER;
    } else {
      first = second;
      second = third;
    }
  }
  return grams;
}

const SPACE = 0x20;
const BORDER = 0x5e;
