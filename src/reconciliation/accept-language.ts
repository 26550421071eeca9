import { qualityOf } from "../http/quality.ts";

/** The language that a client wants most (RFC 9110, section 12.5.4); English where it names none. */
export function wantedLanguage(header: string | null): string {
  let wanted = "en";
  let most = 0;
  for (const range of (header ?? "").split(",")) {
    const language = /^\s*([a-z]{2,3})\b/i.exec(range)?.[1];
    const weight = qualityOf(range);
    // Of equal ones the first counts; 0 is not wanted.
    if (language === undefined || weight <= most) continue;
    wanted = language.toLowerCase();
    most = weight;
  }
  return wanted;
}
