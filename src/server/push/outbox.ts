import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushStore, TakenPush } from "./store.ts";

/** How often it is looked for something to send while there is nothing. */
const lookMs = 1_000;
const takenAtOnce = 40;
const sentAtOnce = 8;
/** Longer than sending what is taken at once can take; a process that is silent for so long is taken for dead. */
const leaseMs = 5 * 60_000;
/** Waits after failed attempts; after the last one a notification is given up. */
const waitsMs = [15_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
/** A push service that wants to be left alone for longer is asked again after this. */
const longestWaitMs = 6 * 3_600_000;
/** What is older is no news any more; so long, too, a push service keeps it for a device that is off. */
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
  let sending: Promise<void> | null = null;

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const left = await store.take(owner, takenAtOnce, leaseMs);
      if (left.length === 0) return;
      await Promise.all(
        Array.from({ length: sentAtOnce }, async () => {
          for (let next = left.shift(); next !== undefined && !stopping.signal.aborted; next = left.shift())
            // One that could not be written down must not end the turn while others are under way.
            await sendOne(next).catch((error: unknown) => log.error({ err: error }, "a notification was not sent"));
        }),
      );
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
    await store.noteFailure(userId, deviceId, delivery.reason);
    const waitMs = waitsMs[attempts];
    log.warn({ device: deviceId, reason: delivery.reason, attempts: attempts + 1 }, "a notification was not accepted");
    if (delivery.kind === "refused" || waitMs === undefined) {
      await store.ended(id, owner, "failed");
      return;
    }
    const asked = Math.min(delivery.retryAfterMs ?? 0, longestWaitMs);
    await store.postponed(id, owner, attempts + 1, clock.now() + Math.max(waitMs, asked));
  }

  const look = () => {
    if (stopping.signal.aborted) return;
    sending ??= sendDue()
      .catch((error: unknown) => log.error({ err: error }, "notifications were not sent"))
      .finally(() => {
        sending = null;
      });
  };

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
      await sending;
      await store.release(owner);
    },
  };
}
