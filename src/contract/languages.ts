/** Languages of texts and names. */

export const fullLanguages = ["en", "it", "fr", "de", "es", "pt"] as const;
export const languages = [...fullLanguages, "ja", "zh"] as const;

/** A supported language: six at full level, Japanese and Chinese at a lower level. */
export type Language = (typeof languages)[number];

/** A BCP 47 tag: a supported language, or one with a region or script (`en-GB`), which is ignored. */
export type LanguageTag = Language | (string & {});

/** Tags of BCP 47 (RFC 5646, section 2.1) that `Intl.Locale` does not take: private ones, and the oldest. */
const otherTag = /^(?:x(?:-[a-z\d]{1,8})+|i-[a-z]{2,8})$/i;

/** Language, and the extended language that it may name besides: `zh-cmn` is `zh`. */
const extended = /^([a-z]{2,3})(?:-[a-z]{3}){1,3}(?=-|$)/i;

/**
 * The supported language of a BCP 47 tag, its region and script ignored.
 * `null` for a well-formed tag of another language, `undefined` for a text that is not a language tag.
 */
export function languageOf(tag: string): Language | null | undefined {
  const isLanguage = (language: string): language is Language =>
    (languages as readonly string[]).includes(language);
  // Nearly all tags: a locale of its own takes some microseconds.
  if (isLanguage(tag)) return tag;
  if (otherTag.test(tag)) return null;
  try {
    const { language } = new Intl.Locale(tag.replace(extended, "$1"));
    return isLanguage(language) ? language : null;
  } catch {
    return undefined;
  }
}
