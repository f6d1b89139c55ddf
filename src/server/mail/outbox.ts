import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { mailsAtOnce, type Smtp } from "./smtp.ts";
import { longestWaitMs, type MailStore, type TakenMail } from "./store.ts";

/** How often it is looked for mails to send while there are none. */
const lookMs = 1_000;
/** A process that is silent for so long is taken for dead, and its mails go out from another one. */
const leaseMs = 30_000;
const keepEveryMs = 10_000;
/** Letters leave room for what somebody waits for, however slow the relay is. */
const lettersAtOnce = mailsAtOnce - 1;
/** Waits between tries to record the outcome of a mail; the last one repeats. Retries go on for a few minutes. */
const recordWaitsMs = [100, 200, 500, 1_000, 2_000];
const recordTries = 150;
/** Waits after failed attempts; after the last one a mail is given up. */
const waitsMs = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000, longestWaitMs];

/**
 * Sends what waits, each mail once. A mail is taken when there is a place to send it from, and that it was accepted is written before the
 * next one is taken; a database that fails at that moment is tried again while the lease is renewed. A process that dies leaves at most
 * as many mails as are under way at once; they are sent again under the same Message-ID once its lease is over.
 */
export function createOutbox({
  store,
  smtp,
  domain,
  clock,
  log,
  owner,
}: {
  store: MailStore;
  smtp: Pick<Smtp, "send">;
  /** Right side of the Message-ID. */
  domain: string;
  clock: Clock;
  log: Log;
  /** Names this process. */
  owner: string;
}) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let taking: Promise<void> | null = null;
  let isAskedMeanwhile = false;
  /** Promises of what is under way; true for letters. */
  const underWay = new Map<Promise<void>, boolean>();

  /** Ids of the mails under way. A lease that could not be renewed in time must not bring one back to the process that sends it. */
  const inHand = new Set<string>();

  const lettersUnderWay = () => [...underWay.values()].filter(Boolean).length;

  /** Fills the places that are free. Each that ends looks again. */
  async function takeDue(): Promise<void> {
    while (underWay.size < mailsAtOnce && !stopping.signal.aborted) {
      const taken = await store.take(owner, leaseMs, lettersUnderWay() >= lettersAtOnce);
      if (taken === null) return;
      if (inHand.has(taken.id)) continue;
      inHand.add(taken.id);
      const sent = sendOne(taken)
        .catch((error: unknown) => log.error({ err: error }, "a mail was not sent"))
        .finally(() => {
          underWay.delete(sent);
          inHand.delete(taken.id);
          look();
        });
      underWay.set(sent, taken.isLetter);
    }
  }

  async function sendOne(taken: TakenMail): Promise<void> {
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
  }

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
        if (tries >= recordTries || stopping.signal.aborted) throw error;
        log.warn({ err: error, mail: id, tries }, "could not record the delivery result, retrying");
      }
      const waitMs = recordWaitsMs[Math.min(tries, recordWaitsMs.length) - 1];
      // A process that ends tries once more.
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  function look(): void {
    if (stopping.signal.aborted || underWay.size >= mailsAtOnce) return;
    if (taking !== null) {
      isAskedMeanwhile = true;
      return;
    }
    taking = takeDue()
      .catch((error: unknown) => log.error({ err: error }, "mails were not taken"))
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

    /** Lets mails under way end and lays the others down. */
    async stop(): Promise<void> {
      stopping.abort();
      if (timer !== null) clearInterval(timer);
      await taking;
      await Promise.all(underWay.keys());
      await store.release(owner);
    },
  };
}
