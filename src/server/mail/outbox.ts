import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { mailsAtOnce, type Smtp } from "./smtp.ts";
import type { MailStore, TakenMail } from "./store.ts";

/** How often it is looked for mails to send while there are none. */
const lookMs = 1_000;
const takenAtOnce = 100;
/** Longer than sending what is taken at once can take; a process that is silent for so long is taken for dead. */
const leaseMs = 10 * 60_000;
/** Waits after failed attempts; after the last one a mail is given up. */
const waitsMs = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000, 12 * 3_600_000];

/**
 * Sends what waits, each mail once: that it was accepted is written before the next is sent on the same connection. A process that dies between the two leaves
 * at most as many mails as are under way at once, which are sent again under the same Message-ID.
 */
export function createOutbox({
  store,
  smtp,
  host,
  clock,
  log,
  owner,
}: {
  store: MailStore;
  smtp: Pick<Smtp, "send">;
  /** Right side of the Message-ID. */
  host: string;
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
      const taken = await store.take(owner, takenAtOnce, leaseMs);
      if (taken.length === 0) return;
      const left = [...taken];
      await Promise.all(
        Array.from({ length: mailsAtOnce }, async () => {
          for (let next = left.shift(); next !== undefined && !stopping.signal.aborted; next = left.shift())
            // One that could not be written down must not end the turn while others are under way.
            await sendOne(next).catch((error: unknown) => log.error({ err: error }, "a mail was not sent"));
        }),
      );
    }
  }

  async function sendOne({ id, mail, attempts }: TakenMail): Promise<void> {
    // The ones before may have taken longer than the lease: then it is somebody else's by now.
    if (!(await store.keep(id, owner, leaseMs))) return;
    const delivery = await smtp.send(mail, `<${id}@${host}>`);
    if (delivery.kind === "accepted") {
      await store.ended(id, owner, "sent", null);
      return;
    }
    const waitMs = waitsMs[attempts];
    log.warn({ mail: id, reason: delivery.reason, attempts: attempts + 1 }, "a mail was not accepted");
    if (delivery.kind === "refused" || waitMs === undefined) await store.ended(id, owner, "failed", delivery.reason);
    else await store.postponed(id, owner, attempts + 1, clock.now() + waitMs, delivery.reason);
  }

  const look = () => {
    if (stopping.signal.aborted) return;
    sending ??= sendDue()
      .catch((error: unknown) => log.error({ err: error }, "mails were not sent"))
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

    /** Lets mails under way end and lays the others down. */
    async stop(): Promise<void> {
      stopping.abort();
      if (timer !== null) clearInterval(timer);
      await sending;
      await store.release(owner);
    },
  };
}
