import { type Attributes, textOf } from "../product.ts";

/** What shops, stock systems and other languages call the attributes that a product cannot do without, in lower case. */
const otherNames: Readonly<Record<string, string>> = {
  id: `product_id productid item_id itemid sku item_number item_no article_number article_no article_id product_number
    product_no product_code productcode item_code code reference ref uid artikelnummer artikelnr artikel_nr art_nr
    artnr artikel_id produktnummer produkt_id bestellnummer référence id_produit code_article référence_produit
    codice codice_articolo codice_prodotto id_prodotto riferimento referencia código codigo id_producto id_produto
    referência`,
  title: `name product_name productname product_title item_name label titel bezeichnung artikelname artikelbezeichnung
    produktname produkttitel titre nom nom_produit désignation libellé titolo nome nome_prodotto título titulo nombre
    nombre_producto denominación`,
  description: `desc product_description long_description longdescription body details beschreibung
    artikelbeschreibung produktbeschreibung langbeschreibung langtext description_longue descriptif descrizione
    descripción descripcion descrição descricao`,
  link: `url product_url producturl product_link deeplink deep_link href page webseite produktlink produkt_url
    artikel_url lien url_produit url_prodotto url_producto enlace ligação`,
  image_link: `image images image_url imageurl img picture picture_url photo main_image bild bilder bild_url bildlink
    produktbild photo_url lien_image image_produit immagine immagini url_immagine imagen imágenes url_imagen imagem
    imagens`,
  price: `unit_price regular_price sales_price selling_price price_gross preis verkaufspreis vk vk_brutto
    bruttopreis regulärer_preis prix prix_ttc prix_vente tarif prezzo prezzo_vendita precio precio_venta pvp preço
    preco`,
  availability: `in_stock in_stock? stock_status availability_status verfügbarkeit verfuegbarkeit lagerstatus
    lieferstatus vorrätig? disponibilité disponibilite dispo disponibilità disponibilita
    disponibilidad disponibilidade`,
  gtin: "ean ean13 ean_code upc barcode isbn jan gtin13 gtin8 gtin12 gtin14 strichcode code_barres codice_a_barre",
};

const attributes = new Map<string, ReadonlySet<string>>(
  Object.entries(otherNames).map(([attribute, names]) => [attribute, new Set(names.split(/\s+/))]),
);

/**
 * What to say of an attribute that a product lacks while it has one that other systems call so: `; "artikelnummer" looks
 * like it: call it id`. Empty if there is none. It is not read as the attribute, as a guess would put wrong values into
 * the graph without a word.
 */
export function lookAlike(missing: string, given: Attributes): string {
  const names = attributes.get(missing);
  const name = Object.keys(given).find(
    (one) => names?.has(one.toLowerCase()) && textOf(given, one) !== undefined,
  );
  return name === undefined ? "" : `; ${JSON.stringify(name)} looks like it: call it ${missing}`;
}
