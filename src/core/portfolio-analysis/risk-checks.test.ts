import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "#core/money/decimal.ts";
import { riskChecks as english } from "../words/en/risk-checks.ts";
import { writingOf } from "../words/writing.ts";
import { riskWording } from "./risk-wording.ts";
import { riskChecks, riskCheckIds, type RiskCheckId, type RiskInput, type RiskPosition } from "./risk-checks.ts";
import { holds } from "../../../tests/support/holds.ts";

const position = (symbol: string, value: number | null, more: Partial<RiskPosition> = {}): RiskPosition => ({
  symbol,
  value: value === null ? null : decimal(value),
  currency: "USD",
  sector: "Technology",
  isFund: false,
  hasCost: true,
  priceDate: "2026-03-03",
  ...more,
});
const base: RiskInput = {
  date: "2026-03-04",
  baseCurrency: "USD",
  positions: [
    position("NVDA", 300),
    position("KO", 200, { sector: "Consumer Defensive" }),
    position("SIE.DE", 200, { sector: "Industrials", currency: "EUR" }),
    position("VOO", 200, { sector: null, isFund: true }),
  ],
  cash: [{ currency: "USD", value: decimal(100) }],
  feesOfYear: decimal(5),
};
const { fixed, day } = writingOf({ language: "en", numbers: null, dates: "day-month" });
const wording = riskWording(english, {
  number: fixed,
  percent: (value, digits) => `${fixed(value, digits)}%`,
  day,
  sector: (name) => name,
});
const money = { currency: "USD", amount: (amount: string) => `${fixed(Number(amount), 2)} USD` };
const check = (id: RiskCheckId, input: Partial<RiskInput> = {}, options?: Parameters<typeof riskChecks>[1]) => {
  const found = riskChecks({ ...base, ...input }, options).find((one) => one.id === id)!;
  return { ...found, sentence: wording.finding(found, money), rule: wording.rule(found) };
};

const besideFunds = " Funds (20.0%) hold many companies and aren't broken down.";

describe("a risk check reports its finding", () => {
  it.each([
    ["largest-holding", false, 0.3, `NVDA is 30.0% of the total.${besideFunds}`],
    ["top-three", false, 0.7, `NVDA, KO, SIE.DE: 70.0% of the total.${besideFunds}`],
    ["foreign-currency", true, 0.2, "20.0% of the total isn't in USD. The largest part is in EUR (20.0%)."],
    ["largest-sector", true, 0.3, "Technology is 30.0% of the total."],
    ["fees", true, 0.005, "5.00 USD in 12 months, which is 0.50% of the total."],
    ["cash", true, 0.1, "10.0% of the total is cash."],
    ["stale-price", true, 1, "All prices are recent."],
    ["missing-price", true, 0, "All holdings have a value."],
    ["missing-cost", true, 0, "All holdings have a cost."],
    ["missing-sector", true, 0, "All holdings except funds have a sector."],
  ] as const)("%s", (id, isOk, value, sentence) => {
    expect(check(id)).toMatchObject({ isOk, value: expect.closeTo(value, 12), sentence });
  });

  it.each(["largest-holding", "top-three", "spread"] as const)("%s: a fund is no company", (id) => {
    const fund = position("VOO", 2_000, { sector: null, isFund: true });
    const alone = check(id, { positions: [fund] });
    expect(alone).toMatchObject({ isOk: null, value: null });
    expect(alone.sentence).toBe("You hold only funds. What they hold isn't broken down.");
    const beside = check(id, { positions: [fund, position("NVDA", 300), position("KO", 300)], cash: [] });
    expect(beside.value).toBeCloseTo({ "largest-holding": 300 / 2600, "top-three": 600 / 2600, spread: 0.5 }[id], 12);
    expect(beside.sentence).toContain("Funds (76.9%) hold many companies");
  });

  it("spread: ten equal holdings have an index of 0.1, whatever the cash", () => {
    const positions = Array.from({ length: 10 }, (_, index) => position(`S${index}`, 50));
    expect(check("spread", { positions })).toMatchObject({
      isOk: true,
      value: expect.closeTo(0.1, 12),
      sentence: "Equivalent to 10.0 equally weighted holdings (index 0.10).",
    });
    expect(check("spread", { positions: [position("NVDA", 5)] })).toMatchObject({ isOk: false, value: 1 });
  });

  it("names stale and missing data", () => {
    const positions = [
      ...base.positions,
      position("NOVA", null, { priceDate: null, hasCost: false }),
      position("OLDE", 10, { priceDate: "2026-02-20", sector: null }),
    ];
    const sentence = (id: RiskCheckId) => check(id, { positions }).sentence;
    expect(sentence("stale-price")).toBe("Holdings with a stale price: 1. The oldest is OLDE's, from 20 Feb 2026.");
    expect(sentence("missing-price")).toBe("No value: NOVA.");
    expect(sentence("missing-cost")).toBe("No cost: NOVA.");
    expect(sentence("missing-sector")).toBe("No sector: OLDE.");
    const many = Array.from({ length: 8 }, (_, index) => position(`M${index}`, null));
    expect(check("missing-price", { positions: many }).sentence).toBe("No value: M0, M1, M2, M3, M4, +3.");
  });

  it("fails for a debt of any size and doesn't guess an unknown balance", () => {
    expect(check("cash", { cash: [{ currency: "USD", value: decimal(-9) }] })).toMatchObject({
      isOk: false,
      sentence: "Your cash is negative: you owe 1.0% of the total.",
    });
    expect(check("cash", { cash: [{ currency: "CHF", value: null }] })).toMatchObject({ isOk: null, value: null });
    expect(check("fees", { feesOfYear: null })).toMatchObject({ isOk: null, value: null });
  });

  it.each([
    ["largest-holding", { positions: [], cash: [] }, "You have no holdings with a known value."],
    [
      "largest-sector",
      { positions: [position("VOO", 1, { sector: null, isFund: true })] },
      "No holding has a known sector.",
    ],
    ["fees", { feesOfYear: null }, "The fees of the last 12 months are unknown."],
    [
      "cash",
      { cash: [{ currency: "CHF", value: null }] },
      "A cash balance can't be converted because an exchange rate is missing.",
    ],
  ] as const)("gives the reason why %s is unknown", (id, input, sentence) => {
    expect(check(id, input)).toMatchObject({ isOk: null, value: null, sentence });
  });

  it("says when everything is in the base currency", () => {
    const positions = [position("NVDA", 300)];
    expect(check("foreign-currency", { positions })).toMatchObject({ value: 0, sentence: "Everything is in USD." });
  });
});

it("applies and states the given thresholds", () => {
  const { isOk, threshold, rule } = check("largest-holding", {}, { thresholds: { "largest-holding": 0.3 } });
  expect([isOk, threshold, rule]).toEqual([true, 0.3, "The largest holding should be at most 30% of the total."]);
});

it("leaves out disabled checks and keeps the order of the rest", () => {
  const left = riskChecks(base, { switchedOff: ["cash", "spread"] }).map(({ id }) => id);
  expect(left).toEqual(riskCheckIds.filter((id) => id !== "cash" && id !== "spread"));
});

it("passes an empty portfolio without a finding", () => {
  const checks = riskChecks({ ...base, positions: [], cash: [], feesOfYear: decimal(0) });
  expect(checks.filter(({ isOk }) => isOk === false)).toEqual([]);
  expect(checks.find(({ id }) => id === "largest-holding")).toMatchObject({ isOk: null, value: null });
});

it("doesn't depend on the order of holdings or on the amount of money", () => {
  const values = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 12 });
  holds(
    fc.property(values, (values) => {
      const input = (scale: number): RiskInput => ({
        ...base,
        positions: values.map((value, index) => position(`S${index}`, value * scale, { sector: `T${index % 3}` })),
        cash: [{ currency: "EUR", value: decimal(50 * scale) }],
        feesOfYear: decimal(2 * scale),
      });
      const once = riskChecks(input(1));
      const turned = riskChecks({ ...input(1), positions: input(1).positions.toReversed() });
      const found = (checks: ReturnType<typeof riskChecks>) =>
        checks.map((one) => [one.isOk, wording.finding(one, money)]);
      expect(found(turned)).toEqual(found(once));
      for (const [index, { id, value }] of riskChecks(input(1000)).entries())
        expect(value, id).toBeCloseTo(once[index]!.value!, 9);
    }),
  );
});
