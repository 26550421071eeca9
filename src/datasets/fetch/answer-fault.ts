/** What a fault of an answer means for the question. */
interface FaultMeaning {
  /** Whether asking again may help. */
  readonly retryable: boolean;
  /** Milliseconds that the other side asked to wait; such a wait is no failed attempt. */
  readonly wait?: number | undefined;
  /** The id of which the other side says that there is no such entity, and refuses the whole question. */
  readonly noSuchEntity?: string | undefined;
}

/** Why an answer is none. */
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
