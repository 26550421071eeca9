import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { World } from "../world.ts";
import type { ShortForm } from "./short-forms.ts";

/** The mentions of a text in one world, with the rows into which they write evidence for each other. */
export interface JointText {
  readonly mentions: readonly MentionRows[];
  readonly world: World;
  readonly document: Document;
  /** Number of the sentence of each mention. */
  readonly sentences: ArrayLike<number>;
  /** For each mention the longer one that it may be short for. */
  readonly shortForms: readonly (ShortForm | undefined)[];
  readonly pause: Pause;
}

/** Writes what one rule says of a mention, whose number is the last argument. */
export type Rule = (rows: MentionRows, text: JointText, m: number) => void;

/** Most candidates of a mention that serve as evidence for other mentions: the likeliest. */
export const LIKELY = 6;
