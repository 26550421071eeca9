import { readFileSync } from "node:fs";
import ts from "typescript";

/** The texts that stand above the fields of the interfaces of a file, by interface and field, each in one line. */
export function fieldTexts(path: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  return Object.fromEntries(
    source.statements
      .filter(ts.isInterfaceDeclaration)
      .map(({ name, members }) => [
        name.text,
        Object.fromEntries(
          members
            .filter(ts.isPropertySignature)
            .map((field) => [field.name.getText(source), textAbove(field)]),
        ),
      ]),
  );
}

function textAbove(field: ts.PropertySignature): string {
  const comments = ts.getJSDocCommentsAndTags(field).filter(ts.isJSDoc);
  return comments
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "")
    .join(" ")
    .replaceAll(/\s+/g, " ");
}
