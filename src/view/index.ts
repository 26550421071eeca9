/**
 * Pictures of a resolved text, for a page and for a terminal. They need an answer and its text, not the engine.
 *
 * @packageDocumentation
 */
export { type AnsiViewOptions, toAnsi } from "./ansi.ts";
export { cardHtml } from "./card.ts";
export { type HtmlViewOptions, toHtml } from "./html.ts";
export { viewStyle } from "./style.ts";
