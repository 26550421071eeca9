import type { Language } from "../../src/contract/index.ts";

/** What happens to persons and never to a place, by the verb behind a name; folded. */
interface Fates {
  /** Verbs: "Byron died in Greece". */
  readonly verbs: string;
  /** Verbs before a participle: "Raleigh was beheaded". */
  readonly auxiliaries: string;
  /** Participles. A town may be "buried" by a volcano and "wounded" in a war, so these are not here. */
  readonly participles: string;
}

export const fates: Partial<Record<Language, Fates>> = {
  en: {
    verbs: "died dies married marries remarried wed",
    auxiliaries: "be been being had has have is was were",
    participles:
      "arrested assassinated baptised baptized beheaded born convicted crucified executed guillotined handcuffed hanged hospitalised hospitalized imprisoned jailed killed knighted married murdered ordained sentenced shot",
  },
  de: {
    verbs: "heiratet heiratete starb stirbt verstarb",
    auxiliaries: "ist war werden wird worden wurde",
    participles:
      "begnadigt enthauptet erhangt ermordet erschossen exekutiert festgenommen geadelt geboren gekreuzigt gestorben getauft getotet hingerichtet inhaftiert verhaftet verheiratet verstorben verurteilt",
  },
  fr: {
    verbs: "decede epousa epouse meurt mourut naquit",
    auxiliaries: "a est ete etait fut",
    participles:
      "arrete arretee assassine assassinee baptise baptisee canonise canonisee condamne condamnee crucifie decapite decapitee decede decedee emprisonne emprisonnee execute executee fusille fusillee guillotine guillotinee hospitalise hospitalisee marie mariee mort morte ne nee pendu pendue tue tuee",
  },
  es: {
    verbs: "fallecio murio muere nacio",
    auxiliaries: "es esta fue ha habia sido",
    participles:
      "ahorcada ahorcado arrestada arrestado asesinada asesinado bautizada bautizado canonizada canonizado casada casado condenada condenado crucificado decapitada decapitado ejecutada ejecutado encarcelada encarcelado fallecida fallecido fusilada fusilado guillotinado hospitalizada hospitalizado muerta muerto nacida nacido",
  },
  it: {
    verbs: "mori muore nacque sposa sposo",
    auxiliaries: "e era fu ha stata stato venne viene",
    participles:
      "arrestata arrestato assassinata assassinato battezzata battezzato canonizzata canonizzato condannata condannato crocifisso decapitata decapitato fucilata fucilato ghigliottinato giustiziata giustiziato impiccata impiccato incarcerata incarcerato morta morto nata nato ricoverata ricoverato sposata sposato uccisa ucciso",
  },
  pt: {
    verbs: "casou faleceu morre morreu nasceu",
    auxiliaries: "e era foi ha havia sido tinha",
    participles:
      "assassinada assassinado batizada batizado canonizada canonizado casada casado condenada condenado crucificado decapitada decapitado detida detido enforcada enforcado executada executado falecida falecido fuzilada fuzilado guilhotinado hospitalizada hospitalizado morta morto nascida nascido presa preso",
  },
};
