import { zonedInstantMs } from "#core/calendar/index.ts";
import { micOf } from "#core/market/exchange-codes.ts";
import type { Origin } from "#core/market/quote.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { type HistoryRequest, type MarketProvider, ProviderError, type ProvidedHistory } from "../../provider.ts";
import { looseRecord, looseText, looseTimeZone } from "../loose.ts";
import { untilAborted } from "../until-aborted.ts";
import { gatewayCalendar } from "./gateway-calendar.ts";
import { createGatewayCalls } from "./gateway-calls.ts";
import type { GatewayContext } from "./gateway-context.ts";
import { gatewayBars } from "./gateway-history.ts";
import { createGatewayLists } from "./gateway-lists.ts";
import { createGatewayQuotes, testSymbol } from "./gateway-quotes.ts";
import { gatewaySeries, seriesQuery } from "./gateway-series.ts";
import { createKeptPages } from "./kept-pages.ts";

const source = "rapidapi";
/** The gateway's own bound on history. */
const maxBars = 1000;
const newYork = "America/New_York";

/** The finance API behind the RapidAPI gateway (yahoo-finance15); wants a key. */
export function createRapidapi({
  baseUrl,
  host,
  key,
  clock,
  log,
  limits = {},
  onRefused,
}: {
  baseUrl: string;
  host: string;
  key: string;
  clock: { now(): number };
  log: UpstreamLog;
  limits?: Partial<UpstreamLimits>;
  /** Called when the key itself is refused. */
  onRefused?: () => void;
}): MarketProvider {
  const calls = createGatewayCalls({ name: source, baseUrl, host, clock, log, limits, onRefused });
  const fetchedAt = () => new Date(clock.now()).toISOString();
  const originNow = (): Origin => ({
    source,
    asOf: fetchedAt(),
    fetchedAt: fetchedAt(),
    delayMinutes: null,
    isSample: false,
  });

  const ask: GatewayContext["ask"] = (purpose, path, query, read, signal) =>
    calls.ask({ key, purpose, path, query, read, signal });
  const context = { calls, key, source, ask, clock, fetchedAt, originNow };

  // Readers ask by the week; a month's offerings and the pages of splits serve several weeks.
  const calendarPages = createKeptPages({
    clock,
    ask: (path, query, read) => ask("calendar", `/api/v1/markets/calendar/${path}`, query, read),
  });

  return {
    id: source,
    name: "Yahoo Finance API via RapidAPI",
    needsKey: true,
    connectedMessage: "Successfully connected to Yahoo Finance API via RapidAPI",
    testSymbol,

    // Bounds what asking one by one can cost.
    batchSize: 10,

    calendars: { market: ["earnings", "dividends", "economic", "ipo", "splits"], symbols: [] },
    covers: () => true,

    history(request, signal) {
      const { symbol, interval, limit } = request;
      const query = { symbol, interval, limit: String(Math.min(limit, maxBars)) };
      const read = (json: unknown) => providedHistory(request, json, clock.now());
      return ask("history", "/api/v2/markets/stock/history", query, read, signal);
    },

    async calendar(request, signal) {
      const found = await gatewayCalendar(
        request,
        (path, query, read) => untilAborted(calendarPages.get(path, query, read), signal),
        fetchedAt().slice(0, 10),
      );
      return { ...found, origin: originNow() };
    },

    async series(request, signal) {
      const read = (json: unknown) => gatewaySeries(request, json, newYork);
      const path = `/api/v1/markets/indicators/${request.indicator}`;
      const rows = (await ask("series", path, seriesQuery(request), read, signal)) ?? [];
      const last = rows.at(-1);
      const asOf = last === undefined ? fetchedAt() : new Date(Math.min(clock.now(), last.at)).toISOString();
      return { rows, origin: { ...originNow(), asOf } };
    },

    health: () => calls.health(key),

    ...createGatewayQuotes(context),
    ...createGatewayLists(context),
  };
}

function providedHistory(request: HistoryRequest, json: unknown, now: number): ProvidedHistory {
  const meta = looseRecord(looseRecord(json)?.["meta"]);
  const timeZone = looseTimeZone(meta?.["exchangeTimezoneName"]) ?? newYork;
  const bars = gatewayBars(request, json, timeZone);
  const last = bars.at(-1);
  if (last === undefined) throw new ProviderError("The gateway's history holds no bars", { advice: "try-next" });
  // A daily bar has no time of its own; its time is that of the close.
  const lastMs = last.time === undefined ? zonedInstantMs(last.date, 16 * 60, timeZone) : Date.parse(last.time);
  return {
    symbol: request.symbol,
    interval: request.interval,
    currency: looseText(meta?.["currency"]) ?? (isUsListing(request.symbol) ? "USD" : null),
    timeZone,
    exchange: micOf(looseText(meta?.["exchangeName"])),
    adjusted: false,
    bars: bars.slice(-request.limit),
    events: [],
    previousClose: bars.findLast(({ date }) => date !== last.date)?.close ?? null,
    origin: {
      source,
      asOf: new Date(Math.min(now, lastMs)).toISOString(),
      fetchedAt: new Date(now).toISOString(),
      delayMinutes: null,
      isSample: false,
    },
  };
}

/** Symbols of other places carry a suffix (.L), indices and pairs a sign. */
function isUsListing(symbol: string): boolean {
  return /^[A-Z]{1,5}(-[A-Z])?$/.test(symbol);
}
