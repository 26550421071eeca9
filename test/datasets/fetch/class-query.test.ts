import { expect, test } from "vitest";
import { classQuery } from "../../../src/datasets/fetch/class-query.ts";

test("a class is the query for its instances, and those of the classes below it", () => {
  expect(classQuery("Q476028")).toBe(`PREFIX wd: <http://www.wikidata.org/entity/>
PREFIX wdt: <http://www.wikidata.org/prop/direct/>
PREFIX wikibase: <http://wikiba.se/ontology#>
SELECT DISTINCT ?item WHERE {
  ?item wdt:P31/wdt:P279* wd:Q476028 .
}`);
});

test("conditions are values of statements, numbers of statements, and pages; another Wikibase has its own prefixes", () => {
  expect(
    classQuery("wd:Q515", ["P17=Q38", "P1082 >= 100000", "sitelinks>20", "P2044<-3.5"], false),
  ).toBe(`SELECT DISTINCT ?item WHERE {
  ?item wdt:P31/wdt:P279* wd:Q515 .
  ?item wdt:P17 wd:Q38 .
  ?item wdt:P1082 ?v1 . FILTER(?v1 >= 100000)
  ?item wikibase:sitelinks ?v2 . FILTER(?v2 > 20)
  ?item wdt:P2044 ?v3 . FILTER(?v3 < -3.5)
}`);
});

test.each(["P17", "P17=Italy", "17=Q38", "P17>Q38", "sitelinks=Q5", "P17=Q38 . ?x ?y ?z", "P17=Q38}"])(
  "%j is not a condition, and nothing of it gets into a query",
  (text) => expect(() => classQuery("Q515", [text])).toThrow(/is not a condition/),
);

test("anything that is not a QID is not a class", () => {
  expect(() => classQuery("city")).toThrow('"city" is not a class');
});
