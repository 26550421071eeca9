import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { fr as lines } from "../fr.ts";

export const fr: string = demonymWords(lines, "fr");
