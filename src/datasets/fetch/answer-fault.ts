/** The consequences of a faulty answer for its question. */
interface FaultMeaning {
  /** Whether asking again may help. */
  readonly retryable: boolean;
  /** Milliseconds that the server asked to wait; such a wait does not count as a failed attempt. */
  readonly wait?: number | undefined;
  /** The id that the server does not know, which makes it refuse the whole request. */
  readonly noSuchEntity?: string | undefined;
}

/** The reason why an answer cannot be used. */
export class AnswerFault extends Error implements FaultMeaning {
  override readonly name = "AnswerFault";
  readonly retryable: boolean;
  readonly wait: number | undefined;
  readonly noSuchEntity: string | undefined;

  constructor(message: string, { retryable, wait, noSuchEntity }: FaultMeaning, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.retryable = retryable;
    this.wait = wait;
    this.noSuchEntity = noSuchEntity;
  }
}
