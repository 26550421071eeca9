import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { zh as lines } from "../zh.ts";

export const zh: string = demonymWords(lines, "zh");
