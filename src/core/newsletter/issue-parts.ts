import { figureText } from "#core/computation/figure-text.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { Issue, IssueMover, IssuePhrase, IssueProse } from "./issue.ts";
import { chartScale } from "./chart-scale.ts";
import { issueAsks } from "./issue-asks.ts";

/** A line of an issue in words; `note` stands smaller beside it. */
export interface IssueLine {
  readonly text: string;
  readonly href: string | null;
  readonly note: string | null;
  /** The same in columns, for where there are some; null: a sentence. */
  readonly cells: {
    /** A day, or nothing. */
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

/** An issue in words, for where no screen draws it: mail and feeds. */
export function issueParts(issue: Issue): readonly IssuePart[] {
  const question = issueAsks(issue);
  const parts: (IssuePart | null)[] = [
    issue.result === null ? null : { id: "result", heading: "Result", lines: resultLines(issue.result) },
    issue.movers === null
      ? null
      : {
          id: "movers",
          heading: issue.kind === "portfolio" ? "What moved you" : "What moved on your watchlist",
          lines: moverLines(issue.movers),
        },
    issue.stories === null
      ? null
      : {
          id: "stories",
          heading: "Stories that mattered",
          lines:
            issue.stories.length === 0
              ? [line("No stories about what you follow in this period.")]
              : issue.stories.map(({ title, url, source, publishedAt }) => ({
                  text: title,
                  href: url,
                  cells: null,
                  note: [source, day(publishedAt.slice(0, 10))].filter((part) => part !== null).join(", "),
                })),
        },
    issue.ahead === null ? null : { id: "ahead", heading: "Next 14 days", lines: aheadLines(issue.ahead) },
    question === null ? null : { id: "question", heading: "A question", lines: [line(spoken(question))] },
    issue.missing.length === 0
      ? null
      : { id: "missing", heading: "What is missing", lines: issue.missing.map((sentence) => line(sentence)) },
    {
      id: "sources",
      heading: "Sources",
      lines: [
        line(issue.dataAsOf === null ? "No prices were at hand." : `Data to ${moment(issue.dataAsOf)}.`),
        ...issue.sources.map(({ name, status, asOf }) =>
          line(`${name}: ${statusWords[status]}${asOf === null ? "" : `, ${moment(asOf)}`}`),
        ),
      ],
    },
  ];
  return parts.filter((part) => part !== null);
}

/** Who wrote the prose of an issue, and what was done with it. */
export function proseBy({ question, model }: IssueProse): string {
  return `${question === null ? "Written" : "This and the question written"} by ${model}, from this issue; its numbers were matched with it by rule, its reading of them was not checked.`;
}

/** Phrases as one text. */
export function spoken(phrases: readonly IssuePhrase[]): string {
  return phrases.map(({ text }) => text).join("");
}

/** The chart of an issue in words; null where there is none to draw. */
export interface ChartWords {
  /** In one sentence, for where it is not seen. */
  readonly sentence: string;
  readonly from: string;
  readonly to: string;
  /** What each line ends at. */
  readonly portfolio: string;
  readonly benchmark: string | null;
  /** What the upper, the middle and the lower grid line stand for. */
  readonly axis: readonly [high: string, middle: string, low: string];
}

export function chartWords({ result }: Issue): ChartWords | null {
  const known = (result?.course ?? []).flatMap(({ date, value, benchmark }) =>
    value === null ? [] : [{ date, value, benchmark }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (result === null || first === undefined || last === undefined || known.length < fewestDays) return null;
  const { benchmark, baseCurrency } = result;
  const scale = chartScale(result.course.flatMap((one) => [one.value, one.benchmark]));
  if (scale === null) return null;
  const { low, high } = scale;
  const ends = money(last.value, baseCurrency);
  const compared =
    benchmark === null || last.benchmark === null
      ? null
      : `The same payments into ${benchmark.name ?? benchmark.symbol}: ${money(last.benchmark, baseCurrency)}`;
  return {
    sentence: `Value of your portfolio: ${money(first.value, baseCurrency)} on ${day(first.date)}, ${ends} on ${day(last.date)}.${compared === null ? "" : ` ${compared}.`}`,
    from: shortDay(first.date),
    to: shortDay(last.date),
    portfolio: `Your portfolio: ${ends}`,
    benchmark: compared,
    axis: [money(high, baseCurrency), money((low + high) / 2, baseCurrency), money(low, baseCurrency)],
  };
}

/** Two days make a line that says no more than the figures. */
const fewestDays = 3;

const statusWords: Readonly<Record<Parameters<typeof worstStatus>[0][number], string>> = {
  live: "live",
  delayed: "delayed",
  closed: "at the last close",
  manual: "your own price",
  estimate: "an estimate",
  cached: "kept from earlier",
  stale: "old",
  sample: "a sample",
  unavailable: "not available",
};

function resultLines({ baseCurrency, gain, returnRatio, benchmark }: NonNullable<Issue["result"]>): IssueLine[] {
  const figure = (label: string, value: string, size: number | null): IssueLine => ({
    text: `${label}: ${value}`,
    href: null,
    note: null,
    cells: { lead: null, label, value, tone: toneOf(size) },
  });
  const amount = gain === null ? null : Number(gain);
  return [
    figure("Total gain", amount === null ? "not known" : money(amount, baseCurrency, true), amount),
    figure("Return", percent(returnRatio), returnRatio),
    ...(benchmark === null
      ? []
      : [figure(benchmark.name ?? benchmark.symbol, percent(benchmark.returnRatio), benchmark.returnRatio)]),
  ];
}

function moverLines({ baseCurrency, up, down }: NonNullable<Issue["movers"]>): IssueLine[] {
  const told =
    (tone: "up" | "down") =>
    ({ symbol, name, gain, ratio }: IssueMover): IssueLine => {
      const value = gain === null || baseCurrency === null ? percent(ratio) : money(Number(gain), baseCurrency, true);
      const mark = tone === "up" ? "▲" : "▼";
      return {
        text: `${mark} ${symbol} ${value}`,
        href: null,
        note: companyName({ symbol, name }),
        cells: { lead: null, label: symbol, value: `${mark} ${value}`, tone },
      };
    };
  const lines = [...up.map(told("up")), ...down.map(told("down"))];
  return lines.length === 0 ? [line("Nobody.")] : lines;
}

/** The company's name; null where it is not known and the symbol was put in its place. */
export function companyName({
  symbol,
  name,
}: {
  readonly symbol: string;
  readonly name: string | null;
}): string | null {
  return name === null || name.trim().toUpperCase() === symbol.toUpperCase() ? null : name;
}

function aheadLines({ baseCurrency, cash, payments, events }: NonNullable<Issue["ahead"]>): readonly IssueLine[] {
  const dated = (date: string, label: string, value: string | null, note: string | null) => ({
    date,
    text: `${day(date)}: ${label}${value === null ? "" : `, ${value}`}`,
    href: null,
    note,
    cells: { lead: shortDay(date), label, value, tone: null },
  });
  const due = [
    ...payments.map(({ date, symbol, amount, isAnnounced }) =>
      dated(
        date,
        `${symbol} dividend paid`,
        money(Number(amount), baseCurrency),
        isAnnounced ? "announced" : "estimated from past payments",
      ),
    ),
    ...events.map(({ date, symbol, kind, weight, isEstimate }) =>
      dated(
        date,
        `${symbol} ${kind === "earnings" ? "report" : "ex-dividend day"}${isEstimate ? " (the day is an estimate)" : ""}`,
        null,
        weight === null
          ? null
          : `${figureText({ value: Math.round(weight * 1000) / 10, unit: "percent", currency: null })} of your portfolio`,
      ),
    ),
  ];
  const lines: readonly IssueLine[] = [
    ...(cash === null || baseCurrency === null || payments.length === 0
      ? []
      : [
          line(
            `${money(Number(cash), baseCurrency)} expected in ${payments.length} ${payments.length === 1 ? "payment" : "payments"}.`,
          ),
        ]),
    ...due.toSorted((one, other) => one.date.localeCompare(other.date)),
  ];
  return lines.length === 0 ? [line("Nothing is due.")] : lines;
}

function line(text: string): IssueLine {
  return { text, href: null, note: null, cells: null };
}

function toneOf(size: number | null): "up" | "down" | null {
  return size === null || size === 0 ? null : size > 0 ? "up" : "down";
}

function money(value: number, currency: string | null, signed = false): string {
  return figureText({ value, unit: "money", currency }, signed);
}

function percent(ratio: number | null): string {
  return ratio === null ? "not known" : figureText({ value: ratio * 100, unit: "percent", currency: null }, true);
}

function day(date: string): string {
  return figureText({ value: Date.parse(date), unit: "date", currency: null });
}

/** "Tue 11 Nov" */
function shortDay(date: string): string {
  return new Date(`${date}T00:00:00Z`)
    .toLocaleDateString("en-GB", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" })
    .replace(",", "");
}

function moment(instant: string): string {
  return `${day(instant.slice(0, 10))} ${instant.slice(11, 16)} UTC`;
}
