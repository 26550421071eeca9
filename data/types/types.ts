/**
 * A small hierarchy of types: `word < parents = Wikidata class, schema.org classes`. Words are lower-case English.
 * The roots are disjoint, so an entity under one contradicts a sent type under another. A type under two roots agrees
 * with both. Written for this project. The Wikidata classes are those that its own "instance of" statements use. The
 * schema.org classes are the names of the type in answers, the most specific first. A class that several types have
 * means the first.
 */
export const typeLines = `
person = Q5 Person
place = Q618123 Place
organization = Q43229 Organization
product = Q2424752 Product
work = Q17537576 CreativeWork
event = Q1656682 Event
organism = Q16521 Taxon
substance = Q11173 ChemicalSubstance
concept = Q151885
celestial body = Q6999 Place

fictional character < concept = Q95074
deity < concept = Q178885
family < concept = Q8436
band < organization = Q215380 MusicGroup
ethnic group < concept = Q41710
given name < concept = Q202444
family name < concept = Q101352

administrative area < place = Q56061 AdministrativeArea
country < administrative area = Q6256 Country
sovereign state < country = Q3624078
historical country < country = Q3024240
region < administrative area = Q82794
state < administrative area = Q7275 State
province < administrative area = Q34876
district < administrative area = Q149621
municipality < administrative area = Q15284
settlement < place = Q486972
city < settlement administrative area = Q515 City
capital < city = Q5119
city-state < city = Q133442
town < settlement = Q3957
village < settlement = Q532
street < place = Q79007
continent < landform = Q5107 Continent
landform < place = Q271669 Landform
body of water < landform = Q15324 BodyOfWater
island < landform = Q23442
archipelago < landform = Q33837
mountain < landform = Q8502 Mountain
mountain range < landform = Q46831
volcano < mountain = Q8072 Volcano
river < body of water = Q4022 RiverBodyOfWater
lake < body of water = Q23397 LakeBodyOfWater
sea < body of water = Q165 SeaBodyOfWater
ocean < body of water = Q9430 OceanBodyOfWater
desert < landform = Q8514
peninsula < landform = Q34763
bay < body of water = Q39594
strait < body of water = Q37901
canal < body of water = Q12284 Canal
waterfall < landform = Q34038 Waterfall
national park < place = Q46169
forest < place = Q4421
structure < place = Q811979 CivicStructure
bridge < structure = Q12280 Bridge
building < structure = Q41176
skyscraper < building = Q11303
tower < structure = Q12518 LandmarksOrHistoricalBuildings
palace < building = Q16560 LandmarksOrHistoricalBuildings
castle < building = Q23413 LandmarksOrHistoricalBuildings
church < building = Q16970 Church
mosque < building = Q32815 Mosque
temple < building = Q44539 PlaceOfWorship
monument < structure = Q4989906 LandmarksOrHistoricalBuildings
museum < organization building = Q33506 Museum
theatre < organization building = Q24354 PerformingArtsTheater
stadium < structure = Q483110 StadiumOrArena
airport < structure = Q1248784 Airport
railway station < structure = Q55488 TrainStation
academic institution < organization = Q4671277
educational organization < organization place = Q5341295 EducationalOrganization
university < educational organization academic institution = Q3918 CollegeOrUniversity
school < educational organization = Q3914 School
library < organization building = Q7075 Library
hospital < organization building = Q16917 Hospital
archaeological site < place = Q839954
park < place = Q22698 Park
square < place = Q174782

company < organization = Q783794 Corporation Organization
business < company structure = Q4830453 Restaurant FoodEstablishment BarOrPub CafeOrCoffeeShop Bakery Brewery Winery Hotel LodgingBusiness Store ShoppingCenter HealthAndBeautyBusiness ProfessionalService NightClub
enterprise < company = Q6881511
public company < company = Q891723
brand < organization product = Q431289 Brand
bank < company = Q22687 BankOrCreditUnion
airline < company = Q46970 Airline
car manufacturer < company = Q786820
software company < company = Q1058914
newspaper < organization work = Q11032 Newspaper
magazine < organization work = Q41298 Periodical
news agency < company = Q192283 NewsMediaOrganization
television channel < organization = Q2001305 TelevisionChannel
radio station < organization = Q14350 RadioStation
broadcaster < organization = Q15265344
publisher < company = Q2085381
record label < company = Q18127
film studio < company = Q375336
supermarket chain < company = Q18043413
restaurant chain < company = Q18534542
political party < organization = Q7278 PoliticalParty
government agency < organization = Q327333 GovernmentOrganization
intelligence agency < government agency = Q47913
central bank < bank government agency = Q66344
parliament < organization = Q35749
court < organization = Q41487
armed forces < organization = Q772547
international organization < organization = Q484652
trade union < organization = Q178790 WorkersUnion
non-profit organization < organization = Q163740 NGO
religious organization < organization = Q1530022
research institute < academic institution = Q31855 ResearchOrganization
space agency < government agency = Q753113
stock exchange < company = Q11691
sports club < organization = Q847017 SportsTeam
football club < sports club = Q476028
basketball team < sports club = Q13393265
baseball team < sports club = Q13027888
american football team < sports club = Q17156793
ice hockey team < sports club = Q4498974
cricket team < sports club = Q17376093
rugby team < sports club = Q14645593
racing team < sports club = Q10497835
national sports team < sports club = Q1194951
sports league < organization = Q623109
sports federation < organization = Q4438121
orchestra < organization = Q42998
criminal organization < organization = Q1788992
militant organization < organization = Q17149090

software < product work = Q7397 SoftwareApplication
operating system < software = Q9135
programming language < concept product = Q9143 ComputerLanguage
website < product work = Q35127 WebSite
social network < website = Q3220391
video game < product work = Q7889 VideoGame
video game console < device = Q8076
smartphone < device = Q22645
computer < device = Q68
car model < vehicle = Q3231690 Car
vehicle < product = Q42889 Vehicle
aircraft model < vehicle = Q15056993
spacecraft < vehicle = Q40218
rocket < vehicle = Q697175
ship < vehicle = Q11446
weapon < product = Q728
drug < product substance = Q12140 Drug
device < product = Q1183543
artificial intelligence < software = Q11660

book < work = Q571 Book
novel < book = Q8261
poem < book = Q5185279
play < work = Q25379 Play
epic < book = Q37484
comic < book = Q1004 ComicStory
manga < comic = Q8274
anime < work = Q1107
film < work = Q11424 Movie
film series < work = Q24856 MovieSeries
television series < work = Q5398426 TVSeries
painting < work = Q3305213 Painting
sculpture < work = Q860861 Sculpture
opera < work = Q1344
ballet < work = Q41425
album < work = Q482994 MusicAlbum
song < work = Q7366 MusicRecording
musical < work = Q2743
composition < work = Q105543609 MusicComposition
scientific theory < concept = Q17737
law < work concept = Q7748 Legislation
treaty < event work = Q131569

war < event = Q198
battle < event = Q178561
revolution < event = Q10931
disaster < event = Q3839081
attack < event = Q1967
sports event < event = Q16510064 SportsEvent
tournament < event = Q500834
olympic games < sports event = Q5389
festival < event = Q132241 Festival
election < event = Q40231
holiday < event = Q1445650
conference < event = Q2020153
award < concept event = Q618779
pandemic < event = Q12184
space mission < event = Q2133344

planet < celestial body = Q634
moon < celestial body = Q2537
star < celestial body = Q523
constellation < celestial body = Q8928
galaxy < celestial body = Q318
dwarf planet < celestial body = Q2199
asteroid < celestial body = Q3863

animal < organism = Q729
dog breed < organism = Q39367
plant < organism = Q756
fruit < organism food = Q3314483
vegetable < organism food = Q11004
food < product = Q2095
dish < food = Q746549
drink < food = Q40050
cheese < food = Q10943
chemical element < substance = Q11344
chemical compound < substance = Q11173
mineral < substance = Q7946
disease < concept = Q12136 MedicalCondition
material < substance = Q214609
color < concept = Q1075

language < concept = Q34770 Language
currency < concept = Q8142
religion < concept = Q9174
ideology < concept = Q7257
philosophy < concept = Q5891
sport < concept = Q349
music genre < concept = Q188451
art movement < concept = Q968159
academic discipline < concept = Q11862829
occupation < concept = Q12737077 Occupation
position < concept = Q4164871
month < concept = Q5151
day < concept = Q573
zodiac sign < concept = Q23666
letter < concept = Q9788
musical instrument < product = Q34379
dance < concept = Q11639
era < event concept = Q6428674
alphabet < concept = Q9779
unit < concept = Q47574
stock index < concept = Q223371
`;

/** Other words for a type. */
export const typeSynonyms: Readonly<Record<string, string>> = {
  human: "person",
  patient: "person",
  agent: "person",
  people: "person",
  per: "person",
  location: "place",
  loc: "place",
  facility: "structure",
  fac: "structure",
  landmarksorhistoricalbuildings: "structure",
  placeofworship: "building",
  gpe: "administrative area",
  geo: "place",
  organisation: "organization",
  org: "organization",
  institution: "organization",
  movie: "film",
  "tv series": "television series",
  nation: "country",
  work_of_art: "work",
  "creative work": "work",
  artwork: "work",
  team: "sports club",
  "sports team": "sports club",
  sportsorganization: "sports club",
  football_club: "football club",
  firm: "company",
  corporation: "company",
  localbusiness: "business",
  app: "software",
  application: "software",
  species: "organism",
  taxon: "organism",
  metal: "substance",
  definedterm: "concept",
  intangible: "concept",
  molecularentity: "substance",
  medical_condition: "disease",
  prod: "product",
  humanprod: "product",
};
