/** Where each attribute goes in a product's graph: the table that the graph builder runs and the docs show. */

/** The node of the graph that carries the property. */
export type NodeName = "product" | "offer" | "audience" | "package";

/** How a value is written; a value that does not fit is kept as a `PropertyValue` instead. */
export type ValueKind =
  | "text"
  | "language text"
  | "address"
  | "date"
  | "quantity"
  | "count"
  | "number"
  | "availability"
  | "condition"
  | "gtin"
  | "price"
  | "low price"
  | "high price"
  | "sale price"
  | "sale dates"
  | "brand"
  | "group"
  | "shipping"
  | "detail"
  | "brand details"
  | "group details"
  | "offer details";

export interface Mapping {
  readonly attribute: string;
  readonly node: NodeName;
  /** Local name of the schema.org property. */
  readonly property: string;
  readonly value: ValueKind;
}

const row = (attribute: string, node: NodeName, property: string, value: ValueKind): Mapping => ({
  attribute,
  node,
  property,
  value,
});

export const mappings: readonly Mapping[] = [
  row("id", "product", "sku", "text"),
  row("sku", "product", "sku", "text"),
  row("productID", "product", "productID", "text"),
  row("title", "product", "name", "language text"),
  row("alternateName", "product", "alternateName", "language text"),
  row("description", "product", "description", "language text"),
  row("short_description", "product", "disambiguatingDescription", "language text"),
  row("link", "product", "url", "address"),
  row("canonical_link", "product", "mainEntityOfPage", "address"),
  row("sameAs", "product", "sameAs", "address"),
  row("image_link", "product", "image", "address"),
  row("additional_image_link", "product", "image", "address"),
  row("brand", "product", "brand", "brand"),
  row("brand_details", "product", "brand", "brand details"),
  row("gtin", "product", "gtin", "gtin"),
  row("mpn", "product", "mpn", "text"),
  row("model", "product", "model", "text"),
  row("product_type", "product", "category", "text"),
  row("google_product_category", "product", "category", "text"),
  row("item_group_id", "product", "isVariantOf", "group"),
  row("group_details", "product", "isVariantOf", "group details"),
  row("color", "product", "color", "text"),
  row("material", "product", "material", "text"),
  row("pattern", "product", "pattern", "text"),
  row("size", "product", "size", "text"),
  row("gender", "audience", "suggestedGender", "text"),
  row("age_group", "audience", "audienceType", "text"),
  row("product_weight", "product", "weight", "quantity"),
  row("product_length", "product", "depth", "quantity"),
  row("product_width", "product", "width", "quantity"),
  row("product_height", "product", "height", "quantity"),
  row("product_highlight", "product", "positiveNotes", "text"),
  row("product_detail", "product", "additionalProperty", "detail"),
  row("tags", "product", "keywords", "text"),
  row("keywords", "product", "keywords", "text"),
  row("award", "product", "award", "text"),
  row("slogan", "product", "slogan", "text"),
  row("countryOfOrigin", "product", "countryOfOrigin", "text"),
  row("releaseDate", "product", "releaseDate", "date"),
  row("price", "offer", "price", "price"),
  row("low_price", "offer", "lowPrice", "low price"),
  row("high_price", "offer", "highPrice", "high price"),
  row("offer_count", "offer", "offerCount", "number"),
  row("sale_price", "offer", "priceSpecification", "sale price"),
  row("sale_price_effective_date", "offer", "priceSpecification", "sale dates"),
  row("priceValidUntil", "offer", "priceValidUntil", "date"),
  row("availability", "offer", "availability", "availability"),
  row("availability_date", "offer", "availabilityStarts", "date"),
  row("expiration_date", "offer", "validThrough", "date"),
  row("condition", "offer", "itemCondition", "condition"),
  row("inventory_quantity", "offer", "inventoryLevel", "count"),
  row("stock", "offer", "inventoryLevel", "count"),
  row("offer_details", "offer", "offers", "offer details"),
  row("shipping", "offer", "shippingDetails", "shipping"),
  row("shipping_weight", "package", "weight", "quantity"),
  row("shipping_length", "package", "depth", "quantity"),
  row("shipping_width", "package", "width", "quantity"),
  row("shipping_height", "package", "height", "quantity"),
];

/** What the docs say of each kind of value. */
export const valueNotes: Readonly<Record<ValueKind, string>> = {
  text: "text, with its language when the feed states it",
  "language text":
    "text, with its language when the feed states it, or else with the language that is given for the feed",
  address: "IRI, when it is an absolute http(s) URL",
  date: "`xsd:date` or `xsd:dateTime`, when it is an ISO 8601 date",
  quantity: "`QuantitativeValue` with `value`, `unitText` and, for a known unit, `unitCode`",
  count: "`QuantitativeValue` with `value`, when it is a whole number",
  number: "whole number",
  availability: "a term of `ItemAvailability`, when it is a known word",
  condition: "a term of `OfferItemCondition`, when it is a known word",
  gtin: "14 digits; also `gtin8`, `gtin12`, `gtin13` or `gtin14` as written. Only with a correct check digit, and not of zeros alone",
  price: "`price` (decimal) and `priceCurrency`",
  "low price": "`lowPrice` (decimal) and `priceCurrency`; the offer is then an `AggregateOffer`",
  "high price": "`highPrice` (decimal) and `priceCurrency`; the offer is then an `AggregateOffer`",
  "sale price":
    "`UnitPriceSpecification` with `priceType` `SalePrice`; the regular price is beside it as `RegularPrice`",
  "sale dates":
    "`validFrom` and `validThrough` of the sale price, when it is an interval of two ISO 8601 dates",
  brand:
    "`Brand` with `name`; its IRI is made of the shop's origin and the name, so the whole shop has only one",
  group: "`ProductGroup` with `productGroupID`; its IRI is made of the shop's origin and the id",
  shipping:
    "`OfferShippingDetails` with `shippingDestination`, `shippingRate`, `deliveryTime`; the service is its `name`",
  "brand details": "properties of the `Brand` that a JSON feed has besides its name",
  "group details": "properties of the `ProductGroup` that a JSON feed has besides its id",
  "offer details": "properties of the offer that a JSON feed has and that no attribute represents",
  detail: "`PropertyValue` with `name`, `value` and the section as `description`",
};
