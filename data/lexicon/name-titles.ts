/**
 * Titles, offices and forms of address that callers write before the name of a person, in small letters without accents
 * and stops, in the six languages of the Latin alphabet. Written for this project.
 */
export const nameTitles: readonly string[] = `
abbe abogado abogada agent arch arq avv avvocato bro brother bruder burgermeister burgermeisterin capt captain chef chief
cllr coach col colonel concejal concejala corporal councillor cpl dame docteur doctor doctora dom don dona dott dottor
dottoressa doutor doutora dra dr eng enga engenheira engenheiro engo exma exmo father fra frau fraulein frere gen general
geom geometra hauptmann herr herrn hon ilma ilmo ing ingegnere inspector judge justice lady lic licda licenciada
licenciado lieutenant lord lt m madame maestra maestro mag maire maitre maj major mayor me miss mlle mme monsieur
monsignore mother mr mrs ms notar notarin nurse oberarzt oberarztin oberst officer padre pastor pere pfarrer pfarrerin
prof profa professeur professor professora professore professoressa rechtsanwalt rechtsanwaltin rag ragioniere rev
reverend schwester senhor senhora senor senora sergeant seu sgt sig signor signora signorina sir sister soeur sr sra srta
suor ver vereador vereadora assistenzarzt assistenzarztin chefarzt chefarztin stationsarzt stationsarztin
privatdozent privatdozentin
`
  .trim()
  .split(/\s+/);

/** Short titles that are written without a stop and are no words of other names. */
export const shortTitles: readonly string[] =
  "dr dra frau herr mlle mme mr mrs ms pd pr prof ra rain sig sr sra srta".split(" ");

/** Titles in several parts, and what stands behind a title: "Dott.ssa", "Dr. med.", "Dipl.-Ing.", "h.c.", "Eng.º". */
export const titleParts: readonly string[] =
  `agr dipl dent dottssa dottri dña dna em engo enga habil hc inf jur kffr kfm med mult nat oec öc phil pol rer sc sigra sigre
signa soc theol vet wirt`.split(/\s+/);
