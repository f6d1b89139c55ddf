import type { z } from "zod";
import type { getIncome } from "#contract/portfolio-figures.ts";
import { addDays } from "#core/calendar/index.ts";
import { type Decimal, decimal, moneyText, zero } from "#core/money/decimal.ts";
import { expectedIncome, incomeReceived, incomeYields } from "#core/portfolio-analysis/index.ts";
import { paymentsPerYear } from "#core/portfolio-analysis/dividend-rhythm.ts";
import type { IncomeAnswer } from "./answers.ts";

const monthsBack = 36;

/** Income received and expected, by month and by instrument. */
export function incomeOnTheWire(
  answer: IncomeAnswer,
  announced: readonly { symbol: string; exDate: string; paymentDate: string | null; amount: number | null }[],
  today: string,
  baseCurrency: string,
): Omit<z.input<typeof getIncome.output>, "missingSplits"> {
  const payments = answer.payments.map(({ date, symbol, amount }) => ({
    date,
    symbol,
    amount: amount === null ? null : decimal(amount),
    tax: zero,
  }));
  const from = firstOfMonth(today, -(monthsBack - 1));
  const received = incomeReceived(payments, { from, to: today });
  const inAll = incomeReceived(payments, { from: answer.firstDate ?? today, to: today });
  const year = incomeReceived(payments, { from: addDays(today, -364), to: today });
  const cost = answer.totalCost === null ? null : decimal(answer.totalCost);
  const value = answer.totalValue === null ? null : decimal(answer.totalValue);
  const yields = incomeYields(payments, {
    date: today,
    ledgerFrom: answer.firstDate ?? today,
    cost: answer.held.some((holding) => holding.cost === null) ? null : cost,
    value,
  });
  const expected = expectedIncome(
    answer.held.map(({ symbol, quantity, rate, dividends }) => ({
      symbol,
      quantity: decimal(quantity),
      rate,
      dividends: dividends.map((dividend) => ({ exDate: dividend.date, amount: dividend.value })),
      announced: announced.filter((dividend) => dividend.symbol === symbol),
    })),
    { date: today },
  );
  const months = [
    ...new Set([...received.months.map(({ month }) => month), ...expected.months.map(({ month }) => month)]),
  ];
  const symbols = [
    ...new Set([...inAll.symbols.map(({ symbol }) => symbol), ...expected.symbols.map(({ symbol }) => symbol)]),
  ];
  const ratio = (part: Decimal, whole: string | null) =>
    whole === null || Number(whole) <= 0 ? null : Number(part) / Number(whole);
  return {
    baseCurrency,
    months: months.map((month) => {
      const plan = expected.months.find((item) => item.month === month);
      return {
        month,
        received: moneyText(received.months.find((item) => item.month === month)?.amount ?? zero),
        announced: moneyText(plan?.announced ?? zero),
        estimated: moneyText(plan?.estimate ?? zero),
      };
    }),
    receivedTwelveMonths: moneyText(yields.lastYear),
    receivedBefore: moneyText(yields.yearBefore),
    expectedTwelveMonths: moneyText(expected.total),
    yieldOnCost: yields.yieldOnCostRatio,
    yieldOnValue: yields.yieldOnValueRatio,
    instruments: symbols.map((symbol) => {
      const holding = answer.held.find((item) => item.symbol === symbol);
      const ofYear = year.symbols.find((item) => item.symbol === symbol)?.amount ?? zero;
      const plan = expected.symbols.find((item) => item.symbol === symbol);
      const next = expected.payments.find((payment) => payment.symbol === symbol);
      return {
        symbol,
        receivedTwelveMonths: moneyText(ofYear),
        receivedInAll: moneyText(inAll.symbols.find((item) => item.symbol === symbol)?.amount ?? zero),
        expectedTwelveMonths: holding === undefined ? null : moneyText(plan?.amount ?? zero),
        yieldOnCost: holding === undefined ? null : ratio(ofYear, holding.cost),
        yieldOnValue: holding === undefined ? null : ratio(ofYear, holding.value),
        paymentsPerYear: plan?.rhythm === undefined || plan.rhythm === null ? null : paymentsPerYear[plan.rhythm],
        next:
          next === undefined
            ? null
            : { date: next.date, amount: moneyText(next.amount), isAnnounced: next.basis === "announced" },
      };
    }),
    incomplete: [
      ...answer.incomplete,
      ...expected.incomplete,
      ...received.incomplete.map(({ symbol, date }) => ({
        symbol,
        reason: { code: "no-income-rate-on" as const, day: date },
      })),
    ],
  };
}

function firstOfMonth(date: string, months: number): string {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}
