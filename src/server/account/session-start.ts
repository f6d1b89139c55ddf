import type { Session, User } from "#contract/account.ts";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** A new session. The token goes only into the cookie. */
export interface Started {
  readonly token: string;
  readonly session: Session;
}

type Shown = Pick<UserRecord, "id" | "email" | "displayName" | "photoURL">;
export type SessionStart = ReturnType<typeof createSessionStart>;

/** Starts a session for an authenticated person, whatever the method. Disabled users get none. */
export function createSessionStart({ store, sessions }: { store: AccountStore; sessions: Sessions }) {
  return {
    /**
     * `claim` uses up the proof in the same transaction; false: it was used already. The proof dates from `provedAtMs`,
     * or from now.
     */
    async begin(
      userId: string,
      userAgent: string | null,
      claim: (queries: Queries) => Promise<boolean>,
      provedAtMs?: number,
    ): Promise<Started | Refusal> {
      const user = await store.userById(userId);
      if (user === undefined) return refuse("sign-in-expired");
      if (user.disabledAt !== null) return refuse("user-disabled");
      return store.transaction(async (queries) => {
        if (!(await claim(queries))) return refuse("sign-in-expired");
        const { token, signedIn } = await sessions.start(user.id, queries, userAgent, provedAtMs);
        return { token, session: sessionOf(user, signedIn) };
      });
    },
  };
}

/** A session in the form its owner sees. */
export function sessionOf(user: Shown, { expiresAt }: Pick<SignedIn, "expiresAt">): Session {
  return { user: userOf(user), expiresAt };
}

/** A user in the form they see themselves. */
export function userOf({ id, email, displayName, photoURL }: Shown): User {
  return { id, email, displayName, photoURL };
}
