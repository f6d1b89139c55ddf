import type { Issue, IssueMover, IssuePhrase, IssueProse } from "./issue.ts";
import { chartScale } from "./chart-scale.ts";
import { issueAsks } from "./issue-asks.ts";
import type { IssueWords } from "./issue-words.ts";

/** A line of an issue in words. `note` is shown smaller next to it. */
export interface IssueLine {
  readonly text: string;
  readonly href: string | null;
  readonly note: string | null;
  /** The same in columns, if available. Null: a sentence. */
  readonly cells: {
    /** A day, or empty. */
    readonly lead: string | null;
    readonly label: string;
    readonly value: string | null;
    readonly tone: "up" | "down" | null;
  } | null;
}

export interface IssuePart {
  readonly id: "result" | "movers" | "stories" | "ahead" | "question" | "missing" | "sources";
  readonly heading: string;
  readonly lines: readonly IssueLine[];
}

/** An issue in words, for mail and feeds. The words are in the issue's language. */
export function issueParts(issue: Issue, words: IssueWords): readonly IssuePart[] {
  const { headings } = words;
  const question = issueAsks(issue);
  const parts: (IssuePart | null)[] = [
    issue.result === null ? null : { id: "result", heading: headings.result, lines: resultLines(issue.result, words) },
    issue.movers === null
      ? null
      : {
          id: "movers",
          heading: issue.kind === "portfolio" ? headings.movers : headings.watchlistMovers,
          lines: moverLines(issue.movers, words),
        },
    issue.stories === null
      ? null
      : {
          id: "stories",
          heading: headings.stories,
          lines:
            issue.stories.length === 0
              ? [line(words.noStories)]
              : issue.stories.map(({ title, url, source, publishedAt }) => ({
                  text: title,
                  href: url,
                  cells: null,
                  note: [source, words.longDay(publishedAt.slice(0, 10))].filter((part) => part !== null).join(", "),
                })),
        },
    issue.ahead === null ? null : { id: "ahead", heading: headings.ahead, lines: aheadLines(issue.ahead, words) },
    question === null ? null : { id: "question", heading: headings.question, lines: [line(spoken(question))] },
    issue.missing.length === 0
      ? null
      : { id: "missing", heading: headings.missing, lines: issue.missing.map((sentence) => line(sentence)) },
    {
      id: "sources",
      heading: headings.sources,
      lines: [
        line(issue.dataAsOf === null ? words.noPrices : words.dataTo(issue.dataAsOf)),
        ...issue.sources.map(({ name, status, asOf }) => line(words.source(name, words.statuses[status], asOf))),
      ],
    },
  ];
  return parts.filter((part) => part !== null);
}

/** The author of an issue's prose, and how it was checked. */
export function proseBy({ question, model }: IssueProse, { prose }: IssueWords): string {
  return question === null ? prose.written(model) : prose.writtenWithQuestion(model);
}

/** Joins phrases into one text. */
export function spoken(phrases: readonly IssuePhrase[]): string {
  return phrases.map(({ text }) => text).join("");
}

/** The chart of an issue in words. Null if there is none to draw. */
export interface ChartWords {
  /** A one-sentence description for readers who can't see it. */
  readonly sentence: string;
  readonly from: string;
  readonly to: string;
  /** The final value of each line. */
  readonly portfolio: string;
  readonly benchmark: string | null;
  /** The values at the upper, middle and lower grid line. */
  readonly axis: readonly [high: string, middle: string, low: string];
}

export function chartWords({ result }: Issue, words: IssueWords): ChartWords | null {
  const known = (result?.course ?? []).flatMap(({ date, value, benchmark }) =>
    value === null ? [] : [{ date, value, benchmark }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (result === null || first === undefined || last === undefined || known.length < minDays) return null;
  const { benchmark, baseCurrency } = result;
  const scale = chartScale(result.course.flatMap((one) => [one.value, one.benchmark]));
  if (scale === null) return null;
  const { low, high } = scale;
  const money = (value: number) => words.figure({ value, unit: "money", currency: baseCurrency });
  const ends = money(last.value);
  const compared =
    benchmark === null || last.benchmark === null
      ? null
      : words.chart.benchmark(benchmark.name ?? benchmark.symbol, money(last.benchmark));
  return {
    sentence: [
      words.chart.course(money(first.value), first.date, ends, last.date),
      ...(compared === null ? [] : [`${compared}.`]),
    ].join(" "),
    from: words.shortDay(first.date),
    to: words.shortDay(last.date),
    portfolio: words.chart.portfolio(ends),
    benchmark: compared,
    axis: [money(high), money((low + high) / 2), money(low)],
  };
}

/** A line through two days shows no more than the figures. */
const minDays = 3;

function resultLines(
  { baseCurrency, gain, returnRatio, timeWeighted = null, benchmark }: NonNullable<Issue["result"]>,
  words: IssueWords,
): IssueLine[] {
  const figure = (label: string, value: string, size: number | null): IssueLine => ({
    text: words.labeled(label, value),
    href: null,
    note: null,
    cells: { lead: null, label, value, tone: toneOf(size) },
  });
  const amount = gain === null ? null : Number(gain);
  return [
    figure(words.facts.gain, amount === null ? words.unknown : signedMoney(amount, baseCurrency, words), amount),
    figure(words.facts.return, percent(returnRatio, words), returnRatio),
    ...(timeWeighted === null ? [] : [figure(words.facts.timeWeighted, percent(timeWeighted, words), timeWeighted)]),
    ...(benchmark === null
      ? []
      : [figure(benchmark.name ?? benchmark.symbol, percent(benchmark.returnRatio, words), benchmark.returnRatio)]),
  ];
}

function moverLines({ baseCurrency, up, down }: NonNullable<Issue["movers"]>, words: IssueWords): IssueLine[] {
  const moverLine =
    (tone: "up" | "down") =>
    ({ symbol, name, gain, ratio }: IssueMover): IssueLine => {
      const value =
        gain === null || baseCurrency === null ? percent(ratio, words) : signedMoney(Number(gain), baseCurrency, words);
      const mark = tone === "up" ? "▲" : "▼";
      return {
        text: `${mark} ${symbol} ${value}`,
        href: null,
        note: companyName({ symbol, name }),
        cells: { lead: null, label: symbol, value: `${mark} ${value}`, tone },
      };
    };
  const lines = [...up.map(moverLine("up")), ...down.map(moverLine("down"))];
  return lines.length === 0 ? [line(words.noMovers)] : lines;
}

/** The company's name. Null if unknown, in which case the symbol replaces it. */
export function companyName({
  symbol,
  name,
}: {
  readonly symbol: string;
  readonly name: string | null;
}): string | null {
  return name === null || name.trim().toUpperCase() === symbol.toUpperCase() ? null : name;
}

function aheadLines(
  { baseCurrency, cash, payments, events }: NonNullable<Issue["ahead"]>,
  words: IssueWords,
): readonly IssueLine[] {
  const money = (amount: string) => words.figure({ value: Number(amount), unit: "money", currency: baseCurrency });
  const dated = (date: string, label: string, value: string | null, note: string | null) => ({
    date,
    text: words.labeled(words.longDay(date), value === null ? label : `${label}, ${value}`),
    href: null,
    note,
    cells: { lead: words.shortDay(date), label, value, tone: null },
  });
  const due = [
    ...payments.map(({ date, symbol, amount, isAnnounced }) =>
      dated(date, words.payment(symbol), money(amount), isAnnounced ? words.announced : words.estimated),
    ),
    ...events.map(({ date, symbol, kind, weight, isEstimate }) =>
      dated(
        date,
        eventWords(kind === "earnings" ? words.earnings(symbol) : words.exDividend(symbol), isEstimate, words),
        null,
        weight === null
          ? null
          : words.weight(words.figure({ value: Math.round(weight * 1000) / 10, unit: "percent", currency: null })),
      ),
    ),
  ];
  const lines: readonly IssueLine[] = [
    ...(cash === null || baseCurrency === null || payments.length === 0
      ? []
      : [line(words.cashExpected(money(cash), payments.length))]),
    ...due.toSorted((one, other) => one.date.localeCompare(other.date)),
  ];
  return lines.length === 0 ? [line(words.noEvents)] : lines;
}

function line(text: string): IssueLine {
  return { text, href: null, note: null, cells: null };
}

function toneOf(size: number | null): "up" | "down" | null {
  return size === null || size === 0 ? null : size > 0 ? "up" : "down";
}

function eventWords(event: string, isEstimate: boolean, { estimatedDate }: IssueWords): string {
  return isEstimate ? estimatedDate(event) : event;
}

function signedMoney(value: number, currency: string | null, { figure }: IssueWords): string {
  return figure({ value, unit: "money", currency }, true);
}

function percent(ratio: number | null, { figure, unknown }: IssueWords): string {
  return ratio === null ? unknown : figure({ value: ratio * 100, unit: "percent", currency: null }, true);
}
