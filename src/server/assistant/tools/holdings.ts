import { englishLack } from "#core/portfolio/english-lack.ts";
import type { Incomplete } from "#core/portfolio/index.ts";
import { z } from "zod";
import type { Api } from "#contract/index.ts";
import type { MissingSplit } from "#contract/portfolio-figures.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import { splitRatio } from "#core/portfolio/missing-split.ts";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { dayInput } from "./input.ts";
import { percentOf, type SourceDraft, sourceDraft } from "./source-draft.ts";
import { nameOf, subjectOf } from "./subject-of.ts";

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

type Holdings = Api["GET /api/portfolio/holdings"]["output"];
type Holding = Holdings["holdings"][number];

/** All holdings as one source: none is ever left out; what has no price is named. */
export async function holdingsFound(
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
  { asOf, account }: z.output<typeof holdingsInput> = {},
): Promise<ToolFound | ToolMissing> {
  const { holdings: texts } = words.answers.sources;
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const isPast = asOf !== undefined && asOf !== today;
  const reply = await api("GET /api/portfolio/holdings", { by: "symbol", ...query, ...(isPast ? { asOf } : {}) });
  if (!reply.ok) return refused(reply, words);
  const held = reply.output;
  if (held.holdings.length === 0 && held.cash.every(({ balance }) => Number(balance ?? "0") === 0))
    return missing(isPast ? texts.noneOn(account, asOf) : account === undefined ? texts.none : texts.noneIn(account));
  // Prices without a source are left out of every total by the portfolio itself.
  const sampled = held.holdings.filter(({ provenance }) => provenance.status === "sample");
  const shown = held.holdings.toSorted((one, other) => Number(other.value ?? 0) - Number(one.value ?? 0));
  const status = held.holdings.length === 0 ? "manual" : held.provenance.status;
  const draft = sourceDraft({ asOf: isPast ? asOf : (held.provenance.asOf ?? today), status, words });

  const totals = {
    ...(isPast ? { day: draft.day({ key: "day", label: draft.labels.endOfDay, date: asOf }) } : {}),
    ...totalFigures(draft, held, shown.length),
  };
  const rows = shown.map((holding) =>
    rowOf(draft, holding, { base: held.baseCurrency, isSampled: sampled.includes(holding) }),
  );
  const cash = cashFigures(draft, held);
  const topThreeWeightPercent = topThree(draft, shown);
  const title = texts.title(account, isPast ? asOf : null);
  const source = draft.source({
    kind: "holdings",
    title,
    href: "/portfolio",
    provider: portfolioName,
    data: {
      ...totals,
      holdings: rows.length === 0 ? "No holdings" : rows,
      topThreeWeightPercent,
      cash,
      missing: held.incomplete.map(({ symbol, reason }) => ({ symbol, reason: englishLack(reason) })),
    },
    table: tableOf(draft, title, shown),
  });
  return found(
    texts.summary(shown.length),
    [source],
    shown.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(sampled.length === 0
        ? []
        : [
            {
              code: "sample-left-out" as const,
              detail: texts.samplePrices(sampled.map(({ symbol }) => symbol).join(", ")),
            },
          ]),
      ...portfolioNotices(held, words),
    ],
  );
}

function totalFigures(draft: SourceDraft, held: Holdings, count: number) {
  const base = held.baseCurrency;
  const amount = (key: string, label: string, value: string | null) =>
    draft.figure({ key, label, unit: "money", currency: base, isPrivate: true, value });
  const ratio = (key: string, label: string, value: number | null) =>
    draft.figure({ key, label, unit: "percent", value });

  return {
    baseCurrency: base,
    count: draft.figure({
      key: "count",
      label: draft.labels.holdings,
      unit: "count",
      value: count,
    }),
    totalValue: amount("totalValue", draft.labels.totalValue, held.totalValue),
    totalCash: amount("totalCash", draft.labels.cash, held.totalCash),
    totalCost: amount("totalCost", draft.labels.totalCost, held.totalCost),
    unrealisedGain: amount("totalGainLoss", draft.labels.unrealisedGain, held.totalGainLoss),
    unrealisedGainPercent: ratio("totalGainLossPercent", draft.labels.unrealisedGain, held.totalGainLossPercent),
    dayChange: amount("totalDayChange", draft.labels.dayChange, held.totalDayChange),
    dayChangePercent: draft.figure({
      key: "totalDayChangePercent",
      label: draft.labels.dayChange,
      unit: "percent",
      period: "1d",
      value: held.totalDayChangePercent,
    }),
  };
}

function rowOf(
  draft: SourceDraft,
  holding: Holding,
  valuation: { readonly base: string; readonly isSampled: boolean },
) {
  const { symbol } = holding;
  const subject = subjectOf(symbol, holding.name);
  const figures = holdingFigures(draft, holding, { ...valuation, subject });
  return {
    symbol,
    name: nameOf(draft, symbol, subject.names[0] ?? null, `${symbol}.name`),
    currency: holding.currency,
    ...positionFigures(draft, holding, figures),
    ...gainFigures(draft, holding, figures),
    sector: draft.quote(`${symbol}.sector`, holding.sector),
    country: draft.quote(`${symbol}.country`, holding.country),
    tags: holding.tags.map((tag, at) => draft.quote(`${symbol}.tag${at}`, tag)),
    priceStatus: valuation.isSampled ? "only sample prices: value not known" : holding.provenance.status,
  };
}

type Figure = Parameters<SourceDraft["figure"]>[0];
type HoldingFigures = ReturnType<typeof holdingFigures>;

/** Figures of one holding. Those that need a price are unknown where there are only sample prices. */
function holdingFigures(
  draft: SourceDraft,
  { symbol, provenance }: Holding,
  { base, isSampled, subject }: { readonly base: string; readonly isSampled: boolean; readonly subject: Subject },
) {
  const shared = { subject, asOf: provenance.asOf, status: provenance.status };
  const valued = (key: string, meaning: Omit<Figure, "key">) =>
    draft.figure({ ...shared, key: `${symbol}.${key}`, ...meaning, value: isSampled ? null : meaning.value });

  return {
    base,
    valued,
    own: (key: string, label: string, value: string | number | null) =>
      valued(key, { label, unit: "money", currency: base, isPrivate: true, value }),
    percent: (key: string, label: string, value: number | null, period: string | null = null) =>
      valued(key, { label, unit: "percent", period, value }),
    /** From the ledger alone. */
    ledger: (key: string, label: string, meaning: Omit<Figure, "key" | "label">) =>
      draft.figure({ ...shared, status: "manual", key: `${symbol}.${key}`, label, isPrivate: true, ...meaning }),
  };
}

function positionFigures(
  { labels }: SourceDraft,
  holding: Holding,
  { base, valued, own, percent, ledger }: HoldingFigures,
) {
  return {
    shares: ledger("shares", labels.shares, {
      unit: "shares",
      value: holding.quantity,
    }),
    averageCost: ledger("averageCost", labels.averageCost, {
      unit: "money",
      currency: holding.currency,
      value: holding.averageCost,
    }),
    price: valued("price", {
      label: labels.price,
      unit: "money",
      currency: holding.currency,
      value: holding.price,
    }),
    value: own("value", labels.value, holding.value),
    cost: ledger("cost", labels.cost, {
      unit: "money",
      currency: base,
      value: holding.cost,
    }),
    weightPercent: percent("weight", labels.weight, percentOf(holding.weight)),
  };
}

function gainFigures({ labels }: SourceDraft, holding: Holding, { own, percent }: HoldingFigures) {
  return {
    gain: own("gain", labels.unrealisedGain, holding.gain),
    gainPercent: percent("gainPercent", labels.unrealisedGain, holding.gainPercent),
    priceGain: own("priceGain", labels.gainFromPrice, holding.priceGain),
    currencyGain: own("currencyGain", labels.gainFromCurrency, holding.currencyGain),
    dayChange: own("dayChange", labels.dayChange, holding.dayChange),
    dayChangePercent: percent("dayChangePercent", labels.dayChange, holding.dayChangePercent, "1d"),
    incomeTwelveMonths: own("income", labels.incomeTwelveMonths, holding.incomeTwelveMonths),
  };
}

function cashFigures({ texts, ...draft }: SourceDraft, held: Holdings) {
  return held.cash.map(({ currency, balance, weight }, index) => ({
    currency,
    balance: draft.figure({
      key: `cash${index}`,
      label: texts.holdings.cashIn(currency),
      unit: "money",
      currency,
      isPrivate: true,
      value: balance,
    }),
    weightPercent: draft.figure({
      key: `cash${index}.weight`,
      label: texts.holdings.weightOfCash(currency),
      unit: "percent",
      value: percentOf(weight),
    }),
  }));
}

/** The weight of the three largest holdings together; null with fewer than three. */
function topThree(draft: SourceDraft, shown: readonly Holding[]) {
  const top = shown.filter(({ weight }) => weight !== null).slice(0, 3);
  return top.length < 3
    ? null
    : draft.derive({
        key: "topThreeWeight",
        label: draft.labels.topThree,
        unit: "percent",
        operation: "sum",
        of: top.map(({ symbol }) => `${symbol}.weight`),
      });
}

function tableOf(draft: SourceDraft, title: string, shown: readonly Holding[]) {
  return {
    title,
    columns: [
      { label: draft.labels.symbol, isNumber: false },
      { label: draft.labels.value, isNumber: true },
      { label: draft.labels.weight, isNumber: true },
      { label: draft.labels.day, isNumber: true },
      { label: draft.labels.unrealisedGain, isNumber: true },
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
  };
}

/** Notices about missing figures and missing splits, given by every tool about the portfolio. */
export function portfolioNotices(
  {
    incomplete,
    missingSplits,
  }: {
    readonly incomplete: readonly Incomplete[];
    readonly missingSplits: readonly MissingSplit[];
  },
  words: Words = englishWords,
) {
  const { holdings: texts } = words.answers.sources;
  const parts = incomplete.map(({ symbol, reason }) =>
    texts.incompleteOf({ what: symbol ?? texts.whole, lack: reason }),
  );
  return [
    ...(parts.length === 0 ? [] : [incompleteNotice(texts.incomplete([...new Set(parts)]))]),
    ...missingSplits.map(({ symbol, ratio, date }) => {
      const [fresh, old] = splitRatio(ratio);
      return incompleteNotice(texts.missingSplit({ symbol, fresh, old, date }));
    }),
  ];
}
