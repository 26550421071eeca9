import { describe, expect, test } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { saidIn } from "./feature-values.ts";

const work = (id: string, description: string, name = "Zorvan") => ({
  id,
  name,
  description,
  types: ["creative work"],
});
const film = work("film", "2008 fantasy film");
const novel = work("novel", "novel by Ada Lorne");
const novels = work("novels", "series of novels by Ada Lorne");
const game = work("game", "video game by Lorne Studio");
const hero = { ...work("hero", "fictional wizard"), types: ["fictional character"] };

describe("a noun for the form of a work", () => {
  test.each<[Language, string, string]>([
    ["en", "behind the name", "They sold the Zorvan film to Lorne."],
    ["en", "behind the name in quotation marks", 'They sold the "Zorvan" movie to Lorne.'],
    ["en", "before the name", "They sold the film Zorvan to Lorne."],
    ["de", "behind a hyphen", "Sie haben den Zorvan-Film gesehen."],
    ["fr", "before the name", "Ils ont vu le film Zorvan à la mer."],
    ["es", "before a preposition", "Vieron la película de Zorvan en casa."],
    ["it", "before a preposition", "Hanno visto il film di Zorvan in casa."],
    ["pt", "before a preposition", "Viram o filme de Zorvan em casa."],
  ])("tells the film from the novel and the hero: %s, %s", async (language, _, text) => {
    expect(await saidIn(text, [film, novel, hero], language)).toEqual({
      said: ["film"],
      other: ["hero", "novel"],
    });
  });

  test.each([
    ["several works", "All Zorvan novels were sold."],
    ["a series", "They sold the Zorvan series to Lorne."],
    ["one of several", "They sold the second Zorvan novel."],
    ["one of a series", "It is the third novel of the Zorvan saga."],
  ])("tells the series from one novel where the text states %s", async (_, text) => {
    const { said, other } = await saidIn(text, [novel, novels]);
    expect(said).toEqual(["novels"]);
    expect(other).toEqual(["novel"]);
  });

  test("does not tell the first work of a series from the series, as both have the name", async () => {
    expect((await saidIn("They sold the first Zorvan novel.", [novel, novels])).other).toEqual([]);
  });

  test("takes an author for that of a book", async () => {
    expect(await saidIn("The author of Zorvan was born here.", [film, novel])).toEqual({
      said: ["novel"],
      other: ["film"],
    });
  });

  test("rules out what has another form for a work of which nothing is known", async () => {
    const unknown = { id: "unknown", name: "Zorvan" };
    expect(await saidIn("They read the Zorvan book.", [film, unknown])).toEqual({
      said: [],
      other: ["film"],
    });
  });

  test.each([
    ["no candidate has the form", "They sold the Zorvan game.", [film, novel]],
    ["the noun begins a compound", "They went to the Zorvan film festival.", [film, novel]],
    ["the noun is music, which others have made", "They sold the Zorvan album.", [film, novel]],
    ["a comma stands between", "They sold Zorvan, film rights and all.", [film, novel]],
    ["no noun stands beside the name", "They sold Zorvan for a film.", [film, game]],
  ])("says nothing where %s", async (_, text, entities) => {
    expect(await saidIn(text, entities)).toEqual({ said: [], other: [] });
  });

  test("keeps what the noun has said of a hero, where no work has the name", async () => {
    expect(await saidIn("They read the novel Zorvan in bed.", [hero])).toEqual({
      said: [],
      other: ["hero"],
    });
  });

  test("says nothing of a console, a firm or a person of the name", async () => {
    const others = [
      { id: "console", name: "Zorvan", description: "video game console", types: ["game console"] },
      { id: "firm", name: "Zorvan", description: "film company", types: ["company"] },
      { id: "person", name: "Ada Zorvan", description: "author of novels", types: ["person"] },
    ];
    const { said, other } = await saidIn("They sold all Zorvan games.", [...others, novel]);
    expect([...said, ...other]).not.toEqual(expect.arrayContaining(["console", "firm", "person"]));
  });
});
