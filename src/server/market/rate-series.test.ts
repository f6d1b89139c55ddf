import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder, testEngines } from "../../../tests/support/test-engines.ts";
import { startEcbUpstream } from "../../../tests/upstreams/ecb-upstream.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { createEcb } from "./providers/ecb/ecb.ts";
import { createRateSeries } from "./rate-series.ts";
import { createRouter } from "./router.ts";
import { createMarketStore } from "./store.ts";

const log = createLog("silent");
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe.each(testEngines())("exchange rates of many years, kept in $name", (engine) => {
  async function start() {
    const environment = await engine.environment();
    let now = Date.parse("2026-03-04T16:00:00Z");
    const clock = { now: () => now };
    const upstream = await startEcbUpstream({ clock });
    closing.push(upstream.close);
    const database = await openDatabase({
      databaseUrl: environment["DATABASE_URL"] ?? null,
      dataDirectory: environment["DATA_DIR"] ?? temporaryFolder(),
      log,
    });
    closing.push(() => database.close());
    const store = createMarketStore({ db: database.db, clock });
    // With nothing in memory, as after a restart.
    const open = () => {
      const ecb = createEcb({ baseUrl: upstream.url, clock, log, limits: { retries: 0 } });
      const router = createRouter({ providers: [ecb], clock, log });
      return createRateSeries({ router, store, negativeCacheMs: 30_000, clock, log });
    };
    return { upstream, store, open, pass: (milliseconds: number) => void (now += milliseconds) };
  }

  it("reach back to 1999, a series a currency, all for one euro", async () => {
    const { open } = await start();
    const { table, provenance } = await open()(["USD", "GBP", "EUR", "USD"], "1998-05-01");
    expect(table.pivot).toBe("EUR");
    expect(Object.keys(table.series).toSorted()).toEqual(["GBP", "USD"]);
    const dollars = table.series["USD"] ?? [];
    expect([dollars[0]?.date, dollars.at(-1)?.date]).toEqual(["1999-01-04", "2026-03-04"]);
    expect(dollars.length).toBeGreaterThan(7_000);
    expect(dollars.map(({ date }) => date)).toEqual(dollars.map(({ date }) => date).toSorted());
    expect(dollars.every(({ rate }) => rate > 1 && rate < 1.2)).toBe(true);
    expect(provenance).toMatchObject({ source: "ecb", status: "live" });
  });

  it("leave out a currency that has none", async () => {
    const { open } = await start();
    const { table } = await open()(["USD", "XAU"], "2025-01-02");
    expect(Object.keys(table.series)).toEqual(["USD"]);
  });

  it("are asked for once, also after a restart, and then for the newest days alone", async () => {
    const { upstream, store, open, pass } = await start();
    const first = await open()(["USD"], "2012-01-02");
    await store.settled();
    const asked = upstream.requests.length;
    expect((await open()(["USD"], "2015-06-01")).table).toEqual(first.table);
    expect(upstream.requests).toHaveLength(asked);
    pass(86_400_000);
    const next = await open()(["USD"], "2012-01-02");
    expect(upstream.requests.slice(asked).map(({ endpoint }) => endpoint)).toEqual(["recent"]);
    expect(next.table.series["USD"]?.slice(0, -1)).toEqual(first.table.series["USD"]);
    expect(next.table.series["USD"]?.at(-1)?.date).toBe("2026-03-05");
  });

  it("are absent where nobody could tell, and say so", async () => {
    const { upstream, open } = await start();
    upstream.setFault("500");
    const { table, provenance } = await open()(["USD"], "2020-01-02");
    expect(table.series).toEqual({});
    expect(provenance).toMatchObject({ status: "unavailable", note: "Exchange rates could not be loaded." });
  });

  it("stand while nobody renews them", async () => {
    const { upstream, open, pass } = await start();
    const source = open();
    const before = await source(["USD"], "2020-01-02");
    upstream.setFault("500");
    pass(2 * 86_400_000);
    const old = await source(["USD"], "2020-01-02");
    expect(old.table).toEqual(before.table);
    expect(old.provenance.status).toBe("stale");
  });
});
