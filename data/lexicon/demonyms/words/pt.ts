import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { pt as lines } from "../pt.ts";

export const pt: string = demonymWords(lines, "pt");
