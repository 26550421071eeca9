import { eld } from "eld/extrasmall";

/**
 * The similarity of a text to each language that the library knows, 0 to 1, by ISO 639-1 tag. It is in a file of its
 * own, which the build bundles: 1 MB of the library's 9 MB is needed.
 */
export function languageScores(text: string): Readonly<Record<string, number>> {
  return eld.detect(text).getScores();
}
