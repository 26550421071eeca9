import { expect, it, vi } from "vitest";
import { detectLanguage } from "../../src/text/language.ts";

vi.mock("eld/extrasmall", () => {
  throw new Error("the library is asked for");
});

it("loads no library for texts that function words or everyday words decide", async () => {
  expect(await detectLanguage("Who was the first king of all England?")).toBe("en");
  expect(await detectLanguage("Wer war der erste König von ganz England?")).toBe("de");
  expect(await detectLanguage("Pep Guardiola praises Kevin De Bruyne")).toBe("en");
  expect(await detectLanguage("Boeing verliert Auftrag von Air Canada")).toBe("de");
  expect(await detectLanguage("Gisele Bündchen quitte Tom Brady")).toBe("fr");
});

it("asks the library for texts that words leave open", async () => {
  await expect(detectLanguage("Giuseppe Verdi Wolfgang Amadeus Mozart")).rejects.toThrow();
});
