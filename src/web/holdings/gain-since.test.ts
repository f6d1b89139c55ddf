import { expect, it } from "vitest";
import type { Output } from "../api/call.ts";
import { gainsSince } from "./gain-since.ts";

type Performance = Output<"GET /api/portfolio/performance">;

const day = (value: string | null, flow: string | null = "0", inflow: string | null = flow) => ({
  date: "2026-03-02",
  value,
  flow,
  inflow,
  outflow: "0",
  income: "0",
  fees: "0",
  taxes: "0",
});
const course = (opening: string | null, series: readonly ReturnType<typeof day>[]) =>
  gainsSince({ opening: { date: "2026-03-01", value: opening }, series } as unknown as Performance);

it("doesn't count deposits as gains", () => {
  expect(course("1000", [day("1100"), day("1600", "500"), day("1680")])).toEqual([
    { amount: 0, ratio: 0 },
    { amount: 100, ratio: 0.1 },
    { amount: 100, ratio: 100 / 1500 },
    { amount: 180, ratio: 0.12 },
  ]);
});

it("doesn't count withdrawals as losses", () => {
  expect(course("1000", [day("400", "-600", "0")])[1]).toEqual({ amount: 0, ratio: 0 });
});

it("has no ratio if nothing was invested", () => {
  expect(course("0", [day("0")])[1]).toEqual({ amount: 0, ratio: null });
});

it("is unknown after a flow without a value, and on days without one", () => {
  expect(course("10", [day(null), day("12"), day("20", null), day("21")]).map((gain) => gain?.amount ?? null)).toEqual([
    0,
    null,
    2,
    null,
    null,
  ]);
});
