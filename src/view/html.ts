import { anyFlag, anyText, checkOptions, type Mention, oneOf } from "../contract/index.ts";
import { cardHtml, isolated } from "./card.ts";
import { escaped } from "./escape.ts";
import { nested } from "./nesting.ts";
import { type Colour, colourOf, colours, typeOf } from "./palette.ts";
import { type Placed, placed, type Shown } from "./placed.ts";
import { pageStyle, viewStyle } from "./style.ts";
import { counted, reasonWords, scoreText, summaryOf } from "./words.ts";

/** How a resolved text is drawn. */
export interface HtmlViewOptions {
  /** A whole HTML document, to write to a file; default: an element to put into a page. */
  readonly page?: boolean | undefined;
  /** Title of the document; default `Resolved text`. */
  readonly title?: string | undefined;
  /** BCP 47 tag of the text, for fonts, hyphenation and voices; default: the answer's language. */
  readonly language?: string | undefined;
  /** Light, dark, or the setting of the reader's system; default `auto`. */
  readonly theme?: "auto" | "light" | "dark" | undefined;
  /**
   * Whether each mention has a card, shown when the mention is hovered or focused; default true. With `"empty"` a
   * page fills
   * `#rf-<number of the mention>` with `cardHtml` when it is asked for: a text of 5,000 mentions has 10 MB of cards.
   */
  readonly cards?: boolean | "empty" | undefined;
  /** Whether a table of all mentions is shown below the text; default true. */
  readonly list?: boolean | undefined;
  /** Whether style sheets are included, also that of a whole page; default true. Without them, add `viewStyle` once. */
  readonly style?: boolean | undefined;
  /** Nonce of every style element, for a content security policy without `'unsafe-inline'`. */
  readonly nonce?: string | undefined;
  /** Beginning of the element ids, for several pictures in one page; default `rf`. */
  readonly idPrefix?: string | undefined;
}

/** The policy of a whole document: it loads and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * A resolved text as HTML: mentions coloured by type, unresolved ones dashed, each with a card that says what it was
 * linked to and why. It needs no script, no font and no network; all that comes from the text, the answer or the
 * knowledge base is escaped, and only `http` and `https` addresses become links.
 *
 * @param text the text that was resolved
 * @param shown the answer to it, or its mentions; with `include: ["candidates", "evidence"]` the cards say more
 * @throws ProblemError `invalid_span` when a mention does not fit the text, `invalid_request` for a wrong option
 *
 * @example
 * const answer = await resolver.resolve({ text, include: ["candidates", "evidence"] });
 * await writeFile("resolved.html", toHtml(text, answer, { page: true }));
 */
export function toHtml(text: string, shown: Shown, options: HtmlViewOptions = {}): string {
  checkOptions<HtmlViewOptions>(options, {
    page: anyFlag,
    title: anyText,
    language: anyText,
    theme: oneOf("auto", "light", "dark"),
    cards: oneOf(true, false, "empty"),
    list: anyFlag,
    style: anyFlag,
    nonce: anyText,
    idPrefix: anyText,
  });
  const { theme = "auto", list = true } = options;
  const all = placed(text, shown);
  const language = options.language ?? ("language" in shown ? String(shown.language) : undefined);
  const hidden: Placed[] = [];
  const marked = markedText(text, all, options, hidden);
  const picture = [
    styleElement(viewStyle, options),
    `<div class="referent${theme === "auto" ? "" : ` rf-${theme}`}">`,
    legend(all),
    `<div class="rf-text" dir="auto"${language === undefined ? "" : ` lang="${escaped(language)}"`}>${marked}</div>`,
    hidden.length > 0
      ? `<p class="rf-soft">${counted(hidden.length, "mention")} nested in so many others that the text cannot show ${hidden.length === 1 ? "it" : "them"}: see the list.</p>`
      : "",
    list || hidden.length > 0 ? mentionList(all) : "",
    "</div>",
  ].join("");
  return options.page ? document(picture, options) : picture;
}

function styleElement(sheet: string, { style = true, nonce }: HtmlViewOptions): string {
  return style ? `<style${nonce === undefined ? "" : ` nonce="${escaped(nonce)}"`}>${sheet}</style>` : "";
}

function document(picture: string, options: HtmlViewOptions): string {
  const { title = "Resolved text" } = options;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escaped(title)}</title>
${styleElement(pageStyle, options)}
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${picture}
</main>
</body>
</html>
`;
}

function markedText(
  text: string,
  all: readonly Placed[],
  { cards = true, idPrefix = "rf" }: HtmlViewOptions,
  hidden: Placed[],
): string {
  const parts: string[] = [];
  for (const step of nested(text.length, all, hidden)) {
    if (step.kind === "text") parts.push(escaped(text.slice(step.start, step.end)));
    else if (step.kind === "open") parts.push(openTags(step.mark, step.continued, cards, idPrefix));
    else parts.push("</mark>", step.continued || !cards ? "" : card(step.mark, cards === "empty", idPrefix));
  }
  return parts.join("");
}

/** A mention and its card have one parent: while the focus is in either, it is in the parent, which shows the card. */
function openTags(
  { mention, index }: Placed,
  continued: boolean,
  cards: boolean | "empty",
  idPrefix: string,
): string {
  const name = classOf(mention);
  if (continued) return `<mark class="${name} rf-continued" data-mention="${index}">`;
  const focusable = `<mark class="${name}" data-mention="${index}" tabindex="0"`;
  return cards
    ? `<span class="rf-mention">${focusable} aria-describedby="${escaped(idPrefix)}-${index}">`
    : `${focusable}>`;
}

function card({ mention, index }: Placed, empty: boolean, idPrefix: string): string {
  const content = empty ? "" : cardHtml(mention);
  return `<span class="rf-card" role="tooltip" id="${escaped(idPrefix)}-${index}">${content}</span></span>`;
}

function classOf(mention: Mention): string {
  return `rf-${colourOf(typeOf(mention)).name}${mention.entity ? "" : " rf-unresolved"}`;
}

/** The legend of the colours that occur in the text. */
function legend(all: readonly Placed[]): string {
  const used = new Set<Colour>(
    all.filter(({ mention }) => mention.entity).map(({ mention }) => colourOf(typeOf(mention))),
  );
  const items = colours
    .filter((colour) => used.has(colour))
    .map(({ name }) => `<li><mark class="rf-${name}">${name}</mark></li>`);
  if (all.some(({ mention }) => !mention.entity))
    items.push('<li><mark class="rf-other rf-unresolved">unresolved</mark></li>');
  return items.length === 0
    ? ""
    : `<ul class="rf-legend" aria-label="Colours of the types">${items.join("")}</ul>`;
}

function mentionList(all: readonly Placed[]): string {
  const mentions = all.map(({ mention }) => mention);
  if (mentions.length === 0) return '<p class="rf-soft">0 mentions</p>';
  const head = ["mention", "entity, or why it is unresolved", "type", "probability"];
  return `<details class="rf-list"><summary>${summaryOf(mentions)}</summary><div class="rf-scroll"><table><thead><tr>${head.map((title) => `<th scope="col">${title}</th>`).join("")}</tr></thead><tbody>${mentions.map(listRow).join("")}</tbody></table></div></details>`;
}

function listRow(mention: Mention): string {
  const { text, entity, reason, next_action, signals } = mention;
  const meaning = entity
    ? `${isolated(entity.label)} (${isolated(entity.id)})`
    : [reason && escaped(reasonWords[reason] ?? reason), next_action && isolated(next_action)]
        .filter(Boolean)
        .join(". ");
  const cells = [
    isolated(text),
    meaning,
    isolated(typeOf(mention) ?? ""),
    scoreText(signals?.match_probability),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}
