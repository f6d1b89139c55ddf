import type { Measured } from "#contract/assistant.ts";
import { formatDay } from "../format/format-date.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatMoney } from "../format/format-money.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { assistantText } from "../text/assistant-text.ts";

/** A value with its unit: $23,075.52, 18.0%, +3.42 pts, 204M, 4 Mar 2026. */
export function formatMeasured({ value, unit, currency }: Pick<Measured, "value" | "unit" | "currency">): string {
  switch (unit) {
    case "money":
      if (Math.abs(value) >= 1e7) return `${formatLarge(value)}${currency === null ? "" : ` ${currency}`}`;
      return currency === null ? fixed(value, 2) : formatMoney(value, currency);
    case "percent":
      return `${fixed(value, 2)}${percentSign}`;
    case "percentage-points":
      return assistantText.assistant.points(fixed(value, 2));
    case "shares":
      return formatQuantity(String(value));
    case "days":
      return assistantText.assistant.days(value);
    case "date":
      return formatDay(new Date(value).toISOString());
    case "count":
      return Math.abs(value) >= 1e6 ? formatLarge(value) : formatQuantity(String(value));
    default:
      return Math.abs(value) >= 1e6 ? formatLarge(value) : fixed(value, Number.isInteger(value) ? 0 : 2);
  }
}
