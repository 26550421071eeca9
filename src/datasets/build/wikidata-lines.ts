/** Classes whose instances are never meant by a name: disambiguation pages, categories, templates, articles … */
export const droppedClasses: readonly string[] =
  "Q4167410 Q4167836 Q11266439 Q13442814 Q22808320 Q13406463 Q17362920 Q14204246 Q15184295 Q11753321 Q24046192 Q17633526 Q7318358 Q1348305 Q580922 Q19692233 Q20769287 Q15647814 Q56428020 Q59541917 Q97303168 Q17437796 Q21484471 Q3331189".split(
    " ",
  );

const instanceOf = '"P31":[{"';

/** Why a line is not even parsed, or undefined. */
export type LineCheck = (line: string) => string | undefined;

export interface LineRules {
  /** QIDs: an item whose first "instance of" is one of them is dropped. */
  readonly dropped: ReadonlySet<string>;
  readonly minSitelinks: number;
}

/**
 * Looks at a line of the dump without parsing it: most of a dump is decided by its first class and by its number
 * of sitelinks, which stand in it as text.
 */
export function lineCheck({ dropped, minSitelinks }: LineRules): LineCheck {
  return (line) => {
    // `{"type":"item"` stands first in most dumps, `"type":"item"` somewhere in all.
    if (!line.includes('"type":"item"')) {
      if (line.includes('"type":"property"')) return "a property, no item";
      if (line.includes('"type":"lexeme"')) return "a lexeme, no item";
    }
    let p31 = line.indexOf(instanceOf);
    // A qualifier or a reference of another statement has no statement in it.
    while (p31 >= 0 && line.startsWith("snaktype", p31 + instanceOf.length))
      p31 = line.indexOf(instanceOf, p31 + 1);
    if (p31 >= 0) {
      const first = firstItem(line, p31);
      if (first !== undefined && dropped.has(first)) return `an instance of ${first}`;
    }
    if (minSitelinks > 0 && !hasSitelinks(line, minSitelinks)) return "too few sitelinks";
    return undefined;
  };
}

/** The QID of the first item that a statement names, looked for near its start. */
function firstItem(line: string, from: number): string | undefined {
  const end = from + 400;
  const id = line.indexOf('"id":"Q', from);
  if (id >= 0 && id < end) return line.slice(id + 6, line.indexOf('"', id + 6));
  const number = line.indexOf('"numeric-id":', from);
  if (number < 0 || number >= end) return undefined;
  return `Q${Number.parseInt(line.slice(number + 13, number + 25), 10)}`;
}

function hasSitelinks(line: string, least: number): boolean {
  let at = line.lastIndexOf('"sitelinks":{');
  if (at < 0) return false;
  for (let count = 0; count < least; count++) {
    at = line.indexOf('"site":"', at);
    if (at < 0) return false;
    at += 8;
  }
  return true;
}
