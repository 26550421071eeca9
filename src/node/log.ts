import { ProblemError } from "../contract/index.ts";
import { missing } from "../contract/peers.ts";
import type { Answered } from "../http/answered.ts";

/** Levels of a log, from the most to the least that it says. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The least that is written: a line of that level and of those after it. */
export type LogLevel = (typeof logLevels)[number];

/** The log of a service. pino's loggers fit; so does any other object with both methods. */
export interface Log {
  /** Something happened. @param fields what the line says besides the message */
  info(fields: object, message: string): void;
  /** Something failed. @param fields with `err`, the error */
  error(fields: object, message: string): void;
}

/** A log with more levels, for code that also logs events besides answers. */
export interface LevelledLog extends Log {
  /** Something that is of interest where a fault is looked for. */
  debug(fields: object, message: string): void;
  /** Something that somebody should look at. */
  warn(fields: object, message: string): void;
}

/**
 * A structured log: one JSON object per line, to standard output unless told otherwise.
 *
 * @param destination told each line, with its line end
 * @throws ProblemError `invalid_request` for an unknown level or a destination without `write`, `missing_package`
 *   without `pino`
 */
export async function createLog(
  level: LogLevel = "info",
  destination?: { write(line: string): void },
): Promise<LevelledLog> {
  if (!logLevels.includes(level))
    throw new ProblemError("invalid_request", { detail: `the level must be one of ${logLevels.join(", ")}` });
  // pino takes a string for the path of a file, and a file that it cannot open ends the process.
  if (destination !== undefined && typeof destination?.write !== "function")
    throw new ProblemError("invalid_request", { detail: "the destination must have a function write" });
  const { pino } = await import("pino").catch(missing("pino"));
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log: LevelledLog = destination ? pino(options, destination) : pino(options);
  return log;
}

/** Writes a line for each answer; an internal error with its error and stack, which no answer ever holds. */
export function logAnswer(log: Log, { problem, milliseconds, ...answered }: Answered): void {
  const line = {
    ...answered,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(problem && { code: problem.code }),
  };
  // A 503 without a cause means too much load; one with a cause is a fault of the server.
  const isOurs = answered.status >= 500 && (answered.status !== 503 || problem?.cause !== undefined);
  if (isOurs) log.error({ ...line, err: problem?.cause ?? problem }, "failed");
  else log.info(line, "answered");
}
