import { describe, expect, it } from "vitest";
import { legalForms, unspacedLegalForms } from "../../data/lexicon/legal-forms.ts";
import { withoutLegalForm } from "../../src/datasets/names/derived-names.ts";
import { cut } from "../../src/text/pieces.ts";

const stem = (name: string) => {
  const pieces = cut(name);
  return name.slice(0, pieces.end[withoutLegalForm(pieces, 0, pieces.count) - 1]);
};

describe("legal forms", () => {
  it("are one piece each, none twice", () => {
    expect(legalForms.filter((form) => cut(form).count !== 1)).toEqual([]);
    expect(new Set(legalForms).size).toBe(legalForms.length);
    expect(new Set(unspacedLegalForms).size).toBe(unspacedLegalForms.length);
  });

  it("of Han characters come longest first where one ends another", () => {
    unspacedLegalForms.forEach((form, i) => {
      expect(unspacedLegalForms.slice(i + 1).filter((later) => later.endsWith(form))).toEqual([]);
    });
  });

  it.each([
    ["ACME Corp.", "ACME"],
    ["SAP SE", "SAP"],
    ["Muster GmbH & Co. KG", "Muster"],
    ["Fiat S.p.A.", "Fiat"],
    ["Grupo Bimbo S.A.", "Grupo Bimbo"],
    ["Petróleos Ltda.", "Petróleos"],
    ["Tata Steel Pvt Ltd", "Tata Steel"],
  ])("are left off: %s", (name, expected) => {
    expect(stem(name)).toBe(expected);
  });

  it.each(["Real Sociedad", "Wiener Gruppe", "Max-Planck-Gesellschaft", "Despicable Me", "GmbH"])(
    "take nothing from another name: %s",
    (name) => {
      expect(stem(name)).toBe(name);
    },
  );
});
