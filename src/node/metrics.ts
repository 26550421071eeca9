import { missing } from "../contract/peers.ts";
import type { Answered } from "../http/answered.ts";
import type { QueuedResolver } from "../http/queue.ts";

/** Metrics of a server, in the Prometheus text format. */
export interface Metrics {
  observe(answered: Answered): void;
  respond(): Promise<Response>;
}

/**
 * @param queue whose fill is shown, when there is one
 * @throws ProblemError `missing_package` without `prom-client`
 */
export async function createMetrics(queue?: QueuedResolver): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client").catch(
    missing("prom-client"),
  );
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "referent_http_requests_total",
    help: "Answers, by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "referent_http_request_seconds",
    help: "Time from the request's head to its answer, by route.",
    labelNames: ["route"],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers,
  });
  const units = new Counter({ name: "referent_units_total", help: "Units booked.", registers });
  for (const state of queue ? (["running", "waiting"] as const) : []) {
    new Gauge({
      name: `referent_queue_${state}`,
      help: `Resolve calls that are ${state}.`,
      registers,
      collect() {
        this.set(queue?.load[state] ?? 0);
      },
    });
  }
  return {
    observe({ route, method, status, milliseconds, cost }) {
      requests.inc({ route, method, status });
      seconds.observe({ route }, milliseconds / 1_000);
      if (cost !== undefined) units.inc(cost);
    },
    async respond() {
      return new Response(await registry.metrics(), { headers: { "Content-Type": registry.contentType } });
    },
  };
}
