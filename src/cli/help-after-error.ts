/** What follows an error of a command line: where its options are told. */
export const forOptions = "(--help shows the options)";

/** The same of a command that has commands of its own. */
export const forCommands = "(--help shows the commands)";
