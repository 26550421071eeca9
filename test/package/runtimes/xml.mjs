// A bundle without the package saxes: what reads XML says how to install it, everything else works.
import { parseRdf } from "referent/graph";
import { readFeed } from "referent/products";

const bytes = (text) => [new TextEncoder().encode(text)];
const products = async (feed) => {
  const ids = [];
  for await (const { id } of readFeed(bytes(feed))) ids.push(id);
  return ids.join();
};
const detail = (error) => error.document?.detail ?? error.message;
const said = await Promise.all([
  products("id\ttitle\tlink\n1\tAnvil\thttps://shop.example/1\n"),
  products("<rss></rss>").catch(detail),
  parseRdf("<a/>", "rdfxml").catch(detail),
]);
globalThis.console.log(said.join("\n"));
