import type { Language } from "../../../src/contract/index.ts";

/** Endings by which a language inflects adjectives and names of peoples, each with the endings that replace it. */
export const endings: Readonly<
  Partial<Record<Language, readonly (readonly [ending: RegExp, forms: string])[]>>
> = {
  en: [[/(?:an|er|on|i|ot)$/, "& &s"]],
  it: [
    [/o$/, "o a i e"],
    [/e$/, "e i"],
    [/a$/, "a i e"],
  ],
  fr: [
    [/en$/, "en ens enne ennes"],
    [/ec$/, "ec ecs ecque ecques"],
    [/$/, "& &e &s &es"],
  ],
  de: [
    [/isch$/, "& &e &en &er &es &em"],
    [/er$/, "& &n &s &in &innen"],
    [/e$/, "& &n &r"],
  ],
  es: [
    [/o$/, "o a os as"],
    [/(?<=[nsl])$/, "& &a &es &as"],
    [/e$/, "e es"],
  ],
  pt: [
    [/o$/, "o a os as ãos"],
    [/es$/, "es esa eses esas"],
    [/eu$/, "eu eia eus eias"],
    [/e$/, "e es"],
  ],
};
