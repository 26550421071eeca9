/** The language that a client wants most (RFC 9110, section 12.5.4); English where it names none. */
export function wantedLanguage(header: string | null): string {
  let wanted = "en";
  let most = 0;
  for (const range of (header ?? "").split(",")) {
    const [tag = "", ...parameters] = range.split(";");
    const language = /^\s*([a-z]{2,3})\b/i.exec(tag)?.[1];
    const weight = weightOf(parameters);
    // Of equal ones the first counts; 0 is not wanted.
    if (language === undefined || weight <= most) continue;
    wanted = language.toLowerCase();
    most = weight;
  }
  return wanted;
}

function weightOf(parameters: readonly string[]): number {
  const sent = parameters.map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1]).find(Boolean);
  return sent === undefined ? 1 : Number(sent) || 0;
}
