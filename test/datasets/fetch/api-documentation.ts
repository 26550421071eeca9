/**
 * What the public documentation says of the requests that are used: `api.php?action=help` with `modules=main`,
 * `wbgetentities` and `wbsearchentities` of Wikidata. A parameter that may have several values has `|` between them, at
 * most 50 for clients without higher limits.
 */
interface Parameter {
  /** Several values, with `|` between them. */
  readonly multiple?: boolean;
  readonly required?: boolean;
  /** The values that there are. */
  readonly values?: readonly string[];
  readonly form?: RegExp;
  readonly least?: number;
  readonly most?: number;
}

/** Terms of items are in these; the documentation lists about 600. */
const languageCode = /^[a-z]{2,3}(?:-[a-z0-9]+)*$/;

const main: Readonly<Record<string, Parameter>> = {
  action: { required: true, values: ["wbgetentities", "wbsearchentities"] },
  format: { values: ["json", "jsonfm", "none", "php", "phpfm", "rawfm", "xml", "xmlfm"] },
  formatversion: { values: ["1", "2", "latest"] },
  maxlag: { form: /^\d+$/ },
  uselang: { form: languageCode },
};

const modules: Readonly<Record<string, Readonly<Record<string, Parameter>>>> = {
  wbgetentities: {
    ids: { multiple: true, form: /^[QPL][1-9]\d*$/ },
    sites: { multiple: true },
    titles: { multiple: true },
    redirects: { values: ["no", "yes"] },
    props: {
      multiple: true,
      values: [
        "aliases",
        "claims",
        "datatype",
        "descriptions",
        "info",
        "labels",
        "sitelinks",
        "sitelinks/urls",
      ],
    },
    languages: { multiple: true, form: languageCode },
    languagefallback: {},
    normalize: {},
    sitefilter: { multiple: true },
  },
  wbsearchentities: {
    search: { required: true },
    language: { required: true, form: languageCode },
    strictlanguage: {},
    type: { values: ["form", "item", "lexeme", "property", "sense"] },
    limit: { form: /^\d+$/, least: 0, most: 50 },
    continue: { form: /^\d+$/ },
    props: { multiple: true, values: ["url"] },
    profile: { values: ["default", "language"] },
  },
};

/** What a request breaks of the documentation; nothing where it is valid. */
export function violations(url: URL, method = "GET"): string[] {
  const given = url.searchParams;
  const action = given.get("action") ?? "";
  const documented = { ...main, ...modules[action] };
  const found: string[] = [];
  if (method !== "GET" && method !== "POST") found.push(`the method ${method}`);
  if (url.href.length > 8000) found.push(`an address of ${url.href.length} characters`);
  for (const [name, { required }] of Object.entries(documented))
    if (required && !given.get(name)) found.push(`${name} is missing`);
  for (const name of new Set(given.keys())) {
    const parameter = documented[name];
    if (!parameter) found.push(`${name} is no parameter of ${action}`);
    else if (given.getAll(name).length > 1) found.push(`${name} occurs twice`);
    else found.push(...faultsOf(name, given.get(name)!, parameter));
  }
  if (action === "wbgetentities" && !given.has("ids")) found.push("neither ids nor sites and titles");
  return found;
}

function faultsOf(name: string, text: string, { multiple, values, form, least, most }: Parameter): string[] {
  const found: string[] = [];
  // A list may be empty: `props=` asks for none.
  const parts = multiple ? text.split("|").filter((one, _, all) => one !== "" || all.length > 1) : [text];
  if (parts.length > 50) found.push(`${name} has ${parts.length} values; the limit is 50`);
  if (new Set(parts).size < parts.length) found.push(`${name} has a value twice`);
  for (const part of parts) {
    if (values && !values.includes(part)) found.push(`${name}=${part} is no value of it`);
    if (form && !form.test(part)) found.push(`${name}=${part} has another form`);
    if (least !== undefined && Number(part) < least) found.push(`${name}=${part} is below ${least}`);
    if (most !== undefined && Number(part) > most) found.push(`${name}=${part} is above ${most}`);
  }
  if (text.startsWith("\u001f")) found.push(`${name} begins with U+001F, which separates values`);
  return found;
}
