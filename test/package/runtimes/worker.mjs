// workerd: the starter is a module of bytes.

import { answer } from "./app.mjs";
import bytes from "./starter.kb";

export default {
  async fetch() {
    return new Response(await answer(bytes));
  },
};
