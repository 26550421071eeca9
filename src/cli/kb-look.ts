import type { Command } from "commander";
import { languages, ProblemError } from "../contract/index.ts";
import { textIn } from "../datasets/entity.ts";
import { searchNames } from "../datasets/names/search-names.ts";
import type { Pack } from "../datasets/pack/pack.ts";
import type { Io } from "./io.ts";

export function registerKbLook(kb: Command, io: Io): void {
  const pack = ["--kb <file>", "the pack (default: REFERENT_KB, else the starter)"] as const;
  kb.command("info")
    .description("what a pack has and where it is from")
    .argument("[file]", "the pack (default: REFERENT_KB, else the starter)")
    .addHelpText("after", "\nExample:\n  referent kb info wikidata.kb")
    .action(async (file?: string) => {
      const { meta, hash } = await openFile(file);
      const { types, properties, tags, ...rest } = meta;
      print(io, { ...rest, types: types.length, properties: properties.length, hash });
    });
  kb.command("get")
    .description("all that a pack has of an entity")
    .argument("<id>", "Q312, an entity IRI, or an IRI that the entity is the same as")
    .option(...pack)
    .addHelpText("after", "\nExample:\n  referent kb get Q312 --kb wikidata.kb")
    .action(async (id: string, { kb: file }: { kb?: string }) => {
      const opened = await openFile(file);
      const entity = opened.find(id);
      if (entity === undefined) throw new ProblemError("not_found", { detail: `the pack has no ${id}` });
      print(io, whole(opened, entity));
    });
  kb.command("search")
    .description("entities that have a name, the best known first")
    .argument("<name>")
    .option(...pack)
    .option("-l, --language <tag>", "language of labels and descriptions", "en")
    .addHelpText("after", '\nExample:\n  referent kb search "Michael Jordan" --language de')
    .action((name: string, options: { kb?: string; language: string }) => search(name, options, io));
  kb.command("merge")
    .description("one pack of several: of two entities with one id the first stays")
    .argument("<packs...>")
    .requiredOption("-o, --out <file>", "the pack to write")
    .addHelpText("after", "\nExample:\n  referent kb merge own.kb wikidata.kb --out both.kb")
    .action((files: string[], options: { out: string }) => merge(files, options, io));
  kb.command("verify")
    .description("compare the whole content of a pack with its hashes")
    .argument("[file]", "the pack (default: REFERENT_KB, else the starter)")
    .addHelpText("after", "\nExample:\n  referent kb verify wikidata.kb")
    .action(async (file?: string) => {
      const opened = await openFile(file);
      opened.verify();
      io.stdout.write(`sound: ${opened.size} entities, content ${opened.hash}\n`);
    });
}

async function merge(files: readonly string[], { out }: { out: string }, io: Io): Promise<void> {
  const { PackBuilder } = await import("../datasets/build/pack-builder.ts");
  const { packEntities } = await import("../datasets/build/pack-entities.ts");
  const { writeWholeFile } = await import("../node/write-file.ts");
  const builder = new PackBuilder();
  const packs: Pack[] = [];
  for (const file of files) packs.push(await openFile(file));
  for (const pack of packs) for (const entity of packEntities(pack)) builder.add(entity);
  const joinedOf = (key: "source" | "license") => [...new Set(packs.map(({ meta }) => meta[key]))].join("; ");
  const names = files.map((file) => file.replace(/^.*\//, ""));
  const parts = builder.finish({
    source: joinedOf("source"),
    license: joinedOf("license"),
    command: `referent kb merge ${names.join(" ")}`,
  });
  await writeWholeFile(out, parts);
  io.stdout.write(`${builder.counts.entities} entities, ${builder.counts.names} names\n`);
}

async function search(
  name: string,
  { kb, language }: { kb?: string; language: string },
  io: Io,
): Promise<void> {
  const opened = await openFile(kb);
  const found = searchNames(opened, name);
  if (found.length === 0) {
    const near = await opened.nearest(name.toLowerCase(), 5);
    const hint = near.map(({ entity }) => textIn(opened.record(entity).labels, language)).join(", ");
    io.stdout.write(`nothing has the name "${name}"${hint ? `; near are ${hint}` : ""}\n`);
    return;
  }
  const sum = found.reduce((total, entity) => total + opened.mass(entity), 0);
  for (const entity of found.slice(0, 30)) {
    const { id, labels, descriptions } = opened.record(entity);
    const share = ((100 * opened.mass(entity)) / sum).toFixed(0).padStart(3);
    io.stdout.write(
      `${share} %  ${id.padEnd(10)}  ${textIn(labels, language) ?? id}  ${textIn(descriptions, language) ?? ""}\n`,
    );
  }
}

async function openFile(file: string | undefined): Promise<Pack> {
  const { openPublicKb } = await import("../datasets/public-kb.ts");
  const { publicKbFrom } = await import("../node/public-kb.ts");
  // Of the layers of REFERENT_KB the first.
  const [pack] = await openPublicKb(file ?? (await publicKbFrom(undefined))?.[0]);
  return pack as Pack;
}

function whole(pack: Pack, entity: number): unknown {
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
    neighbours: pack.neighbours(entity).length,
  };
}

function print(io: Io, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
