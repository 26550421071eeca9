import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { en as lines } from "../en.ts";

export const en: string = demonymWords(lines, "en");
