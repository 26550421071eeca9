/** What a fault of an answer means for the question. */
interface FaultMeaning {
  /** Whether asking again may help. */
  readonly retryable: boolean;
  /** Milliseconds that the other side asked to wait; such a wait is not a failed attempt. */
  readonly wait?: number | undefined;
  /** The id that the server does not know, for which it refuses the whole request. */
  readonly noSuchEntity?: string | undefined;
}

/** Why an answer cannot be used. */
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
