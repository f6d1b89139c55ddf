import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "#core/money/decimal.ts";
import { riskChecks, riskCheckIds, type RiskCheckId, type RiskInput, type RiskPosition } from "./risk-checks.ts";

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
const check = (id: RiskCheckId, input: Partial<RiskInput> = {}, options?: Parameters<typeof riskChecks>[1]) =>
  riskChecks({ ...base, ...input }, options).find((one) => one.id === id)!;

describe("a risk check says what it found", () => {
  it.each([
    ["largest-holding", false, 0.3, "NVDA is 30% of the total."],
    ["top-three", false, 0.7, "NVDA, KO and SIE.DE are together 70% of the total."],
    ["foreign-currency", true, 0.2, "20% of the total is not in USD; most of that in EUR (20%)."],
    ["largest-sector", true, 0.3, "Technology is 30% of the total."],
    ["fees", true, 0.005, "5.00 USD in 12 months is 0.50% of the total."],
    ["cash", true, 0.1, "10% of the total is cash."],
    ["stale-price", true, 1, "All prices are recent."],
    ["missing-price", true, 0, "All holdings have a value."],
    ["missing-cost", true, 0, "All holdings have a cost."],
    ["missing-sector", true, 0, "All holdings but funds have a sector."],
  ] as const)("%s", (id, isOk, value, sentence) => {
    expect(check(id)).toMatchObject({ isOk, value: expect.closeTo(value, 12), sentence });
  });

  it("spread: ten equal holdings have an index of 0.1, whatever cash lies beside them", () => {
    const positions = Array.from({ length: 10 }, (_, index) => position(`S${index}`, 50));
    expect(check("spread", { positions })).toMatchObject({
      isOk: true,
      value: expect.closeTo(0.1, 12),
      sentence: "The holdings are spread like 10.0 equal ones (index 0.10).",
    });
    expect(check("spread", { positions: [position("NVDA", 5)] })).toMatchObject({ isOk: false, value: 1 });
  });

  it("names what is old or missing", () => {
    const positions = [
      ...base.positions,
      position("NOVA", null, { priceDate: null, hasCost: false }),
      position("OLDE", 10, { priceDate: "2026-02-20", sector: null }),
    ];
    const sentence = (id: RiskCheckId) => check(id, { positions }).sentence;
    expect(sentence("stale-price")).toBe("1 holding is valued with an old price; OLDE with that of 20 Feb 2026.");
    expect(sentence("missing-price")).toBe("NOVA has no value.");
    expect(sentence("missing-cost")).toBe("NOVA has no cost.");
    expect(sentence("missing-sector")).toBe("OLDE has no sector.");
    const many = Array.from({ length: 8 }, (_, index) => position(`M${index}`, null));
    expect(check("missing-price", { positions: many }).sentence).toBe("M0, M1, M2, M3, M4 and 3 more have no value.");
  });

  it("faults a debt at any size and does not guess an unknown balance", () => {
    expect(check("cash", { cash: [{ currency: "USD", value: decimal(-9) }] })).toMatchObject({
      isOk: false,
      sentence: "Cash is below zero: 1% of the total is owed.",
    });
    expect(check("cash", { cash: [{ currency: "CHF", value: null }] })).toMatchObject({ isOk: null, value: null });
    expect(check("fees", { feesOfYear: null })).toMatchObject({ isOk: null, value: null });
  });
});

it("judges by the thresholds it is given and states them", () => {
  const { isOk, threshold, rule } = check("largest-holding", {}, { thresholds: { "largest-holding": 0.3 } });
  expect([isOk, threshold, rule]).toEqual([true, 0.3, "The largest holding is at most 30% of the total."]);
});

it("leaves out what is switched off and keeps the order of the rest", () => {
  const left = riskChecks(base, { switchedOff: ["cash", "spread"] }).map(({ id }) => id);
  expect(left).toEqual(riskCheckIds.filter((id) => id !== "cash" && id !== "spread"));
});

it("has nothing to say of an empty portfolio and finds no fault with it", () => {
  const checks = riskChecks({ ...base, positions: [], cash: [], feesOfYear: decimal(0) });
  expect(checks.filter(({ isOk }) => isOk === false)).toEqual([]);
  expect(checks.find(({ id }) => id === "largest-holding")).toMatchObject({ isOk: null, value: null });
});

it("does not depend on the order of holdings or on the amount of money", () => {
  const values = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (values) => {
      const input = (scale: number): RiskInput => ({
        ...base,
        positions: values.map((value, index) => position(`S${index}`, value * scale, { sector: `T${index % 3}` })),
        cash: [{ currency: "EUR", value: decimal(50 * scale) }],
        feesOfYear: decimal(2 * scale),
      });
      const once = riskChecks(input(1));
      const turned = riskChecks({ ...input(1), positions: input(1).positions.toReversed() });
      expect(turned.map(({ isOk, sentence }) => [isOk, sentence])).toEqual(
        once.map(({ isOk, sentence }) => [isOk, sentence]),
      );
      for (const [index, { id, value }] of riskChecks(input(1000)).entries())
        expect(value, id).toBeCloseTo(once[index]!.value!, 9);
    }),
  );
});
