import { createHash } from "node:crypto";
import type { CalendarType } from "#contract/calendar.ts";
import type { CalendarEntries } from "./provider.ts";

type Entry = CalendarEntries[CalendarType];

const longestKey = 120;

/** Where a page ended: the order key of its last entry. */
export type CalendarCursor = string;

/** By day, then by time, then by name: one order for all types, in which no two different entries are equal. */
function entryOrder(one: Entry, other: Entry): number {
  const [first, second] = [orderKey(one), orderKey(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** In order, and each once: an entry at the edge of two weeks may come with both. */
export function inOrder<E extends Entry>(entries: readonly E[]): E[] {
  const byKey = new Map(entries.map((entry) => [orderKey(entry), entry]));
  return [...byKey.values()].toSorted(entryOrder);
}

export function after(entry: Entry, cursor: CalendarCursor): boolean {
  return orderKey(entry) > cursor;
}

export function cursorOf(entry: Entry): string {
  return Buffer.from(orderKey(entry)).toString("base64url");
}

/** Null: not a cursor of ours. */
export function readCursor(text: string): CalendarCursor | null {
  const key = Buffer.from(text, "base64url").toString("utf8");
  return /^\d{4}-\d{2}-\d{2}\|/.test(key) ? key : null;
}

function orderKey(entry: Entry): string {
  const time = "time" in entry ? timeOrder(entry.time) : "";
  const name = "event" in entry ? `${entry.country ?? ""} ${entry.event}` : (entry.symbol ?? entry.company ?? "");
  const rest = "amount" in entry ? String(entry.amount) : "ratio" in entry ? entry.ratio : "";
  return bounded([entry.date, time, name, rest].join("|"));
}

/** Shortens a long name, so that a cursor fits into an address. A digest keeps names with the same beginning apart. */
function bounded(key: string): string {
  if (key.length <= longestKey) return key.toWellFormed();
  const digest = createHash("sha256").update(key).digest("base64url").slice(0, 16);
  return `${key.slice(0, longestKey)}|${digest}`.toWellFormed();
}

function timeOrder(time: string | null): string {
  return { BMO: "06", AMC: "20", TBD: "23", "All day": "00" }[time ?? "TBD"] ?? time ?? "23";
}
