import { useEffect, useRef } from "react";
import type { AlertEvent } from "#contract/alerts.ts";

type Listener = (event: AlertEvent) => void;
const listeners = new Set<Listener>();

/** Announces a fired alert. Called by the live stream. */
export function announceAlert(event: AlertEvent): void {
  for (const listener of listeners) listener(event);
}

/** Subscribes to alerts as they fire. */
export function useAlertNews(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear: Listener = (event) => latest.current(event);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
}
