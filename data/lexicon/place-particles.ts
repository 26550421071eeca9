import type { Language } from "../../src/contract/index.ts";

/** Words around a name which show that it is a place where something happens or goes; both must fit. */
interface PlaceParticles {
  readonly before?: RegExp;
  readonly behind?: RegExp;
}

const EVENTS =
  /^(?:举行|举办|召开|会见|会晤|会谈|出席|演讲|出生|工作|居住|定居|建厂|签署)(?![^，。]{0,20}(?:时|后|前|期间|之际))/;

export const placeParticles: Partial<Record<Language, readonly PlaceParticles[]>> = {
  // "ワシントンで", "パリへ", "東京行き". "です" and "でも" are other words, and "ではない" is a negation.
  ja: [{ behind: /^(?:で(?![すしあもき]|は[なあ])|へ|行き)/ }],
  // "抵达华盛顿", "在华盛顿会见". "在华盛顿会见他时" may be about a person who meets somebody.
  zh: [{ before: /(?:抵达|前往|飞往|飞抵|来到|返回|赴)$/ }, { before: /在$/, behind: EVENTS }],
};
