import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { besideLines } from "../../../data/types/sent-types.ts";
import { typeLines } from "../../../data/types/types.ts";
import { addCallerTypes } from "../../../src/datasets/knowledge/caller-types.ts";
import {
  agreement,
  isKnownType,
  isPerson,
  isPersonOrFirm,
  typeWord,
  withAncestors,
} from "../../../src/datasets/knowledge/types.ts";

const words = typeLines
  .trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(/ [<=] /)[0]!);
const anyWord = fc.constantFrom(...words);

/** What a sent word takes besides those above and below it. */
const besides = new Map(
  besideLines
    .trim()
    .split("\n")
    .map((line) => line.split(" + "))
    .map(([word = "", beside = ""]) => [word, beside.split(", ")] as const),
);

beforeAll(addCallerTypes);

describe("typeWord", () => {
  it.each([
    ["person", "person"],
    ["Q5", "person"],
    ["wd:Q5", "person"],
    ["http://www.wikidata.org/entity/Q5", "person"],
    ["schema:Person", "person"],
    ["https://schema.org/City", "city"],
    ["http://schema.org/City", "city"],
    ["City", "city"],
    ["celestial_body", "celestial body"],
    ["PER", "person"],
    ["ORG", "organization"],
    ["médecin", "person"],
    ["Ansprechpartnerin", "person"],
    ["bus_stop", "structure"],
    ["private clinic", "hospital"],
    ["museo de arte", "museum"],
    ["Flughafen", "airport"],
    ["Oberärztin", "person"],
    ["hotel guests", "person"],
    ["jugadores", "person"],
    ["companies", "company"],
    ["conseillère municipale", "person"],
    ["member of parliament", "person"],
    ["peça de reposição", "product"],
    ["habitación", "structure"],
    ["薬局", "business"],
  ])("%s is %s", (type, word) => {
    expect(typeWord(type)).toBe(word);
  });

  it("knows nothing of a type that the hierarchy does not have", () => {
    for (const type of [
      "gizmo",
      "customer",
      "gizmo of steel",
      "model",
      "contador",
      "Q999999999",
      "schema:Gizmo",
      "",
      "http://example.org/Gizmo",
    ])
      expect(typeWord(type), type).toBeUndefined();
  });

  it.each([
    ["FictionalCharacter", "fictional character"],
    ["AcademicInstitution", "academic institution"],
    ["schema:EducationalOrganization", "educational organization"],
    ["LocalBusiness", "business"],
    ["SportsOrganization", "sports club"],
    ["CastleRuin", undefined],
  ])("%s, written as the name of a class, is %s", (type, word) => {
    expect(typeWord(type)).toBe(word);
  });

  it.each([
    ["http://example.org/City", "city"],
    ["http://example.org/onto#MilitaryPerson", "person"],
    ["http://purl.org/ontology/mo/MusicGroup", "band"],
    ["http://purl.org/ontology/mo/SoloMusicArtist", "person"],
    ["http://www.cidoc-crm.org/cidoc-crm/E21_Person", "person"],
    ["http://www.w3.org/2006/vcard/ns#Individual", "person"],
    ["http://www.w3.org/ns/org#FormalOrganization", "organization"],
    ["http://www.w3.org/ns/org#Site", "place"],
    ["http://dbpedia.org/ontology/SoccerPlayer", "person"],
    ["http://www.geonames.org/ontology#H.LK", "lake"],
    ["http://example.org/onto#Schweißroboter", undefined],
    ["http://example.org/onto#MediaPlayer", undefined],
    ["http://example.org/City/", undefined],
    ["http://www.w3.org/2004/02/skos/core#Concept", undefined],
    ["http://www.w3.org/2002/07/owl#NamedIndividual", undefined],
    ["http://www.w3.org/2000/01/rdf-schema#Class", undefined],
    ["http://wikiba.se/ontology#Item", undefined],
    ["http://xmlns.com/foaf/0.1/Agent", undefined],
    ["https://example.org/not a class#City", undefined],
  ])("the class %s is %s, by its own name", (type, word) => {
    expect(typeWord(type)).toBe(word);
  });

  it("an agent is a person or a firm", () => {
    expect(isPersonOrFirm(["http://xmlns.com/foaf/0.1/Agent"])).toBe(true);
    expect(isPersonOrFirm(["http://xmlns.com/foaf/0.1/Group"])).toBe(false);
  });

  it("knows every word of the hierarchy, and every parent is one", () => {
    for (const word of words) {
      expect(typeWord(word), word).toBe(word);
      for (const above of withAncestors(word)) expect(words, `${word} < ${above}`).toContain(above);
    }
  });
});

describe("agreement", () => {
  it("a type agrees with itself, with what is above it and with what is below it", () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const above of withAncestors(word)) {
          expect(agreement(above, [word])).toBe("agrees");
          expect(agreement(word, [above])).toBe("agrees");
        }
      }),
    );
  });

  it("two types contradict where neither is above the other and the sent one does not take the other", () => {
    fc.assert(
      fc.property(anyWord, anyWord, (sent, own) => {
        const beside = (besides.get(sent) ?? []).some((word) => withAncestors(own).has(word));
        const related = withAncestors(sent).has(own) || withAncestors(own).has(sent) || beside;
        expect(agreement(sent, [own])).toBe(related ? "agrees" : "contradicts");
      }),
    );
  });

  it("one fitting type of several is enough", () => {
    expect(agreement("person", ["city", "Q5"])).toBe("agrees");
  });

  it("unknown types are compatible, on either side", () => {
    expect(agreement("gizmo", ["person"])).toBe("unknown");
    expect(agreement("person", [])).toBe("unknown");
    expect(agreement("person", ["gizmo"])).toBe("unknown");
  });

  it("a known type that does not fit contradicts, even beside an unknown one", () => {
    expect(agreement("person", ["gizmo", "city"])).toBe("contradicts");
  });

  it("a type of the caller's own words agrees with the same word", () => {
    expect(agreement("Gizmo", ["gizmo"])).toBe("agrees");
  });
});

describe("what a sent type takes besides its own kind", () => {
  it("is words of the hierarchy only", () => {
    for (const [word, beside] of besides)
      for (const one of [word, ...beside]) expect(words, `${word} + ${beside.join(", ")}`).toContain(one);
  });

  it("a label that no entity has takes the words that it is for", () => {
    expect(agreement("NORP", ["political party"])).toBe("agrees");
    expect(agreement("Nationality", ["sovereign state"])).toBe("agrees");
    expect(agreement("nationality", ["river"])).toBe("contradicts");
    expect(agreement("schema:SportsOrganization", ["sports league"])).toBe("agrees");
    expect(agreement("NewsMediaOrganization", ["newspaper"])).toBe("agrees");
    expect(agreement("MISC", ["river"])).toBe("agrees");
  });

  it("a region may be a continent or a union of states, a city a state of its own", () => {
    expect(agreement("Region", ["continent"])).toBe("agrees");
    for (const label of ["Region", "Location", "Place", "GPE"])
      expect(agreement(label, ["international organization"]), label).toBe("agrees");
    expect(agreement("City", ["sovereign state", "city-state"])).toBe("agrees");
    expect(agreement("City", ["Q3624078", "Q133442"])).toBe("agrees");
    expect(agreement("City", ["sovereign state"])).toBe("contradicts");
  });

  it("what it takes besides does not make what is above that fit", () => {
    // A deity is a concept to the hierarchy: not every concept is a person.
    expect(agreement("person", ["deity"])).toBe("agrees");
    expect(agreement("person", ["concept"])).toBe("contradicts");
  });
});

describe("isKnownType", () => {
  it.each([
    "person",
    "Q5",
    "schema:City",
    "ORG",
    "Nationality",
    "Thing",
    "owl:Thing",
    "academic_institution",
  ])("%s is known", (type) => {
    expect(isKnownType(type)).toBe(true);
  });

  it.each(["gizmo", "", "Q999999999", "http://example.org/Gizmo"])("%j is not known", (type) => {
    expect(isKnownType(type)).toBe(false);
  });
});

it("isPerson tells persons in any form of the type", () => {
  for (const types of [["person"], ["Q5"], ["schema:Person"], ["gizmo", "wd:Q5"]])
    expect(isPerson(types)).toBe(true);
  for (const types of [[], ["city"], ["fictional character"], ["gizmo"]]) expect(isPerson(types)).toBe(false);
});

describe("a type of persons and firms", () => {
  it.each([
    "client",
    "premium customers",
    "Mandantin",
    "locataire",
    "socio",
    "proveedora",
    "sócia",
    "取引先",
  ])("is known, but has no place in the hierarchy: %s", (type) => {
    expect(isPersonOrFirm([type])).toBe(true);
    expect([isKnownType(type), typeWord(type), isPerson([type])]).toEqual([true, undefined, false]);
    for (const sent of ["Person", "Organization", "City"]) expect(agreement(sent, [type])).toBe("unknown");
  });

  it.each(["committee member", "team lead", "product owner", "company", "gizmo", "person"])(
    "is another one than %s",
    (type) => {
      expect(isPersonOrFirm([type])).toBe(false);
    },
  );
});

describe("a word that mostly stands behind its noun", () => {
  it.each(["código fiscal", "documento oficial", "proyecto piloto", "ficha técnica", "casa madre"])(
    "makes no person of %s",
    (type) => {
      expect(isPerson([type])).toBe(false);
    },
  );
});
