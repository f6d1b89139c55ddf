import { expect, it } from "vitest";
import { withoutAmounts } from "./without-amounts.ts";

it.each([
  ["Bought 12 shares at $131.20.", "Bought (amount not sent) shares at $(amount not sent)."],
  ["Sell above 1'200,50 EUR", "Sell above (amount not sent) EUR"],
  ["Cut back over 10 % or 12.5%, by 5 per cent", "Cut back over 10 % or 12.5%, by 5 per cent"],
  ["Since 2026-03-04 it holds", "Since 2026-03-04 it holds"],
  ["Seit dem 4. März 2026: 12,5 Prozent", "Seit dem 4. März 2026: 12,5 Prozent"],
  ["Since March 2026, until 1 May", "Since March 2026, until 1 May"],
  ["At 2026 dollars", "At (amount not sent) dollars"],
  ["１２３ shares, １２％", "(amount not sent) shares, １２％"],
  ["USD1500", "USD(amount not sent)"],
  ["No numbers at all", "No numbers at all"],
])("keeps the parts of “%s” that aren't amounts", (text, rest) => {
  expect(withoutAmounts(text)).toBe(rest);
});
