/**
 * "Last, First" of rosters: up to three words on each side of a comma, without a digit. Given names have capitals, unlike
 * titles: "Penrose, Countess of Lorne".
 */
const inverted = /^((?:[^\s,\d]+ ){0,2}[^\s,\d]+), ?((?:\p{Lu}[^\s,\d]* ){0,2}\p{Lu}[^\s,\d]*)$/u;

/** The words in brackets that tell a namesake, as in authority files: "Vischer, Lorenz (goldsmith)". */
const qualifier = /(?<=\S) \([^()]{1,60}\)$/;

/** The years of a life behind such a name: "Whitlowe, Imogen, 1951-", "Vischer, Lorenz, ca. 1572-1631". */
const years =
  /(?<=\S), (?:(?:ca?|circa|b|born|d|died|fl|active|geb|gest)\.? )?\d{3,4}\??(?:-(?:(?:ca?)\.? )?(?:\d{3,4}\??)?)?\.?$/;

/** A name of a roster in the order of texts: "Jäger, Wolfgang" is "Wolfgang Jäger". Another name stays as it is. */
export function inOrder(name: string): string {
  const bare = name.replace(years, "").replace(qualifier, "").replace(years, "");
  return inverted.test(bare) ? bare.replace(inverted, "$2 $1") : name;
}
