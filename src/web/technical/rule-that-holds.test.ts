import { describe, expect, it } from "vitest";
import { rules, type ReadingId } from "#core/signals/index.ts";
import { ruleThatHolds } from "./rule-that-holds.ts";

const held = (id: ReadingId, value: number | null, inputs: Record<string, number> = {}) => {
  const index = ruleThatHolds(
    id,
    value,
    Object.entries(inputs).map(([name, input]) => ({ name, value: input })),
  );
  return index === null ? null : rules[id][index]?.when;
};

describe("the rule that applies", () => {
  it.each([
    ["rsi", 71, {}, "Over 70"],
    ["rsi", 70, {}, "60 to 70"],
    ["rsi", 50, {}, "Between 40 and 60"],
    ["rsi", 40, {}, "30 to 40"],
    ["rsi", 12, {}, "Under 30"],
    ["macd", 0, {}, "At zero"],
    ["macd", -0.2, {}, "Below zero"],
    ["sma", 101.5, { latest: 101.5, previous: 100 }, "Over 1% up"],
    ["sma", 97, { latest: 97, previous: 100 }, "Over 2% down"],
    ["adx", 55, { plusDi: 30, minusDi: 10 }, "Above 50, +DI above"],
    ["adx", 30, { plusDi: 10, minusDi: 30 }, "Above 25, -DI above"],
    ["adx", 22, { plusDi: 10, minusDi: 30 }, "20 to 25"],
    ["adx", 12, { plusDi: 10, minusDi: 30 }, "Under 20"],
  ] as const)("of %s at %d with %o is %s", (id, value, inputs, when) => {
    expect(held(id, value, inputs)).toBe(when);
  });

  it("is null for an unknown value", () => {
    expect(held("rsi", null)).toBeNull();
    expect(held("adx", 30, { plusDi: 20, minusDi: 20 })).toBeNull();
  });
});
