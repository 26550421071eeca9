import type { LanguageData } from "./language-data.ts";

export const it: LanguageData = {
  functionWords: `a ad abbastanza adesso agli ai al alla alle allo allora altra altre altri altro anche ancora anzi appena assai avanti
avere aveva avevano avrebbe avrà ben bene c che chi ci ciò cioè circa col coloro come con contro cosa così cui d da dagli dai dal dalla
dalle dallo davanti degli dei del dell della delle dello dentro deve di dice dietro dopo dove dovrà dunque durante e ebbe ecco ed egli
ella entrambi era erano essa esse essere essi fa facendo fare fatto fin fino forse fra fu fuori furono già gli grazie ha hanno ho i il
in infatti inoltre insieme intanto invece io l la le lei li lo loro lui lungo ma mai malgrado me meglio meno mentre mi mia mio molta
molte molti molto né negli nei nel nella nelle nello nemmeno nessuno niente no noi non nostra nostro nulla o ogni oggi oltre oppure ora
ormai per perché perciò però più piuttosto poco poi poiché presso prima proprio può qua quale quali qualche quando quanto quasi quella
quelle quelli quello questa queste questi questo qui quindi s sarà se sé sebbene secondo sei sempre senza si sì sia siamo soltanto solo
sono sopra sotto stata state stati stato su sua sue sugli sui sul sulla sulle sullo suo suoi tale tali tanto te tra tre troppo tu tutta
tutte tutti tutto un una uno v va verso vi via voi vostra vostro ieri domani due`,
  commonWords: `acqua amico anno anni arte aria auto banca bambino bello bene bianco buono campo capo casa caso causa centro chiesa città
comune corpo corte corso cosa cuore diritto dio donna donne economia famiglia fatto festa figlia figlio film fine fiume forma forza fuoco
gente giardino giorno giorni giustizia governo grande gruppo guerra idea isola lago lavoro legge libro lingua luce luna luogo madre mano
mare mela mese mezzo ministro moglie mondo monte morte musica nave nome nord notte nuovo numero opera ora oro ovest padre paese pace pane
parte partito passo persona piazza piede popolo porta potere presidente prezzo primo principe problema punto regione re regina ricerca
rosa rosso scuola scienza secolo sera sole sole squadra stato stella storia strada sud tavola teatro tempo terra testa titolo università
uomo uomini valore vecchio vento verde vero via villa vita vittoria voce zona`,
  titles: `signor signora signorina sig dott dottor dottoressa prof professor professoressa onorevole on senatore presidente ministro
re regina principe principessa papa cardinale arcivescovo vescovo don padre suor san santa santo sant generale capitano sindaco
governatore avvocato avv ingegnere conte duca imperatore premier cancelliere`,
  calendar: `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì
venerdì sabato domenica`,
  connectors: "di del della dei delle degli dello d dell e da dal dalla de la lo per il in von van",
  clitics: "l d un dell all nell sull dall coll c n s quell quest sant",
  capitalisesNouns: false,
};
