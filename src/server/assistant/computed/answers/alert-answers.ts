import { alertsFound } from "../../tools/alerts.ts";
import { phrase } from "../phrase.ts";
import { type Answerers, answerer, isPast } from "./answerer.ts";

/** Answers about the user's alerts. */
export const alertAnswers: Answerers = {
  alerts: answerer("always past-day past-range several each", async ({ symbols, period, slots, context }, draft) => {
    const since = isPast(period) && period.from !== "" ? period.from : period?.unit === "day" ? period.from : undefined;
    const isHistory = since !== undefined || /\b(?:fire[ds]?|trigger\w*|went|gone?|history|hit)\b/i.test(slots.text);
    for (const symbol of symbols.length === 0 ? [undefined] : symbols) {
      const given = { ...(symbol === undefined ? {} : { symbol }), ...(since === undefined ? {} : { since }) };
      const found = draft.take("get_alerts", given, await alertsFound(given, context));
      const [list, fired] = ["alerts", "alert-events"].map((kind) => found.find(({ source }) => source.kind === kind));
      if (fired !== undefined && isHistory) {
        draft.line(
          phrase`**${fired.text("fired")} of your alerts fired**${since === undefined ? "" : " in that time"} ${fired.mark}.`,
        );
        draft.table(fired);
      }
      if (list === undefined) continue;
      draft.line(
        phrase`You have **${list.text("total")} ${list.value("total") === 1 ? "alert" : "alerts"}**; ${list.text("waiting")} wait for their condition ${list.mark}:`,
      );
      draft.table(list);
    }
  }),
};
