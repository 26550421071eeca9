import { sleep } from "../contract/sleep.ts";
import { isRefusal } from "./redis.ts";

type BullMq = typeof import("bullmq");

/** Jobs whose stored document is not JSON. */
const unreadable = new WeakSet<object>();

/** Milliseconds before a worker asks again for a document when Redis refused it, and tells it again. */
export const refusedMs = 1_000;

/** Whether what is stored as the document of a job is not JSON. */
export function isUnreadable(job: object): boolean {
  return unreadable.has(job);
}

/**
 * The jobs of BullMQ and their workers, but one whose stored document is not JSON has null for it. BullMQ throws while it takes such a job:
 * the job would be nobody's until its lock ends, and be taken again and again.
 */
export function soundJobs({ Job, Worker }: BullMq): {
  SoundJob: BullMq["Job"];
  SoundWorker: BullMq["Worker"];
} {
  const SoundJob = class extends Job {} as typeof Job;
  SoundJob.fromJSON = ((queue, json, id) => {
    try {
      return Job.fromJSON(queue, json, id);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const job = Job.fromJSON(queue, { ...json, data: "null" }, id);
      unreadable.add(job);
      return job;
    }
  }) as typeof Job.fromJSON;
  class SoundWorker extends Worker {
    protected override get Job(): typeof Job {
      return SoundJob;
    }

    /** BullMQ asks again at once, 2,000 times a second, while Redis is full or has become a replica. */
    protected override async moveToActive(token: string, name?: string) {
      try {
        return await super.moveToActive(token, name);
      } catch (error) {
        if (isRefusal(error)) await sleep(refusedMs);
        throw error;
      }
    }
  }
  return { SoundJob, SoundWorker };
}
