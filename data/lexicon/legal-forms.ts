/**
 * Words that stand behind a firm's name and do not change which firm it is. Written from the company law of the
 * countries of the eight languages and their neighbours; one line a family of laws.
 */
export const legalForms: readonly string[] = `
inc incorporated corp corporation co company ltd limited llc llp lp plc pllc
spa srl sapa sas snc scarl scpa
sa sarl sasu sci scs gie eurl
gmbh ag kg kgaa ug ev eg ohg gbr mbh
sl slu sau sll
ltda eireli me epp sgps
nv bv cv ab oy oyj as asa aps kk pte pty bhd se sca
holding holdings group gruppo groupe gruppe grupo
`
  .trim()
  .split(/\s+/);

/** Legal forms of names in Han characters and kana, before or behind the name. */
export const unspacedLegalForms: readonly string[] = [
  "株式会社",
  "有限会社",
  "有限公司",
  "股份有限公司",
  "集团",
  "公司",
];
