import { en as functionWords } from "./function-words/en.ts";
import type { LanguageData } from "./language-data.ts";

export const en: LanguageData = {
  functionWords,
  commonWords: `abandon abandoned abandoning abandons abilities ability ablaze able ably aboard abortion abroad abrupt absence absences
absolute absolutely absorb absorbed absorbing absorbs abstract absurd abuse abuses academic academically accent accents accept acceptable
acceptably accepted accepting accepts accident accidental accidentally accidents accompanied accompanies accompany accompanying account
accountant accountants accounting accounts accuracy accurate accurately accusation accusations accuse accused accuses accusing achieve
achieved achievement achievements achieves achieving acid acids acknowledge acknowledged acknowledges acknowledging acquire acquired
acquires acquiring acre acres act action actions active actively activist activists activities activity actor actors actress actresses acts
actual ad adapt adapted adapter adapting adapts add added adding addition additional additionally additions address addresses adds adequate
adequately adjust adjustable adjusted adjusting adjusts admire admired admires admiring admission admissions admit admits admitted
admitting adolescence adopt adopted adopting adoption adopts adrift ads adult adults advance advanced advances advantage advantages
adventure adventurer adventures adverse advertisement advertisements advertising advice adviser advisers advisor advisors advocate
advocates aerospace affair affairs affect affected affecting affects afford afforded affording affords afloat afraid afraidly aftermath
afternoon afternoons age aged agencies agency agenda agendas agent agents ages aggressive aggressively agony agree agreed agreeing
agreement agreements agrees agriculture aid aids aim aims air aircraft aircrafts airline airlines airplane airplanes airport airports airs
alarm alarms alas album albums alcohol alcohols alert alerts algebra alien alive allege alleged alleges alleging allies allow allowed
allowing allows ally alter altered altering alternative alternatives alters aluminium aluminum alumni amateur amazing ambassador ambition
ambitions ambulance ambulances amen amend amended amending amendment amends ammunition amnesty amount amounts ample analyses analysis
analysises analyst analysts analyze analyzed analyzes analyzing anatomy ancestor ancestors ancient anciently angel angels anger angle
angles angrier angriest angry animal animals animator ankle ankles anniversaries anniversary announce announced announcement announcements
announces announcing annoy annoyed annoying annoys annual annually anonymous anonymously answer answers ant anthem anthems anthropologist
anthropology antibiotic anticipate anticipated anticipates anticipating antique ants anxieties anxiety apartment apartments ape apologies
apologise apologised apologises apologising apologize apologized apologizes apologizing apology app apparatus apparent appeal appeals
appear appearance appearances appeared appearing appears appetite appetites apple apples appliance appliances application applications
applied applies apply applying appoint appointed appointing appointment appointments appoints appreciate appreciated appreciates
appreciating approach approaches appropriate appropriately approval approvals approve approved approves approving apps apricot apricots
arch archaeologist archaeologists archaeology archbishop arches archipelago architecture archive area areas arguing argument arguments
aristocrat arm armchair armed armies armor armour arms army arose arrange arranged arrangement arrangements arranges arranging array arrays
arrest arrests arrival arrivals arrive arrived arrives arriving arrow arrows art article articles artificial artificially artillery artist
artistic artistically artists arts artwork ash ashore ask asked asking asks asleep aspect aspects assault assaults assemble assembled
assembles assemblies assembling assembly assert asserted asserting asserts assess assessed assesses assessing asset assets assign assigned
assigning assignment assignments assigns assist assistance assistances assistant assistants assisted assisting assists association
associations assorted assume assumed assumes assuming assumption assumptions assure assured assures assuring asteroid astronaut astronomer
astronomers astronomy asylum ate athlete athletes athletics atmosphere atmospheres atom atoms attach attached attaches attaching attack
attacks attempt attempted attempting attempts attend attended attending attends attention attitude attitudes attorney attorneys attract
attracted attracting attractive attractively attracts auction auctions audience audiences auditor aunt aunts author authorities authority
authors autobiography automatic automatically autonomy autumn available availably avalanche avenue avenues average averages avoid avoided
avoiding avoids awake awaked awakes awaking award awards aware awful awfully awkward awoke babies baby backdrop background backgrounds
backlash backpack bacon bacteria bacterias bad bade badge badges bag bags bailout bakeries bakery balance balances balcony ball ballerina
ballot ballots balls ban banana bananas band bands bank banker bankers bankruptcy banks banned banner banners banning bans baptism bar bare
baritone baron barracks barrel barrels barrier barriers barrister bars base basement bases basic basin basins basis basises basket baskets
bass bassist bassoon bat bath bathroom bathrooms baths bats batsman batteries battery battle battlefield battles battleship bay bays beach
beaches bead beads beam beams bean beans bear beard beards beared bearing bears beast beasts beat beats beauties beautiful beautifully
beauty beaver bed bedroom bedrooms beds bedtime bee beef beefs beer beers bees beetle beg began begged begging begin beginning beginnings
begins begs begun behave behaved behaves behaving behavior behaviors behaviour behaviours belief beliefs believe believed believes
believing bell bells belong belonged belonging belongings belongs beloved belt belts bench benches beneficial beneficially beneficiaries
beneficiary benefit benefits bent berries berry best bestseller bet bets better bias biases bicycle bicycles bid bids big bigger biggest
bike bikes bill billion billionaire billionaires billions bills bin bind binding bins biodiversity biographies biography biologist
biologists biology birch bird birds birth birthday birthdays births biscuits bishop bishops bit bite bites biting bits bitten bitter
bitterly black blackberry blacker blackest blackout blade blades blame blamed blames blaming blank blanket blankets blast blasts blaze
blazes blessing blessings blew blind blizzard block blockade blockbuster blocked blocking blocks blog blogger blogs blood bloods bloodshed
blossom blossoms blow blowing blown blows blue blueberry bluer bluest board boards boast boasted boasting boasts boat boats bodies body
boil boiled boiling boils bold bolder boldest bomb bombing bombs bond bonds bone bones bonus bonuses book booked booking bookings books
boom booms boost boosts boot boots border borders boring borrow borrowed borrowing borrows boss bosses botanist botany bother bothered
bothering bothers bottle bottles bottom bottoms bought bounce bounced bounces bouncing bound bowl bowler bowls box boxer boxers boxes boy
boycott boyfriend boyfriends boys bracelet brain brains brake brakes branch branches brand brands brave braver bravest bread breads break
breakdown breakfast breakfasts breaking breaks breakthrough breast breasts breath breathe breathed breathes breathing breaths bred breed
breeds breeze breezes brewery bribery brick bricks bride brides bridge bridges brief briefed briefer briefest briefing briefs bright
brighter brightest brilliant brilliantly bring bringing brings broad broadcast broadcasting broadcasts broaden broadened broadening
broadens broader broadest broadly broke broken broker brokerage bronze brother brothers brought brow brown browner brownest brows browse
brush brushes brutal brutally bubble bubbles bucket buckets budget budgets bug bugs build builded builder builders building buildings
builds built bullet bulletin bullets bunch bunches burden burdens bureau bureaucracy bureaus burger burgers burglary buried buries burn
burned burns burnt burst bury burying bus buses bush bushes busier busiest business businesses businessman businessmans businessmen
businesswoman businesswomans busy butter butterflies butterfly button buttons buy buyed buyer buyers buying buys bye cabbage cabin cabinet
cabinets cabins cable cables cafe cafes cage cages cake cakes calculate calculated calculates calculating calculation calculations calendar
calendars call called calling calls calm calmer calmest calorie camel camera cameras camp campaign campaigns camps campus campuses canal
canals cancel canceled canceling cancels cancer cancers candidate candidates candies candle candles candy canvas cap capabilities
capability capable capably capacities capacity capital capitalism capitals caps captain captains capture captured captures capturing car
carbon carbons card cardinal cards care career careers careful carefully careless cares cargo cargos carnival carol carpet carpets carriage
carriages carried carrier carriers carries carrot carrots carry carrying cars cart cartoon cartoonist cartoons carts case cases cash cashes
cast casted casting castle castles casts casual casually cat catastrophe catch catcher catches catching categories category cathedral cats
cattle cattles caught cause causes cautious cautiously cavalry cave caves ceasefire ceiling ceilings celebrate celebrated celebrates
celebrating celebration celebrations celebrities celebrity celery cell cellist cells cemeteries cemetery census cent center centers central
centrally centre centres centuries century ceremonies ceremony certain certainly certificate certificates chain chains chair chairman
chairmans chairs chairwoman challenge challenges chamber chambers champion champions championship championships chance chancellor chances
change changes channel channels chaos chapel chapels chaplain chapter chapters character characters charge charger charges charities
charity charm charming charms chart charts chase chased chases chasing chat chats chatted chatting cheap cheaper cheapest cheat cheated
cheating cheats check checked checking checks cheek cheeks cheer cheered cheering cheers cheese cheeses chef chefs chemical chemically
chemicals chemist chemistry chemists cherries cherry chess chest chests chicken chickens chief chiefs child childhood children childs chin
chins chip chips chocolate chocolates choice choices choir choirs cholesterol choose chooses choosing chop chopped chopping chops chord
choreographer chorus choruses chose chosen chronic chronically chronicle church churches cigarette cigarettes cinema cinemas
cinematographer cinnamon circle circles circuit circuits circulate circulated circulates circulating circumstance circumstances cite cited
cites cities citing citizen citizens city civil civilian civilization claim claimed claiming claims clan clarified clarifies clarify
clarifying clash clashes class classes classic classical classically classics classroom classrooms clause clauses clay clays clean cleaned
cleaner cleanest cleaning cleans clear cleared clearer clearest clearing clears clergy clever click client clients cliff cliffs climate
climates climb climbed climbing climbs clinic clinical clinically clinics clip clips clock clocks cloning close closed closer closes
closest closing closure closures cloth clothes clothing clothings cloths cloud clouds club clubs clue clues coach coaches coal coalition
coalitions coast coastal coastally coastline coasts coat coats cockpit cocktail code codes coffee coffees coffin coffins coin coincidence
coins cold colder coldest collaborate collaborated collaborates collaborating collapse collapsed collapses collapsing collar collars
colleague colleagues collect collected collecting collection collections collective collectively collects college colleges collision
collisions colonel colonial colonies colonist colony color colors colour colours column columnist columns combat combats combination
combinations combine combined combines combining comedian comedians comedies comedy comfort comfortable comfortably comforts comic
comically command commander commanders commands comment commentator commentators commented commenting comments commerce commerces
commercial commercially commission commissioner commissioners commissions commit commitment commitments commits committed committee
committees committing commodities commodity common commonly communicate communicated communicates communicating communication
communications communities community commuter companies companion companions company comparable comparably compare compared compares
comparing comparison comparisons compatible compatibly compete competed competent competently competes competing competition competitions
competitive competitively competitor competitors compile compiled compiles compiling complain complained complaining complains complaint
complaints complete completed completely completes completing complex complexes complicated complied complies comply complying component
components compose composed composer composes composing compound compounds comprehensive comprehensively compromise compromises compulsory
computer computers computing comrade conceal concealed concealing conceals concede conceded concedes conceding concentrate concentrated
concentrates concentrating concept concepts concern concerned concerning concerns concert concerts concession conclude concluded concludes
concluding conclusion conclusions concrete concretes condemn condemned condemning condemns condition conditions condolences conduct
conducted conducting conductor conducts conference conferences confess confessed confesses confessing confidence confidences confident
confidential confidentially confidently confine confined confines confining confirm confirmed confirming confirms conflict conflicts
confront confronted confronting confronts confuse confused confuses confusing congratulations congregation congress congresses congressman
congresswoman connect connected connecting connection connections connects conquer conquered conquering conquers conscience consciences
conscious consciously consecutive consecutively consensus consequence consequences conservation conservations conservative conservatively
consider considerable considerably consideration considerations considered considering considers consist consisted consistent consistently
consisting consists constant constantly constituency constitute constituted constitutes constituting constitution constitutional
constitutionally constitutions construct constructed constructing construction constructions constructs consult consultant consultants
consulted consulting consults consume consumed consumer consumers consumes consuming contact contacts contain contained container
containers containing contains contemporary contest contests context contexts continent continents continue continued continues continuing
continuous continuously contract contractor contractors contracts contrary contrast contrasts contribute contributed contributes
contributing contribution contributions control controls controversial controversially controversies controversy convention conventional
conventionally conventions conversation conversations convert converted converting converts convey conveyed conveying conveys convict
convicted convicting conviction convictions convicts convince convinced convinces convincing convoy cook cookie cookies cooking cookings
cooks cool cooler coolest cooperate cooperated cooperates cooperating coordinate coordinated coordinates coordinating cope coped copes
copies coping copper coppers copy copyright core cores corn corner corners corns coronation coronations corporate corporately corporation
corporations corps corpse corpses correct corrected correcting correction corrections correctly corrects correspondent correspondents
corresponding corridor corridors corruption corruptions cosmetics cost costly costs costume costumes cottage cottages cotton couch couches
council councillor councils counselling count counted counter counterpart counterparts counters counties counting countries country
countrymen countryside counts county coup couple couples coups courage course courses court courtroom courts cousin cousins cover covered
covering covers cow cows crab crack crackdown cracked cracking cracks craft crafts crash crashed crashes crashing crazy cream creams create
created creates creating creation creations creative creatively creator creators creature creatures credit creditor credits creep crept
crescent crew crews cricket cricketer crickets cried cries crime crimes criminal criminals crimson crises crisis crisises criteria
criterion criterions critic critical critically criticise criticised criticises criticising criticism criticisms criticize criticized
criticizes criticizing critics crop crops cross crossed crosses crossing crossroads crow crowd crowded crowds crown crowns crucial
crucially cruel crueler cruelest cruise cruiser cruises crusade cry crying crystal crystals cucumber cuisine cultivate cultivated
cultivates cultivating cultural culturally culture cultures cup cupboard cups curator curators cure cures curious curiously currencies
currency current currents curriculum curtain curtains curve curves custody customary customer customers cut cute cutely cuts cutting
cyberattack cycle cycles cyclist cyclists cylinder dad daddy dads daily daisy dam damage damaged damages damaging dance danced dancer
dancers dances dancing danger dangerous dangerously dangers dare dared dares daring dark darker darkest data database databases datas date
dated dates daughter daughters day days dead deadline deadlines deadly deaf deal dealer dealers dealing deals dealt dear dearer dearest
death deaths debate debated debates debating debt debts debut debuts decade decades deceased decent decently decide decided decides
deciding decision decisions decisive decisively deck decks declare declared declares declaring decline declined declines declining decorate
decorated decorates decorating decrease decreased decreases decreasing dedicated deep deeper deepest deeply deer defeat defeated defeating
defeats defence defences defend defendant defendants defended defender defenders defending defends defense defenses deficit deficits define
defined defines defining definition definitions deforestation degree degrees delay delayed delaying delays delegate delegates delegation
delegations deliberate deliberately delicate delicately delicious deliciously delightful delightfully deliver delivered deliveries
delivering delivers delivery demand demanded demanding demands democracies democracy democrat democratic democratically demonstrate
demonstrated demonstrates demonstrating demonstration demonstrations demonstrators denied denies dense denser densest dentist dentists deny
denying depart departed departing department departments departs departure departures depend depended dependence dependences dependent
dependently depending depends depict depicted depicting depicts deploy deployed deploying deploys deportation deposit deposits depression
depressions depth depths deputies deputy derive derived derives deriving descendant describe described describes describing description
descriptions desert deserted deserting deserts deserve deserved deserves deserving design designed designer designers designing designs
desire desires desk desks desperate desperately dessert destination destinations destroy destroyed destroying destroys destruction
destructions detail detailed detailing details detain detained detaining detains detect detected detecting detective detectives detects
determine determined determines determining devastate devastated devastates devastating develop developed developers developing development
developments develops device devices devil devils devote devoted devotes devoting dialogue dialogues diamond diamonds diaries diary
dictator dictators dictionaries dictionary die died dies diet diets differ differed difference differences different differently differing
differs difficult difficulties difficulty dig digging digital digitally dinner dinners dinosaur diocese diplomacy diplomat diplomatic
diplomatically diplomats direct direction directions directly director directors dirt dirty disabilities disability disabled disagree
disagreed disagreeing disagrees disappear disappeared disappearing disappears disappointed disarmament disaster disasters discipline
disciplines discount discounts discover discovered discoveries discovering discovers discovery discreetly discuss discussed discusses
discussing discussion discussions disease diseases dish dishes disk disks dismiss dismissed dismisses dismissing display displayed
displaying displays dispute disputed disputes disputing distance distances distant distantly distinct distinctive distinctively distinguish
distinguished distinguishes distinguishing distribute distributed distributes distributing district districts dive dived diver divers
diversities diversity dives divide divided dividend dividends divides dividing diving division divisions divorce divorces dock doctor
doctors doctrine document documentaries documentary documents dog dogs doll dollar dollars dolphin dome domestic domestically dominate
dominated dominates dominating don donate donated donates donating donation donations donkey donor donors door doors dose doses dot dots
double doubled doubles doubling doubly doubt doubted doubting doubts dove downhill download downstairs downtown downturn dozen dozens draft
drafted drafting drafts drag dragged dragging dragon dragons drags drama dramas dramatic dramatically drank draw drawer drawing drawings
drawn draws dreadful dreadfully dream dreams dress dresses drew drier driest drill drink drinking drinks drive driven driver drivers drives
driving drone drones drop dropped dropping drops drought droughts drove drown drowned drowning drowns drug drugs drum drummer drummers
drums drunk dry dual dually dubious dubiously duck ducks duke dukes dull duller dullest durable dust duties duty dying dynamic dynamically
dynasty eager eagerer eagerest eagle eagles ear earl earlier earls early earn earned earning earnings earns earring ears earth earthquake
earthquakes ease eased eases easier easiest easily easing east eastern easts eastward easy eat eaten eating eats eclipse ecologist ecology
economic economically economics economies economist economists economy ecosystem edge edges edit edited editing edition editions editor
editorial editorials editors edits educate educated educates educating education educational educationally educations effect effective
effectively effects efficient efficiently effort efforts egg eggs eight eighteen eighteenth eighth eighty elaborate elaborately elder
elderly eldest elect elected electing election elections electoral electorally electorate electric electrical electrically electricity
electron electronic electronically electronics elects elegant elegantly element elements elephant elephants elevator elevators eleven
eleventh eligible eligibly eliminate eliminated eliminates eliminating elm email emails embargo embarrassing embassies embassy embattled
embrace embraced embraces embracing emerge emerged emergencies emergency emerges emerging emigrant emission emissions emotion emotional
emotionally emotions emperor emperors emphasis emphasises emphasize emphasized emphasizes emphasizing empire empires employ employed
employee employees employer employers employing employment employs empty enable enabled enables enabling encounter encountered encountering
encounters encourage encouraged encourages encouraging encyclopedia encyclopedias end endless endorse endorsed endorses endorsing ends
enemies enemy energies energy engage engaged engagement engagements engages engaging engine engineer engineering engineers engines enhance
enhanced enhances enhancing enjoy enjoyed enjoying enjoys enormous enormously enrollment ensure ensured ensures ensuring enter entered
entering enterprise enterprises enters entertain entertained entertaining entertainment entertainments entertains enthusiasm enthusiasms
entire entrance entrances entries entry envelope envelopes environment environmental environmentally epidemic episode episodes equal
equalities equality equally equation equations equip equiped equiping equipment equipments equips era eras error errors escape escaped
escapes escaping essay essays essence essences essential establish established establishes establishing establishment establishments estate
estates estimate estimated estimates estimating eternal eternally ethical ethically ethnic ethnically evacuate evacuated evacuates
evacuating evacuation evaluate evaluated evaluates evaluating evening evenings evenly event events everyday eviction evidence evidences
evident evidently evil evolution evolutions evolve evolved evolves evolving exact exam examination examinations examine examined examines
examining example examples exams excavation exceed exceeded exceeding exceeds excellent excellently exception exceptional exceptionally
exceptions excessive excessively exchange exchanged exchanges exchanging excited excitement exciting exclude excluded excludes excluding
exclusive exclusively excuse excuses execute executed executes executing execution executions executive executives exercise exercised
exercises exercising exhausted exhibit exhibited exhibiting exhibition exhibitions exhibits exile exiles exist existed existence existences
existing exists exit exits exotic exotically expand expanded expanding expands expansion expansions expect expectation expectations
expected expecting expects expedition expeditions expense expenses expensive expensively experience experienced experiences experiment
experimental experimentally experiments expert experts explain explained explaining explains explanation explanations explicit explicitly
explode exploded explodes exploding exploit exploited exploiting exploits explore explored explorer explorers explores exploring explosion
explosions explosive export exported exporting exports expose exposed exposes exposing exposure exposures express expressed expresses
expressing expression expressions extend extended extending extends extension extensions extensive extensively extent extents external
externally extinction extra extract extracted extracting extracts extraordinary extreme extremely extremes extremist eye eyes fabric
fabrics fabulous fabulously facade facades face faced faces facilitate facilitated facilitates facilitating facilities facility facing fact
factor factories factors factory facts faculties faculty fade faded fades fading fail failed failing fails failure failures faint fainter
faintest fair fairer fairest fairly fairs fairy faith faithful faithfully faiths falcon fall fallen falling falls false fame familiar
familiarly families family famine famous famously fan fans fantastic fantastically farewell farm farmer farmers farmland farms farther
farthest fascinating fascism fascist fashion fashionable fashionably fashions fast faster fastest fat fatal fatally fate fates father
fathers fatter fattest fault faults favor favored favoring favorite favorites favors favour favoured favouring favourite favours fear
fearing fears feast feature featured features featuring fed federal federally federation fee feed feedback feeding feeds feel feeling
feelings feels fees feet fell fellow fellows felt female females feminist feminists fence fences fern ferry fertilizer festival festivals
fetch fetched fetches fetching feud fever fevers fiance fiction fictional fictionally fictions field fields fierce fiercer fiercest fifteen
fifteenth fifth fifty fight fighter fighters fighting fights figure figures file filed files filing fill filled filling fills film filmed
filming filmmaker filmmakers films filter filters final finals finance financed finances financial financially financing find finding
findings finds fine finer finest finger fingers finish finished finishes finishing fire firearm fired firefighter firefighters fires
fireworks firing firm firmer firmest firmly firms first firstly fish fisherman fishermans fishermen fishes fist fists fit fits fitted
fitter fittest fitting five fix fixed fixes fixing fixture fixtures flag flags flagship flame flames flat flatter flattest flavor flavors
fled flee fleeing fleet flew flexible flexibly flies flight flights fling float floated floating floats flood flooding floods floor floors
flour flours flow flower flowers flown flows flu fluid fluids flus fly flying focus focuses fog foldable folk folklore folks follow
followed follows fond fonder fondest food foods foot footage football footballer footballers foots footwear forbid forbidden force forced
forces forcing forecast forecasts forehead foreheads foreign foresaw foresee forest forests forgave forge forged forgery forges forget
forgetting forging forgive forgot forgotten fork form formal formally formation formations formed former forming forms formula formulas
fort forthcoming fortress forts fortunate fortune fortunes forty forum forums fossil fought foul found foundation foundations founded
founder founders founding founds fountain fountains four fourteen fourteenth fourth fox foxes fraction fractions fragile fragment frame
framed frames framework frameworks framing franchise fraud frauds free freed freedom freedoms freeing freely frees freeze freight frequent
fresh fresher freshest freshman fridge friend friendly friends friendship friendships frigate frightened frog front frontier fronts frost
froze frozen fruit fruits fuel fuels fugitive full fuller fullest fun function functioned functioning functions fund fundamental
fundamentally funded funding fundraiser funds funeral funerals funnier funniest funny funs fur furniture furs future futures gain gained
gaining gains galaxies galaxy galleries gallery gallon gambling game games gang gangs gap gaps garage garages garden gardens garlic
garrison gas gases gate gates gather gathered gathering gatherings gathers gear gears geese gender genders gene general generals generate
generated generates generating generation generations generous generously genetic genetically genetics genius geniuses genocide genre
genres gentle gentleman gentlemans gentler gentlest gently genuine genuinely geographical geographically geography geologist geologists
geology ghost ghosts giant giantly giants gift gifts ginger giraffe girl girlfriend girlfriends girls glacier glaciers glad glance glances
glass glasses global globally globe globes glories glory glove gloves glue goal goalie goalkeeper goalkeepers goalkeeping goals goat goats
god goddess goddesses gods gold golden golf golfer golfs good goodbye goods goose gorgeous gorgeously gorilla gossip government governments
governor governors grab grabbed grabbing grabs grade graded grades gradual gradually graduate graduated graduates graduating grain grains
grand granddaughter grander grandest grandfather grandfathers grandma grandmother grandmothers grandpa grandson grant granted granting
grants grape grapes graph graphs grass grasses grateful gratefully grave graver graves gravest graveyard gravity gray grayer grayest great
greater greatest greatly greedy green greener greenest greenhouse grew grey greyer greyest grief grill grip gripped gripping grips gross
ground grounds group groups grow grower growers growing grown grows growth growths guarantee guaranteed guaranteeing guarantees guard
guarded guarding guards guerrilla guess guessed guesses guessing guest guests guide guided guideline guidelines guides guiding guild guilt
guiltier guiltiest guilty guitar guitarist guitarists guitars gulf gun gunfire gunman gunmans guns guy guys gym gymnastics gyms habit
habitat habitats habits hacker hailed hair hairs half halfs halftime hall halls halves ham hammer hand handbag handball handbook handful
handfuls handle handled handles handling hands handsome handsomer handsomest handy hang hanged hanging hangs happen happened happening
happens happier happiest happily happy harassment harbor harbors harbour harbours hard harder hardest hardship hardware hare harm harmed
harmful harmfully harming harms harsh harsher harshest harvest harvests hastily hat hate hated hates hating hatred hats hawk head headed
heading headline headlines headmaster headphones headquarters headquarterses heads heal healed healing heals health healthier healthiest
healthy hear heard hearing hearings hears heart hearts heat heated heating heats heatwave heaven heavens heavier heaviest heavily heavy
hedge height heights heir heirs heist held helicopter helicopters hell hello helmet helmets help helped helpful helpfully helping helpless
helps hen herb herbs herd heritage hero heroes heroin heroine heroines heros hesitate hesitated hesitates hesitating hey hi hid hidden hide
hiding high higher highest highlight highlighted highlighting highlights highly highway highways hiker hikers hill hills hint hints hip
hippo hips hire hired hires hiring historian historians historic historical historically histories history hit hits hitting hobbies hobby
hockey hold holder holders holding holds hole holes holiday holidays holier holiest hollow holy home homeland homeless homes homicide
honest honestly honey honeymoon honor honored honoring honors honour honours hook hooks hope hoped hopeful hopes hoping horizon horizons
horrible horribly horror horrors horse horses hospital hospitals host hostage hostages hosted hostel hostels hostile hostility hosting
hosts hot hotel hotels hotter hottest hour hourly hours house household households houses housing hug huge huger hugest hugged hugging hugs
human humanities humanity humans humble humbly humidity humor hundred hundreds hung hunger hungrier hungriest hungry hunt hunted hunter
hunters hunting hunts hurrah hurricane hurricanes hurried hurries hurry hurrying hurt hurting hurts husband husbands hydrogen hygiene
hypothesis hypothesises hypothetical hypothetically ice iceberg icon icons idea ideal ideally ideals ideas identical identically identified
identifies identify identifying identities identity ideologies ideology ignore ignored ignores ignoring ill illegal illegally illness
illnesses illusion illusions illustrate illustrated illustrates illustrating illustrator image images imagination imaginations imagine
imagined imagines imagining imam immediate immediately immense immensely immigrant immigration imminent imminently immune immunity impact
impacts imperial imperially implement implemented implementing implements implication implications implied implies imply implying import
importance important importantly imported importing imports impose imposed imposes imposing impossible impossibly impress impressed
impresses impressing impression impressions impressive impressively imprisonment improve improved improvement improvements improves
improving inadequate inadequately inadvertently inauguration incentive incentives incident incidents include included includes including
income incomes incoming incorporate incorporated incorporates incorporating increase increased increases increasing increasingly incredible
incredibly independence independent independently index indexes indicate indicated indicates indicating indication indications indictment
indigenous indigenously indirect indirectly individual individually individuals indoor indoors industrial industrially industries industry
inequalities inequality inevitable inevitably infamous infamously infant infantry infants infection infections infinite inflation influence
influences inform informal informally information informed informing informs infrastructure ingredient ingredients inhabitant inhabitants
inherent inherently inherit inheritance inherited inheriting inherits initial initiative initiatives injure injured injures injuries
injuring injury inmate inmates inner innocent innocently innovation innovations innovative innovatively inquiries inquiry insect insects
insider insight insights insist insisted insisting insists inspect inspected inspecting inspection inspections inspector inspectors
inspects inspiration inspirations inspire inspired inspires inspiring install installed installing installs instance instances instantly
institute institutes institution institutional institutionally institutions instruct instructed instructing instruction instructions
instructs instrument instruments insurance insurgent intact integrate integrated integrates integrating integration intellectual
intellectually intelligence intelligent intelligently intend intended intending intends intense intensely intensified intensifies intensify
intensifying intention intentions interact interacted interacting interactive interactively interacts interchange interest interested
interesting interestingly interests interim interior interiors intermediate intermediately internal internally international
internationally internet interpret interpreted interpreting interprets interrupt interrupted interrupting interrupts intervene intervened
intervenes intervening intervention interventions interview interviewed interviewing interviews intimate intimately intriguingly introduce
introduced introduces introducing introduction introductions intruder invade invaded invades invading invaluable invaluably invasion
invasions invent invented inventing invention inventions inventor inventors invents invest invested investigate investigated investigates
investigating investigation investigations investigator investigators investing investment investments investor investors invests invisible
invisibly invitation invitations invite invited invites inviting involve involved involves involving iron ironically irons irregular
irregularly island islander islands isolate isolated isolates isolating isolation issue issued issues issuing item items ivory jacket
jackets jail jailed jailing jails jam jar jars jaw jaws jazz jeans jet jets jewel jewellery jewelry jewels job jobs jockey join joined
joining joins joint jointly joints joke joked jokes joking journal journalism journalist journalists journals journey journeyman journeys
joy joys judge judges judging judgment judgments judicial judicially judiciary jug juice juices jump jumped jumping jumps jungle jungles
junior juniors juries jurisdiction jury justice justices justified justifies justify justifying justly juvenile kangaroo keen keep keeper
keepers keeping keeps kept kettle key keyboard keyboards keys kick kicked kicking kicks kid kidnap kidnapped kidnapping kidnaps kidney kids
kill killed killer killers killing kills kilometer kilometre kind kinder kindergarten kindest kinds king kingdom kingdoms kings kiss kissed
kisses kissing kit kitchen kitchens kits knee knees knew knife knight knights knives knock knocked knocking knocks knot knots know knowing
knowledge known knows label labeled labeling labels labor laboratories laboratory labors labour labours lack lacked lacking lacks lad
ladder ladders ladies lads lady laid lake lakes lamb lambs lamp lamps land landed landing landings landlord landlords landmark landmarks
lands landscape landscapes landslide lane lanes language languages lap laps laptop laptops large larger largest laser lasers last lasted
lasting lasts late latest latestly laugh laughed laughing laughs laughter launch launched launches launching laundry lava law lawmaker
lawmakers lawn lawns laws lawsuit lawsuits lawyer lawyers lay layer layers laying layoff layoffs lazier laziest lazy lead leader leaders
leadership leaderships leading leads leaf leaflet league leagues lean leaned leaning leans learn learned learning learns leather leave
leaves leaving lecture lectures led ledger leg legacies legacy legal legally legend legends legislation legislative legislatively
legislator legislators legislature legislatures legitimate legitimately legs lemon lemonade lemons lend lender lenders length lengths lens
lenses lent leopard lesser lesson lessons letter letters letting lettuce level leveled leveling levels levy liability liberal liberally
liberate liberated liberates liberating liberties liberty librarian librarians libraries library licence licences license licenses lid lids
lie lied lies lieutenant lieutenants lifestyle lifestyles lifetime lifetimes lift lifted lifting lifts light lighter lightest lighthouse
lighting lights lightweight likelier likeliest lime limes limestone limit limitation limitations limited limiting limits line linear
linearly linen lines linguist linguistic linguistically linguistics linguists link linked linking links lion lions lip lips liquid liquids
liquor list listed listen listened listener listeners listening listens listing lists lit literally literary literature litter litters live
lived livelier liveliest lively lives livestock living livings lizard load loaded loading loads loan loans lobbies lobby lobster local
locally locate located locates locating location locations lock locked locking locks locomotive lodge lodges log logic logical logically
logics logo logos logs lonelier loneliest lonely long longer longest longtime look looked looking looks loop loops loose loosely looser
loosest lord lords lose losed loser losers loses losing loss losses lost lostly lot lots lotteries lottery loud louder loudest loudly love
loved lovely lover lovers loves loving low lower lowered lowering lowers lowest loyal loyally loyalty luck luckier luckiest luckily lucky
lumber lunch lunches lunchtime lung lungs luxuries luxury lying lyric lyrics machine machinery machines mad madder maddest mafia magazine
magazines magic magics magistrate magistrates magnetic magnetically magnificent magnificently magnitude magnitudes mail main mainland
maintain maintained maintaining maintains maintenance maintenances major majorities majority majors maker makers malaria male males mall
malls mammal mammals manage managed management managements manager managers manages managing mandatory mango mangoes manifesto manner
manners manor mansion mansions manually manufacture manufactured manufacturer manufacturers manufactures manufacturing manuscript
manuscripts map maple maps marathon marathons march marched marches marching margin marginal marginally margins marine marinely maritime
mark marked marker markers market marketing markets marking marks marriage marriages married marries marry marrying marsh mask masks mass
massacre massacres masses massive massively master mastered mastering masterpiece masters match matched matches matching mate material
materials maternity mates mathematician mathematicians mathematics matter mattered mattering matters mattress mature maturely maximum
mayhem mayor mayors meadow meal meals mean meaned meaner meanest meaning meaningful meaningfully meanings means meant measure measured
measurement measurements measures measuring meat mechanic mechanical mechanically mechanics mechanism mechanisms medal medals media medical
medically medication medications medicine medicines medieval medievally medium meet meeting meetings meets melodies melody melon melt
melted melting melts member members membership memoir memoirs memorabilia memorable memorably memorial memorials memories memory memos men
mental mentally mention mentioned mentioning mentions mentor menu menus mercenary merchant merchants mercy merge merged merger mergers
merges merging merit merits mermaid mess message messages messenger messengers messes met metal metals metaphor meteorologist meter meters
method methods metre metres metropolis mice microscope midday midfield midfielder midfielders midnight midnights midweek migrant migrants
migration migrations mild milder mildest mile miles milestone militant militants militaries military militia militias milk mill miller
millers million millionaire millionaires millions mills mind minded minding minds minefield miner mineral minerals miners mines minimal
minimally minimum minimums mining minings minister ministerial ministers ministries ministry minor minorities minority minors minus minute
minutes miracle miracles mirror mirrors misery miss missed misses missile missiles missing mission missionary missions mistake mistaken
mistakes misunderstood mix mixed mixes mixing mixture mixtures mob mobile mobs mode model models moderate moderately moderator modern modes
modest modestly modified modifies modify modifying molecule mom moment momentarily moments mommy monarch monarches monarchies monarchy
monasteries monastery monetary money moneys monitor monitored monitoring monitors monk monkey monkeys monks monsoon monster monsters month
monthly months monument monuments mood moods moon moons moose moral morally morning mornings mortgage mosque mosques mosquito mosquitoes
moss moth mother mothers motion motions motivate motivated motivates motivating motivation motivations motive motives motor motorcycle
motorcycles motorist motorists motors motorway mount mountain mountains mounted mounting mounts mouse mouses mouth mouths move moved
movement movements moves movie movies moving mud mug mule multiple multiplied multiplies multiply multiplying mum mummy municipal
municipality municipally mural murder murdered murderer murderers murdering murders muscle muscles museum museums mushroom mushrooms music
musical musically musicals musician musicians musketeer mustard mutiny mutual mutually mysteries mysterious mysteriously mystery myth
mythologies mythology myths nail nails naked name named names naming narrative narratives narrator narrators narrow narrowed narrower
narrowest narrowing narrowly narrows nation national nationalism nationalist nationality nationally nationals nations nationwide native
natively natives natural nature natures naval navally navies navy neat neater neatest necessary neck necklace necklaces necks needle
needles negative negatively negligence negotiate negotiated negotiates negotiating negotiation negotiations neighbor neighborhood
neighborhoods neighbors neighbour neighbourhood neighbourhoods neighbours nephew nephews nerve nerves nervous nervously nest nests net nets
network networks neutral neutrally new newborn newcomer newer newest newly news newsletter newspaper newspapers newsroom next nice nicer
nicest nickname niece nieces night nightclub nightly nightmare nightmares nights nine nineteen nineteenth ninety ninth nobility noble
nobleman nobler noblest noise noises noisy nominate nominated nominates nominating nomination nominations nominee nominees noodle noodles
noon nope norm normal norms north northeast northern northerner northward northwest nose noses notable notably note notebook notebooks
noted notes notice noticed notices noticing notified notifies notify notifying noting notion notions notorious notoriously novel novelist
novelists novels nuclear nuclearly nuisance number numbers numerous numerously nun nuns nurse nursery nurses nut nuts oak oaks oath obey
obeyed obeying obeys obituary object objected objecting objection objections objective objectively objectives objects obligation
obligations obscure obscured obscures obscuring observation observations observe observed observer observers observes observing obstacle
obstacles obtain obtained obtaining obtains obvious occasion occasional occasionally occasions occupation occupations occupied occupies
occupy occupying occur occured occuring occurs ocean oceans octopus odd odder oddest odds oddses offence offences offend offended offender
offenders offending offends offense offenses offensive offensively offer offered offering offers office officer officers offices official
officially officials offspring oil oils old older oldest oligarch olive olives ongoing onion onions online onlinely onslaught oops open
opened opener openers opening openings openly opens opera operas operate operated operates operating operation operational operationally
operations operator operators opinion opinions opponent opponents opportunities opportunity oppose opposed opposes opposing opposite
opposition oppositions opt opted optimistic optimistically opting option options opts opus oral orally orange oranges orchard orchestra
orchestras orchid ordeal order ordered ordering orders ordinarily ordinary organ organic organically organisation organisations organise
organised organises organising organization organizations organize organized organizer organizers organizes organizing organs orient
orientation orientations oriented orienting orients origin original originate originated originates originating origins orphan orphans
orthodox otter outage outbreak outbreaks outcome outcomes outcry outdone outdoor outdoors outer outfit outfits outgoing outlet outlets
outlook outlooks outpost output outputs outrage outskirts outstanding oval ovally oven ovens overcame overcome overdue overhaul overlook
overlooked overlooking overlooks overnight overseas overtime overtook overturned overwhelmingly owe owed owes owing owl owned owner owners
ownership ownerships owning owns oxen oxygen oyster oysters pace pack package packages packaging packed packing packs page pages paid pain
painful painfully pains paint painted painter painters painting paintings paints pair pairs palace palaces pale paler palest palm palms pan
pandemic panel panels panic panics pans pants pantses paper papers parachute parade parades paradise paradises paragraph paragraphs
parallel paramedic parent parental parentally parents parish parishes park parked parking parks parliament parliamentarian parliamentarians
parliamentary parliaments parole parrot part partial partially participant participants participate participated participates participating
participation participations particle particles particular parties partner partners partnership partnerships parts party pass passage
passages passed passenger passengers passes passing passion passionate passionately passions passive passively passport passports password
passwords past pasta pastor pastors pastry patent path paths patience patient patiently patients patrol patrols patron pattern patterns
pause paused pauses pausing pavement pavilion pay payed paying payment payments pays pea peace peaceful peacefully peach peaches peak peaks
peanut peanuts pear pearl pearls pears peas peasant peasants peculiar peculiarly pedestrian pedestrians peer peers pen penalties penalty
pencil pencils pending penguin peninsula pennies penny pens pension pensions people peoples pepper peppers perceive perceived perceives
perceiving percent percentage percentages percents perception perceptions perfect perfectly perform performance performances performed
performer performers performing performs period periods permanent permanently permission permissions permit permits permitted permitting
perpetrator persist persisted persistent persistently persisting persists person personal personalities personality personally personnel
personnels persons perspective perspectives persuade persuaded persuades persuading petition petitions petrol petrols pharmaceutical
pharmaceutically pharmacist pharmacy phase phases phenomena phenomenon phenomenons philosopher philosophers philosophical philosophically
philosophies philosophy phone phoned phones phoning photo photograph photographer photographers photographies photographs photography
photos phrase phrases physical physically physician physicians physicist physicists physics physiology pianist pianists piano pianos pick
picked picking picks picture pictures pie piece pieces pies pig pigeon pigs pile piles pilgrim pilgrimage pillow pilot pilots pin pine
pineapple pines pink pinks pins pioneer pioneering pioneers pipe pipeline pipes pirate pit pitch pitched pitcher pitches pitching pits
pizza pizzas place placed places placing plague plain plainer plainest plainly plains plaintiff plan plane planes planet planets planned
planning plannings plans plant planted planting plants plastic plastics plate plateau plates platform platforms play played player players
playground playing playoff playoffs plays playwright playwrights plaza plead pleaded pleading pleads pleasant pleasanter pleasantest
pleasure pleasures plenty plot plots plug plugged plugging plugs plum plums plunge plunged plunges plunging pneumonia pocket pockets
podcast podcasts poem poems poet poetic poetically poetry poets point pointed pointing points poison poisoned poisoning poisons pole poles
police policeman policemans policemen policewoman policewomans policies policy polio polish polished polishes polishing polite politely
politer politest political politically politician politicians politics poll pollen polling polls pollution polyester pond ponds pool pools
poor poorer poorest poorly pop pope popes pops popular popularities popularity popularly population populations porcelain pork port
portable porter porters portfolio portfolios portion portions portrait portraits ports pose posed poses posing position positioned
positioning positions positive positively possess possessed possesses possessing possession possessions possibilities possibility possible
post posted poster posters postgraduate posting postpone postponed postpones postponing posts pot potato potatoes potatos potential
potentially potentials pots pottery pound pounds pour poured pouring pours poverty powder powders power powerful powerfully powers
practical practically practice practiced practices practicing practise practised practises practising practitioner practitioners praise
praises praising pray prayed prayer prayers praying prays preach preached preacher preachers preaches preaching precedent precedents
precious preciously precise predator predecessor predecessors predict predictably predicted predicting prediction predictions predicts
predominant predominantly prefer preference preferences preferred preferring prefers pregnancies pregnancy pregnant pregnantly premature
prematurely premier premiere premieres premise premises preparation preparations prepare prepared prepares preparing prequel prescribe
prescribed prescribes prescribing presence presences present presentation presentations presented presenter presenters presenting presently
presents preservation preservations preserve preserved preserves preserving presidencies presidency president presidential presidentially
presidents press pressed presses pressing pressure pressures prestige presume presumed presumes presuming pretend pretended pretending
pretends prettier prettiest pretty prevail prevailed prevailing prevails prevent prevented preventing prevents previous price prices pride
priest priests primary prime primes primitive primitively prince princes princess princesses principal principally principals principle
principles print printed printer printers printing prints prior priorities priority prison prisoner prisoners prisons privacy private
privately privatization privilege privileges prize prized prizes probable probe probes problem problems procedure procedures proceed
proceeded proceeding proceedings proceeds process processed processes processing procession processions proclaim proclaimed proclaiming
proclaims produce produced producer producers produces producing product production productions productive productively products profession
professional professionally professionals professions professor professors profile profiles profit profitable profitably profits profound
program programme programmer programmers programmes programming programs progress progresses progressive progressively prohibit prohibited
prohibiting prohibits project projects prolific prolifically prominent prominently promise promised promises promising promote promoted
promotes promoting promotion promotions prompt prompted prompting prompts proof proofs propaganda proper properly properties property
prophecies prophecy prophet prophets proponent proponents proportion proportionally proportions proposal proposals propose proposed
proposes proposing proprietor prose prosecute prosecuted prosecutes prosecuting prosecution prosecutions prosecutor prosecutors prospect
prospective prospectively prospects prosperity protect protected protecting protection protections protective protectively protects protein
proteins protest protested protester protesters protesting protests protocol protocols proud prouder proudest prove proved proven proves
provide provided provider providers provides providing province provinces provincial provincially proving provision provisional
provisionally provisions provoke provoked provokes provoking psychiatrist psychiatry psychological psychologically psychologist
psychologists psychology pub public publically publication publications publicist publicity publicly publics publish published publisher
publishers publishes publishing pubs pudding pull pulled pulling pulls pumpkin punctual punctually punish punished punishes punishing
punishment punishments pupil pupils purchase purchased purchases purchasing pure purely purer purest purple purpose purposes purse purses
pursue pursued pursues pursuing pursuit pursuits push pushed pushes pushing puzzle puzzles pyramid qualified qualifies qualify qualifying
qualities quality quantities quantity quarantine quarry quarter quarterback quarterbacks quarterly quarters queen queens quest question
questioned questioning questions queue queues quick quicker quickest quiet quieter quietest quietly quit quota quotas quotation quotations
quote quoted quotes quoting rabbi rabbit rabbits race racecourse races racial racially racing racings racism racisms radar radiation
radical radically radio radios rage raid raided raider raiding raids rail railroad railroads rails railway railways rain rainbow rainbows
rainfall rainforest rains raise raised raises raising rallies rally ran random randomly rang range ranges rank ranked ranking rankings
ranks ransom rape rapes rapid rapidly rapper rare rarer rarest raspberry rat rate rated rates rating ratings ratio rational rationally
ratios rats raven raw rawer rawest reach reached reaches reaching react reacted reacting reaction reactions reacts read reader readers
readership reading readings reads ready real realise realised realises realising realistic realistically realities reality realize realized
realizes realizing realm reason reasonable reasonably reasons rebel rebellion rebellions rebellious rebelliously rebels reborn rebuild
rebuilded rebuilding rebuilds recall recalled recalling recalls receipt receipts receive received receives receiving recent reception
receptions recession recessions rechargeable recipe recipes recipient recipients recital reckless reckon reckoned reckoning reckons
recognise recognised recognises recognising recognition recognize recognized recognizes recognizing recommend recommendation
recommendations recommended recommending recommends reconsider reconsidered reconsidering reconsiders record recorded recorder recorders
recording recordings records recover recovered recoveries recovering recovers recovery recruit recruited recruiting recruitment
recruitments recruits red redder reddest redevelopment reduce reduced reduces reducing reduction reductions refer referee referees
reference references referendum referendums referred referring refers refinery reflect reflected reflecting reflection reflections reflects
reform reformed reforming reforms refuge refugee refugees refusal refusals refuse refused refuses refusing regain regained regaining
regains regard regarded regards regime regiment regimes region regional regionally regions register registered registering registers
registration registrations regret regrets regrettably regretted regretting regular regulate regulated regulates regulating regulation
regulations regulator regulators rehabilitation reign reigning reigns reinforce reinforced reinforces reinforcing reject rejected rejecting
rejects relate related relates relating relation relations relationship relationships relative relatives relax relaxed relaxes relaxing
relay release released releases releasing relevance relevant relevantly reliable reliably relic relied relief relies religion religions
religious religiously reluctant reluctantly rely relying remain remained remaining remains remainses remake remark remarkable remarkably
remarked remarking remarks remedies remedy remember remembered remembering remembers remind reminded reminder reminders reminding reminds
remote remotely removal removals remove removed removes removing renaissance render rendered rendering renders renew renewed renewing
renews renowned rent rented renting rents repair repaired repairing repairs repeat repeated repeatedly repeating repeats repertoire
repetition repetitions replace replaced replacement replacements replaces replacing replied replies reply replying report reported reporter
reporters reporting reports represent representation representations representative representatively representatives represented
representing represents reproduction republic republican republics reputation reputations request requested requesting requests require
required requirement requirements requires requiring rescue rescued rescuer rescuers rescues rescuing research researcher researchers
researches resemble resembled resembles resembling reservation reservations reserve reserved reserves reserving reservoir reside resided
residence residences residency resident residential residentially residents resides residing resign resignation resignations resigned
resigning resigns resist resistance resistances resisted resisting resists resolution resolutions resolve resolved resolves resolving
resort resorts resource resources respect respectable respectably respected respecting respective respects respond responded respondent
respondents responding responds response responses responsibilities responsibility responsible responsibly rest restaurant restaurants
rested resting restoration restorations restore restored restores restoring restrict restricted restricting restriction restrictions
restricts restructuring rests result resulted resulting results resume resumed resumes resuming resurrection retail retailer retailers
retain retained retaining retains retaliation retire retired retirement retires retiring retold retreat retreated retreating retreats
retrieve retrieved retrieves retrieving return returned returning returns reveal revealed revealing reveals revelation revelations revenge
revenue revenues reverse reversed reverses reversing review reviewed reviewing reviews revise revised revises revising revision revisions
revival revivals revive revived revives reviving revolution revolutionary revolutions revolve revolved revolves revolving reward rewarded
rewarding rewards rewritten rhetoric rhetorical rhetorically rhythm rhythms rice rich richer richest richly rid ridden ride rider riders
rides ridiculous ridiculously riding rifle rifles right rightly ring ringleader rings rink riot riots ripe riper ripest rise risen rises
rising risk risked risking risks ritual rituals rival rivals river riverbank rivers road roads roadside robber robberies robbers robbery
robot robotics robots rock rocket rockets rocks rode role roles roll rolled rolling rolls romance romances romantic romantically roof roofs
rookie room rooms rooster root roots rope ropes rose roses roster rotation rotten rough rougher roughest round rounded rounding rounds
route router routes routine routines row rower rows royal royally royalty rubber rubbish rude ruder rudest rugby ruin ruined ruining ruins
rule ruled ruler rulers rules ruling rulings rum rumor rumored rumors rumour rumours run runner runners running runs runway rural rurally
rush rushed rushes rushing sabotage sacred sacrifice sacrifices sad sadder saddest sadly safe safely safer safest saga sail sailed sailing
sailor sailors sails saint saints salad salads salaries salary sale sales salmon salt sample sampled samples sampling sanction sanctions
sanctuary sand sandals sands sandwich sandwiches sang sank sat satellite satellites satisfaction satisfactions satisfied satisfies satisfy
satisfying sauce sauces sausage sausages save saved saves saving savings saw saxophone saxophonist scale scales scandal scandals scarcity
scared scarf scarlet scatter scattered scattering scatters scenario scenarios scene scenery scenes sceptic schedule scheduled schedules
scheduling scheme schemes scholar scholars scholarship scholarships school schoolboy schoolboys schoolgirl schoolgirls schools science
sciences scientific scientifically scientist scientists scissors scope scopes score scoreboard scored scorer scorers scores scoring scream
screamed screaming screams screen screening screenings screens screenwriter screw script scripts scrutiny sculptor sculptors sculpture
sculptures sea seafood seal search searched searches searching seas seaside season seasons seat seats secession second secondary secret
secretaries secretary secretly secrets sectarian section sections sector sectors secular secularly secure secured securely secures securing
securities security see seed seeds seeing seek seeking seeks seen sees segment segments seize seized seizes seizing select selected
selecting selection selections selective selectively selects selfish sell selling sells selves semester semifinal seminar seminary senate
senates senator senators send sending sends senior seniors sensation sensations sense senses sensible sensibly sensitive sensitively sensor
sensors sent sentence sentenced sentences sentencing separate separated separately separates separating sequel sequence sequences sergeant
sergeants series serieses serious seriously sermon servant servants serve served server servers serves service services serving session
sessions set setback sets setting settings settle settled settlement settlements settler settlers settles settling seven seventeen
seventeenth seventh seventy severe severely severer severest sew sewage sex sexes sexual sexually shade shades shadow shadows shake shaken
shaking shallow shallower shallowest shape shaped shapes shaping share shared shareholder shareholders shares sharing shark sharks sharp
sharper sharpest sharply shed sheep sheet sheets shelf shelfs shell shells shelter shelters shelves shepherd shepherds sheriff sheriffs
shier shiest shift shifted shifting shifts shine shining ship shipment shipments shipping shippings ships shipwreck shipyard shirt shirts
shock shocked shocking shocks shoe shoes shone shook shoot shooter shooters shooting shootings shootout shoots shop shopped shopper
shoppers shopping shoppings shops shore shores short shortage shortages shorter shortest shortfall shot shots shoulder shoulders shout
shouted shouting shouts show showed shower showers showing shown shows shrimp shrine shrines shrink shut shutter shutters shy sibling
siblings sick sicker sickest side sides siege sign signal signaled signaling signals signature signatures signed significance significances
significant significantly signing signs silence silences silent silenter silentest silently silk sillier silliest silly silver similar
similarities similarity simple simpler simplest sing singer singers singing single sings sink sinks sister sisters sit site sites sits
sitting situation situations six sixteen sixteenth sixth sixty size sizes skater skeleton skepticism skier skies skill skilled skills skin
skins skirt skirts sky skyscraper slave slavery slaves sleep sleeping sleeve slept slice slices slide slided slides sliding slight slighter
slightest slim slimmer slimmest slip slipped slipping slips slogan slogans slope slopes slot slots slow slower slowest slowly small smaller
smallest smart smarter smartest smartphone smartphones smell smells smile smiled smiles smiling smoke smoked smoking smooth smoother
smoothest smoothly smuggler smuggling snack snail snake snakes snow snowfall soccer social socialism socialist socially societies society
sociologist sociologists sociology socks soda sofa soft softer softest softly software softwares soil soils sold soldier soldiers sole
solely solid solidly solo solution solutions solve solved solves solving son song songs songwriter sons sophisticated sophomore soprano
sorcerer sore sorer sorest sorry sort sorted sorting sorts sought soul souls sound sounded sounding sounds soundtrack soup soups source
sources south southeast southern southerner southward southwest sovereign sovereignty space spacecraft spaces spaceship span spanned
spanning spans spare spared spares sparing spark sparked sparking sparks sparrow spatial spatially speak speaker speakers speaking speaks
special specialist specialistly specialists specially species specieses specific specified specifies specify specifying specimen specimens
spectacle spectacles spectacular spectacularly spectator spectators spectrum spectrums speculation speech speeches speed speeds spell
spells spend spended spending spends spent sphere spheres spider spiders spies spill spilled spilling spills spinach spirit spirits
spiritual spiritually splendid splendidly split splits splitted splitting spoil spoiled spoiling spoils spoke spoken spokesman spokesmen
spokespeople spokesperson spokeswoman sponsor sponsored sponsoring sponsors spontaneous spontaneously spoon spoons sport sports spot
spotlight spots spotted spotting spouse spouses sprang spread spreaded spreading spreads spring springboard springs springtime sprinter
spun spy squad squadron squads square squares squirrel stab stabbed stabbing stability stable stabler stablest stabs stadium stadiums staff
staffs stage staged stages staging stainless stake stakeholder stakes stall stalls stamp stamped stamping stamps stance stances stand
standard standards standing standings standoff stands standstill star stare stared stares staring stars start started starting starts
startup startups starvation state stated statement statements states statesman static statically stating station stations statistic
statistical statistically statistics statue statues status statuses statutory stay stayed staying stays steadier steadiest steadily steady
steak steaks steal stealing steam steamship steel steep steeper steepest stem stemmed stemming stems step stepped stepping steps stick
stickier stickiest sticking sticks sticky stimulate stimulated stimulates stimulating stir stirred stirring stirs stock stockpile stocks
stole stolen stomach stomaches stone stones stood stop stopped stopping stops storage storages store stored stores stories storing storm
storms story storyteller stove straight straighter straightest straightforward strain strains strait strange strangely stranger strangers
strangest strategic strategically strategies strategist strategists strategy strawberries strawberry stream streams street streets strength
strengthen strengthened strengthening strengthens strengths stress stressed stresses stressing stretch stretched stretches stretching
strict stricter strictest strike striker strikers strikes striking string strings strip strips stroke strokes strong stronger strongest
stronghold strongly struck structural structurally structure structures struggle struggled struggles struggling stuck student students
studied studies studio studios study studying stuff stunning stuntman stupid stupidly style styles subcommittee subject subjective
subjectively subjects submarine submarines submission submit submits submitted submitting subscribe subscriber subscribers subsequent
subsidiaries subsidiary subsidy substance substances substantial substantially substitute substitutes subtle subtly suburb suburbs succeed
succeeded succeeding succeeds success successes successful successfully successive successively successor successors sudden suffer suffered
suffering suffers sufficient sufficiently suffrage sugar suggest suggested suggesting suggestion suggestions suggests suicide suit suitable
suitably suitcase suite suited suites suiting suits sultan sum summaries summary summer summers summertime summit summits sums sun sung
sunk sunlight sunlights sunny sunrise sunrises suns sunset sunsets super superb superior supermarket superpower superstar superstars
supervisor supervisors supper supplied supplier suppliers supplies supply supplying support supported supporter supporters supporting
supports suppose supposed supposes supposing suppress suppressed suppresses suppressing supremacy supreme supremely surface surfaces surge
surged surgeon surgeons surgeries surgery surges surging surplus surpluses surprise surprised surprises surprising surprisingly surrender
surrendered surrendering surrenders surround surrounded surrounding surroundings surrounds surveillance survey surveyed surveying surveys
survival survivals survive survived survives surviving survivor survivors suspect suspected suspecting suspects suspend suspended
suspending suspends suspension suspensions suspicion suspicions suspicious suspiciously sustain sustainable sustainably sustained
sustaining sustains swam swamp swan swap swapped swapping swaps swear sweat sweater sweaters sweep sweet sweeter sweetest swept swift
swifter swiftest swiftly swim swimmer swimmers swimming swing switch switched switches switching sword swords swore sworn swung symbol
symbolic symbolically symbols sympathetic sympathetically sympathy symphonies symphony symptom symptoms syndicate syndrome syndromes system
systematic systematically systems table tables tablet tablets tackle tackled tackles tackling tail tails tale talent talented talents tales
talk talked talking talks tall taller tallest tank tanks tap tape tapes tapestry taps target targeted targeting targets tariff task tasks
taste tasted tastes tastier tastiest tasting tasty taught tavern tax taxed taxes taxi taxing taxis taxpayer taxpayers tea teach teacher
teachers teaches teaching teachings team teams tear tearing tears technical technically technician technicians technique techniques
technologies technology teenage teenager teenagers teeth telecom telecommunications telegram telephone telephones telescope telescopes
television televisions tell telling tells temperature temperatures temple temples temporarily temporary tempt temptation tempted tempting
tempts ten tenant tenants tend tended tendencies tendency tender tenderer tenderest tending tends tennis tenor tension tensions tent tenth
tents term terminate terminated terminates terminating terms terrace terraces terrible terribly territorial territorially territories
territory terror terrorism terrorist terrorists terrors test tested testified testifies testify testifying testimonies testimony testing
tests text textbook textile texts texture textures thank thanked thanking thanks theater theaters theatre theatres theft theme themes
theologian theologians theology theoretical theoretically theories theory therapies therapist therapists therapy theses thesis thesises
thick thicker thickest thief thiefs thieves thin think thinking thinks thinner thinnest third thirteen thirteenth thirty thorough thousand
thousands thread threads threat threaten threatened threatening threatens threats threshold thresholds threw thriller thriving throat
throats throne thrones throw throwing thrown throws thumb thumbs thunderstorm ticket tickets tide tides tie tied ties tiger tigers tight
tighter tightest tightly timber time times timing timings tin tinier tiniest tins tiny tip tips tire tired tireder tiredest tires tissue
tissues title titles toad tobacco toddler toilet toilets toll tolls tomato tomatoes tomatos tomb tone tones tongue tongues tool tools tooth
tooths top topic topics topped topping tops torch tore torn tornado tornados torpedo tortoise tortoises torture tortured tortures torturing
total totalitarian totally touch touched touches touching tough tougher toughest tour toured touring tourism tourist tourists tournament
tournaments tours towel towels tower towers town towns township townspeople townspeoples toxic toxically toy toys trace traced traces
tracing track tracked tracking tracks trade traded trademark trader traders trades trading tradition traditional traditionally traditions
traffic trafficking tragedies tragedy tragic tragically trail trailed trailer trailers trailing trails train trained trainer trainers
training trains trait traitor traitors traits transaction transactions transfer transferred transferring transfers transform transformation
transformations transformed transforming transforms transition transitions translate translated translates translating translation
translations translator translators transmission transmissions transmit transmits transmitted transmitting transparent transparently
transport transportation transportations transported transporting transports trap trapped trapping traps travel traveled traveler travelers
traveling traveller travellers travels treason treasure treasurer treasurers treasures treasuries treasury treat treated treaties treating
treatment treatments treats treaty tree trees trek tremendous tremendously trench trend trends trial trials tribe tribes tribesman tribunal
tribunals tribute tributes trick tricks tried tries trigger triggered triggering triggers trilogy trio trip trips triumph triumphs troop
troops trophies trophy tropical tropically trouble troubled troubles troupe trousers trouserses truce truck trucks true truly trumpeter
trunk trust trusted trustee trustees trusting trusts truth truths try trying tsunami tube tubes tulip tumor tumors tuna tune tuned tunes
tuning tunnel tunnels turkey turkeys turmoil turn turned turning turnout turnouts turns turquoise turtle tutor twelfth twelve twentieth
twenty twin twins twist twisted twisting twists tycoon tying type typed types typical typing tyranny tyre tyres uglier ugliest ugly
ultimate umbrella umpire unable unably unacceptable unacceptably unaware unbelievable unbelievably uncertain uncertainly uncertainties
uncertainty uncle unclear unclearly uncles uncomfortable uncomfortably underdog undergo undergoed undergoing undergos undergraduate
underground undermine undermined undermines undermining understand understanding understandings understands understood undertake undertaken
undertook underwent undoubted undoubtedly unemployed unemployment unexpected unexpectedly unfair unfairly unfinished unhappy unidentified
unification unified unifies uniform uniforms unify unifying union unions unique uniquely unit unite united unites uniting units universal
universally universe universes universities university unknowingly unknown unnamed unnecessary unpleasant unpleasantly unprecedented
unsurprisingly unusual unusually unveil unveiled unveiling unveils upbringing upcoming update updated updates updating upgrade upgrades
upheld uphill upper uprising upset upstairs uranium urban urge urged urgency urgent urgently urges urging usage useful usefully useless
user users usual utilize utilized utilizes utilizing utmost vacant vacantly vacation vacations vaccination vaccinations vaccine vaccines
vague vaguer vaguest valid validly valley valleys valuable valuably value values van vandalism vanish vanished vanishes vanishing vans
variable variables variably variation variations varied varies varieties variety various variously vary varying vase vast vaster vastest
vastly vector vegetable vegetables vegetation vehicle vehicles vein veins velvet vendor vendors venture ventured ventures venturing venue
venues verbal verbally verdict verdicts verse verses version versions vertex vertical vertically vessel vessels veteran veterans viable
viably vicar vice vices vicious viciously victim victims victories victorious victoriously victors victory video videos view viewed viewer
viewers viewpoint views villa village villager villagers villages villain villas vine vinegar vintage vinyl violation violations violence
violent violently violet violin violinist violins virtual virtue virtues virus viruses visa visas visibility visible visibly vision visions
visit visited visiting visitor visitors visits vista visual visually vital vitally vitamin vitamins vivid vividly vocabularies vocabulary
vocal vocalist vocally vodka voice voices volcano volcanoes volcanos volt volume volumes voluntarily voluntary volunteer volunteered
volunteering volunteers vortex vote voted voter voters votes voting vow vowed vowing vows voyage voyages vulnerable vulnerably wage wages
wagon wagons waist waists wait waited waiter waiters waiting waitress waitresses waits wake waking walk walked walking walkout walks wall
wallet wallets walls wander wandered wandering wanders want wanted wanting wants war wardrobe warehouse warehouses warfare warlord warm
warmed warmer warmest warming warmly warms warn warned warning warnings warns warrant warrants warring warrior warriors wars warship wash
washable washed washes washing wasp waste wasted wastes wasting watch watchdog watchdogs watched watches watching water waterfall
watermelon waterproof waters watershed wave waves way ways weak weaken weakened weakening weakens weaker weakest weakness weaknesses wealth
wealthier wealthiest wealthy weapon weaponry weapons wear wearing wears weather web webs website websites wedding weddings weed week
weekday weekdays weekend weekends weekly weeks weigh weighed weighing weighs weight weights weird welcome welcomed welcomes welcoming
welfare wept west western wests westward wet wetland wetter wettest whale whales wheat wheel wheels whiskey whiskies whisky whisper
whistleblower white whiter whitest wholly wide widen widened widening widens wider widespread widest wife wifes wild wilder wilderness
wildest wildfire wildfires wildlife willing willingness willow win wind windmill window windows winds wine wines wing winger wingers wings
winned winner winners winning wins winter winters wintertime wipe wiped wipes wiping wire wireless wires wisdom wise wiser wisest wish
wished wishes wishing witch witches withdraw withdrawal withdrawals withdrawed withdrawing withdrawn withdraws withdrew withstand witness
witnessed witnesses witnessing wives wizard woke wolf wolves woman women wonder wondered wonderful wonderfully wondering wonders wood
wooden woods wool word words wore work worked worker workers workforce workforces working workload workplace workplaces works workshop
workshops world worlds worm worms worn worried worries worry worrying worse worship worst worth worthier worthiest worthwhile worthy wound
wounded wounds wove wow wrap wrapped wrapping wraps wreck wreckage wrench wrestler wrestling wrist wrists write writer writers writes
writing writings written wrong wrongly wrote yacht yachts yard yards year yearbook yearly years yell yelled yelling yellow yellower
yellowest yells yep yield yielded yielding yields yogurt young younger youngest youngster youngsters youth youths zebra zen zenith zero zip
zone zones zoo zoologist zoology zoos`,
  titles: `abbess abbot acting actor actress adm admiral ambassador archbishop archduke assemblyman attorney aunt auntie author ayatollah
baron baroness bishop brigadier brother caliph capt captain cardinal ceo cfo chair chairman chairperson chairwoman chancellor chaplain
chief cmdr coach cofounder col colonel comedian commander commissioner commodore composer congressman congressperson congresswoman
constable corporal councillor councilman councilwoman count countess cpl cto czar dame deacon dean defender deputy detective director
doctor dr duchess duke earl editor emir emperor empress expresident father footballer founder friar gen general goalkeeper gov governor
grandma grandpa guru hon imam inspector jr judge justice khan king lady lama lieutenant lord lt madam madame maharaja major manager
marquess marshal mayor mayoress mep midfielder minister miss missus mister mother mp mr mrs ms mx novelist nurse officer pastor pharaoh
philosopher physicist poet pope premier pres president prime prince princess private prof professor provost queen rabbi rapper rector rep
representative rev reverend rt saint secretary sen senator sergeant sgt shah sheikh sheriff singer sir sister spokesman spokeswoman st
striker sultan superintendent swami tsar uncle vice viscount`,
  calendar: `apr april aug august dec december feb february fri friday fridays jan january jul july jun june mar march may mon monday
mondays nov november oct october sat saturday saturdays sep sept september sun sunday sundays thu thur thurs thursday thursdays tue tues
tuesday tuesdays wed wednesday wednesdays`,
  connectors: `of the and for de du di da la le les von van der den del al el bin ibn bint ben y e to in on at upon und zu dos das des`,
  clitics: "s ll re ve",
  abbreviations: `mr mrs ms dr prof sen rep gov gen col lt maj capt sgt cpl cmdr adm pres hon rev messrs st ste mt ft jr sr bros inc corp co ltd no nos op
vol dept univ ave blvd rd assn gov atty supt det ald jan feb mar apr aug sept oct nov dec ala ariz ark calif colo conn del fla ga ill ind kan
ky la mass md mich minn miss mo mont neb nev okla ore pa penn tenn tex va vt wash wis wisc wyo ont que`,
  articles: `a an the`,
  genitive: "",
  capitalisesNouns: false,
};
