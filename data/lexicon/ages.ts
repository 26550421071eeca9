import type { Language } from "../../src/contract/index.ts";

/** How a text says how old somebody is, behind the name. */
interface Ages {
  /** Words before the number that need no unit behind it: "Emma Watson and Tom Hanks (both 9)". */
  readonly words: string;
  /** Words before a number with its unit. */
  readonly of: string;
  /** The unit: "9 ans". */
  readonly units: string;
}

export const ages: Partial<Record<Language, Ages>> = {
  en: { words: "aged age both", of: "just only", units: "year years yr yrs" },
  de: { words: "beide alle", of: "im alter von erst gerade", units: "jahre jahren" },
  fr: { words: "âgé âgée âgés âgées", of: "de tous toutes deux", units: "an ans" },
  es: { words: "", of: "ambas ambos con de", units: "año años" },
  it: { words: "", of: "di entrambe entrambi", units: "anno anni" },
  pt: { words: "", of: "ambas ambos com de", units: "ano anos" },
};
