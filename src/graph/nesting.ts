import { isOver, tooDeep } from "./document-limits.ts";

/** Where something begins in which a bracket is a character (string, comment, IRI, escape), and brackets. */
const begin = /"""|'''|["'#\\]|<<|>>|<[^<>\s]*>|[[\](){}]/g;

/** Where a string of each kind may end, and what may hide its end. */
const ends: Readonly<Record<string, RegExp>> = {
  '"""': /"""|\\/g,
  "'''": /'''|\\/g,
  '"': /["\\\n\r]/g,
  "'": /['\\\n\r]/g,
};

/**
 * Refuses a Turtle, TriG, N-Triples or N-Quads document whose brackets nest too deep. It skips what does not
 * parse: that is for the parser to say.
 *
 * @throws ProblemError `invalid_rdf` with the line
 */
export function checkBrackets(text: string, depth: number): void {
  // A document without brackets and triple terms is most often N-Quads, and nests not at all.
  if (!/[[({]|<</.test(text)) return;
  let open = 0;
  for (let at = 0; ; ) {
    begin.lastIndex = at;
    const found = begin.exec(text);
    if (found === null) return;
    const [token] = found;
    at = found.index + token.length;
    if (token in ends) at = endOfString(text, at, token);
    else if (token === "#") at = endOfLine(text, at);
    else if (token === "\\") at++;
    else if (token === "]" || token === ")" || token === "}" || token === ">>") open = Math.max(0, open - 1);
    else if (token.length === 1 || token === "<<") {
      open++;
      if (isOver(open, depth)) throw tooDeep(depth, `line ${lineOf(text, found.index)}`);
    }
  }
}

function endOfString(text: string, from: number, quote: string): number {
  const end = ends[quote]!;
  end.lastIndex = from;
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    if (found[0] !== "\\") return found.index + found[0].length;
    end.lastIndex = found.index + 2;
  }
  return text.length;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function lineOf(text: string, at: number): number {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", end + 1)) line++;
  return line;
}

/**
 * How many characters the bases of a Turtle or TriG document have together, each resolved against the one before: a
 * relative one makes it longer, so that a megabyte of them takes half a minute.
 *
 * @param base length of the base that the document begins with
 */
export function lengthOfBases(text: string, base: number): number {
  let length = base;
  let sum = 0;
  let declared = false;
  for (let at = 0; ; ) {
    begin.lastIndex = at;
    const found = begin.exec(text);
    if (found === null) return sum;
    const [token] = found;
    const between = text.slice(at, found.index);
    // Only blanks and comments may stand between the word and its IRI.
    if (between.trim() !== "") declared = /base\s*$/i.test(between.slice(-100));
    at = found.index + token.length;
    if (token === "#") at = endOfLine(text, at);
    else if (token in ends) at = endOfString(text, at, token);
    else if (declared && token.startsWith("<")) {
      const iri = token.slice(1, -1);
      length = /^[a-z][a-z0-9+.-]*:/i.test(iri) ? iri.length : length + iri.length;
      sum += length;
    }
    if (token !== "#") declared = false;
  }
}
