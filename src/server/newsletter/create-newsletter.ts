import { createInternalApi } from "../assistant/internal-api.ts";
import type { Narrate } from "../assistant/texts/narrate.ts";
import { keyOf } from "../account/email-address.ts";
import type { AccountEvents } from "../account/create-account.ts";
import type { AccountStore } from "../account/store.ts";
import type { Base } from "../base.ts";
import { isoTime } from "../clock.ts";
import type { Served } from "../http/serve.ts";
import type { Room } from "../room.ts";
import { newslettersJob } from "./due-issues.ts";
import { newsletterEndpoints } from "./endpoints.ts";
import { createNewsletterFeed } from "./feed.ts";
import { createNewsletterIssues } from "./issues.ts";
import { createNewsletterLinks } from "./link-store.ts";
import { createNewsletterCopy } from "./newsletter-copy.ts";
import { createProse } from "./prose.ts";
import { createNewsletterSettings } from "./settings.ts";
import { createNewsletterStore } from "./store.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { Post } from "./post.ts";
import { createNewsletterSubscription } from "./subscription.ts";

/** Old mails keep a working unsubscribe link for this long. */
const linksKeptMs = 400 * 86_400_000;

/** The newsletter, over the addresses that everything else is served at. */
export function createNewsletterRoom({
  config,
  db,
  clock,
  log,
  limits,
  appUrl,
  users,
  mail,
  words,
  narrate,
  events,
  endpoints: others,
}: Base & {
  users: Pick<AccountStore, "addressOf" | "confirmedAddress" | "confirmAddress">;
  mail: Post;
  words: ReaderWords;
  /** Writes the contents of an issue in words, where a model is configured. */
  narrate: Narrate;
  events: Pick<AccountEvents, "addressChanged">;
  /** Endpoints that an issue may call. */
  endpoints: readonly Served[];
}) {
  const { addressOf, confirmedAddress: confirmedAddressOf } = users;
  const maximumIssues = config.limits.LIMIT_NEWSLETTER_ISSUES;
  const store = createNewsletterStore({ db, maximumIssues });
  const links = createNewsletterLinks({ db, clock });
  const apiOf = createInternalApi({ endpoints: others, answerMs: config.limits.LIMIT_ANSWER_MS, log });
  const writeProse = createProse({ narrate, clock, log });
  const settings = createNewsletterSettings({ store, links, isMailSetUp: mail.isSetUp, clock });
  const subscription = createNewsletterSubscription({
    store,
    links,
    settings,
    mail,
    words,
    addressOf,
    confirmedAddressOf,
    addressShown: (userId, address) => users.confirmAddress(db, userId, keyOf(address)),
    testWait: limits.connectionTest,
    appUrl,
    clock,
  });
  // Links sent to the old address can no longer confirm anything.
  events.addressChanged.on((userId) => links.removeAll(userId, "confirm"));
  return {
    endpoints: newsletterEndpoints({
      issues: createNewsletterIssues({
        store,
        apiOf,
        settingsOf: settings.read,
        writeProse,
        words,
        addressOf,
        appUrl,
        mailFrom: config.mail?.from ?? `Bellwether <bellwether@${appUrl.hostname}>`,
        clock,
      }),
      settings,
      feed: createNewsletterFeed({ store, links, words, appUrl }),
      subscription,
    }),
    jobs: [
      newslettersJob({
        store,
        apiOf,
        writeProse,
        words,
        deliver: (userId, key) => subscription.deliver(userId, key),
        clock,
        log,
      }),
    ],
    copy: createNewsletterCopy({ maximumIssues }),
    cleanUp: () => links.deleteOld(isoTime(clock.now() - linksKeptMs)),
  } satisfies Room;
}
