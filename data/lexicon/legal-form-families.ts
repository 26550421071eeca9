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
kgaa
spa
srl srls
sarl
sa
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

/** Words behind the part of a legal form that tells its family: "GmbH & Co. KG". */
export const legalFormTails: readonly string[] = "and cie co e et kg und y".split(" ");
