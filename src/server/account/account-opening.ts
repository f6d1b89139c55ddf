import { randomUUID } from "node:crypto";
import type { Queries } from "../database/open-database.ts";
import type { AccountOptions } from "./account-options.ts";
import { sessionOf, type Started } from "./session-start.ts";

export type AccountOpening = ReturnType<typeof createAccountOpening>;

/** Opens accounts, and checks who may open one in the sign-up mode of this server. */
export function createAccountOpening({
  store,
  links,
  sessions,
  signUpMode,
  prepare,
}: Pick<AccountOptions, "store" | "links" | "sessions" | "signUpMode" | "prepare">) {
  return {
    /** Creates the account with its initial data and signs it in. */
    async open(
      user: { email: string; emailKey: string; displayName: string; passwordHash: string; isConfirmed: boolean },
      queries: Queries,
      userAgent: string | null,
      provedAtMs?: number,
    ): Promise<Started> {
      const id = randomUUID();
      await store.insertUser(queries, { id, ...user });
      await prepare(id, queries);
      const { token, signedIn } = await sessions.start(id, queries, userAgent, provedAtMs);
      return { token, session: sessionOf({ id, photoURL: null, ...user }, signedIn) };
    },

    /** With invitations only, the first account still needs none, because no one could invite it yet. */
    isOpenToAll: async (): Promise<boolean> =>
      signUpMode === "open" || (signUpMode === "invite" && !(await store.hasUsers())),

    isGoodInvitation: async (invitation: string): Promise<boolean> =>
      signUpMode === "invite" && (await links.find(invitation, "invite")) !== null,
  };
}
