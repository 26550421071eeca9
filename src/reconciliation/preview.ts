import { previewSize } from "./manifest.ts";
import type { FoundRecord } from "./records.ts";

/** What a preview may load: nothing. */
export const previewPolicy: string = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'";

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:8px;color-scheme:light dark}
h1{font-size:16px;margin:0}p{margin:4px 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 8px;margin:6px 0}
dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}`;

/** Statements that a small page has room for. */
const SHOWN = 6;

/** A small page about an entity, complete in itself. */
export function previewPage(found: FoundRecord, language: string): string {
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=${previewSize.width}">
<title>${escaped(found.label)}</title>
<style>${style}</style>
${cardOf(found)}
</html>
`;
}

/** The same without the page around it, for a flyout. */
export function cardOf({ record, label, description, source, entity }: FoundRecord): string {
  const facts = source.statements(entity).slice(0, SHOWN);
  const names = new Map(source.properties.map(({ id, name }) => [id, name]));
  const rows = [
    ["id", record.id],
    ...(record.types.length > 0 ? [["type", record.types.join(", ")]] : []),
    ...facts.map(({ property, value }) => [
      names.get(property) ?? property,
      typeof value === "string"
        ? value
        : (Object.values(source.record(value).labels)[0] ?? source.record(value).id),
    ]),
  ];
  const list = rows.map(([name = "", value = ""]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  const said = description === undefined ? "" : `<p>${escaped(description)}</p>`;
  return `<main><h1>${escaped(label)}</h1>${said}<dl>${list.join("")}</dl></main>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
