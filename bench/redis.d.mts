/** Why there is no Redis here; undefined when there is. */
export declare function noRedis(): string | undefined;

/** Starts Redis on a free port of this machine, with an append-only file. */
export declare function startRedis(): Promise<{
  readonly url: string;
  readonly port: number;
  /** What `redis-cli` answers. */
  ask(...words: string[]): string;
  /** Kills it, or stops it with SIGSTOP, so that it answers nothing. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Kills it, and starts it again on its port and its file. */
  restart(signal?: NodeJS.Signals, pauseMs?: number): Promise<void>;
  stop(): Promise<void>;
}>;
