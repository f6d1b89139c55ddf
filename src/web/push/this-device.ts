import { call } from "../api/call.ts";
import { vouchedScript } from "../shell/vouched-script.ts";
import { keepDeviceId } from "./push-owner.ts";

const script = "/sw.js";

/** Why a browser cannot show notifications; null: it can, once its owner lets it. */
export type PushObstacle = "insecure" | "unsupported" | "blocked" | null;

/** What stands between this browser and notifications. */
export function pushObstacle(): PushObstacle {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis))
    return "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** The id of the device that this browser would be; null: it has no subscription. */
export async function thisDeviceId(): Promise<string | null> {
  const subscription = await currentSubscription();
  return subscription === null ? null : idOf(subscription.endpoint);
}

/** Why this browser did not become a device. */
export class DeviceProblem extends Error {
  readonly kind: "blocked" | "dismissed" | "no-service";

  constructor(kind: DeviceProblem["kind"], options?: ErrorOptions) {
    super(kind, options);
    this.name = "DeviceProblem";
    this.kind = kind;
  }
}

/** Asks the person, subscribes at the browser's push service and tells the server, also which device this one stands in for. Throws a `DeviceProblem`, or what the call throws. */
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
  keepDeviceId(id);
}

/** The server forgets this browser, as far as it is a device of whoever is signed in. */
export async function removeThisDevice(): Promise<void> {
  const id = await thisDeviceId();
  if (id !== null) await call("DELETE /api/push/devices/:id", { id });
}

/** The browser gives its subscription up: whatever is still sent to it reaches nobody. */
export async function endSubscription(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function subscribed(publicKey: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  try {
    await navigator.serviceWorker.register(vouchedScript("push-worker", script), { updateViaCache: "none" });
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // One made for another key takes nothing from this server.
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

/** As the server names devices. */
async function idOf(endpoint: string): Promise<string> {
  return base64Url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
