import { parseSmartEntry, type SmartEntry } from "#core/portfolio/smart-entry.ts";
import { locale } from "../format/locale.ts";

/** Reads a typed line as a transaction, with numbers in the user's format. */
export function readLine(line: string, today: string): SmartEntry {
  const { decimal, group } = locale.style;
  return parseSmartEntry(line, { today, decimalSign: decimal, isGroupedBySpaces: group === "\u00a0" });
}
