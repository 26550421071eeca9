import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { ja as lines } from "../ja.ts";

export const ja: string = demonymWords(lines, "ja");
