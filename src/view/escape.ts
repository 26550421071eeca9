const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Controls that HTML does not allow, not even as references (HTML 13.5): they would be silently replaced. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Text as HTML, for content and for quoted attributes. A control character shows as its picture (U+2400 on) or as
 * `\u0085`; it is one character to the reader, never a gap.
 */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!).replace(forbidden, picture);
}

function picture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Data inside a script element: nothing in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
