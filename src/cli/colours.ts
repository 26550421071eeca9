import pc from "picocolors";

/**
 * Colours, on a terminal only: the library would also colour what a CI system captures, and a file or a pipe must
 * get plain text everywhere. `NO_COLOR` turns them off.
 */
export const colours: ReturnType<typeof pc.createColors> = pc.createColors(
  process.stdout.isTTY === true && !process.env.NO_COLOR,
);
