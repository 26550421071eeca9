/** A string of JSON. Runs without an escape are one step: a step for each character takes nine times as long. */
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/;

/** A string, and whether a colon follows, which makes it a name. */
const strings = new RegExp(`${string.source}(\\s*:)?`, "g");

/** Whether an object in the text has a name twice, of which `JSON.parse` keeps the last alone. */
export function hasRepeatedNames(text: string, value: unknown): boolean {
  let names = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon !== undefined) names++;
  const values = [value];
  for (let one = values.pop(); one !== undefined; one = values.pop()) {
    if (typeof one !== "object" || one === null) continue;
    const members = Object.values(one);
    if (!Array.isArray(one)) names -= members.length;
    for (const member of members) values.push(member);
  }
  return names > 0;
}

const tokens = new RegExp(`${string.source}|[{}[\\]]|[^\\s{}[\\],:"]+`, "g");

/** An object that is being read: all values of each name, and the name whose value comes next. */
interface OpenObject {
  readonly members: Map<string, unknown[]>;
  name: string | undefined;
}

/**
 * The value of sound JSON in which an object may have a name several times: it then has the list of its values, as an
 * element of XML or a column of a table that is there twice. Values that are the same are there once.
 */
export function withRepeatedNames(text: string): unknown {
  const root: unknown[] = [];
  const open: (unknown[] | OpenObject)[] = [root];
  const put = (value: unknown) => {
    const around = open[open.length - 1]!;
    if (Array.isArray(around)) around.push(value);
    else {
      const name = around.name!;
      const values = around.members.get(name);
      if (values === undefined) around.members.set(name, [value]);
      else values.push(value);
      around.name = undefined;
    }
  };
  for (const [token] of text.matchAll(tokens)) {
    const around = open[open.length - 1]!;
    if (token === "{") open.push({ members: new Map(), name: undefined });
    else if (token === "[") open.push([]);
    else if (token === "}" || token === "]") {
      open.pop();
      put(Array.isArray(around) ? around : Object.fromEntries(membersOf(around)));
    } else if (!Array.isArray(around) && around.name === undefined) around.name = JSON.parse(token) as string;
    else put(JSON.parse(token));
  }
  return root[0];
}

function* membersOf({ members }: OpenObject): Generator<[string, unknown]> {
  for (const [name, values] of members) {
    const different = values.length === 1 ? values : [...new Set(values.flat())];
    yield [name, different.length === 1 ? different[0] : different];
  }
}
