import type { Language } from "../../src/contract/index.ts";

/** Letters and signs that only some of the six Latin languages use, with these languages. Loan words are ignored. */
export const accentedLetters: readonly (readonly [letters: RegExp, languages: readonly Language[]])[] = [
  [/ñ/, ["es"]],
  [/[ãõ]/, ["pt"]],
  [/[ßäöü]/, ["de"]],
  [/[òì]/, ["it"]],
  [/[œîûïë]/, ["fr"]],
  [/[èù]/, ["fr", "it"]],
  [/[çâêô]/, ["fr", "pt"]],
  [/[áíóú]/, ["es", "pt"]],
  [/à/, ["fr", "it", "pt"]],
  [/é/, ["es", "fr", "it", "pt"]],
];

/**
 * Characters in a form that only Japan uses (発, where Chinese has 发 or 發). They are frequent in headlines without
 * kana. None is in GB 2312 or in Big5, the common characters of Chinese.
 */
export const japaneseCharacters: string =
  "両乗亜仏仮価働児円処剣剤労効勧単厳収営団囲図圧塁塩増壊売変対専巻帯帰庁広廃従徴応悩悪戦戻払抜択拠拡挙挿捜掲撃斎栄桜検楽様権歓歩歳毎気沢涙済渋渓満滝焼獣畑発県砕稲穂穏竜粛経継続総緑縁聴脳舗荘蔵薬覚覧観訳読譲賛転軽辺込遅郷釈鉄鉱銭険隠雑霊頼顔駅駆騒験髪鶏黙齢";

/**
 * Function words that lose their vowel, and always have an apostrophe and a word behind them. "Dell shares" has no
 * apostrophe.
 */
export const elidedWords = "all dall dell nell quell quest sull jusqu lorsqu puisqu qu";
