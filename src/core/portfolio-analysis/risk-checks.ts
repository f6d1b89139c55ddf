import { dayText } from "../calendar/day-text.ts";
import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import { decimal, sumOf, zero, type Decimal } from "#core/money/decimal.ts";

export const riskCheckIds = [
  "largest-holding",
  "top-three",
  "spread",
  "foreign-currency",
  "largest-sector",
  "fees",
  "cash",
  "stale-price",
  "missing-price",
  "missing-cost",
  "missing-sector",
] as const;
export type RiskCheckId = (typeof riskCheckIds)[number];

/** Thresholds. Ratios, except `stale-price` (days) and the three `missing-` checks (holdings). */
export const defaultRiskThresholds: Readonly<Record<RiskCheckId, number>> = {
  "largest-holding": 0.2,
  "top-three": 0.5,
  // The sum of squared weights above which US antitrust authorities call a market moderately concentrated.
  spread: 0.15,
  "foreign-currency": 0.4,
  "largest-sector": 0.4,
  fees: 0.01,
  cash: 0.2,
  "stale-price": 5,
  "missing-price": 0,
  "missing-cost": 0,
  "missing-sector": 0,
};

export interface RiskPosition {
  readonly symbol: string;
  /** In base currency. Null if a price or a rate is missing. */
  readonly value: Decimal | null;
  readonly currency: string;
  readonly sector: string | null;
  /** A fund has no sector of its own. It isn't flagged for that and counts in no sector. */
  readonly isFund: boolean;
  readonly hasCost: boolean;
  /** The date of its price. */
  readonly priceDate: PlainDate | null;
}

export interface RiskInput {
  readonly date: PlainDate;
  readonly baseCurrency: string;
  /** One per symbol, over all accounts. */
  readonly positions: readonly RiskPosition[];
  /** By currency, over all accounts, in base currency. Null if a rate is missing. */
  readonly cash: readonly { readonly currency: string; readonly value: Decimal | null }[];
  /** Income of the last 12 months, in base currency. Null if unknown. */
  readonly feesOfYear: Decimal | null;
}

export interface RiskCheck {
  readonly id: RiskCheckId;
  readonly title: string;
  /** Null if there is nothing to measure. */
  readonly isOk: boolean | null;
  readonly value: number | null;
  readonly threshold: number;
  readonly unit: "ratio" | "days" | "count";
  /** The symbols, sector or currencies the value refers to. */
  readonly names: readonly string[];
  /** The finding, with names and figures. */
  readonly sentence: string;
  /** The measure and its threshold. */
  readonly rule: string;
}

/**
 * Checks in words, each with its rule, value and threshold. Weights are shares of the known total, including cash. They
 * point out things to review and recommend nothing. Switched-off checks are left out.
 */
export function riskChecks(
  input: RiskInput,
  {
    thresholds = {},
    switchedOff = [],
  }: { thresholds?: Partial<Readonly<Record<RiskCheckId, number>>>; switchedOff?: readonly RiskCheckId[] } = {},
): readonly RiskCheck[] {
  const facts = factsOf(input);
  return riskCheckIds
    .filter((id) => !switchedOff.includes(id))
    .map((id) => {
      const threshold = thresholds[id] ?? defaultRiskThresholds[id];
      const { title, unit, rule, find } = checks[id];
      const { value, sentence, names = [] } = find(facts, threshold);
      return {
        id,
        title,
        unit,
        threshold,
        value,
        isOk: value === null ? null : value >= 0 && value <= threshold,
        names,
        sentence,
        rule: rule(threshold),
      };
    });
}

interface Facts extends RiskInput {
  readonly total: Decimal;
  /** Largest first. */
  readonly weights: readonly { readonly symbol: string; readonly weight: number }[];
}

interface Finding {
  readonly value: number | null;
  readonly sentence: string;
  readonly names?: readonly string[];
}

interface Check {
  readonly title: string;
  readonly unit: RiskCheck["unit"];
  readonly rule: (threshold: number) => string;
  readonly find: (facts: Facts, threshold: number) => Finding;
}

const nothingHeld: Finding = { value: null, sentence: "You have no holdings with a known value." };

const checks: Readonly<Record<RiskCheckId, Check>> = {
  "largest-holding": {
    title: "Largest holding",
    unit: "ratio",
    rule: (threshold) => `The largest holding should be at most ${percent(threshold)} of the total.`,
    find: ({ weights: [largest] }) =>
      largest === undefined
        ? nothingHeld
        : {
            value: largest.weight,
            names: [largest.symbol],
            sentence: `${largest.symbol} is ${percent(largest.weight)} of the total.`,
          },
  },
  "top-three": {
    title: "Three largest holdings",
    unit: "ratio",
    rule: (threshold) => `Together, the three largest holdings should be at most ${percent(threshold)} of the total.`,
    find: ({ weights }) => {
      const top = weights.slice(0, 3);
      if (top.length === 0) return nothingHeld;
      const value = top.reduce((sum, { weight }) => sum + weight, 0);
      const names = listOf(top.map(({ symbol }) => symbol));
      return {
        value,
        sentence: `${names} ${top.length === 1 ? "is" : "are together"} ${percent(value)} of the total.`,
      };
    },
  },
  spread: {
    title: "Concentration",
    unit: "ratio",
    rule: (threshold) =>
      `The concentration index (Herfindahl-Hirschman, the sum of squared weights) should be at most ${threshold.toFixed(2)}. That takes at least ${Math.ceil(1 / threshold)} equally weighted holdings.`,
    find: ({ weights }) => {
      if (weights.length === 0) return nothingHeld;
      const sum = weights.reduce((sum, { weight }) => sum + weight, 0);
      const value = weights.reduce((squares, { weight }) => squares + (weight / sum) ** 2, 0);
      return {
        value,
        sentence: `Equivalent to ${(1 / value).toFixed(1)} equally weighted holdings (index ${value.toFixed(2)}).`,
      };
    },
  },
  "foreign-currency": {
    title: "Foreign currencies",
    unit: "ratio",
    rule: (threshold) => `At most ${percent(threshold)} of the total should be in foreign currencies.`,
    find: ({ positions, cash, baseCurrency, total }) => {
      if (total.lte(zero)) return nothingHeld;
      const byCurrency = largestGroups([...positions, ...cash], ({ currency }) => currency, total).filter(
        ({ name }) => name !== baseCurrency,
      );
      const value = byCurrency.reduce((sum, { weight }) => sum + weight, 0);
      const [largest] = byCurrency;
      return {
        value,
        names: byCurrency.map(({ name }) => name),
        sentence:
          largest === undefined
            ? `Everything is in ${baseCurrency}.`
            : `${percent(value)} of the total isn't in ${baseCurrency}. The largest part is in ${largest.name} (${percent(largest.weight)}).`,
      };
    },
  },
  "largest-sector": {
    title: "Largest sector",
    unit: "ratio",
    rule: (threshold) =>
      `The largest sector should be at most ${percent(threshold)} of the total. Funds aren't counted in any sector.`,
    find: ({ positions, total }) => {
      if (total.lte(zero)) return nothingHeld;
      const known = positions.filter(({ sector, isFund }) => sector !== null && !isFund);
      const [largest] = largestGroups(known, ({ sector }) => sector!, total);
      return largest === undefined
        ? { value: null, sentence: "No holding has a known sector." }
        : {
            value: largest.weight,
            names: [largest.name],
            sentence: `${largest.name} is ${percent(largest.weight)} of the total.`,
          };
    },
  },
  fees: {
    title: "Yearly fees",
    unit: "ratio",
    rule: (threshold) =>
      `Recorded fees over the last 12 months should be at most ${percent(threshold)} of the total. Fund costs aren't included.`,
    find: ({ feesOfYear, total, baseCurrency }) => {
      if (feesOfYear === null) return { value: null, sentence: "The fees of the last 12 months are unknown." };
      if (total.lte(zero)) return nothingHeld;
      const value = Number(feesOfYear.div(total));
      return {
        value,
        sentence: `${feesOfYear.toFixed(2)} ${baseCurrency} in 12 months, which is ${percent(value, 2)} of the total.`,
      };
    },
  },
  cash: {
    title: "Cash",
    unit: "ratio",
    rule: (threshold) => `Cash should be at most ${percent(threshold)} of the total, and not below zero.`,
    find: ({ cash, total }) => {
      if (cash.some(({ value }) => value === null))
        return { value: null, sentence: "A cash balance can't be converted because an exchange rate is missing." };
      const sum = sumOf(cash.flatMap(({ value }) => value ?? []));
      // Any debt fails the check. A negative share marks it.
      if (sum.lt(zero) && total.gt(zero)) {
        const owed = Number(sum.abs().div(total));
        return { value: -owed, sentence: `Your cash is negative: you owe ${percent(owed)} of the total.` };
      }
      if (total.lte(zero)) return nothingHeld;
      const value = Number(sum.div(total));
      return { value, sentence: `${percent(value)} of the total is cash.` };
    },
  },
  "stale-price": {
    title: "Stale prices",
    unit: "days",
    rule: (threshold) => `Every holding should have a price at most ${threshold} days old.`,
    find: ({ positions, date }, threshold) => {
      const ages = positions
        .flatMap(({ symbol, priceDate }) =>
          priceDate === null ? [] : [{ symbol, days: dayNumber(date) - dayNumber(priceDate), priceDate }],
        )
        .sort((a, b) => b.days - a.days || a.symbol.localeCompare(b.symbol, "en"));
      const [oldest] = ages;
      if (oldest === undefined) return nothingHeld;
      const old = ages.filter(({ days }) => days > threshold);
      return {
        value: Math.max(0, oldest.days),
        names: [oldest.symbol],
        sentence:
          old.length === 0
            ? "All prices are recent."
            : `${countOf(old.length, "holding has", "holdings have")} a stale price. The oldest is ${oldest.symbol}, from ${dayText(oldest.priceDate)}.`,
      };
    },
  },
  "missing-price": {
    title: "Missing prices and rates",
    unit: "count",
    rule: () => "Every holding should have a price and an exchange rate, so that the total is complete.",
    find: ({ positions }) =>
      missing(
        positions.filter(({ value }) => value === null),
        "has no value",
        "have no value",
        "All holdings have a value.",
      ),
  },
  "missing-cost": {
    title: "Missing costs",
    unit: "count",
    rule: () => "Every holding should have a known cost, so that its gain is known.",
    find: ({ positions }) =>
      missing(
        positions.filter(({ hasCost }) => !hasCost),
        "has no cost",
        "have no cost",
        "All holdings have a cost.",
      ),
  },
  "missing-sector": {
    title: "Missing sectors",
    unit: "count",
    rule: () => "Every holding except funds should have a sector.",
    find: ({ positions }) =>
      missing(
        positions.filter(({ sector, isFund }) => sector === null && !isFund),
        "has no sector",
        "have no sector",
        "All holdings except funds have a sector.",
      ),
  },
};

function factsOf(input: RiskInput): Facts {
  const total = sumOf([...input.positions, ...input.cash].flatMap(({ value }) => value ?? []));
  const weights = total.gt(zero)
    ? input.positions
        .flatMap(({ symbol, value }) => (value === null ? [] : [{ symbol, weight: Number(value.div(total)) }]))
        .sort((a, b) => b.weight - a.weight || a.symbol.localeCompare(b.symbol, "en"))
    : [];
  return { ...input, total, weights };
}

function largestGroups<Item extends { readonly value: Decimal | null }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  total: Decimal,
): readonly { readonly name: string; readonly weight: number }[] {
  return [...Map.groupBy(items, nameOf)]
    .map(([name, some]) => ({ name, weight: Number(sumOf(some.flatMap(({ value }) => value ?? [])).div(total)) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, "en"));
}

function missing(some: readonly RiskPosition[], singular: string, plural: string, none: string): Finding {
  const names = some.map(({ symbol }) => symbol).sort((a, b) => a.localeCompare(b, "en"));
  const listed = names.length > 5 ? [...names.slice(0, 5), `${names.length - 5} more`] : names;
  return {
    value: names.length,
    names,
    sentence: names.length === 0 ? none : `${listOf(listed)} ${names.length === 1 ? singular : plural}.`,
  };
}

function percent(ratio: number, digits = 1): string {
  return `${decimal(ratio * 100)
    .toFixed(digits)
    .replace(/\.0+$/, "")}%`;
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function countOf(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
