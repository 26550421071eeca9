import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { it as lines } from "../it.ts";

export const it: string = demonymWords(lines, "it");
