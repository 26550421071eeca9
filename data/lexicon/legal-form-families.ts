/** Legal forms that stand for each other, a line each, without full stops. Forms of two lines are two firms. */
export const legalFormFamilies: readonly string[] = `
inc incorporated corp corporation
ltd limited
llc
llp
plc
se
gmbh mbh ggmbh
ag aktiengesellschaft
ug
kg
kgaa
ohg
ek
gbr
spa
snc
srl
srls
soccoop
scarl
sarl
eurl
sci
ets
sa sau
sas sasu
sl slu
ltda lda
bv bvba
nv
ab aktiebolag
oy oyj
`
  .trim()
  .split("\n");

/** The same in Han characters and kana. */
export const unspacedFormFamilies: readonly string[] = "株式会社 有限会社 合同会社 合資会社 合名会社".split(
  " ",
);

/** Words that join a partner to the name of a firm or to a legal form: "GmbH & Co. KG". */
export const partnerWords: readonly string[] = "co cie company compagnie".split(" ");
export const joiningWords: readonly string[] = "and e et u und y".split(" ");
