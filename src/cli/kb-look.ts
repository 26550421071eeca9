import type { Command } from "commander";
import { languages, ProblemError } from "../contract/index.ts";
import { textIn } from "../datasets/entity.ts";
import { type Kb, openKb } from "../kb/open-kb.ts";
import { nearInKb, searchKb } from "../kb/search-kb.ts";
import { counted } from "../view/words.ts";
import type { Io } from "./io.ts";
import { nameOf } from "./kb-command-line.ts";
import { keepInputs } from "./kept-inputs.ts";

export function registerKbLook(kb: Command, io: Io): void {
  const pack = ["--kb <file>", "the pack (default: REFERENT_KB, else the starter)"] as const;
  kb.command("info")
    .description("show what a pack has and where it is from")
    .argument("[file]", "the pack (default: REFERENT_KB, else the starter)")
    .addHelpText("after", "\nExample:\n  referent kb info wikidata.kb")
    .action(async (file?: string) => {
      const { meta, hash } = await openNamed(file);
      const { types, properties, tags, ...rest } = meta;
      print(io, { ...rest, types: types.length, properties: properties.length, hash });
    });
  kb.command("get")
    .description("show all that a pack has of an entity")
    .argument("<id>", "Q312, an entity IRI, or an IRI that the entity is the same as")
    .option(...pack)
    .addHelpText("after", "\nExample:\n  referent kb get Q312 --kb wikidata.kb")
    .action(async (id: string, { kb: file }: { kb?: string }) => {
      const opened = await openNamed(file);
      const entity = opened.find(id);
      if (entity === undefined)
        throw new ProblemError("not_found", {
          detail: `the pack has no entity with the id ${id}; \`referent kb search\` looks for a name`,
        });
      print(io, whole(opened, entity));
    });
  kb.command("search")
    .description("list the entities that have a name, the best known first")
    .argument("<name>")
    .option(...pack)
    .option("-l, --language <tag>", "language of labels and descriptions", "en")
    .addHelpText("after", '\nExample:\n  referent kb search "Michael Jordan" --language de')
    .action((name: string, options: { kb?: string; language: string }) => search(name, options, io));
  kb.command("merge")
    .description("merge several packs into one: of two entities with the same id, the first is kept")
    .argument("<packs...>")
    .requiredOption("-o, --out <file>", "the pack to write")
    .addHelpText("after", "\nExample:\n  referent kb merge own.kb wikidata.kb --out both.kb")
    .action((files: string[], options: { out: string }) => merge(files, options, io));
  kb.command("verify")
    .description("compare the whole content of a pack with its hashes")
    .argument("[file]", "the pack (default: REFERENT_KB, else the starter)")
    .addHelpText("after", "\nExample:\n  referent kb verify wikidata.kb")
    .action(async (file?: string) => {
      const opened = await openNamed(file);
      opened.verify();
      io.stdout.write(`sound: ${opened.size} entities, content ${opened.hash}\n`);
    });
}

async function merge(files: readonly string[], { out }: { out: string }, io: Io): Promise<void> {
  keepInputs("--out", out, files);
  const { mergeKbs } = await import("../kb/merge-kb.ts");
  const { writeWholeFile } = await import("../node/write-file.ts");
  const kbs: Kb[] = [];
  for (const file of files) kbs.push(await openKb(file));
  const names = files.map((file) => nameOf(file)).join(" ");
  const { parts, counts } = mergeKbs(kbs, { command: `referent kb merge ${names}` });
  await writeWholeFile(out, parts);
  io.stdout.write(`${counted(counts.entities, "entity", "entities")}, ${counted(counts.names, "name")}\n`);
}

async function search(
  name: string,
  { kb, language }: { kb?: string; language: string },
  io: Io,
): Promise<void> {
  const opened = await openNamed(kb);
  const found = searchKb(opened, name, language);
  if (found.length === 0) {
    const near = await nearInKb(opened, name, language);
    const hint = near.map(({ label }) => label).join(", ");
    io.stdout.write(`nothing has the name "${name}"${hint ? `; near are ${hint}` : ""}\n`);
    return;
  }
  for (const { id, label, description, prior } of found.slice(0, 30)) {
    const share = (100 * prior).toFixed(0).padStart(3);
    io.stdout.write(`${share} %  ${id.padEnd(10)}  ${label}  ${description ?? ""}\n`);
  }
}

/** The pack that is named, or else the first layer of `REFERENT_KB`, or else the starter. */
async function openNamed(file: string | undefined): Promise<Kb> {
  if (file !== undefined) return openKb(file);
  const { publicKbFrom } = await import("../node/public-kb.ts");
  return openKb(((await publicKbFrom(undefined)) || undefined)?.[0]);
}

function whole(pack: Kb, entity: number): unknown {
  const { id, labels, aliases, demonyms, descriptions, types, sameAs } = pack.record(entity);
  const named = (other: number) => ({
    id: pack.record(other).id,
    label: textIn(pack.record(other).labels, "en"),
  });
  return {
    id,
    labels,
    aliases,
    demonyms,
    descriptions: Object.fromEntries(
      [...languages, ...Object.keys(descriptions)].flatMap((language) =>
        descriptions[language] === undefined ? [] : [[language, descriptions[language]]],
      ),
    ),
    types,
    same_as: sameAs,
    mass: pack.mass(entity),
    statements: pack.statements(entity).map(({ property, value }) => ({ property, ...named(value) })),
    neighbours: pack.degree(entity),
  };
}

function print(io: Io, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
