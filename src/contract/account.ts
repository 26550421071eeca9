import * as v from "valibot";

export const accountSchema = v.object({
  accountId: v.string(),
  plan: v.string(),
  allowance: v.pipe(v.number(), v.description("Units per calendar month (UTC).")),
  used: v.number(),
  resets_at: v.pipe(v.string(), v.isoTimestamp(), v.description("When the allowance renews.")),
});

/** The answer of `GET /accounts/me`. */
export type Account = v.InferOutput<typeof accountSchema>;
