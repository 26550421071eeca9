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

/** More words of English, where towns, firms and most states have no article and waters do. */
export const englishWaters = {
  /** Countries with an article that have the name of their river. */
  countries: /^(?:congo|gambia)$/,
  /** What waters do, as other things do. */
  does: /^(?:(?:begin|border|carve|curve|cut|divide|enter|fall|feed|form|freeze|join|leave|meet|narrow|provide|rise|run|separate|split|sweep|traverse|turn|widen|wind)s|(?:carri|cross|pass|reach|suppli)es|ran|froze|swept|wound)$/,
  /** Words before the article of a water: "along the Ohio". */
  alongside: /^(?:across|along|alongside|down|downstream|over|up|upstream)$/,
  /** Participles that describe the noun behind them: "the Ohio based firm". */
  participles: /^(?:based|born|built|led|made|owned|raised|sold|told|trained)$/,
  /** Small words between names in a row. */
  and: /^(?:and|or)$/,
  /** Small words behind a name that is not a water: "The Jordan of King Abdullah" is a country. */
  notBehind: /^(?:of|that|where|which|who)$/,
} as const;
