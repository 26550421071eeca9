/** A table of features: the meaning of each number of a row. The order is part of the learned files. */
interface FeatureTable<Name extends string> {
  readonly names: readonly Name[];
  /** Number of each feature in a row. */
  readonly at: Readonly<Record<Name, number>>;
  readonly width: number;
}

/** Each feature is explained in a comment, as no bundle includes comments. */
function table<const Name extends string>(names: readonly Name[]): FeatureTable<Name> {
  const at = Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;
  return { names, at, width: names.length };
}

/**
 * Evidence of a span: does a mention stand here? Numbers are counts, shares from 0 to 1, logarithms to the base 2 of
 * popularity, or 1 for yes.
 */
export const spanFeatures = table([
  "tokens", // pieces of the span
  "letters", // UTF-16 units of the span
  "capitals", // share of its content words that have a capital
  "first_capital", // its first word has a capital
  "all_capitals", // its first word is in capitals only
  "inner_capital", // a word has a capital inside
  "number", // a word has a digit
  "everyday", // share of its words that are everyday words, titles or calendar words
  "first_function", // its first word is a function word
  "first_common", // its first word is a common word
  "first_calendar", // its first word is a month or a day
  "last_function", // its last word is a function word or a connector
  "last_common", // its last word is a common word
  "last_title", // its last word is a title
  "last_small", // its last word is in small letters
  "given_name", // its first word is a given name
  "surname", // its last word is a surname
  "demonym_word", // its last word is a word for the people or things of a place
  "spelling_first", // log-odds that the first word is part of a name, by its spelling
  "spelling_last", // the same for the last word
  "spelling_least", // the lowest of these values of all its words
  "comma_inside", // a comma stands inside
  "first_demonym", // its first word is a word for the people or things of a place
  "starts_sentence", // a sentence starts here
  "headline", // nearly every word of the line has a capital
  "previous_capital", // the word before has a capital and nothing stands between
  "previous_function", // the word before is a function word
  "previous_article", // the word before is an article
  "previous_determiner", // the word before is a determiner that no person or place has
  "previous_title", // the word before is a title
  "previous_place_cue", // the word before is a preposition of places
  "previous_number", // the word before is a number
  "previous_adjacent", // a hyphen or an apostrophe stands before
  "boundary_before", // 0 nothing, 1 a comma or the like, 2 the end of a sentence or line stands before
  "next_capital", // the word behind has a capital and nothing stands between
  "next_function", // the word behind is a function word
  "next_person_cue", // the word behind tells what persons do
  "next_title", // the word behind is a title
  "next_common", // the word behind is a common word in small letters
  "next_number", // the word behind is a number
  "next_adjacent", // a hyphen or an apostrophe stands behind
  "boundary_behind", // 0 nothing, 1 a comma or the like, 2 the end of a sentence or line stands behind
  "run_before", // words of the run of capitals before the span
  "run_behind", // words of the run of capitals behind the span
  "is_run", // the span is a whole run of capitals
  "quoted", // quotation marks stand around it
  "bracketed", // a bracket opens before it
  "match_cue", // a word of a match stands near
  "known", // a world has the name
  "own", // a world of the caller has the name
  "label", // it is the label of an entity
  "alias_only", // a world has the name as derived forms only
  "acronym", // it is the initials of a name
  "short_name", // it is the last name or the short form of a name
  "popularity", // popularity of the best known entity of the name, relative to the median of its world
  "popularity_total", // the same for all entities of the name together
  "lower_share", // share of the entities, by popularity, that write the name in small letters
  "upper_share", // share of the entities, by popularity, that write the name in capitals only
  "names_person", // it names a person
  "names_place", // it names a place
  "names_organization", // it names an organisation
  "names_work", // it names a work, a software or a product
  "names_idea", // it names an idea, a role, a substance or an organism
  "names_people", // it names a people, a language or a religion
  "names_name", // it names a given name or a surname
  "suffix", // pieces of a legal form at its end
  "genitive", // it has the ending of a genitive
  "covered", // words that the longest known name over it has beyond it
  "covered_popularity", // popularity of that name
  "contained", // words of the longest known name inside it
  "contained_popularity", // popularity of that name
  "contained_rest", // words of it that no known name inside covers
  "contained_first", // a known name of two words or more begins with it and ends earlier
  "crossed", // words of the longest known name that crosses a border of it
  "recurs", // how often the same first word has a capital inside a sentence, up to 8
  "in_small", // how often the same first word stands in small letters, up to 8
  "longer_elsewhere", // a longer run of capitals elsewhere begins or ends with it
  "nouns_capital", // the language writes nouns with a capital
  "word_borders", // ends of it that are word borders in a script without spaces
  "unspaced_everyday", // an everyday word of a script without spaces
]);

/**
 * Evidence of a candidate: is it meant? The rows of one mention are compared with each other and with the row of NIL,
 * which means "none of them". That row has the features of the mention and `nil`. A gap is the difference to the best
 * other candidate.
 */
export const candidateFeatures = table([
  "nil", // the row of none of the candidates
  // The mention.
  "tokens", // pieces of the mention
  "letters", // UTF-16 units of the mention
  "capital", // its first word has a capital
  "upper", // its first word is in capitals only
  "everyday", // share of its words that are everyday words, titles or calendar words
  "starts_sentence", // a sentence starts with it
  "headline", // nearly every word of the line has a capital
  "surname", // its last word is a surname
  "demonym_word", // its last word is a word for the people or things of a place
  "run_behind", // words of the run of capitals behind it
  "title_before", // a title stands before it
  "person_cue", // the word behind tells what persons do
  "place_cue", // a preposition of places stands before it, or it is a dateline
  "match_cue", // a word of a match stands near
  "determiner", // a word stands before it that no person or place has
  "article", // an article stands before it
  "comma_before", // a comma stands before it
  "nouns_capital", // the language writes nouns with a capital
  "unspaced", // the script has no spaces
  "candidates", // logarithm of the number of candidates
  "mentions", // logarithm of the number of mentions of the text
  "longer", // a longer mention stands before it that it may be short for
  "longer_unknown", // no world has the longer mention
  "longer_first", // it is the first part of the longer mention
  "longer_initials", // it is the initials of the longer mention
  "marked", // the caller marked the span
  "detection", // log-odds that a name stands here, by the span alone; 0 where the caller marked it
  // The best of the candidates.
  "most_prior", // greatest prior of the candidates
  "most_popularity", // popularity of the best known candidate, against the median of the knowledge base
  "most_context", // greatest context of the candidates
  "most_field", // greatest agreement of fields of the candidates
  "most_coherence", // greatest coherence of the candidates
  "most_related", // greatest value of `related` of the candidates
  "most_exact", // a candidate has the name exactly as written
  // The candidate.
  "kind_exact", // a name is written like the mention
  "kind_folded", // a name is equal except for case and accents
  "kind_suffix", // a name without legal form or frame
  "kind_acronym", // initials of a name
  "kind_short_name", // a last name or another short form
  "kind_partial", // a part of a longer name
  "kind_fuzzy", // a name within some edits
  "from_spelling", // found by another spelling
  "from_demonym", // found by a word for its people or things
  "from_national", // an institution that the country of the text has one of
  "from_longer", // taken over from the longer mention
  "label", // the name is its label
  "alias", // the name is an alias of it
  "demonym", // the name is a demonym of it
  "language", // the name is of another language
  "case", // the text writes small what the name writes with a capital
  "thing", // the text has a capital where the name is written in small letters
  "coverage", // share of the name that the mention is
  "edits", // edits between the mention and the name
  "prior", // logarithm of P(entity | name) among the candidates
  "prior_rank", // place by prior, from 0, up to 8
  "prior_gap", // gap of the logarithm of the prior
  "popularity", // popularity, against the median of the knowledge base
  "context", // words shared with the text around
  "context_gap", // gap of context
  "near", // words shared with the text right around
  "near_gap", // gap of near
  "field", // semantic fields shared with the text around
  "field_gap", // gap of field
  "coherence", // relations with what the other mentions may mean
  "coherence_gap", // gap of coherence
  "related", // a relation with what is named beside it in the sentence
  "related_gap", // gap of related
  "elsewhere", // how likely another mention of the text means it
  "elsewhere_gap", // gap of elsewhere
  "longer_belief", // how likely the longer mention means it
  "longer_gap", // gap of longer_belief
  "is_person", // it is a person
  "is_place", // it is a place
  "is_settlement", // it is a settlement
  "is_country", // it is a country or an area
  "is_organization", // it is an organisation
  "is_club", // it is a side in matches
  "is_work", // it is a work, a software or a product
  "is_idea", // it is an idea, a role, a substance or an organism
  "is_people", // it is a people, a language or a religion
  "is_event", // it is an event
  "neighbours", // logarithm of the number of its neighbours
  "type_agrees", // its types agree with the type that was sent
  "type_contradicts", // its types contradict the type that was sent
  "given_score", // the score that the caller sent
  "given_unsaid", // only the caller describes it, under a name of one word, and the text has nothing of that description
  "context_here", // words of its sentence that are also known of the entity
  "coherence_here", // coherence with what is named in its sentence
  "small_name", // its name is written as an everyday word, in the text and in the dataset: in small letters, or as a noun in a language that capitalises nouns
  "known_links", // logarithm of the share of the links of the name that lead to its candidates
  "match_text", // share of words of a match in the text after the first, in twentieths, up to 1; 0 where place_cue is 1
  "number_behind", // a number other than a year is right behind it
  "from_side", // a side that a text of a match may call by its place
  "club_beside", // how likely a side of its type is named beside it in the sentence; 0 after a preposition of places
  "sides_alike", // share of the other names around that may be a side of its sport, in a text with words of a match
  "idle_side", // it is a side without evidence of a match around: 1 behind a preposition of places and for national teams, else 0.3
  "playing_place", // it is a settlement near a match word, and neither a side nor a person has its name
  "motion_cue", // a person moves to it
  "life_cue", // the words behind tell what a person does, and no firm
  "trade_cue", // the words behind tell what a firm has or does
  "other_region", // it lies in the region that the text states for another place of the name, and not in that of the mention
  "water", // it is a river, a lake or a sea, with an article of waters before it and no noun behind that it describes
  "stranger", // the text has introduced another person with this last name, and the candidate is not a namesake named elsewhere
  "named_after", // it is a person, a character, a club or a place that is not a building, and only the namesake of a street, a school or an inn in the text
  "acquaintance", // the writer greets the mention, a first name, signs with it or calls it a relative or a friend
  "place_particle", // a Japanese particle behind it, or Chinese words around it, say that something happens there or goes there
  "as_said", // the text states its kind: "the planet", "is a city"
  "not_as_said", // the text states another kind: twice as much behind a form of address
  "played_for", // a person plays for it
  "title_marks", // title marks are around it: 『』, 《》
  "abroad", // it is a place of another country than the region that the text states for it
  "other_profession", // the text says that it is a plumber or the like, or of a profession unlike those that the knowledge base knows of it, or gives the age of a child; more where the text has nothing else of it
  "slip", // one letter differs from a long name: half for eight or nine letters, and half less where the mention ends in a known last name
  "continued", // a word with a capital continues it, where not every word has one
  "has_town", // it is an area, not a country, with a candidate town of its name in it
  "country_code", // it is a country, and the mention is only a code of it
  "other_form", // its legal form is another than that of the mention: GmbH and AG
  "same_sport", // it is a side of the sport of the text
  "other_sport", // it is a side of another sport than the text is about
  "other_time", // it is known from other years than those of the sentence, and another candidate from these
]);

export type CandidateFeature = (typeof candidateFeatures.names)[number];
