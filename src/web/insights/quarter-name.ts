import { symbolTabsText } from "../text/symbol-tabs-text.ts";

/** Returns the calendar quarter that ends on a day: 2025-12-31 is Q4 25. */
export function quarterName(end: string): string {
  const month = Number(end.slice(5, 7));
  return Number.isInteger(month) && month >= 1 && month <= 12
    ? symbolTabsText.earningsCard.quarterName(Math.ceil(month / 3), end.slice(2, 4))
    : end;
}
