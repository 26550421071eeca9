/**
 * Relations that a knowledge base keeps: `property | weight | words | types of the value`. Properties are those of
 * Wikidata. The weight is the evidence of a statement for the entities that are mentioned together with its subject.
 * It orders neighbours and weights in-links. The words name the property in tables (`--csv`). The types tell which of
 * several entities of one name is the value.
 */
export const propertyLines = `
P36 | 1 | capital | city, capital, town, village, settlement
P1376 | 1 | capital of | country, region, state, province, administrative area, historical country
P54 | 1 | plays for, member of team | sports club
P286 | 1 | coach, head coach | person
P6087 | 1 | coach of | sports club
P118 | 1 | league | sports league, tournament
P115 | 1 | stadium, venue | stadium, structure
P112 | 1 | founder, founded by | person, organization
P169 | 1 | ceo | person
P159 | 0.8 | headquarters | settlement, place
P749 | 0.9 | parent | company, organization
P127 | 0.9 | owner, owned by | company, person, organization, fictional character
P355 | 0.9 | subsidiary | company, organization, website, software
P452 | 0.5 | industry |
P1056 | 1 | product | product, work, device
P176 | 1 | manufacturer | company
P178 | 1 | developer | company, organization, person
P123 | 0.9 | publisher | company, publisher, organization
P50 | 1 | author | person
P57 | 1 | director | person
P86 | 1 | composer | person, band
P175 | 1 | performer | person, band
P170 | 1 | creator | person, organization
P161 | 0.9 | cast | person
P674 | 1 | character | fictional character, deity, person
P136 | 0.4 | genre | music genre, art movement
P800 | 1 | notable work | work, scientific theory, concept, organization, structure, product
P1441 | 0.9 | present in work | work
P39 | 0.6 | position | position
P102 | 0.7 | party | political party
P69 | 0.6 | educated at | university, school
P108 | 0.7 | employer | organization
P26 | 1 | spouse | person, deity
P22 | 1 | father | person, deity
P25 | 1 | mother | person, deity
P40 | 1 | child | person, deity
P3373 | 1 | sibling | person, deity
P19 | 0.6 | birthplace | settlement, place
P20 | 0.5 | deathplace | settlement, place
P463 | 0.7 | member of, member of band | organization, band
P527 | 0.8 | member, has part | person, organization, country, historical country
P166 | 0.5 | award | award
P361 | 0.8 | part of |
P403 | 1 | mouth, tributary of | body of water
P974 | 1 | tributary | river
P137 | 0.9 | operator | company, organization
P449 | 0.8 | broadcaster | television channel, broadcaster, company
P138 | 0.6 | named after |
P706 | 0.8 | located on | landform, island, mountain range, planet
P710 | 0.9 | participant | person, organization, country, event, fictional character
P276 | 0.8 | location | place
P140 | 0.5 | religion | religion
P397 | 1 | orbits | celestial body
P144 | 0.9 | based on | work, product
P264 | 0.8 | record label | record label, company
P6 | 0.9 | leader | person, position
P35 | 0.9 | head of state | person
P488 | 0.9 | chairperson | person
P131 | 0.7 | located in, city | administrative area, settlement, place
P47 | 0.7 | borders | administrative area, country, state, province
P17 | 0.4 | country | country, historical country, sovereign state
P27 | 0.4 | citizenship | country, historical country
P30 | 0.4 | continent | continent
P38 | 0.5 | currency | currency
P37 | 0.5 | official language | language
P407 | 0.2 | language | language
P641 | 0.4 | sport | sport
P106 | 0.3 | occupation | occupation
P101 | 0.4 | field of work | academic discipline
P400 | 0.5 | os, platform | operating system, video game console
P495 | 0.3 | country of origin | country
P150 | 0.5 | contains | administrative area
P190 | 0.2 | twin town | settlement
P206 | 0.7 | next to water | body of water
P279 | 0.1 | subclass of |
P607 | 0.7 | conflict | war, battle
P241 | 0.5 | military branch | armed forces
P598 | 0.9 | commander | person
P740 | 0.7 | place of formation | settlement
P840 | 0.5 | narrative location | place
P921 | 0.6 | main subject |
P1411 | 0.4 | nominated for | award
P1412 | 0.2 | language spoken | language
P103 | 0.2 | native language | language
P172 | 0.3 | ethnic group | ethnic group
P119 | 0.4 | burial place | place
P551 | 0.5 | residence | place
P937 | 0.5 | work location | place
P1001 | 0.4 | jurisdiction | administrative area
P1303 | 0.2 | instrument | musical instrument
P737 | 0.6 | influenced by | person
P413 | 0.1 | position in team |
`;

/**
 * Properties whose statements are not evidence for entities that are mentioned together: instance of, sex, names, time
 * zone, categories and other housekeeping.
 */
export const droppedProperties: readonly string[] =
  "P31 P21 P735 P734 P1343 P421 P910 P373 P935 P1889 P5008 P6104 P1424 P1465 P1792 P1464 P7867 P509 P1196 P8989 P6216 P7763 P1628 P2959 P461 P1151 P1740 P5125 P7084 P2354 P1889 P6365 P2579 P1963 P1855 P2184 P2633 P8402 P2936 P364 P915 P6364 P750 P1653".split(
    " ",
  );
