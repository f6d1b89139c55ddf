import { addDays } from "#core/calendar/plain-date.ts";
import { calendarFound } from "../tools/calendar.ts";
import { gainsFound } from "../tools/gains.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { performanceFound } from "../tools/performance.ts";
import { transactionsFound } from "../tools/transactions.ts";
import type { Intent } from "./intent.ts";
import { phrase, sentences } from "./phrase.ts";
import { spanAsked } from "./span.ts";

const daysAhead = 95;

/** Questions about what was gained, how much it swings, cash and the next report; more special than those about the portfolio. */
export const gainIntents: readonly Intent[] = [
  {
    id: "best-and-worst",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /\b(?:best|worst|most (?:profitable|successful)|least (?:profitable|successful))\b/.test(lower) &&
      /\b(?:my|i|mine)\b|investments?|holdings?|positions?/.test(lower) &&
      !/\b(?:day|month|week|year)\b/.test(lower),
    async answer({ lower }, draft, context) {
      const [gains] = draft.take("get_gains", {}, await gainsFound(context));
      if (gains === undefined) return;
      const symbols = (gains.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
      const isWorst = /\b(?:worst|least)\b/.test(lower);
      const word = isWorst ? "Worst" : "Best";
      const endOf = (key: string) =>
        symbols
          .flatMap((symbol) => {
            const value = gains.value(`${symbol}.${key}`);
            return value === null ? [] : [{ symbol, value }];
          })
          .toSorted((one, other) => (isWorst ? one.value - other.value : other.value - one.value))[0]?.symbol;
      const [inMoney, inPercent] = [endOf("gain"), endOf("return")];
      draft.line(
        sentences(
          inMoney === undefined
            ? null
            : phrase`${word} in money: **${inMoney}**, with a gain of ${gains.text(`${inMoney}.gain`, { signed: true })} ${gains.mark}.`,
          inPercent === undefined
            ? null
            : phrase`${word} in per cent: **${inPercent}**, a simple return of ${gains.text(`${inPercent}.return`, { signed: true })} ${gains.mark}.`,
        ),
      );
      draft.line(
        phrase`Counted from ${gains.text("from")} on, with what sales realised and what was paid out ${gains.mark}.`,
      );
      draft.table(gains);
    },
  },
  {
    id: "realised",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length <= 1 &&
      (/\brealis|\brealiz/.test(lower) ||
        (named.length === 1 &&
          /\bi\b|\bmy\b/.test(lower) &&
          /\b(?:gain(?:ed|s)?|profit|los[te]|made|make|earn(?:ed)?)\b/.test(lower))),
    async answer({ lower, named: [symbol] }, draft, context) {
      const span = spanAsked(lower, context.today);
      const input = symbol === undefined ? span : { ...span, symbol };
      const [measured] = draft.take("get_performance", input, await performanceFound(input, context));
      if (measured === undefined) return;
      const { mark } = measured;
      const text = (key: string) => measured.text(key, { signed: true });
      const whose = symbol === undefined ? "" : ` of ${symbol}`;
      const days = phrase`from ${measured.text("from")} to ${measured.text("to")}`;
      const parts = [
        phrase`Realised gain${whose}: ${text("realised")} ${mark}`,
        phrase`Change of unrealised gain${whose}: ${text("unrealised")} ${mark}`,
        phrase`Income${whose}: ${text("income")} ${mark}`,
      ];
      if (symbol === undefined) {
        draft.line(phrase`Realised gain: **${text("realised")}**, ${days} ${mark}.`);
        draft.list(parts.slice(1));
      } else {
        draft.line(phrase`**Total gain${whose}: ${text("gain")}** ${days}, with shares sold since and income ${mark}.`);
        draft.list(parts);
      }
      if (measured.value("realised") === null)
        draft.line("What was realised is not known: a price or a rate is missing.");
      const sales = { type: "sell" as const, ...input };
      const listed = await transactionsFound(sales, context);
      const [sold] = listed.ok ? draft.take("get_transactions", sales, listed) : [];
      draft.table(sold);
    },
  },
  {
    id: "volatility",
    isPersonal: true,
    matches: ({ lower, named }) => named.length === 0 && /volatil|drawdown|\bswing|deepest fall|sharpe/.test(lower),
    async answer({ lower }, draft, context) {
      const span = spanAsked(lower, context.today);
      const [measured] = draft.take("get_performance", span, await performanceFound(span, context));
      if (measured === undefined) return;
      const { mark } = measured;
      const text = (key: string) => measured.text(key, { signed: true });
      draft.line(
        sentences(
          measured.text("volatility") === null
            ? "The volatility of your portfolio is not known: there are too few days."
            : phrase`Volatility a year: **${measured.text("volatility")}** ${mark}.`,
          phrase`Deepest fall: ${text("maxDrawdown")}, from its peak on ${measured.text("drawdownPeak")} to ${measured.text("drawdownTrough")} ${mark}.`,
        ),
      );
      draft.list([
        phrase`Worst day: ${text("worstDay")} on ${measured.text("worstDayDate")} ${mark}`,
        phrase`Best day: ${text("bestDay")} on ${measured.text("bestDayDate")} ${mark}`,
        phrase`Sharpe ratio: ${text("sharpe")} ${mark}`,
      ]);
      draft.line(phrase`Measured from ${measured.text("from")} to ${measured.text("to")} ${mark}.`);
    },
  },
  {
    id: "cash",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 && /\bcash\b/.test(lower) && /\b(?:my|i|have|left|how much)\b/.test(lower),
    async answer(_question, draft, context) {
      const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
      if (held === undefined) return;
      draft.line(phrase`You have **${held.text("totalCash")}** in cash ${held.mark}.`);
      const balances = held.source.facts.filter(({ key }) => /^cash\d+$/.test(key));
      draft.list(
        balances
          .map(({ key, label }) => phrase`${label}: ${held.text(key)} ${held.mark}`)
          .slice(0, balances.length > 1 ? 12 : 0),
      );
    },
  },
  {
    id: "next-report",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /\breports?\b|\breporting\b|\bearnings\b/.test(lower) &&
      /\bmy\b|\bi (?:own|hold|have)\b|holdings?/.test(lower),
    async answer(_question, draft, context) {
      const held = await holdingsFound(context);
      const symbols = held.ok ? held.subjects.map(({ symbol }) => symbol).slice(0, 50) : [];
      if (symbols.length === 0) {
        draft.take("get_holdings", {}, held);
        return;
      }
      const input = { type: "earnings", symbols, from: context.today, to: addDays(context.today, daysAhead) } as const;
      const [reports] = draft.take("get_calendar", input, await calendarFound(input, context));
      if (reports === undefined) return;
      const rows = (reports.source.table?.rows ?? []).map(({ symbol }, index) => ({
        symbol,
        date: reports.value(`${index}.date`) ?? Number.POSITIVE_INFINITY,
        text: reports.text(`${index}.date`),
      }));
      const first = rows.toSorted((one, other) => one.date - other.date)[0];
      draft.line(
        first === undefined
          ? phrase`No report of what you hold is known until ${reports.text("to")} ${reports.mark}.`
          : phrase`**${first.symbol} reports next** of what you hold, on ${first.text} ${reports.mark}.`,
      );
      draft.table(reports);
    },
  },
  {
    id: "benchmark",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length <= 1 &&
      /\b(?:i|my|me)\b/.test(lower) &&
      /against|\bvs\b|versus|\bbeat(?:ing|en)?\b|compared? (?:to|with)|benchmark|outperform|better than/.test(lower) &&
      (named.length === 1 || /s ?& ?p|s and p|\bmarket\b|benchmark|index/.test(lower)),
    async answer({ lower, named: [symbol] }, draft, context) {
      const benchmark = symbol ?? (/s ?& ?p|s and p/.test(lower) ? "SPY" : undefined);
      const input = { ...spanAsked(lower, context.today), ...(benchmark === undefined ? {} : { benchmark }) };
      const [measured] = draft.take("get_performance", input, await performanceFound(input, context));
      if (measured === undefined) return;
      const { mark } = measured;
      const text = (key: string) => measured.text(key, { signed: true });
      const { benchmark: used } = measured.source.data as { readonly benchmark: { readonly symbol: string } | null };
      draft.line(
        phrase`Returns from ${measured.text("from")} to ${measured.text("to")}, over the whole range and not annualised:`,
      );
      draft.list([
        phrase`Your time-weighted return: **${text("timeWeighted")}** ${mark}`,
        phrase`**${used?.symbol ?? null}**, the benchmark, with dividends reinvested: **${text("benchmark")}** ${mark}`,
        phrase`Difference: **${text("difference")}** ${mark}`,
      ]);
      if (text("benchmark") === null) draft.line("The benchmark's return is not known for these days.");
    },
  },
];
