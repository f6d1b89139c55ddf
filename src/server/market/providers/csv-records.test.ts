import { expect, it } from "vitest";
import { csvRecords } from "./csv-records.ts";

it("reads rows by their heading, quotes and line ends of all kinds included", () => {
  const text = '\uFEFFDate,Title,Close\r\n2026-03-04,"One, ""two""",1.5\n\n2026-03-05,,2\r\n';
  expect(csvRecords(text, ["date", "close"])).toEqual([
    { date: "2026-03-04", title: 'One, "two"', close: "1.5" },
    { date: "2026-03-05", title: "", close: "2" },
  ]);
});

it("is no table without the columns that are needed", () => {
  expect(csvRecords("No data", ["date"])).toBeNull();
  expect(csvRecords("", ["date"])).toBeNull();
  expect(csvRecords("Date,Close\n", ["date"])).toEqual([]);
});

it.each(["Date,Close\n1,2\n3,4", 'Date,Close\n1,2\n"3,4', "Date,Close"])(
  "is no table where it breaks off: %j",
  (text) => {
    expect(csvRecords(text, ["date", "close"])).toBeNull();
  },
);

it("leaves out rows that lack cells", () => {
  expect(csvRecords("Date,Close\n1,2\n3\n", ["date", "close"])).toEqual([{ date: "1", close: "2" }]);
});
