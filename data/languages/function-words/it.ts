/** Italian function words, as `index.ts` says. */
export const it: string = `a abbastanza accanto ad addirittura addosso adesso affatto affinché agli ai al alcun alcuna alcune alcuni alcuno all alla
alle allo allora almeno altra altre altrettanto altri altrimenti altro altrove anche ancora anzi anziché anzitutto appena appunto assai
assieme attorno attraverso attualmente avanti avendo aver avere avesse avessero aveva avevano avevo avrà avranno avrebbe avrebbero avuto
basta ben benché bene bensì che ché chi chiunque ci ciascun ciascuna ciascuno ciò cioè circa co coi col colei coloro colui com come
comunque con conseguentemente contro cosa così cui da dagli dai dal dall dalla dalle dallo dapprima davanti davvero degli dei del dell
della delle dello dentro detto dev deve devi devono di dice dicono dietro dinanzi diverse diversi domani dopo doppo dove dovere doveva
dovevano dovrà dovranno dovrebbe dovrebbero dovunque dovuto due dunque durante e è ebbe ebbero ecc ecco ed effettivamente egli ella
entrambe entrambi entro eppure era erano eravamo ero essa esse essendo esser essere essi esso estremamente fa facendo faceva facevano fanno
far farà fare fatto fece fecero fin finalmente finché fino finora forse fosse fossero fra frattanto fu fui fuorché fuori furono
generalmente già giacché giammai giù gli gliela gliele glieli glielo grazie ha hai hanno ho i ieri il immediatamente improvvisamente in
indubbiamente infatti infine inizialmente innanzi inoltre insieme insomma intanto intorno invece io la là laddove le lei li lì lo loro lui
lungo ma macché mai malgrado me medesima medesimo meglio meno mentre mi mia mica mie miei mio molta molte molti moltissimi moltissimo molto
ne né neanche negli nei nel nell nella nelle nello nemmeno neppure nessun nessuna nessuno niente no noi non nonché nondimeno nonostante
nostra nostre nostri nostro nulla o od oggi ogni ognuna ognuno oltre oltretutto onde oppure or ora ormai ossia ovunque ovvero ovviamente
parecchi parecchie parecchio particolarmente peggio per perché perciò perfino però persino pertanto più piuttosto po poca poche pochi poco
poi poiché possa possano posso possono poté poteva potevano potrà potranno potrebbe potrebbero potuto praticamente precisamente presso
pressoché principalmente probabilmente propri propria proprie proprio può pur purché pure purtroppo qua qual qualche qualcosa
qualcuna qualcuno quale quali qualora qualsiasi qualunque quando quanta quante quanti quanto quasi quegli quei quel quell quella quelle
quelli quello quest questa queste questi questo qui quindi quivi quotidianamente rispetto salvo sarà sarai saranno sarebbe sarebbero scorsa
scorso se sé sebbene secondo sei sembra sembrano semmai semplicemente sempre senza sette si sì sia siamo siano siate siccome sino
so sola solamente soli solo soltanto sono sopra soprattutto sotto sovente spesso sta stando stanno starà stare stata state stati stato
stava stavano stessa stesse stessi stesso stette su sua subito successivamente sue sugli sui sul sull sulla sulle sullo suo suoi tal tale
tali talmente talora talvolta tanta tante tanti tanto te ti tra tramite tranne tre troppa troppe troppi troppo tu tua tue tuo tuoi tutt
tutta tuttavia tutte tutti tutto tuttora ulteriormente ultimamente un una uno va vado vai vanno vari varie ve vengono venire venne vennero
veramente verrà verso vi via viceversa vicino viene voglio vogliono voi volta volte vorrebbe vorrei vostra vostre vostri vostro vuoi vuole`;
