/**
 * Predicates by which RDF names and describes its subjects, by what they say. Each line has a namespace and the local
 * names of its terms. schema.org also counts with https.
 */

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const owl = "http://www.w3.org/2002/07/owl#";
const skos = "http://www.w3.org/2004/02/skos/core#";
const skosXl = "http://www.w3.org/2008/05/skos-xl#";
const schema = "http://schema.org/";
const foaf = "http://xmlns.com/foaf/0.1/";
const dct = "http://purl.org/dc/terms/";
const dc = "http://purl.org/dc/elements/1.1/";
const vcard = "http://www.w3.org/2006/vcard/ns#";
const geoNames = "http://www.geonames.org/ontology#";
const regOrg = "http://www.w3.org/ns/regorg#";
const wikidata = "http://www.wikidata.org/prop/direct/";
const obo = "http://purl.obolibrary.org/obo/";
const oboInOwl = "http://www.geneontology.org/formats/oboInOwl#";
const mads = "http://www.loc.gov/mads/rdf/v1#";
const bibFrame = "http://id.loc.gov/ontologies/bibframe/";
const bibo = "http://purl.org/ontology/bibo/";
const crm = "http://www.cidoc-crm.org/cidoc-crm/";
const goodRelations = "http://purl.org/goodrelations/v1#";
const eli = "http://data.europa.eu/eli/ontology#";
const mesh = "http://id.nlm.nih.gov/mesh/vocab#";
const gnd = "https://d-nb.info/standards/elementset/gnd#";
const dbpedia = "http://dbpedia.org/ontology/";
const doap = "http://usefulinc.com/ns/doap#";

type Terms = readonly (readonly [namespace: string, localNames: string])[];

/** Names by which people call the subject. */
export const labels: Terms = [
  [rdfs, "label"],
  [skos, "prefLabel"],
  [schema, "name"],
  [foaf, "name"],
];

/**
 * Names of documents, registers and authority files. They are the label of a subject that has none of `labels`, and
 * further names of others: a firm is called by its name rather than by its legal name.
 */
export const formalNames: Terms = [
  [dct, "title"],
  [dc, "title"],
  [vcard, "fn"],
  [geoNames, "name"],
  [schema, "legalName"],
  [regOrg, "legalName"],
  ["https://www.gleif.org/ontology/Base/", "hasLegalName"],
  ["https://spec.edmcouncil.org/fibo/ontology/FND/Relations/Relations/", "hasLegalName hasName"],
  ["https://www.omg.org/spec/Commons/Designators/", "hasName hasLegalName"],
  [goodRelations, "name legalName"],
  [mads, "authoritativeLabel"],
  [mesh, "prefLabel"],
  [eli, "title"],
  [doap, "name"],
  ["http://www.w3.org/ns/locn#", "geographicName"],
  ["http://rs.tdwg.org/dwc/terms/", "scientificName"],
  ["http://rdfs.org/sioc/ns#", "name"],
  [
    gnd,
    "preferredName preferredNameForThePerson preferredNameForTheCorporateBody preferredNameForThePlaceOrGeographicName preferredNameForTheWork preferredNameForTheSubjectHeading preferredNameForTheConferenceOrEvent preferredNameForTheFamily",
  ],
];

/** Further names. */
export const aliases: Terms = [
  [skos, "altLabel hiddenLabel"],
  [schema, "alternateName"],
  [dct, "alternative"],
  [foaf, "nick"],
  [vcard, "nickname"],
  [geoNames, "alternateName officialName shortName colloquialName historicalName"],
  [regOrg, "alternativeName"],
  [mads, "variantLabel"],
  [mesh, "altLabel"],
  [eli, "title_short title_alternative"],
  [bibo, "shortTitle"],
  [dbpedia, "alias"],
  [oboInOwl, "hasExactSynonym"],
  [obo, "IAO_0000118"],
  ["http://rs.tdwg.org/dwc/terms/", "vernacularName"],
  [
    gnd,
    "variantName variantNameForThePerson variantNameForTheCorporateBody variantNameForThePlaceOrGeographicName variantNameForTheWork variantNameForTheSubjectHeading variantNameForTheConferenceOrEvent variantNameForTheFamily abbreviatedNameForTheCorporateBody",
  ],
];

/** Codes of things. A code of letters and digits is a further name, and so is a long number. */
export const codes: Terms = [
  [
    schema,
    "sku mpn gtin gtin8 gtin12 gtin13 gtin14 productID model identifier isbn issn leiCode courseCode serialNumber vatID taxID",
  ],
  [skos, "notation"],
  [dct, "identifier"],
  [dc, "identifier"],
  ["http://www.w3.org/ns/org#", "identifier"],
  [goodRelations, "hasMPN hasStockKeepingUnit hasGTIN-14 hasEAN_UCC-13"],
  [bibo, "isbn isbn10 isbn13 issn doi"],
];

/** Texts that say what the subject is. */
export const descriptions: Terms = [
  [schema, "description disambiguatingDescription"],
  [skos, "definition scopeNote"],
  [rdfs, "comment"],
  [dct, "description abstract"],
  [dc, "description"],
  [dbpedia, "abstract"],
  [obo, "IAO_0000115"],
  [vcard, "note"],
  [gnd, "biographicalOrHistoricalInformation definition"],
];

/** What the subject is. */
export const types: Terms = [
  [rdf, "type"],
  [schema, "additionalType"],
  [geoNames, "featureClass featureCode"],
  [wikidata, "P31"],
];

/** The same subject elsewhere. */
export const identities: Terms = [
  [schema, "sameAs"],
  [owl, "sameAs"],
  [skos, "exactMatch"],
];

/** Links to a node that carries the label, or another name; the node may be blank. */
export const labelNodes: Terms = [[skosXl, "prefLabel"]];
export const formalNameNodes: Terms = [
  [bibFrame, "title"],
  [vcard, "hasName"],
  [crm, "P1_is_identified_by P102_has_title"],
  [gnd, "preferredNameEntityForThePerson"],
];
export const aliasNodes: Terms = [
  [skosXl, "altLabel hiddenLabel"],
  [bibFrame, "variantTitle"],
  [gnd, "variantNameEntityForThePerson"],
];

/** The text of such a node. */
export const nodeTexts: Terms = [
  [skosXl, "literalForm"],
  [bibFrame, "mainTitle"],
  [crm, "P190_has_symbolic_content"],
];

/**
 * Local names, in small letters and without signs, of the names of a subject whose own vocabulary is not listed here.
 * They count for a subject without another name.
 */
export const usualNames =
  "name hasname label haslabel fullname preflabel preferredlabel preferredname title hastitle";

/** Local names, written in the same way, of the parts of a person's name, in any vocabulary. */
export const givenNames = "givenname firstname forename";
export const middleNames = "additionalname middlename";
export const familyNames = "familyname lastname surname";
