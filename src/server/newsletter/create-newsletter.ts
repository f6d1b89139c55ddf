import { createInternalApi } from "../assistant/internal-api.ts";
import type { Narrate } from "../assistant/texts/narrate.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { Served } from "../http/serve.ts";
import type { Log } from "../log.ts";
import { newslettersJob } from "./due-issues.ts";
import { newsletterEndpoints } from "./endpoints.ts";
import { createNewsletterFeed } from "./feed.ts";
import { createNewsletterIssues } from "./issues.ts";
import { createNewsletterLinks } from "./link-store.ts";
import { createProse } from "./prose.ts";
import { createNewsletterSettings } from "./settings.ts";
import { createNewsletterStore } from "./store.ts";
import { createNewsletterSubscription, type Post } from "./subscription.ts";

/** Whoever opens an old mail can still unsubscribe. */
const linksKeptMs = 400 * 86_400_000;

/** The newsletter, over the addresses that everything else is served at. */
export function createNewsletter({
  config,
  db,
  clock,
  log,
  addressOf,
  confirmedAddressOf,
  addressShown,
  mail,
  testWait,
  narrate,
  served: others,
}: {
  config: Pick<Config, "appUrl" | "mail" | "limits">;
  db: Database;
  clock: Clock;
  log: Log;
  /** Where a user gets mail. */
  addressOf: (userId: string) => Promise<string>;
  /** The same, where its owner has shown that it is theirs. */
  confirmedAddressOf: (userId: string) => Promise<string | null>;
  /** Tells that the owner of an address is the user. */
  addressShown: (userId: string, address: string) => Promise<unknown>;
  mail: Post;
  /** Seconds until somebody may have a test sent; null: now. */
  testWait: RateLimits["connectionTest"];
  /** Puts what an issue tells into words, where a model is configured. */
  narrate: Narrate;
  served: readonly Served[];
}) {
  const { appUrl } = config;
  const store = createNewsletterStore({ db, maximumIssues: config.limits.LIMIT_NEWSLETTER_ISSUES });
  const links = createNewsletterLinks({ db, clock });
  const apiOf = createInternalApi({ served: others, answerMs: config.limits.LIMIT_ANSWER_MS, log });
  const writeProse = createProse({ narrate, clock, log });
  const settings = createNewsletterSettings({ store, links, isMailSetUp: mail.isSetUp, clock });
  const subscription = createNewsletterSubscription({
    store,
    links,
    settings,
    mail,
    addressOf,
    confirmedAddressOf,
    addressShown,
    testWait,
    appUrl,
    clock,
  });
  return {
    served: newsletterEndpoints({
      issues: createNewsletterIssues({
        store,
        apiOf,
        settingsOf: settings.read,
        writeProse,
        addressOf,
        appUrl,
        mailFrom: config.mail?.from ?? `Bellwether <bellwether@${appUrl.hostname}>`,
        clock,
      }),
      settings,
      feed: createNewsletterFeed({ store, links, appUrl }),
      subscription,
    }),
    job: newslettersJob({
      store,
      apiOf,
      writeProse,
      deliver: (userId, key) => subscription.deliver(userId, key),
      clock,
      log,
    }),
    /** What was sent to the address before confirms nothing any more. */
    addressChanged: (userId: string) => links.removeAll(userId, "confirm"),
    cleanUp: () => links.deleteOld(isoTime(clock.now() - linksKeptMs)),
  };
}
