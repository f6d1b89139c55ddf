import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Transaction } from "#core/portfolio/transaction.ts";
import { guardedCell, unguardedCell } from "../csv/guarded-cell.ts";
import { csvWriter, type ExportHead, jsonWriter } from "./portfolio-export.ts";
import { readImport } from "./read-import.ts";
import { holds } from "../../../tests/support/holds.ts";

const today = "2026-03-04";
/** In two pieces, as a server writes a long ledger. */
function written(writer: ReturnType<typeof csvWriter>, lines: readonly Transaction[]): string {
  return [
    writer.start,
    writer.transactions(lines.slice(0, 2)),
    writer.transactions([]),
    writer.transactions(lines.slice(2)),
    writer.end,
  ].join("");
}
const exportJson = (given: typeof portfolio, head: { exportedAt: string }) =>
  written(jsonWriter(given, head), given.transactions);
const exportCsv = (given: typeof portfolio) => written(csvWriter(given), given.transactions);
const accounts = [
  { id: "a", name: "Broker A", currency: "USD", currencies: ["EUR", "GBP"], costMethod: "average", cash: "recorded" },
  {
    id: "b",
    name: '=HYPERLINK("x"), "B"',
    currency: "EUR",
    currencies: [] as string[],
    costMethod: "fifo",
    cash: "automatic",
  },
];
const none = {
  symbol: null,
  quantity: null,
  price: null,
  amount: null,
  fee: "0",
  tax: "0",
  ratio: null,
  newSymbol: null,
  cash: null,
  costShare: null,
  note: null,
  priceCurrency: null,
  feeCurrency: null,
  taxCurrency: null,
  rate: null,
  received: null,
  receivedCurrency: null,
};
const transactions: Transaction[] = [
  { ...none, id: "1", accountId: "a", type: "deposit", date: "2024-01-02", amount: "1000.5", currency: "USD" },
  {
    ...none,
    id: "2",
    accountId: "a",
    type: "buy",
    date: "2024-01-03",
    symbol: "NVDA",
    quantity: "0.000001",
    price: "131.2",
    fee: "1",
    currency: "USD",
    note: '=1+1 "quoted",\nsecond line',
  },
  { ...none, id: "3", accountId: "b", type: "split", date: "2024-06-10", symbol: "NVDA", ratio: "10", currency: "USD" },
  {
    ...none,
    id: "4",
    accountId: "b",
    type: "spin-off",
    date: "2024-07-01",
    symbol: "SIE.DE",
    newSymbol: "ENR.DE",
    ratio: "0.5",
    costShare: "0.12",
    currency: "EUR",
    note: "-5% that day",
  },
  {
    ...none,
    id: "6",
    accountId: "a",
    type: "currency-exchange",
    date: "2024-07-02",
    amount: "100",
    currency: "USD",
    received: "92.15",
    receivedCurrency: "EUR",
    feeCurrency: "EUR",
    fee: "1",
    rate: "1.085",
  },
  { ...none, id: "5", accountId: "b", type: "merger", date: "2024-08-01", symbol: "ATVI", cash: "95", currency: "USD" },
  {
    ...none,
    id: "6",
    accountId: "b",
    type: "sell",
    date: "2024-09-02",
    symbol: "NVDA",
    quantity: "0.0000005",
    price: "120",
    currency: "USD",
    lots: [
      { transactionId: "2", quantity: "0.0000004" },
      { transactionId: "7", quantity: "0.0000001" },
    ],
  },
];
const portfolio: ExportHead & { transactions: Transaction[] } = {
  accounts,
  transactions,
  instruments: [
    {
      symbol: "HOUSE",
      isCustom: true,
      name: "House",
      currency: "EUR",
      assetClass: null,
      sector: null,
      country: null,
      tags: ["home"],
      note: null,
      splitsCountedUntil: "2024-01-05",
      manualPrices: [{ date: "2024-01-01", price: "100.25" }],
    },
  ],
};

/** The result of importing a text, by account and without ids. */
function readBack(text: string, fileName: string) {
  const read = readImport({ fileName, text }, {}, { today });
  if ("refused" in read) throw new Error(read.refused);
  expect(read.rows.flatMap(({ faults, skipped }) => [...faults, ...(skipped === null ? [] : [skipped])])).toEqual([]);
  return read;
}
const expected = transactions.map(({ id: _id, lots: _lots, accountId, ...line }) => ({
  account: accounts.find(({ id }) => id === accountId)?.name,
  ...line,
}));

describe("an export", () => {
  it.each([
    ["JSON", exportJson(portfolio, { exportedAt: "2026-03-04T16:00:00Z" }), "portfolio.json"],
    ["CSV", exportCsv(portfolio), "portfolio.csv"],
  ])("as %s is read back without loss", (_kind, text, fileName) => {
    const read = readBack(text, fileName);
    expect(read.rows.map(({ account, draft }) => ({ account, ...draft }))).toEqual(expected);
    expect(read.rows.map(({ named }) => named)).toEqual(transactions.map(({ id, lots = null }) => ({ id, lots })));
    expect(
      read.accounts?.map(({ name, currency, currencies, costMethod }) => [name, currency, currencies, costMethod]),
    ).toEqual(accounts.map(({ name, currency, currencies, costMethod }) => [name, currency, currencies, costMethod]));
  });

  it("as JSON includes instruments, manual prices and account settings", () => {
    const read = readBack(exportJson(portfolio, { exportedAt: "2026-03-04T16:00:00Z" }), "portfolio.json");
    expect(read.instruments).toEqual(portfolio.instruments);
    expect(read.accounts).toEqual(accounts.map(({ id: _id, ...account }) => account));
  });

  it("has no cell that a spreadsheet would run as a formula", () => {
    const cells = exportCsv(portfolio)
      .split("\r\n")
      .flatMap((line) => line.split(","))
      .map((cell) => cell.replace(/^"/, ""));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  });

  it("guards any text reversibly", () => {
    holds(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", "=", "-", "1", "@", "+", "a", "\t", "＝", "＋", "－", "＠") }),
        (text) => {
          expect(unguardedCell(guardedCell(text))).toBe(text);
        },
      ),
    );
    expect(
      ["=1", "+1", "@a", "-a", "-1.5", "'=1", "it's", "＝1", "＋1", "－1", "＠A1", "-1.5e-7"].map(guardedCell),
    ).toEqual(["'=1", "'+1", "'@a", "'-a", "-1.5", "''=1", "it's", "'＝1", "'＋1", "'－1", "'＠A1", "-1.5e-7"]);
  });
});
