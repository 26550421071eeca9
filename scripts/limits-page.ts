import { limitNames, limitTable } from "../src/contract/limits.ts";

/** The page of all limits, made from the table that sets them. */
export function limitsPage(): string {
  const rows = limitNames.map((name) => {
    const { value, of, answer, why } = limitTable[name];
    return `| \`${name}\` | ${value.toLocaleString("en-US")} | ${of} | \`${answer}\` | ${why} |`;
  });
  return `# Limits

What a stranger may send, and what it may cost. Whatever is sent, the answer is right or a problem document, within a
bound that the sender pays for.

| name | default | of | beyond it | why |
|---|--:|---|---|---|
${rows.join("\n")}

Each can be changed; 0 is none.

- In process: \`createResolver({ limits: { mentions: 10_000 } })\`. Limits of bodies, connections and processor time are
  a server's.
- Served: \`referent serve --limit mentions=10000 --limit textCodePoints=0\`, or \`createHandler(resolver, { limits })\`.
  A resolver that is handed to a handler has limits of its own: change both.
- \`GET /openapi.json\` of a service states the limits in force.

A call costs 1 unit, and 1 for every started 1,000 code points of its text, or of all its spans and the labels,
descriptions and types of its candidates together, whichever is more. An error costs nothing.

A problem lists at most 20 faults, and an answer at most 20 warnings.

This page is made from \`src/contract/limits.ts\`; a test keeps it current (\`UPDATE_DOCS=1 npm test\` writes it anew).
`;
}
