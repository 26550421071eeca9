import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonFaultInWords } from "../../src/contract/index.ts";

describe("a text that is not JSON is told by line, column and reason", () => {
  it.each([
    ["", "line 1, column 1: a value must stand here, but the text ends"],
    [" \n ", "line 2, column 2: a value must stand here, but the text ends"],
    ["{", 'line 1, column 2: a name in double quotes or "}" must stand here, but the text ends'],
    ["[", 'line 1, column 2: a value or "]" must stand here, but the text ends'],
    ['{"text": "a",}', 'line 1, column 14: a name in double quotes must stand here, not "}"'],
    ["[1, 2,]", 'line 1, column 7: a value must stand here, not "]"'],
    ['{\n  "text": tru\n}', "line 2, column 11: a value must stand here, not a word without quotes"],
    ['{"confidence": NaN}', 'line 1, column 16: a value must stand here, not "NaN"'],
    ["{'text': 'a'}", `line 1, column 2: a name in double quotes or "}" must stand here, not "'"`],
    [
      "{text: 1}",
      'line 1, column 2: a name in double quotes or "}" must stand here, not a word without quotes',
    ],
    ['{"a" 1}', 'line 1, column 6: ":" must stand here, not a number'],
    ['{"a": 1 "b": 2}', 'line 1, column 9: "," or "}" must stand here, not "\\""'],
    ['{"a": [1}', 'line 1, column 9: "," or "]" must stand here, not "}"'],
    ['{"a": 1}\r\n{"b": 2}', 'line 2, column 1: the text must end here, not "{"'],
    ["01", "line 1, column 1: JSON writes a number in another way"],
    ["[1.]", "line 1, column 2: JSON writes a number in another way"],
    ["[1, 0x10]", "line 1, column 5: JSON writes a number in another way"],
    ["[1 2]", 'line 1, column 4: "," or "]" must stand here, not a number'],
    ["[-Infinity]", 'line 1, column 2: a value or "]" must stand here, not "-Infinity"'],
    ['{"a": None}', 'line 1, column 7: a value must stand here, not "None"'],
    ['{"a": nothing}', "line 1, column 7: a value must stand here, not a word without quotes"],
    ["[Nonesuch]", 'line 1, column 2: a value or "]" must stand here, not a word without quotes'],
    ["[\ud800]", 'line 1, column 2: a value or "]" must stand here, not U+D800'],
    ["[1,\u00a02]", "line 1, column 4: a value must stand here, not U+00A0"],
    ["[+1]", 'line 1, column 2: a value or "]" must stand here, not "+"'],
    ["[-]", 'line 1, column 2: a value or "]" must stand here, not "-"'],
    ["[truefalse]", 'line 1, column 2: a value or "]" must stand here, not a word without quotes'],
    ['["😀", x]', "line 1, column 7: a value must stand here, not a word without quotes"],
    ['["a\tb"]', "line 1, column 4: a control character in a string must be escaped"],
    ['["a\nb"]', "line 1, column 4: a control character in a string must be escaped"],
    ['["a\\x"]', "line 1, column 4: a backslash in a string must begin an escape such as \\\\ or \\n"],
    ['["\\u12G4"]', "line 1, column 3: a backslash in a string must begin an escape such as \\\\ or \\n"],
    ['["a", "b\\"]', "line 1, column 7: the string that begins here does not end"],
    ["\ufeff{}", "line 1, column 1: a value must stand here, not U+FEFF"],
    ["// c\n{}", 'line 1, column 1: a value must stand here, not "/"'],
  ])("%j", (text, words) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(jsonFaultInWords(text)).toBe(words);
  });

  it("counts lines from the given one", () => {
    expect(jsonFaultInWords('{"a":\n]', 31)).toBe('line 32, column 1: a value must stand here, not "]"');
  });

  it.each(['{"key": hunter2}', "hunter2", '{"key": "hunter2', '["hunter2" hunter2]', '{"a": "hunter2\\x"}'])(
    "no word of the text is told: %s",
    (text) => {
      expect(jsonFaultInWords(text)).not.toContain("hunter");
    },
  );

  it("finds the end of a million open brackets", () => {
    expect(jsonFaultInWords("[".repeat(1_000_000))).toMatch(/^line 1, column 1000001: a value or "\]"/);
  });

  it("finds a place in every text that JSON.parse refuses: all before it can begin JSON", () => {
    const pieces = fc.constantFrom(
      ...'{ } [ ] : , " \\ \\n \n 0 1 -1 1e5 .5 true null a x\u0001'.split(" "),
      " ",
      '"a"',
      '"b":',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        try {
          JSON.parse(text);
        } catch {
          expect(jsonFaultInWords(text)).toMatch(/^line \d+, column \d+: .*(?:here|escape|way)/s);
          return;
        }
        // What is JSON has no fault.
        expect(jsonFaultInWords(text)).toContain("it cannot be read");
      }),
      { numRuns: 5_000 },
    );
  });
});
