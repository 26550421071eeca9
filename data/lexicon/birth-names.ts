import type { Language } from "../../src/contract/index.ts";

/** Words before a last name that a person had before a marriage, or has from a husband who died; folded. */
interface BirthNames {
  /** Words right before the name: "Anna Lund, née Berg", "Rosa Neri ved. Villa". */
  readonly born: string;
  /** Words before "of" and the name. They may also tell of a known husband: "Yoko Ono, viuda de Lennon". */
  readonly widowed?: string;
}

export const birthNames: Partial<Record<Language, BirthNames>> = {
  en: { born: "nee" },
  de: { born: "geb geborene geborenen geborener verw verwitwete verwitweten" },
  fr: { born: "nee ne veuve vve", widowed: "veuve" },
  es: { born: "nacida nacido", widowed: "viuda viudo vda" },
  it: { born: "nata nato ved vedova", widowed: "vedova vedovo" },
  pt: { born: "nascida nascido", widowed: "viuva viuvo vva" },
};
