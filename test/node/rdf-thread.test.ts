import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { built } from "./built.ts";

/** What a process of a user says: code of its own, without the conditions of the tests. `threads` are those it started. */
async function said(code: string): Promise<unknown> {
  const script = `(async () => {
    const threads = [];
    process.on("worker", (thread) => threads.push(thread));
    const { parseRdf } = await import(${JSON.stringify(built("graph/index.js").href)});
    const nodes = Array.from({ length: 10_000 }, (_, i) => ({ "@id": "http://e.x/" + i, "http://e.x/p": "é" + i }));
    const xml = nodes.map((node) => '<e:N rdf:about="' + node["@id"] + '"><e:p>' + node["http://e.x/p"] + "</e:p></e:N>");
    const jsonld = JSON.stringify(nodes);
    const rdfxml = '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e.x/">\\n' + xml.join("\\n") + "</rdf:RDF>";
    const lines = (quads) => quads.map((q) => [q.subject, q.predicate, q.object].map((term) => term.value).join(" ")).sort();
    const problem = (text, format, limits) => parseRdf(text, format, { limits }).then(() => "none", (error) => error.toJSON());
    // A file of any size is read by whoever asks.
    const here = { size: 0 };
    console.log(JSON.stringify(await (async () => { ${code} })()));
  })()`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], { env: {} });
  return JSON.parse(stdout);
}

describe("a long document for Oxigraph (needs npm run build)", () => {
  it("is read in a thread, with the same quads, and the process ends after it", async () => {
    const code = `
      const results = [];
      for (const [text, format] of [[jsonld, "jsonld"], [rdfxml, "rdfxml"]]) {
        const alone = lines(await parseRdf(text, format, { limits: here }));
        const before = threads.length;
        const aside = lines(await parseRdf(text, format));
        results.push([before > 0, threads.length > 0, aside.length, aside.join() === alone.join()]);
      }
      return results;`;
    expect(await said(code)).toEqual([
      [false, true, 10_000, true],
      [true, true, 20_000, true],
    ]);
  });

  it("has the problem of one that is read here: its code, words and pointers", async () => {
    const code = `
      const faulty = [
        [jsonld.replace("http://e.x/77", "relative"), "jsonld"],
        [jsonld.slice(0, -1), "jsonld"],
        [rdfxml.replace("</e:N>\\n", "</e:M>\\n"), "rdfxml"],
      ];
      const pairs = [];
      for (const [text, format] of faulty) pairs.push([await problem(text, format), await problem(text, format, here)]);
      return { pairs, threads: threads.length };`;
    const { pairs, threads } = (await said(code)) as { pairs: [object, object][]; threads: number };
    expect(threads).toBeGreaterThan(0);
    expect(pairs).toHaveLength(3);
    for (const [aside, here] of pairs) {
      expect(aside).toMatchObject({ code: "invalid_rdf" });
      expect(aside).toEqual(here);
    }
  });

  it("ends with its signal, also while it waits for others", async () => {
    const code = `
      const controller = new AbortController();
      const { signal } = controller;
      const readings = Array.from({ length: 5 }, () => parseRdf(jsonld, "jsonld", { signal }));
      setTimeout(() => controller.abort(new Error("enough")), 20);
      const ends = (await Promise.allSettled(readings)).map(({ status, reason }) => status + " " + reason?.message);
      return [ends, (await parseRdf(jsonld, "jsonld")).length];`;
    expect(await said(code)).toEqual([Array.from({ length: 5 }, () => "rejected enough"), 10_000]);
  });
});
