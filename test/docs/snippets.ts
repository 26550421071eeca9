import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../package/packed.ts";

/** A piece of code of a page, in TypeScript or JavaScript. */
export interface Snippet {
  /** Page and line: `docs/guides/http.md:156`. */
  readonly place: string;
  /** What the page takes for granted before it, and the code. */
  readonly code: string;
  /** Why it is compiled and not run. */
  readonly notRun: string | undefined;
}

/**
 * Every `ts` and `js` block of README and docs. Comments before a block that readers do not see say more of it:
 * `<!-- given … -->` holds code that the text takes for granted, `<!-- not run: … -->` a reason to compile it only,
 * `<!-- run: … -->` a name under which another test runs it.
 */
export function snippets(): Snippet[] {
  return pages().flatMap((page) => snippetsOf(page, readFileSync(join(root, page), "utf8")));
}

/** README and the pages of docs, by their paths. */
export function pages(): string[] {
  const inside = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md") && !name.startsWith("api"))
    .map((name) => join("docs", name));
  return ["README.md", ...inside.sort()];
}

/** The lines that code prints according to its comments: `console.log(sum); // 3`. */
export function printedBy(code: string): string[] {
  return [...code.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line!);
}

/** @param text of a page */
export function snippetsOf(page: string, text: string): Snippet[] {
  const block = /((?:<!--(?:(?!-->)[\s\S])*-->\n)*)^```(?:ts|js)\n([\s\S]*?)^```$/gm;
  return [...text.matchAll(block)].map((match) => {
    const [all, comments, code] = match as unknown as [string, string, string];
    const line = text.slice(0, match.index + all.indexOf("```")).split("\n").length;
    const [, given = ""] = comments.match(/<!-- given\n([\s\S]*?)-->/) ?? [];
    const [, how, what] = comments.match(/<!-- (not run|run): ([\s\S]*?) -->/) ?? [];
    const notRun = how === "run" ? "test/http/guide.test.ts runs it" : what;
    return { place: `${page}:${line}`, code: `${given}${code}\nexport {};\n`, notRun };
  });
}
