import type { ApiRoute, Input } from "./call.ts";
import { call } from "./call.ts";
import { ApiProblem } from "./api-problem.ts";
import { accountIn, currentAccount, sealed, type StoredChange, unsealed } from "./offline-copies.ts";
import { inOfflineDatabase, resultOf } from "./offline-database.ts";
import { type Change, showWaiting, tabAccount, type WaitingChange, waitingChanges } from "./offline.ts";
import { offlineText as words } from "../text/offline-text.ts";
import { now } from "../format/clock.ts";

type Content = Omit<WaitingChange, "id">;

const maxChanges = 500;
const channelName = "bellwether-offline";
/** The server recognises a repeated request for 24 hours. */
const maxRepeatMs = 23 * 3_600_000;
/** Refusals that say nothing about the change itself. */
const unreachedCodes: ReadonlySet<string> = new Set(["idempotency-in-flight", "other-account", "user-disabled"]);

/** Stores a change behind its owner's others. False if there is no room or no key. */
export async function addChange(owner: string, change: Change): Promise<boolean> {
  const account = await currentAccount();
  if (account?.userId !== owner || waitingChanges().length >= maxChanges) return false;
  const at = now();
  const content: Content = { ...change, at, refusal: null };
  const entry = { owner, at, sealed: await sealed(account.changes, content, placeOf(owner)) };
  const isStored = await inOfflineDatabase("readwrite", async (store) => {
    // Another tab may have signed out meanwhile.
    if ((await accountIn(store))?.userId !== owner) return false;
    await resultOf(store("changes").add(entry));
    return true;
  });
  if (isStored) await announce();
  return isStored;
}

/** Discards a change. */
export async function discardChange(id: number): Promise<void> {
  await inOfflineDatabase("readwrite", (store) => resultOf(store("changes").delete(id)));
  await announce();
}

/** Lets a refused change be sent again. */
export async function retryChange({ id, ...content }: WaitingChange): Promise<void> {
  await replace(id, { ...content, sentAt: null, refusal: null });
}

/** Reads the changes of the tab's account again, oldest first. */
export async function readChanges(): Promise<readonly WaitingChange[]> {
  const account = await currentAccount();
  if (account === null) return [];
  const entries = (await inOfflineDatabase("readonly", (store) =>
    resultOf(store("changes").getAll()),
  )) as StoredChange[];
  const changes: WaitingChange[] = [];
  for (const { id, owner, sealed: content } of entries) {
    if (owner !== account.userId) continue;
    const opened = await unsealed(account.changes, content, placeOf(owner)).catch(() => null);
    if (opened !== null) changes.push({ ...(opened as Content), id });
  }
  // Meanwhile the tab may show another account.
  if (tabAccount() !== account.userId) return [];
  showWaiting(changes);
  return changes;
}

/**
 * Sends the changes of the tab's account in their order, in one tab at a time. Stops at the first one that doesn't reach the
 * server. A refused one stays, with the reason, and the next ones are sent. Returns the number that was accepted.
 */
export async function sendChanges(): Promise<number> {
  const userId = tabAccount();
  if (userId === null) return 0;
  return navigator.locks.request("bellwether-offline-changes", { ifAvailable: true }, async (lock) => {
    if (lock === null || tabAccount() !== userId) return 0;
    let count = 0;
    for (const change of await readChanges()) {
      if (change.refusal !== null) continue;
      const sentAt = change.sentAt ?? now();
      if (now() - sentAt > maxRepeatMs && change.route.startsWith("POST ")) {
        await replace(change.id, { ...change, refusal: words.maybeSaved });
        continue;
      }
      const outcome = await send(change, userId);
      if (outcome === "unreached") {
        await replace(change.id, { ...change, sentAt });
        break;
      }
      if (outcome === "accepted") {
        count += 1;
        await discardChange(change.id);
      } else await replace(change.id, { ...change, refusal: outcome.reason });
    }
    return count;
  });
}

/** Follows changes made in other tabs. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", () => void readChanges());
  return () => channel.close();
}

async function send(
  { route, input, idempotencyKey, ifMatch }: WaitingChange,
  userId: string,
): Promise<"accepted" | "unreached" | { readonly reason: string }> {
  try {
    await call(route as ApiRoute, input as Input<ApiRoute>, {
      idempotencyKey,
      keptFor: userId,
      ...(ifMatch === null ? {} : { ifMatch }),
    });
    return "accepted";
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { status, errors, detail, message, code } = error;
    if (status === 0 || status === 401 || status === 429 || status >= 500 || unreachedCodes.has(code))
      return "unreached";
    // It is gone already.
    if (status === 404 && route.startsWith("DELETE ")) return "accepted";
    return { reason: errors[0]?.message ?? detail ?? message };
  }
}

async function replace(
  id: number,
  { route, input, idempotencyKey, ifMatch, sentAt, at, refusal }: Content,
): Promise<void> {
  const account = await currentAccount();
  if (account === null) return;
  const { userId } = account;
  const content: Content = { route, input, idempotencyKey, ifMatch, sentAt, at, refusal };
  const entry = { id, owner: userId, at, sealed: await sealed(account.changes, content, placeOf(userId)) };
  await inOfflineDatabase("readwrite", async (store) => {
    const isThere = (await resultOf(store("changes").getKey(id))) !== undefined;
    if (isThere) await resultOf(store("changes").put(entry));
  });
  await announce();
}

function placeOf(userId: string): string {
  return `change of ${userId}`;
}

async function announce(): Promise<void> {
  await readChanges();
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage("changed");
  channel.close();
}
