import type { Translated } from "../translated.ts";

/** The risk checks: what each measures, its rule and what it found. */
export const riskChecks = {
  titles: {
    "largest-holding": "Largest holding",
    "top-three": "Three largest holdings",
    spread: "Concentration",
    "foreign-currency": "Foreign currencies",
    "largest-sector": "Largest sector",
    fees: "Yearly fees",
    cash: "Cash",
    "stale-price": "Stale prices",
    "missing-price": "Missing prices and rates",
    "missing-cost": "Missing costs",
    "missing-sector": "Missing sectors",
  },
  rules: {
    "largest-holding": (limit: string) => `The largest holding should be at most ${limit} of the total.`,
    "top-three": (limit: string) => `Together, the three largest holdings should be at most ${limit} of the total.`,
    spread: (limit: string, equal: string) =>
      `The concentration index (Herfindahl-Hirschman, the sum of squared weights) should be at most ${limit}. That takes at least ${equal} equally weighted holdings.`,
    "foreign-currency": (limit: string) => `At most ${limit} of the total should be in foreign currencies.`,
    "largest-sector": (limit: string) =>
      `The largest sector should be at most ${limit} of the total. Funds aren't counted in any sector.`,
    fees: (limit: string) =>
      `Recorded fees over the last 12 months should be at most ${limit} of the total. Fund costs aren't included.`,
    cash: (limit: string) => `Cash should be at most ${limit} of the total, and not below zero.`,
    "stale-price": (limit: string) => `Every holding should have a price at most ${limit} days old.`,
    "missing-price": "Every holding should have a price and an exchange rate, so that the total is complete.",
    "missing-cost": "Every holding should have a known cost, so that its gain is known.",
    "missing-sector": "Every holding except funds should have a sector.",
  },
  unknown: {
    "no-holdings": "You have no holdings with a known value.",
    "no-sector": "No holding has a known sector.",
    "no-fees": "The fees of the last 12 months are unknown.",
    "funds-alone": "You hold only funds. What they hold isn't broken down.",
    "no-rate": "A cash balance can't be converted because an exchange rate is missing.",
  },
  names: (names: readonly string[]) => names.join(", "),
  share: (name: string, share: string) => `${name} is ${share} of the total.`,
  together: (names: string, share: string) => `${names}: ${share} of the total.`,
  spread: (equal: string, index: string) => `Equivalent to ${equal} equally weighted holdings (index ${index}).`,
  besideFunds: (finding: string, share: string) =>
    `${finding} Funds (${share}) hold many companies and aren't broken down.`,
  noForeign: (base: string) => `Everything is in ${base}.`,
  foreign: (share: string, base: string, largest: string, largestShare: string) =>
    `${share} of the total isn't in ${base}. The largest part is in ${largest} (${largestShare}).`,
  fees: (amount: string, share: string) => `${amount} in 12 months, which is ${share} of the total.`,
  cash: (share: string) => `${share} of the total is cash.`,
  debt: (share: string) => `Your cash is negative: you owe ${share} of the total.`,
  recent: "All prices are recent.",
  stale: (count: string, symbol: string, day: string) =>
    `Holdings with a stale price: ${count}. The oldest is ${symbol}'s, from ${day}.`,
  none: {
    "missing-price": "All holdings have a value.",
    "missing-cost": "All holdings have a cost.",
    "missing-sector": "All holdings except funds have a sector.",
  },
  some: {
    "missing-price": (names: string) => `No value: ${names}.`,
    "missing-cost": (names: string) => `No cost: ${names}.`,
    "missing-sector": (names: string) => `No sector: ${names}.`,
  },
};

export type RiskCheckWords = Translated<typeof riskChecks>;
