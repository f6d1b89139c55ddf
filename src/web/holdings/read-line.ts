import { parseSmartEntry, type SmartEntry } from "#core/portfolio/smart-entry.ts";
import { locale } from "../format/locale.ts";

/** A typed line of words as a transaction, with numbers as the person writes them. */
export function readLine(line: string, today: string): SmartEntry {
  const { decimal, group } = locale.style;
  return parseSmartEntry(line, { today, decimalSign: decimal, isGroupedBySpaces: group === "\u00a0" });
}
