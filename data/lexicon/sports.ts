import type { Language } from "../../src/contract/index.ts";

/** Sports that the words of a text tell apart: those of sides first, then those of single athletes. */
export const sports = [
  "football",
  "american_football",
  "baseball",
  "basketball",
  "cricket",
  "handball",
  "hockey",
  "rugby",
  "volleyball",
  "athletics",
  "boxing",
  "cycling",
  "golf",
  "racket",
  "skiing",
  "swimming",
] as const;

export type Sport = (typeof sports)[number];

/**
 * Names of sports, as knowledge bases use them to describe sides. Japanese names are left out: they share pairs of
 * characters, by which words are compared ("ット", "ボー").
 */
export const namesOfSports: Partial<Record<Sport, string>> = {
  football: "football calcio fußball fútbol futebol 足球",
  american_football: "nfl gridiron",
  baseball: "baseball béisbol beisebol basebol 野球 棒球",
  basketball: "basketball basket baloncesto pallacanestro basquete basquetebol 篮球",
  cricket: "cricket críquet críquete 板球",
  handball: "handball pallamano balonmano handebol andebol 手球",
  hockey: "hockey eishockey hóquei 冰球",
  rugby: "rugby rúgbi 橄榄球",
  volleyball: "volleyball volley pallavolo voleibol vóleibol vôlei 排球",
  racket: "tennis tenis tênis",
};

/** A word that makes football another sport: "American football", "football américain". */
export const american = "american";

/** Words of the other football, also of an American side: "American soccer club". */
export const association = "association soccer";

/** Words for sides: an organisation without a type is one if a name of a sport stands beside them. */
export const wordsForSides =
  "club team verein mannschaft squadra nazionale équipe equipe equipo selección seleção 代表 俱乐部 国家队";

/** Words that a text has of one sport only, by language, in small letters with accents. */
export const wordsOfSports: Partial<Record<Language, Partial<Record<Sport, string>>>> = {
  en: {
    football:
      "equaliser equalizer fifa footballer footballers goalkeeper goalkeepers goalless midfield midfielder midfielders soccer striker strikers uefa",
    american_football:
      "fumble fumbled fumbles linebacker linebackers nfl quarterback quarterbacks superbowl touchdown touchdowns",
    baseball:
      "baseball bullpen homered homers infielder inning mlb outfielder outfielders pitcher pitchers rbi rbis reliever shortstop",
    basketball: "basketball dunk dunked euroleague nba rebounds wnba",
    cricket:
      "batsman batsmen bowler bowlers cricket cricketer cricketers lbw seamer seamers wicket wicketkeeper wickets",
    handball: "handball",
    hockey: "goaltender goaltenders hockey nhl puck",
    rugby: "flanker flyhalf lineout lineouts rugby scrum scrums springboks wallabies",
    volleyball: "volleyball",
    athletics: "athletics decathlon discus heptathlon hurdles javelin pentathlon steeplechase",
    boxing: "boxer boxers boxing featherweight heavyweight middleweight welterweight",
    cycling: "cycling cyclist cyclists peloton velodrome",
    golf: "birdie birdies bogey bogeys golf golfer golfers lpga pga",
    racket: "atp backhand badminton forehand squash tennis wta",
    skiing: "biathlon skier skiers skiing slalom",
    swimming: "backstroke breaststroke freestyle swimmer swimmers swimming",
  },
  de: {
    football:
      "dfb elfmeter elfmeterschießen fifa fußball fußballer fußballerin fußballerinnen fußballs mittelfeld mittelfeldspieler strafraum uefa",
    american_football: "nfl quarterback superbowl touchdown touchdowns",
    baseball: "baseball homerun homeruns mlb pitcher",
    basketball: "basketball basketballer basketballerinnen euroleague nba rebounds",
    cricket: "cricket kricket wicket wickets",
    handball: "handball handballer handballerin handballerinnen siebenmeter",
    hockey: "eishockey hockey nhl puck",
    rugby: "rugby",
    volleyball: "volleyball volleyballer volleyballerinnen",
    athletics: "diskuswurf hürden kugelstoßen leichtathletik speerwurf weitsprung zehnkampf",
    boxing: "boxen boxer boxkampf mittelgewicht schwergewicht",
    cycling: "etappensieg peloton radprofi radprofis radrennen radsport",
    golf: "birdie bogey golf golfer golferin",
    racket: "atp badminton matchball tennis tennisprofi tiebreak wta",
    skiing: "biathlon langlauf riesenslalom skifahrer skirennen skispringen slalom",
    swimming: "brustschwimmen freistil rückenschwimmen schwimmen schwimmer schwimmerin",
  },
  fr: {
    football: "fifa foot football footballeur footballeurs footballeuse penalty penaltys uefa",
    american_football: "nfl quarterback touchdown touchdowns",
    baseball: "baseball mlb",
    basketball: "basket basketball basketteur basketteurs basketteuses euroligue nba rebonds",
    cricket: "cricket",
    handball: "handball handballeur handballeurs handballeuses",
    hockey: "hockey hockeyeur hockeyeurs lnh nhl",
    rugby: "rugby rugbyman rugbymen",
    volleyball: "volley volleyball volleyeur volleyeurs",
    athletics: "athlétisme décathlon javelot marathonien",
    boxing: "boxe boxeur boxeurs",
    cycling: "cyclisme cycliste cyclistes peloton",
    golf: "birdie bogey golf golfeur golfeuse",
    racket: "atp badminton tennis tennisman wta",
    skiing: "biathlon ski skieur skieuse slalom",
    swimming: "nageur nageurs nageuse natation",
  },
  es: {
    football: "centrocampista centrocampistas fifa futbolista futbolistas fútbol penalti penaltis uefa",
    american_football: "nfl quarterback touchdown touchdowns",
    baseball: "beisbol béisbol jonrones jonrón mlb pelotero peloteros pítcher",
    basketball: "acb baloncestista baloncesto básquet básquetbol euroliga nba",
    cricket: "críquet",
    handball: "balonmano",
    hockey: "hockey nhl",
    rugby: "rugby",
    volleyball: "voleibol vóleibol vóley",
    athletics: "atletismo decatlón jabalina",
    boxing: "boxeador boxeadores boxeo pugilista",
    cycling: "ciclismo ciclista ciclistas",
    golf: "birdie birdies bogey golf golfista golfistas",
    racket: "atp bádminton tenis tenista tenistas wta",
    skiing: "biatlón eslalon esquiador esquiadora esquí",
    swimming: "nadador nadadora nadadores natación",
  },
  it: {
    football: "calciatore calciatori calciatrice calciatrici calcio centrocampista centrocampisti fifa uefa",
    american_football: "nfl quarterback touchdown",
    baseball: "baseball fuoricampo mlb",
    basketball: "basket cestista cestisti eurolega nba pallacanestro rimbalzi",
    cricket: "cricket",
    handball: "pallamano",
    hockey: "hockey nhl",
    rugby: "rugbista rugbisti rugby",
    volleyball: "pallavolista pallavolisti pallavolo volley",
    athletics: "atletica centometrista decathlon giavellotto",
    boxing: "boxe pugilato pugile pugili",
    cycling: "ciclismo ciclista ciclisti peloton",
    golf: "birdie bogey golf golfista golfisti",
    racket: "atp badminton tennis tennista tennisti wta",
    skiing: "biathlon sciatore sciatrice slalom",
    swimming: "nuotatore nuotatrice nuoto",
  },
  pt: {
    football:
      "centroavante fifa futebol futebolista futebolistas goleiro goleiros penálti pênalti uefa zagueiro",
    american_football: "nfl quarterback touchdown touchdowns",
    baseball: "basebol beisebol mlb",
    basketball: "basquete basquetebol nba nbb",
    cricket: "críquete",
    handball: "andebol handebol",
    hockey: "hóquei nhl",
    rugby: "rugby râguebi rúgbi",
    volleyball: "voleibol vôlei",
    athletics: "atletismo decatlo",
    boxing: "boxe boxeador pugilista pugilistas",
    cycling: "ciclismo ciclista ciclistas",
    golf: "birdie bogey golfe golfista golfistas",
    racket: "atp badminton tenista tenistas ténis tênis wta",
    skiing: "biatlo esqui esquiador esquiadora slalom",
    swimming: "nadador nadadora nadadores natação",
  },
};

/**
 * Words of politics, the economy, disasters and the arts, by language, in small letters with accents. Words of
 * elections, wars and trials are among those of `contest`.
 */
export const otherMatters: Partial<Record<Language, string>> = {
  en: "ambassador bank cabinet diplomats earthquake economy embassy exports film floods government governor inflation law legislation mayor minister ministers ministry novel police president sanctions senate tariffs taxes treaty unemployment",
  de: "börse bundeskanzler bundesregierung bundestag erdbeben film gesetz gipfel haushalt hochwasser kanzler koalition landtag minister ministerin ministerpräsident oberbürgermeister polizei präsident regierung roman sanktionen steuern wirtschaft zölle",
  fr: "ambassadeur bourse députés économie emplois film gouvernement impôts inflation inondations loi maire ministère ministre ministres police président roman sanctions séisme traité",
  es: "alcalde bolsa economía embajador gobernador gobierno impuestos inflación inundaciones ley ministerio ministro ministros novela película policía presidente presupuestos sanciones terremoto tratado",
  it: "alluvione ambasciatore borsa deputati economia film governo inflazione legge ministero ministri ministro polizia presidente romanzo sanzioni sindaco tasse terremoto trattato",
  pt: "bolsa economia embaixador enchentes filme governador governo impostos inflação lei ministério ministro ministros polícia prefeito presidente romance sanções terremoto tratado",
};
