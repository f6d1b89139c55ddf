import { incomeFound } from "../../tools/income.ts";
import { performanceFound } from "../../tools/performance.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { phrase, sentences } from "../phrase.ts";
import { accountOf, type Answerers, type Asked, daysOf, isPast, ownAnswerer, yesOrNo } from "./answerer.ts";
import { companyAnswers } from "./company-answers.ts";
import { ownAnswers } from "./own-answers.ts";
import { priceAnswers } from "./price-answers.ts";

const usualLines = 5;

/** Answers about results over time: returns, gains, income and the ledger. */
export const resultAnswers: Answerers = {
  overview: ownAnswerer("always account past-day past-range direction each", async (asked, draft) => {
    if (isPast(asked.period) && asked.period.kind === "day") {
      await ownAnswers["total"]?.answer(asked, draft);
      return;
    }
    await resultAnswers["performance"]?.answer(asked, draft);
  }),

  performance: ownAnswerer("always past-day past-range account direction several", async (asked, draft) => {
    const [symbol] = asked.symbols;
    if (symbol === undefined && !isPast(asked.period)) {
      const given = accountOf(asked.account);
      const [held] = draft.take("get_holdings", given, await holdingsFound(asked.context, given));
      if (held === undefined) return;
      draft.line(
        sentences(
          phrase`${yesOrNo(asked.slots, held.value(asked.period === null ? "totalGainLoss" : "totalDayChange"))}${asked.account === undefined ? "Your portfolio" : `Your account ${asked.account}`} is worth **${held.text("totalValue")}** ${held.mark}.`,
          phrase`Its unrealised gain is ${held.text("totalGainLoss", { signed: true })} (${held.text("totalGainLossPercent", { signed: true })}) against what it cost ${held.mark}.`,
          phrase`Day change: ${held.text("totalDayChange", { signed: true })} (${held.text("totalDayChangePercent", { signed: true })}) ${held.mark}.`,
        ),
      );
      if (asked.period?.kind === "today") return;
    }
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const text = (key: string) => measured.text(key, { signed: true });
    const added = (key: string) => ((measured.value(key) ?? 0) === 0 ? null : text(key));
    draft.line(
      sentences(
        phrase`${isPast(asked.period) ? yesOrNo(asked.slots, measured.value("gain")) : ""}Returns${symbol === undefined ? "" : ` of your ${symbol}`} from ${measured.text("from")} to ${measured.text("to")}, over the whole range and not annualised:`,
      ),
    );
    draft.list([
      phrase`Time-weighted return (your choices): ${text("timeWeighted")} ${measured.mark}`,
      phrase`Money-weighted return (your own experience): ${text("moneyWeighted")} ${measured.mark}`,
      phrase`Simple return: ${text("simple")} ${measured.mark}`,
      phrase`Total gain: ${text("gain")} ${measured.mark}`,
      phrase`Value before: ${isPast(asked.period) ? measured.text("opening") : null}; value after: ${measured.text("closing")} ${measured.mark}`,
      phrase`Realised gain: ${added("realised")} ${measured.mark}`,
      phrase`Income: ${added("income")} ${measured.mark}`,
      phrase`Time-weighted return less the benchmark's: ${text("difference")} ${measured.mark}`,
      phrase`Deepest fall: ${text("maxDrawdown")} ${measured.mark}`,
    ]);
  }),

  gain: ownAnswerer("always past-day past-range account direction several rank", async (asked, draft) => {
    if (asked.slots.rank !== null && asked.symbols.length === 0) {
      await ownAnswers["gains"]?.answer(asked, draft);
      return;
    }
    if (asked.period?.kind === "today") {
      await ownAnswers[asked.symbols.length === 0 ? "moved" : "holding"]?.answer(
        { ...asked, whats: ["dayChange"] },
        draft,
      );
      return;
    }
    for (const symbol of asked.symbols.length === 0 ? [undefined] : asked.symbols) {
      const measured = await performanceOf({ ...asked, symbols: symbol === undefined ? [] : [symbol] }, draft);
      if (measured === undefined) continue;
      const { mark } = measured;
      const text = (key: string) => measured.text(key, { signed: true });
      const whose = symbol === undefined ? "" : ` of ${symbol}`;
      draft.line(
        phrase`${yesOrNo(asked.slots, measured.value("gain"))}**Total gain${whose}: ${text("gain")}** from ${measured.text("from")} to ${measured.text("to")}, with shares sold since and income ${mark}.`,
      );
      draft.list([
        phrase`Realised gain${whose}: ${text("realised")} ${mark}`,
        phrase`Change of unrealised gain${whose}: ${text("unrealised")} ${mark}`,
        phrase`Income${whose}: ${text("income")} ${mark}`,
        phrase`Simple return${whose}: ${text("simple")} ${mark}`,
      ]);
    }
  }),

  bridge: ownAnswerer("always past-day past-range account several", async (asked, draft) => {
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const { mark } = measured;
    const whose = asked.symbols.length === 0 ? "" : ` of ${asked.symbols[0] ?? ""}`;
    for (const key of asked.whats.flatMap((what) => what.split(","))) {
      const label = measured.source.facts.find((fact) => fact.key === key)?.label ?? null;
      const isGain = key === "realised" || key === "currency";
      draft.line(
        phrase`${label}${whose}: **${measured.text(key, { signed: isGain })}**, from ${measured.text("from")} to ${measured.text("to")} ${mark}.` ??
          `This isn't known${whose}: a price or a rate is missing ${mark}.`,
      );
    }
    const types: Readonly<Record<string, TransactionType>> = {
      realised: "sell",
      deposits: "deposit",
      withdrawals: "withdrawal",
      fees: "fee",
      taxes: "tax",
    };
    const type = types[asked.whats[0] ?? ""];
    if (type === undefined) return;
    const given = { type, ...daysOf(asked.period), ...accountOf(asked.account), ...symbolOf(asked) };
    const listed = await transactionsFound(given, asked.context);
    if (listed.ok) draft.table(draft.take("get_transactions", given, listed)[0]);
  }),

  statistics: ownAnswerer("always past-range account", async (asked, draft) => {
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const { mark } = measured;
    const text = (key: string) => measured.text(key, { signed: true });
    const lines: Readonly<Record<string, string | null>> = {
      volatility:
        phrase`Volatility a year: **${measured.text("volatility")}** ${mark}.` ??
        `The volatility of your portfolio isn't known: there are too few days ${mark}.`,
      drawdown: phrase`Deepest fall: **${text("maxDrawdown")}**, from its peak on ${measured.text("drawdownPeak")} to ${measured.text("drawdownTrough")} ${mark}.`,
      sharpe: phrase`Sharpe ratio: **${text("sharpe")}** ${mark}.`,
      bestDay: phrase`Best day: **${text("bestDay")}** on ${measured.text("bestDayDate")} ${mark}.`,
      worstDay: phrase`Worst day: **${text("worstDay")}** on ${measured.text("worstDayDate")} ${mark}.`,
      bestMonth: phrase`Best month: **${text("bestMonth")}**, the month that began on ${measured.text("bestMonthFrom")} ${mark}.`,
      worstMonth: phrase`Worst month: **${text("worstMonth")}**, the month that began on ${measured.text("worstMonthFrom")} ${mark}.`,
    };
    for (const what of asked.whats) draft.line(lines[what] ?? `This isn't known: there are too few days ${mark}.`);
    draft.list(
      Object.entries(lines)
        .filter(([key]) => !asked.whats.includes(key))
        .map(([, line]) => line),
    );
    draft.line(phrase`Measured from ${measured.text("from")} to ${measured.text("to")} ${mark}.`);
  }),

  benchmark: ownAnswerer("always past-day past-range account direction comparison several", async (asked, draft) => {
    await benchmarkLines(asked, draft);
  }),

  income: ownAnswerer("always past-day past-range future account rank each newest", async (asked, draft) => {
    await incomeLines(asked, draft);
  }),

  positionIncome: ownAnswerer("always future past-day past-range account several newest", async (asked, draft) => {
    const { period, account, context, slots } = asked;
    if (isPast(period) || slots.newest !== null) {
      for (const symbol of asked.symbols) await transactionLines("dividend", { ...asked, symbols: [symbol] }, draft);
      return;
    }
    const [income] = draft.take("get_income", accountOf(account), await incomeFound(context, accountOf(account)));
    if (income === undefined) return;
    const { mark } = income;
    for (const symbol of asked.symbols) {
      const text = (key: string) => income.text(`${symbol}.${key}`);
      const lines = [
        phrase`Next payment of ${symbol}: **${text("next")}** on ${text("date")} ${mark}`,
        phrase`Received from ${symbol} in the last twelve months: **${text("received")}** ${mark}`,
        phrase`Expected from ${symbol} in the next twelve: ${text("expected")} ${mark}`,
        phrase`Yield on cost of ${symbol}: ${text("yieldOnCost")}; yield on value: ${text("yieldOnValue")} ${mark}`,
      ];
      draft.list(lines);
      if (lines.every((line) => line === null)) {
        draft.line(`No dividends from ${symbol} are recorded or expected ${mark}.`);
        await companyAnswers["dividends"]?.answer({ ...asked, symbols: [symbol] }, draft);
      }
    }
  }),

  transactions: ownAnswerer("always past-day past-range account several rank each newest", async (asked, draft) => {
    const types = asked.whats.includes("") ? [""] : asked.whats;
    for (const symbol of asked.symbols.length === 0 ? [undefined] : asked.symbols)
      for (const type of types)
        await transactionLines(type, { ...asked, symbols: symbol === undefined ? [] : [symbol] }, draft);
  }),

  /** How much the portfolio swings next to a symbol over the same days. */
  riskAgainst: ownAnswerer("always past-range comparison rank several direction", async (asked, draft) => {
    await resultAnswers["statistics"]?.answer({ ...asked, symbols: [], whats: ["volatility"] }, draft);
    const symbols = asked.symbols.length === 0 ? ["SPY"] : asked.symbols;
    await priceAnswers["spread"]?.answer({ ...asked, symbols }, draft);
  }),
};

function symbolOf({ symbols: [symbol] }: Asked): { readonly symbol?: string } {
  return symbol === undefined ? {} : { symbol };
}

/** Returns over the period of the question; a single day counts from the day before. */
async function performanceOf(
  asked: Asked,
  draft: AnswerDraft,
  more: { readonly benchmark?: string } = {},
): Promise<Cited | undefined> {
  const { period, account, context } = asked;
  // "A year ago" is where a range begins, and yesterday is a range of one day.
  const days =
    period?.kind === "day" && /\b(?:ago|back|earlier)\b/i.test(asked.slots.text)
      ? { from: period.from }
      : daysOf(isPast(period) || period?.kind === "always" || period?.unit === "day" ? period : null);
  const given = { ...days, ...symbolOf(asked), ...accountOf(account), ...more };
  return draft.take("get_performance", given, await performanceFound(given, context))[0];
}

/** The user's return next to that of an index fund or another benchmark. */
export async function benchmarkLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const [symbol] = asked.symbols;
  const benchmark = symbol ?? (asked.slots.place?.domain === "market" ? "SPY" : undefined);
  const measured = await performanceOf({ ...asked, symbols: [] }, draft, benchmark === undefined ? {} : { benchmark });
  if (measured === undefined) return;
  const { mark } = measured;
  const text = (key: string) => measured.text(key, { signed: true });
  const { benchmark: used } = measured.source.data as { readonly benchmark: { readonly symbol: string } | null };
  const difference = measured.value("difference");
  const isBeating = /\b(?:beat|outperform|ahead|better)/i.test(asked.slots.text);
  const verdict = difference === null || !isBeating ? "" : difference > 0 ? "Yes. " : "No. ";
  draft.line(
    phrase`${verdict}Returns from ${measured.text("from")} to ${measured.text("to")}, over the whole range and not annualised:`,
  );
  draft.list([
    phrase`Your time-weighted return: **${text("timeWeighted")}** ${mark}`,
    phrase`**${used?.symbol ?? null}**, the benchmark, with dividends reinvested: **${text("benchmark")}** ${mark}`,
    phrase`Difference: **${text("difference")}** ${mark}`,
  ]);
  if (text("benchmark") === null) draft.line("The benchmark's return isn't known for these days.");
}

async function incomeLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const { period, account, context, slots } = asked;
  if (period?.kind === "always" || period?.kind === "since-bought") {
    const measured = await performanceOf(asked, draft);
    draft.line(
      measured === undefined
        ? null
        : phrase`Received in all: **${measured.text("income")}**, from ${measured.text("from")} to ${measured.text("to")} ${measured.mark}.`,
    );
    return;
  }
  if ((isPast(period) && !isWholeMonths(period)) || slots.newest !== null) {
    await transactionLines("dividend", asked, draft);
    return;
  }
  const months =
    isPast(period) && period.from !== "" ? { from: period.from.slice(0, 7), to: period.to.slice(0, 7) } : {};
  const given = { ...months, ...accountOf(account) };
  const [income] = draft.take("get_income", given, await incomeFound(context, given));
  if (income === undefined) return;
  const { mark } = income;
  if (isPast(period) && period.from !== "") {
    const when = slots.text.slice(period.at.from, period.at.to).trim();
    draft.line(
      phrase`Received ${when}: **${income.text("received.span")}** ${mark}.` ??
        `What was received ${when} isn't known here ${mark}.`,
    );
  }
  const isFuture = period?.kind === "future";
  const rows = (income.source.table?.rows ?? []).filter(
    ({ symbol }) =>
      !isFuture || (income.value(`${symbol ?? "cash"}.date`) ?? 0) <= Date.parse(`${period.to}T00:00:00Z`),
  );
  const received = sentences(
    phrase`Received in the last twelve months: ${income.text("received")} ${mark}.`,
    phrase`Expected in the next twelve: ${income.text("expected")} ${mark}.`,
    phrase`Yield on cost: ${income.text("yieldOnCost")}; yield on value: ${income.text("yieldOnValue")} ${mark}.`,
  );
  if (slots.rank !== null) {
    const sign = slots.rank.end === "least" ? 1 : -1;
    const symbols = (income.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
    const ranked = symbols
      .map((symbol) => ({ symbol, value: income.value(`${symbol}.expected`) }))
      .toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
    draft.line(`Your holdings by the income expected in the next twelve months ${mark}:`);
    draft.list(
      ranked.map(
        ({ symbol }) =>
          phrase`**${symbol}**: ${income.text(`${symbol}.expected`) ?? "none known"}; received in the last twelve months: ${income.text(`${symbol}.received`) ?? "none"} ${mark}`,
      ),
    );
    return;
  }
  draft.line(
    rows.length === 0
      ? `No payment is announced or expected${isFuture ? " in that time" : ""} ${mark}.`
      : "Your next payments:",
  );
  draft.list(
    rows.slice(0, slots.limit ?? usualLines).map(({ symbol, cells }) => {
      const key = symbol ?? "cash";
      const kind = cells[3] !== undefined && "text" in cells[3] ? cells[3].text.toLowerCase() : "estimated";
      return phrase`**${symbol ?? "Cash"}**: ${income.text(`${key}.next`)} on ${income.text(`${key}.date`)}, ${kind} ${mark}`;
    }),
  );
  draft.line(received);
}

/** True for a period of whole months, or one that begins with a month and runs. */
function isWholeMonths({ from, unit, kind }: NonNullable<Asked["period"]>): boolean {
  return kind === "range" && from.endsWith("-01") && unit !== "week";
}

async function transactionLines(type: string, asked: Asked, draft: AnswerDraft): Promise<void> {
  const { period, account, context, slots } = asked;
  const given = {
    ...(type === "" ? {} : { type: type as TransactionType }),
    ...symbolOf(asked),
    ...(isPast(period) || period?.kind === "today" ? daysOf(period) : {}),
    ...accountOf(account),
  };
  const [lines] = draft.take("get_transactions", given, await transactionsFound(given, context));
  if (lines === undefined) return;
  const what = { buy: "purchases", sell: "sales", dividend: "dividends" }[type] ?? "transactions";
  if (slots.newest?.isOne === true) {
    const rows = lines.source.table?.rows ?? [];
    // A dividend is a transaction, but no trade.
    const isTrade = /\b(?:trades?|orders?)\b/i.test(slots.text);
    const first = isTrade ? rows.findIndex((_, index) => lines.text(`${index}.shares`) !== null) : 0;
    const text = (key: string) => lines.text(`${first}.${key}`);
    const symbol = rows[first]?.symbol ?? null;
    const shares = phrase`: ${text("shares")} shares at ${text("price")}` ?? phrase`: ${text("amount")}` ?? "";
    draft.line(
      phrase`Your last ${what.replace(/s$/, "")}${symbol === null ? "" : ` of **${symbol}**`} was on **${text("date")}**${shares} ${lines.mark}.`,
    );
    draft.line("All of them:");
  } else draft.line(phrase`**${lines.text("total")} of your ${what}** fit ${lines.mark}:`);
  draft.table(lines);
}
