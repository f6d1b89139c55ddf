import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushStore, TakenPush } from "./store.ts";

/** How often it is looked for something to send while there is nothing. */
const lookMs = 1_000;
const sentAtOnce = 8;
/** So that one user's devices, whatever becomes of them, leave room for everybody else's. */
const sentAtOnceOfUser = 2;
/** Longer than sending one can take; a process that is silent for so long is taken for dead. */
const leaseMs = 5 * 60_000;
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

/** Sends what waits. One that was accepted and not written down, because the process died between the two, is sent again under the same tag: the device shows it once. */
export function createPushOutbox({
  store,
  send,
  clock,
  log,
  owner,
}: {
  store: PushStore;
  send: PushSender;
  clock: Clock;
  log: Log;
  /** Names this process. */
  owner: string;
}) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let taking: Promise<void> | null = null;
  let isAskedMeanwhile = false;
  const underWay = new Set<Promise<void>>();

  /** Fills the places that are free. Whoever ends looks again, so that a slow one holds up its own place alone. */
  async function takeDue(): Promise<void> {
    const taken = await store.take(owner, sentAtOnce - underWay.size, sentAtOnceOfUser, leaseMs);
    for (const one of stopping.signal.aborted ? [] : taken) {
      const sent = sendOne(one)
        .catch((error: unknown) => log.error({ err: error }, "a notification was not sent"))
        .finally(() => {
          underWay.delete(sent);
          look();
        });
      underWay.add(sent);
    }
  }

  async function sendOne({ id, attempts, createdAt }: TakenPush): Promise<void> {
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
      return;
    }
    if (delivery.kind === "gone") {
      // With the device goes what waits for it.
      await store.remove(userId, deviceId);
      log.info({ device: deviceId }, "a device has given its notifications up");
      return;
    }
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

  function look(): void {
    if (stopping.signal.aborted || underWay.size >= sentAtOnce) return;
    if (taking !== null) {
      isAskedMeanwhile = true;
      return;
    }
    taking = takeDue()
      .catch((error: unknown) => log.error({ err: error }, "notifications were not sent"))
      .finally(() => {
        taking = null;
        const isDueAgain = isAskedMeanwhile;
        isAskedMeanwhile = false;
        if (isDueAgain) look();
      });
  }

  return {
    start(): void {
      timer = setInterval(look, lookMs);
      look();
    },

    /** There is something to send: no need to wait for the next look. */
    wake: look,

    /** Lets what is under way end and lays the rest down. */
    async stop(): Promise<void> {
      stopping.abort();
      if (timer !== null) clearInterval(timer);
      await taking;
      await Promise.all(underWay);
      await store.release(owner);
    },
  };
}
