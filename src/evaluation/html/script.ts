/**
 * What runs in the report: it filters the errors and draws those that are looked at. All text goes in as text
 * nodes, so nothing of a document can become markup.
 */
export const script = `
const { errors, owners } = JSON.parse(document.getElementById("data").textContent);
const form = document.getElementById("filter");
const list = document.getElementById("list");
const count = document.getElementById("count");
const more = document.getElementById("more");
const PAGE = 50;
// A score adds up of some sixty features; the strongest eight make most of it, and fit two lines.
const BARS = 8;
let shown = PAGE;

const make = (tag, name, ...children) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children);
  return element;
};
const fill = (field, values) => {
  for (const value of [...new Set(values)].sort()) field.append(new Option(value, value));
};
for (const name of ["set", "lang", "owner", "kind", "path", "change"])
  fill(form.elements[name], errors.map((error) => error[name]).filter(Boolean));

const matches = (error) => {
  for (const name of ["set", "lang", "owner", "kind", "path", "change"])
    if (form.elements[name].value && error[name] !== form.elements[name].value) return false;
  const words = form.elements.words.value.trim().toLowerCase();
  return !words || JSON.stringify([error.context, error.gold, error.answer, error.document]).toLowerCase().includes(words);
};

const bars = (features) => {
  const all = Object.entries(features ?? {}).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const rest = all.slice(BARS);
  const others = rest.length + " others, together " + rest.reduce((sum, [, value]) => sum + value, 0).toFixed(2);
  return make("span", "bars", ...all.slice(0, BARS).map(([name, value]) => {
    const bar = make("i", value < 0 ? "minus" : "");
    bar.style.width = Math.min(80, Math.abs(value) * 14) + "px";
    return make("span", "", bar, name + " " + value.toFixed(2));
  }), ...(rest.length > 0 ? [make("span", "others", others)] : []));
};

const why = (error) => [
  error.gold && "gold " + (error.gold.join(" or ") || "NIL"),
  error.answer && "answered " + error.answer.id + (error.answer.label ? " " + error.answer.label : ""),
  error.reason,
  typeof error.score === "number" && "score " + error.score.toFixed(2),
  error.competitor && "competitor " + error.competitor,
  error.nearest && "nearest name " + error.nearest,
  ...(error.overlapping ?? []).map(({ text, ids }) => "overlaps “" + text + "”" + (ids.length ? " " + ids.join(" or ") : "")),
  error.ifGiven && "if the span is given: " + error.ifGiven,
].filter(Boolean).join(" · ");

const draw = (error) => {
  const [before, mention, after] = error.context;
  const place = error.set + " · " + error.document + " · " + error.start + "–" + error.end;
  const owner = make("span", "tag", error.owner);
  owner.title = owners[error.owner];
  return make("article", "error",
    make("div", "", before, make("mark", "", mention), after),
    make("div", "meta", ...(error.change ? [make("span", "tag " + error.change, error.change)] : []), owner, make("span", "tag", error.kind), place),
    make("div", "why", why(error)),
    ...(error.candidates ?? []).map((one) => make("div", "candidate" + (one.right ? " right" : ""),
      make("span", "", make("b", "", one.place + ". " + one.label), " " + one.id + (one.score === null ? "" : " " + one.score.toFixed(3)) + (one.right ? " ✓" : "")),
      bars(one.features))));
};

const update = () => {
  const found = errors.filter(matches);
  count.textContent = found.length + " of " + errors.length + " errors";
  list.replaceChildren(...found.slice(0, shown).map(draw));
  more.hidden = found.length <= shown;
};
form.addEventListener("input", () => { shown = PAGE; update(); });
form.addEventListener("submit", (event) => event.preventDefault());
more.addEventListener("click", () => { shown += PAGE; update(); });
update();
`;
