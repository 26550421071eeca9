type BullMq = typeof import("bullmq");

/** Jobs whose stored document is not JSON. */
const unreadable = new WeakSet<object>();

/** Whether what is stored as the document of a job is not JSON. */
export function isUnreadable(job: object): boolean {
  return unreadable.has(job);
}

/**
 * The jobs of BullMQ, but one whose stored document is not JSON has null for it. BullMQ throws while it takes such a job:
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
  }
  return { SoundJob, SoundWorker };
}
