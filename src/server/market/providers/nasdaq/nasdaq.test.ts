import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNasdaqUpstream, type NasdaqUpstream } from "../../../../../tests/upstreams/nasdaq-upstream.ts";
import { createLog } from "../../../log.ts";
import { createNasdaq } from "./nasdaq.ts";
import { nasdaqEntries } from "./nasdaq-rows.ts";

let now = Date.parse("2026-03-02T15:00:00Z");
const clock = { now: () => now };
let upstream: NasdaqUpstream;
beforeAll(async () => {
  upstream = await startNasdaqUpstream({ clock });
});
afterAll(() => upstream.close());

const week = { from: "2026-03-02", to: "2026-03-08", symbols: null } as const;
const create = () => createNasdaq({ baseUrl: upstream.url, clock, log: createLog("silent") });
const reply = (data: unknown) => ({ data, status: { rCode: 200 } });

describe("Nasdaq's calendars", () => {
  it("cost one call a kind and weekday, kept for hours", async () => {
    const nasdaq = create();
    const before = upstream.count("dividends");
    const found = await nasdaq.calendar?.({ type: "dividends", ...week });
    expect(found?.entries).toHaveLength(5);
    expect(upstream.count("dividends") - before).toBe(5);
    now += 5 * 60 * 60_000;
    await nasdaq.calendar?.({ type: "dividends", ...week });
    expect(upstream.count("dividends") - before).toBe(5);
    now += 2 * 60 * 60_000;
    await nasdaq.calendar?.({ type: "dividends", ...week });
    expect(upstream.count("dividends") - before).toBeGreaterThan(5);
  });

  it("tell a dividend with its days, month first", async () => {
    const found = await create().calendar?.({ type: "dividends", ...week, to: "2026-03-02" });
    expect(found?.entries).toEqual([
      {
        symbol: "ADC",
        company: "Agree Realty Corporation",
        date: "2026-03-02",
        amount: 0.256,
        exDate: "2026-03-02",
        recordDate: "2026-03-02",
        paymentDate: "2026-03-14",
        currency: "USD",
      },
    ]);
  });

  it("tell new listings of both months that a week touches", async () => {
    const found = await create().calendar?.({ type: "ipo", from: "2026-03-09", to: "2026-04-15", symbols: null });
    expect(found?.entries.map(({ date }) => date)).toEqual(["2026-03-13", "2026-04-13"]);
    expect(found?.entries[0]).toMatchObject({
      company: "Newco Holdings",
      symbol: "NEWC",
      price: "18.00-20.00",
      shares: 10_000_000,
      value: 190_000_000,
      state: "upcoming",
    });
  });

  it("name the days that could not be read, and use the others", async () => {
    upstream.setFault("500", { endpoint: "splits", times: 1 });
    const found = await create().calendar?.({ type: "splits", ...week });
    upstream.setFault("ok");
    expect(found?.entries).toHaveLength(4);
    expect(found?.missing).toBe("2 Mar 2026 could not be loaded.");
  });
});

describe("a reply", () => {
  it("reads losses, spaces written in HTML and times of day", () => {
    const [entry] = nasdaqEntries(
      "earnings",
      reply({ rows: [{ symbol: "BRK/B", name: "Berkshire", time: "time-pre-market", epsForecast: "($1.20)" }] }),
      "2026-03-02",
    );
    expect(entry).toMatchObject({ symbol: "BRK-B", time: "BMO", estimate: -1.2, actual: null });
    const [event] = nasdaqEntries(
      "economic",
      reply({
        rows: [
          {
            gmt: "08:30",
            country: "Euro&nbsp;Zone",
            eventName: "CPI",
            actual: "&nbsp;",
            consensus: "2.1%",
            previous: "-",
          },
        ],
      }),
      "2026-03-02",
    );
    expect(event).toMatchObject({
      country: "EA",
      actual: null,
      forecast: "2.1%",
      previous: null,
      time: "08:30",
      at: "2026-03-02T08:30:00.000Z",
    });
  });

  it("reads split ratios in every spelling, and leaves out what is none", () => {
    const rows = ["4 : 1", "1:10", "3 for 2", "10.000%", "N/A", null].map((ratio) => ({
      symbol: "ABC",
      name: "Abc",
      ratio,
      executionDate: "3/05/2026",
    }));
    const found = nasdaqEntries("splits", reply({ rows }), "2026-03-02");
    expect(found.map(({ factor }) => Number(factor.toFixed(4)))).toEqual([4, 0.1, 1.5, 1.1]);
    expect(found.map(({ date }) => date)).toEqual(Array(4).fill("2026-03-05"));
  });

  it.each([
    ["a day without events", { data: null, status: { rCode: 200 } }],
    ["rows that are null", reply({ rows: null })],
    ["no rows", reply({})],
  ])("is empty, not broken, with %s", (_what, json) => {
    expect(nasdaqEntries("earnings", json, "2026-03-02")).toEqual([]);
  });

  it.each([
    ["a refusal", { data: null, status: { rCode: 400, bCodeMessage: [{ errorMessage: "Date is not valid" }] } }],
    ["another shape", { rows: [] }],
    ["rows of another type", reply({ rows: "none" })],
  ])("is a failure with %s", (_what, json) => {
    expect(() => nasdaqEntries("earnings", json, "2026-03-02")).toThrow(/Date is not valid|unexpected shape/);
  });
});
