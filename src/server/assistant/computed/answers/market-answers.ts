import { addDays } from "#core/calendar/plain-date.ts";
import { calendarFound } from "../../tools/calendar.ts";
import { exchangeRatesTool } from "../../tools/exchange-rates.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { marketMoversFound } from "../../tools/market-movers.ts";
import { marketStatusFound } from "../../tools/market-status.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { sentimentFound } from "../../tools/sentiment.ts";
import { watchlistFound } from "../../tools/watchlist.ts";
import type { ToolContext } from "../../tool.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { historyFound } from "../../tools/price-history.ts";
import { say } from "../phrase.ts";
import { calculationSource } from "./calculation-source.ts";
import { type Answerers, type Asked, isPast, yesOrNo, ownAnswerer, answerer } from "./answerer.ts";
import { answered, priceAnswers, rangeOf } from "./price-answers.ts";

const marketFunds = ["SPY", "QQQ", "DIA", "IWM"];
/** A calendar answers at most a hundred days at once. */
const maxDaysAhead = 95;
type EventType = "earnings" | "dividends" | "economic" | "ipo" | "splits";

/** Answers about markets, exchange rates and what is scheduled. */
export const marketAnswers: Answerers = {
  market: answerer("", async ({ slots, context }, draft) => {
    const quotes = draft.take("get_quotes", { symbols: marketFunds }, await quotesFound(marketFunds, context));
    const { markets, prices } = draft.words;
    draft.line(markets.byFunds);
    for (const { source, mark, text, value } of quotes)
      draft.line(
        answered(
          yesOrNo(slots, value("changePercent"), draft),
          say(markets.isAt, {
            symbol: source.symbol,
            price: text("price"),
            change: text("changePercent", { signed: true }) ?? prices.changeNotKnown,
            source: mark,
          }),
        ),
      );
    await moodLines([], draft, context);
  }),

  marketChange: answerer("past-day|past-range", async (asked, draft) => {
    if (isPast(asked.period)) await priceAnswers["change"]?.answer({ ...asked, symbols: ["SPY"] }, draft);
    else await marketAnswers["market"]?.answer(asked, draft);
  }),

  movers: answerer("several", async ({ whats, slots, context }, draft) => {
    const limit = Math.min(15, slots.limit ?? 8);
    for (const what of new Set(whats.length === 0 ? ["gainers"] : whats)) {
      const isTurned = what === "gainers" && whats.length < 2 && slots.direction === "down";
      const given = { kind: isTurned ? "losers" : (what as "gainers"), limit } as const;
      const [movers] = draft.take("get_market_movers", given, await marketMoversFound(given, context));
      if (movers === undefined) continue;
      draft.line(draft.words.markets.movers({ name: movers.source.title, source: movers.mark }));
      draft.table(movers);
    }
  }),

  hours: answerer("future|past-day", async ({ slots, context, period }, draft) => {
    const exchange = slots.exchange ?? "XNYS";
    const date = period === null || period.kind === "today" || period.from !== period.to ? null : period.from;
    const given = { exchange, ...(date === null ? {} : { date }) };
    const [status] = draft.take("get_market_status", given, await marketStatusFound(given, context));
    if (status === undefined) return;
    const { data } = status.source;
    const { name, isOpen, opensAt, closesAt, timeZone, daysOff, week } = data as {
      readonly week: readonly {
        readonly day: string;
        readonly opensAt: string | null;
        readonly closesAt: string | null;
        readonly note: string | null;
      }[];
      readonly name: string | null;
      readonly isOpen: boolean | null;
      readonly opensAt: string | null;
      readonly closesAt: string | null;
      readonly timeZone: string | null;
      readonly daysOff: readonly { readonly note: string | null }[];
    };
    const { hours } = draft.words.markets;
    const source = status.mark;
    const place = name ?? hours.exchange;
    const clock = (at: string | null) => {
      if (at === null || timeZone === null) return null;
      const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
      return hours.clock({ time: `\`${format.format(new Date(at))}\``, zone: timeZone });
    };
    if (date !== null) {
      const index = week.findIndex(({ day }) => day === date);
      const session = week[index];
      const day = status.text(`day${index}`);
      draft.line(
        session === undefined || session.opensAt === null
          ? say(hours.noSession, { exchange: place, day, reason: session?.note ?? undefined, source })
          : say(hours.session, {
              exchange: place,
              day,
              opens: clock(session.opensAt),
              closes: clock(session.closesAt),
              source,
            }),
      );
      return;
    }
    const opensOn = status.text("opensOn");
    const opens = clock(opensAt);
    const today = week.find(({ day }) => day === context.today);
    const [opened, closes] = [clock(today?.opensAt ?? null), clock(closesAt)];
    draft.line(
      isOpen === true
        ? hours.open({
            exchange: place,
            times: opened === null || closes === null ? undefined : { opens: opened, closes },
            source,
          })
        : hours.closed({
            exchange: place,
            opens: opensOn === null || opens === null ? undefined : { day: opensOn, time: opens },
            source,
          }),
    );
    draft.list(
      daysOff.map(({ note }, index) => say(hours.dayOff, { day: status.text(`off${index}`), reason: note, source })),
    );
    if (period !== null && period.from !== period.to) draft.line(hours.oneDay(source));
  }),

  rate: answerer("past-day|past-range", async ({ slots, period, context }, draft) => {
    const [first, second] = slots.currencies;
    const [amount] = slots.amounts;
    if (amount?.kind === "money" && amount.currency === null && slots.currencies.length === 1) {
      draft.line(draft.words.markets.nameCurrency);
      return;
    }
    // "500 euros in dollars" converts from the amount; one currency alone is measured in dollars or euros.
    const base = amount?.currency ?? first ?? "EUR";
    const others = [first, second].filter((code) => code !== undefined && code !== base);
    const into = others[0] ?? (base === "USD" ? "EUR" : "USD");
    const rateOf = async (date: string | null) => {
      const given = {
        base,
        currencies: [into],
        ...(date === null ? {} : { date }),
        ...(amount?.kind === "money" ? { amount: amount.value } : {}),
      };
      return draft.take("get_exchange_rates", given, await exchangeRatesTool.run(given, context))[0];
    };
    const isOver = isPast(period) && period.kind === "range" && period.from !== "";
    // "Stronger than a year ago" compares that day with now.
    const isSince = isPast(period) && period.isStart === true && slots.direction !== null;
    const before = isOver ? await rateOf(addDays(period.from, -1)) : isSince ? await rateOf(period.from) : undefined;
    const rate = await rateOf(isPast(period) && !isSince && period.to < context.today ? period.to : null);
    if (rate === undefined) return;
    const { markets, labels, sources } = draft.words;
    const source = rate.mark;
    draft.line(say(markets.rate, { base, value: rate.text(into), day: rate.text("day"), source }));
    const converted = rate.text(`converted.${into}`);
    draft.line(say(markets.amount, { amount: rate.text("amount"), converted, source }));
    const [then, now] = [before?.value(into) ?? null, rate.value(into)];
    if (before === undefined || then === null || now === null || then === 0) return;
    const [change] = draft.take(
      "exchange_rate_change",
      { base, into },
      calculationSource(sources.rates.change(base, into), {
        asOf: rate.source.asOf,
        status: rate.source.status,
        values: [
          {
            key: "change",
            label: labels.change,
            unit: "percent",
            value: (now / then - 1) * 100,
            formula: draft.words.formulas.rateChange,
          },
        ],
      }),
    );
    draft.line(
      answered(
        yesOrNo(slots, change?.value("change") ?? null, draft),
        say(markets.rateChange, {
          change: change?.text("change", { signed: true }) ?? null,
          source: change?.mark ?? "",
          day: before.text("day"),
          base,
          before: before.text(into),
          beforeSource: before.mark,
        }),
      ),
    );
  }),

  watchlist: answerer("always|past-day|past-range|several", async (asked, draft) => {
    const { slots, context, period } = asked;
    if (isPast(period)) {
      await watchedOver(asked, draft);
      return;
    }
    const [list] = draft.take("get_watchlist", {}, await watchlistFound(context));
    if (list === undefined) return;
    const { markets, values } = draft.words;
    const source = list.mark;
    const rows = list.source.table?.rows ?? [];
    const way = slots.direction;
    const changeOf = ({ symbol }: { readonly symbol: string | null }) => list.value(`${symbol ?? ""}.changePercent`);
    const filtered = rows.filter((row) => {
      const change = changeOf(row);
      return way === null || (change !== null && (way === "up" ? change > 0 : change < 0));
    });
    const isNothing = filtered.length === 0;
    const heading =
      way === undefined
        ? markets.watchlist
        : way === "up"
          ? isNothing
            ? markets.noneWatchedUp
            : markets.watchedUp
          : isNothing
            ? markets.noneWatchedDown
            : markets.watchedDown;
    draft.line(heading(source));
    draft.list(
      filtered.slice(0, 8).map(({ symbol }) =>
        say(markets.watched, {
          symbol,
          price: list.text(`${symbol ?? ""}.price`),
          change: list.text(`${symbol ?? ""}.changePercent`, { signed: true }) ?? values.notKnown,
          source,
        }),
      ),
    );
    draft.table(filtered.length > 8 ? list : undefined);
  }),

  sentiment: answerer("several", async (asked, draft) => {
    const symbols = await symbolsOf(asked);
    await moodLines(symbols.slice(0, 5), draft, asked.context);
  }),

  calendar: answerer("future|past-day|past-range", async (asked, draft) => {
    await dueLines((asked.whats[0] ?? "earnings") as EventType, asked, draft);
  }),

  /** The next report among what the user holds. */
  nextReports: ownAnswerer("future|past-range", async (asked, draft) => {
    const symbols = (await symbolsOf({ ...asked, slots: { ...asked.slots, isOwn: true } })).slice(0, 50);
    if (symbols.length === 0) {
      draft.take("get_holdings", {}, await holdingsFound(asked.context));
      return;
    }
    const { context, period } = asked;
    const isOfTime = period !== null && period.kind !== "today" && period.from !== "";
    const from = isOfTime ? period.from : context.today;
    const end = isOfTime ? whole(period) : addDays(from, maxDaysAhead);
    const input = {
      type: "earnings" as const,
      symbols,
      from,
      to: end < addDays(from, maxDaysAhead) ? end : addDays(from, maxDaysAhead),
    };
    const [reports] = draft.take("get_calendar", input, await calendarFound(input, context));
    if (reports === undefined) return;
    const rows = (reports.source.table?.rows ?? []).map(({ symbol }, index) => ({
      symbol,
      date: reports.value(`${index}.date`) ?? Number.POSITIVE_INFINITY,
      text: reports.text(`${index}.date`),
    }));
    const first = rows.toSorted((one, other) => one.date - other.date)[0];
    const { markets } = draft.words;
    const source = reports.mark;
    draft.line(
      first === undefined
        ? say(markets.noReports, { from: reports.text("from"), to: reports.text("to"), source })
        : say(markets.nextReport, { symbol: first.symbol, day: first.text, source }),
    );
    draft.table(reports);
  }),

  splits: answerer("always|future|past-day|past-range", async (asked, draft) => {
    const { period, context } = asked;
    if (asked.symbols.length > 0 && period?.kind !== "future")
      for (const symbol of asked.symbols.slice(0, 5)) await pastSplitLines(symbol, asked, draft, context);
    if (!isPast(period)) await dueLines("splits", asked, draft);
  }),
};

/** Splits of the past that its prices know. */
async function pastSplitLines(symbol: string, { period }: Asked, draft: AnswerDraft, context: ToolContext) {
  const history = await dailyHistory(symbol, context, 5_000);
  if (typeof history === "string") {
    draft.line(history);
    return;
  }
  const isAll = !isPast(period) || period.from === "";
  const splits = history.events
    .filter(({ type, date }) => type === "split" && (isAll || (date >= period.from && date <= period.to)))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, 10);
  const { markets, labels } = draft.words;
  const [sheet] = draft.take(
    "get_price_history",
    { symbol, events: "splits" },
    calculationSource(markets.splitsTitle(symbol), {
      asOf: history.provenance.asOf,
      status: history.provenance.status,
      symbol,
      provider: history.provenance.source,
      days: [
        { key: "from", label: labels.firstDay, date: history.bars[0]?.date ?? null },
        ...splits.map(({ date }) => ({ key: date, label: markets.dayOfSplit, date })),
      ],
      values: splits.map(({ date, value }) => ({
        key: `${date}.factor`,
        label: labels.newSharesForOne,
        unit: "number",
        value,
        formula: draft.words.formulas.asGiven,
      })),
    }),
  );
  if (sheet === undefined) return;
  if (splits.length === 0)
    draft.line(
      isAll
        ? say(markets.noSplitSince, { symbol, day: sheet.text("from"), source: sheet.mark })
        : markets.noSplitThen({ symbol, source: sheet.mark }),
    );
  draft.list(
    splits.map(({ date }) =>
      say(markets.split, {
        symbol,
        day: sheet.text(date),
        factor: sheet.text(`${date}.factor`),
        source: sheet.mark,
      }),
    ),
  );
}

/** How the symbols of the watchlist changed over the period of the question. */
async function watchedOver(asked: Asked, draft: AnswerDraft): Promise<void> {
  const symbols = (await symbolsOf(asked)).slice(0, 20);
  const rows = [];
  for (const symbol of symbols) {
    const range = await rangeOf(symbol, asked);
    const given = typeof range === "string" ? { symbol, range } : { symbol, ...range };
    const [course] = draft.take("get_price_history", given, await historyFound({ symbol, range }, asked.context));
    if (course !== undefined) rows.push({ symbol, course, change: course.value("changePercent") ?? 0 });
  }
  const sign = asked.slots.rank === "least" || asked.slots.direction === "down" ? 1 : -1;
  draft.list(
    rows
      .toSorted((one, other) => sign * (one.change - other.change))
      .map(({ symbol, course: { text, mark } }) =>
        say(draft.words.markets.watchedOver, {
          symbol,
          change: text("changePercent", { signed: true }),
          from: text("firstDay"),
          to: text("lastDay"),
          source: mark,
        }),
      ),
  );
}

async function moodLines(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  const input = { symbols, window: "7d" } as const;
  draft.list(
    draft.take("get_sentiment", input, await sentimentFound(input, context)).map((mood) => moodLine(mood, draft)),
  );
}

function moodLine(cited: Cited, { words: { markets, values } }: AnswerDraft): string | null {
  const { symbol } = cited.source;
  const source = cited.mark;
  if (symbol === null) return say(markets.mood, { value: cited.text("score"), source });
  const [mood, stories] = [cited.text("newsMood"), cited.text("stories")];
  return markets.moodOf({
    symbol,
    price: cited.text("priceMood") ?? values.notKnown,
    news: mood === null || stories === null ? null : { mood, stories },
    source,
  });
}

/** The symbols that a question is about: named, or what the user holds or watches. */
export async function symbolsOf({ symbols, slots, account, context }: Asked): Promise<readonly string[]> {
  if (symbols.length > 0) return symbols;
  if (slots.place === "market") return [];
  const isWatched = slots.place === "watchlist";
  if (!isWatched && !slots.isOwn) return [];
  const found = isWatched
    ? await watchlistFound(context)
    : await holdingsFound(context, account === undefined ? {} : { account });
  return found.ok ? found.subjects.map(({ symbol }) => symbol) : [];
}

/** Scheduled events: for the symbols of the question, else for what the user holds and watches, else for the market. */
async function dueLines(type: EventType, asked: Asked, draft: AnswerDraft): Promise<void> {
  const { context, slots, period } = asked;
  const isGeneral = type === "economic" || type === "ipo";
  const named = isGeneral ? [] : await symbolsOf(asked);
  const own = named.length === 0 && !isGeneral && slots.place === null ? await ownSymbols(context) : [];
  const symbols = (named.length > 0 ? named : own).slice(0, 50);
  const from =
    period?.from !== undefined && period.kind !== "today" && period.from !== "" ? period.from : context.today;
  const last = period === null ? addDays(from, symbols.length > 0 ? maxDaysAhead : 14) : whole(period);
  const to = last < addDays(from, maxDaysAhead) ? last : addDays(from, maxDaysAhead);
  const input = { type, symbols, from, to };
  const [events] = draft.take("get_calendar", input, await calendarFound(input, context));
  if (events === undefined) return;
  const { markets } = draft.words;
  const whose =
    asked.symbols.length > 0 ? markets.eventsOf(symbols.join(", ")) : symbols.length > 0 ? markets.eventsOfYours : "";
  const what = `${markets.events[type]}${whose}`;
  const span = { from: events.text("from"), to: events.text("to"), source: events.mark };
  draft.line(
    (events.value("total") ?? 0) === 0
      ? say(markets.nothingDue, { events: what, ...span })
      : say(markets.due, { events: what, ...span }),
  );
  draft.table(events);
}

/** The last day of a period, also of a week or month that runs: what is due in it may lie ahead. */
function whole({ unit, from, to }: NonNullable<Asked["period"]>): string {
  if (unit === "week") return addDays(from, 6);
  if (unit === "month") return addDays(`${addDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
  return to;
}

/** Symbols of what the user holds and watches. */
export async function ownSymbols(context: ToolContext): Promise<readonly string[]> {
  const [held, list] = await Promise.all([holdingsFound(context), watchlistFound(context)]);
  return [...new Set([held, list].flatMap((result) => (result.ok ? result.subjects.map(({ symbol }) => symbol) : [])))];
}
