import type { Preferences } from "#contract/settings.ts";

type NumberFormat = Preferences["numberFormat"];
export type DateFormat = Preferences["dateFormat"];

/** The formats that can be written out; "browser" is the one of these the browser's language comes closest to. */
export type WrittenFormat = Exclude<NumberFormat, "browser">;

interface NumberStyle {
  readonly group: string;
  readonly decimal: "." | ",";
  /** Where money has the sign of its currency; close: as in English, with a space only after a code. */
  readonly currency: "close" | "before" | "after";
}

/** Written out here, since browsers differ on them: the Swiss apostrophe is straight in some, curly in others. */
const numberStyles: Readonly<Record<WrittenFormat, NumberStyle>> = {
  "comma-point": { group: ",", decimal: ".", currency: "close" },
  "point-comma": { group: ".", decimal: ",", currency: "after" },
  "space-comma": { group: "\u00a0", decimal: ",", currency: "after" },
  "apostrophe-point": { group: "’", decimal: ".", currency: "before" },
  "lakh-point": { group: ",", decimal: ".", currency: "close" },
};
const dateLocales: Readonly<Record<DateFormat, string>> = {
  "day-month": "en-GB",
  "month-day": "en-US",
  iso: "en-GB",
};

let chosen: Readonly<{ numbers: WrittenFormat; dates: DateFormat }> = { numbers: "comma-point", dates: "day-month" };
const caches = new Set<Map<unknown, unknown>>();
const listeners = new Set<() => void>();

/** How figures and days are written now. */
export const locale = {
  /** Whose figures are taken before their signs are exchanged for the chosen ones. */
  get numbers(): string {
    return chosen.numbers === "lakh-point" ? "en-IN" : "en-US";
  },
  get style(): NumberStyle {
    return numberStyles[chosen.numbers];
  },
  get dates(): string {
    return dateLocales[chosen.dates];
  },
  get isIso(): boolean {
    return chosen.dates === "iso";
  },
  /** The twelve-hour clock goes with the dates of the people who use it. */
  get hasTwelveHours(): boolean {
    return chosen.dates === "month-day";
  },
};

/** What is written from now on; everything that listens is told when that is something else, unless it is drawn right now. */
export function setFormats(next: typeof chosen, { isTold = true }: { readonly isTold?: boolean } = {}): void {
  if (next.numbers === chosen.numbers && next.dates === chosen.dates) return;
  chosen = next;
  for (const cache of caches) cache.clear();
  if (isTold) for (const listener of listeners) listener();
}

/** What was chosen: the same object until it changes. */
export function chosenFormats(): typeof chosen {
  return chosen;
}

export function subscribeToFormats(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A store for what is costly to make and of no use once the formats change. */
export function formatCache<Key, Value>(): Map<Key, Value> {
  const cache = new Map<Key, Value>();
  caches.add(cache);
  return cache;
}
