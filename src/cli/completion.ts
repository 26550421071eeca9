import { Argument, type Command, type Option } from "commander";
import type { Io } from "./io.ts";

const shells = { bash, zsh, fish } as const;
type Shell = keyof typeof shells;

/** Must be registered last: the script names all registered commands. */
export function registerCompletion(program: Command, io: Io): void {
  program
    .command("completion")
    .description("print a script that completes commands and options in a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(Object.keys(shells)))
    .addHelpText(
      "after",
      '\nExample:\n  referent completion bash > ~/.local/share/bash-completion/completions/referent\n  referent completion fish > ~/.config/fish/completions/referent.fish\n  eval "$(referent completion zsh)"      in ~/.zshrc, after compinit',
    )
    .action((shell: Shell) => {
      io.stdout.write(shells[shell](stepsOf(program)));
    });
}

/** A command by its words (`kb build`; empty for the program), with what may come next. */
interface Step {
  readonly path: readonly string[];
  readonly commands: readonly Command[];
  readonly options: readonly Option[];
}

function stepsOf(command: Command, path: readonly string[] = []): Step[] {
  const { commands, options } = command;
  const visible = options.filter(({ hidden }) => !hidden);
  return [
    { path, commands, options: visible },
    ...commands.flatMap((one) => stepsOf(one, [...path, one.name()])),
  ];
}

const flagsOf = ({ long, short }: Option) => [long, short].filter((flag) => flag !== undefined);

/** The words that may follow each path, as cases of a shell; files are the shell's own matter. */
function cases(steps: readonly Step[]): string {
  return steps
    .map(({ path, commands, options }) => {
      const words = [...commands.map((one) => one.name()), ...options.flatMap(flagsOf), "--help"];
      return `    "${path.join(" ")}") next="${words.join(" ")}" ;;`;
    })
    .join("\n");
}

/** Follows the words in front of the cursor that name a command. `words` and `path` would be zsh's own variables. */
function namedLoop(steps: readonly Step[], wordsBefore: string): string {
  const known = steps.filter(({ path }) => path.length > 0).map(({ path }) => `"${path.join(" ")}"`);
  return `  local word named="" next=""
  for word in ${wordsBefore}; do
    case "\${named:+$named }$word" in
      ${known.join("|")}) named="\${named:+$named }$word" ;;
    esac
  done
  case "$named" in
${cases(steps)}
  esac`;
}

function bash(steps: readonly Step[]): string {
  return `_referent() {
${namedLoop(steps, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _referent referent
`;
}

function zsh(steps: readonly Step[]): string {
  return `#compdef referent
_referent() {
${namedLoop(steps, `"\${(@)words[2,CURRENT-1]}"`)}
  compadd -- \${=next}
  _files
}
compdef _referent referent
`;
}

function fish(steps: readonly Step[]): string {
  const lines = steps.flatMap(({ path, commands, options }) => {
    const names = commands.map((one) => one.name()).join(" ");
    const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
    const none = commands.length > 0 ? [`not __fish_seen_subcommand_from ${names}`] : [];
    const where = [...seen, ...none].join("; and ");
    const condition = where === "" ? "" : ` -n ${quoted(where)}`;
    return [
      ...commands.map(
        (one) => `complete -c referent${condition} -f -a ${one.name()} -d ${quoted(one.description())}`,
      ),
      ...options.map((option) => fishOption(option, condition)),
    ];
  });
  return `${lines.join("\n")}\n`;
}

function fishOption({ long, short, required, argChoices, description }: Option, condition: string): string {
  const flags = [long && `-l ${long.slice(2)}`, short && `-s ${short.slice(1)}`].filter(Boolean).join(" ");
  const value = argChoices ? ` -x -a ${quoted(argChoices.join(" "))}` : required ? " -r" : "";
  return `complete -c referent${condition} ${flags}${value} -d ${quoted(description)}`;
}

/** A word of fish: within single quotes only these two are special. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&")}'`;
}
