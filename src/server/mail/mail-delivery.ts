import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Smtp } from "./smtp.ts";
import { longestWaitMs, type MailStore, type TakenMail } from "./store.ts";

/** A process that is silent for so long is taken for dead, and its mails go out from another one. */
export const leaseMs = 30_000;
const keepEveryMs = 10_000;
/** Waits between tries to record the outcome of a mail; the last one repeats. Retries go on for a few minutes. */
const recordWaitsMs = [100, 200, 500, 1_000, 2_000];
const recordTries = 150;
/** Waits after failed attempts; after the last one a mail is given up. */
const waitsMs = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000, longestWaitMs];

/** Sends a mail that was taken, under a lease that is renewed meanwhile, and records the outcome. */
export function createMailDelivery(options: {
  store: MailStore;
  smtp: Pick<Smtp, "send">;
  domain: string;
  clock: Clock;
  log: Log;
  owner: string;
  /** Aborted when the process ends. */
  ending: AbortSignal;
}) {
  const { store, smtp, domain, clock, log, owner, ending } = options;
  async function deliver({ id, mail, attempts }: TakenMail): Promise<void> {
    const delivery = await smtp.send(mail, `<${id}@${domain}>`);
    if (delivery.kind === "accepted") {
      await record(id, () => store.ended(id, owner, "sent", null));
      return;
    }
    const waitMs = waitsMs[attempts];
    log.warn({ mail: id, reason: delivery.reason, attempts: attempts + 1 }, "a mail was not accepted");
    if (delivery.kind === "refused" || waitMs === undefined)
      await record(id, () => store.ended(id, owner, "failed", delivery.reason));
    else {
      const nextAttemptMs = clock.now() + waitMs;
      await record(id, () => store.postponed(id, owner, attempts + 1, nextAttemptMs, delivery.reason));
    }
  }

  /** Records the outcome of a mail and retries while the database fails: an unrecorded mail would go out twice. */
  async function record(id: string, write: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (tries >= recordTries || ending.aborted) throw error;
        log.warn({ err: error, mail: id, tries }, "could not record the delivery result, retrying");
      }
      const waitMs = recordWaitsMs[Math.min(tries, recordWaitsMs.length) - 1];
      // A process that ends tries once more.
      await pause(waitMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }

  return async (taken: TakenMail): Promise<void> => {
    const keeping = setInterval(() => {
      store
        .keep(taken.id, owner, leaseMs)
        .catch((error: unknown) => log.error({ err: error }, "a mail was not kept in hand"));
    }, keepEveryMs);
    try {
      await deliver(taken);
    } finally {
      clearInterval(keeping);
    }
  };
}
