/**
 * Classes of RDF vocabularies whose names do not say what they are, or say something else: `word = IRIs and names`, the
 * names in small letters. The other classes are known by their own names: a "SoloMusicArtist" is an artist. Written for
 * this project.
 */
export const rdfClassLines = `
person or firm = http://xmlns.com/foaf/0.1/Agent, http://purl.org/dc/terms/Agent, http://www.w3.org/ns/prov#Agent, http://id.loc.gov/ontologies/bibframe/Agent, http://www.cidoc-crm.org/cidoc-crm/E39_Actor, http://dbpedia.org/ontology/Agent
organization = http://xmlns.com/foaf/0.1/Group, http://www.cidoc-crm.org/cidoc-crm/E74_Group, http://www.w3.org/2006/vcard/ns#Group, legal entity, legal person, corporate body, corporate name, organizational unit, organisational unit, business entity
person = personal name, soccer player, football player, basketball player, baseball player, ice hockey player, tennis player, rugby player, handball player, volleyball player, cricket player, chess player, golf player, badminton player, office holder, military person
place = http://www.w3.org/ns/org#Site, http://www.geonames.org/ontology#Feature, spatial thing, geographic name, geographic location, place or geographic name, territorial corporate body or administrative unit
settlement = http://www.geonames.org/ontology#P, populated place
administrative area = http://www.geonames.org/ontology#A
country = http://www.geonames.org/ontology#A.PCLI
capital = http://www.geonames.org/ontology#P.PPLC
body of water = http://www.geonames.org/ontology#H
lake = http://www.geonames.org/ontology#H.LK
river = http://www.geonames.org/ontology#H.STM
landform = http://www.geonames.org/ontology#T
island = http://www.geonames.org/ontology#T.ISL
mountain = http://www.geonames.org/ontology#T.MT
street = http://www.geonames.org/ontology#R
structure = http://www.geonames.org/ontology#S
forest = http://www.geonames.org/ontology#V
position = http://www.w3.org/ns/org#Post
company = http://purl.org/ontology/mo/Label
album = http://purl.org/ontology/mo/Record, http://purl.org/ontology/mo/Release
song = http://purl.org/ontology/mo/Track
work = http://purl.org/ontology/bibo/Series, http://www.w3.org/ns/dcat#Dataset, http://www.w3.org/ns/dcat#DatasetSeries, book series, bibliographic resource, manifestation, expression
software = software agent
disease = scr disease
concept = topical descriptor, topical concept
product = product group, product or service model
`;
