import type { Listed } from "#core/words/en/answers-results.ts";
import { incomeFound } from "../../tools/income.ts";
import { performanceFound } from "../../tools/performance.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { transactionsFound } from "../../tools/transactions.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import type { Condition } from "../slots.ts";
import { isWithin } from "./bounds.ts";
import { accountOf, type Answerers, type Asked, daysOf, isPast, yesOrNo, ownAnswerer } from "./answerer.ts";
import { companyAnswers } from "./company-answers.ts";
import { verdictOf } from "./verdict.ts";
import { dayChangeLine, ownAnswers } from "./own-answers.ts";
import { answered } from "./price-answers.ts";

const usualLines = 5;

/** Answers about results over time: returns, gains, income and the ledger. */
export const resultAnswers: Answerers = {
  performance: ownAnswerer("always|past-day|past-range|condition", async (asked, draft) => {
    if (!isPast(asked.period)) {
      const given = accountOf(asked.account);
      const [held] = draft.take("get_holdings", given, await holdingsFound(asked.context, given));
      if (held === undefined) return;
      const isToday = asked.period?.kind === "today";
      const change = isToday ? ["totalDayChange", "totalDayChangePercent"] : ["totalGainLoss", "totalGainLossPercent"];
      const verdict = await verdictOf(asked, held, { level: ["totalValue"], change }, draft);
      const answer =
        asked.slots.conditions.length > 0 ? verdict.answer : yesOrNo(asked.slots, held.value(change[0] ?? ""), draft);
      const { own } = draft.words;
      const whose = asked.account === undefined ? own.portfolio : own.account(asked.account);
      draft.line(
        draft.joined(
          answered(answer, say(own.worth, { whose, value: held.text("totalValue"), source: held.mark })),
          say(own.itsGain, {
            gain: held.text("totalGainLoss", { signed: true }),
            percent: held.text("totalGainLossPercent", { signed: true }),
            source: held.mark,
          }),
          dayChangeLine(held, draft),
        ),
      );
      draft.line(verdict.line);
      if (asked.period?.kind === "today" || asked.slots.conditions.length > 0) return;
    }
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const verdict = await verdictOf(asked, measured, { level: ["simple"], change: ["gain", "simple"] }, draft);
    const answer =
      asked.slots.conditions.length > 0 ? verdict.answer : yesOrNo(asked.slots, measured.value("gain"), draft);
    const text = (key: string) => measured.text(key, { signed: true });
    const added = (key: string) => ((measured.value(key) ?? 0) === 0 ? null : text(key));
    const { results } = draft.words;
    const source = measured.mark;
    const span = investedSpan(measured);
    draft.line(answered(isPast(asked.period) ? answer : "", say(results.returns, span)));
    draft.list([
      say(results.simple, { value: text("simple"), source }),
      say(results.timeWeighted, { value: text("timeWeighted"), source }),
      say(results.moneyWeighted, { value: text("moneyWeighted"), source }),
      say(results.perYear, {
        timeWeighted: text("timeWeightedYearly"),
        moneyWeighted: text("moneyWeightedYearly"),
        source,
      }),
      say(results.totalGain, { value: text("gain"), source }),
      say(results.beforeAndAfter, {
        before: isPast(asked.period) ? measured.text("opening") : null,
        after: measured.text("closing"),
        source,
      }),
      say(results.realised, { value: added("realised"), source }),
      say(results.income, { value: added("income"), source }),
      say(results.lessBenchmark, { value: text("difference"), source }),
      say(results.deepestFall, { value: text("maxDrawdown"), source }),
    ]);
    if (isPast(asked.period)) draft.line(verdict.line);
  }),

  gain: ownAnswerer("always|past-day|past-range|several|condition", async (asked, draft) => {
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
      const { results, labels } = draft.words;
      const source = measured.mark;
      const text = (key: string) => measured.text(key, { signed: true });
      const verdict = await verdictOf(
        asked,
        measured,
        { level: ["gain", "simple"], change: ["gain", "simple"] },
        draft,
      );
      const answer =
        asked.slots.conditions.length > 0 ? verdict.answer : yesOrNo(asked.slots, measured.value("gain"), draft);
      const gain = { value: text("gain"), from: measured.text("from"), to: measured.text("to"), source };
      draft.line(
        answered(answer, symbol === undefined ? say(results.gain, gain) : say(results.gainOf, { symbol, ...gain })),
      );
      draft.line(verdict.line);
      const part = (label: string, key: string, value = text(key)) =>
        symbol === undefined
          ? say(results.partOfGain, { label, value, source })
          : say(results.partOfGainOf, { label, symbol, value, source });
      // What the other parts don't add up to without them.
      const rest = (["fees", "taxes", "currency"] as const).filter((key) => (measured.value(key) ?? 0) !== 0);
      const restLabels = { fees: labels.fees, taxes: labels.taxes, currency: labels.currencyEffect };
      draft.list([
        part(labels.realisedGain, "realised"),
        part(labels.changeOfUnrealised, "unrealised"),
        part(labels.income, "income"),
        ...rest.map((key) => part(restLabels[key], key, key === "currency" ? text(key) : measured.text(key))),
        part(labels.simpleReturn, "simple"),
      ]);
    }
  }),

  bridge: ownAnswerer("always|past-day|past-range|several", async (asked, draft) => {
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const { results } = draft.words;
    const source = measured.mark;
    const [symbol] = asked.symbols;
    for (const key of asked.whats.flatMap((what) => what.split(","))) {
      const label = measured.source.facts.find((fact) => fact.key === key)?.label ?? null;
      const isGain = key === "realised" || key === "currency";
      const booked = {
        label,
        value: measured.text(key, { signed: isGain }),
        from: measured.text("from"),
        to: measured.text("to"),
        source,
      };
      draft.line(
        symbol === undefined
          ? (say(results.booked, booked) ?? results.bookedUnknown(source))
          : (say(results.bookedOf, { symbol, ...booked }) ?? results.bookedUnknownOf({ symbol, source })),
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

  statistics: ownAnswerer("always|past-range", async (asked, draft) => {
    const measured = await performanceOf(asked, draft);
    if (measured === undefined) return;
    const { results } = draft.words;
    const source = measured.mark;
    const text = (key: string) => measured.text(key, { signed: true });
    const lines: Readonly<Record<string, string | null>> = {
      volatility:
        say(results.volatility, { value: measured.text("volatility"), source }) ?? results.volatilityUnknown(source),
      drawdown: say(results.drawdown, {
        value: text("maxDrawdown"),
        peak: measured.text("drawdownPeak"),
        trough: measured.text("drawdownTrough"),
        source,
      }),
      sharpe: say(results.sharpe, { value: text("sharpe"), source }),
      beta: say(results.beta, { value: measured.text("beta"), symbol: benchmarkOf(measured), source }),
      bestDay: say(results.bestDay, { value: text("bestDay"), day: measured.text("bestDayDate"), source }),
      worstDay: say(results.worstDay, { value: text("worstDay"), day: measured.text("worstDayDate"), source }),
      bestMonth: say(results.bestMonth, {
        value: text("bestMonth"),
        month: measured.text("bestMonthFrom", { form: "short" }),
        source,
      }),
      worstMonth: say(results.worstMonth, {
        value: text("worstMonth"),
        month: measured.text("worstMonthFrom", { form: "short" }),
        source,
      }),
    };
    for (const what of asked.whats) draft.line(lines[what] ?? results.tooFewDays(source));
    if (asked.whats.includes("drawdown") && text("maxDrawdown") !== null)
      draft.line(
        say(results.recovered, { day: measured.text("drawdownRecovered"), source }) ?? results.notRecovered(source),
      );
    draft.list(
      Object.entries(lines)
        .filter(([key]) => !asked.whats.includes(key))
        .map(([, line]) => line),
    );
    draft.line(say(results.measured, { from: measured.text("from"), to: measured.text("to"), source }));
  }),

  benchmark: ownAnswerer("always|past-day|past-range|several", async (asked, draft) => {
    await benchmarkLines(asked, draft);
  }),

  income: ownAnswerer("always|past-day|past-range|future", async (asked, draft) => {
    await incomeLines(asked, draft);
  }),

  positionIncome: ownAnswerer("always|future|past-day|past-range|several", async (asked, draft) => {
    const { period, account, context } = asked;
    if (isPast(period)) {
      for (const symbol of asked.symbols) {
        const one = { ...asked, symbols: [symbol] };
        const measured = await performanceOf(one, draft);
        if (measured !== undefined)
          draft.line(
            say(draft.words.results.receivedInAll, {
              value: measured.text("income"),
              from: measured.text("from"),
              to: measured.text("to"),
              source: measured.mark,
            }),
          );
        await transactionLines("dividend", one, draft);
      }
      return;
    }
    const [income] = draft.take("get_income", accountOf(account), await incomeFound(context, accountOf(account)));
    if (income === undefined) return;
    const { results } = draft.words;
    const source = income.mark;
    for (const symbol of asked.symbols) {
      const text = (key: string) => income.text(`${symbol}.${key}`);
      const lines = [
        say(results.nextPaymentOf, { symbol, amount: text("next"), day: text("date"), source }),
        say(results.receivedFrom, { symbol, value: text("received"), source }),
        say(results.expectedFrom, { symbol, value: text("expected"), source }),
        say(results.yieldOf, { symbol, onCost: text("yieldOnCost"), onValue: text("yieldOnValue"), source }),
      ];
      draft.list(lines);
      if (lines.every((line) => line === null)) {
        draft.line(results.noDividendsFrom({ symbol, source }));
        await companyAnswers["dividends"]?.answer({ ...asked, symbols: [symbol] }, draft);
      }
    }
  }),

  transactions: ownAnswerer("always|past-day|past-range|several|condition", async (asked, draft) => {
    const types = asked.whats.includes("") ? [""] : asked.whats;
    for (const symbol of asked.symbols.length === 0 ? [undefined] : asked.symbols)
      for (const type of types)
        await transactionLines(type, { ...asked, symbols: symbol === undefined ? [] : [symbol] }, draft);
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
    period?.isStart === true
      ? { from: period.from }
      : daysOf(isPast(period) || period?.kind === "always" || period?.unit === "day" ? period : null);
  const given = { ...days, ...symbolOf(asked), ...accountOf(account), ...more };
  return draft.take("get_performance", given, await performanceFound(given, context))[0];
}

/** The days that returns are about. */
function investedSpan(measured: Cited) {
  return { from: measured.text("investedFrom"), to: measured.text("investedTo") };
}

/** The symbol that the portfolio was compared with; null without one. */
function benchmarkOf({ source: { data } }: Cited): string | null {
  return (data as { readonly benchmark: { readonly symbol: string } | null }).benchmark?.symbol ?? null;
}

/** The user's return next to that of an index fund or another benchmark. */
export async function benchmarkLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const [symbol] = asked.symbols;
  const benchmark = symbol ?? (asked.slots.place === "market" ? "SPY" : undefined);
  const measured = await performanceOf({ ...asked, symbols: [] }, draft, benchmark === undefined ? {} : { benchmark });
  if (measured === undefined) return;
  const { results } = draft.words;
  const source = measured.mark;
  const text = (key: string) => measured.text(key, { signed: true });
  const { benchmark: used } = measured.source.data as { readonly benchmark: { readonly symbol: string } | null };
  const difference = measured.value("difference");
  const verdict = (difference ?? 0) === 0 ? "" : (difference ?? 0) > 0 ? results.better : results.worse;
  draft.line(answered(verdict, say(results.returns, investedSpan(measured))));
  draft.list([
    say(results.yourReturn, { value: text("timeWeighted"), source }),
    say(results.benchmark, { symbol: used?.symbol ?? null, value: text("benchmark"), source }),
    say(results.difference, { value: text("difference"), source }),
  ]);
  if (text("benchmark") === null) draft.line(results.benchmarkUnknown);
}

function isOnDays(day: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  return day >= from && day <= to;
}

async function incomeLines(asked: Asked, draft: AnswerDraft): Promise<void> {
  const { period, account, context, slots } = asked;
  const { results, labels } = draft.words;
  if (slots.isByMonth) {
    await incomeByMonth(asked, draft);
    return;
  }
  if (period?.kind === "always" || period?.kind === "since-bought") {
    const measured = await performanceOf(asked, draft);
    draft.line(
      measured === undefined
        ? null
        : say(results.receivedInAll, {
            value: measured.text("income"),
            from: measured.text("from"),
            to: measured.text("to"),
            source: measured.mark,
          }),
    );
    return;
  }
  if (isPast(period) && !isWholeMonths(period)) {
    await transactionLines("dividend", asked, draft);
    return;
  }
  const months =
    isPast(period) && period.from !== "" ? { from: period.from.slice(0, 7), to: period.to.slice(0, 7) } : {};
  const given = { ...months, ...accountOf(account) };
  const [income] = draft.take("get_income", given, await incomeFound(context, given));
  if (income === undefined) return;
  const source = income.mark;
  if (months.from !== undefined && isPast(period)) {
    const then = { ...months, source };
    draft.line(
      say(results.receivedThen, { ...then, value: income.text("received.span") }) ?? results.receivedThenUnknown(then),
    );
  }
  const isFuture = period?.kind === "future";
  const rows = (income.source.table?.rows ?? []).filter(
    ({ symbol }) =>
      !isFuture || isOnDays(new Date(income.value(`${symbol ?? "cash"}.date`) ?? 0).toISOString().slice(0, 10), period),
  );
  // Only the next payment of each holding has a day; later months have their expected total.
  const monthAhead = isFuture && period.unit === "month" ? period.from.slice(0, 7) : null;
  const received = draft.joined(
    say(results.received, { value: income.text("received"), source }),
    say(results.expected, { value: income.text("expected"), source }),
    say(results.yields, { onCost: income.text("yieldOnCost"), onValue: income.text("yieldOnValue"), source }),
  );
  const ofMonth = (["announced", "estimated"] as const).flatMap((kind) => {
    const value = monthAhead === null ? null : income.text(`month.${monthAhead}.${kind}`);
    if (value === null) return [];
    return [kind === "announced" ? results.announcedPart(value) : results.estimatedPart(value)];
  });
  if (ofMonth.length > 0)
    draft.line(results.incomeOfMonth({ month: `\`${monthAhead ?? ""}\``, parts: ofMonth, source }));
  if (rows.length === 0 && ofMonth.length > 0) draft.line(results.payersUnknown);
  else
    draft.line(
      rows.length > 0 ? results.nextPayments : isFuture ? results.noPaymentThen(source) : results.noPayment(source),
    );
  draft.list(
    rows.slice(0, slots.limit ?? usualLines).map(({ symbol }) => {
      const key = symbol ?? "cash";
      const dayOfPayment = income.source.facts.find((fact) => fact.key === `${key}.date`);
      const isAnnounced = dayOfPayment !== undefined && dayOfPayment.status !== "estimate";
      return say(isAnnounced ? results.announcedPayment : results.estimatedPayment, {
        name: symbol ?? labels.cash,
        amount: income.text(`${key}.next`),
        day: income.text(`${key}.date`),
        source,
      });
    }),
  );
  draft.line(received);
}

/** Announced and expected income of each coming month. */
async function incomeByMonth({ account, context }: Asked, draft: AnswerDraft): Promise<void> {
  const { results } = draft.words;
  const given = accountOf(account);
  const [income] = draft.take("get_income", given, await incomeFound(context, given));
  if (income === undefined) return;
  const source = income.mark;
  const months = new Set(income.source.facts.flatMap(({ key }) => /^month\.(\d{4}-\d{2})\./.exec(key)?.[1] ?? []));
  draft.list(
    [...months].toSorted().map((month) => {
      const [announced, estimated] = [income.text(`month.${month}.announced`), income.text(`month.${month}.estimated`)];
      const parts = [
        ...(announced === null ? [] : [results.announcedPart(announced)]),
        ...(estimated === null ? [] : [results.estimatedPart(estimated)]),
      ];
      return parts.length === 0 ? null : results.incomeOfMonth({ month: `\`${month}\``, parts, source });
    }),
  );
  if (months.size === 0) draft.line(results.noPayment(source));
  draft.line(say(results.expected, { value: income.text("expected"), source }));
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
  const { results } = draft.words;
  const source = lines.mark;
  const kinds: Readonly<Record<string, Listed>> = {
    buy: "purchases",
    sell: "sales",
    dividend: "dividends",
    interest: "interest",
  };
  const what = kinds[type] ?? "transactions";
  if (slots.conditions.length > 0) {
    boundedLines(slots.conditions, what, lines, draft);
    return;
  }
  if (slots.rank !== null) {
    largestLines(slots, what, lines, draft);
    return;
  }
  draft.line(say(results.fit, { total: lines.text("total"), what, source }));
  draft.table(lines);
}

/** "12 shares at $131.20"; null for what has no shares. */
function sharesOf(text: (key: string) => string | null, { words: { results } }: AnswerDraft): string | null {
  return say(results.sharesAt, { shares: text("shares"), price: text("price") });
}

/** The transactions with the largest or smallest amount of money. */
function largestLines({ rank, limit }: Asked["slots"], what: Listed, lines: Cited, draft: AnswerDraft): void {
  const { results } = draft.words;
  const source = lines.mark;
  const rows = (lines.source.table?.rows ?? []).flatMap(({ symbol, cells }, index) => {
    const of = (name: string) => lines.source.facts.find((one) => one.key === `${index}.${name}`);
    const [price, shares] = [of("price"), of("shares")];
    const amount =
      of("amount")?.value ?? (price === undefined || shares === undefined ? null : price.value * shares.value);
    const currency = (of("amount") ?? price)?.currency ?? null;
    const type = cells[1] !== undefined && "text" in cells[1] ? cells[1].text : "";
    return amount === null ? [] : [{ symbol, index, type, amount: Math.abs(amount), currency }];
  });
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  if (rows.length === 0) {
    draft.line(results.noneFit({ what, source }));
    return;
  }
  const sign = rank === "least" ? 1 : -1;
  const ranked = rows.toSorted((one, other) => sign * (one.amount - other.amount));
  draft.list(
    ranked.slice(0, limit ?? usualLines).map(({ symbol, index, type }) => {
      const text = (name: string) => lines.text(`${index}.${name}`);
      return say(results.line, {
        day: text("date"),
        type,
        symbol: symbol ?? undefined,
        what: [text("amount"), sharesOf(text, draft)].filter((part) => part !== null).join(", "),
        source,
      });
    }),
  );
  if ((lines.value("total") ?? 0) > (lines.source.table?.rows ?? []).length)
    draft.line(
      say(results.lookedAt, {
        many: `\`${String((lines.source.table?.rows ?? []).length)}\``,
        total: lines.text("total"),
        source,
      }),
    );
  if (currencies.length > 1)
    draft.line(results.otherCurrencies(currencies.filter((currency) => currency !== null).join(", ")));
}

const boundedFigures = { money: "amount", number: "shares", sign: "realised", percent: null } as const;

/** The transactions whose amount, shares or realised gain fit the bounds. */
function boundedLines(bounds: readonly Condition[], what: Listed, lines: Cited, draft: AnswerDraft): void {
  const { results } = draft.words;
  const source = lines.mark;
  const [key] = bounds.map(({ kind }) => boundedFigures[kind]);
  if (key === undefined || bounds.some(({ kind }) => boundedFigures[kind] === null)) {
    draft.line(results.pickedBy);
    return;
  }
  const all = lines.source.table?.rows ?? [];
  const rows = all.flatMap(({ symbol, cells }, index) => {
    const type = cells[1] !== undefined && "text" in cells[1] ? cells[1].text : "";
    const of = (name: string) => lines.source.facts.find((one) => one.key === `${index}.${name}`);
    const [price, shares] = [of("price"), of("shares")];
    const paid = price === undefined || shares === undefined ? null : price.value * shares.value;
    const amount = of("amount")?.value ?? paid;
    return [
      {
        symbol,
        index,
        type,
        currency: (of("amount") ?? price)?.currency ?? null,
        // Money that is paid has a minus sign.
        amount: amount === null ? null : Math.abs(amount),
        shares: shares?.value ?? null,
        realised: of("realised")?.value ?? null,
      },
    ];
  });
  type Row = (typeof rows)[number];
  const isOther = (bound: Condition, row: Row) => bound.currency !== null && bound.currency !== row.currency;
  const fitting = rows.filter((row) =>
    bounds.every((bound) => {
      const value = row[boundedFigures[bound.kind] ?? "amount"];
      return value !== null && !isOther(bound, row) && isWithin(bound, value);
    }),
  );
  draft.line(fitting.length === 0 ? results.noneFit({ what, source }) : results.thatFit({ what, source }));
  draft.list(
    fitting.map(({ symbol, index, type }) => {
      const text = (name: string) => lines.text(`${index}.${name}`);
      return say(results.line, {
        day: text("date"),
        type,
        symbol: symbol ?? undefined,
        what: text(key ?? "amount") ?? sharesOf(text, draft),
        source,
      });
    }),
  );
  if ((lines.value("total") ?? 0) > all.length)
    draft.line(say(results.lookedAt, { many: `\`${String(all.length)}\``, total: lines.text("total"), source }));
  const others = rows.filter((row) => bounds.some((bound) => isOther(bound, row))).map(({ currency }) => currency);
  if (others.length > 0) draft.line(results.otherCurrencies([...new Set(others)].join(", ")));
}
