import { expect, it } from "vitest";
import { withoutMoney } from "./without-money.ts";

it("hides amounts in a sentence and nothing else", () => {
  expect(withoutMoney("1,005.00 USD in 12 months, which is 0.50% of the total.")).toBe(
    "••••• USD in 12 months, which is 0.50% of the total.",
  );
  expect(withoutMoney("20% of the total isn't in USD. The largest part is in EUR (20%).")).toBe(
    "20% of the total isn't in USD. The largest part is in EUR (20%).",
  );
});
