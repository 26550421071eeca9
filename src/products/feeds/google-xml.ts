import { SaxesParser, type SaxesTagNS } from "saxes";
import { add, type MutableAttributes } from "./names.ts";
import { type FeedParser, type FeedRow, faultOf, invalidFeed, longestRow, rowOf } from "./row.ts";

const google = "http://base.google.com/ns/1.0";
const googleCustom = "http://base.google.com/cns/1.0";
const atom = "http://www.w3.org/2005/Atom";
const xhtml = "http://www.w3.org/1999/xhtml";
const roots = new Set(["rss", "feed", "RDF", "channel"]);

/** Namespaces whose elements have the attribute's name without a prefix. */
const plain = new Set(["", google, googleCustom, atom, "http://purl.org/rss/1.0/"]);
/**
 * What an ampersand that begins no reference is replaced by before parsing: an undefined entity. The
 * parser would read on to the next semicolon, over the ends of items; so it reports the one item.
 */
const strayAmpersand = "&referent.stray.ampersand;";
const stray = /&(?!(?:[A-Za-z_:][\w.:-]{0,30}|#\d{1,8}|#x[\dA-Fa-f]{1,8});)/g;
/** The end of a piece that may be the beginning of a reference. */
const unfinishedReference = /&[#\w.:-]{0,32}$/;

/** Atom elements that mean an attribute of another name. */
const atomNames: Record<string, string> = { summary: "description", content: "description" };

/** An element within an item, while it is open. */
interface Frame {
  name: string;
  /** Text of the element itself, and of all within it. */
  own: string;
  all: string;
  children: MutableAttributes | undefined;
  /** Elements within it are markup of a text (XHTML in a description), not attributes. */
  markup: boolean;
}

/** Reads Google Merchant RSS 2.0 (also 1.0) and Atom with a streaming, namespace-aware XML parser. */
export class GoogleXmlParser implements FeedParser {
  readonly #parser = new SaxesParser({
    xmlns: true,
    position: true,
    // Feeds that forget to declare the prefix are common, and mean this namespace.
    resolvePrefix: (prefix: string) => (prefix === "g" ? google : prefix === "c" ? googleCustom : undefined),
  } as const);
  #rows: FeedRow[] = [];
  #rooted = false;
  #ending = false;
  #fatal: string | undefined;
  /** Open elements of the current item, the item first; empty outside of items. */
  readonly #frames: Frame[] = [];
  #itemLine = 0;
  #itemFault: string | undefined;
  #itemSize = 0;
  /** Characters since the parser last told anything: an endless tag or text tells nothing. */
  #quiet = 0;
  #held = "";
  /** The last event was the end of an item. */
  #justClosed = false;

  constructor() {
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text.replaceAll(strayAmpersand, "&")));
    this.#parser.on("error", (error) => this.#error(error.message.replace(/^(?:.*?\d+:\d+: )/, "")));
  }

  write(text: string, rows: FeedRow[]): void {
    this.#rows = rows;
    this.#quiet += text.length;
    const all = this.#held + text;
    const whole = all.length - (unfinishedReference.exec(all)?.[0].length ?? 0);
    this.#held = all.slice(whole);
    this.#feed(all.slice(0, whole));
    if (this.#fatal === undefined && this.#quiet > longestRow)
      this.#fail(`more than ${longestRow} characters without the end of a tag`);
    if (this.#fatal !== undefined) throw invalidFeed(this.#fatal);
  }

  end(rows: FeedRow[]): void {
    this.#rows = rows;
    this.#feed(this.#held);
    const item = this.#frames[0]?.name;
    const itemLine = this.#itemLine;
    this.#ending = true;
    this.#parser.close();
    if (this.#fatal === undefined) return;
    throw invalidFeed(
      item === undefined
        ? `the XML ends too early: ${this.#fatal}`
        : `the XML ends within the <${item}> that begins on line ${itemLine}; the feed is truncated`,
    );
  }

  #feed(text: string): void {
    this.#parser.write(text.includes("&") ? text.replace(stray, strayAmpersand) : text);
  }

  #open(tag: SaxesTagNS): void {
    this.#quiet = 0;
    this.#justClosed = false;
    if (this.#fatal !== undefined) return;
    if (!this.#rooted) {
      this.#rooted = true;
      if (!roots.has(tag.local))
        this.#fail(`the root element is <${tag.name}>, which is neither RSS nor Atom`);
    }
    const frames = this.#frames;
    const begins =
      (tag.local === "item" && tag.uri !== google) || (tag.local === "entry" && tag.uri === atom);
    if (begins) {
      // An item that is not closed must not swallow the next one as its attribute.
      if (frames.length > 0)
        this.#fault(this.#itemLine, `the <${frames[0]!.name}> is not closed before the next one`);
      this.#itemLine = this.#parser.line;
      this.#itemFault = undefined;
      this.#itemSize = 0;
      frames.length = 0;
      frames.push({ name: tag.name, own: "", all: "", children: {}, markup: false });
    }
    if (begins || frames.length === 0) return;
    const frame: Frame = { name: nameOf(tag), own: "", all: "", children: undefined, markup: false };
    const parent = frames[frames.length - 1]!;
    if (tag.uri === xhtml || (frames.length > 1 && parent.own.trim() !== "")) parent.markup = true;
    if (!parent.markup) this.#addXmlAttributes(parent, frame.name, tag);
    frames.push(frame);
  }

  /** XML attributes are kept as `element@attribute`; an Atom link is its `href`. */
  #addXmlAttributes(parent: Frame, element: string, tag: SaxesTagNS): void {
    for (const key in tag.attributes) {
      const { name, value, prefix } = tag.attributes[key]!;
      if (name === "xmlns" || prefix === "xmlns" || value.trim() === "") continue;
      parent.children ??= {};
      if (tag.local === "link" && tag.uri === atom && name === "href") {
        const rel = tag.attributes.rel?.value ?? "alternate";
        add(parent.children, rel === "alternate" ? "link" : `link@${rel}`, value);
      } else if (!(tag.local === "link" && name === "rel")) add(parent.children, `${element}@${name}`, value);
    }
  }

  #close(): void {
    this.#quiet = 0;
    this.#justClosed = false;
    const frame = this.#frames.pop();
    if (frame === undefined || this.#ending) return;
    const parent = this.#frames[this.#frames.length - 1];
    if (parent === undefined) {
      // Text between the elements of an item is no attribute, but not nothing either.
      add(frame.children!, "#text", frame.own);
      if (this.#itemFault !== undefined) this.#fault(this.#itemLine, this.#itemFault);
      else this.#rows.push(rowOf(frame.children!, this.#itemLine));
      this.#justClosed = true;
      return;
    }
    parent.all += frame.all;
    const isText = frame.children === undefined || frame.markup || frame.own.trim() !== "";
    parent.children ??= {};
    add(parent.children, frame.name, isText ? frame.all : frame.children!);
  }

  #text(text: string): void {
    this.#quiet = 0;
    const frame = this.#frames[this.#frames.length - 1];
    if (frame === undefined) return;
    this.#itemSize += text.length;
    if (this.#itemSize > longestRow) {
      this.#fail(`the item that begins on line ${this.#itemLine} is longer than ${longestRow} characters`);
      return;
    }
    frame.own += text;
    frame.all += text;
  }

  #error(message: string): void {
    const { line } = this.#parser;
    if (message === "unexpected close tag." && this.#justClosed) {
      // The parser closed the item because another element ended: only now it says so.
      this.#rows.pop();
      this.#fault(this.#itemLine, `line ${line}: the item is not closed`);
    } else if (message.startsWith("unmatched closing tag")) {
      // The parser has closed every open element by then, so there is no structure left to go on with.
      this.#fail(`${message.slice(0, -1)}; what follows cannot be read`);
    } else if (this.#ending) this.#fatal ??= message;
    else if (!this.#rooted) this.#fail(message);
    else if (this.#frames.length > 0) this.#itemFault ??= `line ${line}: ${message}`;
    else this.#fault(line, `outside of any item: ${message}`);
  }

  /** The rest of the feed cannot be read; the parser still runs to the end of the piece. */
  #fail(reason: string): void {
    this.#fatal ??= `line ${this.#parser.line}: ${reason}`;
    this.#frames.length = 0;
  }

  #fault(line: number, reason: string): void {
    this.#rows.push(faultOf(line, "malformed_row", reason));
  }
}

/** The attribute that an element means; elements of other namespaces keep their prefix. */
function nameOf({ uri, local, name }: SaxesTagNS): string {
  if (!plain.has(uri)) return name;
  return uri === atom ? (atomNames[local] ?? local) : local;
}
