import type { LanguageData } from "./language-data.ts";

export const de: LanguageData = {
  functionWords: `ab aber alle allein allem allen aller alles als also am an andere anderen anderer anderes anders auch auf aus außer bei
beide beim bereits bevor bin bis bisher bist da dabei dadurch dafür dagegen daher dahin damals damit danach daneben dann daran darauf
darf darin darüber darum darunter das dass davon davor dazu dein deine dem den denen denn dennoch der deren derer des deshalb dessen die
dies diese diesem diesen dieser dieses doch dort drei du durch dürfen ebenfalls ebenso eher ein eine einem einen einer eines einige
einigen einiger einmal er erst erste ersten es etwa etwas euch euer für ganz gar gab geben gegen gegenüber gemacht genug gerade gern
gestern gibt hab habe haben hat hatte hatten hätte her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer
in indem ins ist ja je jede jedem jeden jeder jedes jedoch jemand jene jetzt kam kann kaum kein keine keinem keinen keiner können konnte
konnten lassen mal man manche mehr mein meine meist mich mir mit möchte muss müssen musste nach nachdem nämlich neben nein nicht nichts
nie niemand noch nun nur ob oben oder oft ohne schon sehr sei sein seine seinem seinen seiner seines seit selbst sich sie sind so sobald
sogar solche soll sollen sollte sondern sonst soviel sowie sowohl statt trotz über überall um und uns unser unsere unter viel viele vom
von vor während wann war waren warum was weder weg wegen weil weiter welche welchem welchen welcher welches wenn wer werde werden weshalb
wie wieder will wir wird wo wobei wohl wollen wollte worden wurde wurden würde würden zu zum zur zwar zwei zwischen morgen`,
  commonWords: `abend absicht akt alter amt anfang angst antwort apfel arbeit arm arzt aufgabe auge augen auto bahn bank baum beginn begriff
beispiel berg bericht beruf bett bild blatt blick blut boden brief bruder brücke buch bund bundestag bürger chef dame dank dienst ding dorf
druck eindruck ende entwicklung erde erfolg ergebnis fall familie farbe feind feld fenster feuer figur film firma fisch fluss folge form
frage frau frauen freiheit freude freund freunde frieden führer fuß gast gebäude gebiet gedanke gefahr gefühl gegend gegner geist geld
gemeinde gericht gesellschaft gesetz gesicht gespräch gewalt glas glaube gold gott grad grenze größe grund gruppe haar hafen hals hand haus
heer herr herz hilfe himmel hof höhe hotel hund idee insel interesse jahr jahre jahren jahrhundert junge kaiser kampf karte kind kinder
kirche klasse könig königin kopf körper kraft krieg kultur kunst lage land leben lehrer leib leute licht liebe lied luft macht mädchen mal
mann männer markt maschine maß meer meinung mensch menschen minister minute mitglied mittag mitte mittel monat monate mond morgen musik
mutter nacht name namen natur not nummer ort osten papier partei person pferd plan platz politik polizei preis präsident problem programm
punkt rat raum recht rede regierung reich reihe reise richter richtung ring rolle ruhe saal sache schiff schloss schule schwester see seele
seite sinn sitz sohn soldat sommer sonne sorge spiel sprache staat stadt stein stelle stern stimme straße strom stück stunde süden tag tage
tal tat teil theater tier tisch titel tochter tod ton tor tür uhr universität vater verein verlag volk wagen wahl wahrheit wald wasser weg
wein welt werk wert wesen westen wind winter wirtschaft wissenschaft woche wochen wort worte zahl zeichen zeit zeitung zentrum ziel zimmer
zug zukunft zweck`,
  titles: `herr frau fräulein dr prof professor doktor präsident präsidentin kanzler kanzlerin bundeskanzler bundeskanzlerin
bundespräsident minister ministerin außenminister innenminister finanzminister ministerpräsident bürgermeister könig königin kaiser
kaiserin prinz prinzessin graf gräfin herzog fürst papst kardinal bischof erzbischof general oberst hauptmann leutnant sankt st heilige
trainer freiherr baron pfarrer pater schwester bruder senator abgeordneter direktor`,
  calendar: `januar jänner februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag
freitag samstag sonnabend sonntag`,
  connectors: "von vom zu zum zur der die das den des dem und am an im in auf bei für de la van di",
  clitics: "s",
  capitalisesNouns: true,
};
