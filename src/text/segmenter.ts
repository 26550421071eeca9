import { Segmenter } from "@formatjs/intl-segmenter";
import type { WordSegmenter } from "./unspaced.ts";

/** A segmenter for runtimes without `Intl.Segmenter`. It is in a file of its own, which the build bundles. */
export function segmenterOf(language: string): WordSegmenter {
  return new Segmenter(language, { granularity: "word" }) as WordSegmenter;
}
