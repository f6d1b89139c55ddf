import { dayNumber } from "#core/calendar/plain-date.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { found, missing } from "../../tools/found.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import { say } from "../phrase.ts";
import { type Answerers, accountOf, daysOf, isPast, ownAnswerer } from "./answerer.ts";

const maxBars = 5_000;
const day = 86_400_000;

/** The value that sold shares would have had they been kept. */
export const keptAnswers: Answerers = {
  kept: ownAnswerer("always|past-day|past-range|account|several", async (asked, draft) => {
    const { period, account, context } = asked;
    const { formulas, trades, whatIf } = draft.words;
    for (const symbol of asked.symbols) {
      const given = {
        symbol,
        type: "sell" as const,
        ...(isPast(period) ? daysOf(period) : {}),
        ...accountOf(account),
      };
      const [sales] = draft.take("get_transactions", given, await transactionsFound(given, context));
      if (sales === undefined) continue;
      const history = await dailyHistory(symbol, context, maxBars);
      const bars = typeof history === "string" ? [] : history.bars;
      const last = bars.at(-1);
      const rows = sales.source.table?.rows ?? [];
      const parts = rows.flatMap((_, index) => {
        const [time, shares, price] = ["date", "shares", "price"].map((key) => sales.value(`${index}.${key}`));
        const sold = bars.findLast(({ date }) => dayNumber(date) * day <= (time ?? 0));
        if (shares == null || price == null || sold === undefined || last === undefined || sold.close <= 0) return [];
        return [{ brought: Math.abs(shares) * price, kept: (Math.abs(shares) * price * last.close) / sold.close }];
      });
      if (typeof history === "string" || last === undefined || parts.length < rows.length || parts.length === 0) {
        draft.take("kept", { symbol }, missing(trades.keptUnknown(symbol)));
        continue;
      }
      const sheet = sourceDraft({
        asOf: last.date,
        status: worstStatus([history.provenance.status, "manual"]) ?? "manual",
        subject: subjectOf(symbol),
      });
      const total = (key: "brought" | "kept") => parts.reduce((sum, part) => sum + part[key], 0);
      const money = (key: string, label: string, value: number, formula: string) =>
        sheet.computed({
          key,
          label,
          unit: "money",
          currency: history.currency,
          isPrivate: true,
          value,
          formula,
          of: [],
        });
      const title = trades.keptTitle(symbol);
      const data = {
        brought: money("brought", trades.brought, total("brought"), formulas.broughtBySales),
        kept: money("kept", trades.worthIfKept, total("kept"), formulas.worthIfKept),
        difference: money("difference", whatIf.difference, total("kept") - total("brought"), formulas.keptLessBrought),
      };
      const [cited] = draft.take(
        "kept",
        { symbol },
        found(title, [
          sheet.source({
            kind: "calculation",
            title,
            symbol,
            provider: history.provenance.source,
            data: { title: sheet.own(title), ...data },
          }),
        ]),
      );
      if (cited === undefined) continue;
      draft.line(
        say(trades.kept, {
          symbol,
          brought: cited.text("brought"),
          kept: cited.text("kept"),
          difference: cited.text("difference", { signed: true }),
          source: cited.mark,
        }),
      );
      draft.line(whatIf.leftOutOfKept);
      draft.table(sales);
    }
  }),
};
