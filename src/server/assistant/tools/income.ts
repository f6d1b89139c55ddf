import { z } from "zod";
import type { Api } from "#contract/index.ts";
import { decimal, sumOf } from "#core/money/decimal.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioNotices, portfolioName } from "./holdings.ts";
import { percentOf, type SourceDraft, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const monthInput = z.string().regex(/^\d{4}-\d{2}$/, "A month such as 2026-03");

const incomeInput = z.strictObject({ from: monthInput.optional(), to: monthInput.optional(), account: accountInput });

export const incomeTool = readingTool({
  name: "get_income",
  description:
    "The user's dividends and interest, of all accounts or one: received in the last twelve months and in given months of the last three years, expected in the next twelve, the next payment of each holding (announced or estimated from past ones), yield on cost and on value.",
  input: incomeInput,
  symbolsOf: () => [],
  run: (input, context) => incomeFound(context, input),
});

type Income = Api["GET /api/portfolio/income"]["output"];
type PayingInstrument = Income["instruments"][number];

/** Income received and expected as one source. */
export async function incomeFound(
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
  { from, to, account }: z.output<typeof incomeInput> = {},
): Promise<ToolFound | ToolMissing> {
  const { income: texts } = words.answers.sources;
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/income", query);
  if (!reply.ok) return refused(reply, words);
  const income = reply.output;
  if (income.instruments.length === 0) return missing(texts.none);
  const draft = sourceDraft({ asOf: today, status: "estimate", words });
  const amount = amountIn(draft, income.baseCurrency);
  const ordered = income.instruments.toSorted((one, other) =>
    (one.next?.date ?? "9").localeCompare(other.next?.date ?? "9"),
  );
  const instruments = ordered.map((instrument) => instrumentFigures(draft, instrument, income.baseCurrency));
  const received = from === undefined ? null : receivedBetween(income, { from, to: to ?? today.slice(0, 7) }, draft);
  const payers = ordered.filter(({ next }) => next !== null);
  return found(
    texts.summary(payers.length),
    [
      draft.source({
        kind: "income",
        title: texts.title,
        href: "/portfolio?tab=income",
        provider: portfolioName,
        data: {
          baseCurrency: income.baseCurrency,
          ...totalFigures(draft, income),
          ...(received === null ? {} : { receivedInSpan: received }),
          receivedByYear: wholeYears(income.months, today).map(({ year, received }) => ({
            year,
            received: amount(`year.${year}`, texts.receivedIn(year), received, year, "manual"),
          })),
          instruments,
          comingMonths: comingMonths(draft, income, today),
        },
        table: payers.length === 0 ? null : nextPayments(draft, payers),
      }),
    ],
    ordered.flatMap(({ symbol }) => (symbol === null ? [] : [subjectOf(symbol)])),
    portfolioNotices(income, words),
  );
}

/** Gives facts of income of the whole portfolio. */
function amountIn(draft: SourceDraft, currency: string) {
  return (
    key: string,
    label: string,
    value: string | null,
    period: string | null,
    status: "manual" | "estimate" = "estimate",
  ) =>
    draft.figure({
      key,
      label,
      unit: "money",
      currency,
      period,
      isPrivate: true,
      status,
      value,
    });
}

function totalFigures(draft: SourceDraft, income: Income) {
  const amount = amountIn(draft, income.baseCurrency);
  return {
    receivedTwelveMonths: amount(
      "received",
      draft.labels.receivedTwelveMonths,
      income.receivedTwelveMonths,
      "12mo",
      "manual",
    ),
    expectedTwelveMonths: amount("expected", draft.labels.expectedTwelveMonths, income.expectedTwelveMonths, null),
    yieldOnCostPercent: draft.computed({
      key: "yieldOnCost",
      label: draft.labels.yieldOnCost,
      unit: "percent",
      value: percentOf(income.yieldOnCost),
      formula: draft.formulas.incomeToCost,
      of: ["received"],
    }),
    yieldOnValuePercent: draft.computed({
      key: "yieldOnValue",
      label: draft.labels.yieldOnValue,
      unit: "percent",
      value: percentOf(income.yieldOnValue),
      formula: draft.formulas.incomeToValue,
      of: ["received"],
    }),
  };
}

function instrumentFigures(draft: SourceDraft, { symbol, next, ...instrument }: PayingInstrument, currency: string) {
  const key = symbol ?? "cash";
  const subject = symbol === null ? null : subjectOf(symbol);
  const own = (
    name: string,
    label: string,
    value: string | null,
    period: string | null,
    status: "manual" | "estimate" = "estimate",
  ) =>
    draft.figure({
      key: `${key}.${name}`,
      label,
      subject,
      unit: "money",
      currency,
      period,
      isPrivate: true,
      status,
      value,
    });
  return {
    symbol: symbol ?? "cash",
    nextPayment:
      next === null
        ? null
        : {
            date: draft.day({
              key: `${key}.date`,
              label: draft.labels.nextPayment,
              subject,
              status: next.isAnnounced ? "closed" : "estimate",
              date: next.date,
            }),
            amount: own("next", draft.labels.nextPayment, next.amount, next.date),
            isAnnounced: next.isAnnounced,
          },
    receivedTwelveMonths: own(
      "received",
      draft.labels.receivedTwelveMonths,
      instrument.receivedTwelveMonths,
      "12mo",
      "manual",
    ),
    expectedTwelveMonths: own("expected", draft.labels.expectedTwelveMonths, instrument.expectedTwelveMonths, null),
    yieldOnCostPercent: draft.computed({
      key: `${key}.yieldOnCost`,
      label: draft.labels.yieldOnCost,
      subject,
      unit: "percent",
      value: percentOf(instrument.yieldOnCost),
      formula: draft.formulas.incomeToCost,
      of: [`${key}.received`],
    }),
    yieldOnValuePercent: draft.computed({
      key: `${key}.yieldOnValue`,
      label: draft.labels.yieldOnValue,
      subject,
      unit: "percent",
      value: percentOf(instrument.yieldOnValue),
      formula: draft.formulas.incomeToValue,
      of: [`${key}.received`],
    }),
    paymentsPerYear: draft.figure({
      key: `${key}.payments`,
      label: draft.labels.paymentsAYear,
      subject,
      unit: "count",
      value: instrument.paymentsPerYear,
    }),
  };
}

/** Income between two months; null before the first month that is kept, where it is unknown. */
function receivedBetween(
  { months, baseCurrency }: Income,
  { from, to }: { readonly from: string; readonly to: string },
  draft: SourceDraft,
) {
  if (from < (months[0]?.month ?? "9")) return null;
  const received = months.filter(({ month }) => month >= from && month <= to).map((month) => decimal(month.received));
  const amount = amountIn(draft, baseCurrency);
  return amount(
    "received.span",
    draft.texts.income.receivedFrom(from, to),
    sumOf(received).toFixed(),
    `${from}/${to}`,
    "manual",
  );
}

function comingMonths(draft: SourceDraft, { months, baseCurrency }: Income, today: string) {
  const amount = amountIn(draft, baseCurrency);
  return months
    .filter(({ month }) => month >= today.slice(0, 7))
    .slice(0, 12)
    .map(({ month, announced, estimated }) => ({
      month,
      announced:
        Number(announced) === 0
          ? null
          : amount(`month.${month}.announced`, draft.labels.announcedIncome, announced, month),
      estimated:
        Number(estimated) === 0
          ? null
          : amount(`month.${month}.estimated`, draft.labels.estimatedIncome, estimated, month),
    }));
}

function nextPayments({ texts: { income: texts }, labels, cell }: SourceDraft, payers: readonly PayingInstrument[]) {
  return {
    title: texts.nextPayments,
    columns: [
      { label: labels.symbol, isNumber: false },
      { label: labels.date, isNumber: false },
      { label: labels.amount, isNumber: true },
      { label: labels.kind, isNumber: false },
    ],
    rows: payers.map(({ symbol, next }) => ({
      symbol,
      cells: [
        { text: symbol ?? labels.cash },
        cell(`${symbol ?? "cash"}.date`),
        cell(`${symbol ?? "cash"}.next`),
        { text: next?.isAnnounced === true ? texts.announced : texts.estimated },
      ],
    })),
  };
}

/** Income of each calendar year that the months cover from January on. */
function wholeYears(
  months: readonly { readonly month: string; readonly received: string }[],
  today: string,
): readonly { readonly year: string; readonly received: string }[] {
  const past = months.filter(({ month }) => month <= today.slice(0, 7));
  return [...Map.groupBy(past, ({ month }) => month.slice(0, 4))]
    .filter(([year]) => past.some(({ month }) => month === `${year}-01`))
    .map(([year, some]) => ({ year, received: sumOf(some.map(({ received }) => decimal(received))).toFixed() }));
}
