/** Given names, folded, that only women have. It was written for this project. */
export const feminine: string = `abbie abby abena abigail ada adelaida adelaide adele adelia adelina adeline
adelita adina adriana adriane adrianna adrianne adrienne agata agatha agathe agnes agnieszka agueda agustina
aicha aida aikaterini aiko aileen aimee ainhoa aino aisha aishwarya aisling aissatou aitana akiko alaina alana
alanna alayna alba albane alberta albertha albertina albertine alda alecia aleida aleisha alejandra aleksandra
alena alene alesia alessandra alessia alethea alethia alexa alexandra alexandria alexandrine alexia alfreda alice
alicia alicja alida alina aline alisa alisha alissa alita aliya aliza alla allegra allison allyson alma almeta
almudena almut alta althea alyce alycia alyona alysia alyson alyssa amada amaia amalia amalie amanda amandine
amara amber amberly ambra ambre amelia amelie amina aminata amira amparo amy ana anabel anabela anahit anais
anastacia anastasia anastasija anastasiya anca andreea andreia aneta angela angele angeles angelica angelika
angeliki angelina angeline angelique angelita angie aniko anisa anita anitra anja anjali anjelica anke ann anna
annabel annabella annabelle annalee annalena annalisa annamaria annarita anne annegret annelies anneliese
annemarie annerose annett annette anni annick annie annika anouk antje antoinette antonella antonia antonie
antonietta antonija antonina aoife apolline april apryl araceli arancha aranka arantxa arcelia aretha ariana
ariane arianna arianne arielle arlene arlette armida aryna ashlee ashleigh ashlyn asli assia assunta asta astrid
asuman asuncion athena aude audrey augusta aurelia aurelie aurora aurore ava axelle ayako ayana ayesha ayla aylin
aynur ayse aysegul aysel ayumi aziza azra azucena babette barbara barbora barbra bea beata beate beatrice beatrix
beatriz beaulah becky begona belen belinda bella benazir benedetta benedicte benedita berengere berenice berit
bernadette bernarda bernice berta bertha berthe beryl bess bessie beth bethan bethany betsy bette bettina betty
bettye beulah beyonce bianca bianka biljana birgit birgitta birgitte birte birthe blanca blanche blandine blythe
bodil bogdana boglarka bonita bonnie bozena brandi brandy branka breanna bree brenda briana brianna brianne
bridget brigida brigitta brigitte britney britt britta brittani brittany brittney bronwen bronwyn brooke bruna
brunhilde bryanna burcu caecilia caitlin caitlyn camelia camila camilla canan candace candelaria candice candida
candy capucine cara caren caridad carina carine carla carlota carlotta carly carmela carmelita carmella carmen
carmina carola carole carolin carolina caroline carolyn carrie carry caryn cassandra cassie catalina catarina
caterina catharine catherine cathleen cathrin cathrine cathy catia catriona cecelia cecile cecilia cecilie cecily
celestina celia celina celine chanel chantal chantel charis charity charlene charlize charlotte charmaine
chastity chelsea cherie cheryl cheyenne chiara chieko chimamanda chiquita chloe chrissy christa christal
christelle christi christiana christiane christina christine ciara cicely cierra cindy cinzia claire clara clare
claribel clarice clarinda clarisa clarissa clarisse claudette claudia claudine cleide clelia clemence clementina
clementine cleo cleopatra clotilde coletta colette colleen conceicao concepcion concetta concha conchita
condoleezza constanca constance consuela consuelo cora coralie corazon cordelia cordula coretta corina corine
corinna corinne cornelia costanza cressida cristal cristiana cristina cristine crystal csilla cyndi cyndy cynthia
dagmar dagny dahlia daisy dalal dalia dalida dalila damaris dania danica daniela daniella danielle danuta daphne
daria darja darla darlene darline darya dawn dawna deana deanna debbi debbie debby debora deborah debra deena
deepika defne deirdre delfina delia delilah delphine demetria demi dena denice denisa denise desiree despina
devorah diana diane dianne dietlinde dilek dilma dimitra dina dinah dinorah dione dionne dita dixie djamila doina
dollie dolly dolores domenica dominga dominica dominika donatella donna dora dorathy dorcas doreen doria doris
dorit dorota dorotea dorothea dorothee dorothy dorte dortha dorthe dorthea dottie dragana dubravka dulce dulcie
dunja ebba ebony ebru eda edda edelgard edelmira edeltraud edeltraut edie edit edita edith edna eduarda edwina
edyta edythe effie eileen eilidh ekaterina elaine elana elba eleanor eleanora eleanore eleftheria elena eleni
eleonora eleonore elfi elfriede eliana eliane elida elif elin elina elinor elinore elisa elisabeta elisabeth
elisabetta elise eliska elissa eliza elizabete elizabeth elizaveta elke ella ellen elli ellie elly elma elodie
eloisa eloise elsa elsbeth else elsie elspeth elva elvia elvira elyse elza elzbieta elzira emanuela emeline emely
emese emiko emilia emilie emilija emiliya emily emine emma emmanuelle emmy encarna encarnacion enid eniko enrica
enriqueta epifania erica ericka erika erin erma ermelinda erminia erna ernestina ernestine erzsebet esma
esmeralda esperanza esra estefania estela estella estelle ester esther estrella eszter etelka ethel ethyl etsuko
etta ettie eugenia eugenie eula eulah eulalia eulalie eunice eva evangelia evangelina evangeline eve evelia
evelina eveline evelyne evie evita ewa ewelina fabiana fabienne fabiola fadime faith fannie fanny fanta farah
farida fatemeh fatiha fatima fatimah fatma fatou fatoumata faustina faustine faviola faye federica felicia
felicidad felicie felicita felicitas felicity felipa felisa felizitas femke fern fernanda fernande fidela fidelia
filipa filiz filomena fina finja fiona fionnuala fiorella fiorenza flavia fleur flora florence florencia
florentina florentine florine fotini franca frances francesca francine francisca francoise franka frantiska
franziska frauke freda frederica fredericka frederike freja freya frida frieda friederike fulvia fumiko gabriela
gabriella gabrielle gaelle gaia gala galina gamze gayle geertje gemma geneva genevieve genia genoveva georgeanna
georgeta georgette georgia georgiana georgianna georgina georgine geraldine gerda gerhild geri gerlinde germaine
gerti gertraud gertrud gertrude gertrudis gesa gesche gesine ghislaine giada gianna giannina gidget gilberte
gilda gillian gina ginette ginevra ginny giorgia giovanna gisela gisele gisella giselle gislaine gitta gitte
giulia giuliana giuseppina giusy gizem gladis gladys glenda gloria glynis golda googoosh gordana grace gracia
gracie graciela grazia graziella grazyna greta gretchen grete gretel griet griselda gro gudrun guillermina gulay
gulsen gulsum gundula gunhild gunilla gunta gwen gwenaelle gwenda gwendolen gwendoline gwendolyn gwyneth habiba
hacer hadwig hailey haley halime halina halle hallie halyna hana hanan hanife hanna hannah hanne hanneke hannele
hannelore harriet harriett harriette hatice hatidze hattie havva hayley hazel heather hedda hedwig hedy heida
heide heidemarie heiderose heidi heidrun heike helen helena helene helga hella helma heloise henrietta henriette
henrike hermila hermina hermine herminia hermione herta hertha hester hilda hilde hildegard hildegarde hildrun
hiltrud himari hiroko hisako hjordis hoda hollie holly honey hope hortense hortensia huguette hulda hulya hypatia
ida idalina ifeoma iga ignacia ilana ilaria ilda ildiko ileana ilene ilona ilse iluminada imelda imene imke imma
imogen imogene ina inaya inci india indira ineke ines inez inga ingeborg ingeburg inger ingrid inka inmaculada
inocencia ioana ioanna iolanda iona ione iracema irem irena irene irina iris irma irmela irmgard irmhild irmi
irmina irmtraud iryna isabel isabell isabella isabelle isadora isaura isidora isidra isla isobel isolde itziar
iulia iva ivana ivanka iveta ivette ivone ivonne ivy iwona izabela jaana jacinda jacinta jacklyn jaclyn jacoba
jacquelin jacqueline jacquelyn jacquetta jadranka jadwiga jamila jana janaina jandira jane janelle janet janett
janey janice janie janina janine jarmila jaroslava jasmin jasmina jasmine jasna jayne jazmin jeana jeanette
jeanine jeanna jeanne jeannette jeannie jeannine jekaterina jelena jemima jenifer jenna jenni jennie jennifer
jenny jessica jessika jetta jette jewel jihan jill jillian jimena jirina jitka joana joanie joann joanna joanne
joaquina jodi joelle johanna johanne jolan jolanda jolande jolanta jolene jolie josee josefa josefina josefine
josepha josephine josette josiane josie josipa jovana jovanka jovita joy joya joyce juana juanita judie judit
judita judith judy julia juliana juliane julianna julianne julie julienne juliet julieta juliette julija julita
june junko jussara justina justine justyna jutta jutte jytte kaia kaisa kaitlin kaitlyn kaja kalina kalliopi
kamala kamila kamilah kamile kara karima karin karina karine karla karly karola karolin karolina karoline
kassandra katalin katarina katarzyna kate katell katelyn katerina kateryna katharina katharine kathe katherina
katherine katheryn kathi kathie kathleen kathrin kathrine kathryn kathy kati katia katie katina katja katrien
katrin katrina katrine katy kavita kayla kaylee kayleigh kazuko keeley keiko keira keisha kelli kendra kerrie
kerstin khadidja khadija khadijah kiara kiera kiersten kimberley kimberly kimiko kinga kira kirsi kirsten kirsti
kirstie kirstin kirsty kitty kiyoko kjersti klara klaudia klementine konstantina konstanze korinna kornelia
kriemhild krimhild krista kristal kristel kristen kristi kristiane kristie kristin kristina kristine kristyna
krisztina krysta krystal krystyna ksenia ksenija kubra kunigunde kveta kyla kylie kyoko kyra lacie laeticia
laetitia laia laila lana lara laraine larisa larissa latasha latifa latoya laura laure laurel lauren laurene
lauryn lavinia layla lea leah leana leandra leanna leanne leda leena leia leila leilani lejla lena lene leni
lenka lenore leola leona leonarda leonida leonie leonila leonor leonora leonore leontine leticia letitia letizia
leyla leymah liana liane libbie libby lida lidia lidija lieke liesbeth liesel lieselotte lieve ligia liisa lila
lili lilia liliana liliane lilith lilla lilli lillian lilly lily lina linda lindsy line linette linn linnea lioba
lisa lisbeth lise liselotte lisette lissette lita liudmila liv livia liz liza lizabeth lizbeth lizzie ljiljana
ljubica ljudmila loes lola lolita lora loredana lorelei lorella lorena lorene lorenza loretta lori loriann lorna
lorraine lotta lotte lotti lottie louisa louise lourdes luana luann luanna luba luce lucia luciana lucie lucienne
lucija lucila lucile lucille lucinda lucrecia lucretia lucrezia lucy ludivine ludmila ludovica luigia luisa luise
luiza luminita luna lupita lurdes lutgard luzia lyda lydia lydie lygia lynda lyndia lyndsey lynette lynne lynsey
lyubov lyudmila maaike maartje mabel mabelle mable madalena maddalena maddie madelaine madeleine madeline madelyn
madge madie madina madison madonna maelle maeva maeve mafalda magali magaly magda magdalena magdalene magen
maggie maha mahalia maia maida maike maire mairead maisie maite maja makeda malala malena malgorzata malia malika
malinda mallory malwina manon manuela mara marcela marcelina marceline marcella marcelle marcia marcy mareike
maren marga margaret margareta margarete margaretha margarethe margarida margarita margaux marge margery
margherita margie margit margo margot margret margrethe margriet margrit marguerita marguerite mari maria mariah
mariam mariana mariane mariangela marianna marianne maribel marica maricela marie marieke mariel mariela mariella
marielle marieluise marietta mariette marija marijana marijke marika marilena marilia marilou marilu marilyn
marina marine marinella marisa marisol marissa marit marita maritza mariya marjorie marketa marla marlana marleen
marlena marlene marli marlies marlis marnie marsha marta martha marthe martina martine martyna mary maryam
maryann maryanne marybeth maryjane marylou maryse maryvonne marzena masako mascha masha mathilda mathilde matilda
matilde matthildur maud maude maura maureen mavis maxima maxine maya maybelle mayra meagan meaghan mechthild
mechthilde meera megan megawati meghan meike melania melanie melany melba melek melike melina melinda melissa
melita melitta mellissa melody melony meltem melvina meral merce mercedes mercy merete meri meritxell merve
meryem meryl meta mette mia micaela michaela michalina micheline michelle michiko mieke mies mignon mihaela
mikaela mila milada milagro milagros milana mildred milena miley milica milka millicent millie minda mindy
minerva minna minnie mira miranda mireille mirela mirella mireya miriam mirjam mirjana mirka mirna miroslava
mirta mirtha missy misty mitsue mitsuko mitzi moana moira mollie molly mona monica monika monique montse
montserrat morag morgana morgane morwenna muriel myra myriam myrna myrta myrtle nabila nada nadege nadene
nadeschda nadezda nadezhda nadia nadin nadina nadine nadja nadya naida naima najat najwa nanci nancy nanette
naomi narcisa nastasja nastassja natacha natalia natalie nataliia natalija nataliya natalja natalya natasa
natascha natasha nathalie natividad nawal nazli nefertiti neide nela nele nelia nelida nellie nelly nena nenita
nerea nereida nermin nesrin nesrine nettie neusa neva neve nevena ngozi niamh nichole nicolasa nicole nicoleta
nicoletta nicolette nidia nienke nieves nikolina nilgun nilufer nina ninon nobuko noelia noella noelle noemi
noemia noemie nola nolwenn nona nora norah noreen noriko norma noura nubia nunzia nuray nurcan nuria nydia nyla
oana obdulia octavia odessa odete odette odile odilia ofelia oksana oleksandra olena olga olha olimpia olinda
olive olivia oliwia olympe olympia ombretta oonagh ophelia ophelie oprah oriana orla ornella orsola orsolya
ortrud otilia otilie ottilie ozge ozlem paivi paloma pam pamela panagiota pandora paola paolina paraskevi pascale
patience patricia patrizia patrycja patti patty paula paule paulette paulina pauline pavla pavlina pearl peg
peggy pelagia pelin penelope penni penny perla pernille perpetua perrine petra petrina petronella phaedra philine
philippa phillipa philomena phoebe phylis phyllis pia piedad pierrette pilar pina pinar piper pipilotti pippa
pirjo piroska polina polly portia pranvera prisca priscila priscilla priya priyanka providencia prudence
purificacion queenie quiteria rachael rachel rachele rachelle rachida radmila rafaela raffaela raffaella ragnhild
rahel raimunda raina raisa raluca ramona ramonita rana randi rania raphaela raquel rasha raymonde rea reba rebeca
rebecca rebecka rebekah rebekka reem reema refika regina regine regula reiko reka remedios rena renata renate
renee renita retha reyna rhea rhiannon rhoda rhonda ria ricarda riccarda rigmor rihanna rike rikke rima rina
rineke rita rivka roberta rochelle rocio roisin rojda romana romina rona ronda ronja rosa rosalba rosalia rosalie
rosalina rosalind rosalinda rosalinde rosaline rosalva rosalyn rosamaria rosamond rosamunde rosana rosangela
rosann rosanna rosanne rosaria rosaura rose roseanne roseline rosella roselyne rosemarie rosemary rosetta rosi
rosie rosilene rosina rosita rosl roslyn rossana rossella roswitha rowena roxana roxane roxann roxanne roxy ruby
rufina rukiye ruslana ruth ruthann ruthie ruxandra ruzena sabina sabine sabra sabrina sachiko sadia sadie safia
sahar sahra saida sakineh sakura saliha sallie sally salma salome salwa samantha samar samara samia samira sanae
sandra sandrine sania sanja sanjuana sanna sanne santina saoirse saori sappho sara sarah sarai sarina sarita
sarka sarolta saskia satu savanna savannah scarlet scarlett segolene selena selene selima selin selina selma
senta serafina seraphine serena serife setsuko sevda severine sevgi sevim shabana shakira shania shanice shanna
sharlene sharon sharyn shauna sheba sheena sheila sheri sherilyn sherri sherrie sherry sheryl shilpa shirin
shirlee shirley shizuko shona shoshana sian sibel sibyl sibylla sibylle sidonia sidonie sieglinde siegrid siegrun
sienna sierra signe sigourney sigrid sigridur sigrun silja silke silvana silvia silvie silvina simina simona
simonetta simonne sina sinead sinem siobhan sirpa sissi sita siti siv sladjana slavica slavka snezana snezhana
socorro sofia sofie sofija sofiya sofya solange soledad solveig solvejg sondra songul sonia sonja sonya sophia
sophie soraya sorina souad stanislava stavroula stefani stefania stefanie steffi stela stella stephania stephanie
stephenie stina stine sue sueli suellen suha sukran suleika sunita susan susana susann susanna susannah susanne
susi susie susy suzan suzana suzanna suzanne suzi suzie suzy svea svenja svetlana svitlana swantje swetlana sybil
sybilla sybille sylvia sylvie sylwia szilvia tabatha tabea tabitha tahani taina takako talia tamar tamara tameka
tamera tami tamika tamiko tammy tamra tamsin tana tania tanisha tanja tanya tara tarja tasha tashia tatiana
tatjana tatyana tawny tayna tea telma teodora teofila teresa terese teresita tereza terezinha teri tess tessa
tetyana thais thalia thea theda thekla thelma theodora theresa therese theresia thomasina tia tiana tiara tiffany
tijana tilda tilde tillie timea tina tine tineke tiziana tomasa tomiko tomoko tonda tonia tonje tonya tora tosca
toshiko traudl traute trena tricia trijntje trina trine trinity trish trisha trista trixi trude trudel trudi
trudy truus tugba tuija tulin tulsi tunde turid turkan tuula twiggy twila twyla tyra uljana ulla ulrika ulrike
ulyana una undine unni urania ursel ursula urszula uschi usha uta ute valborg valda valentina valeria valerie
valerija valeriya valeska vanda vanesa vanessa vanna varvara vashti vasiliki vasilisa veerle velda velma velva
vendula venla vera verda verena verla verna verona veronica veronika veronique vesna vesta vibeke vicenta vicki
vicky victoire victoria vigdis viktoria viktoriia viktoriya vilma vincenza viola violante violet violeta violetta
violette viorica virginia virginie vitoria vittoria viveca viviana viviane vivienne vlasta vreni wafa walburga
walentina waltraud waltraut wanda waneta wangari wanita wenche wendy weronika wibke wiebke wieslawa wietske
wiktoria wilda wilhelmina wilhelmine willa willemijn wilma wiltrud winifred winnifred winona wislawa xanthippe
xenia ximena xiomara xochitl yadira yajaira yamila yana yara yasemin yasmin yasmina yasmine yasuko yekaterina
yelena yelizaveta yesenia yetta yevgenia ylva yoana yoko yolanda yolande yoshiko yukiko yuko yulia yuliia yuliya
yuriko yvette yvonne zaha zahra zaida zainab zara zarah zdenka zehra zeinab zelda zelia zeliha zella zelma zena
zenaida zenobia zenzi zeynab zeynep zina zinaida zineb zita zlata zoe zofia zofie zohra zora zoraida zorica zoya
zsofia zsuzsa zsuzsanna zubaida zulema zulma zuzana zuzanna`;
