import type { Matcher } from "../matching/index.ts";
import { version } from "../version.ts";
import { recordsByType } from "./type-counts.ts";
import { typeObject } from "./types.ts";

/** What a manifest says of a service. */
export interface ManifestFacts {
  readonly name: string;
  /** Address of the service. */
  readonly base: string;
  /** Whether callers need a key. */
  readonly needsKey: boolean;
  /** Where an entity is shown, with `{id}` in the place of its id; undefined is the preview. */
  readonly view: string | undefined;
  readonly batchSize: number;
}

/** Types that a client offers first. */
const DEFAULT_TYPES = 20;

/** Pixels of a preview. */
export const previewSize = { width: 430, height: 300 } as const;

const wikidata = "http://www.wikidata.org/entity/";

/** How a caller shows its key. */
const authentication = {
  type: "apiKey",
  in: "header",
  name: "Authorization",
  description:
    "The word `Key`, a space, and the key. Tools that cannot send a header call /key/<key>/reconcile.",
} as const;

/** What both versions say. */
async function common(matcher: Matcher, { name, needsKey, batchSize }: ManifestFacts) {
  const { source } = await matcher.catalogue();
  const defaultTypes = [...recordsByType(source).keys()].slice(0, DEFAULT_TYPES).map(typeObject);
  return {
    name,
    serviceVersion: version,
    defaultTypes,
    batchSize: Math.min(50, batchSize),
    ...(needsKey ? { authentication } : {}),
  };
}

/** Where an entity is shown, `{id}` standing for its id. */
async function viewOf(matcher: Matcher, { view, base }: ManifestFacts): Promise<string> {
  if (view !== undefined) return view;
  const { source } = await matcher.catalogue();
  const isWikidata = source.size > 0 && /^Q\d+$/.test(source.record(0).id);
  return isWikidata ? `${wikidata}{id}` : `${base}/preview?id={id}`;
}

/** The manifest of version 0.2. */
export async function manifest02(matcher: Matcher, facts: ManifestFacts): Promise<object> {
  const { base } = facts;
  const view = await viewOf(matcher, facts);
  const service = (kind: string) => ({ service_url: base, service_path: `/suggest/${kind}` });
  const flyout = { flyout_service_url: base, flyout_service_path: `/flyout?id=\${id}` };
  const isWikidata = view.startsWith(wikidata);
  return {
    versions: ["0.2"],
    ...(await common(matcher, facts)),
    identifierSpace: isWikidata ? wikidata : `${base}/entity/`,
    schemaSpace: "https://schema.org/",
    view: { url: view.replace("{id}", "{{id}}") },
    preview: { url: `${base}/preview?id={{id}}`, ...previewSize },
    suggest: {
      entity: { ...service("entity"), ...flyout },
      type: service("type"),
      property: service("property"),
    },
    extend: {
      propose_properties: { service_url: base, service_path: "/extend/propose" },
      property_settings: [
        {
          name: "limit",
          label: "limit",
          type: "number",
          default: 0,
          help_text: "maximum number of values in a cell; 0 means all",
        },
      ],
    },
  };
}

/** The manifest of the draft of version 1.0. */
export async function manifest10(matcher: Matcher, facts: ManifestFacts): Promise<object> {
  return {
    versions: ["1.0-draft"],
    ...(await common(matcher, facts)),
    view: { url: await viewOf(matcher, facts) },
    preview: previewSize,
    suggest: { entity: true, type: true, property: true },
    extend: {
      proposeProperties: true,
      propertySettings: [
        {
          id: "limit",
          name: "limit",
          type: "number",
          default: 0,
          helpText: "maximum number of values in a cell; 0 means all",
        },
      ],
    },
    standardizedScore: true,
  };
}
