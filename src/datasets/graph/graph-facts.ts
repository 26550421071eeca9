import type { Literal, Quad, Quad_Object, Quad_Subject } from "@rdfjs/types";
import { compareText, kept } from "../../text/look-up.ts";
import { ANY, baseLanguage } from "../entity.ts";
import { factsOf, type Statements, type Tagged } from "./named-facts.ts";
import { aboutPredicates, type Role, roleOf } from "./vocabulary.ts";

/** Statements while they are read: a list is made only when there is something to put in it. */
type Collected = { -readonly [List in keyof Statements]: Statements[List] };

const none: readonly never[] = [];

/** The lists that texts go to, by the role of the predicate. */
const textLists: Partial<Record<Role, keyof Statements>> = {
  labels: "labels",
  formalNames: "formalNames",
  aliases: "aliases",
  codes: "codes",
  descriptions: "descriptions",
  nodeTexts: "nodeTexts",
  usual: "usual",
  given: "given",
  middle: "middle",
  family: "family",
};

/** The lists that the text of a node goes to, by the role of the link to it. */
const nodeLists: Partial<Record<Role, "labels" | "formalNames" | "aliases">> = {
  labelNodes: "labels",
  formalNameNodes: "formalNames",
  aliasNodes: "aliases",
};

/** A link from a subject to a node that carries a name of it, or to a blank node that says something else of it. */
interface NodeLink {
  readonly from: Collected;
  readonly list: "labels" | "formalNames" | "aliases" | "context";
  /** The key of the node. */
  readonly to: string;
}

/**
 * The statements of one graph: about its subjects, and the IRIs that its content items are about. Blank nodes have no
 * identity and are not entities. But what a blank node says belongs to the subject that links to it: a name, the town of an
 * address, the author of a contribution. The subject of a content item counts, too, as a page in JSON-LD often has no id.
 */
export class GraphFacts {
  readonly about: Set<string> = new Set();
  readonly #subjects = new Map<string, Collected>();
  /** Blank nodes, until their statements are those of subjects. */
  readonly #blank = new Map<string, Collected>();
  readonly #iris = new Map<string, string>();
  #links: NodeLink[] = [];

  add({ subject, predicate, object }: Quad): void {
    const isNamed = subject.termType === "NamedNode";
    if (object.termType === "Literal") {
      const role = roleOf(predicate.value);
      if (role !== undefined) this.#addText(subject, role, object.value, tagOf(object));
      else if (isContext(object.value)) addContext(this.#of(subject), [tagOf(object), ownCopy(object.value)]);
      else if (isNamed) this.#of(subject);
    } else if (isNamed || object.termType === "NamedNode")
      this.#addLink(this.#of(subject), predicate.value, object);
  }

  /** The statements about each subject, with those that other nodes make for it. All quads must be added before. */
  get subjects(): ReadonlyMap<string, Statements> {
    const links = this.#links;
    this.#links = [];
    // The names first: a node may carry the name of one that is linked to.
    for (const isNaming of [true, false]) {
      const some = links.filter(({ list }) => (list !== "context") === isNaming);
      // All nodes are read before anything is added, so that the order of the statements does not matter.
      const said = new Map<string, SaidOfNode>();
      for (const { to } of some)
        kept(said, to, () => saidOfNode(this.#blank.get(to) ?? this.#subjects.get(to) ?? nothing));
      for (const { from, list, to } of some) {
        const { names, texts, relations } = said.get(to)!;
        if (list !== "context") for (const name of names) push(from, list, name);
        else {
          for (const text of texts) addContext(from, text);
          for (const iri of relations) push(from, "relations", iri);
        }
      }
    }
    this.#blank.clear();
    for (const statements of this.#subjects.values()) cutContext(statements);
    return this.#subjects;
  }

  #of(subject: Quad_Subject): Collected {
    const all = subject.termType === "NamedNode" ? this.#subjects : this.#blank;
    const { value } = subject;
    let statements = all.get(value);
    if (!statements) {
      statements = { ...nothing };
      all.set(all === this.#subjects ? this.#iri(value) : ownCopy(value), statements);
    }
    return statements;
  }

  #addText(subject: Quad_Subject, role: Role, text: string, tag: string): void {
    if (role === "identities") {
      // JSON-LD without the context of schema.org has such IRIs as texts.
      if (/^https?:\/\/\S+$/.test(text)) push(this.#of(subject), "sameAs", this.#iri(text));
      return;
    }
    const list = textLists[role];
    const statements = this.#of(subject);
    if (list === undefined || text.trim() === "") return;
    push(statements, list, [tag, ownCopy(text)]);
  }

  #addLink(from: Collected, predicate: string, object: Quad_Object): void {
    const role = roleOf(predicate);
    const list = role && nodeLists[role];
    if (object.termType !== "NamedNode") {
      this.#links.push({ from, list: list ?? "context", to: ownCopy(object.value) });
      return;
    }
    const iri = this.#iri(object.value);
    if (role === "types") push(from, "types", iri);
    else if (role === "identities") push(from, "sameAs", iri);
    else if (list !== undefined) this.#links.push({ from, list, to: iri });
    else {
      push(from, "relations", iri);
      if (aboutPredicates.has(predicate)) this.about.add(iri);
    }
  }

  /** Returns the same string object for the same IRI. */
  #iri(iri: string): string {
    let own = this.#iris.get(iri);
    if (own === undefined) {
      own = ownCopy(iri);
      this.#iris.set(own, own);
    }
    return own;
  }
}

/** Most names, texts and relations of a node that count for each subject that links to it: many may link to one. */
const OF_NODE = 16;

/** The first in alphabetical order, whatever the order of the statements. */
function firstOf<T>(values: readonly T[]): readonly T[] {
  return values.length <= OF_NODE ? values : [...values].sort(byText).slice(0, OF_NODE);
}

/** What a node says of the subjects that link to it. */
interface SaidOfNode {
  readonly names: readonly Tagged[];
  readonly texts: readonly Tagged[];
  readonly relations: readonly string[];
}

function saidOfNode(node: Statements): SaidOfNode {
  const names = firstOf(nameOfNode(node));
  return { names, texts: firstOf([...names, ...node.context]), relations: firstOf(node.relations) };
}

/** Most texts of the context that are kept of a subject: those first in alphabetical order. */
const CONTEXT = 32;

function addContext(statements: Collected, text: Tagged): void {
  push(statements, "context", text);
  if (statements.context.length >= 2 * CONTEXT) cutContext(statements);
}

/** Keeps the first texts of the context, each once: which these are does not depend on the order of the statements. */
function cutContext(statements: Collected): void {
  const { context } = statements;
  if (context.length <= CONTEXT) return;
  const byKey = new Map(context.map((text) => [String(text), text]));
  statements.context = [...byKey.values()].sort(byText).slice(0, CONTEXT);
}

const byText = (a: unknown, b: unknown): number => compareText(String(a), String(b));

/** Whether a text says something of a subject in words: a town, a trade, an author. */
function isContext(text: string): boolean {
  return text.length <= LONGEST_CONTEXT && /\p{L}{3}/u.test(text) && !/@|:\/\//.test(text);
}

const LONGEST_CONTEXT = 100;

function tagOf({ language }: Literal): string {
  return language === "" ? ANY : baseLanguage(language);
}

const nothing: Statements = {
  labels: none,
  formalNames: none,
  aliases: none,
  usual: none,
  codes: none,
  given: none,
  middle: none,
  family: none,
  nodeTexts: none,
  descriptions: none,
  context: none,
  types: none,
  sameAs: none,
  relations: none,
};

/** The name that a node carries: its text, or that of a person's name in parts, or its own label. */
function nameOfNode(node: Statements): readonly Tagged[] {
  if (node.nodeTexts.length > 0) return node.nodeTexts;
  return factsOf([node]).labels;
}

function push<List extends keyof Statements>(
  statements: Collected,
  list: List,
  value: Statements[List][number],
): void {
  const values: readonly unknown[] = statements[list];
  if (values === none) statements[list] = [value] as Collected[List];
  else (values as unknown[]).push(value);
}

/** A copy of a text that a parser cut out of a document. Otherwise the whole document would stay in memory with it. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}
