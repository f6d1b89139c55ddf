import type { History } from "#contract/market.ts";
import { formatDay } from "../format/format-date.ts";
import { text } from "../text/text.ts";

/** Returns the reason bars were held back since a day, else the source's note; null without either. */
export function heldBackNote(
  { heldBack, provenance }: Pick<History, "heldBack" | "provenance">,
  from: string | null,
): string | null {
  if (heldBack.length === 0) return provenance.note ?? null;
  const inside = heldBack.filter(({ date }) => from === null || date >= from);
  const [first] = inside;
  return first === undefined ? null : text.chart.heldBack(inside.length, formatDay(first.date), first.words);
}
