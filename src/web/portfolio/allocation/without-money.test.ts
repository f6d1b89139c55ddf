import { expect, it } from "vitest";
import { withoutMoney } from "./without-money.ts";

it("hides sums of money in a sentence and nothing else", () => {
  expect(withoutMoney("1,005.00 USD in 12 months is 0.50% of the total.")).toBe(
    "••••• USD in 12 months is 0.50% of the total.",
  );
  expect(withoutMoney("20% of the total is not in USD; most of that in EUR (20%).")).toBe(
    "20% of the total is not in USD; most of that in EUR (20%).",
  );
});
