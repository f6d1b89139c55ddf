import type { PlainDate } from "./plain-date.ts";

/** Formats a day for sentences: "6 Mar 2026". */
export function dayText(date: PlainDate): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
