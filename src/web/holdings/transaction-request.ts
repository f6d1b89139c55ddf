import type { LedgerFields } from "./use-ledger.ts";
import { createRequests } from "../ui/create-requests.ts";

/** The drawer's starting point: an empty form, a line of text, or an existing transaction. */
export interface TransactionRequest {
  /** Text for the smart line, such as "buy 10 NVDA". */
  readonly line?: string;
  /** A transaction to edit, by its id and day. */
  readonly change?: { readonly id: string; readonly date: string };
  /** A refused entry to correct. */
  readonly fields?: LedgerFields;
  /** Called once the transaction is saved. */
  readonly onSaved?: () => void;
  readonly symbol?: string;
  readonly accountId?: string;
}

const requests = createRequests<TransactionRequest>();

/** Opens the drawer that adds or edits a transaction, from anywhere. */
export function openTransaction(request: TransactionRequest = {}): void {
  requests.open(request);
}

export const useTransactionRequests = requests.useRequests;
