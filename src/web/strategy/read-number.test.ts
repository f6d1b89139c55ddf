import { expect, it } from "vitest";
import { readNumber } from "./read-number.ts";

const bounds = { min: -10, max: 100_000, isWhole: false, mayBeEmpty: false };

it.each([
  ["12", 12],
  [" 0.5 % ", 0.5],
  ["0,5", 0.5],
  ["10,000", 10_000],
  ["10,000.5", 10_000.5],
  ["−3", -3],
])("reads %j", (typed, value) => {
  expect(readNumber(typed, bounds)).toEqual({ ok: true, value });
});

it.each(["", "x", "1.2.3", "-11", "100001"])("refuses %j", (typed) => {
  expect(readNumber(typed, bounds)).toEqual({ ok: false });
});

it("accepts an empty field only if allowed, and decimals only if allowed", () => {
  expect(readNumber("", { ...bounds, mayBeEmpty: true })).toEqual({ ok: true, value: null });
  const stop = { min: 0.1, max: 99, isWhole: false, mayBeEmpty: true };
  expect(readNumber("0", stop)).toEqual({ ok: true, value: null });
  for (const typed of ["-3", "abc", "0.05"]) expect(readNumber(typed, stop)).toEqual({ ok: false });
  expect(readNumber("0", { ...stop, mayBeEmpty: false })).toEqual({ ok: false });
  expect(readNumber("2.5", { ...bounds, isWhole: true })).toEqual({ ok: false });
});
