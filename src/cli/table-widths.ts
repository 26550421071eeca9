/** Spaces between two columns. */
const GAP = 2;
/** The smallest readable widths of a mention and an entity. */
const LEAST = 12;
/** Maximum width of a mention while the entity is cut. */
const MENTION = 32;
/** If both names have less width than this, a less informative column is left out. */
const NAMES = 56;

/** Widths of the columns of the table of mentions; 0 means that the column is left out. */
export interface Widths {
  readonly mention: number;
  readonly status: number;
  readonly entity: number;
  readonly probability: number;
  readonly path: number;
}

/** Columns that may be left out, the least informative first: the entity or the reason also shows the status. */
const dispensable = ["path", "status", "probability"] as const;

/**
 * Fits the table into the available width: uninformative columns go while the names have less than 56; what
 * is left is shared by the two names, and the mention is cut first.
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
