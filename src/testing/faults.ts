import { type ProblemCode, ProblemError } from "../contract/index.ts";
import { refuse } from "../http/problems.ts";
import type { SentCall } from "./calls.ts";

/**
 * Stands between a client and the double: answers itself, or lets the call through and changes its answer.
 * It may throw as `fetch` does.
 */
export type Fault = (call: SentCall, proceed: () => Promise<Response>) => Response | Promise<Response>;

/** Which calls a fault affects. */
export interface FaultRule {
  /** What goes wrong. */
  readonly fault: Fault;
  /** Default: every call. */
  readonly when?: (call: SentCall) => boolean;
  /** Number of calls (of those that `when` accepts) that pass first; default 0. */
  readonly after?: number;
  /** Number of calls that it then affects; default all. */
  readonly times?: number;
}

/** A problem document of the contract, with its status and headers. */
export function problem(code: ProblemCode, options: { detail?: string; retryAfter?: number } = {}): Fault {
  return () => refuse(new ProblemError(code, options), "double").response;
}

/** 401: the key is unknown. */
export const unauthorized: Fault = problem("unauthorized", { detail: "the key is unknown" });

/** 429 until the allowance renews, in so many seconds. */
export function quotaExceeded(resetsIn: number): Fault {
  return () => {
    const { response } = refuse(new ProblemError("quota_exceeded", { retryAfter: resetsIn }), "double");
    response.headers.set("X-RateLimit-Limit", "1000");
    response.headers.set("X-RateLimit-Remaining", "0");
    response.headers.set("X-RateLimit-Reset", String(resetsIn));
    return response;
  };
}

/** 503 for the first calls, then ready: a rule, which stands in the list of faults as it is. */
export function warming(times: number, retryAfter = 0): FaultRule {
  return { fault: problem("dataset_warming", { retryAfter }), times };
}

/** The whole answer, each tenth of its body after a pause. */
export function slowBody(millisecondsPerTenth: number): Fault {
  return async (_, proceed) => {
    const response = await proceed();
    const bytes = new Uint8Array(await response.arrayBuffer());
    const step = Math.max(1, Math.ceil(bytes.length / 10));
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((next) => setTimeout(next, millisecondsPerTenth));
        controller.enqueue(bytes.subarray(at, at + step));
        at += step;
        if (at >= bytes.length) controller.close();
      },
    });
    return new Response(body, response);
  };
}

/** No answer, ever; only an abort ends it. */
export const hang: Fault = () => new Promise<Response>(() => {});

/** Status 200 and half of the answer's JSON. */
export const brokenJson: Fault = async (_, proceed) => {
  const response = await proceed();
  const text = await response.text();
  return new Response(text.slice(0, text.length / 2), response);
};

/** The connection is cut in the middle of the body. */
export const cutBody: Fault = async (_, proceed) => {
  const response = await proceed();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
    },
    pull(controller) {
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(body, response);
};

/** The connection cannot be made: the request was never sent. */
export const connectionRefused: Fault = () => {
  throw networkError("ECONNREFUSED");
};

/** The connection is cut after the request was sent. */
export const connectionReset: Fault = async (_, proceed) => {
  await proceed();
  throw networkError("ECONNRESET");
};

/** Any answer: of a proxy, of another service. */
export function raw(status: number, body = "", headers: Record<string, string> = {}): Fault {
  return () => new Response(body, { status, headers });
}

/** The real answer, changed: tests whether a client checks answers. */
export function changed(change: (answer: Record<string, unknown>) => unknown): Fault {
  return async (_, proceed) => {
    const response = await proceed();
    return Response.json(change(await response.json()), response);
  };
}

function networkError(code: string): TypeError {
  return new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
}
