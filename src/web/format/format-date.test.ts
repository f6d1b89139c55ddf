import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The same first of September on a page in a language. */
async function septemberOn(lang: string, dates: "day-month" | "month-day" | "iso"): Promise<readonly string[]> {
  vi.stubGlobal("document", { documentElement: { lang } });
  vi.resetModules();
  const { setFormats } = await import("./locale.ts");
  const { formatDay, formatMonth, formatMonthName } = await import("./format-date.ts");
  setFormats({ numbers: "comma-point", dates });
  const day = "2025-09-01";
  return [formatDay(day), formatMonthName(day), formatMonth(day)];
}

it("shortens September to three letters in English alone", async () => {
  expect(await septemberOn("en", "day-month")).toEqual(["1 Sep 2025", "Sep", "September 2025"]);
  expect(await septemberOn("en", "month-day")).toEqual(["Sep 1, 2025", "Sep", "September 2025"]);
  expect(await septemberOn("en", "iso")).toEqual(["2025-09-01", "Sep", "September 2025"]);
  expect(await septemberOn("de", "day-month")).toEqual(["1. Sept. 2025", "Sep", "September 2025"]);
});

it("writes the first of a month in French as 1er, with and without its year", async () => {
  expect(await septemberOn("fr", "day-month")).toEqual(["1er sept. 2025", "sept.", "septembre 2025"]);
});
