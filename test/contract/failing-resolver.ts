import { ProblemError, type Resolver } from "../../src/contract/index.ts";

/** What a dataset of each name does to a call. */
const failures: Record<string, () => never> = {
  "service://dataset/broken": () => {
    throw new ProblemError("dataset_unavailable", { detail: "cannot read /secret/path" });
  },
  "service://dataset/loading": () => {
    throw new ProblemError("dataset_warming", { retryAfter: 2 });
  },
  "service://dataset/damaged": () => {
    throw new ProblemError("invalid_pack", { detail: "cannot read /secret/path" });
  },
  "service://dataset/faulty": () => {
    throw new TypeError("secret of /home/somebody");
  },
  "service://dataset/odd": () => {
    throw "a string from /secret/path";
  },
};

/** A resolver that fails where the request names one of the datasets that fail. */
export function failing(resolver: Resolver): Resolver {
  return {
    resolve: async (request, options) => {
      failures[request.dataset_uri ?? ""]?.();
      return resolver.resolve(request, options);
    },
  };
}
