// In your own project: import "referent/testing/vitest" once, and mentionOf from it.
import { describe, expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";
import { mentionOf } from "../../src/testing/vitest.ts";
import { products, productsOf } from "./tickets.ts";

const resolver = createResolver({ publicKb: false });
const ask = (text: string) =>
  resolver.resolve({ text, language: "en", dataset: products, include: ["candidates", "evidence"] });

describe("tickets", () => {
  it("are about the products they name", async () => {
    expect(await productsOf("My Aria 2 no longer charges, the Lumen works.", resolver)).toEqual([
      "app:aria",
      "app:lumen",
    ]);
  });

  it("link the names of our catalogue", async () => {
    const response = await ask("The Lumen Desk Lamp flickers.");
    expect(response).toHaveMention("Lumen Desk Lamp", { entity: "app:lumen", start: 4 });
    expect(mentionOf(response, "Lumen Desk Lamp")).toResolveTo("app:lumen");
  });

  it("leave other people's products alone", async () => {
    const response = await ask("My Zephyrion keyboard is broken.");
    expect(mentionOf(response, "Zephyrion")).toBeUnresolved("no_candidates");
    expect(mentionOf(response, "Zephyrion")).not.toResolveTo("app:aria");
  });
});
