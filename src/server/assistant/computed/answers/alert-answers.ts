import { alertsFound } from "../../tools/alerts.ts";
import { say } from "../phrase.ts";
import { type Answerers, isPast, answerer } from "./answerer.ts";

/** Answers about the user's alerts. */
export const alertAnswers: Answerers = {
  alerts: answerer("always|past-day|past-range|several", async ({ symbols, period, whats, context }, draft) => {
    const { trades } = draft.words;
    const since = isPast(period) && period.from !== "" ? period.from : period?.unit === "day" ? period.from : undefined;
    const isHistory = since !== undefined || whats.includes("fired");
    for (const symbol of symbols.length === 0 ? [undefined] : symbols) {
      const given = { ...(symbol === undefined ? {} : { symbol }), ...(since === undefined ? {} : { since }) };
      const found = draft.take("get_alerts", given, await alertsFound(given, context));
      const [list, fired] = ["alerts", "alert-events"].map((kind) => found.find(({ source }) => source.kind === kind));
      if (fired !== undefined && isHistory) {
        draft.line(
          say(trades.alertsFired, { count: fired.text("fired"), isThen: since !== undefined, source: fired.mark }),
        );
        draft.table(fired);
      }
      if (list === undefined) continue;
      draft.line(
        say(trades.alerts, {
          count: list.text("total"),
          isOne: list.value("total") === 1,
          waiting: list.text("waiting"),
          source: list.mark,
        }),
      );
      draft.table(list);
    }
  }),
};
