import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { found, missing, refused } from "../../tools/found.ts";
import { portfolioName } from "../../tools/holdings.ts";
import { accountQuery } from "../../tools/account-input.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { subjectOf } from "../../tools/subject-of.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { ToolContext, ToolFound, ToolMissing } from "../../tool.ts";
import { say } from "../phrase.ts";
import { accountOf, type Answerers, daysOf, isPast, ownAnswerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";

const maxLots = 100;

/** Answers about lots and closed trades. */
export const tradeAnswers: Answerers = {
  /** Holdings by the day of their oldest open lot. */
  heldSince: ownAnswerer("several", async ({ symbols, whats, slots, account, context }, draft) => {
    const [lots] = draft.take("get_lots", accountOf(account), await lotsFound(context, account));
    if (lots === undefined) return;
    const isNewest = slots.rank === "least" || whats.includes("newest");
    const rows = (lots.source.table?.rows ?? [])
      .flatMap(({ symbol }, index) =>
        symbol === null ? [] : [{ symbol, index, day: lots.value(`${index}.date`) ?? 0 }],
      )
      .filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
      .toSorted((one, other) => one.day - other.day);
    const oldest = [...new Map(rows.toReversed().map((row) => [row.symbol, row])).values()].toSorted((one, other) =>
      isNewest ? other.day - one.day : one.day - other.day,
    );
    const { trades } = draft.words;
    const source = lots.mark;
    const yearAgo = Date.parse(addMonths(context.today, -12));
    const aged = rows.filter(({ day }) => day < yearAgo);
    const isAged = whats.includes("aged");
    draft.line(
      isAged
        ? aged.length === 0
          ? trades.noneHeldLonger(source)
          : trades.heldLonger(source)
        : trades.heldSince({ isNewest, source }),
    );
    draft.list(
      (isAged ? aged : oldest).map(({ symbol, index }) =>
        say(trades.since, { symbol, day: lots.text(`${index}.date`), source }),
      ),
    );
  }),

  lots: ownAnswerer("several", async ({ symbols, account, context }, draft) => {
    for (const symbol of symbols) {
      const given = { symbol, ...accountOf(account) };
      const [lots] = draft.take("get_lots", given, await lotsFound(context, account, symbol));
      if (lots === undefined) continue;
      draft.line(
        say(draft.words.trades.lots, {
          count: lots.text("count"),
          isOne: lots.value("count") === 1,
          symbol,
          average: lots.text("averageCost"),
          source: lots.mark,
        }),
      );
      draft.table(lots);
    }
  }),

  /** How many sales realised a gain, and the average gain and loss. */
  closedTrades: ownAnswerer("always|past-day|past-range", async (asked, draft) => {
    const { period, account, whats, context } = asked;
    const given = { type: "sell" as const, ...(isPast(period) ? daysOf(period) : {}), ...accountOf(account) };
    const [sales] = draft.take("get_transactions", given, await transactionsFound(given, context));
    if (sales === undefined) return;
    const { trades } = draft.words;
    const realised = (sales.source.table?.rows ?? []).flatMap((_, index) => sales.value(`${index}.realised`) ?? []);
    if (realised.length === 0) {
      draft.line(trades.noRealised(sales.mark));
      return;
    }
    const wins = realised.filter((gain) => gain > 0).length;
    const losses = realised.filter((gain) => gain < 0);
    const currencies = new Set(
      sales.source.facts.filter(({ key }) => key.endsWith(".realised")).map((fact) => fact.currency),
    );
    const [currency = null] = currencies;
    const average = (key: string, label: string, values: readonly number[]) => ({
      key,
      label,
      unit: "money" as const,
      currency,
      value:
        currencies.size > 1 || values.length === 0 ? null : values.reduce((sum, gain) => sum + gain, 0) / values.length,
      formula: draft.words.formulas.meanOfSales,
    });
    const [counted] = draft.take(
      "closed_trades",
      given,
      calculationSource(trades.closedTitle, {
        asOf: context.today,
        status: "manual",
        values: [
          {
            key: "wins",
            label: trades.wins,
            unit: "count",
            value: wins,
            formula: draft.words.formulas.salesWithGain,
          },
          {
            key: "sales",
            label: trades.sales,
            unit: "count",
            value: realised.length,
            formula: draft.words.formulas.salesKnown,
          },
          {
            key: "rate",
            label: trades.rate,
            unit: "percent",
            value: (wins / realised.length) * 100,
            formula: draft.words.formulas.winRate,
          },
          average(
            "averageGain",
            trades.averageGain,
            realised.filter((gain) => gain > 0),
          ),
          average("averageLoss", trades.averageLoss, losses),
        ],
      }),
    );
    if (whats.includes("average")) {
      const source = counted?.mark ?? "";
      draft.list(
        (counted?.source.facts ?? [])
          .filter(({ key }) => key.startsWith("average"))
          .map(({ key, label }) =>
            say(trades.average, { label, value: counted?.text(key, { signed: true }) ?? null, source }),
          ),
      );
      if (losses.length === 0 || losses.length === realised.length || currencies.size > 1)
        draft.line(trades.noAverage(source));
    }
    draft.line(
      say(trades.winRate, {
        rate: counted?.text("rate") ?? null,
        wins: counted?.text("wins") ?? null,
        sales: counted?.text("sales") ?? null,
        source: counted?.mark ?? "",
      }),
    );
    draft.table(sales);
  }),
};

/** Open lots of the portfolio or of one symbol, the oldest first. */
export async function lotsFound(
  { api, today, words }: ToolContext,
  account: string | undefined,
  symbol?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/holdings", {
    by: "symbol",
    ...query,
    ...(symbol === undefined ? {} : { lotsOf: symbol }),
  });
  if (!reply.ok) return refused(reply, words);
  const { lots: texts } = words.answers.sources;
  const holdings = reply.output.holdings.filter((holding) => symbol === undefined || holding.symbol === symbol);
  const lots = holdings
    .flatMap((holding) => holding.lots.map((lot) => ({ ...lot, symbol: holding.symbol, currency: holding.currency })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, maxLots);
  if (lots.length === 0) return missing(symbol === undefined ? texts.none : texts.noneOf(symbol));
  const draft = sourceDraft({ asOf: today, status: "manual", words });
  const { labels } = draft;
  const base = reply.output.baseCurrency;
  const [only] = holdings;
  const title = symbol === undefined ? texts.title : texts.titleOf(symbol);
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
          count: draft.figure({ key: "count", label: texts.count, unit: "count", value: lots.length }),
          averageCost:
            symbol === undefined || only === undefined
              ? null
              : draft.figure({
                  key: "averageCost",
                  label: labels.averageCost,
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
              date: draft.day({ key: `${index}.date`, label: texts.day, subject: of.subject, date: lot.date }),
              shares: draft.figure({
                ...of,
                key: `${index}.shares`,
                label: texts.shares,
                unit: "shares",
                value: lot.quantity,
              }),
              price: draft.figure({
                ...of,
                key: `${index}.price`,
                label: texts.price,
                unit: "money",
                currency: lot.currency,
                value: lot.price,
              }),
              cost: draft.figure({
                ...of,
                key: `${index}.cost`,
                label: texts.cost,
                unit: "money",
                currency: base,
                value: lot.cost,
              }),
              gain: draft.figure({
                ...of,
                key: `${index}.gain`,
                label: texts.gain,
                unit: "money",
                currency: base,
                value: lot.gain,
              }),
            };
          }),
        },
        table: {
          title,
          columns: [labels.symbol, labels.date, labels.shares, labels.price, labels.cost, labels.unrealisedGain].map(
            (label, index) => ({
              label,
              isNumber: index > 1,
            }),
          ),
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
