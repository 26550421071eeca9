/** Letters that Unicode does not decompose, each with the form that people write instead. */
const special: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŀ: "l",
  ς: "σ",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "`": "'",
  "´": "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
};
const specials = new RegExp(`[${Object.keys(special).join("")}]`, "g");

/** Dropped: diacritics of Latin, Greek and Cyrillic, Hebrew points, Arabic vowels, tatweel. */
const marks =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\ufe00-\ufe0f\u1ab0-\u1aff\u20d0-\u20ff]/g;

/** A kana with its voicing mark, which makes が of か and パ of ハ: the two become one. */
const voiced = /.[\u3099\u309a]/g;

/**
 * Folds units by case, accents and width, from the platform's Unicode data, which never change for an existing
 * letter. All units are joined to one text on the way, as `normalize` takes longer for thousands of short ones.
 *
 * @param units with a line end after each
 */
export function foldsByRule(units: string): string[] {
  return units
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(specials, (letter) => special[letter]!)
    .replace(voiced, (pair) => pair.normalize("NFC"))
    .split("\n");
}
