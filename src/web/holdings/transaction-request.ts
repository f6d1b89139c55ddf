import { useEffect, useRef } from "react";

/** What the drawer starts with: an empty form, a line of words, or the fields of a line to change. */
export interface TransactionRequest {
  /** Written into the smart line, such as "buy 10 NVDA". */
  readonly line?: string;
  /** A transaction to change, by its id and day. */
  readonly change?: { readonly id: string; readonly date: string };
  readonly symbol?: string;
  readonly accountId?: string;
}

type Listener = (request: TransactionRequest) => void;
const listeners = new Set<Listener>();

/** Opens the drawer that adds or changes a transaction, from anywhere. */
export function openTransaction(request: TransactionRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Hears of every request; for the drawer itself. */
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
