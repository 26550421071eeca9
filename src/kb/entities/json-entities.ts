import { jsonFault } from "../../contract/json-fault.ts";
import { JsonRecords } from "../../contract/json-records.ts";
import { entityFault, type KbEntity } from "../../datasets/build/kb-entity.ts";
import type { ColumnUse } from "./columns.ts";
import { type EntityParser, type FoundEntities, invalid } from "./entity-parser.ts";
import { rowEntity } from "./row-entity.ts";

/** Reads entities of a JSON list, or of `{ "entities": [...] }`, as a stream. */
export class JsonEntities implements EntityParser {
  readonly #records: JsonRecords;
  #found: FoundEntities | undefined;

  constructor(uses: readonly ColumnUse[] | undefined) {
    this.#records = new JsonRecords(
      (text, line) => {
        if (text === undefined) this.#found!.fault(line, "the entity is longer than 4 MiB");
        else readEntity(text, line, uses, this.#found!);
      },
      {
        lists: new Set(["entities"]),
        longest: longestEntity,
        document: "file",
        stray: (line, reason = "it is not an object") => this.#found!.fault(line, reason),
        fail: (detail) => invalid(detail),
      },
    );
  }

  write(text: string, found: FoundEntities): void {
    this.#found = found;
    this.#records.write(text);
  }

  end(found: FoundEntities): void {
    this.#found = found;
    this.#records.end();
  }
}

/** The longest entity that is kept, in UTF-16 units: an unclosed quote must not fill the memory. */
const longestEntity = 4 * 2 ** 20;

/** The longest line that is accepted, in UTF-16 units: what is longer is not a line of entities. */
const longestLine = 256 * 2 ** 20;

/** Reads entities of JSON lines: one object per line, blank lines are skipped. */
export class JsonLineEntities implements EntityParser {
  readonly #uses: readonly ColumnUse[] | undefined;
  #rest: string[] = [];
  #restLength = 0;
  #line = 1;

  constructor(uses: readonly ColumnUse[] | undefined) {
    this.#uses = uses;
  }

  write(text: string, found: FoundEntities): void {
    const end = text.lastIndexOf("\n");
    if (end >= 0) {
      const lines = (this.#rest.join("") + text.slice(0, end)).split("\n");
      for (const line of lines) this.#read(line, found);
      this.#rest = [];
      this.#restLength = 0;
    }
    // A line of many pieces is put together once, at its end.
    this.#rest.push(text.slice(end + 1));
    this.#restLength += text.length - end - 1;
    if (this.#restLength > longestLine) throw invalid(`line ${this.#line} is longer than 256 MiB`);
  }

  end(found: FoundEntities): void {
    this.#read(this.#rest.join(""), found);
  }

  #read(text: string, found: FoundEntities): void {
    if (text.trim() !== "") readEntity(text, this.#line, this.#uses, found);
    this.#line++;
  }
}

function readEntity(
  text: string,
  line: number,
  uses: readonly ColumnUse[] | undefined,
  found: FoundEntities,
): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    found.fault(line, `no JSON: ${jsonFault(text).reason}`);
    return;
  }
  const entity = uses ? objectEntity(uses, value) : (entityFault(value) ?? (value as KbEntity));
  if (typeof entity === "string") found.fault(line, entity);
  else found.entity(entity, line);
}

/** The entity of an object whose members are columns; lists are several values. */
function objectEntity(uses: readonly ColumnUse[], value: unknown): KbEntity | string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it is not an object";
  return rowEntity(uses, (column) =>
    [(value as Record<string, unknown>)[column]]
      .flat()
      .filter((one) => typeof one === "string" || typeof one === "number")
      .map((one) => String(one).trim())
      .filter(Boolean),
  );
}
