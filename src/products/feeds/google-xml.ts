import type { SaxesParser, SaxesTagPlain } from "saxes";
import { type FeedLimits, feedLimits, isOver } from "./limits.ts";
import { add, type MutableAttributes } from "./names.ts";
import { Namespaces, type QualifiedName } from "./namespaces.ts";
import { type FeedParser, type FeedRow, faultOf, invalidFeed, rowOf } from "./row.ts";

const google = "http://base.google.com/ns/1.0";
const googleCustom = "http://base.google.com/cns/1.0";
const atom = "http://www.w3.org/2005/Atom";
const xhtml = "http://www.w3.org/1999/xhtml";
const roots = new Set(["rss", "feed", "RDF", "channel"]);

/** Namespaces whose elements have the attribute's name without a prefix. */
const plain = new Set(["", google, googleCustom, atom, "http://purl.org/rss/1.0/"]);
/**
 * The replacement, before parsing, of an ampersand that does not begin a reference: an undefined entity. The
 * parser would otherwise read on to the next semicolon, past the ends of items; this way it reports the one item.
 */
const strayAmpersand = "&referent.stray.ampersand;";
const stray = /&(?!(?:[A-Za-z_:][\w.:-]{0,30}|#\d{1,8}|#x[\dA-Fa-f]{1,8});)/g;
/** The end of a piece that may be the beginning of a reference. */
const unfinishedReference = /&[#\w.:-]{0,32}$/;

/** Lengths of a record after which a text or tag that has not ended is given up: the parser keeps it until then. */
const quietRecords = 4;

/** Elements that may be open at once: the parser keeps each of them, in up to 1 kB. */
const mostOpen = 450_000;

/** Atom elements that mean an attribute of another name. */
const atomNames: ReadonlyMap<string, string> = new Map([
  ["summary", "description"],
  ["content", "description"],
]);
/** What RSS and Atom say of an item themselves: where Google's element says it, theirs is for readers of news. */
const ownNames: ReadonlySet<string> = new Set(["id", "title", "description", "link"]);

/** Of the XML parser: lines for faults, and prefixes left to `Namespaces`. */
const settings = { position: true, xmlns: false } as const;

/** An element within an item, while it is open. */
interface Frame {
  name: string;
  /** Text of the element itself, and of all within it. */
  own: string;
  /** The element itself has text: to ask the text for it at each child would copy it each time. */
  hasText: boolean;
  all: string;
  children: MutableAttributes | undefined;
  isGoogle: boolean;
  /** Elements within it are markup of a text (XHTML in a description), not attributes. */
  markup: boolean;
}

/** Reads Google Merchant RSS 2.0 (also 1.0) and Atom with a streaming, namespace-aware XML parser. */
export class GoogleXmlParser implements FeedParser {
  readonly #parser: SaxesParser<typeof settings>;
  // Feeds that forget to declare the prefix are common, and mean this namespace.
  readonly #namespaces = new Namespaces((prefix) =>
    prefix === "g" ? google : prefix === "c" ? googleCustom : undefined,
  );
  readonly #limits: FeedLimits;
  /** Open elements, in items and outside. */
  #depth = 0;
  /** Open elements of the item that are deeper than the limit. */
  #beyond = 0;
  #rows: FeedRow[] = [];
  #rooted = false;
  #ending = false;
  #fatal: string | undefined;
  /** Open elements of the current item, the item first; empty outside of items. */
  readonly #frames: Frame[] = [];
  /** What Google's own elements say of the current item; the others are in its frame. */
  #google: MutableAttributes = {};
  #itemLine = 0;
  #itemFault: string | undefined;
  /** Where the item begins, in characters of the feed. */
  #itemStart = 0;
  /** Characters since the last event of the parser: an endless tag or text has no events. */
  #quiet = 0;
  #held = "";
  /** The last event was the end of an item. */
  #justClosed = false;

  /** @param Parser of the optional package `saxes`, which the caller loads */
  constructor(Parser: typeof SaxesParser, limits: Partial<FeedLimits> = {}) {
    this.#parser = new Parser(settings);
    this.#limits = { ...feedLimits, ...limits };
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text.replaceAll(strayAmpersand, "&")));
    this.#parser.on("error", (error) => this.#error(error.message.replace(/^(?:.*?\d+:\d+: )/, "")));
  }

  write(text: string, rows: FeedRow[]): void {
    this.#rows = rows;
    this.#quiet += text.length;
    const all = this.#held + (this.#parser.position === 0 ? withoutBlanks(text) : text);
    const whole = all.length - (unfinishedReference.exec(all)?.[0].length ?? 0);
    this.#held = all.slice(whole);
    this.#feed(all.slice(0, whole));
    const most = quietRecords * this.#limits.record;
    if (this.#fatal === undefined && isOver(this.#quiet, most))
      this.#fail(`more than ${most} characters without the end of a tag`);
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

  #open({ name, attributes }: SaxesTagPlain): void {
    this.#quiet = 0;
    this.#justClosed = false;
    this.#namespaces.open(attributes);
    if (this.#fatal !== undefined) return;
    if (++this.#depth > mostOpen) this.#fail(`more than ${mostOpen} elements are open`);
    const tag = this.#namespaces.element(name);
    if (!this.#rooted) {
      this.#rooted = true;
      if (!roots.has(tag.local)) this.#fail(`the root element is <${name}>, which is neither RSS nor Atom`);
    }
    this.#refuseUnbound(tag, attributes);
    const frames = this.#frames;
    const begins =
      (tag.local === "item" && tag.uri !== google) || (tag.local === "entry" && tag.uri === atom);
    if (begins) {
      // An item that is not closed must not swallow the next one as its attribute.
      if (frames.length > 0)
        this.#fault(this.#itemLine, `the <${frames[0]!.name}> is not closed before the next one`);
      this.#itemLine = this.#parser.line;
      this.#itemFault = undefined;
      this.#itemStart = this.#parser.position;
      this.#beyond = 0;
      frames.length = 0;
      this.#google = {};
      const item: Frame = {
        name: tag.name,
        own: "",
        hasText: false,
        all: "",
        children: {},
        isGoogle: false,
        markup: false,
      };
      this.#addXmlAttributes(item, tag.local, tag, attributes);
      frames.push(item);
    }
    if (begins || frames.length === 0) return;
    if (this.#beyond > 0 || isOver(frames.length, this.#limits.depth)) {
      this.#itemFault ??= `line ${this.#parser.line}: the item nests deeper than ${this.#limits.depth} elements`;
      this.#beyond++;
      return;
    }
    const isGoogle = tag.uri === google;
    const frame: Frame = {
      name: nameOf(tag),
      own: "",
      hasText: false,
      all: "",
      children: undefined,
      isGoogle,
      markup: false,
    };
    const parent = frames[frames.length - 1]!;
    if (tag.uri === xhtml || (frames.length > 1 && parent.hasText)) parent.markup = true;
    if (!parent.markup && !this.#isOverlong()) this.#addXmlAttributes(parent, frame.name, tag, attributes);
    frames.push(frame);
  }

  /** XML attributes are kept as `element@attribute`; an Atom link is its `href`. */
  #addXmlAttributes(
    parent: Frame,
    element: string,
    tag: QualifiedName,
    attributes: Readonly<Record<string, string>>,
  ): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "xmlns" || name.startsWith("xmlns:") || value.trim() === "") continue;
      parent.children ??= {};
      if (tag.local === "link" && tag.uri === atom && name === "href") {
        const rel = attributes.rel ?? "alternate";
        add(parent.children, rel === "alternate" ? "link" : `link@${rel}`, value);
      } else if (!(tag.local === "link" && name === "rel")) add(parent.children, `${element}@${name}`, value);
    }
  }

  /** Prefixes without a namespace. */
  #refuseUnbound({ uri, prefix }: QualifiedName, attributes: Readonly<Record<string, string>>): void {
    if (uri === undefined) this.#error(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
    for (const name in attributes) {
      const colon = name.indexOf(":");
      if (colon > 0 && !this.#namespaces.knows(name.slice(0, colon)))
        this.#error(`unbound namespace prefix: ${JSON.stringify(name.slice(0, colon))}.`);
    }
  }

  /** Whether the item is longer than a record may be; what is too long is not kept. */
  #isOverlong(): boolean {
    const { record } = this.#limits;
    if (!isOver(this.#parser.position - this.#itemStart, record)) return false;
    this.#itemFault ??= `the item is longer than ${record} characters`;
    return true;
  }

  #close(): void {
    this.#quiet = 0;
    this.#justClosed = false;
    this.#namespaces.close();
    this.#depth--;
    if (this.#beyond > 0) {
      this.#beyond--;
      return;
    }
    const frame = this.#frames.pop();
    if (frame === undefined || this.#ending) return;
    const parent = this.#frames[this.#frames.length - 1];
    if (parent === undefined) {
      // Text between the elements of an item is not an attribute, but it must not be lost.
      add(frame.children!, "#text", frame.own);
      if (this.#isOverlong() || this.#itemFault !== undefined) this.#fault(this.#itemLine, this.#itemFault!);
      else this.#rows.push(rowOf(withGoogle(frame.children!, this.#google), this.#itemLine));
      this.#justClosed = true;
      return;
    }
    if (this.#isOverlong()) return;
    parent.all += frame.all;
    const isText = frame.children === undefined || frame.markup || frame.hasText;
    parent.children ??= {};
    const attributes = frame.isGoogle && this.#frames.length === 1 ? this.#google : parent.children;
    add(attributes, frame.name, isText ? frame.all : frame.children!);
  }

  #text(text: string): void {
    this.#quiet = 0;
    const frame = this.#frames[this.#frames.length - 1];
    if (frame === undefined || this.#beyond > 0 || this.#isOverlong()) return;
    frame.own += text;
    frame.hasText ||= text.trim() !== "";
    frame.all += text;
  }

  #error(message: string): void {
    const { line } = this.#parser;
    if (message === "unexpected close tag." && this.#justClosed) {
      // The parser closed the item because another element ended: it reports that only now.
      this.#rows.pop();
      this.#fault(this.#itemLine, `line ${line}: the item is not closed`);
    } else if (message.startsWith("unmatched closing tag")) {
      // The parser has closed every open element by then, so there is no structure left to continue with.
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

/** A feed whose declaration stands behind blanks, as templates write it: they move behind it, so that lines stay right. */
function withoutBlanks(text: string): string {
  const [, mark, blanks, declaration] = /^(\ufeff?)([\t\n\r ]+)(<\?xml\s[^>]*\?>)/.exec(text) ?? [];
  if (mark === undefined || blanks === undefined || declaration === undefined) return text;
  return mark + declaration + blanks + text.slice(mark.length + blanks.length + declaration.length);
}

/** The attribute that an element means; elements of other namespaces keep their prefix. */
function nameOf({ uri, local, name }: QualifiedName): string {
  if (uri === undefined || !plain.has(uri)) return name;
  return uri === atom ? (atomNames.get(local) ?? local) : local;
}

/** The attributes of an item: what Google's elements say takes precedence over what others say under the same name. */
function withGoogle(attributes: MutableAttributes, own: MutableAttributes): MutableAttributes {
  for (const [name, values] of Object.entries(own)) {
    // An element may be called like a member of every object.
    const others = !ownNames.has(name) && Object.hasOwn(attributes, name) ? attributes[name]! : [];
    attributes[name] = [...values, ...others.filter((other) => !values.includes(other))];
  }
  return attributes;
}
