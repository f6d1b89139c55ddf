import { describe, expect, it } from "vitest";
import { correlation } from "./correlation.ts";

const series = (closes: readonly number[], from = 1) =>
  closes.map((close, index) => ({ date: `2025-01-${String(from + index).padStart(2, "0")}`, close }));
const swinging = Array.from({ length: 25 }, (_, index) => 100 + (index % 2) * 10 + index);

describe("correlation", () => {
  it("is 1 for the same returns and -1 for opposite ones", () => {
    const returns = swinging.slice(1).map((close, index) => close / (swinging[index] ?? 1) - 1);
    const opposite = returns.reduce<number[]>(
      (closes, change) => [...closes, (closes.at(-1) ?? 1) * (1 - change)],
      [50],
    );
    expect(correlation(series(swinging), series(swinging.map((close) => close * 3)))?.value).toBeCloseTo(1, 12);
    expect(correlation(series(swinging), series(opposite))?.value).toBeCloseTo(-1, 12);
  });

  it("uses shared days only", () => {
    expect(correlation(series(swinging), series(swinging, 3))?.count).toBe(22);
  });

  it("is null for few days or a constant price", () => {
    expect(correlation(series(swinging.slice(0, 20)), series(swinging.slice(0, 20)))).toBeNull();
    expect(correlation(series(swinging), series(swinging.map(() => 7)))).toBeNull();
  });
});
