import {
  described,
  type Profession,
  professionGroups,
  professions,
} from "../../../data/lexicon/professions.ts";
import type { Language } from "../../contract/index.ts";
import { stemOf } from "../../datasets/evidence/evidence.ts";
import { kept } from "../../text/look-up.ts";
import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";
import type { Candidate } from "../candidates/candidate.ts";

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
  const bits = new Map<string, number>();
  const ofStems = new Map<number, number>();
  for (const list of own ? [own, professions.en!] : [])
    professionGroups.forEach((group, i) => {
      const single = list[group].split(" ").filter((word) => !word.includes("_"));
      eachStem(cut(`${single.join(" ")} ${described[group] ?? ""}`), (stem) =>
        ofStems.set(stem, (ofStems.get(stem) ?? 0) | (1 << i)),
      );
      if (list === own && group !== "open") for (const word of list[group].split(" ")) bits.set(word, 1 << i);
    });
  return { bits, ofStems };
}

/** Whether the professions that a dataset knows of a person are of other groups than the one that the text states. */
export function hasOther({ ofStems }: Professions, { world, entity }: Candidate, stated: number): boolean {
  let has = 0;
  world.dataset.evidence.visitTerms(entity, (terms, from, to) => {
    for (let i = from; i < to; i++) has |= ofStems.get(stemOf(terms[i]!)) ?? 0;
  });
  // Artists are activists and models, too.
  if (stated === bitOf("office")) return (has & NO_OFFICE) !== 0 && !(has & ~(NO_OFFICE | bitOf("open")));
  if (stated & bitOf("law")) return has !== 0 && !(has & ~NO_LAW);
  return has !== 0 && !(has & (stated & ALIKE ? ALIKE : stated));
}
