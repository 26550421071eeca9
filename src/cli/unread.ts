import type { Command } from "commander";

/**
 * Ends a command line of which an option would be ignored; the exit code is that of a wrong command line.
 *
 * @param unread which option it is and why, as a sentence; undefined if all are read
 */
export function refuseUnread(command: Command, unread: string | undefined): void {
  if (unread !== undefined) command.error(`error: ${unread}`);
}

/** The sentence for `--columns` without the table that it describes. */
export function unreadColumns(options: {
  readonly columns?: string | undefined;
  readonly dataset?: string | undefined;
}): string | undefined {
  return options.columns !== undefined && options.dataset === undefined
    ? "--columns needs --dataset"
    : undefined;
}
