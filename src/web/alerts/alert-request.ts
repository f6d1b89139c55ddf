import { useEffect, useRef } from "react";
import type { AlertRule } from "#core/alerts/alert-rule.ts";

/** What the dialog starts with; what is left out is for the user to say. */
export interface AlertRequest {
  readonly symbol?: string;
  readonly rule?: AlertRule;
  /** A price as it was typed, where it could mean two: the dialog asks. */
  readonly price?: { readonly is: "above" | "below"; readonly typed: string };
}

type Listener = (request: AlertRequest) => void;
const listeners = new Set<Listener>();

/** Opens the dialog that sets an alert, from anywhere. */
export function openAlert(request: AlertRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Hears of every request; for the dialog itself. */
export function useAlertRequests(listener: Listener): void {
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
