import { expect, it } from "vitest";
import { freeNames, nameKey } from "./free-names.ts";

it("numbers a name that is taken, whatever its case, and never gives one twice", () => {
  const free = freeNames(new Set(["hold", "hold 3"]), 80);
  expect(["Other", "Hold", "HOLD", "Hold 2", "hold"].map(free)).toEqual([
    "Other",
    "Hold 2",
    "HOLD 4",
    "Hold 2 2",
    "hold 5",
  ]);
});

it("looks at as many names as it gives, and not at all of them for each", () => {
  let looks = 0;
  class Counted extends Set<string> {
    override has(key: string): boolean {
      looks += 1;
      return super.has(key);
    }
  }
  const free = freeNames(new Counted([nameKey("Hold")]), 80);
  const names = Array.from({ length: 1_000 }, () => free("Hold"));
  expect(new Set(names).size).toBe(1_000);
  expect(looks).toBeLessThanOrEqual(3_000);
});

it("cuts a name before a character that it would break", () => {
  const name = `${"a".repeat(75)}🐻bear`;
  const free = freeNames(new Set([nameKey(name)]), 80);
  expect(free(name)).toBe(`${"a".repeat(75)} 2`);
});
