import { anyFlag, checkOptions, type Mention, oneOf } from "../contract/index.ts";
import { inOneLine, withoutControls } from "./control.ts";
import { nested } from "./nesting.ts";
import { colourOf, typeOf } from "./palette.ts";
import { type Placed, placed, type Shown } from "./placed.ts";

/** How a resolved text is drawn in a terminal. */
export interface AnsiViewOptions {
  /** Whether escape sequences colour the text; default true. Without them mentions stand in brackets. */
  readonly colour?: boolean | undefined;
  /** What stands after a mention: the id of its entity (default), the label, or nothing. */
  readonly note?: "id" | "label" | "none" | undefined;
}

const sgr = (...codes: readonly number[]) => `\u001b[${codes.join(";")}m`;
const reset = sgr(0);
const dim = sgr(2);

/**
 * A resolved text for a terminal: mentions underlined in the colour of their type with the entity's id behind,
 * unresolved ones dim with a `?`. Control characters of the text show as `\u001b` and steer nothing.
 *
 * @param text the text that was resolved
 * @param shown the answer to it, or its mentions
 * @throws ProblemError `invalid_span` when a mention does not fit the text, `invalid_request` for a wrong option
 *
 * @example
 * process.stdout.write(toAnsi(text, await resolver.resolve({ text })));
 */
export function toAnsi(text: string, shown: Shown, options: AnsiViewOptions = {}): string {
  checkOptions<AnsiViewOptions>(options, { colour: anyFlag, note: oneOf("id", "label", "none") });
  const { colour = true } = options;
  const all = placed(text, shown);
  const open: Placed[] = [];
  const parts: string[] = [];
  const restore = () => reset + open.map(({ mention }) => start(mention)).join("");
  for (const step of nested(text.length, all)) {
    if (step.kind === "text") parts.push(withoutControls(text.slice(step.start, step.end)));
    else if (step.kind === "open") {
      open.push(step.mark);
      if (colour) parts.push(start(step.mark.mention));
      else if (!step.continued) parts.push("[");
    } else {
      open.pop();
      const note = step.broken ? "" : noteOf(step.mark.mention, options);
      if (colour) parts.push(restore(), note === "" ? "" : `${dim} ${note}${restore()}`);
      else if (!step.broken) parts.push(note === "" ? "]" : ` → ${note}]`);
    }
  }
  return parts.join("");
}

function start(mention: Mention): string {
  return mention.entity ? sgr(4) + sgr(colourOf(typeOf(mention)).ansi) : sgr(4) + sgr(2);
}

function noteOf({ entity }: Mention, { note = "id" }: AnsiViewOptions): string {
  if (note === "none") return "";
  if (!entity) return "?";
  return inOneLine(note === "id" ? entity.id : entity.label);
}
