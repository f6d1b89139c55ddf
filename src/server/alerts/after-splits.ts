import { alertKindOf } from "#core/alerts/alert-kinds.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { splitRatio } from "#core/market/split-of-day.ts";
import type { AlertStore, StoredAlert } from "./store.ts";

export type AfterSplits = ReturnType<typeof createAfterSplits>;

/** Moves the thresholds of alerts with the splits up to a session, once each. */
export function createAfterSplits({ store }: { store: Pick<AlertStore, "move" | "byIds"> }) {
  /** Returns the alert as it is in the prices of `day`; null when it is gone or another process has changed it. */
  return async (alert: StoredAlert, events: readonly CorporateEvent[], day: string): Promise<StoredAlert | null> => {
    const afterSplit = alertKindOf(alert.rule).afterSplit;
    const ratio = splitRatio(events, alert.pricedOn, day);
    if (afterSplit === undefined || ratio === 1) return alert;
    await store.move(alert, { rule: afterSplit(alert.rule, ratio), pricedOn: day });
    const [moved] = await store.byIds([alert.id]);
    return moved === undefined || moved.pricedOn < day ? null : moved;
  };
}
