import type { LackMessages } from "../../portfolio/lack.ts";

/** What a figure lacks, after the name of what lacks it. */
export const lacks: LackMessages = {
  "no-price": () => "no price",
  "no-price-on": ({ day }) => `no price on ${day}`,
  "no-rate-on": ({ day, from, to }) => `no rate ${from}/${to} on ${day}`,
  "no-cash-rate-on": ({ day, from, to }) => `Cash: no rate ${from}/${to} on ${day}`,
  "no-price-or-rate-on": ({ day }) => `no price or rate on ${day}`,
  "no-income-rate-on": ({ day }) => `no exchange rate on ${day}`,
  "cost-unknown": () => "its cost is unknown, so it is in no gain",
  "range-turned": () => "the range ends before it begins",
  "still-loading": () => "its prices are still being loaded",
  "no-dividend-rate": () => "no exchange rate for its dividends",
  "dividends-ended": () => "its last dividend is too long ago to expect another",
  "dividends-uneven": () => "its dividends keep no rhythm to continue",
};
