import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "./replica.ts";

/** Metrics of the replica for reads; without one they have no values. Returns the function that brings them up to date. */
export function replicaMetrics(registers: Registry[], replica: Pick<Replica, "figures"> | null): () => void {
  const used = new Gauge({
    name: "bellwether_replica_used",
    help: "1 if reads may use the replica, 0 while it is away or too far behind",
    registers,
  });
  const lag = new Gauge({
    name: "bellwether_replica_lag_seconds",
    help: "Age of the newest state that the replica shows; NaN while it can't be reached",
    registers,
  });
  const queries = new Counter({
    name: "bellwether_replica_queries_total",
    help: "Queries that the replica answered, and those that were repeated on the primary",
    labelNames: ["result"],
    registers,
  });
  const passed = new Counter({
    name: "bellwether_replica_passed_requests_total",
    help: "Requests that read from the primary, because the replica was away or behind",
    registers,
  });
  if (replica === null) {
    for (const metric of [used, lag, passed]) metric.remove();
    return () => undefined;
  }
  return () => {
    const { isUsed, lagSeconds, answered, failed, primaryRequests } = replica.figures();
    used.set(isUsed ? 1 : 0);
    lag.set(lagSeconds ?? Number.NaN);
    queries.reset();
    queries.inc({ result: "answered" }, answered);
    queries.inc({ result: "repeated" }, failed);
    passed.reset();
    passed.inc(primaryRequests);
  };
}
