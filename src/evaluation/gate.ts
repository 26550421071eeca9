import { ProblemError } from "../contract/index.ts";
import type { Summary } from "./summary.ts";

/** What the release gate can ask for. `forced-nil` is a ceiling, the others are floors. */
export const gateFigures = {
  precision: { of: "spans", what: "accepted precision" },
  coverage: { of: "spans", what: "coverage" },
  accuracy: { of: "spans", what: "accuracy" },
  f1: { of: "text", what: "A2KB F1" },
  "forced-nil": { of: "forced-nil", what: "forced-NIL false resolution" },
} as const;
/** The name of a figure that the gate can ask for. */
export type GateFigure = keyof typeof gateFigures;
/** Runs that figures come from. */
export type RunKind = (typeof gateFigures)[GateFigure]["of"];
/** Percent by figure. */
export type Floors = Partial<Record<GateFigure, number>>;

/** One language's figure against its floor. */
export interface GateRow {
  /** BCP 47 tag of the documents; "none" for those without one. */
  readonly language: string;
  /** Which figure. */
  readonly figure: GateFigure;
  /** A share; null when there is nothing to take it of, which passes. */
  readonly value: number | null;
  /** A share. */
  readonly floor: number;
  /** Whether the value is at least the floor; for `forced-nil` at most. */
  readonly passed: boolean;
}

/**
 * Reads floors, `precision=99,coverage=90,forced-nil=2`, in percent.
 *
 * @throws ProblemError `invalid_request` for a figure that is unknown or a value that is not a percentage
 */
export function parseFloors(text: string): Floors {
  const floors: Floors = {};
  for (const part of text.split(",")) {
    const [name = "", value = ""] = part.split("=").map((side) => side.trim());
    const percent = Number(value);
    if (!Object.hasOwn(gateFigures, name) || value === "" || !(percent >= 0 && percent <= 100))
      throw new ProblemError("invalid_request", {
        detail: `floor "${part}": must be one of ${Object.keys(gateFigures).join(", ")}, = and a percentage`,
      });
    floors[name as GateFigure] = percent;
  }
  return floors;
}

/**
 * Holds figures against floors, language by language.
 *
 * @param runs the figures of each run by language
 */
export function gate(
  floors: Floors,
  runs: Partial<Record<RunKind, Readonly<Record<string, Summary>>>>,
): GateRow[] {
  return (Object.entries(floors) as [GateFigure, number][]).flatMap(([figure, percent]) =>
    Object.entries(runs[gateFigures[figure].of] ?? {}).map(([language, summary]) => {
      const value = figureOf(figure, summary);
      const floor = percent / 100;
      const passed = value === null || (figure === "forced-nil" ? value <= floor : value >= floor);
      return { language, figure, value, floor, passed };
    }),
  );
}

function figureOf(figure: GateFigure, { a2kb, d2kb, forcedNil }: Summary): number | null {
  switch (figure) {
    case "precision":
      return (d2kb?.inKb ?? d2kb)?.acceptedPrecision ?? null;
    case "coverage":
      return d2kb?.coverage ?? null;
    case "accuracy":
      return (d2kb?.inKb ?? d2kb)?.accuracy ?? null;
    case "f1":
      return (a2kb?.inKb ?? a2kb?.micro)?.f1 ?? null;
    case "forced-nil":
      return forcedNil?.falseResolution ?? null;
  }
}
