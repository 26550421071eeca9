import { InvalidArgumentError } from "commander";
import { type Include, includes } from "../contract/index.ts";

/** Reads the option `--include`. */
export function includeList(list: string): Include[] {
  return list.split(",").map((text) => {
    const one = includes.find((name) => name === text.trim());
    if (one === undefined) throw new InvalidArgumentError(`can name ${includes.join(" and ")}`);
    return one;
  });
}
