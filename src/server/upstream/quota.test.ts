import { expect, it } from "vitest";
import { createQuotaWatch } from "./quota.ts";

function watchAt(start: string) {
  let now = Date.parse(start);
  const watch = createQuotaWatch({ clock: { now: () => now } });
  return { watch, pass: (ms: number) => void (now += ms) };
}
const headers = (limit: number, remaining: number, reset?: number, prefix = "x-ratelimit-requests") =>
  new Headers({
    [`${prefix}-limit`]: String(limit),
    [`${prefix}-remaining`]: String(remaining),
    ...(reset === undefined ? {} : { [`${prefix}-reset`]: String(reset) }),
  });

it.each(["x-ratelimit-requests", "ratelimit", "x-ratelimit"])("reads %s headers", (prefix) => {
  const { watch } = watchAt("2026-03-04T12:00:00Z");
  expect(watch.current()).toBeNull();
  watch.read(headers(500, 499, 3600, prefix));
  expect(watch.current()).toEqual({ limit: 500, remaining: 499, resetsAt: "2026-03-04T13:00:00.000Z" });
});

it("prefers the quota of the plan to the limit of the moment", () => {
  const { watch } = watchAt("2026-03-04T12:00:00Z");
  const both = headers(500, 20, 60);
  both.set("x-ratelimit-remaining", "5");
  watch.read(both);
  expect(watch.current()?.remaining).toBe(20);
});

it("is empty until the reset, and then full again for all it knows", () => {
  const { watch, pass } = watchAt("2026-03-04T12:00:00Z");
  watch.read(headers(500, 0, 60));
  expect(watch.emptyForMs()).toBe(60_000);
  pass(59_999);
  expect(watch.emptyForMs()).toBe(1);
  pass(1);
  expect([watch.emptyForMs(), watch.isBelow(0.5)]).toEqual([null, false]);
});

it("tries again after a quarter of an hour where no reset is told", () => {
  const { watch, pass } = watchAt("2026-03-04T12:00:00Z");
  watch.read(headers(500, 0));
  expect(watch.emptyForMs()).toBe(900_000);
  pass(900_000);
  expect(watch.emptyForMs()).toBeNull();
});

it("counts calls that are still under way", () => {
  const { watch } = watchAt("2026-03-04T12:00:00Z");
  watch.read(headers(100, 6, 60));
  expect(watch.isBelow(0.05)).toBe(false);
  watch.spend();
  watch.spend();
  expect(watch.isBelow(0.05)).toBe(true);
  for (let left = 4; left > 0; left--) watch.spend();
  expect(watch.emptyForMs()).toBe(60_000);
});

it("says nothing of headers it cannot read", () => {
  const { watch } = watchAt("2026-03-04T12:00:00Z");
  watch.read(new Headers({ "ratelimit-remaining": "plenty", "ratelimit-limit": "100" }));
  expect(watch.current()).toBeNull();
});
