import { describe, expect, it } from "vitest";
import type { Language } from "../../src/contract/index.ts";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import type { SourceEntity } from "../../src/datasets/build/source.ts";
import { openPack } from "../../src/datasets/pack/pack.ts";
import { joined } from "../../src/datasets/pack/pack-names.ts";
import { createResolver } from "../../src/resolver.ts";

const one = (id: string, name: string, more: Partial<SourceEntity> = {}): SourceEntity => ({
  id,
  labels: { en: name, de: name, es: name, fr: name, it: name, pt: name },
  types: ["Q5"],
  person: true,
  facts: { mass: 60 },
  ...more,
});

const builder = new PackBuilder();
for (const entity of [
  one("Q1", "Martin"),
  one("Q2", "Teresa"),
  one("Q3", "Rosa Villanova"),
  one("Q4", "Rosa Villanova", { types: ["Q11424"], person: false }),
  one("Q5", "Virgil", { relations: [{ property: "P737", value: "Q6" }] }),
  one("Q6", "Homer"),
  one("Q7", "Zimmer"),
  one("Q8", "Zimmer", { types: ["Q515"], person: false }),
  one("Q9", "Ada Martin"),
  one("Q10", "Nora Vilmar"),
  one("Q11", "Pavel Vilmar", { relations: [{ property: "P26", value: "Q10" }] }),
  one("Q12", "Zeno Vilmar"),
])
  builder.add(entity);
const resolver = createResolver({
  publicKb: openPack(joined(builder.finish({ source: "test", license: "CC0-1.0", command: "test" }))),
});

/** The entities for which a feature speaks against the last of the names in a text. */
async function against(feature: string, language: Language, text: string, ...names: string[]) {
  let from = 0;
  const { mentions } = await resolver.resolve({
    text,
    language,
    mentions: names.map((name) => {
      const start = text.indexOf(name, from);
      from = start + name.length;
      return { start, end: from };
    }),
    include: ["candidates", "evidence"],
  });
  const candidates = mentions.at(-1)!.candidates!;
  expect(candidates.length).toBeGreaterThan(0);
  return candidates.filter(({ features }) => (features?.[feature] ?? 0) < 0).map(({ id }) => id);
}

describe("the last name of a known person whom the text has named before", () => {
  it("may mean a relative of hers, and nobody else", async () => {
    const text = "Nora Vilmar came. Vilmar spoke.";
    expect(await against("stranger", "en", text, "Nora Vilmar", "Vilmar")).toEqual(["Q12"]);
  });
});

describe("the last name of somebody's parents or late spouse", () => {
  it.each([
    ["en", "Lena Brunnitz, née Martin, taught music."],
    ["de", "Lena Brunnitz, geb. Martin, lehrte Musik."],
    ["de", "Lena Brunnitz (geborene Martin) lehrte Musik."],
    ["fr", "Lena Brunnitz, née Martin, enseignait la musique."],
    ["it", "Lena Brunnitz ved. Martin insegnava musica."],
    ["es", "Lena Brunnitz, nacida Martin, enseñaba música."],
    ["pt", "Lena Brunnitz, nascida Martin, ensinava música."],
  ] as const)("is not its known bearer: %s %s", async (language, text) => {
    expect(await against("stranger", language, text, "Martin")).toContain("Q1");
  });

  it("is not the known one where the widow is unknown", async () => {
    const text = "Lena Brunnitz, viuda de Martin, enseñaba música.";
    expect(await against("stranger", "es", text, "Lena Brunnitz", "Martin")).toContain("Q1");
  });

  it.each([
    ["es", "Rosa Villanova, viuda de Martin, habló.", ["Rosa Villanova", "Martin"]],
    ["es", "La viuda de Martin habló.", ["Martin"]],
    ["en", "Lena Brunnitz, née Ada Martin, taught music.", ["Ada Martin"]],
    ["de", "Lena Brunnitz, geb. Martin 1898, lehrte Musik.", ["Martin"]],
    ["it", "La NATO Martin ha lodato.", ["Martin"]],
  ] as const)("may be the known one elsewhere: %s %s", async (language, text, names) => {
    expect(await against("stranger", language, text, ...names)).toEqual([]);
  });
});

describe("a school, a hall or a pool with an adjective", () => {
  it.each([
    ["it", "La scuola media statale Rosa Villanova riapre."],
    ["fr", "Le groupe scolaire Rosa Villanova rouvre."],
    ["es", "El centro deportivo Rosa Villanova reabre."],
    ["pt", "O pavilhão municipal Rosa Villanova reabre."],
  ] as const)(
    "has the name of a person, and is neither the person nor a book: %s %s",
    async (language, text) => {
      expect((await against("named_after", language, text, "Rosa Villanova")).sort()).toEqual(["Q3", "Q4"]);
    },
  );

  it.each([
    ["it", "Il direttore sportivo Rosa Villanova ha parlato."],
    ["fr", "Dans la salle voisine Rosa Villanova chantait."],
    ["es", "La escuela, municipal, Rosa Villanova y otros."],
    ["pt", "A escola municipal de Rosa Villanova fechou."],
  ] as const)("is not told elsewhere: %s %s", async (language, text) => {
    expect(await against("named_after", language, text, "Rosa Villanova")).toEqual([]);
  });
});

describe("a bare first name beside the writer or another bare first name", () => {
  it.each([
    ["en", "Martin and I missed the bus."],
    ["de", "Martin und ich haben den Bus verpasst."],
    ["fr", "Hier, Martin et moi avons dîné."],
    ["es", "Martin y yo perdimos el autobús."],
    ["it", "Io e Martin abbiamo perso il treno."],
    ["pt", "Martin e eu perdemos o ônibus."],
    ["en", "Martin and Sophie came late."],
    ["es", "El lunes, Sophie y Martin perdieron el tren."],
  ] as const)("is an acquaintance: %s %s", async (language, text) => {
    expect(await against("acquaintance", language, text, "Martin")).toContain("Q1");
  });

  it.each([
    ["en", "Martin and the others came late.", ["Martin"]],
    ["en", "Martin and Sophie Brunnitz came late.", ["Martin"]],
    ["en", "King Martin and Sophie came late.", ["Martin"]],
    ["en", "Martin, and I mean it, came late.", ["Martin"]],
    ["en", "Martin and Germany came late.", ["Martin"]],
    ["en", "Virgil and Homer wrote of wars.", ["Virgil", "Homer"]],
  ] as const)(
    "may be known with another name, a title or a known partner: %s %s",
    async (language, text, names) => {
      expect(await against("acquaintance", language, text, ...names)).toEqual([]);
    },
  );
});

describe("an everyday noun with a number behind it", () => {
  it.each(["Zimmer 12 ist noch nicht frei.", "Das ist Zimmer 7."])("is not a last name: %s", async (text) => {
    expect(await against("not_as_said", "de", text, "Zimmer")).toEqual(["Q7"]);
  });

  it.each(["Zimmer kam 12 Minuten zu spät.", "Zimmer 2024 war ein Erfolg.", "Zimmer, 12, kam zu spät."])(
    "may be a last name without a number of a room right behind it: %s",
    async (text) => {
      expect(await against("not_as_said", "de", text, "Zimmer")).toEqual([]);
    },
  );
});

describe("somebody with the department of an office behind the name", () => {
  it.each([
    ["en", "Martin from legal says yes."],
    ["en", "Ask Martin, from our Leeds office, about it."],
    ["de", "Herr Martin aus unserer Buchhaltung meldet sich."],
    ["fr", "Martin, de la compta, rappelle demain."],
    ["es", "Martin, de logística, envía el paquete."],
    ["it", "Martin della contabilità scrive domani."],
    ["pt", "Martin, do financeiro, volta na segunda."],
  ] as const)("works there: %s %s", async (language, text) => {
    expect(await against("acquaintance", language, text, "Martin")).toContain("Q1");
  });

  it("may have the full name of a known person", async () => {
    const text = "Rosa Villanova, de logística, envía el paquete.";
    expect(await against("acquaintance", "es", text, "Rosa Villanova")).toContain("Q3");
  });

  it.each([
    ["en", "Martin, from accounts of the war, is a hero."],
    ["en", "Martin from our team scored."],
    ["en", "Martin in legal trouble again."],
    ["en", "Martin, from legal aid to courts, knows it all."],
    ["de", "Er nahm Martin in Empfang."],
    ["fr", "Martin, de la ville, rappelle demain."],
    ["es", "Martin, de compras en Madrid, sonríe."],
    ["pt", "Martin, do lado do financeiro do clube, volta."],
    ["de", "Die Leute in Martin aus der Buchhaltung kommen."],
    ["it", "Il responsabile di Martin della logistica scrive."],
    ["fr", "Nos collègues à Martin de la logistique rappellent."],
    ["es", "La oficina de Martin de contabilidad cierra."],
    ["pt", "A equipe de Martin da contabilidade saiu."],
  ] as const)("is not told by other words: %s %s", async (language, text) => {
    expect(await against("acquaintance", language, text, "Martin")).toEqual([]);
  });
});

describe("children behind a comma", () => {
  it.each([
    ["en", "She leaves two sons, Teresa and Martin.", "Martin"],
    ["fr", "Elle laisse deux petits-fils, Martin et Sophie.", "Martin"],
    ["es", "Le sobreviven sus hijos, Martin y Sol.", "Martin"],
    ["de", "Er hinterlässt zwei Töchter, Sophie und Teresa.", "Teresa"],
  ] as const)("are nobody known: %s %s", async (language, text, name) => {
    expect((await against("acquaintance", language, text, name)).length).toBeGreaterThan(0);
  });

  it.each([
    ["en", "After two sons, Martin came back."],
    ["en", "Without her sons, Martin and the king came back."],
  ] as const)("are not told by one name, nor by a name and another noun: %s %s", async (language, text) => {
    expect(await against("acquaintance", language, text, "Martin")).toEqual([]);
  });
});

describe("the speaker of a dialogue", () => {
  const said = (first: string, second: string) => `${first}: here?\n${second}: no.\n${first}: why?`;

  it.each([said("Martin", "Sophie"), said("Sophie", "Martin")])("is nobody known: %j", async (text) => {
    expect(await against("acquaintance", "en", text, "Martin")).toContain("Q1");
  });

  it.each([
    "Martin: sunny\nSophie: rain\nTeresa: rain",
    "Note: late.\nHe saw Martin: no.\nNote: late.",
    "Hotel: Adlon\nMartin: two nights\nHotel: Sacher\nSophie: one night",
    "Q: Where?\nA: Here.\nQ: Which one?\nMartin: the old one",
    "Martin: 20 degrees\nSophie: 18 degrees\nMartin: 22 degrees",
    `Ada Martin is here.\n${said("Martin", "Sophie")}`,
  ])("is not told by a list, nor within a line, nor of a full name elsewhere: %j", async (text) => {
    const names = text.startsWith("Ada") ? ["Ada Martin"] : [];
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      mentions: [...names, "Martin:"].map((name) => ({
        start: text.indexOf(name),
        end: text.indexOf(name) + name.replace(":", "").length,
      })),
      include: ["candidates", "evidence"],
    });
    const known = mentions.at(-1)!.candidates!.find(({ id }) => id === (names.length > 0 ? "Q9" : "Q1"));
    expect(known?.features?.acquaintance ?? 0).toBe(0);
  });
});

describe("the full name under a letter", () => {
  it.each([
    ["en", "See you soon.\nBest regards,\nRosa Villanova"],
    ["de", "Bis bald.\nMit freundlichen Grüßen\nRosa Villanova\nVertrieb"],
    ["it", "A presto. Cordiali saluti, Rosa Villanova, ufficio acquisti"],
    ["fr", "À bientôt.\nCordialement,\n\nRosa Villanova"],
  ] as const)("is nobody known: %s %j", async (language, text) => {
    expect(await against("acquaintance", language, text, "Rosa Villanova")).toContain("Q3");
  });

  it.each([
    ["en", "Best regards to Rosa Villanova"],
    ["en", "With best regards, Rosa Villanova closed the show."],
    ["en", "Rosa Villanova spoke.\nBest regards,\nRosa Villanova"],
    ["it", "Saluti a tutti. Rosa Villanova canta."],
  ] as const)("may be known elsewhere: %s %j", async (language, text) => {
    const at = text.lastIndexOf("Rosa");
    const all = [...new Set([text.indexOf("Rosa"), at])];
    const { mentions } = await resolver.resolve({
      text,
      language,
      mentions: all.map((start) => ({ start, end: start + "Rosa Villanova".length })),
      include: ["candidates", "evidence"],
    });
    for (const { features } of mentions.at(-1)!.candidates!) expect(features?.acquaintance ?? 0).toBe(0);
  });
});
