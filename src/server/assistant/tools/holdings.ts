import { z } from "zod";
import { dayText } from "#core/calendar/day-text.ts";
import type { MissingSplit } from "#contract/portfolio-figures.ts";
import { missingSplitSentence } from "#core/portfolio/missing-split.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery, inAccount } from "./account-input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { dayInput } from "./input.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";

export const nothingHeld = "No holdings: nothing is recorded in the portfolio.";
export const portfolioName = "your portfolio";

const holdingsInput = z.strictObject({ asOf: dayInput.optional(), account: accountInput });

export const holdingsTool = readingTool({
  name: "get_holdings",
  description:
    "Everything the user holds, valued now or at the end of a past day, in all accounts or in one: shares, average cost, price, value, weight, gain, day change, with cash and totals. Ask for it for any question about my portfolio, biggest positions, exposure or concentration.",
  input: holdingsInput,
  symbolsOf: () => [],
  run: (input, context) => holdingsFound(context, input),
});

/** All holdings as one source: none is ever left out; what has no price is named. */
export async function holdingsFound(
  { api, today }: Pick<ToolContext, "api" | "today">,
  { asOf, account }: z.output<typeof holdingsInput> = {},
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const isPast = asOf !== undefined && asOf !== today;
  const reply = await api("GET /api/portfolio/holdings", { by: "symbol", ...query, ...(isPast ? { asOf } : {}) });
  if (!reply.ok) return refused(reply);
  const held = reply.output;
  if (held.holdings.length === 0 && held.cash.every(({ balance }) => Number(balance ?? "0") === 0))
    return missing(
      isPast
        ? `Nothing was held${inAccount(account)} on ${dayText(asOf)}.`
        : account === undefined
          ? nothingHeld
          : `Nothing is held in ${account}.`,
    );
  const base = held.baseCurrency;
  // Prices without a source are left out of every total by the portfolio itself.
  const sampled = held.holdings.filter(({ provenance }) => provenance.status === "sample");
  const shown = held.holdings.toSorted((one, other) => Number(other.value ?? 0) - Number(one.value ?? 0));
  const status = held.holdings.length === 0 ? "manual" : held.provenance.status;
  const draft = sourceDraft({ asOf: isPast ? asOf : (held.provenance.asOf ?? today), status });
  const amount = (key: string, label: string, value: string | null, alsoCalled: readonly string[] = []) =>
    draft.figure({ key, label, alsoCalled, unit: "money", currency: base, isPrivate: true, value });
  const ratio = (key: string, label: string, value: number | null, alsoCalled: readonly string[] = []) =>
    draft.figure({ key, label, alsoCalled, unit: "percent", value });

  const totals = {
    ...(isPast ? { day: draft.day({ key: "day", label: "End of the day", date: asOf }) } : {}),
    baseCurrency: base,
    count: draft.figure({
      key: "count",
      label: "Holdings",
      alsoCalled: ["positions", "instruments"],
      unit: "count",
      value: shown.length,
    }),
    totalValue: amount("totalValue", "Total value", held.totalValue, ["portfolio value", "worth", "market value"]),
    totalCash: amount("totalCash", "Cash", held.totalCash),
    totalCost: amount("totalCost", "Total cost", held.totalCost, ["invested", "paid"]),
    unrealisedGain: amount("totalGainLoss", "Unrealised gain", held.totalGainLoss, [
      "gain",
      "loss",
      "profit",
      "up",
      "down",
    ]),
    unrealisedGainPercent: ratio("totalGainLossPercent", "Unrealised gain", held.totalGainLossPercent, [
      "gain",
      "loss",
      "up",
      "down",
      "return on cost",
    ]),
    dayChange: amount("totalDayChange", "Day change", held.totalDayChange, ["today", "up", "down"]),
    dayChangePercent: draft.figure({
      key: "totalDayChangePercent",
      label: "Day change",
      alsoCalled: ["today", "up", "down"],
      unit: "percent",
      period: "1d",
      value: held.totalDayChangePercent,
    }),
  };
  const rows = shown.map((holding) => {
    const { symbol, currency } = holding;
    const subject = subjectOf(symbol, holding.name);
    const isSampled = sampled.includes(holding);
    const shared = { subject, asOf: holding.provenance.asOf, status: holding.provenance.status };
    const own = (
      key: string,
      label: string,
      value: string | number | null,
      alsoCalled: readonly string[] = [],
      inCurrency = base,
    ) =>
      draft.figure({
        ...shared,
        key: `${symbol}.${key}`,
        label,
        alsoCalled,
        unit: "money",
        currency: inCurrency,
        isPrivate: true,
        value: isSampled ? null : value,
      });
    const percent = (
      key: string,
      label: string,
      value: number | null,
      alsoCalled: readonly string[] = [],
      period: string | null = null,
    ) =>
      draft.figure({
        ...shared,
        key: `${symbol}.${key}`,
        label,
        alsoCalled,
        unit: "percent",
        period,
        value: isSampled ? null : value,
      });
    return {
      symbol,
      name: nameOf(draft, symbol, subject.names[0] ?? null, `${symbol}.name`),
      currency,
      shares: draft.figure({
        ...shared,
        status: "manual",
        key: `${symbol}.shares`,
        label: "Shares",
        alsoCalled: ["quantity", "units"],
        unit: "shares",
        isPrivate: true,
        value: holding.quantity,
      }),
      averageCost: draft.figure({
        ...shared,
        status: "manual",
        key: `${symbol}.averageCost`,
        label: "Average cost",
        alsoCalled: ["paid per share", "cost per share"],
        unit: "money",
        currency,
        isPrivate: true,
        value: holding.averageCost,
      }),
      price: draft.figure({
        ...shared,
        key: `${symbol}.price`,
        label: "Price",
        alsoCalled: ["last price"],
        unit: "money",
        currency,
        value: isSampled ? null : holding.price,
      }),
      value: own("value", "Value", holding.value, ["position", "worth", "market value"]),
      cost: draft.figure({
        ...shared,
        status: "manual",
        key: `${symbol}.cost`,
        label: "Cost",
        alsoCalled: ["invested", "paid"],
        unit: "money",
        currency: base,
        isPrivate: true,
        value: holding.cost,
      }),
      weightPercent: percent("weight", "Weight", percentOf(holding.weight), [
        "share of the portfolio",
        "of your portfolio",
        "exposure",
      ]),
      gain: own("gain", "Unrealised gain", holding.gain, ["gain", "loss", "profit", "up", "down"]),
      gainPercent: percent("gainPercent", "Unrealised gain", holding.gainPercent, [
        "gain",
        "loss",
        "profit",
        "up",
        "down",
      ]),
      priceGain: own("priceGain", "Unrealised gain from the price", holding.priceGain),
      currencyGain: own("currencyGain", "Unrealised gain from the currency", holding.currencyGain),
      dayChange: own("dayChange", "Day change", holding.dayChange, ["today", "up", "down"]),
      dayChangePercent: percent(
        "dayChangePercent",
        "Day change",
        holding.dayChangePercent,
        ["today", "up", "down"],
        "1d",
      ),
      incomeTwelveMonths: own("income", "Income of twelve months", holding.incomeTwelveMonths, ["dividends"]),
      sector: draft.quote(`${holding.symbol}.sector`, holding.sector),
      country: draft.quote(`${holding.symbol}.country`, holding.country),
      tags: holding.tags.map((tag, at) => draft.quote(`${holding.symbol}.tag${at}`, tag)),
      priceStatus: isSampled ? "only sample prices: value not known" : holding.provenance.status,
    };
  });
  const cash = held.cash.map(({ currency, balance, weight }, index) => ({
    currency,
    balance: draft.figure({
      key: `cash${index}`,
      label: `Cash in ${currency}`,
      alsoCalled: ["cash"],
      unit: "money",
      currency,
      isPrivate: true,
      value: balance,
    }),
    weightPercent: ratio(`cash${index}.weight`, `Weight of cash in ${currency}`, percentOf(weight), ["cash"]),
  }));
  const top = shown.filter(({ weight }) => weight !== null).slice(0, 3);
  const topThree =
    top.length < 3
      ? null
      : draft.derive({
          key: "topThreeWeight",
          label: "Weight of the three largest",
          alsoCalled: ["top three", "three largest holdings"],
          unit: "percent",
          operation: "sum",
          of: top.map(({ symbol }) => `${symbol}.weight`),
        });
  const title = `Your holdings${inAccount(account)}${isPast ? `, ${dayText(asOf)}` : ""}`;
  const source = draft.source({
    kind: "holdings",
    title,
    href: "/portfolio",
    provider: portfolioName,
    data: {
      ...totals,
      holdings: rows.length === 0 ? "No holdings" : rows,
      topThreeWeightPercent: topThree,
      cash,
      missing: held.incomplete.map(({ symbol, reason }) => ({ symbol, reason })),
    },
    table: {
      title,
      columns: [
        { label: "Symbol", isNumber: false },
        { label: "Value", isNumber: true },
        { label: "Weight", isNumber: true },
        { label: "Day", isNumber: true },
        { label: "Unrealised gain", isNumber: true },
      ],
      rows: shown.map(({ symbol }) => ({
        symbol,
        cells: [
          { text: symbol },
          draft.cell(`${symbol}.value`),
          draft.cell(`${symbol}.weight`),
          draft.cell(`${symbol}.dayChangePercent`),
          draft.cell(`${symbol}.gainPercent`),
        ],
      })),
    },
  });
  return found(
    `${shown.length} ${shown.length === 1 ? "holding" : "holdings"}`,
    [source],
    shown.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length === 0
        ? []
        : [
            {
              code: "sample-left-out" as const,
              detail: `${sampled.map(({ symbol }) => symbol).join(", ")}: only sample prices, so their values are left out.`,
            },
          ]),
      ...portfolioNotices(held),
    ],
  );
}

/** Notices about missing figures and missing splits, given by every tool about the portfolio. */
export function portfolioNotices({
  incomplete,
  missingSplits,
}: {
  readonly incomplete: readonly { readonly symbol: string | null; readonly reason: string }[];
  readonly missingSplits: readonly MissingSplit[];
}) {
  return [...incompleteOf(incomplete), ...missingSplits.map((split) => incompleteNotice(missingSplitSentence(split)))];
}

function incompleteOf(incomplete: readonly { readonly symbol: string | null; readonly reason: string }[]) {
  if (incomplete.length === 0) return [];
  const parts = [...new Set(incomplete.map(({ symbol, reason }) => `${symbol ?? "the whole"}: ${reason}`))];
  return [incompleteNotice(`The totals are incomplete. ${parts.join("; ")}.`)];
}
