import { describe, expect, test } from "vitest";
import { languageData } from "../../data/languages/index.ts";
import { languages } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { readText } from "../../src/linking/document/text.ts";
import { type CandidateFeature, candidateFeatures } from "../../src/linking/model/feature-table.ts";
import { readEvidence } from "../../src/linking/rank.ts";
import { givenMention } from "../../src/linking/sent.ts";
import { valuesOfAll } from "./feature-values.ts";

type Language = Parameters<typeof loadLexicon>[0];

const cues = ["place_cue", "article", "person_cue", "determiner", "match_cue", "number_behind"] as const;

/** The features of a mention that the words beside it set, among those that tell of its kind. */
async function cuesOf(language: Language, text: string, name: string): Promise<CandidateFeature[]> {
  await loadLexicon(language);
  const document = readDocument(text, language);
  const start = text.indexOf(name);
  const mention = givenMention(document, { start, end: start + name.length });
  const world = { uri: "inline", kind: "user", dataset: compileList([{ id: "a", name }]) } as const;
  const runs = new Int32Array(document.pieces.count);
  const { states } = await readEvidence(
    readText(document, runs, () => undefined),
    [mention],
    world,
    0,
  );
  return cues.filter((cue) => states[0]!.rows.value(candidateFeatures.at[cue]) === 1);
}

describe("what stands beside a name tells what kind of thing it is", () => {
  test.each([
    ["en", "They met in Arvenia.", "Arvenia", ["place_cue"]],
    ["en", "They met near the Arvenia.", "Arvenia", ["place_cue", "article"]],
    ["en", "Arvenia said so.", "Arvenia", ["person_cue"]],
    ["en", "Arvenia, who left early.", "Arvenia", ["person_cue"]],
    ["en", "Arvenia won the match.", "Arvenia", ["match_cue"]],
    ["en", "Arvenia. Said nobody.", "Arvenia", []],
    ["it", "La Arvenia ha vinto il derby.", "Arvenia", ["article", "person_cue", "match_cue"]],
    ["fr", "Elle vit près de Arvenie.", "Arvenie", ["place_cue"]],
    ["de", "Er kommt aus Arvenien.", "Arvenien", ["place_cue"]],
    ["es", "Vive cerca de Arvenia.", "Arvenia", ["place_cue"]],
    ["pt", "Nasceu em Arvénia.", "Arvénia", ["place_cue"]],
    ["es", "Viajó a Arvenia.", "Arvenia", ["place_cue"]],
    ["es", "Llegaron el lunes por la noche a Arvenia.", "Arvenia", ["place_cue"]],
    ["es", "Saludó a Arvenia.", "Arvenia", []],
    ["es", "Viajó. A Arvenia le gustó.", "Arvenia", []],
    ["pt", "Chegou a Arvénia.", "Arvénia", ["place_cue", "article"]],
    ["pt", "Agradeceu a Arvénia.", "Arvénia", ["article"]],
    ["en", "They love this Arvenia.", "Arvenia", ["determiner"]],
    ["it", "La nostra Arvenia.", "Arvenia", ["determiner"]],
    ["fr", "Notre Arvenie.", "Arvenie", ["determiner"]],
    ["de", "Jede Arvenien.", "Arvenien", ["determiner"]],
    ["es", "Nuestra Arvenia.", "Arvenia", ["determiner"]],
    ["pt", "Nossa Arvénia.", "Arvénia", ["determiner"]],
    ["en", "Arvenia 3 Borvenia 1", "Arvenia", ["number_behind"]],
    ["en", "Arvenia 2026 was loud.", "Arvenia", []],
    ["en", "ARVENIA (Reuters) - They met today.", "ARVENIA", ["place_cue"]],
    ["en", "ARVENIA (AP) They met today.", "ARVENIA", ["place_cue"]],
    ["en", "ARVENIA, Borvenia - They met today.", "ARVENIA", ["place_cue"]],
    ["en", "ARVENIA 2026-08-30 They met today.", "ARVENIA", ["place_cue"]],
    ["en", "Arvenia (Reuters) - They met today.", "Arvenia", ["place_cue"]],
    ["de", "Arvenia – Der Verein kam an.", "Arvenia", ["place_cue"]],
    ["en", "Arvenia – always late – came.", "Arvenia", []],
    ["en", "Arvenia-The Borvenia came.", "Arvenia", []],
    ["en", "We saw Arvenia – The rest came.", "Arvenia", []],
    ["en", "Arvenia (the band) came.", "Arvenia", []],
    ["en", "They met ARVENIA (the band) today.", "ARVENIA", []],
    ["en", "ARVENIA, BORVENIA AND CORVENIA MEET", "ARVENIA", []],
  ] as const)("%s: %s", async (language, text, name, found) => {
    expect(await cuesOf(language, text, name)).toEqual(found);
  });

  test("a word of a match counts near the name, not far from it", async () => {
    const far = (words: number) => `Arvenia ${"and so on ".repeat(words)}match`;
    expect(await cuesOf("en", far(3), "Arvenia")).toContain("match_cue");
    expect(await cuesOf("en", far(4), "Arvenia")).not.toContain("match_cue");
  });

  test.each([
    ["en", "match", "and so on "],
    ["pt", "perdeu", "e assim "],
    ["ja", "勝", "静かな日本の夏。"],
  ] as const)(
    "the only word of a match in a text of some sentences has another sense: %s",
    async (language, word, more) => {
      const text = `Arvenia ${word}. `;
      expect(await cuesOf(language, text, "Arvenia")).toContain("match_cue");
      expect(await cuesOf(language, `${text}${more.repeat(2)}`, "Arvenia")).toContain("match_cue");
      expect(await cuesOf(language, `${text}${more.repeat(22)}`, "Arvenia")).not.toContain("match_cue");
      expect(await cuesOf(language, `${text}${more.repeat(22)}${word}`, "Arvenia")).toContain("match_cue");
      expect(await cuesOf(language, `${text}${more.repeat(80)}`, "Arvenia")).toContain("match_cue");
    },
  );

  test.each(languages)("%s has words of matches", async (language) => {
    const [word = ""] = languageData[language].besideWords.match.split("\n");
    expect(await cuesOf(language, `${word} Arvenia`, "Arvenia")).toContain("match_cue");
  });
});

describe("two words for peoples in a row", () => {
  const entities = [
    { id: "country", name: "United States", types: ["country"], aliases: ["African American", "American"] },
    { id: "people", name: "African Americans", types: ["ethnic group"], aliases: ["African American"] },
  ];
  const others = async (text: string, name: string) =>
    (await valuesOfAll("not_as_said", text, [name], entities, "public")).flatMap(([id, value]) =>
      value > 0 ? [id] : [],
    );

  test("are a people, and not the country that has them as an alias", async () => {
    expect(await others("The first African American governor won.", "African American")).toEqual(["country"]);
  });

  test("say nothing where one of them stands alone", async () => {
    expect(await others("The first American governor won.", "American")).toEqual([]);
  });
});
