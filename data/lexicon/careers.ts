import type { Language } from "../../src/contract/index.ts";

/** Verbs for playing for a side, by language, in small letters with accents. */
interface Careers {
  readonly verbs: string;
  /**
   * Prepositions between the verb and the side, with or without an article: "giocò nel Napoli". Prepositions that
   * also come before places are left out: "juega en Miami".
   */
  readonly prepositions: string;
  /** Verbs right before the side: "joined Chelsea". */
  readonly direct?: string;
}

export const careers: Partial<Record<Language, Careers>> = {
  en: {
    verbs: "debuted debut played playing plays scored signed signs",
    prepositions: "against for",
    direct: "captained coached joined managed rejoined",
  },
  de: {
    verbs: "gespielt spielen spielt spielte spielten traf wechselt wechselte",
    prepositions: "bei beim für gegen zum",
  },
  fr: {
    verbs: "évoluait évolue évolué jouait joue jouent jouer joué marqué prêté signe signé transféré",
    prepositions: "au avec contre pour",
    direct: "quitter rejoindre rejoint rejoignant",
  },
  es: {
    verbs: "fichó jugaba jugaban jugado jugando jugar jugaron jugó juega juegan milita militó",
    prepositions: "con contra para por",
  },
  it: {
    verbs: "gioca giocando giocano giocare giocato giocava giocò milita militò segnò",
    prepositions: "col con contro nel nell nella per",
  },
  pt: {
    verbs: "atua atuou joga jogado jogando jogar jogaram jogava jogou",
    prepositions: "com contra na no pela pelo",
  },
};
