import { expect, it } from "vitest";
import { usualCurrency } from "./usual-currency.ts";

it("counts pence as pounds, and takes the first on a tie", () => {
  expect(usualCurrency(["USD", "GBp", "GBP"])).toBe("GBP");
  expect(usualCurrency(["EUR", "USD"])).toBe("EUR");
  expect(usualCurrency([])).toBeNull();
});
