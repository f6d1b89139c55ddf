import type { PlainDate } from "#core/calendar/plain-date.ts";
import type { Fault } from "#core/faults/fault.ts";
import type { DecimalSign } from "#core/money/read-number.ts";
import { entryWord } from "./entry-words.ts";
import type { EntryFault, EntryPart, SmartDraft } from "./smart-draft.ts";
import type { TransactionType } from "./transaction.ts";

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

/** The writer's current day and number format. */
export interface LineReading {
  readonly today: PlainDate;
  readonly decimalSign?: DecimalSign | null;
  readonly isGroupedBySpaces?: boolean;
}

/** A line of words as far as it was read. */
export interface EntryLine {
  readonly tokens: readonly Token[];
  readonly reading: Required<LineReading>;
  readonly faults: EntryFault[];
  readonly values: Map<keyof SmartDraft, string>;
  readonly parts: EntryPart[];
  /** Place of the word to be read next. */
  position: number;
  type: TransactionType;
}

export function at(line: EntryLine, ahead = 0): Token | undefined {
  return line.tokens[line.position + ahead];
}

/** The word as it is looked up; empty where there is none or it is quoted. */
export function word(line: EntryLine, ahead = 0): string {
  const token = at(line, ahead);
  return token === undefined || token.isQuoted ? "" : entryWord(token.text);
}

/** Reports a fault of the next `count` words and leaves them behind. */
export function report(line: EntryLine, fault: Fault, count = 1): void {
  const [first, last] = [at(line), at(line, count - 1)];
  if (first !== undefined) line.faults.push({ fault, start: first.start, end: (last ?? first).end });
  line.position += count;
}

/** Takes the next `count` words as a field, or reports a duplicate field. */
export function take(line: EntryLine, field: keyof SmartDraft, value: string, count: number): void {
  const [first, last] = [at(line), at(line, count - 1)];
  if (first === undefined || last === undefined) return;
  if (line.values.has(field)) return report(line, { code: "second-field", field }, count);
  line.values.set(field, value);
  line.parts.push({ field, value, start: first.start, end: last.end });
  line.position += count;
}
