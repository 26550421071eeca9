import type { BesideWords } from "../language-data.ts";

/** Japanese words beside names: see `language-data.ts`. */
export const ja: BesideWords = {
  place: "",
  person: "",
  match: `勝
戦
敗`,
  contest: `争
票
選`,
  article: "",
  determiner: "",
  tongue: "",
  life: "",
  trade: "",
  motion: "",
  direction: "",
  goal: "",
  month: "",
  room: "",
  institution: "",
  purpose: "",
};
