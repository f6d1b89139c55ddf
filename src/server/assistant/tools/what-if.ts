import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery, inAccount } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioName, portfolioNotices } from "./holdings.ts";
import { symbolInput } from "./input.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const whatIfInput = z.strictObject({
  symbol: symbolInput,
  action: z.enum(["sell", "buy", "price-change"]),
  shares: z.number().positive().optional(),
  /** In the currency of the price, or in the base currency of the portfolio. */
  money: z.number().positive().optional(),
  currency: z.string().trim().length(3).toUpperCase().optional(),
  /** Part of the shares to sell, or the change of the price. */
  percent: z.number().min(-100).max(1_000).optional(),
  account: accountInput,
});
export type WhatIf = z.output<typeof whatIfInput>;

export const whatIfTool = readingTool({
  name: "what_if",
  description:
    "What selling or buying some of a symbol at today's price, or a change of its price, would do to the user's portfolio: value, weight, cash and the gain that the sale would realise by lots. Give shares, money or percent. Nothing is recorded. Before fees and taxes.",
  input: whatIfInput,
  symbolsOf: ({ symbol }) => [symbol],
  run: (input, context) => whatIfFound(input, context),
});

type Held = Api["GET /api/portfolio/holdings"]["output"]["holdings"][number];

export async function whatIfFound(
  { symbol, action, shares, money, currency, percent, account }: WhatIf,
  { api, today }: Pick<ToolContext, "api" | "today">,
): Promise<ToolFound | ToolMissing> {
  if ([shares, money, percent].filter((one) => one !== undefined).length !== 1)
    return missing("Give one of shares, money and percent.");
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const [reply, accounts] = await Promise.all([
    api("GET /api/portfolio/holdings", { by: "account", lotsOf: symbol, ...query }),
    api("GET /api/portfolio/accounts", {}),
  ]);
  if (!reply.ok) return refused(reply);
  const held = reply.output;
  const base = held.baseCurrency;
  const own = held.holdings.filter((holding) => holding.symbol === symbol);
  const heldShares = own.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  if (own.length === 0 && action !== "buy") return missing(`You hold no ${symbol}${inAccount(account)}.`);
  if (own.some(({ value, provenance }) => value === null || provenance.status === "sample"))
    return missing(`No price of ${symbol} is known, so this can't be worked out.`);
  const value = own.reduce((sum, holding) => sum + Number(holding.value ?? 0), 0);
  const perShare = own.length > 0 ? { price: value / heldShares, rate: rateOf(own[0], base) } : await priced();
  if (perShare === null) return missing(`No price of ${symbol} in ${base} is known, so this can't be worked out.`);
  const traded = own[0]?.currency ?? perShare.currency ?? base;
  if (currency !== undefined && currency !== base && currency !== traded)
    return missing(`Give the amount in ${[...new Set([base, traded])].join(" or ")}.`);
  const inBase = money === undefined ? null : money * (currency === traded && traded !== base ? perShare.rate : 1);
  const count = shares ?? (inBase === null ? ((percent ?? 0) / 100) * heldShares : inBase / perShare.price);
  if (action === "sell" && count > heldShares * (1 + 1e-9))
    return missing(`That is more ${symbol} than you hold${inAccount(account)}.`);
  if (action !== "price-change" && count <= 0) return missing("The part to trade has to be above zero.");

  const subject = subjectOf(symbol, own[0]?.name ?? null);
  const status = own.length === 0 ? "live" : held.provenance.status;
  const draft = sourceDraft({ asOf: held.provenance.asOf ?? today, status, subject });
  const amount = (key: string, label: string, figure: number | null, formula: string) =>
    draft.computed({
      key,
      label,
      unit: "money",
      currency: base,
      isPrivate: true,
      value: figure,
      formula,
      of: [],
    });
  const shareCount = (key: string, label: string, figure: number) =>
    draft.figure({ key, label, unit: "shares", isPrivate: true, value: figure });
  const weight = (key: string, label: string, part: number, whole: number | null) =>
    draft.computed({
      key,
      label,
      unit: "percent",
      value: whole === null || whole <= 0 ? null : (part / whole) * 100,
      formula: "value ÷ total value × 100",
      of: [],
    });
  const total = held.totalValue === null ? null : Number(held.totalValue);
  const cash = held.totalCash === null ? null : Number(held.totalCash);
  const exchanged = count * perShare.price;
  const shared = {
    valueNow: amount("valueNow", `Value of ${symbol} now`, value, "shares × price"),
    weightNow: weight("weightNow", `Weight of ${symbol} now`, value, total),
    totalNow: amount("totalNow", "Total value now", total, "holdings + cash"),
  };
  const data =
    action === "price-change"
      ? {
          ...shared,
          change: amount(
            "change",
            "Change of the total value",
            value * ((percent ?? 0) / 100),
            "value × change of the price",
          ),
          valueAfter: amount(
            "valueAfter",
            `Value of ${symbol} after`,
            value * (1 + (percent ?? 0) / 100),
            "value + change",
          ),
          totalAfter: amount(
            "totalAfter",
            "Total value after",
            total === null ? null : total + value * ((percent ?? 0) / 100),
            "total value + change",
          ),
          changeOfTotal: draft.computed({
            key: "changeOfTotal",
            label: "Change of the total value",
            unit: "percent",
            value: total === null || total <= 0 ? null : ((value * ((percent ?? 0) / 100)) / total) * 100,
            formula: "change ÷ total value × 100",
            of: ["change", "totalNow"],
          }),
        }
      : action === "sell"
        ? {
            ...shared,
            sharesHeld: shareCount("sharesHeld", `Shares of ${symbol} held`, heldShares),
            sharesSold: shareCount("shares", "Shares sold", count),
            proceeds: amount("amount", "Proceeds before fees and taxes", exchanged, "shares sold × price"),
            realised: amount(
              "realised",
              "Realised gain before fees and taxes",
              gainOf(own, count, perShare.price, averageAccounts()),
              "proceeds − cost of the lots sold, oldest first, or average cost in accounts that use it",
            ),
            sharesAfter: shareCount("sharesAfter", `Shares of ${symbol} left`, heldShares - count),
            valueAfter: amount("valueAfter", `Value of ${symbol} left`, value - exchanged, "value − proceeds"),
            weightAfter: weight("weightAfter", `Weight of ${symbol} after`, value - exchanged, total),
            cashAfter: amount("cashAfter", "Cash after", cash === null ? null : cash + exchanged, "cash + proceeds"),
            cashWeightAfter: weight(
              "cashWeightAfter",
              "Weight of cash after",
              (cash ?? 0) + exchanged,
              cash === null ? null : total,
            ),
          }
        : {
            ...shared,
            sharesBought: shareCount("shares", "Shares bought", count),
            cost: amount("amount", "Cost before fees", exchanged, "shares bought × price"),
            sharesAfter: shareCount("sharesAfter", `Shares of ${symbol} after`, heldShares + count),
            valueAfter: amount("valueAfter", `Value of ${symbol} after`, value + exchanged, "value + cost"),
            weightFromCash: weight(
              "weightAfter",
              `Weight of ${symbol} after, paid from cash`,
              value + exchanged,
              total,
            ),
            weightWithNewMoney: weight(
              "weightWithNewMoney",
              `Weight of ${symbol} after, paid with new money`,
              value + exchanged,
              (total ?? 0) + exchanged,
            ),
            cashAfter: amount(
              "cashAfter",
              "Cash after, paid from cash",
              cash === null ? null : cash - exchanged,
              "cash − cost",
            ),
          };
  const title = `What if: ${action.replace("-", " ")} ${symbol}`;
  return found(
    title,
    [
      draft.source({
        kind: "what-if",
        title,
        href: "/portfolio",
        provider: portfolioName,
        data: { symbol, action, ...data },
      }),
    ],
    [subject],
    portfolioNotices(held),
  );

  async function priced(): Promise<{ price: number; rate: number; currency?: string } | null> {
    const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
    const quote = quotes.ok ? quotes.output.quotes[0] : undefined;
    if (quote === undefined || quote.price === null || quote.currency === null || quote.provenance.status === "sample")
      return null;
    if (quote.currency === base) return { price: quote.price, rate: 1, currency: base };
    const rates = await api("GET /api/market/exchange-rates", { base: quote.currency });
    const rate = rates.ok ? rates.output.rates[base] : undefined;
    return rate === undefined ? null : { price: quote.price * rate, rate, currency: quote.currency };
  }

  function averageAccounts(): ReadonlySet<string> {
    return new Set(
      (accounts.ok ? accounts.output.accounts : [])
        .filter(({ costMethod }) => costMethod === "average")
        .map(({ id }) => id),
    );
  }
}

/** Base currency for one unit of the holding's currency, as its value was worked out. */
function rateOf(holding: Held | undefined, base: string): number {
  if (holding === undefined || holding.currency === base || holding.price === null) return 1;
  const inOwn = Number(holding.quantity) * holding.price;
  return inOwn === 0 ? 1 : Number(holding.value ?? 0) / inOwn;
}

/** Proceeds less what the shares cost: an account after the other, the oldest lots first; null where a cost isn't known. */
function gainOf(
  own: readonly Held[],
  count: number,
  price: number,
  averageAccounts: ReadonlySet<string>,
): number | null {
  let left = count;
  let gain = 0;
  for (const holding of own) {
    const lots = averageAccounts.has(holding.accountId ?? "")
      ? [{ quantity: holding.quantity, cost: holding.cost }]
      : holding.lots.toSorted((one, other) => one.date.localeCompare(other.date));
    for (const { quantity, cost } of lots) {
      if (left <= 1e-9) return gain;
      const size = Number(quantity);
      const sold = Math.min(left, size);
      if (cost === null || size === 0) return null;
      gain += sold * price - Number(cost) * (sold / size);
      left -= sold;
    }
  }
  return left <= 1e-9 ? gain : null;
}
