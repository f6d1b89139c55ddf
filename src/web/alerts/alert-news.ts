import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AlertEvent } from "#contract/alerts.ts";

type Listener = (event: AlertEvent) => void;
const listeners = new Set<Listener>();
const maxKnownIds = 100;
let knownIds: readonly string[] = [];

/** Announces a fired alert, once however often the live stream reports it. */
export function announceAlert(event: AlertEvent): void {
  if (knownIds.includes(event.id)) return;
  knownIds = [...knownIds.slice(1 - maxKnownIds), event.id];
  for (const listener of listeners) listener(event);
}

/** Reloads the alerts and their history. A change of an alert may fire it at once. */
export async function reloadAlerts(client: QueryClient): Promise<void> {
  const routes = ["GET /api/alerts", "GET /api/alerts/events"];
  await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: [route] })));
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
