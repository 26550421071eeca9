// Node, Deno, Bun: the starter is a file.
import { starter } from "referent/starter";
import { answer } from "./app.mjs";

console.log(await answer(starter));
