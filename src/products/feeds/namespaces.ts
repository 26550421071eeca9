/** A name of XML in its parts. */
export interface QualifiedName {
  /** As it is written: `g:id`. */
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  /** The namespace; undefined for a prefix that nothing declares. */
  readonly uri: string | undefined;
}

const xml = "http://www.w3.org/XML/1998/namespace";

/**
 * The namespaces that are declared where the reading is. A parser that looks them up in all open elements takes time in
 * the square of their depth; here a prefix is looked up in one step.
 */
export class Namespaces {
  /** For each prefix, what it stands for: the innermost last. */
  readonly #declared = new Map<string, string[]>([["xml", [xml]]]);
  /** For each open element, the prefixes that it declares. */
  readonly #open: (readonly string[])[] = [];
  readonly #fallback: (prefix: string) => string | undefined;

  /** @param fallback what a prefix stands for that nothing declares */
  constructor(fallback: (prefix: string) => string | undefined) {
    this.#fallback = fallback;
  }

  /** An element begins, with its attributes as they are written. */
  open(attributes: Readonly<Record<string, string>>): void {
    let prefixes: string[] | undefined;
    for (const name in attributes) {
      if (!name.startsWith("xmlns")) continue;
      const prefix = name === "xmlns" ? "" : name[5] === ":" ? name.slice(6) : undefined;
      if (prefix === undefined) continue;
      const uris = this.#declared.get(prefix);
      if (uris === undefined) this.#declared.set(prefix, [attributes[name]!.trim()]);
      else uris.push(attributes[name]!.trim());
      prefixes ??= [];
      prefixes.push(prefix);
    }
    this.#open.push(prefixes ?? none);
  }

  /** The innermost open element ends. */
  close(): void {
    for (const prefix of this.#open.pop() ?? none) this.#declared.get(prefix)?.pop();
  }

  /** The parts of an element's name. */
  element(name: string): QualifiedName {
    const colon = name.indexOf(":");
    const prefix = colon < 0 ? "" : name.slice(0, colon);
    const local = colon < 0 ? name : name.slice(colon + 1);
    const uri = this.#declared.get(prefix)?.at(-1) ?? (prefix === "" ? "" : this.#fallback(prefix));
    return { name, prefix, local, uri };
  }

  /** Whether a prefix stands for something. */
  knows(prefix: string): boolean {
    return (
      prefix === "xmlns" ||
      (this.#declared.get(prefix)?.length ?? 0) > 0 ||
      this.#fallback(prefix) !== undefined
    );
  }
}

const none: readonly string[] = [];
