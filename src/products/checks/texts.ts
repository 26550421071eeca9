import { quoted } from "../../contract/quoted.ts";
import { languageTag } from "../language.ts";
import { addressAttributes } from "../mapping/attributes.ts";
import { type AttributeValue, textOf, textsOf } from "../product.ts";
import { dateOf, quantityOf } from "../values.ts";
import type { Rule } from "./finding.ts";

const dates = ["availability_date", "expiration_date"];
const measures = [
  "shipping_weight",
  "shipping_length",
  "shipping_width",
  "shipping_height",
  "product_weight",
  "product_length",
  "product_width",
  "product_height",
];
const longest: Readonly<Record<string, number>> = {
  title: 150,
  description: 5000,
  color: 100,
  material: 200,
  pattern: 100,
  size: 100,
};

export const textRules: readonly Rule[] = [
  {
    name: "absolute_url",
    severity: "error",
    about: `${addressAttributes.join(", ")} are absolute http(s) URLs.`,
    check(attributes, report) {
      for (const name of addressAttributes) {
        for (const text of textsOf(attributes, name)) {
          if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
            report(name, `${quoted(text)} is not an absolute http(s) URL`);
        }
      }
    },
  },
  {
    name: "image_count",
    severity: "warning",
    about: "There are at most 10 additional images.",
    check(attributes, report) {
      const count = attributes.additional_image_link?.length ?? 0;
      if (count > 10) report("additional_image_link", `is given ${count} times; at most 10 are accepted`);
    },
  },
  {
    name: "iso_date",
    severity: "error",
    about: `${dates.join(" and ")} are ISO 8601 dates.`,
    check(attributes, report) {
      for (const name of dates) {
        for (const text of textsOf(attributes, name)) {
          if (dateOf(text) === undefined)
            report(name, `${quoted(text)} is not an ISO 8601 date; write 2026-11-20T09:00+0100`);
        }
      }
    },
  },
  {
    name: "measure",
    severity: "error",
    about: `${measures.join(", ")} are a number and a unit: 0.35 kg.`,
    check(attributes, report) {
      for (const name of measures) {
        for (const text of textsOf(attributes, name)) {
          if (quantityOf(text) === undefined)
            report(name, `${quoted(text)} is not a number with a unit, such as 0.35 kg`);
        }
      }
    },
  },
  {
    name: "text_length",
    severity: "warning",
    about: `Texts are not longer than what is shown: ${Object.entries(longest)
      .map(([name, most]) => `${name} ${most}`)
      .join(", ")} characters.`,
    check(attributes, report) {
      for (const [name, most] of Object.entries(longest)) {
        const length = Array.from(textOf(attributes, name) ?? "").length;
        if (length > most) report(name, `has ${length} characters; at most ${most} are shown`);
      }
    },
  },
  {
    name: "title_capitals",
    severity: "warning",
    about: "A title is not all in capitals.",
    check(attributes, report) {
      const letters = (textOf(attributes, "title") ?? "").replace(/\P{L}/gu, "");
      if (letters.length > 10 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) {
        report("title", "is all in capitals");
      }
    },
  },
  {
    name: "undecodable_text",
    severity: "error",
    about: "No text has a replacement character (U+FFFD), which is a sign of a wrong encoding.",
    check(attributes, report) {
      for (const name of Object.keys(attributes)) {
        if (textsWithin(attributes[name]!).some((text) => text.includes("\uFFFD"))) {
          report(name, "has characters that could not be decoded; say which encoding the feed has");
        }
      }
    },
  },
  {
    name: "language_tag",
    severity: "warning",
    about: "The language of a text is a BCP 47 tag (de, de-CH; de_CH is read as such). Another is left out.",
    check(attributes, report) {
      for (const name of Object.keys(attributes)) {
        for (const text of textsWithin(attributes[name]!, "@language")) {
          if (languageTag(text) === undefined)
            report(name, `has the language ${quoted(text)}, which is not a BCP 47 tag such as de or de-CH`);
        }
      }
    },
  },
];

/** All texts of values and of what is in them, however deep. @param member only the texts of such members */
function textsWithin(
  values: readonly AttributeValue[],
  member?: string,
  own = member === undefined,
): string[] {
  return values.flatMap((value) => {
    if (typeof value === "string") return own ? [value] : [];
    return Object.entries(value).flatMap(([name, within]) =>
      textsWithin(within, member, member === undefined || name === member),
    );
  });
}
