import { type InlineDataset, ProblemError, parseDataset, type Resolver } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";
import { textIn } from "../datasets/entity.ts";
import { HidingDataset, type KnownIds } from "../evaluation/index.ts";
import type { LabelOf } from "./error-list.ts";

/** What to measure, as the command line names it. */
export interface MeasuredOptions {
  kb?: string[];
  outside?: string;
  against?: string;
  key?: string;
}

/** A resolver opened to be measured, and what is known of its knowledge base. */
export interface Measured {
  readonly resolver: Resolver;
  readonly layers: readonly CompiledDataset[];
  /** Hides entities from the resolver; only if the knowledge base is in this process. */
  readonly hide?: ((ids: readonly string[]) => void) | undefined;
}

/** Opens the resolver that the options name: remote, over an inline dataset, or over packs. */
export async function openMeasured(
  options: MeasuredOptions,
  dataset: InlineDataset | undefined,
): Promise<Measured> {
  if (options.against !== undefined) return openRemote(options.against, options.key);
  const [{ createResolver }, { outsideFrom, publicKbFrom }] = await Promise.all([
    import("../resolver.ts"),
    import("../node/public-kb.ts"),
  ]);
  const hasNone = options.kb !== undefined && (await publicKbFrom(options.kb)) === false;
  if (dataset !== undefined && (hasNone || !options.kb)) {
    const { compileList } = await import("../datasets/lists/compile-dataset.ts");
    return { resolver: createResolver({ publicKb: false }), layers: [compileList(parseDataset(dataset))] };
  }
  const layers = (await openLayers(options.kb)).map((layer) => new HidingDataset(layer));
  const resolver = createResolver({ publicKb: layers, outside: outsideFrom(options.outside) });
  const hide = (ids: readonly string[]) => {
    for (const layer of layers) layer.hide(ids);
  };
  return { resolver, layers, hide: dataset === undefined ? hide : undefined };
}

async function openRemote(baseUrl: string, key = process.env.REFERENT_KEY || undefined): Promise<Measured> {
  const { createRemoteResolver } = await import("../http/remote.ts");
  return { resolver: createRemoteResolver({ baseUrl, key }), layers: [] };
}

/**
 * The layers of the public knowledge base that `--kb` names, or else the starter.
 *
 * @throws ProblemError `invalid_request` for `none`; as `openPublicKb` for packs
 */
export async function openLayers(kb: readonly string[] | undefined): Promise<readonly CompiledDataset[]> {
  const { publicKbFrom } = await import("../node/public-kb.ts");
  const { openPublicKb } = await import("../datasets/public-kb.ts");
  const named = await publicKbFrom(kb);
  if (named !== false) return openPublicKb(named);
  throw new ProblemError("invalid_request", {
    detail: "there is nothing to link to: give --dataset or --kb",
  });
}

/** The ids of `--in-kb`: from a file, or from what was opened. */
export async function knownIds(inKb: string | true, layers: readonly CompiledDataset[]): Promise<KnownIds> {
  const { idsIn, readIds } = await import("./known-ids.ts");
  if (inKb !== true) return readIds(inKb);
  if (layers.length > 0) return idsIn(layers);
  throw new ProblemError("invalid_request", { detail: "--in-kb needs a file of ids with --against" });
}

/** English labels of what was opened. */
export function labelsIn(layers: readonly CompiledDataset[]): LabelOf {
  return (id) => {
    for (const layer of layers) {
      const entity = layer.find(id);
      if (entity !== undefined) return textIn(layer.record(entity).labels, "en");
    }
    return undefined;
  };
}
