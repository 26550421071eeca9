import { trades } from "../../../data/lexicon/firm-words.ts";
import { honorifics } from "../../../data/lexicon/honorifics.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { postingsOf } from "../../datasets/names/name-lookup.ts";
import { FORM, SHORT_NAME, SUFFIX } from "../../datasets/names/name-trie.ts";
import { firstWhere, kept } from "../../text/look-up.ts";
import { CHARACTER } from "../../text/pieces.ts";
import { fullNameEnd, HAN, loadPersonNames } from "./han-names.ts";
import type { Lattice } from "./lattice.ts";
import { NEVER, type Reading } from "./reading.ts";

/** What a title behind a surname adds to the log-odds of a name of the caller. */
const TITLED = 3;
/** Longest title behind a surname, in characters: "官房長官". */
const LONGEST_TITLE = 5;
/** Longest everyday word that shows that a name ends inside a word. */
const LONGEST_WORD = 4;
/** Longest name of the caller that is taken out inside a katakana word: a longer one is hardly there by chance. */
const SHORT = 3;

/** Longest rest of a katakana word that is read: a longer one is a part of no word. */
const LONGEST_REST = 16;

/** An entity of a name, and the form in which it has the name. */
interface Named {
  readonly form: number;
  readonly entity: number;
}

const katakana = /[ァ-ヺー]/;
/** What joins the parts of a name in katakana. */
const joint = /[・･＝=]/;

/** What a firm does, right behind its name. */
const trade = new RegExp(`^(?:${trades.trim().replaceAll("\n", "|")})`);
const LONGEST_TRADE = 9;

/**
 * Reads Japanese and Chinese, where nothing but the words around tell where a name ends: 北京大学生 are students in
 * Beijing, マリナーズ is not Mali, 大谷翔平 is not a place, and 田中さん is the 田中太郎 of a list.
 */
export async function unspaced(lattice: Lattice): Promise<Reading> {
  const { document, worlds } = lattice;
  const names = await loadPersonNames(document.language);
  const { pieces, lexicon, language } = document;
  const { text } = pieces;
  const honorific = new RegExp(`^(?:${(honorifics[language] ?? "").replaceAll("\n", "|")})`);
  // Thousands of entities may share a name, so the postings of each are read once.
  const tested = new Map<string, boolean>();
  let inFull: ReadonlySet<string> | undefined;
  return {
    odds(arc) {
      const from = lattice.from[arc]!;
      if (!(pieces.shape[from]! & CHARACTER) || !lattice.isNamed(arc)) return 0;
      const start = pieces.start[from]!;
      const end = pieces.end[lattice.to[arc]! - 1]!;
      const isOwn = lattice.isNamedBy("user", arc);
      if (endsInWord(lattice.to[arc]!, start, end) || continuesKatakana(start, end, isOwn)) return NEVER;
      const name = text.slice(start, end);
      if (isOwn && isShort(arc)) {
        if (names.surnames.has(name)) return oddsOfSurname(arc, start, end);
        if (language === "ja" && lattice.kinds(arc) & PERSON) return oddsOfPart(arc, start, end);
      }
      if (isOwn && isOtherFirm(arc, start, end)) return NEVER;
      if (fullNameEnd(names, document, start) > end && names.surnames.has(name)) return NEVER;
      if (isOwn) return isOtherPerson(name, end) ? NEVER : 0;
      return names.surnames.has(name) &&
        honorific.test(text.slice(end, end + LONGEST_TITLE)) &&
        !(lattice.kinds(arc) & PERSON)
        ? NEVER
        : 0;
    },
  };

  /**
   * Whether an everyday word begins in the name and ends behind it: 大学生 of 北京大学生, 人口 of 日本人口, or 钢琴家 at
   * the name 钢琴. If a word or a name begins right behind the name, the name ends there: 校长 of 北京大学校长.
   */
  function endsInWord(to: number, start: number, end: number): boolean {
    let isWord = false;
    for (let inside = 1; inside < LONGEST_WORD && inside <= end - start && !isWord; inside++)
      for (let behind = 1; behind + inside <= LONGEST_WORD && end + behind <= text.length; behind++)
        isWord ||= lexicon.everyday(text.slice(end - inside, end + behind));
    return isWord && !beginsWord(to, end);
  }

  function beginsWord(to: number, at: number): boolean {
    for (let length = 2; length <= LONGEST_WORD; length++)
      if (lexicon.everyday(text.slice(at, at + length))) return true;
    let isName = false;
    lattice.eachFrom(to, (arc) => {
      isName ||= lattice.isNamed(arc) && lattice.to[arc]! - to > 1;
    });
    return isName;
  }

  /** Whether the name is a part of a katakana word, and the rest is neither a word nor a name. */
  function continuesKatakana(start: number, end: number, isOwn: boolean): boolean {
    if (isOwn && end - start > SHORT) return false;
    let to = end;
    if (katakana.test(text[end - 1]!)) while (to - end < LONGEST_REST && katakana.test(text[to] ?? "")) to++;
    let from = start;
    if (katakana.test(text[start]!))
      while (start - from < LONGEST_REST && katakana.test(text[from - 1] ?? "")) from--;
    return (to > end && !isPart(end, to)) || (from < start && !isPart(from, start));
  }

  function isPart(from: number, to: number): boolean {
    const pieceAt = (offset: number) => firstWhere(0, pieces.count, (at) => pieces.start[at]! >= offset);
    return lexicon.everyday(text.slice(from, to)) || lattice.find(pieceAt(from), pieceAt(to)) >= 0;
  }

  /** A surname of a caller's list is a name where a title stands behind it, or where the text has the full name. */
  function oddsOfSurname(arc: number, start: number, end: number): number {
    if (language === "ja" && HAN.test(text[start - 1] ?? "")) return NEVER;
    for (let length = 1; length <= LONGEST_TITLE; length++)
      if (lexicon.title(text.slice(end, end + length)) && !lexicon.everyday(text.slice(start, end + length)))
        return TITLED;
    return HAN.test(text[end] ?? "") || !isNamedInFull(arc) ? NEVER : 0;
  }

  /**
   * A given name, or a part of a name in katakana, is a name where a title stands behind it, or where the text has the full
   * name, and no other part stands before. In hiragana it is a word of any text: "さくら" are also cherry trees.
   */
  function oddsOfPart(arc: number, start: number, end: number): number {
    const isTranscribed = katakana.test(text[start]!);
    const before = text[start - 1] ?? "";
    if (joint.test(before) || (isTranscribed ? katakana : HAN).test(before)) return NEVER;
    for (let length = 1; length <= LONGEST_TITLE; length++)
      if (lexicon.title(text.slice(end, end + length))) return TITLED;
    return /[ぁ-ん]/.test(text[start]!) || !isNamedInFull(arc) ? NEVER : 0;
  }

  /**
   * Whether another trade stands behind the name of a firm that leaves its trade out: 東栄電機 is not the 東栄 of 東栄精機.
   * Behind a name with its trade, the word is that of a department.
   */
  function isOtherFirm(arc: number, start: number, end: number): boolean {
    if (!trade.test(text.slice(end, end + LONGEST_TRADE))) return false;
    const name = text.slice(start, end);
    const hasTrade = (label: string) => trade.test(label.slice(label.indexOf(name) + name.length));
    return everyNode(arc, `trade of ${name}`, (w, node) =>
      named(w, node).every(
        ({ form, entity }) =>
          form === SUFFIX && Object.values(worlds[w]!.dataset.record(entity).labels).some(hasTrade),
      ),
    );
  }

  /** Whether a given name of one more character follows: the list has 李华, and the text 李华明. */
  function isOtherPerson(name: string, end: number): boolean {
    if (language !== "zh" || name.length !== 2 || !names.surnames.has(name[0]!)) return false;
    const next = text[end] ?? "";
    return names.given.has(next) && !lexicon.everyday(text.slice(end, end + 2)) && !lexicon.everyday(next);
  }

  /** Whether the callers' entities of a name have it as a short form only. */
  function isShort(arc: number): boolean {
    return everyNode(arc, "short", (w, node) => named(w, node).every(({ form }) => form === SHORT_NAME));
  }

  /** Whether the text has the full name of an entity that a short name of a caller leads to. */
  function isNamedInFull(arc: number): boolean {
    const full = (inFull ??= entitiesInFull());
    return !everyNode(arc, "absent", (w, node) =>
      named(w, node).every(({ entity }) => !full.has(`${w} ${entity}`)),
    );
  }

  /**
   * Whether an arc's name passes a test in each list of a caller.
   *
   * @param name of the test
   */
  function everyNode(arc: number, name: string, test: (w: number, node: number) => boolean): boolean {
    return worlds.every(({ kind }, w) => {
      const node = lattice.node(arc, w);
      if (kind !== "user" || node === 0) return true;
      return kept(tested, `${w} ${node} ${name}`, () => test(w, node));
    });
  }

  function named(w: number, node: number): Named[] {
    const { names } = worlds[w]!.dataset;
    return Array.from(postingsOf(names, node), (p) => ({
      form: names.form(p) & FORM,
      entity: names.entity(p),
    }));
  }

  function entitiesInFull(): ReadonlySet<string> {
    const entities = new Set<string>();
    const read = new Set<string>();
    for (let arc = 0; arc < lattice.count; arc++)
      worlds.forEach(({ kind }, w) => {
        const node = lattice.node(arc, w);
        if (kind !== "user" || node === 0 || read.has(`${w} ${node}`)) return;
        read.add(`${w} ${node}`);
        for (const { form, entity } of named(w, node))
          if (form !== SHORT_NAME) entities.add(`${w} ${entity}`);
      });
    return entities;
  }
}
