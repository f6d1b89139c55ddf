import type { Base } from "../base.ts";
import type { Event } from "../event.ts";
import type { Queries } from "../database/open-database.ts";
import type { RoomWithOffers } from "../room.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { createAccount } from "./account.ts";
import { createAccountParts } from "./account-parts.ts";
import type { AccountPost } from "./account-post.ts";
import { createAddressConfirmation } from "./address-confirmation.ts";
import { createBeginSession } from "./begin-session.ts";
import { createFirebase } from "./create-firebase.ts";
import { createSignInWays } from "./create-sign-in-ways.ts";
import { createCredentials } from "./credentials.ts";
import { accountEndpoints } from "./endpoints.ts";
import { firebaseRules } from "./firebase-config.ts";
import { firebaseEndpoints, noHostedSession } from "./firebase-endpoints.ts";
import { createOfflineKeys } from "./offline-keys.ts";
import { profileCopy } from "./profile-copy.ts";
import type { SessionWatch } from "./session-watch.ts";
import type { AccountStore } from "./store.ts";
import { userEndpoints } from "./users.ts";
import { removeAllButPassword } from "./way-in-store.ts";

/** Account events for other rooms. */
export interface AccountEvents {
  /** Emitted when an account's address changes. */
  readonly addressChanged: Event<[userId: string]>;
  /** Emitted when a disabled user may sign in again, in the same transaction. */
  readonly enabled: Event<[queries: Queries, userId: string]>;
}

export type AccountRoom = ReturnType<typeof createAccountRoom>;
type UserWork = (userId: string, queries: Queries) => Promise<void>;

/** Accounts, sign-in methods and sessions. */
export function createAccountRoom(
  base: Base & {
    store: AccountStore;
    sessionWatch: SessionWatch;
    mail: AccountPost;
    words: ReaderWords;
    events: AccountEvents;
    /** Fills a new account with its initial data, in the same transaction. */
    prepare: UserWork;
    /** Ends the personal access tokens of an account. */
    endTokens: UserWork;
  },
) {
  const { config, clock, appUrl, secret, store, sessionWatch, events } = base;
  const common = { ...base, ...createAccountParts(base) };
  const { links, sessions } = common;
  const ways = createSignInWays(common);
  const account = createAccount({
    ...common,
    passkeyAddress: ways.passkeyAddress,
    providerName: config.oidc?.name ?? null,
    secondFactor: ways.secondFactor,
    hosted: config.firebase === null ? null : firebaseRules(config.firebase),
  });
  const addressConfirmation = createAddressConfirmation({
    ...common,
    addressChanged: (userId) => events.addressChanged.emit(userId),
  });
  const credentials = createCredentials({
    ...common,
    secondFactor: ways.secondFactor,
    hasPasskey: ways.hasPasskey,
    hasProvider: ways.hasProvider,
    removeAllButPassword,
    addressConfirmation,
  });
  const firebase =
    config.firebase === null
      ? null
      : createFirebase({
          ...common,
          config: config.firebase,
          identities: ways.identities,
          changeAddress: (userId, email) => addressConfirmation.change(userId, email, true, null),
        });
  const endReplaced = (previousToken: string, token: string) => account.endReplaced(previousToken, token);
  const beginSession = createBeginSession({ endReplaced, knownBrowsers: common.knownBrowsers });
  const local = [
    ...accountEndpoints({
      account,
      addressConfirmation,
      credentials,
      store,
      sessionWatch,
      beginSession,
      offlineKeys: createOfflineKeys(secret),
    }),
    ...ways.endpoints({ account, beginSession }),
  ];

  sessionWatch.ask((tokenHashes) => store.sessionStates(tokenHashes));
  if (firebase !== null)
    sessionWatch.ask(async (tokenHashes) => {
      firebase.watch(tokenHashes);
      return new Map();
    });

  return {
    endpoints: [
      ...(firebase === null
        ? [...local, noHostedSession()]
        : firebaseEndpoints({ firebase, local, endReplaced, clock })),
      ...userEndpoints({
        store,
        links,
        appUrl,
        clock,
        wake: (queries, userId) => events.enabled.emit(queries, userId),
      }),
    ],

    findSession: (token: string) => (firebase ?? sessions).find(token),
    isRecentSignIn: credentials.isRecent,

    copy: profileCopy,
    stop: () => sessionWatch.stop(),

    async cleanUp(): Promise<void> {
      await Promise.all([
        store.deleteExpiredSessions(),
        store.deleteOldFailures(),
        links.deleteOld(),
        ways.secondFactor.cleanUp(),
        ways.cleanUpPasskeys(),
      ]);
    },
  } satisfies RoomWithOffers;
}
