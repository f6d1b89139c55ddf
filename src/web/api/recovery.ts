import type { Query, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /**
       * Derived from other answers and expensive. Refetched only after it failed, or once an answer has recovered that
       * was failing when this was made; never on a timer.
       */
      readonly isDerived?: boolean;
    };
  }
}

type Condition = "well" | "partly-failed" | "failed";

/**
 * The delay before a failure is refetched, however long it lasts. The server leaves a failing source alone for up to 30
 * s, and its first answer afterwards may still be the old one. Two delays plus that time stay below the usual refresh
 * interval of a minute.
 */
const failedMs = 12_000;
/** Several queries recover at about the same time. The others are refetched once, after this pause. */
const othersPauseMs = 3_000;
const currentRoute = /^GET \/api\/(market|portfolio)\//;
/** A value with a note is partly available. Notes alone never mark an answer as failed. */
const noteWeight = 0.5;
const failedStatuses = new Set(["cached", "stale", "sample", "unavailable"]);

/**
 * Refetches everything on the page that failed, or that the server answered with old, missing or sample data, until it
 * is well. Covers every query, whatever its own interval. Pauses while the page is hidden. Returns the function that
 * stops it.
 */
export function startRecovery(
  client: QueryClient,
  {
    refreshIntervalMs,
    page = document,
    random = Math.random,
  }: {
    /** The upper limit of every delay. */
    refreshIntervalMs: number;
    page?: VisiblePage;
    random?: () => number;
  },
): () => void {
  const cache = client.getQueryCache();
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; isDue: boolean }>();
  const attempts = new Map<string, number>();
  const unwell = new Set<string>();
  const asking = new Set<string>();
  /** Queries that were failing or loading while a derived answer was made, and so may have shaped it. */
  const inputs = new Map<string, { readonly madeAt: number; readonly keys: ReadonlySet<string> }>();
  /** The same for derived answers that are still loading. */
  const making = new Map<string, Set<string>>();
  const recovered = new Set<string>();
  let othersTimer: ReturnType<typeof setTimeout> | undefined;

  function look(query: Query): void {
    const { queryHash: key } = query;
    const condition = isShown(query) ? conditionOf(query) : "well";
    if (condition === "well") {
      forget(key);
      if (unwell.delete(key) && isShown(query)) askForOthers(key);
      return;
    }
    unwell.add(key);
    if (!isDerived(query)) for (const keys of making.values()) keys.add(key);
    if (isDerived(query)) noteInputs(query);
    else if (!waiting.has(key) && !isAsking(query))
      wait(key, waitMs(condition, attempts.get(key) ?? 0, query.state.error));
  }

  function noteInputs({ queryHash: key, state }: Query): void {
    if (inputs.get(key)?.madeAt === state.dataUpdatedAt) return;
    const open = openKeys();
    const keys = new Set([...open, ...(making.get(key) ?? [])]);
    inputs.set(key, { madeAt: state.dataUpdatedAt, keys });
    for (const input of keys) if (!open.has(input)) askForOthers(input);
  }

  /** Returns the queries that are failing or loading, except for derived ones. */
  function openKeys(): Set<string> {
    const open = cache
      .getAll()
      .filter((other) => !isDerived(other) && (unwell.has(other.queryHash) || isAsking(other)));
    return new Set(open.map(({ queryHash }) => queryHash));
  }

  function followMaking({ queryHash: key, state }: Query): void {
    if (state.fetchStatus === "idle") making.delete(key);
    else if (!making.has(key)) making.set(key, openKeys());
  }

  /** True if refetching may improve an answer. */
  function canImprove(key: string): boolean {
    const query = cache.get(key);
    if (query === undefined || !isDerived(query) || query.state.error !== null) return true;
    return [...(inputs.get(key)?.keys ?? [])].some((input) => recovered.has(input));
  }

  function waitMs(condition: Condition, attempt: number, error: unknown): number {
    // A list with one instrument that no source carries any more is refetched less and less often.
    const grownMs = condition === "failed" ? failedMs : failedMs * 2 ** Math.max(0, attempt - 1);
    // Honour the server's delay after too many requests. Its estimate about a source is only a guess.
    const isRefused = error instanceof ApiProblem && error.status === 429;
    const retryAfterMs = isRefused ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    return Math.min(refreshIntervalMs, Math.max(grownMs, retryAfterMs)) * (0.8 + random() * 0.2);
  }

  function wait(key: string, ms: number): void {
    const timer = setTimeout(() => {
      if (page.visibilityState === "hidden") waiting.set(key, { timer, isDue: true });
      else void ask(key);
    }, ms);
    waiting.set(key, { timer, isDue: false });
  }

  const isAsking = ({ queryHash, state }: Query): boolean => asking.has(queryHash) || state.fetchStatus !== "idle";

  async function ask(key: string): Promise<void> {
    stopWaiting(key);
    const query = cache.get(key);
    if (query === undefined || !isShown(query) || isAsking(query)) return;
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    asking.add(key);
    if (query.state.data !== undefined || !(await isAnsweredQuietly(client, query)))
      await query.fetch().catch(() => undefined);
    asking.delete(key);
    look(query);
  }

  /** After one query recovers, refetches the others, which may succeed as well. */
  function askForOthers(key: string): void {
    recovered.add(key);
    othersTimer ??= setTimeout(() => {
      othersTimer = undefined;
      attempts.clear();
      for (const other of [...unwell].filter(canImprove)) void ask(other);
      recovered.clear();
    }, othersPauseMs);
  }

  function stopWaiting(key: string): void {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
  }

  function forget(key: string): void {
    stopWaiting(key);
    attempts.delete(key);
  }

  function onVisible(): void {
    if (page.visibilityState === "hidden") return;
    for (const [key, { isDue }] of waiting) if (isDue) void ask(key);
  }

  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type === "removed") {
      forget(query.queryHash);
      unwell.delete(query.queryHash);
      inputs.delete(query.queryHash);
      making.delete(query.queryHash);
    } else if (type === "updated" || type === "observerAdded" || type === "observerRemoved") {
      look(query);
      if (isDerived(query)) followMaking(query);
    }
  });
  page.addEventListener("visibilitychange", onVisible);

  for (const query of cache.getAll()) look(query);

  return () => {
    unsubscribe();
    page.removeEventListener("visibilitychange", onVisible);
    clearTimeout(othersTimer);
    for (const key of waiting.keys()) stopWaiting(key);
  };
}

type VisiblePage = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

function isDerived({ meta }: Query): boolean {
  return meta?.isDerived === true;
}

function isShown(query: Query): boolean {
  return query.getObserversCount() > 0 && !query.isDisabled();
}

/**
 * Fetches behind a visible failure, so that its text stays until there is something better. False if only an ordinary
 * fetch can decide what to show.
 */
async function isAnsweredQuietly(client: QueryClient, query: Query): Promise<boolean> {
  const { queryFn, behavior } = query.options;
  if (typeof queryFn !== "function" || behavior !== undefined) return false;
  try {
    const { signal } = new AbortController();
    const data = await queryFn({ client, queryKey: query.queryKey, signal, meta: query.meta });
    client.setQueryData(query.queryKey, data);
    return true;
  } catch (error) {
    return isPassing(error);
  }
}

function conditionOf(query: Query): Condition {
  const { state, queryKey } = query;
  if (state.error !== null) return isPassing(state.error) ? "failed" : "well";
  // Records of an earlier day, such as conversations, stay as they were.
  const isCurrent = isDerived(query) || currentRoute.test(String(queryKey[0]));
  if (!isCurrent) return "well";
  const { failed, all } = countFailed(state.data);
  if (failed === 0) return "well";
  return failed > all / 2 ? "failed" : "partly-failed";
}

/** True if the same request may succeed a little later. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  return error.code === "unreadable-answer" || error.status === 0 || error.status === 429 || error.status >= 500;
}

interface Count {
  readonly failed: number;
  readonly all: number;
}

/** Counts values by provenance anywhere in an answer, including parts that the answer calls incomplete. */
function countFailed(value: unknown): Count {
  if (typeof value !== "object" || value === null) return { failed: 0, all: 0 };
  // Bars and other flat rows carry no provenance, and there may be thousands.
  if (Array.isArray(value)) return isFlat(value[0]) ? { failed: 0, all: 0 } : added(value.map(countFailed));
  return added(Object.entries(value).map(([name, inner]) => countOf(name, inner)));
}

function countOf(name: string, inner: unknown): Count {
  // Some parts may be missing for good, such as an exchange rate from years ago.
  if (name === "incomplete" && Array.isArray(inner)) return { failed: inner.length * noteWeight, all: inner.length };
  // A check that couldn't run without prices.
  if (name === "checks" && Array.isArray(inner))
    return { failed: inner.filter(isUnknownCheck).length, all: inner.length };
  const isSource = name === "provenance" || name === "sources";
  const parts = isSource ? (Array.isArray(inner) ? (inner as unknown[]) : [inner]) : [];
  const own = parts.filter(isDescribed);
  const rest = countFailed(inner);
  const failed = own.reduce((sum, part) => sum + (hasFailed(part) ? 1 : hasNote(part) ? noteWeight : 0), 0);
  return { failed: rest.failed + failed, all: rest.all + own.length };
}

function isUnknownCheck(check: unknown): boolean {
  return typeof check === "object" && check !== null && "isOk" in check && check.isOk === null;
}

function isFlat(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return true;
  return Object.values(row).every((inner) => typeof inner !== "object" || inner === null);
}

function added(counts: readonly Count[]): Count {
  return counts.reduce((sum, { failed, all }) => ({ failed: sum.failed + failed, all: sum.all + all }), {
    failed: 0,
    all: 0,
  });
}

interface Described {
  readonly status: string;
  readonly source?: unknown;
  readonly note?: unknown;
}

function isDescribed(value: unknown): value is Described {
  return typeof value === "object" && value !== null && "status" in value && typeof value.status === "string";
}

/** Part of the value is missing or held back. Its note says which. */
function hasNote({ note, source }: Described): boolean {
  return source !== "not-offered" && typeof note === "string";
}

/** Values that no source carries are missing for good, so they don't count. */
function hasFailed({ status, source }: Described): boolean {
  return source !== "not-offered" && failedStatuses.has(status);
}
