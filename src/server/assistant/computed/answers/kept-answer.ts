import { dayNumber } from "#core/calendar/plain-date.ts";
import { worstStatus } from "#core/market/provenance.ts";
import { found, missing } from "../../tools/found.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import { phrase } from "../phrase.ts";
import { type Answerers, accountOf, daysOf, isPast, ownAnswerer } from "./answerer.ts";

const maxBars = 5_000;
const day = 86_400_000;

/** The value that sold shares would have had they been kept. */
export const keptAnswers: Answerers = {
  kept: ownAnswerer("always past-day past-range account several", async (asked, draft) => {
    const { period, account, context } = asked;
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
        draft.take(
          "kept",
          { symbol },
          missing(`What the sold shares of ${symbol} would be worth isn't known: a price is missing.`),
        );
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
      const title = `${symbol} sold, had it been kept`;
      const data = {
        brought: money("brought", "Sales brought", total("brought"), "shares × price, over all sales"),
        kept: money(
          "kept",
          "Worth today if kept",
          total("kept"),
          "each sale × close today ÷ close of its day, adjusted for splits",
        ),
        difference: money(
          "difference",
          "Difference",
          total("kept") - total("brought"),
          "worth today if kept − what the sales brought",
        ),
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
        phrase`Your sales of ${symbol} brought **${cited.text("brought")}**. Kept, these shares would be worth **${cited.text("kept")}** today: ${cited.text("difference", { signed: true })} ${cited.mark}.`,
      );
      draft.line("Splits are counted; dividends, fees and taxes are left out, and so is what you did with the money.");
      draft.table(sales);
    }
  }),
};
