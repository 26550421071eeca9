import * as v from "valibot";
import { limits } from "./limits.ts";
import { meantBy } from "./near-names.ts";
import { type Fault, jsonPointer } from "./problem.ts";
import { quoted, shortened } from "./quoted.ts";

/** The faults that a schema found, as pointers below `base`; at most as many as a problem lists. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[], base = ""): Fault[] {
  return issues.slice(0, limits.problemPointers).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) =>
      typeof key === "string" ? shortened(key) : (key as number),
    );
    return { pointer: base + jsonPointer(keys), detail: wording(issue) };
  });
}

/** The kinds of a schema, as a sentence has them. */
const kinds: Readonly<Record<string, string>> = {
  Object: "an object",
  Array: "an array",
  string: "a string",
  number: "a number",
  boolean: "true or false",
};

function wording(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return `is required${meant(issue.path?.at(-1))}`;
  if (issue.message.startsWith("Invalid "))
    return `must be ${inWords(issue.expected ?? "valid")}, not ${received(issue)}`;
  return issue.message;
}

/** What was sent, as a message shows it. */
function received({ input, received: kind }: v.BaseIssue<unknown>): string {
  return typeof input === "string" ? quoted(input) : inWords(shortened(kind));
}

function inWords(kind: string): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind]! : kind;
}

/** What was probably meant by a required field: `txt` by `text`. */
function meant(item: v.IssuePathItem | undefined): string {
  return item?.type === "object" && typeof item.key === "string" ? meantBy(item.input, item.key) : "";
}

/**
 * A list whose check ends when there are more faults than a problem lists: a body of a few megabytes can hold a
 * million wrong elements, and a fault takes a hundred times the memory of its element.
 */
export function list<const Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const array = v.array(item);
  return {
    ...array,
    "~run"(dataset, config) {
      const input = dataset.value;
      if (!Array.isArray(input)) return array["~run"](dataset, config);
      const output: unknown[] = [];
      const issues: v.BaseIssue<unknown>[] = [];
      for (let key = 0; key < input.length && issues.length <= limits.problemPointers; key++) {
        const value = input[key];
        const checked = item["~run"]({ value }, config);
        for (const issue of checked.issues ?? [])
          issues.push(below({ type: "array", origin: "value", input, key, value }, issue));
        output.push(checked.value);
      }
      const [first, ...others] = issues;
      return first === undefined
        ? { typed: true, value: output as v.InferOutput<Item>[] }
        : ({ typed: false, value: output, issues: [first, ...others] } as never);
    },
  };
}

/**
 * An object, and not an array: valibot takes an array for an object without fields, and would say that each required
 * field is missing.
 */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.ObjectSchema<Entries, undefined> {
  const schema = v.object(entries);
  return {
    ...schema,
    "~run"(dataset, config) {
      if (!Array.isArray(dataset.value)) return schema["~run"](dataset, config);
      const { issues } = schema["~run"]({ value: null }, config);
      return { typed: false, value: dataset.value, issues: issues?.map(notArray) } as never;
    },
  };
}

function notArray(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  return { ...issue, received: "Array", message: issue.message.replace(/null$/, "Array") };
}

function below(item: v.IssuePathItem, issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  return { ...issue, path: issue.path ? [item, ...issue.path] : [item] };
}
