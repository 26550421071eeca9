// esbuild: the starter is in the bundle.
import bytes from "referent/starter.kb";
import { answer } from "./app.mjs";

globalThis.said = await answer(bytes);
globalThis.console.log(globalThis.said);
