import type { SmartDraft } from "#core/portfolio/smart-draft.ts";
import type { LedgerFields, LedgerLine } from "./use-ledger.ts";

/** Converts an interpreted line to a request. The server fills in omitted fields. */
export function fieldsOf(draft: SmartDraft, accountId?: string): LedgerFields & { type: LedgerLine["type"] } {
  const { currency, ...fields } = draft;
  return {
    ...fields,
    ...(currency === null ? {} : { currency }),
    ...(accountId === undefined ? {} : { accountId }),
  };
}
