import type * as v from "valibot";
import { type Fault, jsonPointer } from "./problem.ts";

/** The faults that a schema found, as pointers below `base`. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[], base = ""): Fault[] {
  return issues.map((issue) => {
    const keys = (issue.path ?? []).map((item) => item.key as string | number);
    return { pointer: base + jsonPointer(keys), detail: wording(issue) };
  });
}

function wording(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return "is required";
  if (issue.message.startsWith("Invalid "))
    return `must be ${issue.expected ?? "valid"}, not ${issue.received}`;
  return issue.message;
}
