import { expect, it } from "vitest";
import { formatMoneyShort } from "../format/format-money.ts";
import { formatPercent } from "../format/format-price.ts";
import { tickTexts } from "./tick-texts.ts";

const money = (value: number, more?: number) => formatMoneyShort(value, "USD", more);

it("writes as many digits as tell the values of an axis apart", () => {
  expect(tickTexts([2309, 2310, 2311, 2312, 2313], money)).toEqual([
    "$2.309K",
    "$2.310K",
    "$2.311K",
    "$2.312K",
    "$2.313K",
  ]);
  expect(tickTexts([112_600, 112_800], money)).toEqual(["$112.6K", "$112.8K"]);
  expect(tickTexts([950.2, 950.4], money)).toEqual(["$950.2", "$950.4"]);
  expect(tickTexts([1000, 2000], money)).toEqual(["$1.00K", "$2.00K"]);
  expect(tickTexts([-0.002, -0.001, 0], (value, more) => formatPercent(value * 100, more ?? 0))).toEqual([
    "−0.2%",
    "−0.1%",
    "0.0%",
  ]);
});

it("leaves values that no digit tells apart", () => {
  expect(tickTexts([1, 2], () => "•••••")).toEqual(["•••••", "•••••"]);
});
