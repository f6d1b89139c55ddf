import type { ApiProblem } from "./api-problem.ts";
import { offlineOwner } from "./offline-mark.ts";

/** A change that waits for the connection. */
export interface Change {
  readonly route: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly ifMatch: number | null;
  /** When the server may first have received it, in milliseconds; null if it was never sent. */
  readonly sentAt: number | null;
}

/** A change of this browser that hasn't reached the server. */
export interface WaitingChange extends Change {
  readonly id: number;
  /** When it was entered, in milliseconds. */
  readonly at: number;
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null;
}

/** An answer of the server, with the account that the page showed when it asked. */
export interface KeptAnswer {
  readonly userId: string;
  readonly route: string;
  readonly input: object;
  readonly output: unknown;
}

type Keeper = (answer: KeptAnswer) => void;

const maxEarly = 80;
const questionMs = 10_000;
/** Changes that make sense later. Any other one fails without a connection. */
const canWait: ReadonlySet<string> = new Set([
  "POST /api/portfolio/transactions",
  "PUT /api/portfolio/transactions/:id",
  "DELETE /api/portfolio/transactions/:id",
  "POST /api/watchlists/:id/symbols",
  "DELETE /api/watchlists/:id/symbols/:symbol",
  "POST /api/notes",
  "PATCH /api/notes/:id",
  "DELETE /api/notes/:id",
]);

/** The account that this tab shows, or showed last; null until it is known. */
let tabUserId: string | null = null;
let early: KeptAnswer[] | null = [];
let keeper: Keeper | null = null;
let asker: (() => Promise<boolean>) | null = null;
let onAsker: (next: typeof asker) => void = () => {};
let waiting: readonly WaitingChange[] = [];
const listeners = new Set<() => void>();

/** Returns the account whose copies and changes this tab may use; null until it is known. */
export function tabAccount(): string | null {
  return tabUserId;
}

/** Sets the account that this tab shows. */
export function showAccount(userId: string): void {
  if (userId === tabUserId) return;
  tabUserId = userId;
  showWaiting([]);
}

/** Passes an answer to the copies; until their script has loaded, it waits here. `userId` asked for it. */
export function noteAnswer(userId: string | null, route: string, input: object, output: unknown): void {
  if (userId === null) return;
  const answer = { userId, route, input, output };
  if (keeper !== null) keeper(answer);
  else if (early !== null && early.length < maxEarly) early.push(answer);
}

/** Sets the receiver of answers; null for a browser that keeps none. */
export function keepAnswersBy(next: Keeper | null): void {
  const missed = early ?? [];
  early = null;
  keeper = next;
  if (next !== null) for (const answer of missed) next(answer);
}

/**
 * Removes the copies of the account that has left, and their keys. Changes that wait stay sealed if the session only
 * ended, since their owner may sign in again.
 */
export async function forgetCopies({ withChanges }: { withChanges: boolean }): Promise<void> {
  showWaiting([]);
  if (offlineOwner() === null) return;
  const copies = await import("./offline-parts.ts");
  await copies.forget(tabUserId, withChanges);
}

/** Returns this account's last answer of an unreachable server; undefined without one. */
export async function keptAnswer(route: string, input: object): Promise<unknown> {
  if (!isCovered()) return undefined;
  try {
    return await (await import("./offline-parts.ts")).readCopy(route, input);
  } catch {
    return undefined;
  }
}

/** Keeps a change of `owner` until there is a connection. False if it can't wait. */
export async function keepForLater(owner: string, change: Change): Promise<boolean> {
  if (!isCovered() || !canWait.has(change.route)) return false;
  try {
    return await (await import("./offline-parts.ts")).addChange(owner, change);
  } catch {
    return false;
  }
}

/** True if a call failed but its change is kept and sent later. */
export function isKeptForLater(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error as ApiProblem).code === "kept-for-later";
}

export function waitingChanges(): readonly WaitingChange[] {
  return waiting;
}

export function showWaiting(next: readonly WaitingChange[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks whether to discard the changes that wait, if any. False if the user would rather keep them. */
export async function mayDiscardWaiting(): Promise<boolean> {
  // A page that has just opened hasn't read them yet.
  if (offlineOwner() !== null) await import("./offline-parts.ts").then((queue) => queue.readChanges()).catch(() => []);
  if (waiting.length === 0) return true;
  const ask = asker ?? (await nextAsker());
  return ask === null ? false : ask();
}

/** Waits for the dialog, which loads with the first change that waits. Null if it doesn't load. */
function nextAsker(): Promise<typeof asker> {
  return new Promise((resolve) => {
    onAsker = resolve;
    setTimeout(() => resolve(null), questionMs);
  });
}

/** Registers the dialog that asks. Returns a function that unregisters it. */
export function askBeforeDiscarding(next: () => Promise<boolean>): () => void {
  asker = next;
  onAsker(next);
  return () => {
    if (asker === next) asker = null;
  };
}

/** Without the worker, the application doesn't open offline and keeps nothing. */
function isCovered(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null && "indexedDB" in globalThis;
}
