import type { Language } from "../../src/contract/index.ts";

/** Words right behind the name of a person, and of nothing else, one a line. */
export const honorifics: Partial<Record<Language, string>> = {
  ja: `さん
ちゃん
くん
氏
様
容疑者
被告
選手`,
  zh: `先生
同志
女士
小姐
太太`,
};
