import type { ReactNode } from "react";
import type { SmartEntry } from "#core/portfolio/smart-entry.ts";
import type { EntryPart } from "#core/portfolio/smart-draft.ts";
import type { TransactionType } from "#core/portfolio/transaction.ts";
import { formatDay } from "../format/format-date.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./smart-line.module.css";

const words = text.transactions;

/** Faults of a day that the line has. Only a line without a day is of today. */
const dayFaults: ReadonlySet<string> = new Set(["not-a-date", "no-such-day", "ambiguous-date"]);

/** The interpretation of a line, one chip per part. Assumed parts are dashed. */
export function LineChips({ entry: { parts, draft, faults } }: { entry: SmartEntry }): ReactNode {
  const has = (field: EntryPart["field"]): boolean => parts.some((part) => part.field === field);
  return (
    <ul className="flex wrap gap-1h" aria-label={words.understood}>
      {has("type") ? null : <Chip label={words.fields.type} value={words.types[draft.type]} isAssumed />}
      {parts.map(({ field, value, start }) => (
        <Chip key={start} label={words.fields[field]} value={shownPart(field, value)} />
      ))}
      {has("date") || faults.some(({ fault }) => dayFaults.has(fault.code)) ? null : (
        <Chip label={words.fields.date} value={words.todayAssumed} isAssumed />
      )}
    </ul>
  );
}

function Chip({ label, value, isAssumed = false }: { label: string; value: string; isAssumed?: boolean }): ReactNode {
  return (
    <li
      className={classNames(
        "inline-row py-half px-2 round-badge edge-strong on-raised secondary gap-1h",
        isAssumed && styles.assumed,
      )}
    >
      <span className="faint">{label}</span> <b className="medium">{value}</b>
    </li>
  );
}

/** Formats one field of a line. */
export function shownPart(field: EntryPart["field"], value: string): string {
  if (field === "type") return words.types[value as TransactionType];
  if (field === "date") return formatDay(value);
  if (field === "quantity") return formatQuantity(value);
  return field === "note" || field === "symbol" ? value : fieldNumber(value);
}
