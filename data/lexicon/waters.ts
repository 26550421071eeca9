import type { Language } from "../../src/contract/index.ts";

/** How a text says that a name is that of a river, a lake or a sea. */
interface Waters {
  /** Their articles. */
  readonly articles: RegExp;
  /** What only waters do, right behind the name, unfolded. A country may flood a market: "le Niger inonde le marché". */
  readonly flows: RegExp;
}

export const waters: Partial<Record<Language, Waters>> = {
  en: {
    articles: /^the$/,
    flows:
      /^(?:flow|flood|overflow|drain|meander|swell|empt|discharg|silt|irrigat)(?:s|ed|ies|ied|es)$|^burst$/,
  },
  de: {
    articles: /^(?:der|die|dem|den|am|vom|zum)$/,
    flows: /^(?:fließt|floss|mündet|mündete|entspringt|entsprang|überschwemmte|überflutete|mäandert)$/,
  },
  fr: {
    articles: /^(?:l|la|le|les)$/,
    flows: /^(?:coule|coulait|serpente|irrigue|arrose|charrie)$/,
  },
  es: {
    articles: /^(?:el|la)$/,
    flows: /^(?:fluye|fluía|desemboca|desembocaba|inundó|serpentea|riega)$/,
  },
  it: {
    articles: /^(?:il|l|la|lo)$/,
    flows:
      /^(?:scorre|scorreva|sfocia|sfociava|esonda|esondò|straripa|straripò|allagò|inondò|serpeggia|irriga)$/,
  },
  pt: {
    articles: /^[ao]$/,
    flows:
      /^(?:flui|fluía|deságua|desaguava|desemboca|transborda|transbordou|inundou|alaga|alagou|serpenteia)$/,
  },
};
