import type { SmartDraft } from "#core/portfolio/smart-draft.ts";
import { call, type Output } from "../api/call.ts";

/** Records the transaction or holding that a line describes. */
export function enterDraft(draft: SmartDraft): Promise<Output<"POST /api/portfolio/transactions">> {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
  return call("POST /api/portfolio/transactions", { ...given, type: draft.type });
}
