/** Given names, folded, that only men have. It was written for this project. */
export const masculine: string = `aage aamir aaron abbas abdallah abdel abdelaziz abdelkader abdoulaye abdul
abdulaziz abdulla abdullah abdulrahman abdurrahman abe abel abelardo abraham abram achille achilles achim achmed
adalbert adalberto adam adan adelino adem ademir adilson adnan adolf adolfo adolph adolphe adriaan adrian adriano
adrien afonso agamemnon agostinho agostino agustin ahmad ahmed ahmet aidan aiden ailton ajay akbar ake akihito
akira akos aksel aladin alain alan alarich alasdair alastair alban albano albert alberto albin albino albrecht
alcibiades alcide alcides aldo aldous aldus alec alejandro alejo aleksandar aleksander aleksandr aleksei aleksej
aleksey alessandro alessio alexander alexandre alexandros alexandru alexei alexej alexey alf alfie alfio alfons
alfonse alfonso alfonzo alfred alfredo ali alighiero alistair allan allen almir alois alojz alonso alonzo aloys
aloysius alper alphonse alphonso alvar alvaro alvin alwin amadeo amadeu amadeus amadou amancio ambroise ambrose
amedee amedeo americo amerigo amilcar amin amir amit ammar amos anastas anastasio anastasius anatol anatole
anatoli anatolij anatoliy anatoly anders andre andreas andrei andrej andres andrew andrey andrii andrij andrija
andriy andrzej andy angelo angus anibal aniceto aniello anil anri ansel anselm anselmo ansgar antal anthony
antoine anton antonello antoni antonin antonino antonio antonis antony anwar apostolos archibald archie
archimedes arda aris aristide aristides aristoteles aristotle arjen arjun arkadi arkady arman armand armando
armen armin arnaldo arnau arnaud arnd arndt arne arno arnold arnoldo arnulf arnulfo arpad arrigo artem artemio
arthur artie artur arturo artyom arvid asger ashok ashot ashraf atanas athanasios atilla attila attilio august
augustin augusto augustus aurele aurelien aurelio aurelius austen austin avi axel aydin ayhan ayman ayoub ayrton
aziz bachir badr bahadir balazs baldassare baldwin baltasar balthasar baptiste barack baris barnabas barnabe
barnaby barnett barney barrett barry bart barthelemy bartholomew bartlomiej bartolome bartolomeo bartolomeu
barton bartosz baruch bas bashar bashir basil basile basilio bassam bastian bastien baudouin bautista bedrich
bekir bela belmiro ben bence benedek benedetto benedict benedikt benedito bengt beniamino benicio benito benjamin
bennett benny benoit bento benvenuto beppe berk berkay bernard bernardino bernardo bernat bernd berndt bernhard
bert berthold bertil bertold bertolt bertram bertrand bettino bhumibol bill billy birger bjarne bjorn blaise blas
bob bodo bogdan bogumil boguslaw bohdan bohumil bojan boleslaw bonifacio bonifaz boris borislav borja boudewijn
boutros brad bradford bradley brady brahim bram branco brandon branimir branislav branko brant brendan brent
brenton bret brian brice brock broderick bronislaw bruce bruno bryan bryant bryce bryon buck buddy bulent burak
burghard burkhard burkhardt burt buster byron caesar caetano caio caius caleb calin callum calvin camillo camilo
candido carel carl carles carlo carlos carlton carmelo carsten casimir casimiro caspar casper cassius catalin
cecil cedric cedrick ceferino celestin celso cem cemal cengiz cenk cesar cesare cesc chad chadwick chaim chaled
chalid charbel charlemagne charles chase chauncey che cheikh chester chet chico christer christiaan christian
christo christof christoph christophe christopher christos chuck cicero cillian ciprian ciriaco ciro claes clark
claudio claudiu claudius claus clay clayton cleber clemens clement clemente cletus cleveland cliff clifford
clifton clint clinton clive clovis clyde cody colby cole coleman colin collin colm colton conan connall conor
conrad conrado constantin constantine constantino cordell corentin cormac cornel cornelis cornelius cornell
corrado cosimo cosmin costas costel craig crispin cristian cristiano cristobal cristopher csaba cuneyt cuno curd
curt curtis cyprian cyprien cyril cyrus czeslaw daan dafydd dag dagobert dalibor dalton damaso damian damiano
damien damion damir damjan damon dan daniel daniil danijel danil danilo danny dante daren darin dario darius
dariusz darko darrell darren darryl darwin dave davi david davide davor davorin davy dawid dean deandre declan
dejan delbert delfim delmar demarcus demetrio demetrius demis demosthenes denis dennis denny denzel derek dermot
derrick desiderio desmond detlef detlev dewayne dewey dewitt dexter dezso dick didier diederik diego dierk dieter
dietmar dietrich dilip dillon dimitar dimitri dimitrij dimitrios dimitris dinis dino diogenes diogo dionisio
dionysius dirk djamel djordje dmitri dmitrij dmitry dmytro dogan dolf domenic domenico domingo domingos dominic
dominick dominik domitian don donal donald donaldo donatello donato donnell donnie donovan dorin doug douglas
douwe doyle dragan drago dragomir dragos dragutin drazen dries duane duarte duccio dudley dumitru duncan durmus
dusan dusko dustin dwayne dwight dylan dzhokhar eamon eamonn earl earle eberhard eberhardt eckard eckart eckehard
eckhard eckhardt ed eddie eddy edgar edgard edgardo edilson edin edison edmilson edmond edmondo edmund edmundo
edoardo edouard edris edson eduard eduardo edvard edvin edward edwardo edwin eero efraim efrain efren egbert
egidio egidius egil egon ehud einar eino eitan ekkehard ekrem eladio elbert eldar elden eldon eldridge
eleftherios eleuterio elias elie elijah elio eliot eliseo elisha elliot elliott ellsworth elmar elmer elmo elon
eloy elpidio elroy elton elvin elvis elwood emanuel emanuele emeka emeric emidio emil emile emilian emiliano
emilien emilio emils emin emir emmanuel emmett emre enea engelbert engin ennio enno enoch enric enrico enrique
enver enzo eoin ephraim erasmo erasmus ercan ercole erdal erdem erdogan erhan erhard eric erich erick erik erkan
erkki erling ermanno erminio ernest ernesto ernie erno ernst erol errol ersin ertugrul ervin erving erwan erwin
esteban estevao ethan etienne ettore euan euclid eugen eugene eugenio eugeniusz euripides eusebio eusebius
evangelos evaristo everett evgeni evgeniy evgeny evo ewald ewan ezekiel ezequiel ezio ezra fabian fabiano fabien
fabio fabrice fabricio fabrizio facundo fadi fadil fahad faisal falk falko farhad farid farouk faruk fatih faust
faustino fausto fedele federico fedor feliciano felicien feliks felipe felix felton ferdi ferdinand ferdinando
ferenc fergus ferhat fermin fernand fernando fernao ferran ferruccio fidel fidelis fiete fikret filiberto filip
filipe filippo finlay finn fiorenzo firmino fjodor flavien flavio flavius fletcher florencio florent florentin
florentino florenz florian floriano florin floris floyd folker forrest fortunato fouad francesc francesco francis
francisc francisco franciszek franck franco francois franjo frank franklin frans frantisek franz fred freddy
frederic frederick frederico frederik fredi fredric fredrick fredrik frenkie fridolin fridtjof friedemann frieder
friedhelm friedo friedrich frits fritz frode fuat fulgencio fulvio fyodor gabor gabriel gael gaetan gaetano galen
galileo gamal gareth garfield garrett garry garth gary gaspar gaspard gaspare gaston gautier gavin gavril gavrilo
gaylord gebhard geert genaro genghis gennadi gennadij gennady gennaro geoff geoffrey geoffroy georg george
georges georgi georgios georgy geraint gerald geraldo gerard gerardo gerardus gergely gerhard gerhardt gerhart
germain gernot gero gerolamo gerold geronimo gervais gervasio gerwin gethin getulio gevorg geza ghassan gheorghe
ghislain giacinto giacomo giambattista giampaolo giampiero gian giancarlo gianfranco gianluca gianluigi gianmarco
gianni giannis gianpaolo gianpiero gideon gijs gilad gilbert gilberto giles gilles gilmar gilson gino gioacchino
gioachino giordano giorgi giorgio giorgos giosue giotto giovanni girolamo gisbert giuliano giulio giuseppe glen
glyn godfrey godofredo goetz gokhan goncalo gonzalo goran gordon gottfried gotthard gotthilf gotthold gottlieb
gotz grady graeme graham grant granville gratian grayson graziano greg gregg gregoire gregor gregorio gregory
grigori grigoris grigory grover grzegorz guglielmo guido guilhem guilherme guillaume guillem guillermo gunnar
gunter gunther gus gustaf gustav gustave gustavo gustavs guy gwenael gyorgy gyula haakon habib hadi hadrian haile
hajime hakan hakim hakon halil halvard hamid hamish hampus hamza hank hannes hannibal hanno hanns hans hansi
hansjorg hansjurgen hanspeter harald harish harlan harold harro harry hartmann hartmut hartwig haruki harun
haruto harvey hasan hashem hassan hasso hayao hayk hayreddin heath hector heikki heiko heimito hein heiner heini
heino heinrich heinz heitor helder helio hellmut hellmuth helmar helmut helmuth hendrik hendrikus henk henning
henri henrik henrique henry henryk herb herbert herbie hercule heribert heriberto herkules herman hermann
hermenegildo herminio hernan hernando herod herodes herodotus herschel herve hicham hideki hideo hieronymus
hilario hilmar hilmi hinnerk hinrich hipolito hippolyt hippolyte hiram hirohito hiroshi hisham hjalmar hobert
holger homer homere honore horace horacio horatio horatius horaz horst hosni hossein houston hovhannes howard
hristo hrvoje hubert huberto hubertus huey hugh hugo hugues huldrych humberto humphrey husain huseyin hussain
hussam hussein huw hyman hynek ian iancu ibrahim icaro ichiro idris ignace ignacio ignacy ignatius ignaz ignazio
igor ihor ike iker ilario ildefonso ilie ilija ilja ilker ilya imad immanuel imran imre inacio inaki indalecio
ingmar ingo ingvar inigo innocent innocenzo ioan ioannis ion ionel ionut iosif ippolito irfan irvin irving irwin
isaac isaak isaiah isaias isak isambard isamu isidor isidore isidoro isidro ismael ismail israel issac istvan
italo itamar iulian iuliu ivailo ivan ivano ivar ivica ivo ivor izzet jaak jaan jaap jacek jacinto jack jacky
jaco jacob jacobo jacobus jacopo jacques jahangir jailson jair jairo jake jakob jakov jakub jamal jamel james
jameson jamil janez janko jannes jannik jannis janos janusz jared jarek jari jarmo jaromir jaroslav jaroslaw
jarred jarrett jarrod jarvis jason jasper jaume javier jawaharlal jayme jayson jeb jed jeff jefferson jeffery
jeffrey jelle jeno jens jensen jenson jeppe jerald jeremiah jeremias jeremie jeremy jermaine jeroen jerome
jeronimo jerrod jerrold jerzy jesper jesse jesus jewgeni jim jimi jimmy jindrich jiri joachim joakim joao joaquim
joaquin jochem jochen joe joel joerg johan johann johannes john johnathan johnathon johnny jokull jon jonah jonas
jonatan jonathan jonathon jonny joop joost jordi jorg jorge jorgen joris jorma jorn joscha joschka jose josef
joselito josep joseph josh joshua josiah josias josif josip jost josue jovan jozef jozo jozsef juan juanjo judas
judd juha jukka julen julian juliano julien julio julius junichiro juraj jure jurg jurgen juri jurij juscelino
jussi justin justinian justino justo justus juvenal kaan kabir kacper kadir kakuei kalman kamal kamil karam
kareem karel karim karl karlheinz karlo karlos karoly karsten kaspar kasper kazimierz kazimir kazuo keanu keenan
kees keir keisuke keith kelvin kemal ken kenan kendrick kenji kenneth kenny kent kenton kenzaburo kenzo kerem
kerim kermit kevin khaled khalid khalil kieran kiichi kilian kimi kip kiril kirill kirk kiyoshi kjeld kjell klaas
klaus klemens klement knud knut koen kofi koloman konrad konradin konstantin konstantinos korbinian kornel
kornelius kosta kostas kraig kresimir kristian kristijan kristof kristofer kristoffer kristopher krystian
krzysztof kublai kuno kurt kurtis kwame kwasi kweisi kyle kylian kyriakos kyrill lachlan ladislao ladislaus
ladislav lajos lamar lambert lamberto lamine lamont lance lancelot lando landon lanny larry lars lasse laszlo
laurens laurent laurentiu lauri laurin lautaro lawrence lazar lazare lazaro leander leandre leandro lebron lech
lefteris leif leland lemuel len lennard lennart lennie lennox lenny lenz leo leon leonard leonardo leoncio leone
leonel leonello leonhard leonid leonidas leopold leopoldo leroy lester leszek lev levent levente levi levin lewis
lex liam liborio linas lincoln lino linus linwood lionel lisandro livio liviu ljubo ljubomir lloyd lluis lodewijk
lodovico loic lonnie lope lorenz lorenzo lothaire lothar louie louis lourenco lovro lowell lubomir lubos luc
lucas lucian luciano lucien lucio lucius ludek ludger ludolph ludovic ludovico ludvik ludwig ludwik luigi luigino
luis luitpold luiz luka lukas lukasz luke luther lutz luuk lyle lyman lyndon lyonel lysander maarten maciej mack
mads magnus mahatma mahdi mahesh mahir mahmoud mahmud mahmut maik maikel maksim maksym malachi malcolm malcom
malik malte mamadou mamoru manfred manfredo manish manlio manmohan mano manoel manolis manolo mansour mansur
manuel marc marcel marcelino marcellin marcello marcellus marcelo marcial marcin marcio marco marcos marcus marek
mariano marinko marino mario marios marius mariusz mark markku marko markus marlon marsden marshall marten
martial martijn martin martino martinus marton martti marvin massimiliano massimo mate matei matej mateo mateu
mateus mateusz matheus mathew mathias mathieu mathis matias mats matt matteo matthaus matthew matthias matthieu
matthijs matthis matti mattia mattias matvey matyas maurice mauricio mauritz maurizio mauro max maxence maxfield
maxim maximiano maximilian maximiliano maximilien maximo maximus maxwell maynard mazen mehdi mehmed mehmet
meinhard meinrad meir melchior melvin menachem menno mert mervyn mesut metin micah michael michail michalis
michel michelangelo michiel mick mickael mieczyslaw miguel mihai mihail mihajlo mihaly mikael mike mikel mikhail
mikheil mikkel mikko miklos mikolaj mikulas milad milan milenko miles milivoj millard milo milorad milos milosz
milton mimmo miquel mircea mirco mirko miro miron miroslav miroslaw mitch mitchel mitchell mitja mladen moacir
mobutu modest modesto mohamed mohammad mohammed mohamud mohandas mohsen moise moises mojmir monroe montague monty
morihiro moritz morris morten mortimer morton mose moses moshe mounir mourad moussa mstislav muammar muhamad
muhammad muhammed muhammet mukesh munir murad murat murilo murray musa mustafa mustapha mykhailo mykola myles
myron nabil nabucco nadeem nadim nadir naftali naguib naim najib nandor naoki napoleon narciso narek narendra
naruhito naser nasir nasser natale natalino natan nathan nathanael nathanel nathanial nathaniel nazario neal
nebojsa necati necmettin ned nedeljko nehemiah neil nelio nelson nemanja nenad nepomuk nero nestor neville newton
neymar niall nicanor niccolo nicholas nick nickolas nico nicodemo nicolaas nicolae nicolai nicolas nicolau
nicolaus nicolo niels nigel nihat nikephoros nikhil niklas niklaus niko nikodem nikolai nikolaj nikolaos nikolas
nikolaus nikolay nikoloz nikos nils nilson nishant noah nobuyuki noe nolan norbert norberto norman norris nuno
nunzio nuri octave octavian octavio octavius odilo odilon odysseas odysseus oguz oguzhan oisin okan oktay olaf
olafur olav olavo ole oleg oleh oleksandr oleksii oleksiy oliver olivier olle olof olumide omar omer ondrej onni
onno onofre onofrio onur orazio orest oreste orhan orlando orson orville osama osamu oscar osip oskar osman osmar
ossip osvaldo oswald oswaldo otavio othello othmar otis otmar ottavio ottfried ottmar otto ottokar ottomar
ottorino oumar ousmane oussama ove ovid ovidio ovidiu owain owen oyvind ozan ozzy paavo pablo paco paddy padraig
pal palmiro panagiotis pancho pankraz pantelis paolino paolo parzival pascal pascual pasi pasquale patric
patricio patrick patrik patrizio patryk paul paulo pavel pavle pavlo pavlos pavol pawel pedro peer pekka pelayo
pelle pep pepe pepijn per percival percy pere peregrin pericles perry pervez petar pete peter petr petre petri
petro petros petru petrus petter petur pharrell phil philibert philip philipp philippe philips phillip pier
pierce pierfrancesco piergiorgio pierluigi piero pierpaolo pierre pierrick piers piet pieter pietro pim pino pio
piotr pippo pirmin placido plamen plato platon plinio plutarch pompeo porfirio poul prakash praveen predrag
preston primo primoz prosper prospero przemyslaw pyotr pythagoras quentin quim quintin quinton quirin
rabindranath rachid radek radim radko radomir radoslav radoslaw radovan radu rafael rafaello rafal raffaele
raffaello rafik ragnar rahim rahman rahul raimon raimondo raimund raimundo rainer rainier rajesh rajiv raleigh
ralf ralph ramazan ramesh rami ramin ramiro ramon ramsay ramses ramzan ramzi randal randall randolph randy ranko
raoul raphael rasheed rashid rasmus ratko rauf raul ravi ray raymond raymundo razvan recep redvers reed refik
reggie reginald reginaldo regis reid reidar reimar reinald reinaldo reiner reinhard reinhardt reinhold rembert
rembrandt remi remigius remko remo remus renaldo renan renato renaud renzo reto reuben rex reynaldo reza rhett
rhodri rhys riad ricardo riccardo richard richie rick rickey ricky rico ridley rifat rigoberto rik rikard rinaldo
ringo rinus rishi risto ritchie riza roald rob robby robert roberto roberts rocco roch rocky rod roddy roderic
roderich roderick rodger rodion rodney rodolfo rodolphe rodrigo rodrigue roel roeland roelof rogelio roger
rogerio roko roland rolando rolf rolland rollo romain roman romano romeo romulo romulus ron ronald ronaldinho
ronaldo ronan roque roscoe rosendo ross rostislav rouven roy royce ruairi ruben rubens rubin rudi rudiger rudolf
rudolph rudy rudyard rueben ruediger rufino rufus ruggero ruhollah rui rune rupert ruperto rupprecht ruprecht
ruslan russ russel russell rustam rustem rusty rutger rutherford ruud ryan ryszard saad sabri sachin saddam sadio
said sakari sakis salah salem salih salim salman salomo salomon salvador salvator salvatore salvo sami samir samu
samuel samuele sancho sandeep sandor sandro sanford sanjay santiago santino santo satoshi saturnin saul saverio
savino scipione scot scott seamus sean sebastian sebastiano sebastiao sebastien sedat sefer seif sekou selahattin
selcuk selim selman semih semjon semyon seneca sepp seppo serafin serafino serdar serge sergei sergej sergey
sergi sergio serhat serhii serhij serhiy serkan seth severin severino severo seymour shahid shane shaquille
sharif shayne sheldon shelton sherman sherwood shigeru shimon shinya shinzo shiro shmuel shohei shuji sid
siddhartha siegbert siegfried siegmar siegmund sigfrid sigfrido sigismondo sigismund sigmar sigmund sigurd silas
silvan silvano silverio silvester silvestre silvestro silvio silvius simao simen simeon simon sinan sindre sinisa
sixto sixtus sjoerd slaven slavko slavomir slawomir slobodan socrates sokrates solomon sophocles sophokles soren
sorin sotiris souleymane spartacus spencer spiridon spiro spyridon spyros srdan srdjan stan stanislas stanislaus
stanislav stanislaw stanko stanley stanton stavros stefan stefano steffen steinar stelian stelios sten stepan
stephan stephane stephen steve steven stewart stian stig stijn stipe stjepan stoyan stuart subhas sukru suleiman
suleyman sune sunil suresh svante svatopluk svein sveinn sven svend sverre svetozar swen syed sylvain sylvester
sylvestre syngman szabolcs szymon tadanori tadao tadashi tadeo tadeu tadeusz tadhg taha tahir tahsin takashi
takeo takeshi takis tamas tanguy tanner tapio taras tarcisio tarek tarik tariq tarkan tarmo taro tarquin tassilo
tatsuki tayfun ted teddy tedros telmo teo teodor teodoro teodosio teofilo teppo terence terenzio terje terrance
terrell terrence tertullian teun teunis thabo thad thaddaus thaddeus thales thanasis thanos theaster thelonious
themistokles theo theobald theoderich theodor theodore theodoros theodosius theophil theophile theophilus theseus
thiago thibaud thibault thibaut thierry thies thijs thilo thimo thom thomas thor thoralf thorben thore thorsten
thorvald thorwald thucydides thurman tiago tiberio tiberius tibor tigran tihomir till tillmann tilman tilmann
tilo tim timm timmy timo timofei timofey timon timoteo timothee timothy timur tino tito titus tivadar tiziano
tjark tobi tobias tod todd todor toivo tolga tom tomas tomasz tomaz tomislav tommaso tommi tommy tonci toney
tonino tonio tony toomas tor toralf torben torbjorn tore torquato torsten torvald toshio toussaint traian trajan
travis trent trenton trevor tristan tristano trond troy truman tsutomu tudor tullio tuncay tuomas tuomo tupac
turgut turhan tutankhamun ty tycho tyler tyree tyrell tyrone tyson ubaldo uberto udo ueli ufuk ugo ugur ulf
ulises ulisse ulrich ulrik ulysse ulysses umar umberto unai urbain urban urbano urho uri uriel urs usain usman
uwe vaclav vadim vadym vaino valdemar valdir valdis valentin valentino valentyn valere valeri valerian valeriano
valerio valeriu vallabhbhai valter vance vangelis vasco vasil vasile vasili vasilij vasilios vasilis vasily
vassili vassilis vasyl vaughn vedat veikko veit velimir veljko venancio venceslas vercingetorix vergil vern
verner vernon vespasian vicent vicente victor victorien vidal vidar vidkun viggo vijay vikram viktor viktoras
vilem vilfredo vilhelm ville vilmos vince vincent vincente vincenz vincenzo vinicius vinko vinnie vinzent vinzenz
viorel viraj virgil virgile virgilio virginio vissarion vit vital vitale vitali vitalii vitalij vitaliy vitaly
vitezslav vito vitold vitor vitruvius vittore vittorio vitus vivek vjekoslav vlad vladan vladimir vladislav vlado
vlastimil vojislav vojtech volkan volker volkert volkmar volodymyr vratislav vsevolod vuk vyacheslav vytautas
wael waldemar waldir waldo waleed walfredo walid wallace wally walt walter walther walton ward warner warren
wassili wassily wassim waylon wayne wedekind weldon wenceslao wendelin wendell wenzel wenzeslaus werner wernher
wes wesley weston wieland wieslaw wiktor wilber wilbert wilbur wilburn wiley wilford wilfred wilfredo wilfrid
wilfried wilhelm will willard willem willfried willi william willis wilmar wilmer wilson wilton wim winford
winfred winfried winston wissam witali witold wjatscheslaw wladimir wladislaw wladyslaw wojciech wole wolf
wolfdieter wolfgang wolfram wolodymyr woodrow woody wotan wouter wulf wyatt wynton xabier xander xaver xavi
xavier xenophon xerxes yacine yago yahya yair yakov yakup yanis yann yannik yannis yaroslav yasar yaser yasin
yasser yassin yassine yasuhiro yasunari yasuo yavuz yegor yehuda yehudi yevgeni yevgeny yevhen yigit yilmaz
yitzhak yngve yoann yogi yohann yonatan yorck yordan yorgos yosef yoshihide yoshihiko younes younis yousef
youssef yukio yurii yury yusef yusuf yvan yves yvo yvon zacarias zach zachariah zacharias zacharie zachary
zachery zack zafer zahid zahir zaid zakaria zbigniew zbynek zdenek zdravko zdzislaw zeki zeljko zeno zenon zeus
zhores ziad zinedine zivko ziya zlatan zlatko zoltan zoran zsigmond zsolt zvonimir zvonko zygmunt`;
