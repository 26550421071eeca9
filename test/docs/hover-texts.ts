import { join, relative } from "node:path";
import ts from "typescript";

/** An export of an entry point, or a member of an exported type. */
export interface Seen {
  /** As a reader looks for it: `src/kb/split.ts:12 SplitKb.head`. */
  readonly place: string;
  /** Whether an editor shows a text for it. */
  readonly described: boolean;
}

/**
 * The exports of entry points and the members of their types. What is declared in another package is its own to
 * describe, and left out.
 *
 * @param entries paths of modules below the root
 */
export function seenFrom(root: string, entries: readonly string[]): Map<string, Seen[]> {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(
    entries.map((entry) => join(root, entry)),
    options,
  );
  const checker = program.getTypeChecker();

  /** The declaration in the project, undefined for what a library declares. */
  function declarationOf({ declarations = [] }: ts.Symbol): ts.Declaration | undefined {
    return declarations.find((one) => {
      const { fileName } = one.getSourceFile();
      return fileName.startsWith(root) && !fileName.includes("/node_modules/");
    });
  }

  function seen(symbol: ts.Symbol, name: string, ...aliases: ts.Symbol[]): Seen[] {
    const declaration = declarationOf(symbol);
    if (declaration === undefined) return [];
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
    const described = [symbol, ...aliases].some((one) => one.getDocumentationComment(checker).length > 0);
    return [{ place: `${relative(root, file.fileName)}:${line + 1} ${name}`, described }];
  }

  /** Fields and methods of an interface, a class, or a type that is made of objects. */
  function membersOf(symbol: ts.Symbol): ts.Symbol[] {
    const kinds = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias;
    if (!(symbol.flags & kinds)) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return (type.isUnion() ? type.types : [type])
      .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      .flatMap((part) => checker.getPropertiesOfType(part))
      .filter((member) => !isPrivate(member));
  }

  const modules = entries.map((entry): [string, Seen[]] => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, entry))!)!;
    const found = checker.getExportsOfModule(module).flatMap((alias) => {
      const { name } = alias;
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
      const members = membersOf(symbol).flatMap((member) => seen(member, `${name}.${member.name}`));
      return [...seen(symbol, name, alias), ...members];
    });
    return [entry, found];
  });
  return new Map(modules);
}

function isPrivate({ valueDeclaration }: ts.Symbol): boolean {
  const name = valueDeclaration && ts.getNameOfDeclaration(valueDeclaration);
  return name !== undefined && ts.isPrivateIdentifier(name);
}
