import { dayNumber } from "#core/calendar/plain-date.ts";
import { learnServerTime, now } from "../format/clock.ts";
import { localDay } from "../format/local-day.ts";
import { call, type Output } from "./call.ts";
import { withCopyDefaults } from "./copy-defaults.ts";
import { reportKept } from "./connection.ts";
import { keepAnswersBy, type KeptAnswer, noteAnswer, tabAccount } from "./offline.ts";
import { inOfflineDatabase, type OfflineStore, resultOf } from "./offline-database.ts";
import { markOffline, unmarkOffline } from "./offline-mark.ts";
import { reportOtherAccount } from "./session-problem.ts";

/** The account whose copies this browser keeps. Scripts can use its keys but can't read them. */
interface OfflineAccount {
  readonly userId: string;
  /** Tells the keys of one session from another's. */
  readonly session: string;
  readonly seal: CryptoKey;
  readonly name: CryptoKey;
  readonly changes: CryptoKey;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly leadMs: number;
}

interface Copy {
  /** A keyed hash of the question, which doesn't show what was asked. */
  readonly name: string;
  readonly at: number;
  readonly sealed: Sealed;
}

export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** A change as it is stored, readable only with its owner's key. */
export interface StoredChange {
  readonly id: number;
  /** The id of the user who made it. */
  readonly owner: string;
  /** When it was entered, in milliseconds. */
  readonly at: number;
  readonly sealed: Sealed;
}

const maxAbandonedMs = 30 * 86_400_000;
const maxCopies = 240;
const maxBytes = 8_000_000;
const maxCopyBytes = 1_000_000;
const pauseMs = 1_500;
const sessionRoute = "GET /api/account/session";
const kept =
  /^GET \/api\/(account\/session|market\/(quotes|history|sparklines|status|news|calendar|signals|fundamentals|sentiment|indicators|indicator-catalog|related|exchange-rates)|watchlists?|portfolio\/(accounts|transactions|instruments|holdings|performance|contributions|income|allocation|risks|correlations|preferences)|notes|settings|alerts(\/events)?|newsletter\/(settings|issues(\/:id)?)|assistant\/status)$/;

let pending = new Map<string, KeptAnswer & { readonly at: number }>();
let timer: ReturnType<typeof setTimeout> | null = null;
/** Written since the limits were last applied. */
let newBytes = 0;
let newCopies = 0;

/** Starts to keep answers of the tab's account, with keys that its session gives. Throws if it can't. */
export async function adoptAccount(userId: string): Promise<void> {
  const session = await call(sessionRoute, {});
  const keys = await call("GET /api/account/offline-keys", {});
  if (session.user.id !== userId || keys.userId !== userId) {
    reportOtherAccount();
    throw new Error("another account is signed in");
  }
  const seal = await importKey(keys.copies, "AES-GCM", ["encrypt", "decrypt"]);
  const name = await importKey(keys.copies, "HMAC", ["sign"]);
  const account: OfflineAccount = {
    userId,
    session: await signed(name, "session"),
    seal,
    name,
    changes: await importKey(keys.changes, "AES-GCM", ["encrypt", "decrypt"]),
    leadMs: now() - Date.now(),
  };
  if (tabAccount() !== userId) throw new Error("another account is shown");
  markOffline(userId);
  await inOfflineDatabase("readwrite", async (store) => {
    const before = await accountIn(store);
    if (before?.session !== account.session) store("copies").clear();
    store("account").put(account, "current");
    await removeAbandoned(store("changes"), userId);
  });
  keepAnswersBy(keep);
  noteAnswer(userId, sessionRoute, {}, session);
}

/**
 * Removes an account's copies and keys from this browser, and its waiting changes if asked to. Another account that has
 * signed in meanwhile keeps its own. Null for the account of the copies, whichever it is.
 */
export async function forget(userId: string | null, withChanges: boolean): Promise<void> {
  pending.clear();
  await inOfflineDatabase("readwrite", async (store) => {
    const current = await accountIn(store);
    if (userId === null || current === undefined || current.userId === userId) {
      store("copies").clear();
      store("account").delete("current");
    }
    const owner = withChanges ? (userId ?? current?.userId) : undefined;
    let others = 0;
    for (const change of (await resultOf(store("changes").getAll())) as StoredChange[])
      if (change.owner === owner) store("changes").delete(change.id);
      else others += 1;
    if (others === 0 && (await accountIn(store)) === undefined) unmarkOffline();
  });
}

/** Returns the last answer of this tab's account; undefined without one. Its age is reported to the page. */
export async function readCopy(route: string, input: object): Promise<unknown> {
  if (!kept.test(route)) return undefined;
  await flush();
  const account = await inOfflineDatabase("readonly", accountIn);
  // A page that opens without a connection learns from the session's copy whose it is.
  const isOpening = route === sessionRoute && tabAccount() === null;
  if (account === undefined || (account.userId !== tabAccount() && !isOpening)) return undefined;
  learnServerTime(Date.now() + account.leadMs);
  const name = await nameOf(account, route, input);
  const copy = await inOfflineDatabase(
    "readonly",
    (store) => resultOf(store("copies").get(name)) as Promise<Copy | undefined>,
  );
  if (copy === undefined) return undefined;
  const output = await unsealed(account.seal, copy.sealed, name);
  if (route !== sessionRoute) reportKept(copy.at);
  return withCopyDefaults(route, output);
}

/** Returns the account of the copies if it is the tab's; null otherwise. */
export async function currentAccount(): Promise<OfflineAccount | null> {
  const account = await inOfflineDatabase("readonly", accountIn);
  return account === undefined || account.userId !== tabAccount() ? null : account;
}

/** Reads the account of the copies within a transaction. */
export function accountIn(store: (name: OfflineStore) => IDBObjectStore): Promise<OfflineAccount | undefined> {
  return resultOf(store("account").get("current")) as Promise<OfflineAccount | undefined>;
}

/** Removes changes of other accounts whose owner hasn't come back. */
async function removeAbandoned(store: IDBObjectStore, userId: string): Promise<void> {
  for (const { id, owner, at } of (await resultOf(store.getAll())) as StoredChange[])
    if (owner !== userId && now() - at > maxAbandonedMs) store.delete(id);
}

/** Seals a value with AES-256-GCM, bound to its place. */
export async function sealed(key: CryptoKey, value: unknown, place: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const encoder = new TextEncoder();
  const parameters = { name: "AES-GCM", iv: nonce, additionalData: encoder.encode(place) };
  return { nonce, data: await crypto.subtle.encrypt(parameters, key, encoder.encode(JSON.stringify(value))) };
}

/** Opens a sealed value. Throws if the key or the place is another one. */
export async function unsealed(key: CryptoKey, { nonce, data }: Sealed, place: string): Promise<unknown> {
  const parameters = { name: "AES-GCM", iv: nonce, additionalData: new TextEncoder().encode(place) };
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, data))) as unknown;
}

function keep(answer: KeptAnswer): void {
  const { route, output } = answer;
  if (!kept.test(route)) return;
  // The session's cookie may have become another account's.
  if (route === sessionRoute && (output as Output<typeof sessionRoute>).user.id !== answer.userId) return;
  pending.set(`${answer.userId} ${questionOf(answer.route, answer.input)}`, { ...answer, at: now() });
  timer ??= setTimeout(() => {
    timer = null;
    void flush().catch(() => {});
  }, pauseMs);
}

async function flush(): Promise<void> {
  if (pending.size === 0) return;
  const answers = [...pending.values()];
  pending = new Map();
  const account = await currentAccount();
  if (account === null) return;
  const copies: Copy[] = [];
  for (const { userId, route, input, output, at } of answers) {
    if (userId !== account.userId) continue;
    const name = await nameOf(account, route, input);
    const copy = { name, at, sealed: await sealed(account.seal, output, name) };
    if (copy.sealed.data.byteLength <= maxCopyBytes) copies.push(copy);
  }
  await inOfflineDatabase("readwrite", async (store) => {
    // Another tab may have signed out meanwhile.
    if ((await accountIn(store))?.session !== account.session) return;
    for (const copy of copies) {
      store("copies").put(copy);
      newBytes += copy.sealed.data.byteLength;
      newCopies += 1;
    }
    // Reading all sizes is work, so the limits are applied after some growth.
    if (newBytes < maxBytes / 8 && newCopies < maxCopies / 8) return;
    newBytes = 0;
    newCopies = 0;
    await evict(store("copies"));
  });
}

/** Removes the oldest copies beyond the limits. */
async function evict(store: IDBObjectStore): Promise<void> {
  const all = (await resultOf(store.getAll())) as Copy[];
  let bytes = 0;
  let count = 0;
  for (const { name, sealed: content } of all.toSorted((one, other) => other.at - one.at)) {
    bytes += content.data.byteLength;
    count += 1;
    if (count > maxCopies || bytes > maxBytes) store.delete(name);
  }
}

function nameOf({ name }: OfflineAccount, route: string, input: object): Promise<string> {
  return signed(name, questionOf(route, input));
}

/** Days count from today, so that tomorrow's question finds today's copy. */
function questionOf(route: string, input: object): string {
  const today = dayNumber(localDay(now()));
  const parts = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) =>
      typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? [name, dayNumber(value) - today] : [name, value],
    );
  return `${route} ${JSON.stringify(parts.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)))}`;
}

async function signed(key: CryptoKey, message: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function importKey(encoded: string, name: "AES-GCM" | "HMAC", usages: KeyUsage[]): Promise<CryptoKey> {
  const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, name === "HMAC" ? { name, hash: "SHA-256" } : name, false, usages);
}
