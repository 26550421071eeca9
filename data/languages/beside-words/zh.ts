import type { BesideWords } from "../language-data.ts";

/** Chinese words beside names: see `language-data.ts`. */
export const zh: BesideWords = {
  place: `从
到
在
往
访
赴
达`,
  person: `曾
说`,
  match: `胜
败
赛`,
  contest: `争
票
选`,
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
