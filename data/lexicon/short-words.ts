/**
 * Words of names and their short forms, as addresses and signs write them. A line has the word in full, then the forms,
 * each with the stops that divide it. A short form is looked up as every word that it may stand for.
 */

/** Words right before a name: "Avenue Foch", "Corso Italia", "Santa Lucia". */
export const shortWordsBefore: readonly string[] = `
rue r
avenue av ave
boulevard bd boul blvd bld
impasse imp
place pl
chemin ch che
route rte
allée all
faubourg fbg
via v
viale v.le vle
corso c.so cso
piazza p.zza p.za pza
piazzale p.le ple
vicolo v.lo
largo l.go lg
calle c
avenida av avda avd
plaza pza pl plza
paseo pº
carretera ctra
travesía trv
rua r
praça pç pça
travessa tv trav
estrada estr
alameda al
rodovia rod
saint st
sainte ste
sankt st
san s
santa s sta
santo s sto
sant s
são s
général gal
docteur dr
professeur pr
`
  .trim()
  .split("\n");

/** Words at the end of a name: "Elm Street". */
export const shortWordsBehind: readonly string[] = `
street st
avenue ave av
road rd
boulevard blvd
lane ln
square sq
court ct
place pl
crescent cres
highway hwy
drive dr
terrace terr
parkway pkwy
gardens gdns
`
  .trim()
  .split("\n");

/** Words of the names of firms, wherever they stand. */
export const shortWordsOfFirms: readonly string[] = `
gebrüder gebr
fratelli f.lli flli
hermanos hnos
hermanas hnas
frères fres
brothers bros
établissements ets
`
  .trim()
  .split("\n");

/** Those of them that are one letter in short, folded. A person may have the letter as an initial. */
export const wordsOfOneLetter: readonly string[] = "rue rua via calle san santa santo sant sao".split(" ");
