import type { Base } from "../base.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createAccountMails } from "./account-mails.ts";
import type { AccountPost } from "./account-post.ts";
import { createKnownBrowsers } from "./known-browsers.ts";
import { createAccountLinkStore } from "./link-store.ts";
import { createOwnerNotice } from "./owner-notice.ts";
import { createPasswordHasher } from "./password-hash.ts";
import { createSessionStart } from "./session-start.ts";
import { createSessions } from "./sessions.ts";
import type { AccountStore } from "./store.ts";

/** The parts that all ways of signing in share. */
export function createAccountParts(base: Base & { store: AccountStore; mail: AccountPost; words: ReaderWords }) {
  const { config, db, clock, secret, store } = base;
  const { minimumPasswordLength, signUp: signUpMode } = config;
  const links = createAccountLinkStore({ db, clock });
  const sessions = createSessions({ ...base, store });
  const hasher = createPasswordHasher({
    atOnce: config.limits.LIMIT_HASHES_AT_ONCE,
    queueLength: config.limits.LIMIT_HASH_QUEUE,
  });
  const mails = createAccountMails(base);
  return {
    mails,
    links,
    sessions,
    hasher,
    tellOwner: createOwnerNotice(base.mail, mails),
    sessionStart: createSessionStart({ store, sessions }),
    knownBrowsers: createKnownBrowsers(secret),
    signUpMode,
    minimumPasswordLength,
  };
}
