import { call } from "../api/call.ts";
import { vouchedScript } from "../shell/vouched-script.ts";
import { storeDeviceId } from "./push-owner.ts";

const script = "/sw.js";

/** Why a browser can't show notifications; null if it only needs permission. */
export type PushObstacle = "insecure" | "unsupported" | "blocked" | null;

/** Returns the reason this browser can't show notifications. */
export function pushObstacle(): PushObstacle {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Returns the device id this browser would have; null without a subscription. */
export async function thisDeviceId(): Promise<string | null> {
  const subscription = await currentSubscription();
  return subscription === null ? null : idOf(subscription.endpoint);
}

/** Why this browser couldn't be registered. */
export class DeviceProblem extends Error {
  readonly kind: "blocked" | "dismissed" | "no-service";

  constructor(kind: DeviceProblem["kind"], options?: ErrorOptions) {
    super(kind, options);
    this.name = "DeviceProblem";
    this.kind = kind;
  }
}

/**
 * Asks for permission, subscribes at the browser's push service and registers the device, naming the one it replaces.
 * Throws a `DeviceProblem`, or the call's error.
 */
export async function addThisDevice(publicKey: string, insteadOf: string | null = null): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new DeviceProblem(permission === "denied" ? "blocked" : "dismissed");
  const { endpoint, p256dh, auth } = await subscribed(publicKey);
  const { id } = await call("POST /api/push/devices", {
    endpoint,
    p256dh,
    auth,
    ...(insteadOf === null ? {} : { insteadOf }),
  });
  storeDeviceId(id);
}

/** Removes this browser's registration, if it belongs to the signed-in user. */
export async function removeThisDevice(): Promise<void> {
  const id = await thisDeviceId();
  if (id !== null) await call("DELETE /api/push/devices/:id", { id });
}

/** Cancels the browser's subscription. Messages sent to it later are lost. */
export async function endSubscription(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function subscribed(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  try {
    await navigator.serviceWorker.register(vouchedScript("push-worker", script), { updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // A subscription made with another key can't receive from this server.
    if (before !== null && keyOf(before) !== publicKey) await before.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error("no keys");
    return { endpoint, p256dh, auth };
  } catch (error) {
    throw new DeviceProblem("no-service", { cause: error });
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle() === "insecure" || pushObstacle() === "unsupported") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function keyOf({ options }: PushSubscription): string | null {
  return options.applicationServerKey === null ? null : base64Url(options.applicationServerKey);
}

/** Encoded as in the server's device ids. */
async function idOf(endpoint: string): Promise<string> {
  return base64Url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
