import { startPage } from "./page.ts";
import { serverAnswerer } from "./server-answerer.ts";

void startPage(serverAnswerer(location));
