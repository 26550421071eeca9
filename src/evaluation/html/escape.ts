const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Data inside a script element: nothing in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** A share as percent with one decimal; a dash for none. */
export function percent(value: number | null | undefined): string {
  return value === null || value === undefined ? "–" : (100 * value).toFixed(1);
}
