/** German function words, as `index.ts` says. */
export const de: string = `ab abends aber abermals abgesehen abseits all alle allein allem allen aller allerdings alles allesamt allmählich als also
am an andauernd andere anderem anderen anderenfalls anderer andererseits anderes anderntags anders anderswo anfangs angeblich angesichts
anhand anlässlich ansonsten anstatt anstelle auch auf aufgrund aufs aus ausgerechnet ausschließlich außer außerdem außerhalb äußerst bald
bei beide beidem beiden beider beiderseits beides beim beinahe beispielsweise bereits besonders bestenfalls bestimmt bevor bezüglich bin
binnen bis bisher bislang bist bitte bloß bzw ca da dabei dadurch dafür dagegen daher dahin dahinter damals damit danach daneben dank danke
dann daran darauf daraufhin daraus darf darfst darin darüber darum darunter das dass dasselbe davon davor dazu dazwischen dein deine deinem
deinen deiner deines dem demgegenüber demnach demnächst den denen denn dennoch denselben der derart deren derer derjenige derjenigen
derselbe derselben derzeit des deshalb desselben dessen desto deswegen dich die diejenige diejenigen dies diese dieselbe dieselben diesem
diesen dieser dieses diesmal diesseits dir direkt doch dort dorthin dran drauf draußen drei drin drinnen drum du durch durchaus durchweg
dürfen durfte dürfte durften dürften eben ebenfalls ebenso ehe eher eigentlich ein einander eindeutig eine einem einen einer einerseits
eines einfach einige einigem einigen einiger einiges einmal eins einst einzig endlich entgegen entlang entsprechend entweder er erneut erst
erstens erstmals es etc etliche etwa etwas euch euer eure eurem euren eurer fast ferner folglich fort für gab gabs ganz gar gegen gegenüber
gehabt gehen geht gemäß genau genauso genug gerade geradezu gern gerne gestern gewesen geworden gibt ging gleich gleichermaßen gleichfalls
gleichwohl gleichzeitig glücklicherweise hab habe haben habt hast hat hatte hätte hatten hätten hattest hättet häufig hauptsächlich her
heraus herein herum herunter heute heutzutage hier hierbei hierfür hierher hiermit hierzu hin hinaus hinein hingegen hinsichtlich hinter
hinterher hinzu hoch höchst höchstens hoffentlich ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer immerhin immerzu in indem
indes indessen infolge infolgedessen inmitten innerhalb ins insbesondere insgesamt insofern inzwischen irgend irgendein irgendeine
irgendwann irgendwas irgendwie irgendwo ist ja je jede jedem jeden jedenfalls jeder jederzeit jedes jedoch jemals jemand jemandem jemanden
jene jenem jenen jener jenes jenseits jetzt kam kamen kann kannst kaum kein keine keinem keinen keiner keinerlei keines keinesfalls
keineswegs komm kommen kommt könne können konnte könnte konnten könnten künftig kürzlich längst lass lassen lässt laut lediglich leider
letztendlich letztens letztlich lieber los mach machen macht machte mal man manch manche manchem manchen mancher manches manchmal mehr
mehrere mehreren mehrerer mehrfach mehrmals mein meine meinem meinen meiner meines meinetwegen meist meistens mich mindestens mir mit
mithilfe mithin mittels mitten mittlerweile mitunter möchte möchten möge mögen möglicherweise möglichst morgen morgens muss müsse müssen
musste müsste mussten müssten nach nachdem nachher nachmittags nächstens nachts nahe nahezu nämlich natürlich neben nebenan nebenbei nein
neuerdings nicht nichts nie niemals niemand niemandem niemanden nirgends nirgendwo noch nochmals nun nunmehr nur ob oben obendrein obgleich
obwohl oder offenbar offensichtlich oft öfter oftmals ohne ohnehin paar per plötzlich pro quasi rasch relativ rings rund sagt sagte sagten
schlicht schließlich schon sehr sei seien sein seine seinem seinen seiner seinerseits seinerzeit seines seit seitdem seitens seither selber
selbst selbstverständlich selten seltsamerweise sich sicher sicherlich sie sieht sind so sobald sodass sofern sofort sogar sogenannt
sogenannte sogenannten sogleich solange solch solche solchem solchen solcher solches soll solle sollen sollst sollte sollten somit sondern
sonst sooft soviel soweit sowie sowieso sowohl später spätestens statt stattdessen stets tagsüber teils teilweise trotz trotzdem tun tut
über überall überdies überhaupt überwiegend übrigens um umgekehrt umso und ungeachtet ungefähr ungern unlängst uns unser unsere unserem
unseren unserer unseres unten unter unterdessen unterhalb unweit usw vergebens vermutlich via viel viele vielem vielen vieler vielerorts
vieles vielleicht vielmals vielmehr voll vollends völlig vom von vor voran voraus voraussichtlich vorbei vorerst vorher vorhin vorläufig
vormittags vorn vorne vorsichtshalber vorübergehend vorwiegend während währenddessen wahrlich wahrscheinlich wann war wäre waren wären
warst warum was weder weg wegen weil weit weiter weitere weiterem weiteren weiterer weiteres weitergehend weiterhin weitgehend welch welche
welchem welchen welcher welches wem wen wenig wenige wenigen weniger wenigstens wenn wenngleich wer werde werden werdet weshalb wessen
weswegen wider wie wieder wiederum wieso will willst wir wird wirklich wirst wo wobei wodurch wofür wogegen woher wohin wohl wohlgemerkt
wolle wollen wollte wollten womit womöglich wonach woran worauf woraus worden worin worüber worum wovon wovor wozu wurde würde wurden
würden wurdest zeitgleich zeitweise ziemlich zirka zu zuallererst zudem zuerst zufällig zufolge zugleich zugunsten zuhause zuletzt zuliebe
zum zumal zumeist zumindest zunächst zur zurück zurzeit zusammen zusätzlich zuvor zuweilen zwar zwecks zwei zweifellos zweitens zwischen
zwischendurch`;
