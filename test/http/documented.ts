import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openApiDocument } from "../../src/http/openapi.ts";

// biome-ignore lint/suspicious/noExplicitAny: a JSON document, walked by key
type Json = Record<string, any>;

const document = openApiDocument({ costHeaders: ["X-Units-Used"] }) as unknown as Json;
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addSchema({ $id: "doc", components: document.components });

/** Throws when a response is not what the OpenAPI document says of it. The response can still be read. */
export async function checkDocumented(method: string, path: string, response: Response): Promise<Response> {
  const body = await response.clone().text();
  const said = describe(method, path);
  const label = `${method} ${path} ${response.status}`;
  if (said === undefined) {
    if (response.status >= 400 && method !== "HEAD") validate("Problem", body, label);
    return response;
  }
  const documented: Json | undefined = said.responses[response.status];
  if (documented === undefined) throw new Error(`${label} is not documented: ${body.slice(0, 300)}`);
  for (const [name, header] of Object.entries<Json>(documented.headers ?? {})) {
    const value = response.headers.get(name);
    if (value === null && header.required) throw new Error(`${label} has no ${name}`);
    if (value !== null && header.schema.type === "integer" && !/^\d+$/.test(value))
      throw new Error(`${label} has ${name}: ${value}`);
  }
  const type = response.headers.get("content-type") ?? "";
  const content: Json | undefined = documented.content[type.replace("; charset=UTF-8", "")];
  if (content === undefined) throw new Error(`${label} has the type ${type}`);
  const ref: string | undefined = content.schema.$ref;
  if (ref !== undefined) validate(ref.split("/").at(-1)!, body, label);
  return response;
}

function describe(method: string, path: string): Json | undefined {
  const pathname = path.split("?")[0]!;
  for (const [template, item] of Object.entries<Json>(document.paths)) {
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`);
    if (pattern.test(pathname)) return item[method.toLowerCase()];
  }
  return undefined;
}

function validate(name: string, body: string, label: string): void {
  const check = ajv.getSchema(`doc#/components/schemas/${name}`)!;
  if (!check(JSON.parse(body))) {
    throw new Error(`${label} is no ${name}: ${ajv.errorsText(check.errors)}: ${body.slice(0, 500)}`);
  }
}
