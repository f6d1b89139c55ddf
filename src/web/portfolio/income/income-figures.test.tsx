import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { Income } from "../figures-types.ts";
import { IncomeFigures } from "./income-figures.tsx";
import { IncomeTable } from "./income-table.tsx";

const income = (receivedInAll: string): Income => ({
  baseCurrency: "USD",
  months: [],
  receivedTwelveMonths: "0.00",
  receivedBefore: "0.00",
  expectedTwelveMonths: "0.00",
  yieldOnCost: 0,
  yieldOnValue: 0,
  instruments: [
    {
      symbol: "KO",
      receivedTwelveMonths: "0.00",
      receivedInAll,
      expectedTwelveMonths: "0.00",
      yieldOnCost: 0,
      yieldOnValue: 0,
      paymentsPerYear: null,
      next: null,
    },
  ],
  incomplete: [],
  missingSplits: [],
});
const markupOf = (data: Income): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IncomeFigures data={data} />
      <IncomeTable data={data} />
    </MemoryRouter>,
  );

it("shows a yield of zero if the last payment is older than a year", () => {
  const markup = markupOf(income("51.00"));
  expect(markup.match(/0\.00%/g)).toHaveLength(4);
  expect(markup).not.toContain("No payment is recorded");
});

it("shows no yield without any payment", () => {
  const markup = markupOf(income("0.00"));
  expect(markup).not.toContain("0.00%");
  expect(markup).toContain("No payment is recorded");
});
