import { describe, expect, test } from "vitest";
import { createResolver } from "../../src/index.ts";

const resolver = createResolver();

/** What the first mention of a name is in a text: an id, or the reason why it is none. */
async function idOf(language: string, text: string, name: string): Promise<string | undefined> {
  const { mentions } = await resolver.resolve({ text, language });
  const mention = mentions.find((one) => one.text === name);
  return mention?.entity?.id ?? mention?.reason;
}

describe("what a text says that a name is", () => {
  test.each([
    ["en", "Ford was the President who followed Richard Nixon in the White House.", "Ford", "Q9582"],
    ["en", "Ford, General Motors and Toyota sell more cars than Mazda.", "Ford", "Q44294"],
    ["en", "Georgia, a state next to Florida, voted late.", "Georgia", "Q1428"],
    ["es", "Panamá es la capital del país, a orillas del Pacífico.", "Panamá", "Q3306"],
    ["es", "Panamá limita con Colombia y Costa Rica.", "Panamá", "Q804"],
    ["it", "Giove, marito di Giunone, era il re degli dèi romani.", "Giove", "Q4649"],
    ["es", "Mercurio, hijo de Júpiter, era el mensajero de los dioses.", "Mercurio", "Q1150"],
    ["es", "Mercurio es el planeta más cercano al Sol.", "Mercurio", "Q308"],
    ["en", "The moon Europa has an ocean.", "Europa", "Q3143"],
    ["en", "She plays in a band called Queen.", "Queen", "Q15862"],
    ["fr", "Un film intitulé Titanic est sorti.", "Titanic", "Q44578"],
    ["en", "Titanic was a ship that sank on her first voyage.", "Titanic", "Q25173"],
  ])("decides between its namesakes: %s %s", async (language, text, name, id) => {
    expect(await idOf(language, text, name)).toBe(id);
  });

  test.each([
    ["en", "Casablanca is a small planet in the novel.", "Casablanca", "Q7903"],
    ["en", "The startup Galileo from Tartu raised two million euros.", "Galileo", "Q307"],
    ["en", "We stayed at Sirius, a small guesthouse near the beach.", "Sirius", "Q3409"],
    ["en", "A storm named Florence hit the coast.", "Florence", "Q2044"],
    ["de", "Das Pferd Napoleon gewann in Aachen.", "Napoleon", "Q517"],
    ["de", "Ein Schiff namens Kolumbus sank.", "Kolumbus", "Q7322"],
    ["fr", "Un navire baptisé Victoria a coulé.", "Victoria", "Q2132"],
    ["it", "Ha un gatto di nome Cesare.", "Cesare", "Q1048"],
    ["fr", "Le cheval Napoléon a gagné à Chantilly.", "Napoléon", "Q517"],
    ["es", "Apolo es un cine de Cuenca.", "Apolo", "Q37340"],
    ["it", "Mercurio, una ditta di corrieri di Prato, è fallita.", "Mercurio", "Q308"],
    ["pt", "O cavalo Napoleão venceu em Cascais.", "Napoleão", "Q517"],
  ])("leaves a namesake of another kind unresolved in %s: %s", async (language, text, name, other) => {
    expect(await idOf(language, text, name)).not.toBe(other);
  });

  test("says less for a firm if the name is that of a shop or an inn", async () => {
    const score = async (text: string) => {
      const { mentions } = await resolver.resolve({ text, language: "en" });
      return mentions.find((one) => one.text === "Oracle")?.score ?? 0;
    };
    const ofFirm = await score("A company called Oracle opened.");
    expect(await score("A restaurant called Oracle opened.")).toBeLessThan(ofFirm);
  });

  test.each([
    ["en", "He flew home with his wife Florence.", "Florence"],
    ["de", "Er lebt mit seiner Frau Florence.", "Florence"],
    ["fr", "Il vit avec sa femme Florence.", "Florence"],
    ["es", "Vino con su prima Carolina.", "Carolina"],
    ["it", "Vive con sua moglie Asia.", "Asia"],
    ["pt", "Chegou com a sua filha Vitória.", "Vitória"],
  ])("finds no place behind a word of kin: %s %s", async (language, text, name) => {
    const { mentions } = await resolver.resolve({ text, language });
    expect(mentions.find((one) => one.text === name)?.entity ?? null).toBeNull();
  });

  test.each([
    ["es", "Nacido en Lleida, hijo de un ferroviario, compró una cámara.", "Lleida", "Q15090"],
    ["en", "Berlin is a city council member's favourite place.", "Berlin", "Q64"],
    ["en", "London is a hotel owner's dream.", "London", "Q84"],
    ["en", "Starbucks is a chain of coffee shops.", "Starbucks", "Q37158"],
    ["en", "The company named Berlin as its new base.", "Berlin", "Q64"],
    ["en", "A US firm named China as its largest market.", "China", "Q148"],
    ["en", "The girl called London home.", "London", "Q84"],
    ["en", "Toyota is a car that lasts.", "Toyota", "Q53268"],
  ])("is said of nobody else and of no noun behind it: %s %s", async (language, text, name, id) => {
    expect(await idOf(language, text, name)).toBe(id);
  });
});

describe("a side that somebody plays for", () => {
  test("is not a town", async () => {
    expect(await idOf("it", "Diego Armando Maradona giocò nel Napoli e vinse la Serie A.", "Napoli")).toBe(
      "Q2641",
    );
  });

  test("is a town where the preposition names a place", async () => {
    expect(await idOf("es", "Lionel Messi juega en Miami. Messi marcó dos goles.", "Miami")).toBe("Q8652");
  });
});

describe("a name in marks of titles", () => {
  test("is the work", async () => {
    expect(await idOf("ja", "レニー・ゼルウィガーは映画『シカゴ』に出演した。", "シカゴ")).toBe("Q189889");
  });

  test("is the town without them", async () => {
    expect(await idOf("ja", "シカゴはイリノイ州の都市で、ミシガン湖に面している。", "シカゴ")).toBe("Q1297");
  });
});

describe("a name that somebody named later in the sentence has, too", () => {
  test("is not short for the full name behind it", async () => {
    const text = "Mercury is the closest planet to the Sun, and Freddie Mercury sang for Queen.";
    expect(await idOf("en", text, "Mercury")).not.toBe("Q15869");
  });

  test("is short for it in a headline above", async () => {
    const text = "Merkel visits Rome\n\nAngela Merkel met the President on Monday. Merkel will speak today.";
    expect(await idOf("en", text, "Merkel")).toBe("Q567");
  });
});

describe("a known name, a small word and another known name", () => {
  test.each([
    ["fr", "L'Équipe annonce le transfert de Neymar au Barça.", ["Neymar", "Barça"]],
    ["it", "La Scala apre la stagione con il Macbeth di Verdi.", ["La Scala", "Macbeth", "Verdi"]],
    ["it", "Leonardo da Vinci visse a Milano.", ["Leonardo da Vinci", "Milano"]],
  ])("are two where one is of the other or goes there: %s %s", async (language, text, names) => {
    const { mentions } = await resolver.resolve({ text, language });
    expect(mentions.map((one) => one.text)).toEqual(names);
  });
});

describe("somebody unknown of a known organisation or place", () => {
  test.each([
    [
      "Dr. Emily Chen of Stanford University and Klaus Weber met in Oslo.",
      ["Emily Chen", "Stanford University", "Klaus Weber", "Oslo"],
    ],
    ["Anna Maria of Brunswick died in Vienna.", ["Anna Maria of Brunswick", "Vienna"]],
  ])("is a name of its own, and a duchess is one with her duchy: %s", async (text, names) => {
    const { mentions } = await resolver.resolve({ text, language: "en" });
    expect(mentions.map((one) => one.text)).toEqual(names);
  });
});

describe("an article that starts a sentence", () => {
  test.each([
    ["en", "The times are hard in London.", "The times"],
    ["en", "The guardian of the child lives in Bath.", "The guardian"],
    ["pt", "A seleção da Costa do Marfim venceu o Senegal.", "A seleção"],
  ])("makes no name of a word in small letters: %s %s", async (language, text, name) => {
    const { mentions } = await resolver.resolve({ text, language });
    expect(mentions.find((one) => one.text === name)?.entity ?? null).toBeNull();
  });

  test.each([
    ["en", "The Times reported from Paris.", "The Times", "Q50008"],
    ["fr", "La joconde est exposée au Louvre.", "La joconde", "Q12418"],
  ])("is part of a name with a capital or of a work: %s %s", async (language, text, name, id) => {
    expect(await idOf(language, text, name)).toBe(id);
  });
});

describe("an ordinal before initials", () => {
  test.each([
    ["Hannover 96 verpflichtet einen Stürmer vom 1. FC Nürnberg.", "1. FC Nürnberg", "Q15786"],
    ["1. FC Union Berlin holt einen Punkt.", "1. FC Union Berlin", "Q141971"],
  ])("belongs to the name: %s", async (text, name, id) => {
    expect(await idOf("de", text, name)).toBe(id);
  });

  test("is none where it is the end of a score", async () => {
    const text = "Es endete 3:1. FC Bayern München jubelt.";
    expect(await idOf("de", text, "FC Bayern München")).toBe("Q15789");
  });

  test("does not join sentences where no name goes over the full stop", async () => {
    const { mentions } = await resolver.resolve({
      text: "Die SPD kam auf Platz 1. CDU und FDP folgten.",
      language: "de",
    });
    expect(mentions.map((one) => one.text)).toEqual(["SPD", "CDU", "FDP"]);
  });
});
