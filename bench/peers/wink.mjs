// wink-nlp learns custom entities: the id is the name of a pattern. It tells tokens, not characters: the caller adds them up.
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

const nlp = winkNLP(model, ["sbd", "cer"]);
const { its } = nlp;

export function learn(entities) {
  const patterns = entities.map(({ id, name }) => ({ name: id, patterns: [name] }));
  nlp.learnCustomEntities(patterns, { matchValue: false, usePOS: false, useEntity: false });
}

export function find(text) {
  const doc = nlp.readDoc(text);
  const starts = [];
  const ends = [];
  let at = 0;
  const words = doc.tokens().out();
  doc
    .tokens()
    .out(its.precedingSpaces)
    .forEach((spaces, i) => {
      starts.push(at + spaces.length);
      at += spaces.length + words[i].length;
      ends.push(at);
    });
  const details = doc.customEntities().out(its.detail);
  return doc
    .customEntities()
    .out(its.span)
    .map(([first, last], i) => ({ start: starts[first], end: ends[last], id: details[i].type }));
}
