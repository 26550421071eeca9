// Vite, webpack: the starter is a file beside the page.
import { starter } from "referent/starter";
import { answer } from "./app.mjs";

answer(starter).then(
  (said) => {
    document.title = said;
  },
  (error) => {
    document.title = `failed: ${error}`;
  },
);
