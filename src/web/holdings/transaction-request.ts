import { useEffect, useRef } from "react";
import type { LedgerFields } from "./use-ledger.ts";

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

type Listener = (request: TransactionRequest) => void;
const listeners = new Set<Listener>();

/** Opens the drawer that adds or edits a transaction, from anywhere. */
export function openTransaction(request: TransactionRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Subscribes to requests. For the drawer itself. */
export function useTransactionRequests(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear: Listener = (request) => latest.current(request);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
}
