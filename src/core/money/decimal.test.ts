import * as fc from "fast-check";
import { expect, it } from "vitest";
import { decimal, moneyText, moneyTextOfNumber } from "./decimal.ts";
import { holds } from "../../../tests/support/holds.ts";

it("writes a binary number as its decimal is written, halves of a cent included", () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e16, max: 1e16 }),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000 + 1e-12),
    fc.constantFrom(0, -0, 0.005, -0.005, 1.005, -0.004, 0.004999999999999999),
  );
  holds(
    fc.property(numbers, (number) => {
      expect(moneyTextOfNumber(number)).toBe(moneyText(decimal(number)));
    }),
    2_000,
  );
});
