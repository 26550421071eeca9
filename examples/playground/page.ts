import { article } from "../../data/demo/article.ts";
import type { ResolveRequest, ResolveResponse } from "../../src/index.ts";
import { cardHtml, toHtml } from "../../src/view/index.ts";
import { counted, summaryOf } from "../../src/view/words.ts";
import { type Answerer, Refusal } from "./answerer.ts";
import { entitiesOf } from "./dataset.ts";
import { fromFragment, longestLink, toFragment } from "./share.ts";

/** Milliseconds without a key press after which the text is resolved. */
const PAUSE = 250;
/** UTF-16 units up to which candidates and evidence are asked for: 20 times the answer, for cards that are not read. */
const EXPLAINED = 20_000;

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const text = find<HTMLTextAreaElement>("text");
const language = find<HTMLSelectElement>("language");
const dataset = find<HTMLTextAreaElement>("dataset");
const key = find<HTMLInputElement>("key");
const answer = find("answer");
const status = find("status");
const problem = find("problem");

/** Makes the page live. */
export async function startPage(answerer: Answerer): Promise<void> {
  find("place").textContent = answerer.place;
  find("pack-label").hidden = !answerer.takesPacks;
  find("links").hidden = answerer.takesPacks;
  await open();
  const ask = live(answerer);
  for (const field of [text, language, dataset, key]) field.addEventListener("input", () => ask(PAUSE));
  find("form").addEventListener("submit", (event) => event.preventDefault());
  find("share").addEventListener("click", () => void share());
  find<HTMLInputElement>("pack").addEventListener("change", (event) => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) void take(file, answerer, ask);
  });
  addEventListener("hashchange", () => void open().then(() => ask(0)));
  takeDrops((file) => take(file, answerer, ask));
  showCards();
  ask(0);
}

/** Fills the fields from the link, or with a text to begin with. */
async function open(): Promise<void> {
  const fragment = location.hash.slice(1);
  const shared = await fromFragment(fragment);
  text.value = shared?.text ?? article;
  language.value = shared?.language ?? "";
  dataset.value = shared?.dataset ?? "";
  find<HTMLDetailsElement>("own").open = dataset.value !== "";
  problem.textContent =
    fragment !== "" && !shared ? "The link is not whole: here is a text to begin with." : "";
}

/** Asks again when something changed; an answer to an older question is not shown. */
function live(answerer: Answerer): (pause: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;
  const run = async () => {
    const controller = new AbortController();
    current = controller;
    if (text.value === "") return draw("", undefined);
    status.textContent = "Resolving …";
    answer.classList.add("stale");
    try {
      const request = await requestOf();
      const { signal } = controller;
      const response = await answerer.resolve(request, { key: key.value, signal });
      if (!signal.aborted) draw(request.text, response);
    } catch (error) {
      if (!controller.signal.aborted) refuse(error);
    }
  };
  return (pause) => {
    clearTimeout(timer);
    current?.abort();
    timer = setTimeout(run, pause);
  };
}

async function requestOf(): Promise<ResolveRequest> {
  const entities = await entitiesOf(dataset.value);
  return {
    text: text.value,
    ...(language.value === "" ? {} : { language: language.value }),
    ...(entities === undefined ? {} : { dataset: entities, dataset_uri: "inline,wikidata://public" }),
    ...(text.value.length > EXPLAINED ? {} : { include: ["candidates", "evidence"] as const }),
  };
}

let shown: ResolveResponse | undefined;

function draw(resolved: string, response: ResolveResponse | undefined): void {
  shown = response;
  problem.textContent = "";
  answer.classList.remove("stale");
  answer.innerHTML = response
    ? toHtml(resolved, response, { cards: "empty", list: false, style: false })
    : "";
  status.textContent = response
    ? `${summaryOf(response.mentions)}; language ${response.language}; ${Math.round(response.processing_time_ms)} ms`
    : "No text yet.";
  find("json").textContent = "";
  drawJson();
}

/** The answer in full, once somebody looks: of a long text it has megabytes. */
function drawJson(): void {
  const json = find("json");
  if (find<HTMLDetailsElement>("raw").open && json.textContent === "" && shown)
    json.textContent = JSON.stringify(shown, null, 2);
}

function refuse(error: unknown): void {
  answer.classList.remove("stale");
  status.textContent = "Not resolved.";
  const isRefusal = error instanceof Refusal;
  if (isRefusal && error.problem.code === "unauthorized") find("key-label").hidden = false;
  problem.textContent = isRefusal || error instanceof Error ? error.message : String(error);
}

/** Cards are made when a mention is pointed at or focused; Escape puts one away. */
function showCards(): void {
  const fill = (event: Event) => {
    const mark = (event.target as Element).closest?.<HTMLElement>("mark[data-mention]");
    if (!mark || !shown) return;
    answer.classList.remove("rf-dismissed");
    for (
      let one: Element | null = mark;
      one;
      one = one.parentElement?.closest("mark[data-mention]") ?? null
    ) {
      const index = Number((one as HTMLElement).dataset.mention);
      const card = document.getElementById(`rf-${index}`);
      if (card && card.innerHTML === "") card.innerHTML = cardHtml(shown.mentions[index]!);
    }
  };
  answer.addEventListener("pointerover", fill);
  answer.addEventListener("focusin", fill);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") answer.classList.add("rf-dismissed");
  });
  find("raw").addEventListener("toggle", drawJson);
}

async function share(): Promise<void> {
  const fragment = await toFragment({ text: text.value, language: language.value, dataset: dataset.value });
  if (fragment.length > longestLink) {
    problem.textContent = `The link would have ${counted(fragment.length, "character")}; ${longestLink} are the most that programs take.`;
    return;
  }
  history.replaceState(null, "", `#${fragment}`);
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  status.textContent = copied ? "The link is copied." : "The link is in the address bar.";
}

async function take(file: File, answerer: Answerer, ask: (pause: number) => void): Promise<void> {
  try {
    if (/\.kb$/i.test(file.name)) {
      status.textContent = `Opening ${file.name} …`;
      await answerer.addPack(await file.arrayBuffer());
    } else {
      dataset.value = await file.text();
      find<HTMLDetailsElement>("own").open = true;
    }
    ask(0);
  } catch (error) {
    refuse(error);
  }
}

function takeDrops(use: (file: File) => Promise<void>): void {
  addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  addEventListener("dragleave", () => document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    for (const file of event.dataTransfer?.files ?? []) void use(file);
  });
}
