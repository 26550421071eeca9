declare module "fast-levenshtein" {
  const levenshtein: { get(a: string, b: string): number };
  export default levenshtein;
}
declare module "flashtext.js" {
  const KeywordProcessor: new () => {
    addKeyword(name: string): void;
    extractKeywords(text: string): unknown[];
  };
  export default KeywordProcessor;
}
