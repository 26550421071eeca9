/** Events of the product webhook (specification, section 6). */
export const webhookEvents = ["before_productkg_create", "productkg_preupdate"] as const;

/** RDF formats that are read and written; `turtle` is the default. */
export const rdfFormats = ["turtle", "ntriples", "nquads", "trig", "jsonld", "rdfxml"] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
export type RdfFormat = (typeof rdfFormats)[number];
