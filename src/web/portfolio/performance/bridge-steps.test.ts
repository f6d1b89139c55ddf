import { describe, expect, it } from "vitest";
import { bridgeAdded, bridgeFloor, bridgeGap, bridgeSteps } from "./bridge-steps.ts";

const bridge = {
  opening: "112412.50",
  deposits: "3000.00",
  impliedDeposits: "0",
  withdrawals: "600.00",
  realised: "1285.10",
  unrealised: "11978.20",
  income: "499.00",
  fees: "14.00",
  taxes: "75.00",
  currency: "-38.43",
  closing: "128447.37",
};

describe("the bridge", () => {
  it("goes from one step to the next and ends at the closing value", () => {
    const steps = bridgeSteps(bridge);
    for (const [index, { from }] of steps.entries())
      if (index > 0 && index < steps.length - 1) expect(from).toBeCloseTo(steps[index - 1]!.to, 6);
    expect(steps.at(-2)!.to).toBeCloseTo(128_447.37, 6);
    expect(steps.find(({ id }) => id === "fees")).toMatchObject({ kind: "gain", amount: -14 });
  });

  it("returns the cents by which it doesn't close", () => {
    expect(bridgeGap(bridge, 2)).toBe(0);
    expect(bridgeGap({ ...bridge, closing: "128447.36" }, 2)).toBe(1);
  });

  it("draws unknown lines without an amount, and still ends at the closing value", () => {
    const unknown = { ...bridge, deposits: null, currency: null };
    const steps = bridgeSteps(unknown);
    expect(steps.filter(({ amount }) => amount === null).map(({ id }) => id)).toEqual(["deposits", "currency"]);
    expect(steps.at(-2)!.to).toBeCloseTo(128_447.37, 6);
    expect(bridgeGap(unknown, 2)).toBeNull();
    expect([bridgeAdded(unknown), bridgeAdded(bridge)]).toEqual([null, 2400]);
  });

  it("starts its bars above zero only if the steps would vanish, and never above their lowest point", () => {
    expect(bridgeFloor(bridgeSteps(bridge))).toBe(100_000);
    expect(bridgeFloor(bridgeSteps({ ...bridge, opening: "0", closing: "16034.87" }))).toBe(0);
    const flat = {
      ...bridge,
      deposits: "0",
      withdrawals: "0",
      realised: "0",
      unrealised: "0",
      income: "0",
      fees: "0",
      taxes: "0",
    };
    expect(bridgeFloor(bridgeSteps({ ...flat, currency: "0", closing: "112412.50" }))).toBeLessThan(112_412.5);
    expect(bridgeFloor(bridgeSteps({ ...flat, opening: "10", currency: "-30", closing: "-20" }))).toBe(-20);
  });
});
