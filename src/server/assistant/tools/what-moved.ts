import { z } from "zod";
import { addDays } from "#core/calendar/plain-date.ts";
import { addMonths } from "#core/portfolio-analysis/add-months.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { dayInput } from "./input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { holdingsFound, portfolioNotices, portfolioName } from "./holdings.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

export const movedSpans = ["today", "week", "month", "year"] as const;
export type MovedSpan = (typeof movedSpans)[number];

const maxRows = 25;

export const whatMovedTool = readingTool({
  name: "get_what_moved_me",
  description:
    "What each holding added to or took from the portfolio, or from one account, today, in the last week, month or year, or between two days, in money and in points of return; they sum to the total. Ask for it for why the portfolio is up or down.",
  input: z.strictObject({
    span: z.enum(movedSpans).default("today"),
    /** Two days in place of the span. */
    from: dayInput.optional(),
    to: dayInput.optional(),
    account: accountInput,
  }),
  symbolsOf: () => [],
  run: ({ span, from, to, account }, context) =>
    movedFound(from === undefined ? span : { from, to: to ?? context.today }, context, account),
});

/** Contributions of a span as a source, the largest first. */
export async function movedFound(
  span: MovedSpan | { readonly from: string; readonly to: string },
  context: Pick<ToolContext, "api" | "today" | "words">,
  account?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, context);
  if ("ok" in query) return query;
  if (span === "today") return movedToday(context, query);
  const { api, today, words } = context;
  const { moved: texts, holdings, spans } = words.answers.sources;
  const days = typeof span === "string" ? { from: movedFrom(span, today), to: today } : span;
  const reply = await api("GET /api/portfolio/contributions", { ...days, ...query });
  if (!reply.ok) return refused(reply, words);
  const { contributions, total, baseCurrency } = reply.output;
  const counted = contributions.filter(({ gain }) => Number(gain) !== 0);
  if (contributions.length === 0) return missing(holdings.none);
  const period = `${reply.output.from}/${reply.output.to}`;
  const draft = sourceDraft({ asOf: today, status: "closed", words });
  const shown = counted
    .toSorted((one, other) => Math.abs(Number(other.gain)) - Math.abs(Number(one.gain)))
    .slice(0, maxRows);
  const rows = shown.map(({ symbol, name, gain, points }) => {
    const key = symbol ?? "cash";
    const subject = symbol === null ? null : subjectOf(symbol, name);
    return {
      symbol: symbol ?? "cash",
      gain: draft.computed({
        key: `${key}.gain`,
        label: symbol === null ? draft.labels.contributionOfCash : draft.labels.contribution,
        subject,
        unit: "money",
        currency: baseCurrency,
        period,
        isPrivate: true,
        value: gain,
        formula: draft.formulas.totalGain,
        of: [],
      }),
      points: draft.computed({
        key: `${key}.points`,
        label: symbol === null ? draft.labels.contributionOfCash : draft.labels.contribution,
        subject,
        unit: "percentage-points",
        period,
        value: percentOf(points),
        formula: draft.formulas.contributionPoints,
        of: [`${key}.gain`],
      }),
    };
  });
  const title = texts.over(typeof span === "string" ? texts.spans[span] : spans.between(span.from, span.to));
  return found(
    title,
    [
      draft.source({
        kind: "contributions",
        title,
        href: `/portfolio?tab=performance&from=${reply.output.from}&to=${reply.output.to}`,
        provider: portfolioName,
        data: {
          span: draft.own(typeof span === "string" ? span : "between the two days"),
          from: draft.day({ key: "from", label: draft.labels.firstDay, date: reply.output.from }),
          to: draft.day({ key: "to", label: draft.labels.lastDay, date: reply.output.to }),
          total: draft.computed({
            key: "total",
            label: draft.labels.totalGain,
            unit: "money",
            currency: baseCurrency,
            period,
            isPrivate: true,
            value: total,
            formula: draft.formulas.sumOfContributions,
            of: [],
          }),
          contributions: rows,
        },
        table: contributionTable(
          title,
          shown.map(({ symbol }) => symbol),
          draft,
          ".gain",
          ".points",
          draft.labels.points,
        ),
      }),
    ],
    shown.flatMap(({ symbol, name }) => (symbol === null ? [] : [subjectOf(symbol, name)])),
    [
      ...(counted.length > shown.length ? [incompleteNotice(texts.partlyListed(shown.length, counted.length))] : []),
      ...portfolioNotices(reply.output, words),
    ],
  );
}

function movedFrom(span: Exclude<MovedSpan, "today">, today: string): string {
  return span === "week" ? addDays(today, -6) : addMonths(today, span === "month" ? -1 : -12);
}

/** Today's day changes of the holdings come from quotes, since the day isn't over. */
async function movedToday(
  context: Pick<ToolContext, "api" | "today" | "words">,
  query: { readonly account?: string },
): Promise<ToolFound | ToolMissing> {
  const { words } = context;
  const { moved: texts } = words.answers.sources;
  const reply = await context.api("GET /api/portfolio/holdings", { by: "symbol", ...query });
  if (!reply.ok) return refused(reply, words);
  const held = reply.output;
  if (held.holdings.length === 0) return holdingsFound(context);
  const moved = held.holdings
    .filter(({ dayChange, provenance }) => dayChange !== null && provenance.status !== "sample")
    .toSorted((one, other) => Math.abs(Number(other.dayChange)) - Math.abs(Number(one.dayChange)));
  const draft = sourceDraft({ asOf: held.provenance.asOf, status: held.provenance.status, words });
  const { baseCurrency } = held;
  const shown = moved.slice(0, maxRows);
  const totals = {
    total: draft.figure({
      key: "total",
      label: draft.labels.dayChange,
      unit: "money",
      currency: baseCurrency,
      period: "1d",
      isPrivate: true,
      value: held.totalDayChange,
    }),
    totalPercent: draft.figure({
      key: "totalPercent",
      label: draft.labels.dayChange,
      unit: "percent",
      period: "1d",
      value: held.totalDayChangePercent,
    }),
  };
  const rows = shown.map(({ symbol, name, dayChange, dayChangePercent, provenance }) => {
    const shared = { subject: subjectOf(symbol, name), asOf: provenance.asOf, status: provenance.status };
    return {
      symbol,
      change: draft.figure({
        ...shared,
        key: `${symbol}.gain`,
        label: draft.labels.dayChange,
        unit: "money",
        currency: baseCurrency,
        period: "1d",
        isPrivate: true,
        value: dayChange,
      }),
      changePercent: draft.figure({
        ...shared,
        key: `${symbol}.points`,
        label: draft.labels.dayChange,
        unit: "percent",
        period: "1d",
        value: dayChangePercent,
      }),
    };
  });
  const title = texts.today;
  return found(
    title,
    [
      draft.source({
        kind: "contributions",
        title,
        href: "/portfolio",
        provider: portfolioName,
        data: { span: "today", ...totals, holdings: rows },
        table: contributionTable(
          title,
          shown.map(({ symbol }) => symbol),
          draft,
          ".gain",
          ".points",
          draft.labels.day,
        ),
      }),
    ],
    shown.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(moved.length > shown.length ? [incompleteNotice(texts.partlyListedToday(shown.length, moved.length))] : []),
      ...portfolioNotices(held, words),
    ],
  );
}

function contributionTable(
  title: string,
  symbols: readonly (string | null)[],
  draft: ReturnType<typeof sourceDraft>,
  amount: string,
  part: string,
  partLabel: string,
) {
  return {
    title,
    columns: [
      { label: draft.labels.symbol, isNumber: false },
      { label: draft.labels.change, isNumber: true },
      { label: partLabel, isNumber: true },
    ],
    rows: symbols.map((symbol) => ({
      symbol,
      cells: [
        { text: symbol ?? draft.labels.cash },
        draft.cell(`${symbol ?? "cash"}${amount}`),
        draft.cell(`${symbol ?? "cash"}${part}`),
      ],
    })),
  };
}
