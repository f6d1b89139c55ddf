import type { Session, User } from "#contract/account.ts";
import type { Queries } from "../database/open-database.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { SignedIn } from "../http/serve.ts";
import type { Sessions } from "./sessions.ts";
import type { AccountStore, UserRecord } from "./store.ts";

/** A session that has begun; the token goes into the cookie and nowhere else. */
export interface Started {
  readonly token: string;
  readonly session: Session;
}

type Shown = Pick<UserRecord, "id" | "email" | "displayName" | "photoURL">;
export type SessionStart = ReturnType<typeof createSessionStart>;

/** Begins the session of somebody who has shown who they are, whichever way. Disabled users get none. */
export function createSessionStart({ store, sessions }: { store: AccountStore; sessions: Sessions }) {
  return {
    /** `claim` uses up what was shown, in the same transaction; false: somebody else was faster. It was shown now, or at `provedAtMs`. */
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

/** A session as its owner sees it. */
export function sessionOf(user: Shown, { expiresAt }: Pick<SignedIn, "expiresAt">): Session {
  return { user: userOf(user), expiresAt };
}

/** A user as they see themselves. */
export function userOf({ id, email, displayName, photoURL }: Shown): User {
  return { id, email, displayName, photoURL };
}
