import { afterEach, describe, expect, it } from "vitest";
import { bothEngines } from "../../../tests/support/test-engines.ts";
import type { Quote } from "#contract/market.ts";
import type { AlertRule } from "#core/alerts/alert-rule.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import type { CorporateEvent } from "#core/market/bar.ts";
import { createAfterSplits } from "./after-splits.ts";
import { alertPricesJob } from "./alert-jobs.ts";
import { createAlerts } from "./alerts.ts";
import { createFiring } from "./firing.ts";
import { createPriceAsking } from "./price-asking.ts";
import { createQuoteWatch } from "./quote-watch.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { createAlertStore } from "./store.ts";

const log = createLog("silent");
const wednesday = "2026-03-04T16:00:00.000Z";
const riseOfFive: AlertRule = { kind: "move", direction: "up", percent: 5, over: "day" };

describe.each(bothEngines())("the watch over quotes on $name", (engine) => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  /** One user, a test clock, and quotes set by the test. */
  async function house() {
    const config = readConfig({ NODE_ENV: "test", ...(await engine.environment()) });
    const opened = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDirectory: config.dataDirectory,
      log,
    });
    const { db } = opened;
    endings.push(() => opened.close());
    const clock = { time: Date.parse(wednesday), now: () => clock.time };
    await db
      .insertInto("users")
      .values({
        id: "user",
        email: "reader@example.org",
        email_key: "reader@example.org",
        display_name: "Reader",
        photo_url: null,
        password_hash: "",
        created_at: wednesday,
        disabled_at: null,
      })
      .execute();
    const store = createAlertStore({ db, clock });
    const held = new Map<string, Quote>();
    const asked: string[] = [];
    let made = 0;
    const listeners = new Set<(symbols: readonly string[]) => void>();
    const quotes = {
      /** The provider's price is the last one seen, and is live. */
      get: async () => {
        const quote = held.get("NVDA");
        const at = new Date(clock.time).toISOString();
        if (quote !== undefined)
          held.set("NVDA", { ...quote, provenance: { ...quote.provenance, status: "live", asOf: at, fetchedAt: at } });
        for (const listener of listeners) listener(["NVDA"]);
        return { quotes: [...held.values()], unknown: [] };
      },
      held: (symbol: string) => held.get(symbol),
      keep: () => undefined,
      refresh: async (symbols: readonly string[]) => void asked.push(...symbols),
      onAnswer(listener: (symbols: readonly string[]) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const firing = createFiring({
      store,
      listeners: { tell: () => undefined },
      mail: { isSetUp: false, post: async () => undefined, sentLately: async () => 0 },
      push: { post: async () => undefined, wake: () => undefined, sentLately: async () => 0 },
      words: createReaderWords(async () => ({})),
      confirmedAddressOf: async () => "reader@example.org",
      appUrl: new URL("http://localhost"),
      clock,
    });
    const events: CorporateEvent[] = [];
    const splits = { afterSplits: createAfterSplits({ store }), eventsOf: async () => events };
    const watch = createQuoteWatch({ quotes, store, firing, ...splits, clock, log });
    endings.push(() => watch.stop());
    await watch.start();
    const words = createReaderWords(async () => ({}));
    return {
      alerts: createAlerts({ store, quotes, watch, words, sendsMail: false, maximumAlerts: 9, clock }),
      clock,
      store,
      watch,
      asked,
      events,
      rules: async () => (await store.all("user")).map(({ rule }) => rule),
      job: alertPricesJob({ store, quotes, askForPrices: createPriceAsking({ quotes, clock }), ...splits }),
      /** Makes it this time, with a fresh quote, and lets the watch see it. */
      see: async (at: string, change: Partial<Quote> & { status?: "live" | "cached" | "closed" }) => {
        clock.time = Date.parse(at);
        const { status = "live", ...facts } = change;
        held.set("NVDA", {
          symbol: "NVDA",
          exchange: "XNAS",
          currency: "USD",
          price: 100,
          changePercent: 0,
          ...facts,
          provenance: { source: "yahoo", status, asOf: at, delayMinutes: 0, fetchedAt: at, ...facts.provenance },
        } as Quote);
        for (const listener of listeners) listener(["NVDA"]);
        await watch.changed();
      },
      make: async (rule: AlertRule, terms: { repeats?: boolean; snoozedUntil?: string } = {}) => {
        const id = `alert-${(made += 1)}-${rule.kind}`;
        const alert = { id, userId: "user", symbol: "NVDA", rule, expiresAt: null, mail: false, push: false };
        await store.transaction((queries) => store.insert(queries, { ...alert, repeats: terms.repeats ?? true }));
        if (terms.snoozedUntil !== undefined) await store.change("user", id, { snoozedUntil: terms.snoozedUntil });
        await watch.changed();
        return id;
      },
      firedAt: async () => (await store.events("user", 50, null)).map(({ firedAt }) => firedAt).toReversed(),
    };
  }

  it("tells of a move of the day once a session, though it never goes back below its line", async () => {
    const { see, make, firedAt } = await house();
    await see(wednesday, { changePercent: 1 });
    await make(riseOfFive);
    const course: [string, number][] = [
      ["2026-03-04T16:01:00.000Z", 5.5],
      ["2026-03-04T16:02:00.000Z", 6],
      ["2026-03-04T20:59:00.000Z", 5.2],
      // The next session begins above the line as well, and the one after it between the line and its margin.
      ["2026-03-05T14:31:00.000Z", 5.1],
      ["2026-03-05T14:32:00.000Z", 9],
      ["2026-03-06T14:31:00.000Z", 4.8],
      ["2026-03-06T14:32:00.000Z", 4.9],
      ["2026-03-06T14:33:00.000Z", 5],
      ["2026-03-06T14:34:00.000Z", 4],
      ["2026-03-06T14:35:00.000Z", 6],
    ];
    for (const [at, changePercent] of course) await see(at, { changePercent });
    expect(await firedAt()).toEqual([
      "2026-03-04T16:01:00.000Z",
      "2026-03-05T14:31:00.000Z",
      "2026-03-06T14:33:00.000Z",
      "2026-03-06T14:35:00.000Z",
    ]);
  });

  describe.each([1.5, 2, 4, 20, 0.5, 0.1])("on the day of a split of %d", (ratio) => {
    const day = "2026-03-05";
    const fall: AlertRule = { kind: "move", direction: "either", percent: 5, over: "day" };
    it.each([
      ["restated", 400 / ratio],
      ["as traded", 400],
    ])("fires nothing at an unchanged value, and goes on after it, with the previous close %s", async (_, before) => {
      const { see, make, firedAt, events, job, rules } = await house();
      await see(wednesday, { price: 400 });
      for (const rule of [
        { kind: "price", is: "below", value: 300 },
        { kind: "price", is: "above", value: 600 },
        fall,
      ] as const)
        await make(rule, { repeats: false });
      events.push({ date: day, type: "split", value: ratio });
      const at = (price: number) => ({ price, previousClose: before, changePercent: (price / before - 1) * 100 });
      await see(`${day}T14:31:00.000Z`, at(400 / ratio));
      await see(`${day}T14:32:00.000Z`, at(404 / ratio));
      await job.run(AbortSignal.timeout(300_000));
      expect(await firedAt()).toEqual([]);
      const values = (await rules()).flatMap((rule) => (rule.kind === "price" ? rule.value : []));
      expect(values.toSorted((one, other) => one - other)).toEqual([300 / ratio, 600 / ratio]);
      await see(`${day}T14:40:00.000Z`, at(299 / ratio));
      await see("2026-03-06T14:41:00.000Z", { price: 601 / ratio });
      expect(await firedAt()).toEqual([`${day}T14:40:00.000Z`, `${day}T14:40:00.000Z`, "2026-03-06T14:41:00.000Z"]);
    });
  });

  it("tells of a move once where it does not repeat", async () => {
    const { see, make, firedAt } = await house();
    await make(riseOfFive, { repeats: false });
    for (const day of ["04", "05", "06"]) await see(`2026-03-${day}T16:00:00.000Z`, { changePercent: 7 });
    expect(await firedAt()).toEqual(["2026-03-04T16:00:00.000Z"]);
  });

  it("tells on the weekend what is so when a snooze ends then, with the close of Friday", async () => {
    const { clock, see, make, watch, firedAt } = await house();
    // Fetched half an hour after the close of that Friday, and never again.
    await see("2026-03-06T21:30:00.000Z", { price: 120, status: "closed" });
    await make({ kind: "price", is: "above", value: 110 }, { snoozedUntil: "2026-03-07T12:00:00.000Z" });
    expect(await firedAt()).toEqual([]);
    clock.time = Date.parse("2026-03-07T12:00:01.000Z");
    await see("2026-03-06T21:30:00.000Z", { price: 120, status: "cached" });
    clock.time = Date.parse("2026-03-07T12:00:01.000Z");
    await watch.changed();
    expect(await firedAt()).toEqual(["2026-03-07T12:00:01.000Z"]);
  });

  it("does not fire on a price that is only cached while the exchange is open", async () => {
    const { see, make, firedAt } = await house();
    await see(wednesday, { price: 120, status: "cached" });
    await make({ kind: "price", is: "above", value: 110 });
    expect(await firedAt()).toEqual([]);
    await see("2026-03-04T16:01:00.000Z", { price: 120 });
    expect(await firedAt()).toHaveLength(1);
  });

  it("asks for the price when an alert is set again, and fires at once", async () => {
    const { alerts, see, make, firedAt } = await house();
    await see(wednesday, { changePercent: 6 });
    const id = await make(riseOfFive, { repeats: false });
    expect(await firedAt()).toHaveLength(1);
    // The price hasn't been viewed for five minutes.
    await see("2026-03-04T16:05:00.000Z", { changePercent: 6, status: "cached" });
    const change = { id, state: "armed" as const };
    await expect(alerts.change({ userId: "user", language: "en" }, change)).resolves.toMatchObject({ state: "fired" });
    expect(await firedAt()).toEqual([wednesday, "2026-03-04T16:05:00.000Z"]);
  });

  it("forgets a deleted alert at once", async () => {
    const { see, make, store, watch, firedAt } = await house();
    const id = await make({ kind: "price", is: "above", value: 110 });
    await store.remove("user", id);
    watch.forget(id, "NVDA");
    await see("2026-03-04T16:01:00.000Z", { price: 120 });
    expect(await firedAt()).toEqual([]);
  });

  it("asks for the symbols that a condition names besides its own", async () => {
    const { make, job, asked } = await house();
    await make({
      kind: "condition",
      condition: {
        kind: "compare",
        left: { kind: "price", field: "close", symbol: null, barsAgo: 0, times: 1 },
        is: "above",
        right: { kind: "price", field: "close", symbol: "SPY", barsAgo: 0, times: 1 },
        forBars: 1,
      },
    });
    expect(await job.run(AbortSignal.timeout(300_000))).toBe("2 of 2 prices were asked for");
    expect(asked.toSorted()).toEqual(["NVDA", "SPY"]);
  });

  it("keeps the newest events of a user and drops those beyond", async () => {
    const { store } = await house();
    await store.transaction(async (queries) => {
      for (let firing = 1; firing <= 2_005; firing++)
        await store.insertEvent(queries, {
          id: `event-${firing}`,
          userId: "user",
          alertId: "alert",
          firing,
          symbol: "NVDA",
          words: "",
          valueWords: "",
          facts: null,
          source: "yahoo",
          status: "live",
          asOf: null,
          firedAt: new Date(Date.parse(wednesday) - firing * 1_000).toISOString(),
        });
    });
    await store.deleteOld();
    expect(await store.unread("user")).toBe(2_000);
    expect(await store.hasEvent("user", "event-2000")).toBe(true);
    expect(await store.hasEvent("user", "event-2001")).toBe(false);
  });
});
