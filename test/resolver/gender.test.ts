import { describe, expect, it } from "vitest";
import { createResolver, type Language } from "../../src/index.ts";
import { links } from "./links-to-names.ts";

describe("a form of address of the other gender", () => {
  it.each<[Language, string, string]>([
    ["de", "Herr Brunnthal ist da.", "Heike Brunnthal"],
    ["de", "Frau Prof. Dr. Brunnthal ist da.", "Peter Brunnthal"],
    ["en", "Mrs Quillon called.", "John Quillon"],
    ["fr", "M. Brissard a rappelé.", "Sylvie Brissard"],
    ["es", "La Sra. Zubirán llamó.", "Carlos Zubirán"],
    ["pt", "O Sr. Teixoso saiu.", "Fernanda Teixoso"],
    ["de", "Herr Weber kam.", "Heike Weber"],
    ["fr", "M. Martin a rappelé.", "Sophie Martin"],
    ["de", "Herr Ernst kam.", "Sabine Ernst"],
    ["it", "La sig.ra Franco ha chiamato.", "Giuseppe Franco"],
    ["it", "La sig.ra Brissotto ha chiamato.", "Gino Brissotto"],
    ["it", "Il dott. Brissotto ha chiamato.", "Dott.ssa Chiara Brissotto"],
    ["it", "Scrivi al sig. Brissotto domani.", "Chiara Brissotto"],
    ["pt", "A Sr.ª Teixoso saiu.", "Paulo Teixoso"],
    ["es", "La profesora Zubirán llamó.", "Carlos Zubirán"],
    ["de", "Professorin Brunnthal ist da.", "Peter Brunnthal"],
    ["pt", "A doutora Teixoso saiu.", "Paulo Teixoso"],
    ["pt", "O Sr. Teixoso saiu.", "Eng.ª Teresa Teixoso"],
  ])("rules out a person of a list: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["de", "Frau Brunnthal ist da.", "Andrea Brunnthal"],
    ["en", "Mr Quillon called.", "Robin Quillon"],
    ["fr", "Mme Brissard a rappelé.", "Brissard"],
    ["de", "Dr. Brunnthal ist da.", "Heike Brunnthal"],
    ["de", "Professor Brunnthal ist da.", "Heike Brunnthal"],
    ["en", "Fans will miss Peter Quillon.", "Peter Quillon"],
    ["de", "Frau Ernst kam.", "Ernst Sabine"],
    ["fr", "Mme Martin a rappelé.", "Sophie Martin"],
    ["de", "Frau Brunnthal kam.", "Hans und Sabine Brunnthal"],
    ["it", "La dott.ssa Brissotto ha chiamato.", "Dott.ssa Chiara Brissotto"],
    ["it", "La sig.ra Brissotto ha chiamato.", "Chiara Brissotto"],
    ["it", "Ha chiamato il notaio dott. Brissotto.", "Chiara Brissotto"],
    ["pt", "A Eng.ª Teixoso saiu.", "Eng.ª Teresa Teixoso"],
    ["es", "El cliente es la Dra. Zubirán.", "Carmen Zubirán"],
  ])("rules out nobody whose name both have, or none: %s %s", async (language, text, name) => {
    expect(await links(language, text, [`${name}{person}`])).toHaveLength(1);
  });

  it("tells two of one last name apart", async () => {
    const family = ["Hans Brunnthal{person}", "Sabine Brunnthal{person}"];
    expect(await links("de", "Sehr geehrter Herr Brunnthal,", family)).toEqual([
      "Brunnthal = Hans Brunnthal",
    ]);
    expect(await links("de", "Sehr geehrte Frau Brunnthal,", family)).toEqual([
      "Brunnthal = Sabine Brunnthal",
    ]);
    expect(await links("de", "Dr. Brunnthal kommt.", family)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ["de", "Frau Goethe wohnt im zweiten Stock.", "Johann Wolfgang von Goethe"],
    ["en", "Mrs Churchill lives upstairs.", "Winston Churchill"],
  ])("rules out a known person: %s %s", async (language, text, name) => {
    const { mentions } = await createResolver().resolve({ text, language });
    expect(mentions.map(({ entity }) => entity?.label)).not.toContain(name);
  });
});
