import { type Clock, isoTime } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import { type StoredAlert, storedAlert } from "./user-alert-store.ts";
import { ofEnabled } from "./watched-alert-store.ts";

/** SQL for the session in whose prices a rule is. */
export function createPricedAlertStore({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Alerts of all users on a symbol whose rules are in the prices of an earlier session. */
    async pricedBefore(symbol: string, day: string): Promise<StoredAlert[]> {
      const rows = await ofEnabled(db)
        .selectAll("alerts")
        .where("alerts.symbol", "=", symbol)
        .where((where) => where(where.fn.coalesce("alerts.priced_on", "alerts.created_at"), "<", day))
        .execute();
      return rows.map(storedAlert);
    },

    /** Restates an alert's rule in the prices of a session, unless anybody has changed it since it was read. */
    async move({ id, changedAt }: StoredAlert, { rule, pricedOn }: Pick<StoredAlert, "rule" | "pricedOn">) {
      await db
        .updateTable("alerts")
        .set({ rule: JSON.stringify(rule), priced_on: pricedOn, changed_at: isoTime(clock.now()) })
        .where("id", "=", id)
        .where("changed_at", "=", changedAt)
        .execute();
    },
  };
}
