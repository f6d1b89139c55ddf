import type { SmartDraft } from "#core/portfolio/smart-entry.ts";
import type { LedgerFields, LedgerLine } from "./use-ledger.ts";

/** A line of words as what is sent; what it leaves out is left to the server. */
export function fieldsOf(draft: SmartDraft, accountId?: string): LedgerFields & { type: LedgerLine["type"] } {
  const { currency, ...fields } = draft;
  return {
    ...fields,
    ...(currency === null ? {} : { currency }),
    ...(accountId === undefined ? {} : { accountId }),
  };
}
