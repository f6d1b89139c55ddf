import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createCalendars } from "./calendars.ts";
import { type CalendarRequest, type MarketProvider, type ProvidedCalendar, ProviderError } from "./provider.ts";
import { createRouter } from "./router.ts";

/** Calendars over one source of earnings, which is what `answer` says of each request. */
function setUp(answer: (request: CalendarRequest) => Pick<ProvidedCalendar, "missing">) {
  let now = Date.parse("2026-03-04T16:00:00Z");
  const requests: CalendarRequest[] = [];
  const clock = { now: () => now };
  const log = createLog("silent");
  const provider: MarketProvider = {
    id: "source",
    name: "Source",
    needsKey: false,
    connectedMessage: "",
    testSymbol: "AAPL",
    batchSize: 50,
    calendars: { market: ["earnings"], symbols: ["earnings"] },
    covers: () => true,
    quotes: async () => new Map(),
    calendar: async <T extends CalendarRequest["type"]>(request: CalendarRequest<T>): Promise<ProvidedCalendar<T>> => {
      requests.push(request);
      const at = new Date(now).toISOString();
      const origin = { source: "source", asOf: at, fetchedAt: at, delayMinutes: null, isSample: false };
      return { entries: [], origin, ...answer(request) };
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
  const calendars = createCalendars({
    router: createRouter({ providers: [provider], clock, log }),
    store: { lastGoodValue: async () => null, keepValue: async () => undefined },
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  return {
    requests,
    pass: (ms: number) => void (now += ms),
    earnings: async (from: string, to: string, symbols: readonly string[] = []) =>
      (await calendars.get("earnings", { from, to, symbols, limit: 20, cursor: null })).provenance,
  };
}

it("asks again soon for a week of which a part could not be read", async () => {
  let missing: string | null = "2026-03-12 could not be loaded.";
  const { requests, pass, earnings } = setUp(() => ({ missing }));
  const note = async () => (await earnings("2026-03-09", "2026-03-15")).note;

  expect(await note()).toBe(missing);
  pass(20_000);
  await note();
  expect(requests).toHaveLength(1);
  missing = null;
  pass(20_000);
  await note();
  await expect.poll(note).toBeUndefined();
  // Whole now, so it stays for an hour.
  pass(50 * 60_000);
  expect(await note()).toBeUndefined();
  expect(requests).toHaveLength(2);
});

it("looks through the market's weeks for a symbol over a month, not over half a year", async () => {
  const { requests, earnings } = setUp(({ symbols }) => {
    if (symbols !== null) throw new ProviderError("down", { advice: "try-next" });
    return { missing: null };
  });
  const weeks = () => requests.filter(({ symbols }) => symbols === null).length;
  expect((await earnings("2026-02-01", "2026-08-01", ["AAPL"])).status).toBe("unavailable");
  expect(weeks()).toBe(0);
  expect((await earnings("2026-03-02", "2026-03-29", ["AAPL"])).status).toBe("live");
  expect(weeks()).toBe(4);
});
