import type { Language } from "../../src/contract/index.ts";

/**
 * Verbs that stand right behind their subject, in small letters. Words that are nouns as well ("plans", "cut") are left
 * out: a compound has them behind its first word.
 */
export const verbs: Partial<Record<Language, RegExp>> = {
  en: /^(?:ha[sd]|will|would|could|did|does|made|makes|sold|sells|bought|buys|wants|said|says|paid|rose|fell|won|lost|went|goes|took|takes|gave|gives|got|gets|began|became|becomes|built|saw|told|met|sent|spent|chose|kept|keeps|led|launches|announces|hires|acquires|expects|seeks|opens|joins|unveils|introduces|adds|raises|recalls|denies)$|[^aeiou]i?ed$/,
  de: /^(?:hat|hatte|wird|will|kündigt|eröffnet|verkauft|plant|meldet|stellt|baut|kauft|sucht|streicht|startet|übernimmt|bringt|macht|steigt|sinkt|verliert|gewinnt|entlässt|investiert|liefert|schließt|verkündet|veröffentlicht)$|...te$/,
  fr: /^(?:a|ont|est|va|veut|vend|ouvre|lance|présente|annonce|achète|ferme|recrute|propose|rachète|lancera|ouvrira|sort|publie|investit|supprime|embauche|dévoile|perd|gagne|devient|prévoit|reste)$/,
  es: /^(?:ha|han|es|fue|está|tiene|va|quiere|vende|abre|abrirá|lanza|lanzará|presenta|anuncia|compra|cierra|invierte|despide|publica|pierde|gana|crece|sube|planea|prevé|sigue)$|..ó$|(?:ar|ier)on$/,
  it: /^(?:ha|hanno|è|va|fa|vuole|vende|apre|aprirà|lancia|lancerà|presenta|annuncia|compra|chiude|acquista|investe|assume|licenzia|pubblica|perde|vince|cresce|sale|diventa|prevede|resta)$|..ò$/,
  pt: /^(?:é|foi|está|tem|vai|quer|vende|abre|lança|apresenta|anuncia|compra|fecha|investe|contrata|demite|publica|perde|ganha|cresce|sobe|prevê|segue)$|..[eio]u$|..[aei]ram$/,
};
