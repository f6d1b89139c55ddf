import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { createRounds } from "../rounds.ts";
import { createPushDelivery, leaseMs } from "./push-delivery.ts";
import type { PushSender } from "./push-sender.ts";
import type { PushStore } from "./store.ts";

/** How often it is looked for something to send while there is nothing. */
const lookMs = 1_000;
const sentAtOnce = 8;
/** So that one user's devices, whatever becomes of them, leave room for everybody else's. */
const sentAtOnceOfUser = 2;

/** Sends what waits. One that was accepted and not written down, because the process died between the two, is sent again under the same tag: the device shows it once. */
export function createPushOutbox(options: {
  store: PushStore;
  send: PushSender;
  clock: Clock;
  log: Log;
  /** Names this process. */
  owner: string;
}) {
  const { store, log, owner } = options;
  const stopping = new AbortController();
  const deliver = createPushDelivery(options);
  const underWay = new Set<Promise<void>>();

  /** Fills the places that are free. Whoever ends looks again, so that a slow one holds up its own place alone. */
  async function takeDue(): Promise<void> {
    const taken = await store.take(owner, sentAtOnce - underWay.size, sentAtOnceOfUser, leaseMs);
    for (const one of stopping.signal.aborted ? [] : taken) {
      const sent = deliver(one)
        .catch((error: unknown) => log.error({ err: error }, "a notification was not sent"))
        .finally(() => {
          underWay.delete(sent);
          rounds.wake();
        });
      underWay.add(sent);
    }
  }

  const rounds = createRounds({
    everyMs: lookMs,
    canStart: () => !stopping.signal.aborted && underWay.size < sentAtOnce,
    round: takeDue,
    onError: (error) => log.error({ err: error }, "notifications were not sent"),
  });

  return {
    start: () => rounds.start(),

    /** There is something to send: no need to wait for the next look. */
    wake: rounds.wake,

    /** Lets what is under way end and lays the rest down. */
    async stop(): Promise<void> {
      stopping.abort();
      await rounds.stop();
      await Promise.all(underWay);
      await store.release(owner);
    },
  };
}
