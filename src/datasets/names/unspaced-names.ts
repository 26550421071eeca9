import { seats, trades } from "../../../data/lexicon/firm-words.ts";
import { unspacedLegalForms } from "../../../data/lexicon/legal-forms.ts";
import { given as givenJa } from "../../../data/names/given-characters/ja.ts";
import { given as givenZh } from "../../../data/names/given-characters/zh.ts";
import { surnames as surnamesJa } from "../../../data/names/ja.ts";
import { surnames as surnamesZh } from "../../../data/names/zh.ts";
import type { NameEntry } from "./derived-names.ts";
import { ALIAS, NAME, SHORT_NAME, SUFFIX } from "./name-trie.ts";

const words = (...lists: string[]): string[] => lists.flatMap((list) => list.trim().split("\n"));

const japanese: ReadonlySet<string> = new Set(words(surnamesJa));
const chinese: ReadonlySet<string> = new Set(words(surnamesZh));
const surnames: ReadonlySet<string> = new Set([...japanese, ...chinese]);
const given: ReadonlySet<string> = new Set(words(givenJa, givenZh));
const longestFirst = (list: string[]) => list.sort((a, b) => b.length - a.length);
const tradeWords = longestFirst(words(trades));
const seatNames = longestFirst(words(seats));

const HAN = /^[\u3400-\u9fff々]+$/;
/** The same with a given name in hiragana: 岡田さくら. */
const hanOrHiragana = /^[\u3400-\u9fff々]+[ぁ-ん]*$/;
/** Longest surname, and longest given name behind it, in characters. */
const LONGEST_SURNAME = 3;
const LONGEST_GIVEN = 3;
/** Forms that are a part of some names: they only go behind a word for what the firm does. */
const looseForms: ReadonlySet<string> = new Set(["公司", "集团", "集團", "グループ"]);

/**
 * Short forms of a caller's name in Japanese or Chinese: the surname and the given name of a person ("田中" of 田中太郎),
 * and the name of a firm without its legal form and what it does ("华为" of 华为技术有限公司). Other names may have a long
 * vowel more or less.
 */
export function unspacedShortNames(name: NameEntry): readonly NameEntry[] {
  const { text, form, person } = name;
  if (form !== NAME && form !== ALIAS) return [];
  const parts = person ? transcribedParts(text) : [];
  const surname = parts.length > 0 ? undefined : surnameOf(text, person);
  if (surname) parts.push(surname);
  if (surname && person) parts.push(...givenNameOf(text, surname));
  const short = parts.map((part) => ({ ...name, text: part, form: SHORT_NAME, person: false }));
  if (parts.length > 0 || person) return short;
  return [
    ...firmNames(text).map((stem) => ({ ...name, text: stem, form: SUFFIX })),
    ...otherVowels(text).map((other) => ({ ...name, text: other, form: ALIAS })),
  ];
}

/**
 * The given name of a Japanese person: "さくら" of 岡田さくら. One character is a word of any text. Chinese given names are
 * left out, as nothing tells there where the surname before one begins.
 */
function givenNameOf(text: string, surname: string): string[] {
  const rest = text.slice(surname.length).trim();
  const isJapanese = /^[ぁ-ん]/.test(rest) || (japanese.has(surname) && !chinese.has(surname));
  return isJapanese && rest.length > 1 ? [rest] : [];
}

/** The words of a name in katakana: "グエン" and "ラン" of グエン・ティ・ラン, without the one between. */
function transcribedParts(text: string): string[] {
  if (!transcribed.test(text)) return [];
  const words = text.split(/[・･＝= \u3000]/);
  return [words[0]!, words.at(-1)!].filter((word) => word.length > 1);
}

const transcribed = /^[ァ-ヺー]+(?:[・･＝= \u3000][ァ-ヺー]+)+$/;

/** A word in katakana of some length that ends with a long vowel, or with the sound that has one in "-er" and "-or". */
const longVowel = /(?<=[ァ-ヺー]{3})ー(?![ァ-ヺー])/g;
const openVowel = /[ァ-ヺー]{2}[ァアカガサザタダナハバパマャヤラワ](?![ァ-ヺー])/g;

/** A name with and without the long vowels at the ends of its words: コンプレッサー is コンプレッサ in technical texts. */
function otherVowels(text: string): string[] {
  const others = [text.replace(longVowel, ""), text.replace(openVowel, "$&ー")];
  return others.filter((other) => other !== text);
}

/**
 * The surname with which the name of a person begins; undefined if there is none. If nothing tells that a person is meant,
 * the surname must have two characters, and the rest must be a given name.
 */
function surnameOf(text: string, person: boolean): string | undefined {
  const [first = "", second] = text.split(/[ \u3000]/);
  if (second !== undefined && HAN.test(first) && text.length - first.length > 1)
    return person || surnames.has(first) ? first : undefined;
  // "森田" is a surname itself, and has none.
  if (!(person ? hanOrHiragana : HAN).test(text) || surnames.has(text)) return undefined;
  for (let length = Math.min(LONGEST_SURNAME, text.length - 1); length > 0; length--) {
    if (!surnames.has(text.slice(0, length))) continue;
    const rest = [...text.slice(length)];
    if (rest.length > LONGEST_GIVEN) return undefined;
    return person || (length > 1 && rest.every((one) => given.has(one))) ? text.slice(0, length) : undefined;
  }
  return undefined;
}

/** The names of a firm without its legal form, what it does, and where it is; none of them is only a place. */
function firmNames(text: string): string[] {
  const form = unspacedLegalForms.find((one) => text.endsWith(one) || text.startsWith(one));
  if (form === undefined) return [];
  const stem = text.startsWith(form) ? text.slice(form.length) : text.slice(0, -form.length);
  const bare = withoutTrades(stem);
  if (looseForms.has(form)) return bare === stem ? [] : [stem];
  const seat = seatNames.find((one) => stem.startsWith(one) && stem.length > one.length + 1);
  const names = [bare];
  // "星光" alone of 上海星光电器 could be anything.
  if (seat !== undefined) names.push(stem.slice(seat.length));
  return names.filter((one) => one !== stem && one.length > 1 && !isOfOther(one));
}

/** Whether a part of a name is only a place or a trade. */
function isOfOther(part: string): boolean {
  return seatNames.includes(part) || withoutTrades(part) === "";
}

function withoutTrades(stem: string): string {
  let bare = stem;
  for (;;) {
    const trade = tradeWords.find((one) => bare.endsWith(one));
    if (trade === undefined) return bare;
    bare = bare.slice(0, -trade.length);
  }
}
