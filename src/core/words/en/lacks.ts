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
  "nothing-invested": () => "nothing was invested in this range",
  "nothing-paid-in": () => "nothing was paid in, and there was no value to begin with",
  "no-single-rate": () => "what was paid in and taken out has no single rate",
  "below-zero-on": ({ day }) => `the value was below zero on ${day}`,
  "prices-not-loaded": () => "its prices could not be loaded",
  "no-price-before": () => "it has no price before the range",
  "exhausted-on": ({ day }) => `more was taken out by ${day} than it would have been worth`,
};
