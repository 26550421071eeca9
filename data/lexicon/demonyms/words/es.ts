import { demonymWords } from "../../../../src/linking/document/demonym-forms.ts";
import { es as lines } from "../es.ts";

export const es: string = demonymWords(lines, "es");
