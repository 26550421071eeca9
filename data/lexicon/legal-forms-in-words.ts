/** Legal forms and how they are written in words, a line each: the short form first. */
export const legalFormsInWords: readonly string[] = `
gmbh|gesellschaft mit beschränkter haftung
ag|aktiengesellschaft
kg|kommanditgesellschaft
ohg|offene handelsgesellschaft
ek|eingetragener kaufmann|eingetragene kauffrau|ekfm|ekfr
ug|unternehmergesellschaft|ug haftungsbeschränkt|unternehmergesellschaft haftungsbeschränkt
srl|società a responsabilità limitata
srls|società a responsabilità limitata semplificata
spa|società per azioni
snc|società in nome collettivo
sas|società in accomandita semplice|société par actions simplifiée
soccoop|società cooperativa|soc coop|coop soc
sarl|société à responsabilité limitée|sa rl
sa|société anonyme|sociedad anónima|sociedade anónima
sl|sociedad limitada|sociedad de responsabilidad limitada
lda|limitada
llc|limited liability company
plc|public limited company
`
  .trim()
  .split("\n");

/**
 * Forms behind the name of a firm, without stops and blanks, that names in texts lose, besides those that every name of
 * a pack loses.
 */
export const furtherLegalForms: readonly string[] = "ek ekfm ekfr soccoop coopsoc scoop sccoop".split(" ");

/** Forms that a text may have before a name in French and Italian: some names begin with these letters, too ("SAS"). */
export const legalFormsStatedBefore: readonly string[] = "sarl eurl sci ets sas sasu".split(" ");

/** Forms that texts write in small letters, and that are no everyday words. */
export const smallLegalForms: readonly string[] = "gmbh inc llc ltd mbh sarl sas snc srl srls spa".split(" ");

/** Forms that stand before a name in French, and that no name begins with otherwise. */
export const legalFormsBefore: readonly string[] = "sarl eurl sasu selarl ets établissements".split(" ");
