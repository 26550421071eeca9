// What every runtime is asked: the starter and an inline list.
import { createResolver } from "referent";

/** @param {import("referent").ResolverOptions["publicKb"]} publicKb the starter, as the runtime has it */
export async function answer(publicKb) {
  const resolver = createResolver({ publicKb });
  const text = "Syria borders Jordan.";
  const starter = await resolver.resolve({ text, language: "en" });
  const dataset = [{ id: "acme", name: "ACME Corporation" }];
  const list = await resolver.resolve({ text: "ACME Corp opened.", language: "en", dataset });
  return [...starter.mentions, ...list.mentions].map(({ entity }) => entity?.id).join();
}
