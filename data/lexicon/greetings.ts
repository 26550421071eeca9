import type { Language } from "../../src/contract/index.ts";

/** Words of greeting before a first name, in small letters: "Dear Anna", "Hallo Petra". */
export const greetings: Partial<Record<Language, string>> = {
  en: "dear dearest hello hey hi",
  de: "grüezi hallo hey hi liebe lieber liebste liebster moin servus",
  fr: "bonjour bonsoir cher chère coucou hello salut",
  es: "estimada estimado hola querida querido",
  it: "buongiorno buonasera cara carissima carissimo caro ciao gentile gentilissima gentilissimo salve",
  pt: "cara caro estimada estimado oi olá prezada prezado querida querido",
};
