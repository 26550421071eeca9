import { expect, test } from "vitest";
import { createResolver } from "../../src/resolver.ts";

const resolver = createResolver();

async function found(text: string, language = "en"): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.filter(({ entity }) => entity).map(({ text, entity }) => `${text}=${entity?.id}`);
}

test("known names are found in a text that is in small letters only", async () => {
  expect(await found("omg lionel messi just landed in new york with lufthansa")).toEqual([
    "lionel messi=Q615",
    "new york=Q60",
    "lufthansa=Q9325",
  ]);
  expect(await found("je suis à toulouse chez airbus", "fr")).toEqual(["toulouse=Q7880", "airbus=Q67"]);
});

test("two known names beside each other are two", async () => {
  expect(await found("flights madrid buenos aires")).toEqual(["madrid=Q2807", "buenos aires=Q1486"]);
  expect(await found("messi barcelona psg", "es")).toEqual(["messi=Q615", "barcelona=Q7156", "psg=Q483020"]);
});

test("everyday words of the text's language and of English stay words", async () => {
  expect(await found("she ate an apple and left the office at the target speed")).toEqual([]);
  expect(await found("baixei uma app free no meu kit", "pt")).toEqual([]);
  expect(await found("on a un meeting target demain avec un sponsor", "fr")).toEqual([]);
});

test("a text that has capitals means what it writes small", async () => {
  expect(await found("We saw the turkey, a jaguar and a python in Berlin.")).toEqual(["Berlin=Q64"]);
});
