import type { FieldCues } from "./field-names.ts";

/** English words that show the semantic field of a text. */
export const en: FieldCues = {
  // Sport
  football:
    "football soccer goalkeeper striker midfielder penalty offside league fifa uefa goal coach club pitch",
  basketball: "basketball nba dunk rebound playoffs three pointer guard hoop court bulls lakers wnba",
  tennis: "tennis grand slam racket serve wimbledon backhand forehand atp wta davis cup open",
  motor_sport: "racing formula grand prix driver lap circuit pole rally motogp ferrari podium pit nascar",
  athletics:
    "athletics sprinter marathon hurdles javelin sprint relay jumper olympic medal runner metres track",
  cycling: "cycling cyclist peloton bicycle stage tour yellow jersey sprint climber velodrome bike",
  winter_sport:
    "skiing skier ski slalom downhill biathlon skating snowboard ice hockey bobsleigh snow alpine",
  sport:
    "sport athlete championship tournament champion olympics medal victory match coach team stadium player",
  board_games: "chess grandmaster checkmate go player board game poker bridge tournament opening",
  // The arts
  music: "music song album singer band guitar concert pop rock single lyrics record tour musician chart",
  classical_music:
    "symphony composer orchestra concerto conductor sonata violin piano quartet philharmonic baroque choir",
  opera: "opera soprano tenor aria libretto baritone scala mezzo premiere overture diva",
  painting:
    "painting painter canvas portrait fresco watercolour museum gallery impressionist oil landscape exhibition brush",
  sculpture: "sculpture sculptor statue marble bronze bust monument carving relief",
  architecture:
    "architecture architect building tower cathedral facade skyscraper gothic dome palace construction design",
  film: "film movie director actor actress cinema oscar screenplay starring hollywood box office scene sequel",
  theatre:
    "theatre theater play stage playwright drama actor broadway tragedy comedy performance shakespeare",
  television:
    "television series episode season channel broadcast host show netflix sitcom presenter streaming tv",
  literature:
    "novel writer author book literature story publisher fiction bestseller chapter character essay literary",
  poetry: "poem poet poetry verse sonnet rhyme ode epic stanza lyric",
  comics: "comic comics manga cartoon superhero marvel anime animated character strip graphic",
  photography: "photography photographer photo camera lens exposure portrait shutter picture film",
  dance: "dance dancer ballet choreographer ballerina tango bolshoi choreography waltz",
  festival: "festival carnival celebration parade annual event biennale edition programme",
  award: "award prize nobel winner oscar grammy nominee honour laureate medal ceremony",
  fashion: "fashion designer dress collection catwalk model brand luxury couture style perfume",
  // Thought
  philosophy:
    "philosophy philosopher ethics metaphysics thinker logic stoic existentialism reason plato knowledge",
  religion:
    "religion church pope bishop catholic faith christian islam muslim jewish buddhist saint god bible mosque",
  mythology: "mythology god goddess myth hero zeus roman greek norse deity legend titan",
  history:
    "history ancient century empire medieval dynasty historian revolution colonial antiquity reign archaeological",
  royalty:
    "king queen prince princess throne crown royal emperor dynasty duke coronation palace monarch heir",
  language: "language grammar dialect word speaker linguist vocabulary translation alphabet spoken verb noun",
  education: "school teacher pupil education classroom exam student lesson curriculum kindergarten learning",
  university:
    "university professor faculty campus degree student rector doctorate college academic graduate dean",
  research:
    "research scientist laboratory study experiment discovery institute researcher science published theory",
  // Society
  politics:
    "politics president minister government party parliament senator policy opposition leader reform political cabinet",
  elections:
    "election vote candidate campaign ballot poll voter democrat republican referendum primary electoral",
  government:
    "government ministry agency administration federal state council authority public office commission official",
  law: "law court judge lawyer trial legal constitution ruling attorney supreme statute lawsuit justice",
  crime: "crime murder police killer suspect arrested prison robbery gang victim detective mafia theft",
  war: "war army battle soldier troops military invasion general weapon missile navy combat siege front",
  terrorism: "terrorism terrorist attack bomb bombing extremist hostage jihadist explosion attacker",
  diplomacy:
    "diplomacy ambassador treaty embassy summit sanctions foreign negotiations nato union agreement bilateral",
  newspaper:
    "newspaper journalist editor press article magazine reporter daily headline media column published",
  family:
    "family father mother son daughter wife husband brother sister married children born parents wedding",
  // The economy
  economy:
    "economy inflation growth gdp recession unemployment economist trade fiscal budget market economic",
  banking: "bank loan credit interest deposit banker mortgage central currency euro dollar account finance",
  stock_market:
    "shares stock investor exchange index nasdaq wall street dividend portfolio fund trading rally ticker",
  trade: "trade export import tariff customs goods market supplier wholesale retail shop store",
  company:
    "company ceo founder headquarters subsidiary profit revenue startup shareholder merger manufacturer employees business corporate",
  energy:
    "energy electricity power plant nuclear solar wind turbine grid renewable reactor hydroelectric utility",
  oil: "oil petroleum gas barrel refinery pipeline crude drilling opec fuel petrol exxon",
  agriculture: "agriculture farmer crop wheat harvest cattle farm soil livestock irrigation grain seed",
  travel: "travel tourist hotel holiday flight tourism visitor beach destination vacation resort guide",
  // Technology
  software:
    "software app application update version microsoft windows operating system user feature open source",
  programming:
    "programming language code developer compiler library framework javascript python function class api script",
  internet:
    "internet website online google facebook social network search browser web platform users twitter",
  telecom: "telephone mobile phone network operator smartphone broadband telecom carrier sms wireless",
  hardware: "computer processor chip laptop device semiconductor memory graphics intel screen battery iphone",
  artificial_intelligence:
    "artificial intelligence neural network machine learning model training robot chatbot algorithm deep",
  video_games: "game nintendo playstation console xbox player gamer gameplay multiplayer esports arcade",
  cars: "car engine vehicle automobile driver sedan electric manufacturer motor model wheel toyota speed",
  aviation: "aircraft airline airport flight pilot boeing airbus plane jet helicopter runway aviation crash",
  shipping: "ship port vessel sea captain cruise navy sailing cargo ferry harbour shipwreck sailor titanic",
  railway: "railway train station rail locomotive metro line subway track tram passenger railroad",
  // Science
  space: "space rocket nasa astronaut satellite orbit launch spacecraft moon mission shuttle probe mars",
  astronomy: "planet star astronomer telescope galaxy solar comet orbit astronomy nebula constellation sun",
  physics:
    "physics physicist quantum particle relativity gravity energy atom electron nuclear mechanics theory",
  chemistry:
    "chemistry chemical element chemist acid metal compound molecule reaction periodic mercury liquid atomic",
  mathematics:
    "mathematics mathematician theorem equation geometry algebra proof number calculus function conjecture",
  biology: "biology biologist cell gene species evolution dna organism bacteria genetic protein darwin",
  medicine: "medicine doctor hospital patient surgeon treatment drug vaccine clinic therapy surgery medical",
  disease: "disease virus infection cancer epidemic symptom pandemic illness fever outbreak syndrome covid",
  environment:
    "environment climate pollution warming emissions conservation wildlife recycling carbon ecosystem greenhouse forest",
  weather: "weather storm hurricane rain temperature forecast snow typhoon flood cyclone drought wind",
  // Nature
  animals: "animal mammal species dog cat horse wild zoo predator fur tail wolf lion elephant",
  birds: "bird feather nest wing eagle species flight beak migratory turkey egg poultry",
  sea_life: "fish shark whale salmon ocean fishing marine reef coral dolphin tuna",
  plants: "plant flower tree leaf garden seed forest botanical species bloom root shrub",
  fruit: "fruit apple orchard juice ripe sweet pie peel banana cherry pear harvest eat vitamin",
  food: "food dish cheese bread meat eat restaurant pasta sauce meal taste flavour ingredient",
  drink: "wine beer drink coffee tea bottle whisky vineyard brewery grape alcohol juice champagne",
  cooking: "recipe cook chef oven bake kitchen fry boil butter sugar flour salt roast pepper",
  // Places
  city: "city mayor downtown capital metropolitan suburb district population street urban square neighbourhood",
  country:
    "country nation border republic capital citizen national population territory flag independence state",
  region: "region province county district state prefecture administrative municipality area department",
  river: "river bank valley flows tributary delta bridge dam waterfall estuary source basin",
  lake: "lake shore water freshwater basin reservoir pond glacial fishing",
  sea: "sea ocean coast gulf strait marine tide wave bay shore beach atlantic pacific",
  mountain: "mountain peak summit climber alps range glacier hiking volcano slope altitude hill",
  island: "island archipelago atoll coast tropical islander lagoon ferry ocean peninsula",
  desert: "desert dune sand oasis arid nomad camel sahara bedouin drought",
};
