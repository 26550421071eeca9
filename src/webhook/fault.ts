/** Why a webhook's answer, or one item of it, was not accepted. */
export const faultCodes = {
  network: "The endpoint could not be reached, or the connection broke.",
  timeout: "The endpoint did not complete its answer within the time-out.",
  status: "The endpoint answered with a status outside 2xx.",
  no_answer: "The endpoint answered 204, or another 2xx with an empty body.",
  redirect: "The endpoint answered with a redirect; redirects are not followed.",
  address_refused: "The endpoint's address is private, link-local or otherwise refused.",
  content_type: "The answer is not declared as JSON.",
  too_large: "The answer is larger than the limit, decompressed.",
  invalid_json: "The answer is not JSON in UTF-8.",
  invalid_body: "The answer, or an item of it, does not have the shape of the contract.",
  missing: "The answer has no item for the id.",
  duplicate: "The answer has several items for the id.",
  unknown_format: "`rdf.format` of the item is unknown.",
  invalid_rdf: "`rdf.data` of the item does not parse in its format.",
  empty_graph: "`rdf.data` of the item holds no statement, which would erase the product.",
} as const;

/** A stable code of a {@link WebhookFault}. */
export type FaultCode = keyof typeof faultCodes;

/** Why an item was not accepted: a code and the details. */
export interface WebhookFault {
  /** The stable code; `faultCodes` says what each means. */
  readonly code: FaultCode;
  /** What is wrong, for a person. */
  readonly detail: string;
}

/** A call that failed as a whole. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly fault: WebhookFault;
  readonly retryable: boolean;
  /** Milliseconds that the endpoint asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    code: FaultCode,
    detail: string,
    { retryable = false, retryAfter }: { retryable?: boolean; retryAfter?: number | undefined } = {},
  ) {
    super(`${code}: ${detail}`);
    this.fault = { code, detail };
    this.retryable = retryable;
    this.retryAfter = retryAfter;
  }
}
