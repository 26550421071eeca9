/**
 * The content of the JSON-LD context of schema.org (release 30.0, Apache License 2.0) beyond its vocabulary. It lists
 * the properties with IRIs as values, those with dates, and the commonest prefixes. Every other term expands to the
 * vocabulary followed by the term. One word a line, sorted.
 */

/** The vocabulary in the form of the context: with http. */
export const vocabulary = "http://schema.org/";

/** Properties whose texts are IRIs, resolved against the base. */
export const iriProperties: string = `
acquireLicensePage
actionableFeedbackPolicy
afterMedia
archivedAt
associatedDisease
beforeMedia
benefitsSummaryUrl
codeRepository
colleague
colorSwatch
constraintProperty
contentUrl
correctionsPolicy
discussionUrl
diseasePreventionInfo
diseaseSpreadStatistics
diversityPolicy
diversityStaffingReport
documentation
downloadUrl
duringMedia
embedUrl
ethicsPolicy
gameLocation
gettingTestedInfo
hasGS1DigitalLink
hasMap
hasMolecularFunction
healthPlanMarketingUrl
image
inCodeSet
inDefinedTermSet
installUrl
isBasedOn
isBasedOnUrl
isInvolvedInBiologicalProcess
isLocatedInSubcellularLocation
isPartOf
labelDetails
layoutImage
license
logo
mainEntityOfPage
map
maps
masthead
merchantReturnLink
missionCoveragePrioritiesPolicy
newsUpdatesAndGuidelines
noBylinesPolicy
originalMediaLink
paymentUrl
prescribingInfo
productReturnLink
publicTransportClosuresInfo
publishingPrinciples
quarantineGuidelines
relatedLink
replyToUrl
sameAs
schoolClosuresInfo
screenshot
sdLicense
season
serviceUrl
shippingSettingsLink
significantLink
significantLinks
speakable
target
targetUrl
thumbnailUrl
tourBookingPage
trackingUrl
travelBans
unnamedSourcesPolicy
url
usageInfo
verificationFactCheckingPolicy
webFeed
`;

/** Properties whose texts are of the type schema:Date. */
export const dateProperties: string = `
applicationStartDate
auditDate
availabilityEnds
availabilityStarts
birthDate
commentTime
dateCreated
dateDeleted
dateIssued
dateModified
datePosted
datePublished
dateRead
dateVehicleFirstRegistered
deathDate
dissolutionDate
endDate
exceptDate
expectedArrivalFrom
expectedArrivalUntil
expires
foundingDate
guidelineDate
lastReviewed
legislationDate
legislationDateOfApplicability
legislationDateVersion
merchantReturnDays
modelDate
observationDate
orderDate
paymentDueDate
previousStartDate
priceValidUntil
productionDate
purchaseDate
releaseDate
scheduledPaymentDate
scheduledTime
sdDatePublished
startDate
uploadDate
validFrom
validThrough
validUntil
vehicleModelDate
`;

/** Prefixes. */
export const prefixes: Readonly<Record<string, string>> = {
  schema: "http://schema.org/",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  owl: "http://www.w3.org/2002/07/owl#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  foaf: "http://xmlns.com/foaf/0.1/",
  dc: "http://purl.org/dc/elements/1.1/",
  dct: "http://purl.org/dc/terms/",
  dcterms: "http://purl.org/dc/terms/",
  dctype: "http://purl.org/dc/dcmitype/",
  dcmitype: "http://purl.org/dc/dcmitype/",
  dcat: "http://www.w3.org/ns/dcat#",
  gs1: "https://ref.gs1.org/voc/",
  org: "http://www.w3.org/ns/org#",
  prov: "http://www.w3.org/ns/prov#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  void: "http://rdfs.org/ns/void#",
  bibo: "http://purl.org/ontology/bibo/",
  time: "http://www.w3.org/2006/time#",
  unece: "http://unece.org/vocab#",
};
