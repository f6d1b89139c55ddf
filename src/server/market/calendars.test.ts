import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createCalendars } from "./calendars.ts";
import type { CalendarRequest, MarketProvider, ProvidedCalendar } from "./provider.ts";
import { createRouter } from "./router.ts";

it("asks again soon for a week of which a part could not be read", async () => {
  let now = Date.parse("2026-03-04T16:00:00Z");
  let missing: string | null = "2026-03-12 could not be loaded.";
  let calls = 0;
  const clock = { now: () => now };
  const log = createLog("silent");
  const provider: MarketProvider = {
    id: "partial",
    name: "Partial",
    needsKey: false,
    connectedMessage: "",
    testSymbol: "AAPL",
    batchSize: 50,
    calendars: { market: ["earnings"], symbols: [] },
    covers: () => true,
    quotes: async () => new Map(),
    calendar: async <T extends CalendarRequest["type"]>(): Promise<ProvidedCalendar<T>> => {
      calls += 1;
      const at = new Date(now).toISOString();
      const origin = { source: "partial", asOf: at, fetchedAt: at, delayMinutes: null, isSample: false };
      return { entries: [], missing, origin };
    },
    health: () => ({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    }),
  };
  const store = { lastGoodValue: async () => null, keepValue: async () => undefined };
  const calendars = createCalendars({
    router: createRouter({ providers: [provider], clock, log }),
    store,
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  const nextWeek = { from: "2026-03-09", to: "2026-03-15", symbols: [], limit: 20, cursor: null };
  const note = async () => (await calendars.get("earnings", nextWeek)).provenance.note;

  expect(await note()).toBe(missing);
  now += 20_000;
  await note();
  expect(calls).toBe(1);
  missing = null;
  now += 20_000;
  await note();
  await expect.poll(note).toBeUndefined();
  // Whole now, so it stays for an hour.
  now += 50 * 60_000;
  expect(await note()).toBeUndefined();
  expect(calls).toBe(2);
});
