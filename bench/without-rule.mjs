// A hook of the module loader that replaces one function of the engine by another: bench/rules.mjs registers it.
let rule;

export function initialize(data) {
  rule = data;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!rule || !url.endsWith(`/dist/src/linking/${rule.file}.js`)) return loaded;
  const source = String(loaded.source);
  const definition = new RegExp(
    `^(export )?(const ${rule.name} = |(?:async )?function ${rule.name}\\()`,
    "m",
  );
  if (!definition.test(source)) throw new Error(`${rule.file} has no function ${rule.name}`);
  const renamed = source.replace(definition, (begin) =>
    begin.replace(/^export /, "").replace(rule.name, `${rule.name}Before`),
  );
  const exported = definition.exec(source)[1] ?? "";
  return {
    ...loaded,
    source: `${renamed}\n${exported}function ${rule.name}(...args) { return (${rule.instead})(...args); }\n`,
  };
}
