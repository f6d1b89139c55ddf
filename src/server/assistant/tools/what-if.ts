import type { CostMethod } from "#core/portfolio/transaction.ts";
import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery, inAccount } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioName, portfolioNotices } from "./holdings.ts";
import { symbolInput } from "./input.ts";
import { type SourceDraft, sourceDraft } from "./source-draft.ts";
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

type Holdings = Api["GET /api/portfolio/holdings"]["output"];
type Held = Holdings["holdings"][number];

/** The trade or change of price, in the base currency, and the position it is about. */
interface Scenario {
  readonly symbol: string;
  readonly held: Holdings;
  readonly own: readonly Held[];
  readonly heldShares: number;
  readonly value: number;
  /** The portfolio's value; null if unknown. */
  readonly total: number | null;
  readonly cash: number | null;
  readonly price: number;
  /** Shares to trade. */
  readonly count: number;
  /** Change of the price. */
  readonly percent: number;
  /** The order in which each account's shares leave. */
  readonly methods: ReadonlyMap<string, CostMethod>;
}

/** Figures of the portfolio after a trade or a change of price as one source. */
export async function whatIfFound(
  input: WhatIf,
  context: Pick<ToolContext, "api" | "today" | "words">,
): Promise<ToolFound | ToolMissing> {
  const scenario = await scenarioOf(input, context);
  if ("ok" in scenario) return scenario;
  const { action } = input;
  const { symbol, held, own } = scenario;
  const { words, today } = context;
  const subject = subjectOf(symbol, own[0]?.name ?? null);
  const status = own.length === 0 ? "live" : held.provenance.status;
  const draft = sourceDraft({ asOf: held.provenance.asOf ?? today, status, subject, words });
  const figures = scenarioFigures(draft, scenario);
  const outcome = { sell: saleFigures, buy: purchaseFigures, "price-change": changeFigures }[action];
  const now = positionNow(draft, scenario, figures);
  const title = words.answers.sources.whatIf.title({ action, symbol });
  return found(
    title,
    [
      draft.source({
        kind: "what-if",
        title,
        href: "/portfolio",
        provider: portfolioName,
        data: { symbol, action, ...now, ...outcome(draft, scenario, figures) },
      }),
    ],
    [subject],
    portfolioNotices(held, words),
  );
}

/** Works out the shares and the price of a scenario; a reason where that can't be done. */
async function scenarioOf(
  { symbol, action, shares, money, currency, percent, account }: WhatIf,
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<Scenario | ToolMissing> {
  const { whatIf: texts } = words.answers.sources;
  if ([shares, money, percent].filter((one) => one !== undefined).length !== 1) return missing(texts.giveOne);
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const [reply, accounts] = await Promise.all([
    api("GET /api/portfolio/holdings", { by: "account", lotsOf: symbol, ...query }),
    api("GET /api/portfolio/accounts", {}),
  ]);
  if (!reply.ok) return refused(reply, words);
  const held = reply.output;
  const base = held.baseCurrency;
  const own = held.holdings.filter((holding) => holding.symbol === symbol);
  const heldShares = own.reduce((sum, { quantity }) => sum + Number(quantity), 0);
  if (own.length === 0 && action !== "buy")
    return missing(texts.holdNone({ symbol, account: inAccount(account, words) }));
  if (own.some(({ value, provenance }) => value === null || provenance.status === "sample"))
    return missing(texts.noPrice(symbol));
  const value = own.reduce((sum, holding) => sum + Number(holding.value ?? 0), 0);
  const perShare =
    own.length > 0 ? { price: value / heldShares, rate: rateOf(own[0], base) } : await priceIn(base, symbol, api);
  if (perShare === null) return missing(texts.noPriceIn({ symbol, base }));
  const traded = own[0]?.currency ?? perShare.currency ?? base;
  if (currency !== undefined && currency !== base && currency !== traded)
    return missing(texts.giveIn([...new Set([base, traded])]));
  const inBase = money === undefined ? null : money * (currency === traded && traded !== base ? perShare.rate : 1);
  const count = shares ?? (inBase === null ? ((percent ?? 0) / 100) * heldShares : inBase / perShare.price);
  if (action === "sell" && count > heldShares * (1 + 1e-9))
    return missing(texts.tooMuch({ symbol, account: inAccount(account, words) }));
  if (action !== "price-change" && count <= 0) return missing(texts.aboveZero);
  return {
    symbol,
    held,
    own,
    heldShares,
    value,
    total: held.totalValue === null ? null : Number(held.totalValue),
    cash: held.totalCash === null ? null : Number(held.totalCash),
    price: perShare.price,
    count,
    percent: percent ?? 0,
    methods: new Map((accounts.ok ? accounts.output.accounts : []).map(({ id, costMethod }) => [id, costMethod])),
  };
}

/** Price of a share that isn't held, in the base currency; null if unknown. */
async function priceIn(
  base: string,
  symbol: string,
  api: ToolContext["api"],
): Promise<{ price: number; rate: number; currency?: string } | null> {
  const quotes = await api("GET /api/market/quotes", { symbols: [symbol] });
  const quote = quotes.ok ? quotes.output.quotes[0] : undefined;
  if (quote === undefined || quote.price === null || quote.currency === null || quote.provenance.status === "sample")
    return null;
  if (quote.currency === base) return { price: quote.price, rate: 1, currency: base };
  const rates = await api("GET /api/market/exchange-rates", { base: quote.currency });
  const rate = rates.ok ? rates.output.rates[base] : undefined;
  return rate === undefined ? null : { price: quote.price * rate, rate, currency: quote.currency };
}

type ScenarioFigures = ReturnType<typeof scenarioFigures>;

/** Facts of a scenario. */
function scenarioFigures(draft: SourceDraft, { held }: Scenario) {
  const amount = (key: string, label: string, figure: number | null, formula: string) =>
    draft.computed({
      key,
      label,
      unit: "money",
      currency: held.baseCurrency,
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
      formula: draft.formulas.whatIf.weight,
      of: [],
    });

  return { amount, shareCount, weight };
}

function positionNow(
  { texts: { whatIf: texts }, formulas: { whatIf: formulas } }: SourceDraft,
  { symbol, value, total }: Scenario,
  { amount, weight }: ScenarioFigures,
) {
  return {
    valueNow: amount("valueNow", texts.valueNow(symbol), value, formulas.valueNow),
    weightNow: weight("weightNow", texts.weightNow(symbol), value, total),
    totalNow: amount("totalNow", texts.totalNow, total, formulas.totalNow),
  };
}

function changeFigures(
  { texts: { whatIf: texts }, formulas: { whatIf: formulas }, ...draft }: SourceDraft,
  { symbol, value, total, percent }: Scenario,
  { amount }: ScenarioFigures,
) {
  const change = value * (percent / 100);
  return {
    change: amount("change", texts.totalChange, change, formulas.change),
    valueAfter: amount("valueAfter", texts.valueAfter(symbol), value * (1 + percent / 100), formulas.valueChanged),
    totalAfter: amount("totalAfter", texts.totalAfter, total === null ? null : total + change, formulas.totalChanged),
    changeOfTotal: draft.computed({
      key: "changeOfTotal",
      label: texts.totalChange,
      unit: "percent",
      value: total === null || total <= 0 ? null : (change / total) * 100,
      formula: formulas.changeOfTotal,
      of: ["change", "totalNow"],
    }),
  };
}

function saleFigures(
  { texts: { whatIf: texts }, formulas: { whatIf: formulas } }: SourceDraft,
  { symbol, own, heldShares, value, total, cash, price, count, methods }: Scenario,
  { amount, shareCount, weight }: ScenarioFigures,
) {
  const exchanged = count * price;
  return {
    sharesHeld: shareCount("sharesHeld", texts.sharesHeld(symbol), heldShares),
    sharesSold: shareCount("shares", texts.sharesSold, count),
    proceeds: amount("amount", texts.proceeds, exchanged, formulas.proceeds),
    realised: amount("realised", texts.realised, gainOf(own, count, price, methods), formulas.realised),
    sharesAfter: shareCount("sharesAfter", texts.sharesLeft(symbol), heldShares - count),
    valueAfter: amount(
      "valueAfter",
      texts.valueLeft(symbol),
      count === heldShares ? 0 : value - exchanged,
      formulas.valueLeft,
    ),
    weightAfter: weight("weightAfter", texts.weightAfter(symbol), value - exchanged, total),
    cashAfter: amount("cashAfter", texts.cashAfter, cash === null ? null : cash + exchanged, formulas.cashAfter),
    cashWeightAfter: weight(
      "cashWeightAfter",
      texts.cashWeightAfter,
      (cash ?? 0) + exchanged,
      cash === null ? null : total,
    ),
  };
}

function purchaseFigures(
  { texts: { whatIf: texts }, formulas: { whatIf: formulas } }: SourceDraft,
  { symbol, heldShares, value, total, cash, price, count }: Scenario,
  { amount, shareCount, weight }: ScenarioFigures,
) {
  const exchanged = count * price;
  return {
    sharesBought: shareCount("shares", texts.sharesBought, count),
    cost: amount("amount", texts.cost, exchanged, formulas.cost),
    sharesAfter: shareCount("sharesAfter", texts.sharesAfter(symbol), heldShares + count),
    valueAfter: amount("valueAfter", texts.valueAfter(symbol), value + exchanged, formulas.valueAfter),
    weightFromCash: weight("weightAfter", texts.weightFromCash(symbol), value + exchanged, total),
    weightWithNewMoney: weight(
      "weightWithNewMoney",
      texts.weightWithNewMoney(symbol),
      value + exchanged,
      (total ?? 0) + exchanged,
    ),
    cashAfter: amount("cashAfter", texts.cashPaid, cash === null ? null : cash - exchanged, formulas.cashPaid),
  };
}

/** Base currency for one unit of the holding's currency, as its value was worked out. */
function rateOf(holding: Held | undefined, base: string): number {
  if (holding === undefined || holding.currency === base || holding.price === null) return 1;
  const inOwn = Number(holding.quantity) * holding.price;
  return inOwn === 0 ? 1 : Number(holding.value ?? 0) / inOwn;
}

/** Proceeds less what the shares cost: an account after the other, lots in the order of its method; null where a cost isn't known. */
function gainOf(
  own: readonly Held[],
  count: number,
  price: number,
  methods: ReadonlyMap<string, CostMethod>,
): number | null {
  let left = count;
  let gain = 0;
  for (const holding of own) {
    for (const { quantity, cost } of leavingLots(holding, methods.get(holding.accountId ?? "") ?? "fifo")) {
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

/** What a sale takes shares from, in order. */
function leavingLots(
  { quantity, cost, lots }: Held,
  method: CostMethod,
): readonly { readonly quantity: string; readonly cost: string | null }[] {
  if (method === "average") return [{ quantity, cost }];
  const oldestFirst = lots.toSorted((one, other) => one.date.localeCompare(other.date));
  if (method === "fifo") return oldestFirst;
  if (method === "lifo") return oldestFirst.toReversed();
  const perShare = (lot: (typeof lots)[number]) => Number(lot.cost ?? 0) / Number(lot.quantity);
  return oldestFirst.toSorted((one, other) => perShare(other) - perShare(one));
}
