import { engineAnswerer } from "./engine-answerer.ts";
import { startPage } from "./page.ts";

const carried = (id: string) => document.getElementById(id)?.textContent ?? "";

/** Base64 in the page: a page that is opened as a file may not fetch what lies beside it. */
async function starter(): Promise<ArrayBuffer> {
  return Uint8Array.from(atob(carried("starter").trim()), (character) => character.charCodeAt(0)).buffer;
}

void startPage(engineAnswerer(carried("engine"), starter()));
