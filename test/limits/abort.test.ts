import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const sentence = "Berlin and Paris met Ada Lovelace in London. ";

/** Bodies of requests, as code. */
const inputs: Record<string, string> = {
  "100,000 code points": `{ text: ${JSON.stringify(sentence)}.repeat(2222) }`,
  "100,000 code points of unknown names": `{ text: Array.from({ length: 6000 }, (_, i) => "Xy" + (i * 7919).toString(36) + "ab met.").join(" ") }`,
  "100,000 code points and a list of 5,000 names": `{
    text: ${JSON.stringify(sentence)}.repeat(2222),
    dataset: Array.from({ length: 5000 }, (_, i) => ({ id: String(i), name: "Ada " + i, aliases: ["Lovelace " + i], description: "a woman of London" })),
  }`,
  "100,000 characters without spaces": `{ text: "東京都北京大学".repeat(14_285), language: "ja" }`,
  "100,000 code points and 5,000 entities of one name": `{
    text: ${JSON.stringify(sentence)}.repeat(2222),
    dataset: Array.from({ length: 5000 }, (_, i) => ({ id: String(i), name: "Berlin", description: "a town of London" })),
  }`,
  "names inside each other": `{
    text: "Ab ".repeat(30_000),
    dataset: Array.from({ length: 166 }, (_, i) => ({ id: String(i), name: "Ab ".repeat(i + 1).trim() })),
  }`,
};

describe.skipIf(!built)("an abort in process", () => {
  for (const [title, request] of Object.entries(inputs))
    it(`of ${title} ends the call, which hears it at least every 100 ms (needs npm run build)`, async () => {
      const { said } = await inChild(
        `import { createResolver } from "./dist/src/index.js";
        const resolver = createResolver();
        const request = { language: "en", ...${request} };
        await resolver.resolve({ ...request, text: ${JSON.stringify(sentence)} });
        // The longest work between two turns of the event loop is what the latest abort waits for: none is heard inside.
        let longest = 0;
        let going = true;
        const turn = () => {
          longest = Math.max(longest, worked());
          if (going) setImmediate(turn);
        };
        turn();
        // The first call is compiled while it runs, and a pause to collect garbage may fall into a call: work without a
        // pause is in each of six further calls.
        await resolver.resolve(request);
        let least = Infinity;
        for (let call = 0; call < 6 && least >= 100; call++) {
          longest = 0;
          await resolver.resolve(request);
          least = Math.min(least, longest);
        }
        going = false;
        const outcomes = [];
        for (const turns of [0, 1, 3]) {
          const controller = new AbortController();
          let left = turns;
          const wait = () => (left-- > 0 ? setImmediate(wait) : controller.abort(new Error("enough")));
          setImmediate(wait);
          outcomes.push(await resolver.resolve(request, { signal: controller.signal }).then(() => "answered", (error) => error.message));
        }
        say([outcomes, least]);`,
        { seconds: 50, megabytes: 600 },
      );
      const [outcomes, longest] = said as [string[], number];
      expect(outcomes).toEqual(["enough", "enough", "enough"]);
      expect(longest).toBeLessThan(100);
    }, 60_000);
});
