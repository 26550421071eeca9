import { matchKinds, reasons } from "../src/contract/schemas.ts";
import { openApiDocument } from "../src/http/openapi.ts";

/** A JSON Schema, as far as an answer has it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

/** The section of the page that describes the value of a field. */
const sections: Readonly<Record<string, string>> = {
  mentions: "a-mention",
  warnings: "a-warning",
  entity: "an-entity",
  signals: "signals",
  candidates: "a-candidate",
  evidence: "evidence",
  nearest: "a-near-name",
  competitor: "a-competitor",
  public_twins: "a-twin",
};

/** The schemas of an answer, by the names that the page gives them. */
function schemas(): Readonly<Record<string, Schema>> {
  const { ResolveResponse, Mention } = openApiDocument().components.schemas as Record<string, Schema>;
  const within = (schema: Schema, name: string): Schema => {
    const field = schema.properties![name]!;
    return field.items ?? field;
  };
  const evidence = within(Mention!, "evidence");
  return {
    answer: ResolveResponse!,
    mention: Mention!,
    entity: within(Mention!, "entity"),
    signals: within(Mention!, "signals"),
    candidate: within(Mention!, "candidates"),
    evidence,
    nearest: within(evidence, "nearest"),
    competitor: within(evidence, "competitor"),
    twin: within(evidence, "public_twins"),
    warning: within(ResolveResponse!, "warnings"),
  };
}

/** The table of the fields of a schema. */
function table({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}${required.includes(name) ? "" : "?"}\` | ${shown(name, field)} | ${field.description?.replaceAll("|", "\\|")} |`,
  );
  return ["| field | value | what it says |", "|---|---|---|", ...rows].join("\n");
}

function shown(name: string, schema: Schema): string {
  const types = [schema.type ?? []].flat();
  const value = schema.items ? `list of ${listed(name, schema.items)}` : plain(name, schema);
  return types.includes("null") ? `${value}${value.includes(",") ? "," : ""} or null` : value;
}

function plain(name: string, schema: Schema): string {
  const values = schema.enum?.filter((one) => one !== null);
  const section = sections[name];
  if (values?.length === matchKinds.length) return "a [kind](#kinds-of-match)";
  if (values?.length === reasons.length && name === "reason") return "a [reason](#reasons)";
  if (values) return values.map((one) => `\`${one}\``).join(", ");
  if (section) return `[object](#${section})`;
  if (schema.additionalProperties) return "numbers by name";
  const [type] = [schema.type ?? []].flat();
  return schema.maximum === 1 ? `${type}, 0 to 1` : type!;
}

function listed(name: string, item: Schema): string {
  if (sections[name]) return `[objects](#${sections[name]})`;
  if (item.enum?.length === matchKinds.length) return "[kinds](#kinds-of-match)";
  return item.enum ? item.enum.map((one) => `\`${one}\``).join(", ") : `${item.type}s`;
}

/** The page with its tables of fields as the OpenAPI document has them. Each stands below the comment `<!-- fields: name -->`. */
export function withFieldTables(page: string): string {
  const all = schemas();
  return page.replaceAll(/(<!-- fields: (\w+) -->\n)(?:\|.*\n)*/g, (_, comment, name) => {
    const schema = all[name];
    if (schema === undefined) throw new Error(`an answer has no part ${name}`);
    return `${comment}${table(schema)}\n`;
  });
}
