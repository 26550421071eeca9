/** Blanks between two columns. */
const GAP = 2;
/** The least that a mention and an entity can be read in. */
const LEAST = 12;
/** The most that a mention takes while the entity is cut. */
const MENTION = 32;
/** Room of both names below which a column that tells less is left out. */
const NAMES = 56;

/** Widths of the columns of the table of mentions; 0 is a column that is left out. */
export interface Widths {
  readonly mention: number;
  readonly status: number;
  readonly entity: number;
  readonly score: number;
  readonly path: number;
}

/** What may be left out, first what tells least: an entity or a reason in its place tells the status, too. */
const dispensable = ["path", "status", "score"] as const;

/**
 * Fits the table into the room that there is: columns that tell little go while names have less than 56 columns; what
 * is left is shared by the names, of which the mention is cut first.
 *
 * @param natural width of each column if nothing is cut
 * @param room columns of the terminal
 */
export function fittedWidths(natural: Widths, room: number): Widths {
  const widths = { ...natural };
  const names = natural.mention + GAP + natural.entity;
  const left = () => room - dispensable.reduce((sum, name) => sum + (widths[name] && widths[name] + GAP), 0);
  for (const name of dispensable) if (left() < Math.min(names, NAMES)) widths[name] = 0;
  const both = Math.max(2 * LEAST, left() - GAP);
  const mention = Math.min(
    natural.mention,
    Math.max(MENTION, both - natural.entity),
    both - Math.min(LEAST, natural.entity),
  );
  return { ...widths, mention, entity: Math.min(natural.entity, both - mention) };
}
