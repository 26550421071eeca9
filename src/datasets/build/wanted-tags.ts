import { textOf } from "./json-bytes.ts";

/** Recognises wanted language tags in bytes. A dump has hundreds of other tags in every item. */
export class WantedTags {
  readonly #languages: ReadonlySet<string>;
  /** Short tags, keyed by their bytes as one number; null for a tag that is not wanted. */
  readonly #short = new Map<number, string | null>();

  /** @param languages base tags; their regional variants are wanted too */
  constructor(languages: ReadonlySet<string>) {
    this.#languages = languages;
  }

  /** The tag in the quotes at `from` and before `to`; undefined if it is not wanted. */
  tagAt(bytes: Uint8Array, from: number, to: number): string | undefined {
    if (to - from > 6) return this.#wanted(textOf(bytes, from, to)) ?? undefined;
    let key = 0;
    for (let at = from + 1; at < to - 1; at++) key = (key << 8) | bytes[at]!;
    let tag = this.#short.get(key);
    if (tag === undefined) {
      tag = this.#wanted(textOf(bytes, from, to));
      this.#short.set(key, tag);
    }
    return tag ?? undefined;
  }

  #wanted(tag: string): string | null {
    if (this.#languages.has(tag)) return tag;
    const dash = tag.indexOf("-");
    return dash > 0 && this.#languages.has(tag.slice(0, dash).toLowerCase()) ? tag : null;
  }
}
