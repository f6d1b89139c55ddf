import type { ProvidedHistory } from "../provider.ts";
import { expect, it } from "vitest";
import { createSample } from "./sample.ts";

const at = (time: string) => createSample({ clock: { now: () => Date.parse(time) } });
const apple = async (time: string) => (await at(time).quotes(["AAPL"])).get("AAPL");

it("gives the same quote on every refresh until the next session has ended", async () => {
  const evening = await apple("2026-03-06T22:00:00Z");
  const monday = await apple("2026-03-09T19:59:00Z");
  const mondayClose = await apple("2026-03-09T20:00:00Z");
  if (evening?.kind !== "quote" || monday?.kind !== "quote" || mondayClose?.kind !== "quote")
    throw new Error("No quote");
  expect(monday.quote.facts).toEqual(evening.quote.facts);
  expect(monday.quote.origin.asOf).toBe("2026-03-06T21:00:00.000Z");
  expect(mondayClose.quote.origin.asOf).toBe("2026-03-09T20:00:00.000Z");
  expect(mondayClose.quote.facts.previousClose).toBe(evening.quote.facts.price);
});

it("covers the built-in list only", async () => {
  const sample = at("2026-03-06T22:00:00Z");
  expect([sample.covers("AAPL"), sample.covers("SIE.DE")]).toEqual([true, false]);
  expect((await sample.quotes(["SIE.DE"])).get("SIE.DE")).toEqual({ kind: "unknown" });
  expect(await sample.history?.({ symbol: "SIE.DE", interval: "1d", limit: 10 })).toBeNull();
});

it("has thirty days, their weeks and months, and the last session inside the day", async () => {
  const sample = at("2026-03-06T22:00:00Z");
  const bars = async (interval: "1d" | "1wk" | "1mo" | "5m" | "1h", limit = 640) =>
    ((await sample.history?.({ symbol: "SPY", interval, limit })) as ProvidedHistory | undefined)?.bars ?? [];
  expect(await bars("1d")).toHaveLength(30);
  expect(await bars("1d", 7)).toHaveLength(7);
  expect((await bars("1wk")).map(({ date }) => date)).toEqual([
    "2026-01-23",
    "2026-01-26",
    "2026-02-02",
    "2026-02-09",
    "2026-02-17",
    "2026-02-23",
    "2026-03-02",
  ]);
  expect(await bars("1mo")).toHaveLength(3);
  expect(await bars("1h")).toHaveLength(7);
  expect((await bars("5m")).at(-1)?.close).toBe((await bars("1d")).at(-1)?.close);
});

it("finds instruments by symbol or name, in any case", async () => {
  const found = await at("2026-03-06T22:00:00Z").search?.("apple", 10);
  expect(found?.map(({ ticker }) => ticker)).toEqual(["AAPL"]);
  expect(await at("2026-03-06T22:00:00Z").search?.("", 3)).toHaveLength(3);
});
