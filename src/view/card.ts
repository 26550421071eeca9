import type { Candidate, Evidence, Mention } from "../contract/index.ts";
import { featureBars, shareBar } from "./bars.ts";
import { escaped } from "./escape.ts";
import { linkOf } from "./link.ts";
import { typeOf } from "./palette.ts";
import { matchWords, reasonWords, scoreText } from "./words.ts";

/** Candidates that a card shows. */
const CANDIDATES = 5;

/**
 * What is known of one mention, as inline HTML: the entity or the reason, how likely it is right as a bar, the candidates, the
 * features that decided. Candidates and features are shown if the request included them.
 */
export function cardHtml(mention: Mention): string {
  const { entity, signals, candidates, evidence, score } = mention;
  const probability = signals?.match_probability;
  const features = signals?.features ?? candidates?.[0]?.features;
  return [
    entity ? entityLines(mention) : reasonLines(mention),
    typeof probability === "number" &&
      line(
        "rf-row",
        `${shareBar(probability)} <span class="rf-number">${scoreText(probability)}</span> probability`,
      ),
    typeof score === "number" && line("rf-soft", `score ${scoreText(score)}`),
    signals?.match_kind && line("rf-soft", `matched: ${matchWords[signals.match_kind] ?? ""}`),
    evidence && evidenceLines(evidence),
    candidates && candidates.length > 1 && titled("Candidates", candidateLines(candidates, entity?.id)),
    features && Object.keys(features).length > 0 && titled("What decided", featureBars(features)),
  ]
    .filter(Boolean)
    .join("");
}

function entityLines(mention: Mention): string {
  const { id, label, description } = mention.entity!;
  const address = linkOf(mention);
  const name = isolated(id);
  const shownId =
    address === undefined ? name : `<a href="${escaped(address)}" rel="noopener noreferrer">${name}</a>`;
  const type = typeOf(mention);
  return [
    line("rf-label", isolated(label)),
    line("rf-soft", type === undefined ? shownId : `${shownId} · ${isolated(type)}`),
    description && line("", isolated(description)),
  ]
    .filter(Boolean)
    .join("");
}

function reasonLines({ text, reason, next_action, type }: Mention): string {
  const why = reason && (reasonWords[reason] ?? reason);
  return [
    line("rf-label", isolated(text)),
    line("rf-soft", `unresolved${type === undefined ? "" : ` · ${isolated(type)}`}`),
    why && line("", `Why: ${escaped(why)}.`),
    next_action && line("", `Next: ${isolated(next_action)}`),
  ]
    .filter(Boolean)
    .join("");
}

function evidenceLines({ competitor, nearest }: Evidence): string {
  const near = nearest?.map(({ name, id }) => `${isolated(name)} (${isolated(id)})`).join(", ");
  const rival =
    competitor && `${isolated(competitor.label)}${competitor.id ? ` (${isolated(competitor.id)})` : ""}`;
  return [
    rival &&
      line("rf-soft", `Against it: ${rival}${competitor.kind === "common_word" ? ", a common word" : ""}`),
    near && line("rf-soft", `Similar names: ${near}`),
  ]
    .filter(Boolean)
    .join("");
}

function candidateLines(candidates: readonly Candidate[], chosen: string | undefined): string {
  const shown = candidates.slice(0, CANDIDATES).map(({ id, label, description, score }) => {
    const isChosen = id === chosen;
    const name = `${isChosen ? "<b>" : ""}${isolated(label)}${isChosen ? "</b>" : ""}`;
    const about = description === undefined ? "" : `, ${isolated(description)}`;
    return line(
      "rf-row",
      `${shareBar(score ?? 0)} <span class="rf-number">${scoreText(score)}</span> <span>${name} <span class="rf-soft">${isolated(id)}${about}</span></span>`,
    );
  });
  const more = candidates.length - shown.length;
  return shown.join("") + (more > 0 ? line("rf-soft", `and ${more} more`) : "");
}

function titled(title: string, content: string): string {
  return content === "" ? "" : line("rf-title", title) + content;
}

function line(name: string, content: string): string {
  return `<span class="rf-line${name === "" ? "" : ` ${name}`}">${content}</span>`;
}

/** Foreign text: escaped, and unable to change the direction of the text beside it. */
export function isolated(text: string): string {
  return `<bdi>${escaped(text)}</bdi>`;
}
