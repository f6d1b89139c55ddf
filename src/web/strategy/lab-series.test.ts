import { expect, it } from "vitest";
import type { History } from "#contract/market.ts";
import { labSeries } from "./lab-series.ts";

const history = (symbol: string, currency: string | null, status: "delayed" | "sample" = "delayed"): History => ({
  symbol,
  interval: "1d",
  currency,
  timeZone: null,
  adjusted: false,
  bars: [{ date: "2026-03-04", open: 400, high: 420, low: 390, close: 410, volume: 5 }],
  events: [{ date: "2026-03-04", type: "dividend", value: 12 }],
  heldBack: [],
  provenance: { source: "yahoo", status, asOf: null, delayMinutes: 15, fetchedAt: null },
});

it("converts pence to pounds", () => {
  const ready = labSeries([history("TSCO.L", "GBp")], ["TSCO.L"], null);
  if (ready.kind !== "ready") throw new Error(ready.kind);
  expect(ready.currency).toBe("GBP");
  expect(ready.series[0]?.close[0]).toBeCloseTo(4.1, 12);
  expect(ready.series[0]?.dividends[0]?.amount).toBeCloseTo(0.12, 12);
});

it("refuses instruments of different currencies, unless one is only read", () => {
  const two = [history("AAPL", "USD"), history("SAP.DE", "EUR")];
  expect(labSeries(two, ["AAPL", "SAP.DE"], null)).toEqual({ kind: "mixed", currencies: ["USD", "EUR"] });
  expect(labSeries(two, ["AAPL"], null)).toMatchObject({ kind: "ready", currency: "USD" });
});

it("refuses a shelter in another currency, since it trades in the same account", () => {
  const two = [history("AAPL", "USD"), history("SAP.DE", "EUR")];
  expect(labSeries(two, ["AAPL"], "SAP.DE")).toEqual({ kind: "mixed", currencies: ["USD", "EUR"] });
});

it("refuses sample prices and names their instrument", () => {
  expect(labSeries([history("AAPL", "USD"), history("NVDA", "USD", "sample")], ["AAPL", "NVDA"], null)).toEqual({
    kind: "sample",
    symbols: ["NVDA"],
  });
});
