import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { de as lines } from "../de.ts";

export const de: string = demonymWords(lines, "de");
