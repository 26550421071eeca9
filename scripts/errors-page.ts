import { type ProblemCode, problemTable } from "../src/contract/problem.ts";
import { problemNotes } from "../src/contract/problem-notes.ts";

/** The page of all problem codes, made from the table that makes the problems. */
export function errorsPage(): string {
  const rows = Object.entries(problemTable).map(
    ([code, [status, title]]) =>
      `| \`${code}\` | ${status} | ${title} | ${problemNotes[code as ProblemCode]} |`,
  );
  return `# Errors

Every error is a problem document (RFC 9457): \`{ type, title, status, code, detail?, instance?, errors? }\`. \`code\` is
stable; \`detail\` says in words what is wrong, and every 422 has it; \`errors\` lists JSON Pointers to all faults, at
most 20. In process the same document is \`ProblemError.document\`.
An unresolved mention is an answer, not an error.

| code | status | title | when |
|---|---|---|---|
${rows.join("\n")}

This page is made from \`src/contract/problem.ts\` and \`problem-notes.ts\`; a test keeps it current (\`UPDATE_DOCS=1 npm test\` writes it again).
`;
}
