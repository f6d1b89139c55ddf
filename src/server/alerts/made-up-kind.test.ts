import { expect, it } from "vitest";
import { AlertRuleData } from "#contract/alerts.ts";
import type { AlertKind } from "#core/alerts/alert-kind.ts";
import {
  alertKinds,
  type AlertRule,
  isOfPortfolio,
  kindsOnQuotes,
  kindsOnQuotesAlone,
} from "#core/alerts/alert-kinds.ts";
import { barReading } from "#core/alerts/bar-reading.ts";
import { priceReading, priceThresholds } from "#core/alerts/price-thresholds.ts";
import { toSeries } from "#core/backtest/index.ts";
import { namedBesides, needsPrice } from "./named-besides.ts";

interface RoundRule {
  readonly kind: "round-number";
  readonly step: number;
}

const known = alertKinds.map(({ kind }) => kind);
const reading = { isMet: true, isBack: false, occasion: null, finding: null };
/** A kind of alert is one file and one line in the list, beside its schema: this one is looked at wherever the others are. */
const roundNumber: AlertKind<RoundRule> = {
  kind: "round-number",
  quote: {
    thresholds: ({ step }) => [{ gauge: "price", is: "above", value: step }],
    read: () => reading,
  },
  bars: { read: () => reading, symbols: () => ["SPY"] },
};
(alertKinds as unknown as AlertKind<RoundRule>[]).push(roundNumber);
const rule = { kind: "round-number", step: 50 } as unknown as AlertRule;

it("takes every kind of the list in the contract's schema, and no other", () => {
  expect(AlertRuleData.options.map((option) => option.shape.kind.value).toSorted()).toEqual(known.toSorted());
});

it("is about a symbol unless it looks at the whole portfolio", () => {
  expect(isOfPortfolio(rule)).toBe(false);
});

it("is watched with quotes, and looked at with bars and the symbols it names", () => {
  expect(kindsOnQuotes()).toContain("round-number");
  expect(kindsOnQuotesAlone()).not.toContain("round-number");
  expect(priceThresholds(rule, "armed")).toEqual([{ gauge: "price", is: "above", value: 50 }]);
  expect(priceReading(rule, { price: 100, changePercent: 0, currency: "USD" }, "2026-01-02")).toEqual(reading);
  const bar = { open: 1, high: 1, low: 1, close: 1, volume: 1 };
  const bars = ["2026-01-02", "2026-01-05"].map((date) => ({ ...bar, date }));
  expect(barReading(rule, toSeries({ symbol: "NVDA", bars, events: [] }))).toEqual(reading);
  expect(namedBesides(rule, "NVDA")).toEqual(["SPY"]);
  expect(needsPrice(rule)).toBe(true);
});
