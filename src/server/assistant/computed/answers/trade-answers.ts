import { found, missing, refused } from "../../tools/found.ts";
import { portfolioName } from "../../tools/holdings.ts";
import { accountQuery } from "../../tools/account-input.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { ToolContext, ToolFound, ToolMissing } from "../../tool.ts";
import { phrase } from "../phrase.ts";
import { accountOf, type Answerers, daysOf, isPast, ownAnswerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";

const maxLots = 100;

/** Answers about lots and closed trades. */
export const tradeAnswers: Answerers = {
  /** Holdings by the day of their oldest open lot. */
  heldSince: ownAnswerer("account rank each several", async ({ symbols, slots, account, context }, draft) => {
    const [lots] = draft.take("get_lots", accountOf(account), await lotsFound(context, account));
    if (lots === undefined) return;
    const isNewest = slots.rank?.end === "least" || /\b(?:shortest|newest)\b/i.test(slots.text);
    const rows = (lots.source.table?.rows ?? [])
      .flatMap(({ symbol }, index) =>
        symbol === null ? [] : [{ symbol, index, day: lots.value(`${index}.date`) ?? 0 }],
      )
      .filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
      .toSorted((one, other) => one.day - other.day);
    const oldest = [...new Map(rows.toReversed().map((row) => [row.symbol, row])).values()].toSorted((one, other) =>
      isNewest ? other.day - one.day : one.day - other.day,
    );
    draft.line(
      `Your holdings by the day of their oldest open lot, ${isNewest ? "newest" : "oldest"} first ${lots.mark}:`,
    );
    draft.list(
      oldest.map(({ symbol, index }) => phrase`**${symbol}**: since ${lots.text(`${index}.date`)} ${lots.mark}`),
    );
  }),

  lots: ownAnswerer("account several comparison", async ({ symbols, account, context }, draft) => {
    for (const symbol of symbols) {
      const given = { symbol, ...accountOf(account) };
      const [lots] = draft.take("get_lots", given, await lotsFound(context, account, symbol));
      if (lots === undefined) continue;
      draft.line(
        phrase`**You have ${lots.text("count")} open ${lots.value("count") === 1 ? "lot" : "lots"} of ${symbol}**, by the cost method of your settings; average cost ${lots.text("averageCost")} a share ${lots.mark}:`,
      );
      draft.table(lots);
    }
  }),

  /** How many sales realised a gain. */
  closedTrades: ownAnswerer("always past-day past-range account", async ({ period, account, context }, draft) => {
    const given = { type: "sell" as const, ...(isPast(period) ? daysOf(period) : {}), ...accountOf(account) };
    const [sales] = draft.take("get_transactions", given, await transactionsFound(given, context));
    if (sales === undefined) return;
    const realised = (sales.source.table?.rows ?? []).flatMap((_, index) => sales.value(`${index}.realised`) ?? []);
    if (realised.length === 0) {
      draft.line(`What these sales realised isn't known ${sales.mark}.`);
      return;
    }
    const wins = realised.filter((gain) => gain > 0).length;
    const [counted] = draft.take(
      "closed_trades",
      given,
      calculationSource("Closed trades", {
        asOf: context.today,
        status: "manual",
        values: [
          {
            key: "wins",
            label: "Sales with a gain",
            unit: "count",
            value: wins,
            formula: "sales whose realised gain is above zero",
          },
          {
            key: "sales",
            label: "Sales",
            unit: "count",
            value: realised.length,
            formula: "sales whose realised gain is known",
          },
          {
            key: "rate",
            label: "Part of sales with a gain",
            unit: "percent",
            value: (wins / realised.length) * 100,
            formula: "sales with a gain ÷ sales × 100",
          },
        ],
      }),
    );
    draft.line(
      phrase`**${counted?.text("rate") ?? null} of your sales realised a gain**: ${counted?.text("wins") ?? null} of ${counted?.text("sales") ?? null} ${counted?.mark ?? ""}.`,
    );
    draft.table(sales);
  }),
};

/** Open lots of the portfolio or of one symbol, the oldest first. */
async function lotsFound(
  { api, today }: ToolContext,
  account: string | undefined,
  symbol?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/holdings", {
    by: "symbol",
    ...query,
    ...(symbol === undefined ? {} : { lotsOf: symbol }),
  });
  if (!reply.ok) return refused(reply);
  const holdings = reply.output.holdings.filter((holding) => symbol === undefined || holding.symbol === symbol);
  const lots = holdings
    .flatMap((holding) => holding.lots.map((lot) => ({ ...lot, symbol: holding.symbol, currency: holding.currency })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, maxLots);
  if (lots.length === 0) return missing(symbol === undefined ? "No open lots are recorded." : `You hold no ${symbol}.`);
  const draft = sourceDraft({ asOf: today, status: "manual" });
  const base = reply.output.baseCurrency;
  const [only] = holdings;
  const title = symbol === undefined ? "Your open lots" : `Your open lots of ${symbol}`;
  return found(
    title,
    [
      draft.source({
        kind: "lots",
        title,
        symbol: symbol ?? null,
        provider: portfolioName,
        href: "/portfolio",
        data: {
          count: draft.figure({ key: "count", label: "Open lots", unit: "count", value: lots.length }),
          averageCost:
            symbol === undefined || only === undefined
              ? null
              : draft.figure({
                  key: "averageCost",
                  label: "Average cost",
                  subject: subjectOf(symbol),
                  unit: "money",
                  currency: only.currency,
                  isPrivate: true,
                  value: only.averageCost,
                }),
          lots: lots.map((lot, index) => {
            const of = { subject: subjectOf(lot.symbol), isPrivate: true, period: lot.date };
            return {
              symbol: lot.symbol,
              date: draft.day({ key: `${index}.date`, label: "Day of a lot", subject: of.subject, date: lot.date }),
              shares: draft.figure({
                ...of,
                key: `${index}.shares`,
                label: "Shares of a lot",
                unit: "shares",
                value: lot.quantity,
              }),
              price: draft.figure({
                ...of,
                key: `${index}.price`,
                label: "Price of a lot",
                unit: "money",
                currency: lot.currency,
                value: lot.price,
              }),
              cost: draft.figure({
                ...of,
                key: `${index}.cost`,
                label: "Cost of a lot",
                unit: "money",
                currency: base,
                value: lot.cost,
              }),
              gain: draft.figure({
                ...of,
                key: `${index}.gain`,
                label: "Unrealised gain of a lot",
                unit: "money",
                currency: base,
                value: lot.gain,
              }),
            };
          }),
        },
        table: {
          title,
          columns: ["Symbol", "Date", "Shares", "Price", "Cost", "Unrealised gain"].map((label, index) => ({
            label,
            isNumber: index > 1,
          })),
          rows: lots.map(({ symbol: name }, index) => ({
            symbol: name,
            cells: [
              { text: name },
              ...["date", "shares", "price", "cost", "gain"].map((key) => draft.cell(`${index}.${key}`)),
            ],
          })),
        },
      }),
    ],
    [...new Set(lots.map((lot) => lot.symbol))].map((name) => subjectOf(name)),
  );
}
