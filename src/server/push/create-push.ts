import { randomUUID } from "node:crypto";
import type { Base } from "../base.ts";
import type { Config } from "../config.ts";
import type { Queries } from "../database/open-database.ts";
import { createTextSealer } from "../http/text-sealer.ts";
import type { RoomWithOffers } from "../room.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createPushDevices } from "./devices.ts";
import { pushEndpoints } from "./endpoints.ts";
import { createPushOutbox } from "./outbox.ts";
import { createPushKeys } from "./push-keys.ts";
import type { PushNotification } from "./push-notification.ts";
import { createPushSender } from "./push-sender.ts";
import { createPushService } from "./push-service.ts";
import { createPushStore } from "./store.ts";

const hourMs = 60 * 60_000;

/** Notifications on the devices of users, over the push services of their browsers. */
export function createPushRoom({ config, db, engine, limits, clock, log, words }: Base & { words: ReaderWords }) {
  const { allowsLoopback } = config.push;
  const store = createPushStore({ db, clock });
  const keys = createPushKeys({
    store,
    sealer: createTextSealer({ secret: config.secret, purpose: "push keys" }),
    log,
  });
  const service = createPushService({
    clock,
    allowsLoopback,
    connectMs: config.limits.LIMIT_UPSTREAM_CONNECT_MS,
    totalMs: config.limits.LIMIT_UPSTREAM_TOTAL_MS,
  });
  const send = createPushSender({ keys, service, subject: contactOf(config) });
  const outbox = createPushOutbox({ store, send, clock, log, owner: randomUUID() });
  const devices = createPushDevices({
    store,
    keys,
    send,
    testWait: limits.connectionTest,
    words,
    allowsLoopback,
    maxDevices: config.limits.LIMIT_PUSH_DEVICES,
  });

  return {
    /** Puts a notification where it is sent from to each device of a user. Within a transaction it is part of it, and `wake` comes after. */
    async post(userId: string, key: string, notification: PushNotification, queries: Queries): Promise<void> {
      await store.post(userId, key, notification, queries);
    },

    /** There is something to send. */
    wake: () => outbox.wake(),

    /** Notifications of the last hour to a user. */
    sentLately: (userId: string): Promise<number> => store.countSince(userId, clock.now() - hourMs),

    endpoints: pushEndpoints(devices),

    async start(): Promise<void> {
      await keys.pair();
      // The embedded database is this process's alone, so anything in hand belonged to a dead one.
      if (engine === "sqlite") await store.releaseAll();
      outbox.start();
    },

    async stop(): Promise<void> {
      await outbox.stop();
      await service.close();
    },

    waiting: () => store.waiting(),
    cleanUp: () => store.deleteOld(),
  } satisfies RoomWithOffers;
}

/** Contact address about this server for push services (RFC 8292, section 2.1). */
function contactOf({ appUrl, mail }: Pick<Config, "appUrl" | "mail">): string {
  if (appUrl.protocol === "https:") return appUrl.origin;
  const from = /[^\s<>@]+@[^\s<>@]+/.exec(mail?.from ?? "")?.[0];
  return `mailto:${from ?? `host@${appUrl.hostname}`}`;
}
