import type { SmartDraft } from "#core/portfolio/smart-draft.ts";
import { call } from "../api/call.ts";

/** Records the transaction or holding that a line describes. */
export async function enterDraft(draft: SmartDraft): Promise<void> {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
  await call("POST /api/portfolio/transactions", { ...given, type: draft.type });
}
