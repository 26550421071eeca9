import { describe, expect, test } from "vitest";
import { beside } from "../../data/lexicon/beside.ts";
import { languages } from "../../src/contract/index.ts";
import {
  BY_PERSON,
  DETERMINED,
  IN_MATCH,
  IN_PLACE,
  lookBeside,
  WITH_ARTICLE,
} from "../../src/linking/beside.ts";
import { readDocument } from "../../src/linking/document.ts";
import { loadLexicon } from "../../src/linking/lexicon.ts";

type Language = Parameters<typeof loadLexicon>[0];

async function besideOf(language: Language, text: string, name: string): Promise<number> {
  await loadLexicon(language);
  const document = readDocument(text, language);
  const { count, start } = document.pieces;
  const at = text.indexOf(name);
  for (let i = 0; i < count; i++) if (start[i] === at) return lookBeside(document, i, i + 1);
  throw new Error(`${name} is not in the text`);
}

describe("what stands beside a name tells what kind of thing it is", () => {
  test.each([
    ["en", "They met in Arvenia.", "Arvenia", IN_PLACE],
    ["en", "They met near the Arvenia.", "Arvenia", IN_PLACE | WITH_ARTICLE],
    ["en", "Arvenia said so.", "Arvenia", BY_PERSON],
    ["en", "Arvenia, who left early.", "Arvenia", BY_PERSON],
    ["en", "Arvenia won the match.", "Arvenia", IN_MATCH],
    ["en", "Arvenia. Said nobody.", "Arvenia", 0],
    ["it", "La Arvenia ha vinto il derby.", "Arvenia", WITH_ARTICLE | BY_PERSON | IN_MATCH],
    ["fr", "Elle vit près de Arvenie.", "Arvenie", IN_PLACE],
    ["de", "Er kommt aus Arvenien.", "Arvenien", IN_PLACE],
    ["es", "Vive cerca de Arvenia.", "Arvenia", IN_PLACE],
    ["pt", "Nasceu em Arvénia.", "Arvénia", IN_PLACE],
    ["en", "They love this Arvenia.", "Arvenia", DETERMINED],
    ["it", "La nostra Arvenia.", "Arvenia", DETERMINED],
    ["fr", "Notre Arvenie.", "Arvenie", DETERMINED],
    ["de", "Jede Arvenien.", "Arvenien", DETERMINED],
    ["es", "Nuestra Arvenia.", "Arvenia", DETERMINED],
    ["pt", "Nossa Arvénia.", "Arvénia", DETERMINED],
  ] as const)("%s: %s", async (language, text, name, bits) => {
    expect(await besideOf(language, text, name)).toBe(bits);
  });

  test("a word of a match counts near the name, not far from it", async () => {
    const far = (words: number) => `Arvenia ${"and so on ".repeat(words)}match`;
    expect((await besideOf("en", far(3), "Arvenia")) & IN_MATCH).toBe(IN_MATCH);
    expect((await besideOf("en", far(4), "Arvenia")) & IN_MATCH).toBe(0);
  });

  test.each(languages)("%s has words of matches", async (language) => {
    const [word = ""] = beside[language].match.split(" ");
    expect((await besideOf(language, `${word} Arvenia`, "Arvenia")) & IN_MATCH).toBe(IN_MATCH);
  });
});
