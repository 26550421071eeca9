/**
 * Words behind the name of a firm that do not change which firm it is, one line for each family of laws. Words that
 * are a part of other names are left out ("Real Sociedad", "Wiener Gruppe", "Max-Planck-Gesellschaft").
 */
export const legalForms: readonly string[] = `
inc incorporated corp corporation co company companies ltd limited llc llp lllp lp plc pllc pbc cic
spa srl srls sapa sas snc scarl scpa scrl
sarl sasu sci scs scop gie eurl selarl
sa sca
gmbh ggmbh mbh ag kg kgaa ug ev eg ohg gbr partg vvag aktiengesellschaft
sl slu sau sll slne
ltda eireli epp sgps unipessoal lda
nv bv bvba cv cvba vof vzw
ab aktiebolag oy oyj asa aps kft zrt nyrt
sro spol doo dooel eood uab
jsc pjsc ojsc cjsc ooo oao zao pao
kk gk yk kabushiki kaisha pte pty sdn bhd pvt tbk fze
se soparfi
holding holdings group konzern
`
  .trim()
  .split(/\s+/);

/**
 * Legal forms of names in Han characters and kana, before or behind the name; longer ones first. The last ones are
 * removed from mentions, but not from names: 东印度公司 does not have the name 东印度.
 */
export const unspacedLegalForms: readonly string[] = [
  "股份有限公司",
  "有限责任公司",
  "有限責任公司",
  "控股有限公司",
  "株式会社",
  "有限会社",
  "合同会社",
  "合資会社",
  "合名会社",
  "有限公司",
  "集团公司",
  "集團公司",
  "集团",
  "集團",
  "グループ",
  "公司",
];

/** Number of these forms, from the end, that are removed from mentions only. */
export const saidLegalForms = 4;
