import { expect, it } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

it("reads seconds and dates, and nothing else", () => {
  const now = Date.parse("2026-03-02T15:00:00Z");
  expect(retryAfterMs("7", now)).toBe(7_000);
  expect(retryAfterMs("Mon, 02 Mar 2026 15:00:20 GMT", now)).toBe(20_000);
  expect(retryAfterMs("Mon, 02 Mar 2026 14:00:00 GMT", now)).toBe(0);
  expect([null, "", "soon", "-3", "1.5"].map((header) => retryAfterMs(header, now))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
