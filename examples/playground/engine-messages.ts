import type { ProblemDocument, ResolveRequest, ResolveResponse } from "../../src/index.ts";

/** What the page says to the worker with the engine. */
export type Asked =
  | { readonly kind: "resolve"; readonly id: number; readonly request: ResolveRequest }
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "pack"; readonly id: number; readonly bytes: ArrayBuffer };

/** What the worker says. */
export type Told =
  | { readonly id: number; readonly response: ResolveResponse | undefined }
  | { readonly id: number; readonly problem: Partial<ProblemDocument> };
