// How fast are names found in running text, beside the JavaScript packages that do the same?
//   npm run build && node bench/names.mjs [5000 100000 1000000]

import KeywordProcessor from "flashtext.js";
import flexsearch from "flexsearch";
import AhoCorasick from "modern-ahocorasick";
import { Hits, NAME, NameTrie } from "../dist/src/datasets/name-trie.js";
import { addNames } from "../dist/src/datasets/names.js";
import { cut } from "../dist/src/text/pieces.js";
import { names, text } from "./corpus.mjs";
import { median, round, save } from "./measure.mjs";

const sizes = process.argv.slice(2).map(Number);
const results = [];
for (const size of sizes.length > 0 ? sizes : [5_000, 100_000, 1_000_000]) {
  const list = names(size);
  const sample = text(2_000_000, list);
  const chunks = sample.match(/[\s\S]{1,100000}/g);
  const rate = (ms, length) => round(length / ms / 1000);

  const start = performance.now();
  const trie = new NameTrie();
  addNames(
    trie,
    list.map((name, entity) => ({ entity, text: name, form: NAME, languages: 255, person: true })),
  );
  const build = performance.now() - start;
  const hits = new Hits();
  let found = 0;
  const ours = median(() => {
    found = 0;
    for (const chunk of chunks) {
      hits.count = 0;
      const pieces = cut(chunk);
      trie.match(pieces, 0, pieces.count, hits);
      found += hits.count;
    }
  });
  const row = {
    names: size,
    build_ms: round(build, 0),
    referent: rate(ours, sample.length),
    hits: found,
    peers: {},
  };

  // Peers get a tenth of the text, and less than that at a million names: they are slow, not short of work.
  const part = sample.slice(0, 200_000);
  const flash = new KeywordProcessor();
  for (const name of list) flash.addKeyword(name);
  row.peers["flashtext.js"] = rate(
    median(() => flash.extractKeywords(part), 3),
    part.length,
  );
  const aho = new AhoCorasick(list);
  row.peers["modern-ahocorasick"] = rate(
    median(() => aho.search(part), 3),
    part.length,
  );
  if (size <= 100_000) {
    // FlexSearch answers queries: each sentence is one.
    const index = new flexsearch.Index({ tokenize: "strict" });
    for (const [i, name] of list.entries()) index.add(i, name);
    const sentences = part.slice(0, 50_000).split(". ");
    row.peers.flexsearch = rate(
      median(() => {
        for (const sentence of sentences) index.search(sentence, { limit: 100, suggest: true });
      }, 1),
      50_000,
    );
  }
  row.times_the_fastest_peer = round(row.referent / Math.max(...Object.values(row.peers)), 1);
  results.push(row);
  console.log(
    `${size.toLocaleString("en")} names: referent ${row.referent} M char/s (built in ${row.build_ms} ms, ${found} hits)`,
  );
  for (const [peer, value] of Object.entries(row.peers))
    console.log(`  ${peer.padEnd(20)} ${value} M char/s`);
  console.log(`  ${row.times_the_fastest_peer} times the fastest peer`);
}
save("names", results);
