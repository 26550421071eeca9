/**
 * Ways to write the same name. Each line has words that stand for each other: the first is also looked up as the
 * others.
 */

/** Numbers that names write in Arabic figures, in Roman figures or in words. */
export const numberWords: readonly string[] = `
1 i one first
2 ii two second
3 iii three third
4 iv four fourth
5 v five fifth
6 vi six sixth
7 vii seven seventh
8 viii eight eighth
9 ix nine ninth
10 x ten tenth
11 xi eleven
12 xii twelve
13 xiii thirteen
14 xiv fourteen
15 xv fifteen
16 xvi sixteen
17 xvii
18 xviii
19 xix
20 xx twenty
`
  .trim()
  .split("\n");

/** Words that names abbreviate. */
export const shortenedWords: readonly string[] = `
st saint sankt street
street st
saint st
ste sainte
av avenue avenida avinguda
ave avenue avenida
avenue ave av
avenida av ave
bd boulevard
blvd boulevard
boulevard blvd bd
rd road
road rd
s san santo santa
mt mount
ft fort
intl international
natl national
univ university
dept department
govt government
bros brothers
assn association
dept department
mfg manufacturing
org organization organisation
organisation organization
organization organisation
labour labor
labor labour
defence defense
defense defence
centre center
center centre
theatre theater
theater theatre
harbour harbor
tv television
`
  .trim()
  .split("\n");

/** Short forms of given names, each with the full names. */
export const givenNames: readonly string[] = `
abe abraham
al albert alan alfred alexander
alex alexander alexandra
alf alfred
andy andrew
ben benjamin
bernie bernard
bert albert robert herbert
bill william
billy william
bob robert
bobby robert
cathy catherine
charlie charles
chris christopher christian
chuck charles
dan daniel
danny daniel
dave david
deb deborah
debbie deborah
dick richard
don donald
doug douglas
ed edward edwin
eddie edward
fran francis frances
frank francis franklin
fred frederick alfred
gabe gabriel
gene eugene
geoff geoffrey
gerry gerald
greg gregory
gus augustus
hal harold henry
hank henry
harry harold henry
herb herbert
jack john
jake jacob
jeff jeffrey geoffrey
jen jennifer
jenny jennifer
jerry gerald jerome
jim james
jimmy james
joe joseph
joey joseph
johnny john
jon jonathan
josh joshua
kate katherine catherine
kathy katherine
ken kenneth
kenny kenneth
larry lawrence laurence
len leonard
leo leonard
les leslie lester
liz elizabeth
lou louis
maggie margaret
marty martin
matt matthew
max maximilian
meg margaret
mel melvin
mick michael
mickey michael
mike michael
mitch mitchell
nat nathaniel nathan
nate nathaniel nathan
ned edward
nick nicholas
norm norman
pam pamela
pat patrick patricia
patty patricia
peggy margaret
pete peter
phil philip phillip
randy randall
ray raymond
rich richard
rick richard
rob robert
rod rodney
ron ronald
ronnie ronald
rudy rudolph
russ russell
sam samuel
sandy alexander
sean shaun shawn
sid sidney
stan stanley
steph stephen stephanie
steve stephen steven
stu stuart
sue susan
ted theodore edward
terry terence
theo theodore
tim timothy
toby tobias
tom thomas
tommy thomas
tony anthony antonio
trish patricia
val valerie
vic victor
vince vincent
walt walter
wes wesley
will william
zach zachary
beppe giuseppe
peppe giuseppe
pippo filippo
nino antonino
gigi luigi
gianni giovanni
sandro alessandro
paco francisco
pepe josé
nacho ignacio
lula luiz
toni anton
sepp josef
hans johannes
fritz friedrich
heinz heinrich
`
  .trim()
  .split("\n");

/** Abbreviations of places in newspapers; they count only before a full stop, or behind a comma. */
export const shortenedPlaces: readonly string[] = `
ala alabama
ariz arizona
ark arkansas
calif california
cal california
colo colorado
conn connecticut
del delaware
fla florida
ga georgia
ill illinois
ind indiana
kan kansas
kans kansas
ken kentucky
kent kentucky
ky kentucky
la louisiana
md maryland
mass massachusetts
mich michigan
minn minnesota
miss mississippi
mo missouri
mont montana
neb nebraska
nev nevada
okla oklahoma
ont ontario
ore oregon
pa pennsylvania
penn pennsylvania
que quebec
tenn tennessee
tex texas
vt vermont
va virginia
wash washington
wis wisconsin
wisc wisconsin
wyo wyoming
w+va west+virginia
n+c north+carolina
s+c south+carolina
n+d north+dakota
s+d south+dakota
n+h new+hampshire
n+j new+jersey
n+m new+mexico
n+y new+york
r+i rhode+island
b+c british+columbia
`
  .trim()
  .split("\n");
