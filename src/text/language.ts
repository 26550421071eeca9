import type { Language } from "../contract/index.ts";

/** Guesses the language of a text among the eight; English when there is nothing to go by. */
export async function detectLanguage(text: string): Promise<Language> {
  const sample = text.slice(0, SAMPLE);
  const byScript = languageByScript(sample);
  if (byScript) return byScript;
  detector ??= loadDetector();
  return (await detector)(sample);
}

/** Units of the text that are looked at: more changes no answer and costs time. */
const SAMPLE = 2_000;

let detector: Promise<(sample: string) => Language> | undefined;

/** Kana are Japanese alone; Han without kana is taken for Chinese. */
function languageByScript(sample: string): Language | undefined {
  const kana = count(sample, /[\u3041-\u30ff]/g);
  const han = count(sample, /[\u3400-\u9fff]/g);
  const letters = count(sample, /\p{Alphabetic}/gu);
  if ((kana + han) * 3 < letters || letters === 0) return undefined;
  return kana * 12 > han ? "ja" : "zh";
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const latin: readonly Language[] = ["en", "it", "fr", "de", "es", "pt"];

/** The library is large, so it is loaded with the first text that needs it. */
async function loadDetector(): Promise<(sample: string) => Language> {
  const { eld } = await import("eld/small");
  return (sample) => {
    const scores = eld.detect(sample).getScores();
    let best: Language = "en";
    for (const language of latin) if ((scores[language] ?? 0) > (scores[best] ?? 0)) best = language;
    return best;
  };
}
