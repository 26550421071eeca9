/**
 * Types that agree with a sent type, besides those above and below it in the hierarchy: `word + words`. A label of a
 * named-entity tag set is wider than the class with its name, and people use one name for classes that Wikidata
 * separates. For taggers a planet is a place, Microsoft a company and a brand, Hamlet a book, Europe a region, and
 * the European Union the place of its members. Written for this project.
 */
export const besideLines = `
person + fictional character, deity
fictional character + person
deity + person
place + celestial body, international organization
administrative area + international organization
organization + website
company + brand, newspaper, magazine, television channel, radio station, broadcaster, website
brand + company, product, website
book + play
play + book
film + film series
film series + film
television series + anime
anime + television series, film
song + composition
composition + song
software + programming language, video game, website
video game + software
website + software
language + programming language
drug + chemical compound
chemical compound + drug
disease + pandemic
city + town, village, municipality
town + city, village, municipality
village + town, municipality
region + city, town, village, municipality, state, province, district, country, continent, island, archipelago, peninsula, mountain range, desert, international organization
state + region, province
province + region, state
district + region, municipality
religion + religious organization, philosophy, ideology
`;

/**
 * Labels that callers send and that are no entity's type: `label = words`. Each word includes the types above and
 * below it.
 */
export const sentLabelLines = `
nationality = country, ethnic group
norp = country, ethnic group, religion, political party, ideology
sportsorganization = sports club, sports league, sports federation
newsmediaorganization = news agency, newspaper, magazine, broadcaster, television channel, radio station
`;

/** Labels without information about the kind of an entity: every entity agrees. */
export const anyLabels: readonly string[] = ["thing", "entity", "misc", "miscellaneous"];
