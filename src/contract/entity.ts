/** A text, or one for each language by its tag; null means absent. */
export type SentText = string | Record<string, string | null> | null | undefined;

/** An entity as it may be sent: an optional field, or a text of a language map, may be null, which means absent. */
export interface SentEntity {
  /** Any string that is not empty; echoed unchanged. */
  id: string;
  /**
   * Its name, at most 500 code points, or one for each language (`{ "en": "Rome", "it": "Roma" }`). It or `label` is
   * required.
   */
  name?: SentText;
  /** Used when `name` is absent. */
  label?: SentText;
  /** Its other names: a list, or one for each language. */
  aliases?: readonly string[] | Record<string, readonly string[] | string | null> | null | undefined;
  /** What it is: its words are compared with the context of a mention. */
  description?: SentText;
  /** Its types, as words (`"city"`) or IRIs. */
  types?: readonly string[] | string | null | undefined;
  /** Used when `types` is absent. */
  type?: readonly string[] | string | null | undefined;
  /** The same entity elsewhere: QIDs or IRIs. */
  same_as?: readonly string[] | null | undefined;
}

/**
 * An entity of an inline dataset. `id` and `name` (or `label`) are required; `name`, `aliases` and
 * `description` may be language maps (`{ "en": "Rome", "it": "Roma" }`).
 */
export interface Entity {
  /** Any string; echoed unchanged. */
  id: string;
  /** Its name. */
  name?: LanguageText | undefined;
  /** Used when `name` is absent. */
  label?: LanguageText | undefined;
  /** Its other names. */
  aliases?: readonly string[] | Record<string, readonly string[] | string> | undefined;
  /** What it is: its words are compared with the context of a mention. */
  description?: LanguageText | undefined;
  /** Its types, as words or IRIs. */
  types?: readonly string[] | string | undefined;
  /** Used when `types` is absent. */
  type?: readonly string[] | string | undefined;
  /** Identities of the same entity elsewhere: QIDs or IRIs. */
  same_as?: readonly string[] | undefined;
}

/** A text, or one for each language by its tag. */
export type LanguageText = string | Record<string, string>;

/** An inline dataset as it may be sent: the list, or an object around it. */
export type InlineDataset =
  | readonly SentEntity[]
  | {
      /** The list. */
      readonly entities: readonly SentEntity[];
    };

/** An entity of the sender's without its nulls. @param sent checked by `parseDataset` */
export function entityOf(sent: SentEntity): Entity {
  const entity = {} as Entity & Record<string, unknown>;
  for (const [field, value] of Object.entries(sent)) {
    if (value === null || value === undefined) continue;
    const isMap = typeof value === "object" && !Array.isArray(value);
    const kept = isMap ? withoutNulls(value) : value;
    // A name of nulls says nothing, and must not hide the label.
    if (isMap && (field === "name" || field === "label") && Object.keys(kept).length === 0) continue;
    entity[field] = kept;
  }
  return entity;
}

function withoutNulls(map: object): object {
  // Through entries, as a tag may be a name that every object has (`__proto__`).
  return Object.fromEntries(Object.entries(map).filter(([, text]) => text !== null && text !== undefined));
}
