import { type AttributeValue, type Product, referenceOf, taggedText, textOf } from "./product.ts";

const loneSurrogates = /\p{Surrogate}/gu;
const notIri = /[\0-\x20<>"{}|^`\\]/g;

/** Text with each half of a broken surrogate pair replaced, so that it can be encoded. */
export function wellFormed(text: string): string {
  return /[\uD800-\uDFFF]/.test(text) ? text.replace(loneSurrogates, "\uFFFD") : text;
}

/** An absolute http(s) URL in its normal form, or undefined. */
export function webIri(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    return new URL(text).href.replace(notIri, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The IRI that a feed calls a thing by, resolved against the product's; undefined for a label of a blank node. */
export function namedIri(name: string, product: string): string | undefined {
  if (name.startsWith("_:")) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(name)) return webIri(name) ?? (isIri(name) ? name : undefined);
  return URL.canParse(name, product) ? webIri(new URL(name, product).href) : undefined;
}

function isIri(text: string): boolean {
  return text.search(notIri) < 0 && text === wellFormed(text);
}

/**
 * The IRI of a product: its `link`, with the id as fragment where another product of the feed has the same
 * link. Without a link: `urn:referent:product:` and the id. A group of variants has the IRI that they name it by.
 */
export function productIri(product: Product): string {
  const page = pageIri(product);
  if (!product.isGroup) return page;
  return groupIri(page, product.attributes.item_group_id?.[0] ?? product.id) ?? page;
}

/** The IRI of a group of variants: made of the shop's origin and its id, or the absolute name that JSON-LD gives it. */
export function groupIri(product: string, group: AttributeValue): string | undefined {
  const name = referenceOf(group);
  const absolute =
    name !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(name) ? namedIri(name, product) : undefined;
  const text = taggedText(group)?.text;
  return absolute ?? (text === undefined ? undefined : sharedIri(product, "group", text));
}

/** What relative names of a product's record are resolved against. */
export function pageIri(product: Product): string {
  const link = webIri(textOf(product.attributes, "link") ?? "");
  if (link === undefined) return `urn:referent:product:${encoded(product.id)}`;
  return product.sharedLink ? partIri(link, encoded(product.id)) : link;
}

/** The IRI of a part of a product; `path` must be encoded. */
export function partIri(product: string, path: string): string {
  return product + (product.includes("#") ? "/" : product.startsWith("urn:") ? ":" : "#") + path;
}

/** The IRI of what several products of a shop share: a brand, a group of variants. */
export function sharedIri(product: string, kind: string, name: string): string {
  if (product.startsWith("urn:")) return `urn:referent:${kind}:${encoded(name)}`;
  return `${new URL(product).origin}/#${kind}/${encoded(name)}`;
}

/** A text as one segment of an IRI. */
export function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
