import { describe, expect, it } from "vitest";
import { isAmbiguousDate, provenDateOrder, readDate } from "./read-date.ts";

describe("a written day", () => {
  it.each([
    ["2025-03-04", null],
    ["2025-03-04T09:30:00.000Z", null],
    ["2025-03-04 09:30:00", null],
    ["2025-03-04, 09:30:00", null],
    ["2025/3/4", null],
    ["20250304", null],
    ["20250304;093000", null],
    ["4 Mar 2025", null],
    ["4. März 2025", null],
    ["04-Mar-2025", null],
    ["Mar 4, 2025", null],
    ["March 4th, 2025", null],
    ["Mar-04-2025", null],
    ["4 mrt 2025", null],
    ["04.03.2025", "day-first"],
    ["04-03-2025 14:05", "day-first"],
    ["04/03/25", "day-first"],
    ["03/04/2025", "month-first"],
    ["3/4/25", "month-first"],
    ["03/04/2025 as of 03/03/2025".slice(0, 10), "month-first"],
  ] as const)("%s, %s, is 4 March 2025", (text, order) =>
    expect(readDate(text, order)).toEqual({ value: "2025-03-04" }),
  );

  it.each(["", "2025-02-30", "31.02.2025", "13/13/2025", "4 Foo 2025", "tomorrow", "2025-3", "0/0/0000"])(
    "%s is refused with a sentence",
    (text) => expect(readDate(text)).toHaveProperty("fault"),
  );

  it("lists both meanings if ambiguous", () =>
    expect(readDate("04/03/2025")).toEqual({
      fault: { code: "ambiguous-date", text: "04/03/2025", one: "2025-03-04", other: "2025-04-03" },
    }));

  it("proves its order if it can", () => {
    expect(["13/03/2025", "03/13/2025", "04/03/2025", "2025-03-04"].map(provenDateOrder)).toEqual([
      "day-first",
      "month-first",
      null,
      null,
    ]);
    expect(["13/03/2025", "04/03/2025", "04/04/2025"].map(isAmbiguousDate)).toEqual([false, true, false]);
  });

  it("is refused, not swapped, if its order contradicts the file", () =>
    expect(readDate("13/03/2025", "month-first")).toHaveProperty("fault"));
});
