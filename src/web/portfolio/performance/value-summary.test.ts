import { expect, it } from "vitest";
import { valueSummary } from "./value-summary.ts";

const dates = ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"];
const values = [10, 40, null, 30];

it("describes the days that are drawn", () => {
  const part = (from: number): string => valueSummary(dates.slice(from), values.slice(from), (value) => `$${value}`);
  expect(part(0)).toBe("Value from $10 on 2 Mar 2026 to $30 on 5 Mar 2026. Lowest $10, highest $40.");
  expect(part(2)).toBe("Value from $30 on 5 Mar 2026 to $30 on 5 Mar 2026. Lowest $30, highest $30.");
});
