/**
 * The usual names of table columns, in the six languages at full level. They are grouped by the field of an entity
 * that they give, the most distinctive first. Written for this project; folded (small letters, no accents, one blank
 * between words).
 */
export const columnNames = {
  id: `
id, identifier, entity id, item id, product id, sku, qid, iri, uri, code, product code, article number, item number,
codice, codice articolo, codice prodotto, identificativo,
identifiant, reference, reference produit, code article, code produit, ref,
artikelnummer, artikel nr, art nr, produktnummer, kennung, nummer,
customer id, customer number, account number, employee id, employee number,
codice cliente, numero cliente, matricola, code client, numero client, matricule,
kundennummer, kundennr, kunden nr, personalnummer, personal nr,
codigo de cliente, numero de cliente, codigo do cliente, numero do cliente,
identificador, referencia, codigo, codigo de articulo, codigo de producto, codigo do produto, codigo do artigo,
gtin, ean, isbn, asin
`,
  name: `
name, title, label, product name, item name, company name, full name, display name,
nome, titolo, denominazione, nome prodotto, ragione sociale, nominativo,
nom, titre, libelle, designation, intitule, nom du produit, raison sociale,
titel, bezeichnung, produktname, artikelname, artikelbezeichnung, firmenname,
nombre, titulo, denominacion, nombre del producto, razon social,
denominacao, designacao, nome do produto, razao social,
company, customer, employee, ditta, azienda, cliente, entreprise, societe, client, firma, unternehmen, kunde, empresa
`,
  alias: `
alias, aliases, altlabel, alternative name, alternative names, also known as, aka, synonym, synonyms, other names,
sinonimi, altri nomi, nomi alternativi,
synonyme, synonymes, autres noms,
alternativnamen, weitere namen,
sinonimos, otros nombres, nombres alternativos,
outros nomes, nomes alternativos
`,
  description: `
description, desc, short description, long description, summary, abstract, body, details,
descrizione, descrizione breve, riassunto,
descriptif, resume,
beschreibung, kurzbeschreibung, zusammenfassung,
descripcion, descripcion corta, resumen, detalles,
descricao, descricao curta, resumo, detalhes
`,
  type: `
type, types, category, categories, class, kind, product type, product category,
tipo, tipologia, categoria, categorie,
genre,
typ, kategorie, kategorien, produktart, warengruppe,
categorias, tipo de producto,
tipo de produto
`,
  same_as: `
same as, sameas, wikidata, wikidata id, wikidata qid, wikidata item, exact match
`,
} as const;
