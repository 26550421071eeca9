import type { Language } from "../../src/contract/index.ts";

/** Words of matches and of other contests of one language, in small letters. Words of two pieces have a hyphen. */
export interface WordsOfMatches {
  /** Words near the name of a side in a match, beyond those of `beside-words`; they may have another sense. */
  readonly match: string;
  /** The same, but only sport has them: words for a match and its round ("semi-final"). */
  readonly fixture: string;
  /** Words between the sides of a match ("will face"); most of them have other senses, too. */
  readonly against: string;
  /** Words of elections, parties and wars, beyond those of `beside-words`. */
  readonly contest: string;
}

/** Words of matches of each language. Only the public world has towns and countries that are sides, too. */
export const wordsOfMatches: Readonly<Record<Language, WordsOfMatches>> = {
  en: {
    match:
      "playmaker scoreline finalist finalists goalie goalies goalkeeping goaltender hat-trick hat-tricks keeper puck runner-up runners-up versus wicketkeeper",
    fixture:
      "championship championships cup derby equaliser equalizer fixture fixtures goalkeeper half-time halftime innings kick-off kickoff knockout match midfielder overtime penalties play-off play-offs playoff playoffs qualifier qualifiers quarter-final quarter-finals quarterfinal quarterfinals referee rematch semi-final semi-finals semifinal semifinals semis shoot-out shootout stadium striker touchdown tournament wicket wickets v vs",
    against:
      "against beat beats defeat defeated defeats drew edged face faced faces facing lost meet meets met outplayed overcame play played playing plays routed take takes thrashed took trounced v versus vs",
    contest:
      "annexed besieged cavalry ceasefire coalition constituencies constituency constitutional councillor councillors democrat democrats electorate emperor empire garrison governors incumbent invaded justices landslide legislature mayoral mayors party plaintiff polling regiment republicans runoff senator socialist socialists tories tory",
  },
  de: {
    match:
      "europameister finalist finalisten finals gruppensieger heimspiele nachholspiel puck titelverteidiger torschütze torschützen trikot weltmeister",
    fixture:
      "achtelfinale achtelfinals auftaktspiel derby elfmeter elfmeterschießen endrunde endspiel europameisterschaft finalspiel freundschaftsspiel gruppenphase gruppenspiel halbfinale halbfinals halbzeit heimspiel hinspiel länderspiel meisterschaft nachspielzeit pokal qualifikationsspiel rückspiel spieltag stadion testspiel torhüter turnier viertelfinale viertelfinals vorrunde vorrundenspiel weltmeisterschaft",
    against: "besiegt besiegte bezwang gegen schlägt schlug spielt spielte traf trafen trifft unterlag",
    contest:
      "abgeordnete abgeordneten abgeordneter belagerung bundestagswahlen bürgermeister bürgermeisterin bürgermeisterwahl christdemokraten direktmandat europawahl fraktion heer kaiserreich kandidat kandidaten kandidatin kommunalwahl kommunalwahlen landtagswahlen mandat mandate oberbürgermeisterin partei parteien regiment senat sozialdemokraten wahlgang wahlkreise wahlsieg weltkrieg",
  },
  fr: {
    match: "finaliste finalistes gagnera hors-jeu jouera joueront",
    fixture:
      "buteur championnat coupe demi-finale demi-finales derby éliminatoires finale finales match matches matchs mi-temps prolongations stade tournoi tournois vs",
    against:
      "affronte affrontent affronter affrontera affronteront bat battu battue contre défie domine dominé joue jouent jouera rencontre rencontrent rencontrera vs",
    contest:
      "annexion armées assiégea candidat candidate candidats cantonales centristes coalition communales communistes député écologistes électorat empereur empire maires mairie mairies présidentielles régiment régionales républicains sénat sénateur socialiste socialistes suffrages urnes",
  },
  es: {
    match: "arquero cancha finalista finalistas goleadores jugará jugarán vencieron",
    fixture:
      "amistoso amistosos campeonato copa cuartos derbi eliminatoria eliminatorias estadio gol goles octavos prórroga repechaje semifinal semifinales torneo vs",
    against:
      "ante contra derrota derrotó enfrenta enfrentan enfrentará enfrentarán enfrentó juega jugará jugó mide vence venció vs",
    contest:
      "alcaldes alcaldesa alcaldía alcaldías autonómicas ayuntamiento balotaje candidata candidato candidatos candidatura coalición concejal concejales congreso conservadores diputado diputados ejércitos electorado electorales electores emperador escaño gubernatura imperio legislativas municipales plebiscito presidenciales regimiento senado senador socialistas sufragio urnas",
  },
  it: {
    match: "azzurri campionati finali finalista finaliste giocherà giocheranno partite vincerà",
    fixture:
      "amichevole amichevoli campionato coppa derby girone gironi gol ottavi qualificazioni semifinale semifinali spareggi spareggio stadio supplementari torneo vs",
    against:
      "affronta affrontano affronterà batte battuto contro gioca giocherà incontra incontrerà sfida sfiderà vs",
    contest:
      "amministrative ballottaggi candidata candidati candidato centrodestra centrosinistra coalizione comunali deputato elettorali elettorato eserciti imperatore impero opposizione primarie reggimento senato senatore sindaca sindaci socialisti suffragi urne",
  },
  pt: {
    match: "defronta defrontará defrontarão finalista finalistas guarda-redes jogará jogarão placar",
    fixture:
      "amistoso amistosos campeonato copa dérbi eliminatórias estádio gol gols golo golos meia-final meias-finais oitavos prolongamento prorrogação quartas repescagem semifinais semifinal taça torneio vs",
    against:
      "bate bateu contra defronta defrontou derrotou empatou enfrenta enfrentará enfrentou joga jogará vence venceu vs",
    contest:
      "autarquia autarquias autárquicas câmara câmaras candidata candidato candidatos candidatura coalizão coligação deputado eleitorado eleitorais exércitos imperador império legislativas municipais parlamentar partido partidos prefeita prefeitos prefeitura prefeituras presidenciais regimento senado senador socialistas sufrágio urnas vereador vereadores",
  },
  ja: {
    match: "球場 球団 選手 打者 対戦 投手 得点",
    fixture: "決勝 試合 予選",
    against: "",
    contest: "党",
  },
  zh: {
    match: "冠军 教练 进球 篮球 排球 球队 球门 球员 射门 足球",
    fixture: "决赛 联赛 预赛 比赛 主场 客场",
    against: "对 战 胜",
    contest: "党",
  },
};
