import { addDays, isPlainDate, type PlainDate, weekday } from "#core/calendar/plain-date.ts";
import { monthOfName, readDate } from "#core/calendar/read-date.ts";
import type { Fault } from "#core/faults/fault.ts";
import { at, type EntryLine, word } from "./entry-line.ts";
import { dayByWord, germanWeekdays, lastWords, weekdays } from "./entry-words.ts";

/** The date that begins with the next word, and its number of words; null where there is none. */
export function dateAt(line: EntryLine): { value: PlainDate; count: number } | { fault: Fault; count: number } | null {
  const distance = dayByWord.get(word(line));
  if (distance !== undefined) return { value: addDays(line.reading.today, distance), count: 1 };
  const isLast = lastWords.has(word(line));
  const given = word(line, isLast ? 1 : 0);
  const english = (name: string): boolean =>
    given === name || (given.length === 3 && name.startsWith(given) && !isSymbolNeeded(line));
  const named = Math.max(weekdays.findIndex(english), germanWeekdays.indexOf(given));
  // A day of the week is the last one before line.reading.today.
  if (named >= 0)
    return {
      value: addDays(line.reading.today, -(((weekday(line.reading.today) - (named + 1) + 6) % 7) + 1)),
      count: isLast ? 2 : 1,
    };
  const first = at(line)?.text ?? "";
  if (/^\d{1,4}([-/.])\d{1,2}\1\d{1,4},?$/.test(first)) {
    const read = readDate(first.replace(/,$/, ""));
    return "fault" in read ? { ...read, count: 1 } : { value: read.value, count: 1 };
  }
  if (/^\d{1,2}-\p{L}{3,}-\d{2,4}$/u.test(first)) return { ...readDate(first), count: 1 };
  const unfinished = withoutYear(line);
  if (unfinished !== null) return unfinished;
  const monthWord = /^\d{1,2}(?:st|nd|rd|th|\.)?$/.test(word(line)) ? 1 : 0;
  if (monthOfName(word(line, monthWord)) === null || !/^\d/.test(word(line, monthWord === 1 ? 2 : 1))) return null;
  const spelled = [word(line), word(line, 1), word(line, 2)].join(" ");
  const read = readDate(spelled);
  if (!("fault" in read)) return { ...read, count: 3 };
  return /^\d{1,2} \p{L}+ \d{4}$/u.test(spelled) ? { ...read, count: 3 } : null;
}

/** A day and a month without a year, such as 30 Feb, on a line that has its shares and symbol. */
function withoutYear(line: EntryLine): { fault: Fault; count: number } | null {
  const [day, month] = [Number(/^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word(line))?.[1]), monthOfName(word(line, 1))];
  if (Number.isNaN(day) || month === null || isSymbolNeeded(line) || /^\d{2,4}$/.test(word(line, 2))) return null;
  const text = `${at(line)?.text ?? ""} ${at(line, 1)?.text ?? ""}`;
  // A leap year, in which every day exists.
  const exists = isPlainDate(`2024-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
  return { fault: { code: exists ? "not-a-date" : "no-such-day", text }, count: 2 };
}

/** Returns true when a word such as MON could still be the symbol that the line needs. */
function isSymbolNeeded(line: EntryLine): boolean {
  return !line.values.has("symbol") && line.type !== "deposit" && line.type !== "withdrawal";
}
