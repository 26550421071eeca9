/**
 * Titles, offices and forms of address that callers write before the name of a person, in small letters without accents,
 * in the six languages of the Latin alphabet. Written for this project.
 */
export const nameTitles: readonly string[] = `
abbe agent arch avv bro brother bruder burgermeister burgermeisterin capt captain chef chief cllr coach col colonel
concejal concejala corporal councillor cpl dame doctor dom dom don dona dott dottor dottoressa dr dra father fra frau
fraulein frere gen general geom hauptmann herr hon ing inspector judge justice lady lieutenant lord lt m madame maire
maitre maj major mayor miss mlle mme monsieur monsignore mother mr mrs ms nurse oberst officer padre pastor pere
pfarrer pfarrerin prof profa professor professora professore professoressa rag rev reverend schwester senhor senhora
senor senora sergeant seu sgt sig signor signora sir sister soeur sr sra sr srta suor ver vereador vereadora
`
  .trim()
  .split(/\s+/);
