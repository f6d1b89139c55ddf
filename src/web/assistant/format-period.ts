import { formatDay, formatMonth } from "../format/format-date.ts";
import { assistantText } from "../text/assistant-text.ts";

/** The period of a number, in words: "2025-02-04/2025-08-04", "2025-03", "1d", "2025-Q3". Other texts stay. */
export function formatPeriod(period: string): string {
  const [from, to] = period.split("/");
  if (from !== undefined && to !== undefined && isDay(from) && isDay(to))
    return assistantText.assistant.period(
      formatDay(from, { year: from.slice(0, 4) !== to.slice(0, 4) }),
      formatDay(to),
    );
  if (isDay(period)) return formatDay(period);
  if (/^\d{4}-\d{2}$/.test(period)) return formatMonth(`${period}-01`);
  return assistantText.assistant.spans[period] ?? period;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
