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
import { phrase } from "../phrase.ts";
import { calculationSource } from "./calculation-source.ts";
import { type Answerers, answerer, type Asked, isPast, yesOrNo } from "./answerer.ts";
import { priceAnswers, rangeOf } from "./price-answers.ts";

const marketFunds = ["SPY", "QQQ", "DIA", "IWM"];
/** A calendar answers at most a hundred days at once. */
const maxDaysAhead = 95;
type EventType = "earnings" | "dividends" | "economic" | "ipo" | "splits";

/** Answers about markets, exchange rates and what is scheduled. */
export const marketAnswers: Answerers = {
  market: answerer("direction", async ({ slots, context }, draft) => {
    const quotes = draft.take("get_quotes", { symbols: marketFunds }, await quotesFound(marketFunds, context));
    draft.line("The market by four index funds:");
    for (const { source, mark, text, value } of quotes)
      draft.line(
        phrase`${yesOrNo(slots, value("changePercent"))}**${source.symbol}** is at ${text("price")} (${text("changePercent", { signed: true }) ?? "day change not known"}) ${mark}.`,
      );
    await moodLines([], draft, context);
  }),

  marketChange: answerer("direction past-day past-range", async (asked, draft) => {
    if (isPast(asked.period)) await priceAnswers["change"]?.answer({ ...asked, symbols: ["SPY"] }, draft);
    else await marketAnswers["market"]?.answer(asked, draft);
  }),

  movers: answerer("direction rank several", async ({ whats: [what = "gainers"], slots, context }, draft) => {
    const kind = what === "gainers" && slots.direction?.way === "down" ? "losers" : (what as "gainers");
    const limit = Math.min(15, slots.limit ?? 8);
    const [movers] = draft.take(
      "get_market_movers",
      { kind, limit },
      await marketMoversFound({ kind, limit }, context),
    );
    if (movers === undefined) return;
    draft.line(`${movers.source.title} in the United States today ${movers.mark}:`);
    draft.table(movers);
  }),

  hours: answerer("exchange future", async ({ slots, context, period }, draft) => {
    const exchange = slots.exchange?.code ?? "XNYS";
    const [status] = draft.take("get_market_status", { exchange }, await marketStatusFound({ exchange }, context));
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
    const opens = status.text("opensOn");
    const place = name ?? "The exchange";
    const clock = (at: string | null) =>
      at === null || timeZone === null
        ? null
        : `\`${new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(new Date(at))}\` ${timeZone}`;
    draft.line(
      isOpen === true
        ? `**${place} is open**${closesAt === null ? "" : ` and closes at ${clock(closesAt) ?? ""}`} ${status.mark}.`
        : `**${place} is closed**${opens === null ? "" : `; it opens next on ${opens} at ${clock(opensAt) ?? ""}`} ${status.mark}.`,
    );
    draft.list(
      daysOff.map(({ note }, index) => phrase`No session on ${status.text(`off${index}`)}: ${note} ${status.mark}`),
    );
    if (period?.kind !== "future") return;
    const index = week.findIndex(({ day }) => day === period.from);
    const day = week[index];
    draft.line(
      day === undefined || period.from !== period.to
        ? `Sessions are listed for the week of the running or next session only; no other day is known here ${status.mark}.`
        : day.opensAt === null
          ? phrase`**No session on ${status.text(`day${index}`)}**${day.note === null ? "" : `: ${day.note}`} ${status.mark}.`
          : phrase`**On ${status.text(`day${index}`)} it is open** from ${clock(day.opensAt)} to ${clock(day.closesAt)} ${status.mark}.`,
    );
  }),

  rate: answerer("past-day amount comparison", async ({ slots, period, context }, draft) => {
    const [first, second] = slots.currencies;
    const [amount] = slots.amounts;
    // "500 euros in dollars" converts from the amount; one currency alone is measured in dollars or euros.
    const base = amount?.currency ?? first?.code ?? "EUR";
    const others = [first?.code, second?.code].filter((code) => code !== undefined && code !== base);
    const into = others[0] ?? (base === "USD" ? "EUR" : "USD");
    const given = {
      base,
      currencies: [into],
      ...(isPast(period) ? { date: period.to } : {}),
      ...(amount?.kind === "money" ? { amount: amount.value } : {}),
    };
    const [rate] = draft.take("get_exchange_rates", given, await exchangeRatesTool.run(given, context));
    if (rate === undefined) return;
    draft.line(phrase`**One ${base} is ${rate.text(into)}** on ${rate.text("day")} ${rate.mark}.`);
    // "Today against a year ago" asks for both.
    if (slots.comparison !== null && isPast(period)) {
      const nowGiven = { base, currencies: [into] };
      const [now] = draft.take("get_exchange_rates", nowGiven, await exchangeRatesTool.run(nowGiven, context));
      draft.line(
        now === undefined ? null : phrase`**Now it is ${now.text(into)}**, on ${now.text("day")} ${now.mark}.`,
      );
    }
    draft.line(phrase`**${rate.text("amount")} are ${rate.text(`converted.${into}`)}** ${rate.mark}.`);
  }),

  watchlist: answerer("always past-day past-range direction rank several each", async (asked, draft) => {
    const { slots, context, period } = asked;
    if (isPast(period)) {
      await watchedOver(asked, draft);
      return;
    }
    const [list] = draft.take("get_watchlist", {}, await watchlistFound(context));
    if (list === undefined) return;
    const rows = list.source.table?.rows ?? [];
    if (
      slots.measures.some(({ measure }) => measure.id === "change") &&
      slots.rank?.end === "most" &&
      slots.direction === null
    ) {
      const [mover] = rows
        .map(({ symbol }) => ({ symbol: symbol ?? "", change: list.value(`${symbol ?? ""}.changePercent`) }))
        .filter(({ change }) => change !== null)
        .toSorted((one, other) => Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0));
      if (mover !== undefined)
        draft.line(
          phrase`**${mover.symbol} moved most today**: ${list.text(`${mover.symbol}.changePercent`, { signed: true })} ${list.mark}.`,
        );
    }
    draft.line(`Your watchlist ${list.mark}:`);
    draft.list(
      rows
        .slice(0, 8)
        .map(
          ({ symbol }) =>
            phrase`**${symbol}**: price ${list.text(`${symbol ?? ""}.price`)}, day change ${list.text(`${symbol ?? ""}.changePercent`, { signed: true }) ?? "not known"} ${list.mark}`,
        ),
    );
    draft.table(rows.length > 8 ? list : undefined);
  }),

  watchlistFigure: answerer("each", async ({ whats: [key = ""], context }, draft) => {
    const [list] = draft.take("get_watchlist", {}, await watchlistFound(context));
    if (list === undefined) return;
    draft.list(
      (list.source.table?.rows ?? []).map(
        ({ symbol }) => phrase`**${symbol}**: ${list.text(`${symbol ?? ""}.${key}`) ?? "not known"} ${list.mark}`,
      ),
    );
  }),

  sentiment: answerer("direction several each", async (asked, draft) => {
    const symbols = await symbolsOf(asked);
    await moodLines(symbols.slice(0, 5), draft, asked.context);
  }),

  calendar: answerer("future past-day past-range rank each", async (asked, draft) => {
    await dueLines((asked.whats[0] ?? "earnings") as EventType, asked, draft);
  }),

  /** The next report among what the user holds. */
  nextReports: answerer(
    "future account rank each",
    async (asked, draft) => {
      const symbols = (await symbolsOf({ ...asked, slots: { ...asked.slots, isOwn: true } })).slice(0, 50);
      if (symbols.length === 0) {
        draft.take("get_holdings", {}, await holdingsFound(asked.context));
        return;
      }
      const { context, period } = asked;
      const from = period?.kind === "future" ? period.from : context.today;
      const end = period?.kind === "future" ? whole(period) : addDays(from, maxDaysAhead);
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
      draft.line(
        first === undefined
          ? phrase`No report of what you hold is known from ${reports.text("from")} to ${reports.text("to")} ${reports.mark}.`
          : phrase`**${first.symbol} reports next** of what you hold, on ${first.text} ${reports.mark}.`,
      );
      draft.table(reports);
    },
    { isPersonal: true },
  ),

  events: answerer("future each", async (asked, draft) => {
    for (const type of ["earnings", "dividends", "splits"] as const) await dueLines(type, asked, draft);
  }),

  splits: answerer("always future past-day past-range newest", async (asked, draft) => {
    const { period, slots, context } = asked;
    if (asked.symbols.length > 0 && period?.kind !== "future")
      for (const symbol of asked.symbols.slice(0, 5)) await pastSplitLines(symbol, asked, draft, context);
    if (!isPast(period) && slots.newest === null) await dueLines("splits", asked, draft);
  }),
};

/** Splits of the past that its prices know. */
async function pastSplitLines(symbol: string, { period, slots }: Asked, draft: AnswerDraft, context: ToolContext) {
  const history = await dailyHistory(symbol, context, 5_000);
  if (typeof history === "string") {
    draft.line(history);
    return;
  }
  const isAll = !isPast(period) || period.from === "";
  const splits = history.events
    .filter(({ type, date }) => type === "split" && (isAll || (date >= period.from && date <= period.to)))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, slots.newest?.isOne === true ? 1 : 10);
  const [sheet] = draft.take(
    "get_price_history",
    { symbol, events: "splits" },
    calculationSource(`Splits of ${symbol}`, {
      asOf: history.provenance.asOf,
      status: history.provenance.status,
      symbol,
      provider: history.provenance.source,
      days: [
        { key: "from", label: "First day", date: history.bars[0]?.date ?? null },
        ...splits.map(({ date }) => ({ key: date, label: "Day of a split", date })),
      ],
      values: splits.map(({ date, value }) => ({
        key: `${date}.factor`,
        label: "New shares for one",
        unit: "number",
        value,
        formula: "as the source gives it",
      })),
    }),
  );
  if (sheet === undefined) return;
  if (splits.length === 0)
    draft.line(phrase`No split of ${symbol} is known since ${isAll ? sheet.text("from") : "then"} ${sheet.mark}.`);
  draft.list(
    splits.map(
      ({ date }) =>
        phrase`**${symbol} split on ${sheet.text(date)}**: ${sheet.text(`${date}.factor`)} new shares for one ${sheet.mark}`,
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
  const sign = asked.slots.rank?.end === "least" || asked.slots.direction?.way === "down" ? 1 : -1;
  draft.list(
    rows
      .toSorted((one, other) => sign * (one.change - other.change))
      .map(
        ({ symbol, course: { text, mark } }) =>
          phrase`**${symbol}**: ${text("changePercent", { signed: true })} from ${text("firstDay")} to ${text("lastDay")} ${mark}`,
      ),
  );
}

async function moodLines(symbols: readonly string[], draft: AnswerDraft, context: ToolContext): Promise<void> {
  const input = { symbols, window: "7d" } as const;
  draft.list(draft.take("get_sentiment", input, await sentimentFound(input, context)).map(moodLine));
}

function moodLine(mood: Cited): string | null {
  const { source, mark } = mood;
  if (source.symbol === null) return phrase`**Market mood**: ${mood.text("score")}, where half is neutral ${mark}`;
  const news = phrase`news mood ${mood.text("newsMood")} from ${mood.text("stories")} stories`;
  return `**${source.symbol}**: price mood ${mood.text("priceMood") ?? "not known"}, ${news ?? "no stories"} ${mark}`;
}

/** The symbols that a question is about: named, or what the user holds or watches. */
export async function symbolsOf({ symbols, slots, account, context }: Asked): Promise<readonly string[]> {
  if (symbols.length > 0) return symbols;
  if (slots.place?.domain === "market") return [];
  const isWatched = slots.place?.domain === "watchlist";
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
  const words = type === "economic" ? eventWords(slots.text) : [];
  const input = { type, symbols, from, to, words };
  const [events] = draft.take("get_calendar", input, await calendarFound(input, context));
  if (events === undefined) return;
  const whose =
    asked.symbols.length > 0 ? ` for ${symbols.join(", ")}` : symbols.length > 0 ? " for what you hold and watch" : "";
  const what = {
    earnings: "Earnings reports",
    dividends: "Ex-dividend days",
    economic: "Economic events",
    ipo: "IPOs",
    splits: "Stock splits",
  }[type];
  // "What is the inflation rate" asks for a figure.
  if (
    words.length > 0 &&
    !/(?<!\p{L})(?:when|next|due|date|day|meeting|decision|report|release|calendar|event)/iu.test(slots.text)
  )
    draft.line("The figure itself isn't known here. Its releases are:");
  draft.line(
    (events.value("total") ?? 0) === 0
      ? phrase`${what}${whose}${words.length === 0 ? "" : ` named ${words.join(" or ")}`}: nothing is scheduled from ${events.text("from")} to ${events.text("to")} ${events.mark}.`
      : phrase`${what}${whose} from ${events.text("from")} to ${events.text("to")} ${events.mark}:`,
  );
  draft.table(events);
}

/** Words that the names of the wanted economic events have; empty for all of them. */
function eventWords(text: string): readonly string[] {
  const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
    [/\b(?:fed|fomc|federal reserve|interest rates?|rate decision)\b/i, ["fed", "fomc", "interest rate"]],
    [/\b(?:cpi|inflation|consumer price)/i, ["cpi", "inflation", "consumer price"]],
    [/\bppi\b|producer price/i, ["ppi", "producer price"]],
    [
      /\b(?:jobs?|payrolls?|nonfarm|unemployment|labou?r)\b/i,
      ["payroll", "unemployment", "jobs", "jobless", "employment"],
    ],
    [/\bgdp\b|gross domestic/i, ["gdp"]],
    [/\becb\b/i, ["ecb"]],
    [/\bretail sales\b/i, ["retail sales"]],
    [/\bpmi\b/i, ["pmi"]],
  ];
  return kinds.filter(([pattern]) => pattern.test(text)).flatMap(([, words]) => words);
}

/** The last day of a period, also of a week or month that runs: what is due in it may lie ahead. */
function whole({ unit, from, to }: NonNullable<Asked["period"]>): string {
  if (unit === "week") return addDays(from, 6);
  if (unit === "month") return addDays(`${addDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
  return to;
}

async function ownSymbols(context: ToolContext): Promise<readonly string[]> {
  const [held, list] = await Promise.all([holdingsFound(context), watchlistFound(context)]);
  return [...new Set([held, list].flatMap((result) => (result.ok ? result.subjects.map(({ symbol }) => symbol) : [])))];
}
