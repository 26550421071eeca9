/** Words that titles and descriptions are made of, in several scripts. */
export const kinds = [
  "Espresso cup",
  "Desk lamp",
  "Wool socks",
  "Trail shoe",
  "Moka pot",
  "Tasse à café",
  "Schreibtischlampe",
  "Scarpa da corsa",
  "Camiseta de algodón",
  "珈琲カップ",
  "木製の椅子",
  "陶瓷茶壶",
  "羊毛围巾",
  "Фарфоровая чашка",
  "קומקום חשמלי",
  "فنجان قهوة",
  "चाय का कप",
  "Κούπα καφέ",
  "커피 잔",
  "แก้วกาแฟ",
] as const;
export const adjectives = [
  "small",
  "large",
  "matt",
  "glazed",
  "handmade",
  "weiß",
  "élégant",
  "rosso",
  "青い",
  "白色",
  "тёплый",
  "חדש",
  "😀 happy",
] as const;
export const brands = [
  "Ancap",
  "Lumen & Söhne",
  "Lana",
  "Ōmi",
  "Acme",
  "Красный",
  "陶芸堂",
  "Café “Aurora”",
] as const;
export const categories = [
  "Home & Garden > Kitchen & Dining > Tableware > Drinkware",
  "Home & Garden > Lighting > Lamps",
  "Apparel & Accessories > Clothing > Socks",
  "Apparel & Accessories > Shoes",
] as const;
export const materials = ["porcelain", "steel", "wool", "leather", "oak", "cotton"] as const;
export const colors = ["white", "black", "blue", "grün", "赤", "rosso"] as const;
