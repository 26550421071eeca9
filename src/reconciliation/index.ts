/**
 * Reconciliation for OpenRefine and whatever else speaks its API: versions 0.2 and 1.0-draft.
 *
 * @packageDocumentation
 */
export { createReconciliationHandler, type ReconciliationOptions, reconciliationMount } from "./handler.ts";
