import { limitNotes } from "../src/contract/limit-notes.ts";
import { limitNames, limits } from "../src/contract/limits.ts";

/** The section of `docs/limits.md` on requests and servers, made from the table that sets the limits. */
export function requestLimits(): string {
  const rows = limitNames.map((name) => {
    const { of, answer, why } = limitNotes[name];
    return `| \`${name}\` | ${limits[name].toLocaleString("en-US")} | ${of} | ${answer === null ? "the connection is closed" : `\`${answer}\``} | ${why} |`;
  });
  return `## Requests and servers

Every request gets a right answer or a problem document, within bounds that the sender pays for. Sizes of text are in
Unicode code points.

| name | default | of | beyond it | why |
|---|--:|---|---|---|
${rows.join("\n")}

You can change each limit; 0 means no limit.

- In process: \`createResolver({ limits: { mentions: 10_000 } })\`. Limits of bodies and connections apply to servers only.
  The limit of processor time applies to threads only (\`createWorkerResolver\`, \`serve\`).
- Served: \`referent serve --limit mentions=10000 --limit textCodePoints=0\`, or \`createHandler(resolver, { limits })\`.
  The resolver behind a handler has limits of its own: change both.
- \`GET /openapi.json\` of a service lists the limits in force.

A call costs 1 unit, plus 1 unit for every started 1,000 code points. These are the code points of the text, or of all
spans together with the labels, descriptions and types of their candidates, whichever are more. An error costs nothing.

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
