import { holdUser } from "../account/hold-user.ts";
import type { Clock } from "../clock.ts";
import type { Database, Queries } from "../database/open-database.ts";
import { createAlertEventStore } from "./event-store.ts";
import { createPricedAlertStore } from "./priced-alert-store.ts";
import { createUserAlertStore } from "./user-alert-store.ts";
import { createWatchedAlertStore } from "./watched-alert-store.ts";

export type { StoredAlert } from "./user-alert-store.ts";

export type AlertStore = ReturnType<typeof createAlertStore>;

/** All SQL for alerts. Queries of a request are limited to one user; another user's alert isn't found. */
export function createAlertStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    transaction: <T>(work: (queries: Queries) => Promise<T>): Promise<T> => db.transaction().execute(work),

    /** Holds a user's alerts against other writers until the transaction ends. */
    hold: holdUser,

    ...createUserAlertStore({ db, clock }),
    ...createWatchedAlertStore({ db, clock }),
    ...createPricedAlertStore({ db, clock }),
    ...createAlertEventStore({ db, clock }),
  };
}
