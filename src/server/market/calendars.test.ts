import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { createCalendars } from "./calendars.ts";
import {
  type CalendarEntries,
  type CalendarRequest,
  type MarketProvider,
  type ProvidedCalendar,
  ProviderError,
} from "./provider.ts";
import { createRouter } from "./router.ts";

/** Calendars over one source of earnings, which is what `answer` says of each request, and one beside it where `beside` is given. */
function setUp(
  answer: (request: CalendarRequest) => Partial<ProvidedCalendar> & Pick<ProvidedCalendar, "missing">,
  beside?: (request: CalendarRequest) => Partial<ProvidedCalendar>,
) {
  let now = Date.parse("2026-03-04T16:00:00Z");
  const requests: CalendarRequest[] = [];
  const clock = { now: () => now };
  const log = createLog("silent");
  const providerOf = (
    id: string,
    answerOf: (request: CalendarRequest) => Partial<ProvidedCalendar>,
  ): MarketProvider => ({
    id,
    name: "Source",
    needsKey: false,
    connectedMessage: "",
    testSymbol: "AAPL",
    probe: () => Promise.resolve(),
    batchSize: 50,
    calendars: { market: ["earnings"], symbols: id === "source" ? ["earnings"] : [] },
    covers: () => true,
    quotes: async () => new Map(),
    calendar: async <T extends CalendarRequest["type"]>(request: CalendarRequest<T>): Promise<ProvidedCalendar<T>> => {
      requests.push(request);
      const at = new Date(now).toISOString();
      const origin = { source: id, asOf: at, fetchedAt: at, delayMinutes: null, isSample: false };
      return { entries: [], missing: null, origin, ...answerOf(request) } as ProvidedCalendar<T>;
    },
    health: () => ({
      lastSuccessAt: null,
      lastErrorAt: null,
      lastError: null,
      retryAt: null,
      lastLatencyMs: null,
      quota: null,
      breaker: "closed",
    }),
  });
  const routerOf = (provider: MarketProvider) => createRouter({ providers: [provider], clock, log });
  const calendars = createCalendars({
    router: routerOf(providerOf("source", answer)),
    beside:
      beside === undefined
        ? null
        : { router: routerOf(providerOf("beside", beside)), isOn: () => Promise.resolve(true) },
    store: { lastGoodValue: async () => null, keepValue: async () => undefined },
    negativeCacheMs: 30_000,
    clock,
    log,
  });
  return {
    requests,
    entries: async (from: string, to: string) =>
      (await calendars.get("earnings", { from, to, symbols: [], limit: 20, cursor: null })).entries,
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

it("compares two sources across the edges of the days asked for", async () => {
  const event = (symbol: string, date: string): CalendarEntries["earnings"] => ({
    symbol,
    company: null,
    date,
    time: "TBD",
    at: null,
    estimate: null,
    actual: null,
    surprise: null,
    surprisePercent: null,
    isEstimate: false,
    currency: null,
  });
  const within = (events: CalendarEntries["earnings"][]) => (request: CalendarRequest) => ({
    missing: null,
    entries: events.filter(({ date }) => date >= request.from && date <= request.to),
  });
  const { entries } = setUp(
    // Sunday and Monday, and a week apart.
    within([event("EDGE", "2026-03-08"), event("FAR", "2026-03-17"), event("BOTH", "2026-03-09")]),
    within([
      event("EDGE", "2026-03-09"),
      event("FAR", "2026-03-10"),
      event("ALONE", "2026-03-11"),
      event("BOTH", "2026-03-09"),
    ]),
  );
  const shown = async (from: string, to: string) =>
    (await entries(from, to))
      .toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1))
      .map(({ symbol, date, otherDates }) => [symbol, date, otherDates?.[0]?.date ?? null]);

  expect(await shown("2026-03-02", "2026-03-08")).toEqual([["EDGE", "2026-03-08", "2026-03-09"]]);
  expect(await shown("2026-03-09", "2026-03-15")).toEqual([
    ["ALONE", "2026-03-11", null],
    ["BOTH", "2026-03-09", null],
  ]);
  expect(await shown("2026-03-16", "2026-03-22")).toEqual([["FAR", "2026-03-17", "2026-03-10"]]);
});
