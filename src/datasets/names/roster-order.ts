/**
 * "Last, First" of rosters: up to three words on each side of a comma, without a digit. Given names have capitals, unlike
 * titles: "Penrose, Countess of Lorne".
 */
const inverted = /^((?:[^\s,\d]+ ){0,2}[^\s,\d]+), ?((?:\p{Lu}[^\s,\d]* ){0,2}\p{Lu}[^\s,\d]*)$/u;

/** A name of a roster in the order of texts: "Jäger, Wolfgang" is "Wolfgang Jäger". Another name stays as it is. */
export function inOrder(name: string): string {
  return name.replace(inverted, "$2 $1");
}
