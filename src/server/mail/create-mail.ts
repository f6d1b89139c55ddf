import { randomUUID } from "node:crypto";
import { getMailStatus, sendTestMail } from "#contract/mail.ts";
import type { AccountStore } from "../account/store.ts";
import type { Base } from "../base.ts";
import { isoTime } from "../clock.ts";
import type { Queries } from "../database/open-database.ts";
import { afterCommit } from "../database/unit-of-work.ts";
import { refuse } from "../http/refusal.ts";
import { serve } from "../http/serve.ts";
import type { RoomWithOffers } from "../room.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
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
  engine,
  limits,
  clock,
  log,
  users,
  words,
}: Base & { users: Pick<AccountStore, "confirmedAddress" | "isAdministrator">; words: ReaderWords }) {
  // The embedded database is this process's alone, so anything in hand belonged to a dead one.
  const isOnlyProcess = engine === "sqlite";
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

    endpoints: [
      serve(getMailStatus, async (_input, context) => {
        const test = await store.newest(context.userId(), testKey);
        // A relay's answer may contain hosts and accounts of this server's operator.
        const isTold = test?.error != null && (await users.isAdministrator(context.userId()));
        return {
          isSetUp: smtp !== null,
          from: config.mail?.from ?? null,
          test: test === null ? null : { ...test, error: isTold ? test.error : null },
        };
      }),
      serve(sendTestMail, async (_input, context) => {
        if (smtp === null) return refuse("mail-not-set-up");
        const to = await users.confirmedAddress(context.userId());
        if (to === null) return refuse("email-not-confirmed");
        const wait = await limits.connectionTest(context.userId());
        if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
        const at = isoTime(clock.now());
        const { mailTest } = (await words.ofUser(context.userId(), context.language)).notices;
        const text = `${mailTest.text({ at, site: config.appUrl.origin })}\n`;
        await post([
          {
            userId: context.userId(),
            key: `${testKey}${at}`,
            mail: {
              to,
              subject: mailTest.subject,
              text,
              html: null,
              images: [],
              unsubscribeUrl: null,
            },
          },
        ]);
        return {};
      }),
    ],

    async start(): Promise<void> {
      if (isOnlyProcess) await store.releaseAll();
      outbox?.start();
    },

    async stop(): Promise<void> {
      await outbox?.stop();
      smtp?.close();
    },

    waiting: () => store.waiting(),
    cleanUp: () => store.deleteOld(),
  } satisfies RoomWithOffers;
}
