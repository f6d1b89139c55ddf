import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createRounds } from "../rounds.ts";
import { createMailDelivery, leaseMs } from "./mail-delivery.ts";
import { mailsAtOnce, type Smtp } from "./smtp.ts";
import type { MailStore } from "./store.ts";

/** How often it is looked for mails to send while there are none. */
const lookMs = 1_000;
/** Letters leave room for what somebody waits for, however slow the relay is. */
const lettersAtOnce = mailsAtOnce - 1;
/**
 * Sends what waits, each mail once. A mail is taken when there is a place to send it from, and that it was accepted is written before the
 * next one is taken; a database that fails at that moment is tried again while the lease is renewed. A process that dies leaves at most
 * as many mails as are under way at once; they are sent again under the same Message-ID once its lease is over.
 */
export function createOutbox(options: {
  store: MailStore;
  smtp: Pick<Smtp, "send">;
  /** Right side of the Message-ID. */
  domain: string;
  clock: Clock;
  log: Log;
  /** Names this process. */
  owner: string;
}) {
  const { store, log, owner } = options;
  const stopping = new AbortController();
  const deliver = createMailDelivery({ ...options, ending: stopping.signal });
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
      const sent = deliver(taken)
        .catch((error: unknown) => log.error({ err: error }, "a mail was not sent"))
        .finally(() => {
          underWay.delete(sent);
          inHand.delete(taken.id);
          rounds.wake();
        });
      underWay.set(sent, taken.isLetter);
    }
  }

  const rounds = createRounds({
    everyMs: lookMs,
    canStart: () => !stopping.signal.aborted && underWay.size < mailsAtOnce,
    round: takeDue,
    onError: (error) => log.error({ err: error }, "mails were not taken"),
  });

  return {
    start: () => rounds.start(),

    /** There is something to send: no need to wait for the next look. */
    wake: rounds.wake,

    /** Lets mails under way end and lays the others down. */
    async stop(): Promise<void> {
      stopping.abort();
      await rounds.stop();
      await Promise.all(underWay.keys());
      await store.release(owner);
    },
  };
}
