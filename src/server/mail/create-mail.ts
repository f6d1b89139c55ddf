import { randomUUID } from "node:crypto";
import { getMailStatus, sendTestMail } from "#contract/mail.ts";
import type { Clock } from "../clock.ts";
import { isoTime } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { afterCommit } from "../database/unit-of-work.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { refuse } from "../http/refusal.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Log } from "../log.ts";
import { mailDomain } from "./mail-domain.ts";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";
import { createMailStore, type NewMail } from "./store.ts";

const hourMs = 60 * 60_000;
/** Keys of tests begin so; each has its own time. */
const testKey = "test ";

/** Mail over the host's relay, where there is one. */
export function createMailRoom({
  config,
  db,
  isOnlyProcess,
  confirmedAddressOf,
  isAdministrator,
  limits,
  clock,
  log,
}: {
  config: Pick<Config, "mail" | "appUrl">;
  db: Database;
  /** The database is this process's alone, so what is in hand in it is in nobody's. */
  isOnlyProcess: boolean;
  /** Where a user gets mail; null: nobody has shown that the address is theirs. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  isAdministrator: (userId: string) => Promise<boolean>;
  limits: RateLimits;
  clock: Clock;
  log: Log;
}) {
  const store = createMailStore({ db, clock, isShared: !isOnlyProcess });
  const smtp = config.mail === null ? null : createSmtp(config.mail);
  const outbox =
    smtp === null || config.mail === null
      ? null
      : createOutbox({ store, smtp, domain: mailDomain(config.mail.from), clock, log, owner: randomUUID() });

  /** Puts mails where they are sent from; a key a user has had already changes nothing. Within a transaction they are part of it. */
  async function post(mails: readonly NewMail[], queries?: Queries): Promise<void> {
    await store.add(mails, queries);
    await afterCommit(() => outbox?.wake());
  }

  return {
    isSetUp: smtp !== null,

    post,

    /** Mails of the last hour to a user whose keys begin so. */
    sentLately: (userId: string, keyStart: string): Promise<number> =>
      store.countSince(userId, keyStart, clock.now() - hourMs),

    /** Takes back what has not been sent yet. */
    withdraw: (userId: string, keyStart: string, queries?: Queries): Promise<void> =>
      store.withdraw(userId, keyStart, queries),

    served: [
      serve(getMailStatus, async (_input, context) => {
        const test = await store.newest(context.userId(), testKey);
        // What a relay answers names hosts and accounts of whoever runs this server.
        const isTold = test?.error != null && (await isAdministrator(context.userId()));
        return {
          isSetUp: smtp !== null,
          from: config.mail?.from ?? null,
          test: test === null ? null : { ...test, error: isTold ? test.error : null },
        };
      }),
      serve(sendTestMail, async (_input, context) => {
        if (smtp === null) return refuse("mail-not-set-up", { detail: "The host of this server has set no SMTP_URL" });
        const to = await confirmedAddressOf(context.userId());
        if (to === null) return refuse("email-not-confirmed");
        const wait = await limits.connectionTest(context.userId());
        if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
        const at = isoTime(clock.now());
        const text = `This is the test you asked for at ${at}. If you read it, mail from ${config.appUrl.origin} reaches you.\n`;
        await post([
          {
            userId: context.userId(),
            key: `${testKey}${at}`,
            mail: {
              to,
              subject: "Bellwether: mail works",
              text,
              html: null,
              images: [],
              unsubscribeUrl: null,
            },
          },
        ]);
        return {};
      }),
    ] satisfies Served[],

    async start(): Promise<void> {
      if (isOnlyProcess) await store.releaseAll();
      outbox?.start();
    },

    async stop(): Promise<void> {
      await outbox?.stop();
      smtp?.close();
    },

    cleanUp: () => store.deleteOld(),
  };
}
