import { z } from "zod";
import { decimal, sumOf } from "#core/money/decimal.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioNotices, portfolioName } from "./holdings.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
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

export async function incomeFound(
  { api, today }: Pick<ToolContext, "api" | "today">,
  { from, to, account }: z.output<typeof incomeInput> = {},
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/income", query);
  if (!reply.ok) return refused(reply);
  const income = reply.output;
  const currency = income.baseCurrency;
  if (income.instruments.length === 0) return missing("No holdings that pay anything, and nothing was received.");
  const draft = sourceDraft({ asOf: today, status: "estimate" });
  const amount = (
    key: string,
    label: string,
    value: string | null,
    period: string | null,
    status: "manual" | "estimate" = "estimate",
  ) =>
    draft.figure({
      key,
      label,
      alsoCalled: ["dividends", "income"],
      unit: "money",
      currency,
      period,
      isPrivate: true,
      status,
      value,
    });
  const ordered = income.instruments.toSorted((one, other) =>
    (one.next?.date ?? "9").localeCompare(other.next?.date ?? "9"),
  );
  const rows = ordered.map(({ symbol, next, ...instrument }) => {
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
        alsoCalled: ["dividend", "income"],
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
                label: "Next payment",
                alsoCalled: ["next dividend"],
                subject,
                status: next.isAnnounced ? "closed" : "estimate",
                date: next.date,
              }),
              amount: own("next", "Next payment", next.amount, next.date),
              isAnnounced: next.isAnnounced,
            },
      receivedTwelveMonths: own(
        "received",
        "Received in twelve months",
        instrument.receivedTwelveMonths,
        "12mo",
        "manual",
      ),
      expectedTwelveMonths: own("expected", "Expected in twelve months", instrument.expectedTwelveMonths, null),
      yieldOnCostPercent: draft.computed({
        key: `${key}.yieldOnCost`,
        label: "Yield on cost",
        subject,
        unit: "percent",
        value: percentOf(instrument.yieldOnCost),
        formula: "income of twelve months ÷ cost",
        of: [`${key}.received`],
      }),
      yieldOnValuePercent: draft.computed({
        key: `${key}.yieldOnValue`,
        label: "Yield on value",
        alsoCalled: ["yield"],
        subject,
        unit: "percent",
        value: percentOf(instrument.yieldOnValue),
        formula: "income of twelve months ÷ value",
        of: [`${key}.received`],
      }),
      paymentsPerYear: draft.figure({
        key: `${key}.payments`,
        label: "Payments a year",
        subject,
        unit: "count",
        value: instrument.paymentsPerYear,
      }),
    };
  });
  const first = income.months[0]?.month ?? "9";
  const last = to ?? today.slice(0, 7);
  // Months before the first one that is kept are not known to be without income.
  const span =
    from === undefined || from < first
      ? null
      : amount(
          "received.span",
          `Received from ${from} to ${last}`,
          sumOf(
            income.months
              .filter(({ month }) => month >= from && month <= last)
              .map(({ received }) => decimal(received)),
          ).toFixed(),
          `${from}/${last}`,
          "manual",
        );
  const payers = ordered.filter(({ next }) => next !== null);
  return found(
    `Income: ${payers.length} ${payers.length === 1 ? "payment" : "payments"} ahead`,
    [
      draft.source({
        kind: "income",
        title: "Your dividends and interest",
        href: "/portfolio?tab=income",
        provider: portfolioName,
        data: {
          baseCurrency: currency,
          receivedTwelveMonths: amount(
            "received",
            "Received in twelve months",
            income.receivedTwelveMonths,
            "12mo",
            "manual",
          ),
          expectedTwelveMonths: amount("expected", "Expected in twelve months", income.expectedTwelveMonths, null),
          yieldOnCostPercent: draft.computed({
            key: "yieldOnCost",
            label: "Yield on cost",
            unit: "percent",
            value: percentOf(income.yieldOnCost),
            formula: "income of twelve months ÷ cost",
            of: ["received"],
          }),
          yieldOnValuePercent: draft.computed({
            key: "yieldOnValue",
            label: "Yield on value",
            alsoCalled: ["yield"],
            unit: "percent",
            value: percentOf(income.yieldOnValue),
            formula: "income of twelve months ÷ value",
            of: ["received"],
          }),
          ...(span === null ? {} : { receivedInSpan: span }),
          receivedByYear: wholeYears(income.months, today).map(({ year, received }) => ({
            year,
            received: amount(`year.${year}`, `Received in ${year}`, received, year, "manual"),
          })),
          instruments: rows,
          comingMonths: income.months
            .filter(({ month }) => month >= today.slice(0, 7))
            .slice(0, 12)
            .map(({ month, announced, estimated }) => ({
              month,
              announced:
                Number(announced) === 0
                  ? null
                  : amount(`month.${month}.announced`, "Announced income", announced, month),
              estimated:
                Number(estimated) === 0
                  ? null
                  : amount(`month.${month}.estimated`, "Estimated income", estimated, month),
            })),
        },
        table:
          payers.length === 0
            ? null
            : {
                title: "Next payments",
                columns: [
                  { label: "Symbol", isNumber: false },
                  { label: "Date", isNumber: false },
                  { label: "Amount", isNumber: true },
                  { label: "Kind", isNumber: false },
                ],
                rows: payers.map(({ symbol, next }) => ({
                  symbol,
                  cells: [
                    { text: symbol ?? "Cash" },
                    draft.cell(`${symbol ?? "cash"}.date`),
                    draft.cell(`${symbol ?? "cash"}.next`),
                    { text: next?.isAnnounced === true ? "Announced" : "Estimated" },
                  ],
                })),
              },
      }),
    ],
    ordered.flatMap(({ symbol }) => (symbol === null ? [] : [subjectOf(symbol)])),
    portfolioNotices(income),
  );
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
