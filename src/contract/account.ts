import * as v from "valibot";

export const accountSchema = v.object({
  accountId: v.pipe(v.string(), v.description("Id of the account, as the path of `resolve` has it.")),
  plan: v.pipe(v.string(), v.description("Name of its plan.")),
  allowance: v.pipe(v.number(), v.description("Units per calendar month (UTC).")),
  used: v.pipe(v.number(), v.description("Units used in this month, or held by calls that run.")),
  resets_at: v.pipe(v.string(), v.isoTimestamp(), v.description("When the allowance renews.")),
});

/** The answer of `GET /accounts/me`. */
export type Account = v.InferOutput<typeof accountSchema>;
