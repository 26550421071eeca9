/** Attributes of the Merchant specification by what their texts are. */

export const priceAttributes: readonly string[] = [
  "price",
  "low_price",
  "high_price",
  "sale_price",
  "cost_of_goods_sold",
  "auto_pricing_min_price",
  "maximum_retail_price",
];

export const addressAttributes: readonly string[] = [
  "link",
  "mobile_link",
  "canonical_link",
  "image_link",
  "additional_image_link",
  "lifestyle_image_link",
  "video_link",
];
