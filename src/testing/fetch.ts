import { anyFunction, checkOptions, type OptionCheck, type Resolver, wholeFrom } from "../contract/index.ts";
import { untilAborted } from "../http/exchange.ts";
import { createHandler, type HandlerOptions } from "../http/handler.ts";
import { callOf, type SentCall } from "./calls.ts";
import type { Fault, FaultRule } from "./faults.ts";

/** A `fetch` that needs no network, and what was sent through it. */
export interface FetchDouble {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The calls made so far, in order. */
  readonly calls: readonly SentCall[];
  /** Forgets the calls made so far; rules keep their counts. */
  clear(): void;
}

/** How the double is addressed, and the options of its handler. */
export interface DoubleOptions extends Omit<HandlerOptions, "basePath"> {
  /** The address of the service for the client; only its path matters. */
  readonly baseUrl?: string;
}

/**
 * A drop-in `fetch` for any client of the HTTP contract: the whole adapter over a resolver, in process.
 *
 * @param faults what goes wrong; the first that strikes a call answers it, and later ones do not count it
 * @throws ProblemError `invalid_request` for a fault, a rule or an option that cannot be used
 * @example
 * ```ts
 * const fetch = createFetch(resolver, [warming(2), { fault: cutBody, after: 5, times: 1 }]);
 * const remote = createRemoteResolver({ baseUrl: "https://kg.example", key: "any", fetch });
 * ```
 */
export function createFetch(
  resolver: Resolver,
  faults: readonly (Fault | FaultRule)[] = [],
  { baseUrl, ...options }: DoubleOptions = {},
): FetchDouble {
  const basePath = baseUrl === undefined ? undefined : new URL(baseUrl).pathname.replace(/\/+$/, "");
  const handler = createHandler(resolver, { ...options, basePath: basePath || undefined });
  faults.forEach(checkFault);
  const rules = faults.map(counted);
  const calls: SentCall[] = [];

  async function answer(request: Request): Promise<Response> {
    const { call, bytes } = await callOf(request);
    calls.push(call);
    const { method, headers, signal } = request;
    const body = bytes.byteLength === 0 ? {} : { body: bytes };
    const proceed = () => handler(new Request(request.url, { method, headers, signal, ...body }));
    for (const rule of rules) {
      const fault = rule(call);
      if (fault) return fault(call, proceed);
    }
    return proceed();
  }

  const double = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const response = await untilAborted(answer(request), request.signal);
    return response.body ? new Response(abortable(response.body, request.signal), response) : response;
  };
  return Object.assign(double, { calls, clear: () => void calls.splice(0) });
}

/** @throws ProblemError `invalid_request` for what is neither a fault nor a rule */
function checkFault(given: Fault | FaultRule, i: number): void {
  if (typeof given === "function") return;
  checkOptions<FaultRule>(
    given,
    { fault: faultFunction, when: anyFunction, after: wholeFrom(0), times: wholeFrom(0) },
    ["fault"],
    `/faults/${i}`,
  );
}

const faultFunction: OptionCheck = (value) => {
  if (typeof value === "function") return undefined;
  const isRule = typeof value === "object" && value !== null && "fault" in value;
  return isRule
    ? "is a rule itself, as warming(2) is: put it into the list as it is"
    : "must be a function, such as faults.hang";
};

/** A rule that counts the calls it could strike, and answers with its fault when it strikes. */
function counted(given: Fault | FaultRule): (call: SentCall) => Fault | undefined {
  const { fault, when, after = 0, times = Infinity } = typeof given === "function" ? { fault: given } : given;
  let seen = 0;
  return (call) => {
    if (when && !when(call)) return undefined;
    const place = seen++;
    return place >= after && place < after + times ? fault : undefined;
  };
}

/** A body that fails with the signal's reason when it is aborted, as one from a network does. */
function abortable(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
