import { afterEach, describe, expect, it, vi } from "vitest";

/** The formats as a page in a language has them: it knows its language and its words before they are evaluated. */
async function pageIn(lang: string, numbers: "comma-point" | "point-comma" | "space-comma") {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang } });
  await (await import("../text/translation.ts")).loadTranslation();
  (await import("./locale.ts")).setFormats({ numbers, dates: "day-month" });
  return {
    ...(await import("./format-date.ts")),
    ...(await import("./format-large.ts")),
    ...(await import("./format-relative-time.ts")),
    ...(await import("../market/calendar-event.ts")),
  };
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, " ");
const present = Date.parse("2026-11-21T14:32:05Z");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("large numbers", () => {
  const values = [950, -1000, 25_733.98, 999_999, 41_200_000, 346_000_000_000, 3_480_000_000_000];
  it.each([
    ["de", "point-comma", ["950", "−1.000", "25.734", "999.999", "41,2 Mio.", "346 Mrd.", "3,48 Bio."]],
    ["fr", "space-comma", ["950", "−1 000", "25 734", "999 999", "41,2 M", "346 Md", "3 480 Md"]],
    ["es", "point-comma", ["950", "−1.000", "25.734", "999.999", "41,2 M", "346 mil M", "3,48 bill."]],
    ["ja", "comma-point", ["950", "−1,000", "25,734", "999,999", "4,120万", "3,460億", "3.48兆"]],
  ] as const)("are written in %s as banks there write them", async (lang, numbers, expected) => {
    const { formatLarge } = await pageIn(lang, numbers);
    expect(values.map((value) => plain(formatLarge(value)))).toEqual(expected);
  });
});

describe("figures of the economy", () => {
  const sent = ["0.4%", "-1.4M", "224K", "98.3", "2.00%", "1.25T", "$12.3B", "-$2B"];
  it.each([
    ["en", "comma-point", ["0.4%", "−1.4M", "224K", "98.3", "2.00%", "1.25T", "$12.3B", "−$2B"]],
    ["de", "point-comma", ["0,4 %", "−1,4 Mio.", "224.000", "98,3", "2,00 %", "1,25 Bio.", "$12.3B", "−$2B"]],
    ["fr", "space-comma", ["0,4 %", "−1,4 M", "224 000", "98,3", "2,00 %", "1 250 Md", "$12.3B", "−$2B"]],
    ["es", "point-comma", ["0,4 %", "−1,4 M", "224.000", "98,3", "2,00 %", "1,25 bill.", "$12.3B", "−$2B"]],
    ["ja", "comma-point", ["0.4%", "−140万", "224,000", "98.3", "2.00%", "1.25兆", "$12.3B", "−$2B"]],
  ] as const)("are the reader's numbers in %s where they are fully a number", async (lang, numbers, expected) => {
    const { economicEvent } = await pageIn(lang, numbers);
    const shown = sent.map((actual) => {
      const entry = { event: "Jobs", country: "US", date: "2026-03-04", time: null, at: null, description: null };
      return economicEvent({ ...entry, impact: "High", actual, forecast: null, previous: null }).facts.map(
        ({ value }) => plain(value),
      );
    });
    expect(shown.flat()).toEqual(expected);
  });
});

describe("times and days", () => {
  it.each([
    ["en", "09:32:05 New York", "London", "3 – 17 Mar", "28 Mar – 3 Apr", "4h 59m"],
    ["de", "09:32:05 (New York)", "London", "3.–17. März", "28. März – 3. Apr.", "4 h 59 min"],
    ["fr", "09:32:05 (New York)", "Londres", "3–17 mars", "28 mars – 3 avr.", "4 h 59 min"],
    ["es", "09:32:05 (Nueva York)", "Londres", "3–17 mar", "28 mar – 3 abr", "4 h 59 min"],
    ["ja", "ニューヨーク時間09:32:05", "ロンドン", "3月3日～3月17日", "3月28日～4月3日", "4時間59分"],
  ])("name cities, spans and waits in %s", async (lang, time, city, near, far, wait) => {
    const { cityOf, formatCountdown, formatDaySpan, formatExchangeTime } = await pageIn(lang, "comma-point");
    expect(plain(formatExchangeTime(present, "America/New_York"))).toBe(time);
    expect(cityOf("Europe/London")).toBe(city);
    expect(plain(formatDaySpan("2026-03-03", "2026-03-17"))).toBe(near);
    expect(plain(formatDaySpan("2026-03-28", "2026-04-03"))).toBe(far);
    expect(plain(formatCountdown(299 * 60_000))).toBe(wait);
  });
});

it.each([
  ["en", "comma-point", "Oct ’23", "’23", "4-for-1"],
  ["de", "point-comma", "Okt. 23", "23", "4:1"],
  ["fr", "space-comma", "oct. 23", "23", "4 pour 1"],
  ["es", "point-comma", "oct 23", "23", "4 por 1"],
  ["ja", "comma-point", "23年10月", "23年", "1対4"],
] as const)("writes short years and splits in %s", async (lang, numbers, month, year, split) => {
  const { formatShortMonthOfYear, formatShortYear } = await pageIn(lang, numbers);
  const { formatSplitRatio } = await import("./split-ratio.ts");
  expect(plain(formatShortMonthOfYear("2023-10-02"))).toBe(month);
  expect(plain(formatShortYear("2023-10"))).toBe(year);
  expect(plain(formatSplitRatio("4"))).toBe(split);
});
