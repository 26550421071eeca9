import { join } from "node:path";
import ts from "typescript";

/** Something that an importer sees: an export of an entry point, or a member of an exported type. */
export interface Seen {
  /** As a reader of the failure looks for it: `src/kb/split.ts:12 SplitKb.head`. */
  readonly place: string;
  /** Whether an editor shows a text for it. */
  readonly described: boolean;
}

/**
 * All exports of entry points and the members of their types, each once, however many entries lead to it. What is
 * declared outside the project's `src` is another package's to describe, and counts as described nowhere.
 */
export function seenFrom(root: string, entries: readonly string[]): Map<string, Seen[]> {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    options,
  );
  const checker = program.getTypeChecker();
  const source = join(root, "src/");

  /** Where a symbol is declared in `src`, undefined for one of a library. */
  function placeOf(symbol: ts.Symbol, name: string): string | undefined {
    const declared = symbol.declarations?.find((one) => one.getSourceFile().fileName.startsWith(source));
    if (declared === undefined) return undefined;
    const file = declared.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declared.getStart());
    return `${file.fileName.slice(root.length + 1)}:${line + 1} ${name}`;
  }

  const found = new Map<string, Seen[]>();
  const known = new Set<ts.Symbol>();
  for (const entry of entries) {
    const seen: Seen[] = [];
    const look = (symbol: ts.Symbol, name: string) => {
      const place = placeOf(symbol, name);
      if (place === undefined || known.has(symbol)) return;
      known.add(symbol);
      const described = symbol.getDocumentationComment(checker).length > 0;
      seen.push({ place, described });
    };
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, entry))!);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      look(symbol, exported.name);
      for (const member of membersOf(symbol)) look(member, `${exported.name}.${member.name}`);
    }
    found.set(entry, seen);
  }
  return found;

  /** Properties and methods of an interface, a class, or an alias of object types. */
  function membersOf(symbol: ts.Symbol): ts.Symbol[] {
    const types = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias;
    if (!(symbol.flags & types)) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const parts = type.isUnion() ? type.types : [type];
    return parts.filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)).flatMap((part) => checker.getPropertiesOfType(part));
  }
}
