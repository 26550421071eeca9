import type { Language } from "../../src/contract/index.ts";

/**
 * Words that stand beside a name and tell what kind of thing it names. The reader folds them. Japanese and Chinese
 * have one character each, as their texts are read character by character.
 */
export interface BesideWords {
  /** Prepositions right before the name of a place ("in Paris"), a small word between them or not. */
  readonly place: string;
  /** Words right behind the name of somebody who speaks or acts ("Merkel said"). */
  readonly person: string;
  /** Words near the name of a side in a match ("beat", "scored"). */
  readonly match: string;
  /** Articles, where cities have none ("la Roma" is no city; "o Porto" may be one). */
  readonly article: string;
}

/** What stands beside names, in each language. */
export const beside: Readonly<Record<Language, BesideWords>> = {
  en: {
    place: "in at near from across outside inside throughout within into toward towards to",
    person:
      "said says told tells added asked replied explained wrote writes argued insisted testified who born died married",
    match:
      "beat beats defeated lost won scored scores goal goals match game derby coach striker midfielder goalkeeper defender quarterback playoffs team squad league season",
    article: "the",
  },
  it: {
    place: "a ad in da presso verso vicino lontano",
    person: "ha disse dice spiega afferma aggiunge dichiara scrive racconta risponde nacque morì sposò",
    match:
      "battuto batte perde vince vinto pareggia segnato segna gol partita derby allenatore attaccante portiere difensore centrocampista squadra campionato giocato gioca tifosi",
    article: "il lo la l i gli le nel nella al alla del della dal dalla sul sulla",
  },
  fr: {
    place: "à en dans depuis vers près loin chez",
    person: "a dit déclare explique affirme ajoute écrit raconte répond né née mort",
    match:
      "battu bat perdu gagné marqué but buts match derby entraîneur attaquant gardien défenseur milieu équipe championnat joué joue supporters",
    article: "le la l les au du",
  },
  de: {
    place: "in nach aus bei im nahe",
    person: "sagte sagt erklärte betonte schrieb meinte fragte antwortete kritisierte geboren starb",
    match:
      "schlug besiegte verlor gewann siegte tor tore spiel derby trainer stürmer torwart verteidiger mannschaft liga saison spielte gegen bundesliga",
    article: "der die das dem den des",
  },
  es: {
    place: "en desde hacia hasta cerca lejos",
    person: "dijo dice explicó afirmó añadió declaró escribió respondió nació murió",
    match:
      "venció derrotó perdió ganó empató marcó gol goles partido derbi entrenador delantero portero defensa centrocampista equipo liga jugó jugar juega hinchas",
    article: "el la los las al del",
  },
  pt: {
    place: "em no na de desde até para perto longe",
    person: "disse diz explicou afirmou acrescentou declarou escreveu respondeu nasceu morreu",
    match:
      "venceu derrotou perdeu ganhou empatou marcou golo gol golos gols jogo partida treinador técnico atacante goleiro guarda zagueiro equipa equipe time liga jogou joga torcida",
    article: "",
  },
  ja: { place: "", person: "", match: "勝 敗 戦", article: "" },
  zh: { place: "在 到 从", person: "说 曾", match: "胜 败 赛", article: "" },
};
