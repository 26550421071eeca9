import {
  described,
  type Profession,
  professionGroups,
  professions,
} from "../../../data/lexicon/professions.ts";
import type { Language } from "../../contract/index.ts";
import { bitsByStem, bitsByWord } from "../../text/bits-of-words.ts";
import { kept } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { bitsTold } from "./told-bits.ts";

const bitOf = (group: Profession) => 1 << professionGroups.indexOf(group);

/** The bit of athletes and players. */
export const SPORT: number = bitOf("sport");

/** Painters play and musicians paint, so the two groups exclude neither. */
const ALIKE = bitOf("stage") | bitOf("art");

/** Groups whose people hardly ever have an office. */
const NO_OFFICE = SPORT | ALIKE | bitOf("building") | bitOf("kitchen");

/** Groups that a profession of the law rules out. */
const NO_LAW = NO_OFFICE | bitOf("science");

/** The professions of a language: the group of each word, and the groups of each stem, of English as well. */
interface Professions {
  /** The bit of the group of each folded word. */
  readonly bits: ReadonlyMap<string, number>;
  readonly ofStems: ReadonlyMap<number, number>;
}

const read = new Map<Language, Professions>();

/** The professions of a language, read when they are first needed; none for a language without a list. */
export function professionsOf(language: Language): Professions {
  return kept(read, language, () => readProfessions(language));
}

function readProfessions(language: Language): Professions {
  const own = professions[language];
  const marked = (wordsOf: (group: Profession) => string | undefined) =>
    professionGroups.map((group) => [wordsOf(group), bitOf(group)] as const);
  // One word of "police_officer" tells nothing.
  const single = (group: Profession) =>
    own && `${own[group]} ${professions.en![group]} ${described[group] ?? ""}`.replace(/\S+_\S+/g, "");
  return {
    bits: bitsByWord(marked((group) => (group === "open" ? undefined : own?.[group]))),
    ofStems: bitsByStem(marked(single)),
  };
}

/** Whether the professions that a dataset knows of a person are of other groups than the one that the text states. */
export function hasOther({ ofStems }: Professions, candidate: Candidate, stated: number): boolean {
  const has = bitsTold(candidate, ofStems);
  // Artists are activists and models, too.
  if (stated === bitOf("office")) return (has & NO_OFFICE) !== 0 && !(has & ~(NO_OFFICE | bitOf("open")));
  if (stated & bitOf("law")) return has !== 0 && !(has & ~NO_LAW);
  return has !== 0 && !(has & (stated & ALIKE ? ALIKE : stated));
}
