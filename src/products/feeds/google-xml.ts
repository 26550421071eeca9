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

  constructor() {
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text));
    this.#parser.on("error", (error) => this.#error(error.message.replace(/^(?:.*?\d+:\d+: )/, "")));
  }

  write(text: string, rows: FeedRow[]): void {
    this.#rows = rows;
    this.#quiet += text.length;
    this.#parser.write(text);
    if (this.#fatal === undefined && this.#quiet > longestRow)
      this.#fatal = `more than ${longestRow} characters without the end of a tag`;
    if (this.#fatal !== undefined) throw invalidFeed(`line ${this.#parser.line}: ${this.#fatal}`);
  }

  end(rows: FeedRow[]): void {
    this.#rows = rows;
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

  #open(tag: SaxesTagNS): void {
    this.#quiet = 0;
    if (!this.#rooted) {
      this.#rooted = true;
      if (!roots.has(tag.local))
        this.#fatal = `the root element is <${tag.name}>, which is neither RSS nor Atom`;
    }
    const frames = this.#frames;
    if (frames.length === 0) {
      const begins =
        (tag.local === "item" && tag.uri !== google) || (tag.local === "entry" && tag.uri === atom);
      if (!begins) return;
      this.#itemLine = this.#parser.line;
      this.#itemFault = undefined;
      this.#itemSize = 0;
      frames.push({ name: tag.name, own: "", all: "", children: {}, markup: false });
      return;
    }
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
    const frame = this.#frames.pop();
    if (frame === undefined || this.#ending) return;
    const parent = this.#frames[this.#frames.length - 1];
    if (parent === undefined) {
      // Text between the elements of an item is no attribute, but not nothing either.
      add(frame.children!, "#text", frame.own);
      this.#rows.push(
        this.#itemFault === undefined
          ? rowOf(frame.children!, this.#itemLine)
          : faultOf(this.#itemLine, "malformed_row", this.#itemFault),
      );
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
      this.#fatal ??= `the item that begins on line ${this.#itemLine} is longer than ${longestRow} characters`;
      return;
    }
    frame.own += text;
    frame.all += text;
  }

  #error(message: string): void {
    if (this.#ending || !this.#rooted) this.#fatal ??= message;
    else if (this.#frames.length > 0) this.#itemFault ??= `line ${this.#parser.line}: ${message}`;
    else this.#rows.push(faultOf(this.#parser.line, "malformed_row", `outside of any item: ${message}`));
  }
}

/** The attribute that an element means; elements of other namespaces keep their prefix. */
function nameOf({ uri, local, name }: SaxesTagNS): string {
  if (!plain.has(uri)) return name;
  return uri === atom ? (atomNames[local] ?? local) : local;
}
