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
  /** Words of what is won and lost without a match (elections, wars, trials). */
  readonly contest: string;
  /** Articles, where cities have none ("la Roma" is no city; "o Porto" may be one). */
  readonly article: string;
  /** Words that no name of a person or place has before it: whose it is, which, how many ("our country"). */
  readonly determiner: string;
}

/** What stands beside names, in each language. */
export const beside: Readonly<Record<Language, BesideWords>> = {
  en: {
    place: "in at near from across outside inside throughout within into toward towards to",
    person:
      "said says told tells added asked replied explained wrote writes argued insisted testified who born died married",
    match:
      "beat beats defeated lost won scored scores goal goals match game derby coach striker midfielder goalkeeper defender quarterback playoffs team squad league season championship cup playoff semifinal quarterfinal standings champions innings inning wicket wickets pitcher touchdown touchdowns equaliser equalizer substituted fullback winger midfield defenders strikers goalless scoreline kickoff stoppage hat-trick relegated relegation routed thrashed rebounds overtime quarterfinals semifinals unbeaten winless referee offside linebacker halftime pacers seamers bowled batsman batsmen homered shutout rebound",
    contest:
      "election elections electoral vote votes voters voted ballot referendum primaries caucus parliament parliamentary seats candidate candidates nomination war wars battle battles troops army soldiers lawsuit jury oscar nobel",
    article: "the",
    determiner: "a an my your his her its our their this that these those every each any some no another",
  },
  it: {
    place: "a ad in da presso verso vicino lontano",
    person: "ha disse dice spiega afferma aggiunge dichiara scrive racconta risponde nacque morì sposò",
    match:
      "battuto batte perde vince vinto pareggia segnato segna gol partita derby allenatore attaccante portiere difensore centrocampista squadra campionato giocato gioca tifosi finale semifinale coppa scudetto pareggiato pareggiano pareggio battono vincono sconfitto retrocessione retrocede retrocesso classifica rigore rigori espulso ammonito arbitro panchina rimonta trasferta terzino ala fantasista bomber calciatore calciatori calcio ingaggio tripletta doppietta fuorigioco supplementari ottavi giocano giocatore giocatori campioni trofeo perso perdono",
    contest:
      "elezione elezioni elettorale voto voti elettori referendum ballottaggio parlamento seggi guerra guerre battaglia battaglie truppe esercito soldati processo oscar nobel",
    article: "il lo la l i gli le nel nella al alla del della dal dalla sul sulla",
    determiner:
      "un uno una un mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre loro questo questa questi queste quel quello quella quei quegli quelle ogni qualche qualunque nessun nessuna alcuni alcune tale altro altra",
  },
  fr: {
    place: "à en dans depuis vers près loin chez",
    person: "a dit déclare explique affirme ajoute écrit raconte répond né née mort",
    match:
      "battu bat perdu gagné marqué but buts match derby entraîneur attaquant gardien défenseur milieu équipe championnat joué joue supporters finale ligue battent bats battre défait matchs matches égalise égalisé égalisation doublé triplé pénalty penalty pénaltys arbitre entraîneurs attaquants défenseurs gardiens latéral ailier buteur sélectionneur demi-finale relégation relégué prolongation prolongations joueur joueurs jouent footballeur football rugby mêlée supporteurs mené perd perdent gagne gagnent",
    contest:
      "élection élections électoral électorale vote votes électeurs scrutin référendum présidentielle législatives municipales parlement sièges guerre guerres bataille batailles troupes armée soldats procès oscar nobel",
    article: "le la l les au du",
    determiner:
      "un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque quelque quelques plusieurs aucun aucune tel telle autre",
  },
  de: {
    place: "in nach aus bei im nahe",
    person: "sagte sagt erklärte betonte schrieb meinte fragte antwortete kritisierte geboren starb",
    match:
      "schlug besiegte verlor gewann siegte tor tore spiel derby trainer stürmer torwart verteidiger mannschaft liga saison spielte gegen bundesliga finale halbfinale pokal meisterschaft endspiel besiegt besiegen remis unentschieden führungstreffer treffer elfmeter nachspielzeit verlängerung halbzeit anpfiff abpfiff heimsieg auswärtssieg auswärtsspiel heimspiel absteiger aufsteiger tabellenführer spieltag viertelfinale achtelfinale mittelfeld mittelfeldspieler abwehr abwehrspieler angreifer torhüter torjäger spieler trainerin fußball fußballer schiedsrichter hattrick gegentor rückrunde hinrunde vizemeister auswärtsfans kader neuzugang länderspiel verliert verlieren verloren gewinnt gewinnen gewonnen",
    contest:
      "wahl wahlen wahlkampf wähler wahlkreis stimmen referendum bundestagswahl landtagswahl präsidentschaftswahl stichwahl parlament sitze krieg kriege schlacht schlachten truppen armee soldaten prozess klage oscar nobelpreis",
    article: "der die das dem den des",
    determiner:
      "ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner meines sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem mancher manche welcher welche welches solche solcher",
  },
  es: {
    place: "en desde hacia hasta cerca lejos",
    person: "dijo dice explicó afirmó añadió declaró escribió respondió nació murió",
    match:
      "venció derrotó perdió ganó empató marcó gol goles partido derbi entrenador delantero portero defensa centrocampista equipo liga jugó jugar juega hinchas semifinal copa campeonato vence vencen derrotan empate empates empata goleó goleada golea penalti penaltis penal penales prórroga remontada jornada fichó fichaje fichar árbitro mediocampista goleador capitán jugador jugadores jugadora juegan jugaron fútbol futbolista hinchada afición octavos pierde pierden perdieron gana ganan ganaron",
    contest:
      "elección elecciones electoral voto votos votantes votación referéndum comicios parlamento escaños guerra guerras batalla batallas tropas ejército soldados juicio óscar oscar nobel",
    article: "el la los las al del",
    determiner:
      "un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra este esta estos estas ese esa esos esas aquel aquella cada algún alguna ningún ninguna otro otra tal",
  },
  pt: {
    place: "em no na de desde até para perto longe",
    person: "disse diz explicou afirmou acrescentou declarou escreveu respondeu nasceu morreu",
    match:
      "venceu derrotou perdeu ganhou empatou marcou golo gol golos gols jogo partida treinador técnico atacante goleiro guarda zagueiro equipa equipe time liga jogou joga torcida semifinal copa taça campeonato vence vencem derrotaram empate empata goleou goleada pénalti penálti pênalti prorrogação rebaixamento rebaixado despromovido rodada jornada árbitro avançado atacantes goleador artilheiro capitão jogador jogadores jogadora jogam jogar jogaram futebol futebolista oitavos guarda-redes penáltis dérbi adeptos torcedores perde perdem perderam ganha ganham ganharam",
    contest:
      "eleição eleições eleitoral voto votos eleitores votação referendo plebiscito parlamento deputados guerra guerras batalha batalhas tropas exército soldados julgamento óscar oscar nobel",
    article: "",
    determiner:
      "um uma uns umas meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele aquela cada algum alguma nenhum nenhuma outro outra tal",
  },
  ja: { place: "", person: "", match: "勝 敗 戦", contest: "選 争 票", article: "", determiner: "" },
  zh: {
    place: "在 到 从",
    person: "说 曾",
    match: "胜 败 赛",
    contest: "选 争 票",
    article: "",
    determiner: "",
  },
};
