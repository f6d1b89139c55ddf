import { fakeBars } from "./fake-course.ts";
import { createFakeMarket } from "./fake-market.ts";
import { fakeInstruments } from "./fixtures/instruments.ts";
import { type FakeReply, type FakeRequest, startLoopbackServer } from "./loopback-server.ts";

export type StooqUpstream = Awaited<ReturnType<typeof startStooqUpstream>>;

/** Stooq on 127.0.0.1: light quotes and daily history, both as CSV. */
export async function startStooqUpstream({
  port = 0,
  clock = { now: () => Date.now() },
}: { port?: number; clock?: { now(): number } } = {}) {
  const market = createFakeMarket({ recordings: false, clock });
  const byName = new Map(fakeInstruments.map(({ symbol }) => [stooqName(symbol), symbol]));
  let isLimited = false;

  const server = await startLoopbackServer({
    port,
    clock,
    onControl: ({ price }) => {
      if (price !== undefined) market.setPrice(price.symbol, price.value);
    },
    endpoints: [
      { name: "quote", matches: (path) => path === "/q/l/", answer: quotes },
      { name: "history", matches: (path) => path === "/q/d/l/", answer: history },
    ],
  });

  function quotes({ url, now }: FakeRequest): FakeReply {
    if (isLimited) return limited;
    const rows = (url.searchParams.get("s") ?? "").split(" ").map((name) => {
      const instrument = market.instrument(byName.get(name) ?? "", now);
      if (instrument === null) return `${name.toUpperCase()},N/D,N/D,N/D,N/D,N/D,N/D,N/D`;
      const { price, previousClose, volume } = instrument;
      const figures = [previousClose, Math.max(price, previousClose), Math.min(price, previousClose), price, volume];
      return `${name.toUpperCase()},${warsaw(now)},${figures.join(",")}`;
    });
    return csv(["Symbol,Date,Time,Open,High,Low,Close,Volume", ...rows]);
  }

  function history({ url, now }: FakeRequest): FakeReply {
    if (isLimited) return limited;
    const instrument = market.instrument(byName.get(url.searchParams.get("s") ?? "") ?? "", now);
    if (instrument === null) return { headers: { "content-type": "text/plain" }, body: "No data" };
    const day = (name: string) => {
      const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(url.searchParams.get(name) ?? "") ?? [];
      return Date.parse(`${year}-${month}-${date}T00:00:00Z`);
    };
    const word = { d: "1d", w: "1wk", m: "1mo" }[url.searchParams.get("i") ?? "d"] ?? "1d";
    const bars = fakeBars(instrument, word, { from: day("d1"), to: day("d2") + 86_400_000, now });
    return csv([
      "Date,Open,High,Low,Close,Volume",
      ...bars.map(({ time, open, high, low, close, volume }) =>
        [new Date(time * 1000).toISOString().slice(0, 10), open, high, low, close, volume].join(","),
      ),
    ]);
  }

  return {
    ...server,
    setPrice: market.setPrice,
    /** Answers with Stooq's text for too many calls, which has status 200. */
    setLimited: (next: boolean) => void (isLimited = next),
  };
}

const limited: FakeReply = { headers: { "content-type": "text/plain" }, body: "Exceeded the daily hits limit" };

function csv(lines: readonly string[]): FakeReply {
  return { headers: { "content-type": "text/csv" }, body: `${lines.join("\r\n")}\r\n` };
}

function stooqName(symbol: string): string {
  if (symbol.endsWith("=X")) return symbol.slice(0, -2).toLowerCase();
  if (symbol.endsWith(".L")) return `${symbol.slice(0, -2).toLowerCase()}.uk`;
  return symbol.includes(".") ? symbol.toLowerCase() : `${symbol.toLowerCase()}.us`;
}

/** Day and time in Warsaw. */
function warsaw(at: number): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Warsaw",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return parts.format(at).replace(" ", ",");
}
