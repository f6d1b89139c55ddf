import { addDays, dayNumber, isWeekend, mondayOf, plainDate } from "#core/calendar/plain-date.ts";
import type { DataStatus } from "#core/market/provenance.ts";
import { dailyReturns } from "#core/portfolio-analysis/daily-returns.ts";
import { accountQuery } from "../../tools/account-input.ts";
import { portfolioName } from "../../tools/holdings.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { say } from "../phrase.ts";
import type { EveryUnit, SpanExtreme } from "../slots.ts";
import { type Answerers, type Asked, isPast, ownAnswerer, answerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";
import { maxSymbols } from "./price-answers.ts";
import type { AnswerDraft } from "../answer-draft.ts";

const maxBars = 5_000;
const maxSpans = 5;

interface DayReturn {
  readonly date: string;
  readonly ratio: number;
}

/** The daily returns of a symbol or of the portfolio, and where they are from. */
interface Course {
  readonly symbol: string | null;
  readonly isOwn: boolean;
  readonly days: readonly DayReturn[];
  readonly asOf: string | null;
  readonly status: DataStatus;
  readonly provider: string;
}

/** Answers about the best and worst days, weeks, months, quarters and years. */
export const extremeAnswers: Answerers = {
  spanExtreme: answerer("always|past-range|several", async (asked, draft) => {
    const symbols = asked.symbols.length === 0 ? ["SPY"] : asked.symbols.slice(0, maxSymbols);
    for (const symbol of symbols) await lines(await courseOf(symbol, asked), asked, draft);
  }),
  ownSpanExtreme: ownAnswerer("always|past-range|several", async (asked, draft) => {
    const symbols = asked.symbols.length === 0 ? [undefined] : asked.symbols.slice(0, maxSymbols);
    for (const symbol of symbols) await lines(await ownCourse(symbol, asked), asked, draft);
  }),
};

async function courseOf(symbol: string, { context }: Asked): Promise<Course | string> {
  const history = await dailyHistory(symbol, context, maxBars);
  if (typeof history === "string") return history;
  const days = history.bars.flatMap(({ date, close }, index) => {
    const before = history.bars[index - 1]?.close ?? 0;
    return before > 0 ? [{ date, ratio: close / before - 1 }] : [];
  });
  const { asOf, status, source } = history.provenance;
  return { symbol, isOwn: false, days, asOf, status, provider: source };
}

/** The time-weighted return of each day with something invested. */
async function ownCourse(symbol: string | undefined, { account, context }: Asked): Promise<Course | string> {
  const { courses } = context.words.answers;
  const query = await accountQuery(account, context);
  if ("ok" in query) return query.reason;
  const reply = await context.api("GET /api/portfolio/performance", {
    step: "day",
    ...query,
    ...(symbol === undefined ? {} : { symbol }),
  });
  if (!reply.ok || reply.output.series.length === 0)
    return symbol === undefined ? courses.holdNothing : courses.neverHeld(symbol);
  const { series, opening, provenance, to } = reply.output;
  const numbers = (values: readonly (string | null)[]) =>
    Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value)));
  const rows = [{ date: opening.date, value: opening.value, inflow: "0", outflow: "0" }, ...series];
  const { ratios, isInvested } = dailyReturns({
    days: Int32Array.from(rows, ({ date }) => dayNumber(date)),
    value: numbers(rows.map(({ value }) => value)),
    inflow: numbers(rows.map(({ inflow }) => inflow)),
    outflow: numbers(rows.map(({ outflow }) => outflow)),
  });
  const days = series.flatMap(({ date }, index) => {
    const ratio = ratios[index] ?? Number.NaN;
    return Number.isNaN(ratio) || isInvested[index] === 0 ? [] : [{ date, ratio }];
  });
  return {
    symbol: symbol ?? null,
    isOwn: true,
    days,
    asOf: provenance.asOf ?? to,
    status: provenance.status === "unavailable" ? "manual" : provenance.status,
    provider: portfolioName,
  };
}

async function lines(course: Course | string, { slots, period, context }: Asked, draft: AnswerDraft): Promise<void> {
  if (typeof course === "string") {
    draft.line(course);
    return;
  }
  for (const extreme of slots.extremes) {
    const isWithin = ({ date }: DayReturn) =>
      !isPast(period) || period.from === "" || (date >= period.from && date <= period.to);
    const known = course.days[0]?.date ?? "";
    const range = isPast(period) && period.from !== "" ? period : { from: known, to: context.today };
    const days = course.days.filter(isWithin);
    const from = known > range.from ? known : range.from;
    const spans = spansOf(days, extreme.unit, { from, to: range.to, today: context.today });
    write(extreme, { ...course, days }, { spans, draft });
  }
}

interface Span {
  readonly name: string;
  readonly from: string;
  readonly ratio: number;
}

const nameOf: Readonly<Record<EveryUnit, (date: string) => string>> = {
  day: (date) => date,
  week: (date) => mondayOf(date),
  month: (date) => date.slice(0, 7),
  quarter: (date) => `${date.slice(0, 4)} Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`,
  year: (date) => date.slice(0, 4),
};

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The first and last day of the span that a day is in; a week without trading at weekends ends on its Friday. */
function edgesOf(
  date: string,
  unit: Exclude<EveryUnit, "day">,
  isDaily: boolean,
): { readonly first: string; readonly last: string } {
  if (unit === "week") return { first: mondayOf(date), last: addDays(mondayOf(date), isDaily ? 6 : 4) };
  const months = monthsOf[unit];
  const year = Number(date.slice(0, 4));
  const start = Math.floor((Number(date.slice(5, 7)) - 1) / months) * months + 1;
  const isLast = start + months > 12;
  const next = plainDate(isLast ? year + 1 : year, isLast ? 1 : start + months, 1);
  return { first: plainDate(year, start, 1), last: addDays(next, -1) };
}

/** The linked return of each day, and of each longer span that is over and lies within the days as a whole. */
function spansOf(
  days: readonly DayReturn[],
  unit: EveryUnit,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): readonly Span[] {
  const spans = new Map<string, Span>();
  for (const { date, ratio } of days) {
    const name = nameOf[unit](date);
    const before = spans.get(name);
    spans.set(name, {
      name,
      from: before?.from ?? date,
      ratio: (1 + (before?.ratio ?? 0)) * (1 + ratio) - 1,
    });
  }
  const all = [...spans.values()];
  if (unit === "day") return all;
  const running = nameOf[unit](today);
  const isDaily = days.some(({ date }) => isWeekend(date));
  return all.filter(({ name, from: date }) => {
    const { first, last } = edgesOf(date, unit, isDaily);
    return name !== running && first >= from && last <= to;
  });
}

function write(
  { end, unit }: SpanExtreme,
  course: Course,
  { spans, draft }: { readonly spans: readonly Span[]; readonly draft: AnswerDraft },
): void {
  const { courses, formulas, labels } = draft.words;
  const sign = end === "best" ? -1 : 1;
  const ordered = spans.toSorted((one, other) => sign * (one.ratio - other.ratio)).slice(0, maxSpans);
  const [first] = ordered;
  if (first === undefined) {
    draft.line(courses.noSpan({ unit, of: course }));
    return;
  }
  const title = courses.title({ end, unit, of: course });
  const keyOf = ({ name }: Span) => name.replace(" ", ".");
  const [sheet] = draft.take(
    course.symbol === null ? "get_performance" : "get_price_history",
    { ...(course.symbol === null ? {} : { symbol: course.symbol }), by: unit },
    calculationSource(title, {
      asOf: course.asOf,
      status: course.status,
      symbol: course.symbol,
      provider: course.provider,
      days: [
        { key: "from", label: labels.firstDay, date: course.days[0]?.date ?? null },
        { key: "to", label: labels.lastDay, date: course.days.at(-1)?.date ?? null },
        ...ordered.map((span) => ({ key: `day.${keyOf(span)}`, label: courses.firstDayOf(unit), date: span.from })),
      ],
      values: ordered.map((span) => ({
        key: keyOf(span),
        label: courses.changeIn(span.name),
        unit: "percent",
        period: span.name,
        value: span.ratio * 100,
        formula: unit === "day" ? formulas.fromDayBefore : formulas.linkedDays(span.name),
      })),
    }),
  );
  if (sheet === undefined) return;
  const source = sheet.mark;
  const when = (span: Span) => {
    if (unit === "month") return sheet.text(`day.${keyOf(span)}`, { form: "short" });
    if (unit !== "day" && unit !== "week") return `\`${span.name}\``;
    const day = sheet.text(`day.${keyOf(span)}`);
    return unit === "day" || day === null ? day : courses.weekFrom(day);
  };
  const value = (span: Span) => sheet.text(keyOf(span), { signed: true });
  draft.line(
    say(courses.extreme, {
      end,
      unit,
      of: course,
      when: when(first),
      value: value(first),
      from: sheet.text("from"),
      to: sheet.text("to"),
      source,
    }),
  );
  draft.list(
    ordered.slice(1).map((span) => say(draft.words.companies.part, { name: when(span), value: value(span), source })),
  );
}
