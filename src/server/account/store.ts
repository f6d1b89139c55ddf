import type { Clock } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { createAddressStore } from "./address-store.ts";
import { createAdministratorStore } from "./administrator-store.ts";
import { createPasswordStore } from "./password-store.ts";
import { createPhotoStore } from "./photo-store.ts";
import { createSessionEndStore, createSessionStore } from "./session-store.ts";
import { createSignInFailureStore } from "./sign-in-failure-store.ts";
import { createUserStore } from "./user-store.ts";

export type { SessionRecord } from "./session-store.ts";
export type { UserRecord } from "./user-store.ts";

export type AccountStore = ReturnType<typeof createAccountStore>;

/** All SQL about users, sessions and failed sign-ins, one file per noun. */
export function createAccountStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),
    ...createUserStore({ db, clock }),
    ...createPhotoStore({ db }),
    ...createAddressStore({ db, clock }),
    ...createPasswordStore({ db }),
    ...createAdministratorStore({ db }),
    ...createSessionStore({ db, clock }),
    ...createSessionEndStore({ db, clock }),
    ...createSignInFailureStore({ db, clock }),
  };
}
