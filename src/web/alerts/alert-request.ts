import { useEffect, useRef } from "react";
import type { AlertRule } from "#core/alerts/alert-rule.ts";

/** The dialog's initial values. The user fills in whatever is omitted. */
export interface AlertRequest {
  readonly symbol?: string;
  readonly rule?: AlertRule;
  /** A price as typed, if it could be read as two numbers. The dialog asks which one is meant. */
  readonly price?: { readonly is: "above" | "below"; readonly typed: string };
}

type Listener = (request: AlertRequest) => void;
const listeners = new Set<Listener>();

/** Opens the alert dialog from anywhere. */
export function openAlert(request: AlertRequest = {}): void {
  for (const listener of listeners) listener(request);
}

/** Subscribes to requests. For the dialog itself. */
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
