/** A language of two or three letters and what narrows it down, a private tag, one of the oldest. */
const form = /^(?:[a-z]{2,3}(?:-[a-z\d]{1,8})*|[xi](?:-[a-z\d]{1,8})+)$/i;

/**
 * The BCP 47 tag that a feed means: shops write `de_DE`, as their systems do. Undefined for what is not a tag. Names of
 * languages such as `German` have the letters of a tag, but no language is registered with more than three.
 */
export function languageTag(text: string): string | undefined {
  const tag = text.trim().replaceAll("_", "-");
  return form.test(tag) ? tag : undefined;
}

/** What is wrong with a tag that a user gives: a sentence's end, or undefined. */
export function tagFault(text: string): string | undefined {
  const tag = languageTag(text);
  if (tag === text) return undefined;
  return `must be a BCP 47 tag, such as ${tag ?? "de or de-CH"}`;
}
