import { InvalidArgumentError } from "commander";
import {
  type DatasetAliases,
  inlineUri,
  type LimitChanges,
  limitNames,
  limitsWith,
  ownUri,
  publicUri,
} from "../contract/index.ts";

/** Options of the form `name=value`, repeatable: what was given before, and one more. */

const datasets = [publicUri, ownUri, inlineUri];

/** Reads `--dataset-alias theirs=ours`. */
export function datasetAlias(text: string, before: DatasetAliases = {}): DatasetAliases {
  const [theirs, ours] = split(text);
  if (theirs === "" || /[\s,]/.test(theirs))
    throw new InvalidArgumentError("an alias is a URI without commas");
  if (!datasets.includes(ours))
    throw new InvalidArgumentError(`${ours} is not one of ${datasets.join(", ")}`);
  if (datasets.includes(theirs)) throw new InvalidArgumentError(`${theirs} is the name of a dataset`);
  return { ...before, [theirs]: ours };
}

/** Reads `--limit name=number`. */
export function limit(text: string, before: LimitChanges = {}): LimitChanges {
  const [name, number] = split(text);
  if (!limitNames.some((known) => known === name))
    throw new InvalidArgumentError(`${name} is not one of ${limitNames.join(", ")}`);
  if (!/^\d+$/.test(number))
    throw new InvalidArgumentError("must be a whole number of 0 or more; 0 means no limit");
  const changes = { ...before, [name]: Number(number) };
  limitsWith(changes);
  return changes;
}

/** What stands before and after the last `=`: a URI may have one of its own. */
function split(text: string): [name: string, value: string] {
  const at = text.lastIndexOf("=");
  if (at < 0) throw new InvalidArgumentError("must be of the form name=value");
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
