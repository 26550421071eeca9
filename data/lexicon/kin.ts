import type { Language } from "../../src/contract/index.ts";

/**
 * Words of kin that stand right before a name, in small letters and folded: "her brother Paul". Behind them a person is
 * named, and no place.
 */
export const kin: Partial<Record<Language, string>> = {
  en: "aunt brother cousin dad daughter father grandfather grandma grandmother grandpa grandson husband mother mum nephew niece sister son stepfather stepmother uncle widow wife",
  de: "bruder cousin cousine ehefrau ehemann enkel enkelin frau gattin grossmutter grossvater mama mann mutter neffe nichte oma onkel opa papa schwager schwagerin schwester schwiegermutter schwiegervater sohn tante tochter vater witwe",
  fr: "beau-frere belle-soeur cousin cousine epouse epoux femme fille fils frere grand-mere grand-pere maman mari mere neveu niece oncle papa papi mamie pere petite-fille petit-fils soeur tante veuve",
  es: "abuela abuelo cunada cunado esposa esposo hermana hermano hija hijo madre mama marido mujer nieta nieto padre papa prima primo sobrina sobrino suegra suegro tia tio viuda",
  it: "cognata cognato cugina cugino figlia figlio fratello madre mamma marito moglie nipote nonna nonno padre papa sorella suocera suocero vedova zia zio",
  pt: "avo cunhada cunhado esposa esposo filha filho irma irmao mae marido mulher neta neto pai papai mamae prima primo sobrinha sobrinho sogra sogro tia tio viuva",
};
