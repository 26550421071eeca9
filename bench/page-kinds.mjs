// What does a page load that resolves a text against a list? Bytes in gzip for the plain request of browser-size.mjs, and
// how many more for other kinds of texts and lists.
//   npm run build && node bench/page-kinds.mjs
import { fileURLToPath } from "node:url";
import { browserSize } from "./browser-size.mjs";
import { save } from "./measure.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const names = [
  { id: "acme", name: "ACME Corporation" },
  { id: "lund", name: "Anna Lund" },
];
const typed = (...types) => [
  { id: "acme", name: "ACME Corporation", types: ["company"], description: { en: "maker of anvils" } },
  { id: "lund", name: "Anna Lund", types },
];
const requests = {
  "several mentions of the list": {
    text: "ACME Corp opened. ACME Corp closed.",
    language: "en",
    dataset: names,
  },
  "a name that the list does not have": {
    text: "ACME Corp opened. Zorbax opened.",
    language: "en",
    dataset: names,
  },
  "words beside a name": { text: "We met Ms Lund.", language: "en", dataset: names },
  "types and descriptions": { text: "Ms Lund opened.", language: "en", dataset: typed("person") },
  "types in words of the caller": { text: "Ms Lund opened.", language: "en", dataset: typed("physician") },
  "marked mentions with types": {
    text: "Anna Lund opened.",
    language: "en",
    dataset: names,
    mentions: [{ start: 0, end: 9, type: "person" }],
  },
  "another language than English": { text: "Frau Lund kam.", language: "de", dataset: names },
};

const { gzip } = await browserSize(root);
const rows = [{ kind: "plain", gzip, kB_more: 0 }];
for (const [kind, request] of Object.entries(requests)) {
  const size = await browserSize(root, request);
  rows.push({ kind, gzip: size.gzip, kB_more: Math.round((size.gzip - gzip) / 1000) });
}
console.table(rows);
save("page-kinds", rows);
