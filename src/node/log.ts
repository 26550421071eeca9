import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import type { Answered } from "../http/observe.ts";

/** Levels of a log, from the most to the least that it says. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** A structured log: one JSON object a line, to standard output unless told otherwise. */
export function createLog(level: LevelWithSilent = "info", destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}

/** Writes a line for each answer; a fault of ours with its error and stack, which no answer ever holds. */
export function logAnswer(log: Logger, { problem, milliseconds, ...answered }: Answered): void {
  const line = {
    ...answered,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(problem && { code: problem.code }),
  };
  // A 503 without a cause is the load; one with a cause is ours to mend.
  const isOurs = answered.status >= 500 && (answered.status !== 503 || problem?.cause !== undefined);
  if (isOurs) log.error({ ...line, err: problem?.cause ?? problem }, "failed");
  else log.info(line, "answered");
}
