import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { PushDelivery, PushSender } from "./push-sender.ts";
import type { KeptPush, PushStore, TakenPush } from "./store.ts";

/** Longer than sending one can take; a process that is silent for so long is taken for dead. */
export const leaseMs = 5 * 60_000;
/** Waits after failed attempts; after the last one a notification is given up. */
const waitsMs = [15_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
/** A push service that wants to be left alone for longer is asked again after this. */
const longestWaitMs = 6 * 3_600_000;
/** Maximum pause for other notifications to a failed device, unless its push service asks for more. */
const deviceRestMs = 5 * 60_000;
/** Nor is what waits for other devices of a push service that did not answer. */
const originRestMs = 15_000;
/** A device that nothing but failures came from for so long is no device any more. */
const failingMs = 7 * 24 * 3_600_000;
/** Older notifications are outdated. Also the time a push service keeps one for a device that is off. */
const lifeMs = 24 * 3_600_000;

/** Sends a notification that was taken, and settles what becomes of it and of its device. */
export function createPushDelivery(options: {
  store: PushStore;
  send: PushSender;
  clock: Clock;
  log: Log;
  owner: string;
}) {
  const { store, send, clock, log, owner } = options;
  async function deliver({ id, attempts, createdAt }: TakenPush): Promise<void> {
    const kept = await store.keep(id, owner, leaseMs);
    if (kept === null) return;
    const { userId, deviceId, address, notification } = kept;
    const lifeLeftMs = Date.parse(createdAt) + lifeMs - clock.now();
    if (lifeLeftMs <= 0) {
      await store.ended(id, owner, "failed");
      return;
    }
    const delivery = await send(address, notification, Math.ceil(lifeLeftMs / 1000));
    if (delivery.kind === "accepted") {
      await store.ended(id, owner, "sent");
      await store.noteSuccess(userId, deviceId);
    } else if (delivery.kind === "gone") {
      // With the device goes what waits for it.
      await store.remove(userId, deviceId);
      log.info({ device: deviceId }, "a device has given its notifications up");
    } else await noteFailure({ id, attempts }, kept, delivery);
  }

  /** Drops a device that has failed for days. Otherwise the notification waits or is given up, and the device rests. */
  async function noteFailure(
    { id, attempts }: Pick<TakenPush, "id" | "attempts">,
    { userId, deviceId, address }: KeptPush,
    delivery: Extract<PushDelivery, { kind: "refused" | "try-later" }>,
  ): Promise<void> {
    const failingSince = await store.noteFailure(userId, deviceId, delivery.reason);
    if (failingSince !== null && clock.now() - Date.parse(failingSince) >= failingMs) {
      await store.remove(userId, deviceId);
      log.info({ device: deviceId, reason: delivery.reason }, "a device has failed for days and is no device any more");
      return;
    }
    const waitMs = waitsMs[attempts];
    log.warn({ device: deviceId, reason: delivery.reason, attempts: attempts + 1 }, "a notification was not accepted");
    if (delivery.kind === "refused") {
      await store.ended(id, owner, "failed");
      return;
    }
    const asked = Math.min(delivery.retryAfterMs ?? 0, longestWaitMs);
    // The others first: the place that this one leaves is taken at once.
    await store.restDevice(deviceId, clock.now() + Math.max(Math.min(waitMs ?? deviceRestMs, deviceRestMs), asked));
    if (!delivery.isAnswered) await store.restOrigin(new URL(address.endpoint).origin, clock.now() + originRestMs);
    if (waitMs === undefined) await store.ended(id, owner, "failed");
    else await store.postponed(id, owner, attempts + 1, clock.now() + Math.max(waitMs, asked));
  }

  return deliver;
}
