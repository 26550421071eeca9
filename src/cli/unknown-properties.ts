import { isNear } from "../contract/near-names.ts";
import { propertyNames } from "../datasets/knowledge/property-names.ts";
import type { Matcher } from "../matching/index.ts";
import { propertyIds } from "../matching/values.ts";
import type { Io } from "./io.ts";

/**
 * Tells of properties that nothing in the datasets has: mostly a slip. Their values are still looked for, among all
 * that is said of an entity.
 *
 * @param given what `--property` was given: `country=land`, or `country`
 */
export async function tellUnknownProperties(
  matcher: Matcher,
  given: readonly string[],
  io: Pick<Io, "stderr">,
): Promise<void> {
  if (given.length === 0) return;
  const { source } = await matcher.catalogue();
  const words = source.properties.flatMap(({ id, name }) => [name, ...propertyNames(id)]);
  for (const one of given) {
    const name = one.split("=", 1)[0]!;
    if (propertyIds(name, source).size > 0) continue;
    const near = words.find((word) => isNear(name, word));
    const hint = near === undefined ? "." : `; did you mean ${near}?`;
    io.stderr.write(
      `--property ${one}: no entity has a property ${JSON.stringify(name)}${hint} Its values are compared with all properties.\n`,
    );
  }
}
