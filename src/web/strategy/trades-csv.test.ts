import { expect, it } from "vitest";
import { writeCsv } from "#core/csv/write-csv.ts";
import { tradesCsvRows } from "./trades-csv.ts";

it("writes one line per trade in plain numbers, with empty fields while a trade is open", () => {
  const rows = tradesCsvRows(
    [
      {
        symbol: "NVDA",
        side: "long",
        decidedDate: "2025-03-03",
        entryDate: "2025-03-04",
        entryPrice: 110.1 + 0.2,
        exitDate: null,
        exitPrice: 120,
        quantity: 3,
        profitAmount: 29.1,
        profitRatio: 0.0879420671,
        feeAmount: 0.33,
        dividendAmount: 0,
        barsHeld: 12,
        exitReason: null,
      },
    ],
    "USD",
  );
  expect(writeCsv(rows).split("\r\n")[1]).toBe(
    "NVDA,long,2025-03-03,2025-03-04,110.3,,120,,3,29.1,0.0879420671,0.33,0,12,USD",
  );
  expect(rows[0]).toHaveLength(rows[1]?.length ?? 0);
});
