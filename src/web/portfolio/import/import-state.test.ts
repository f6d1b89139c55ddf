import { describe, expect, it } from "vitest";
import { type PreviewRow, rowCounts, rowsOfView, tickedInput } from "./import-state.ts";

const row = (id: string, given: Partial<PreviewRow> = {}): PreviewRow => ({
  id,
  line: Number(id),
  account: null,
  name: null,
  fields: {
    type: "buy",
    symbol: "NVDA",
    date: "2025-03-04",
    quantity: "1",
    price: "10",
    amount: null,
    fee: null,
    tax: null,
    currency: "USD",
    ratio: null,
    newSymbol: null,
    cash: null,
    costShare: null,
    note: null,
  },
  faults: [],
  skipped: null,
  isDuplicate: false,
  isTicked: true,
  ...given,
});
const rows = [
  row("2"),
  row("3"),
  row("4", { isDuplicate: true, isTicked: false }),
  row("5", { faults: [{ column: "Price", message: "no number" }], isTicked: false }),
  row("6", { fields: null, skipped: "a balance", isTicked: false }),
];

describe("the ticks of an import", () => {
  it("say nothing where everything is as it was proposed", () =>
    expect(tickedInput(rows, new Map())).toEqual({ take: [], leave: [] }));

  it("name duplicates that are taken and new rows that are left, never what cannot be imported", () =>
    expect(
      tickedInput(
        rows,
        new Map([
          ["3", false],
          ["4", true],
          ["5", true],
          ["6", true],
        ]),
      ),
    ).toEqual({ take: ["4"], leave: ["3"] }));

  it("count rows by what becomes of them", () => {
    expect(rowCounts(rows, new Map([["4", true]]))).toEqual({
      ticked: 3,
      all: 5,
      faulty: 1,
      duplicates: 1,
      skipped: 1,
    });
    expect(rowsOfView(rows, "faulty").map(({ id }) => id)).toEqual(["5"]);
  });
});
