import { expect, it } from "vitest";
import type { Output } from "../../api/call.ts";
import { formatMoney } from "../../format/format-money.ts";
import { riskWords } from "./risk-words.ts";

type Check = Output<"GET /api/portfolio/risks">["checks"][number];
const money = { currency: "EUR", amount: (amount: string) => formatMoney(amount, "EUR") };
const check = (id: Check["id"], found: Partial<Check>): Check => ({
  id,
  isOk: true,
  isOn: true,
  value: null,
  threshold: 0.2,
  unit: "ratio",
  names: [],
  finding: { kind: "measured" },
  ...found,
});

it.each([
  ["largest-holding", { value: 0.326, names: ["SPY"] }, "SPY is 32.6% of the total."],
  [
    "fees",
    { value: 0.005, finding: { kind: "fees", amount: "1234.5" } },
    "€1,234.50 in 12 months, which is 0.50% of the total.",
  ],
  [
    "stale-price",
    { value: 12, unit: "days", names: ["KO"], finding: { kind: "prices", staleCount: 3, oldestDate: "2026-02-20" } },
    "Holdings with a stale price: 3. The oldest is KO's, from 20 Feb 2026.",
  ],
  [
    "cash",
    { finding: { kind: "unknown", reason: "no-rate" } },
    "A cash balance can't be converted because an exchange rate is missing.",
  ],
  ["largest-sector", { finding: { kind: "unknown", reason: "no-sector" } }, "No holding has a known sector."],
] as const)("the page says what the check %s found", (id, found, expected) =>
  expect(riskWords.finding(check(id, found), money)).toBe(expected),
);

it("the page gives a rule with its threshold", () => {
  expect(riskWords.rule(check("largest-holding", {}))).toBe("The largest holding should be at most 20% of the total.");
  expect(riskWords.rule(check("stale-price", { threshold: 5, unit: "days" }))).toBe(
    "Every holding should have a price at most 5 days old.",
  );
});
