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

/** What counts as too much. Ratios, except `stale-price` (days) and the three `missing-` checks (holdings). */
export const defaultRiskThresholds: Readonly<Record<RiskCheckId, number>> = {
  "largest-holding": 0.2,
  "top-three": 0.5,
  // The sum of squared weights above which the United States' antitrust authorities call a market moderately concentrated.
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
  /** In base currency; null when a price or a rate is missing. */
  readonly value: Decimal | null;
  readonly currency: string;
  readonly sector: string | null;
  /** A fund has no sector of its own: not having one is no fault, and it is in no sector's share. */
  readonly isFund: boolean;
  readonly hasCost: boolean;
  /** The day of the price that values it. */
  readonly priceDate: PlainDate | null;
}

export interface RiskInput {
  readonly date: PlainDate;
  readonly baseCurrency: string;
  /** One for each symbol, over all accounts. */
  readonly positions: readonly RiskPosition[];
  /** By currency, over all accounts, in base currency; null when a rate is missing. */
  readonly cash: readonly { readonly currency: string; readonly value: Decimal | null }[];
  /** Paid in the last 12 months, in base currency; null when it cannot be known. */
  readonly feesOfYear: Decimal | null;
}

export interface RiskCheck {
  readonly id: RiskCheckId;
  readonly title: string;
  /** Null when there is nothing to measure. */
  readonly isOk: boolean | null;
  readonly value: number | null;
  readonly threshold: number;
  readonly unit: "ratio" | "days" | "count";
  /** The symbols, sector or currencies the value refers to. */
  readonly names: readonly string[];
  /** What was found, with names and figures. */
  readonly sentence: string;
  /** What is measured, and when it is too much. */
  readonly rule: string;
}

/**
 * Checks in words, each with its rule, value and threshold. Weights are of the known total, cash included. They point at
 * things to look at and recommend nothing. Switched-off checks are left out.
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

const nothingHeld: Finding = { value: null, sentence: "Nothing with a known value is held." };

const checks: Readonly<Record<RiskCheckId, Check>> = {
  "largest-holding": {
    title: "Largest holding",
    unit: "ratio",
    rule: (threshold) => `The largest holding is at most ${percent(threshold)} of the total.`,
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
    rule: (threshold) => `The three largest holdings are together at most ${percent(threshold)} of the total.`,
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
    title: "Spread over holdings",
    unit: "ratio",
    rule: (threshold) =>
      `The sum of squared weights of the holdings (Herfindahl-Hirschman index) is at most ${threshold.toFixed(2)}; equal holdings reach it at ${Math.ceil(1 / threshold)}.`,
    find: ({ weights }) => {
      if (weights.length === 0) return nothingHeld;
      const sum = weights.reduce((sum, { weight }) => sum + weight, 0);
      const value = weights.reduce((squares, { weight }) => squares + (weight / sum) ** 2, 0);
      return {
        value,
        sentence: `The holdings are spread like ${(1 / value).toFixed(1)} equal ones (index ${value.toFixed(2)}).`,
      };
    },
  },
  "foreign-currency": {
    title: "Foreign currencies",
    unit: "ratio",
    rule: (threshold) => `At most ${percent(threshold)} of the total is quoted or kept in other currencies than yours.`,
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
            ? `All of it is in ${baseCurrency}.`
            : `${percent(value)} of the total is not in ${baseCurrency}; most of that in ${largest.name} (${percent(largest.weight)}).`,
      };
    },
  },
  "largest-sector": {
    title: "Largest sector",
    unit: "ratio",
    rule: (threshold) =>
      `The largest sector is at most ${percent(threshold)} of the total. Funds are in no sector's share.`,
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
    title: "Fees of a year",
    unit: "ratio",
    rule: (threshold) =>
      `Fees in the ledger over the last 12 months are at most ${percent(threshold)} of the total. Costs inside funds are not in the ledger.`,
    find: ({ feesOfYear, total, baseCurrency }) => {
      if (feesOfYear === null) return { value: null, sentence: "The fees of the last 12 months are not known." };
      if (total.lte(zero)) return nothingHeld;
      const value = Number(feesOfYear.div(total));
      return {
        value,
        sentence: `${feesOfYear.toFixed(2)} ${baseCurrency} in 12 months is ${percent(value, 2)} of the total.`,
      };
    },
  },
  cash: {
    title: "Cash",
    unit: "ratio",
    rule: (threshold) => `Cash is at most ${percent(threshold)} of the total, and not below zero.`,
    find: ({ cash, total }) => {
      if (cash.some(({ value }) => value === null))
        return { value: null, sentence: "A balance cannot be converted: a rate is missing." };
      const sum = sumOf(cash.flatMap(({ value }) => value ?? []));
      // Any debt fails the check; a negative share marks it.
      if (sum.lt(zero) && total.gt(zero)) {
        const owed = Number(sum.abs().div(total));
        return { value: -owed, sentence: `Cash is below zero: ${percent(owed)} of the total is owed.` };
      }
      if (total.lte(zero)) return nothingHeld;
      const value = Number(sum.div(total));
      return { value, sentence: `${percent(value)} of the total is cash.` };
    },
  },
  "stale-price": {
    title: "Old prices",
    unit: "days",
    rule: (threshold) => `Every holding is valued with a price at most ${threshold} days old.`,
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
            : `${countOf(old.length, "holding is", "holdings are")} valued with an old price; ${oldest.symbol} with that of ${dayText(oldest.priceDate)}.`,
      };
    },
  },
  "missing-price": {
    title: "Missing prices and rates",
    unit: "count",
    rule: () => "Every holding has a price and a rate, so that no value is left out of the total.",
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
    rule: () => "Every holding has a known cost, so that its gain is known.",
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
    rule: () => "Every holding that is not a fund has a sector.",
    find: ({ positions }) =>
      missing(
        positions.filter(({ sector, isFund }) => sector === null && !isFund),
        "has no sector",
        "have no sector",
        "All holdings but funds have a sector.",
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
