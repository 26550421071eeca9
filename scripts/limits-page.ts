import { limitNotes } from "../src/contract/limit-notes.ts";
import { limitNames, limits } from "../src/contract/limits.ts";

/** The section of `docs/limits.md` on requests and servers, made from the table that sets the limits. */
export function requestLimits(): string {
  const rows = limitNames.map((name) => {
    const { of, answer, why } = limitNotes[name];
    return `| \`${name}\` | ${limits[name].toLocaleString("en-US")} | ${of} | ${answer === null ? "the connection is closed" : `\`${answer}\``} | ${why} |`;
  });
  return `## Requests and servers

Whatever is sent, the answer is right or a problem document, within a bound that the sender pays for. Sizes of text are
Unicode code points.

| name | default | of | beyond it | why |
|---|--:|---|---|---|
${rows.join("\n")}

Each can be changed; 0 means no limit.

- In process: \`createResolver({ limits: { mentions: 10_000 } })\`. Limits of bodies and connections are a server's; that of
  processor time is one of threads (\`createWorkerResolver\`, \`serve\`).
- Served: \`referent serve --limit mentions=10000 --limit textCodePoints=0\`, or \`createHandler(resolver, { limits })\`.
  A resolver that is handed to a handler has limits of its own: change both.
- \`GET /openapi.json\` of a service states the limits in force.

A call costs 1 unit, and 1 for every started 1,000 code points of its text, or of all its spans and the labels,
descriptions and types of its candidates together, whichever is more. An error costs nothing.

A problem lists at most 20 faults, and an answer at most 20 warnings. The first 64 KiB of a body need no budget.

This section is made from \`src/contract/limits.ts\` and \`limit-notes.ts\`; a test keeps it current (\`UPDATE_DOCS=1 npm test\` writes it again).
`;
}

/** The page with the section in the place of the one that it has. */
export function withRequestLimits(page: string): string {
  const sections = page.split(/^(?=## )/m);
  const at = sections.findIndex((section) => section.startsWith("## Requests and servers\n"));
  if (at < 0) return `${page.trimEnd()}\n\n${requestLimits()}`;
  const isLast = at === sections.length - 1;
  sections[at] = isLast ? requestLimits() : `${requestLimits()}\n`;
  return sections.join("");
}
