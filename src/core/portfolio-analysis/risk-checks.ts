import { dayNumber, type PlainDate } from "#core/calendar/plain-date.ts";
import { decimalText, sumOf, zero, type Decimal } from "#core/money/decimal.ts";

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

/** The reasons for which a check can have no value. */
export const unknownRisks = ["no-holdings", "no-sector", "no-fees", "no-rate", "funds-alone"] as const;

/** The values of a finding beside the measured value and its names. */
type RiskFinding =
  | { readonly kind: "measured" }
  | { readonly kind: "unknown"; readonly reason: (typeof unknownRisks)[number] }
  /** The share of the largest foreign currency; null if there is none. */
  | { readonly kind: "foreign"; readonly largestShare: number | null }
  /** The share of funds, which hold many companies and aren't broken down. */
  | { readonly kind: "beside-funds"; readonly fundShare: number }
  /** In the base currency. */
  | { readonly kind: "fees"; readonly amount: string }
  | { readonly kind: "prices"; readonly staleCount: number; readonly oldestDate: PlainDate };

export interface RiskCheck {
  readonly id: RiskCheckId;
  /** Null if there is nothing to measure. */
  readonly isOk: boolean | null;
  readonly value: number | null;
  readonly threshold: number;
  readonly unit: "ratio" | "days" | "count";
  /** The symbols, sector or currencies the value refers to. */
  readonly names: readonly string[];
  readonly finding: RiskFinding;
}

/**
 * Checks, each with its value, threshold and finding; `riskWording` puts them in words. Weights are shares of the known
 * total, including cash. They point out things to review and recommend nothing. Switched-off checks are left out.
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
      const { unit, find } = checks[id];
      const { value, names = [], finding = measured } = find(facts, threshold);
      return {
        id,
        unit,
        threshold,
        value,
        isOk: value === null ? null : value >= 0 && value <= threshold,
        names,
        finding,
      };
    });
}

interface Facts extends RiskInput {
  readonly total: Decimal;
  /** Largest first. */
  readonly weights: readonly Weight[];
}

interface Weight {
  readonly symbol: string;
  readonly weight: number;
  readonly isFund: boolean;
}

interface Found {
  readonly value: number | null;
  readonly names?: readonly string[];
  /** Omitted if the value and the names say it all. */
  readonly finding?: RiskFinding;
}

interface Check {
  readonly unit: RiskCheck["unit"];
  readonly find: (facts: Facts, threshold: number) => Found;
}

const measured: RiskFinding = { kind: "measured" };
const nothingHeld = unknown("no-holdings");

const checks: Readonly<Record<RiskCheckId, Check>> = {
  "largest-holding": {
    unit: "ratio",
    find: (facts) =>
      ofCompanies(facts, ([largest]) => ({
        value: largest?.weight ?? 0,
        names: largest === undefined ? [] : [largest.symbol],
      })),
  },
  "top-three": {
    unit: "ratio",
    find: (facts) =>
      ofCompanies(facts, (companies) => {
        const top = companies.slice(0, 3);
        return { value: top.reduce((sum, { weight }) => sum + weight, 0), names: top.map(({ symbol }) => symbol) };
      }),
  },
  spread: {
    unit: "ratio",
    find: (facts) =>
      ofCompanies(facts, (companies) => {
        const sum = companies.reduce((total, { weight }) => total + weight, 0);
        return { value: companies.reduce((squares, { weight }) => squares + (weight / sum) ** 2, 0) };
      }),
  },
  "foreign-currency": {
    unit: "ratio",
    find({ positions, cash, baseCurrency, total }) {
      if (total.lte(zero)) return nothingHeld;
      const byCurrency = largestGroups([...positions, ...cash], ({ currency }) => currency, total).filter(
        ({ name }) => name !== baseCurrency,
      );
      return {
        value: byCurrency.reduce((sum, { weight }) => sum + weight, 0),
        names: byCurrency.map(({ name }) => name),
        finding: { kind: "foreign", largestShare: byCurrency[0]?.weight ?? null },
      };
    },
  },
  "largest-sector": {
    unit: "ratio",
    find({ positions, total }) {
      if (total.lte(zero)) return nothingHeld;
      const known = positions.filter(({ sector, isFund }) => sector !== null && !isFund);
      const [largest] = largestGroups(known, ({ sector }) => sector!, total);
      return largest === undefined ? unknown("no-sector") : { value: largest.weight, names: [largest.name] };
    },
  },
  fees: {
    unit: "ratio",
    find({ feesOfYear, total }) {
      if (feesOfYear === null) return unknown("no-fees");
      if (total.lte(zero)) return nothingHeld;
      return { value: Number(feesOfYear.div(total)), finding: { kind: "fees", amount: decimalText(feesOfYear) } };
    },
  },
  cash: {
    unit: "ratio",
    find({ cash, total }) {
      if (cash.some(({ value }) => value === null)) return unknown("no-rate");
      if (total.lte(zero)) return nothingHeld;
      // Any debt fails the check. A negative share marks it.
      return { value: Number(sumOf(cash.flatMap(({ value }) => value ?? [])).div(total)) };
    },
  },
  "stale-price": {
    unit: "days",
    find({ positions, date }, threshold) {
      const ages = positions
        .flatMap(({ symbol, priceDate }) =>
          priceDate === null ? [] : [{ symbol, days: dayNumber(date) - dayNumber(priceDate), priceDate }],
        )
        .sort((a, b) => b.days - a.days || a.symbol.localeCompare(b.symbol, "en"));
      const [oldest] = ages;
      if (oldest === undefined) return nothingHeld;
      const staleCount = ages.filter(({ days }) => days > threshold).length;
      return {
        value: Math.max(0, oldest.days),
        names: [oldest.symbol],
        finding: { kind: "prices", staleCount, oldestDate: oldest.priceDate },
      };
    },
  },
  "missing-price": {
    unit: "count",
    find: ({ positions }) => missing(positions.filter(({ value }) => value === null)),
  },
  "missing-cost": {
    unit: "count",
    find: ({ positions }) => missing(positions.filter(({ hasCost }) => !hasCost)),
  },
  "missing-sector": {
    unit: "count",
    find: ({ positions }) => missing(positions.filter(({ sector, isFund }) => sector === null && !isFund)),
  },
};

/** What is measured of holdings in one company each. Funds hold many, so they are named beside it with their share. */
function ofCompanies({ weights }: Facts, measure: (companies: readonly Weight[]) => Found): Found {
  const companies = weights.filter(({ isFund }) => !isFund);
  if (weights.length === 0) return nothingHeld;
  if (companies.length === 0) return unknown("funds-alone");
  const fundShare = weights.reduce((sum, { weight, isFund }) => sum + (isFund ? weight : 0), 0);
  return fundShare === 0 ? measure(companies) : { ...measure(companies), finding: { kind: "beside-funds", fundShare } };
}

function factsOf(input: RiskInput): Facts {
  const total = sumOf([...input.positions, ...input.cash].flatMap(({ value }) => value ?? []));
  const weights = total.gt(zero)
    ? input.positions
        .flatMap(({ symbol, value, isFund }) =>
          value === null ? [] : [{ symbol, isFund, weight: Number(value.div(total)) }],
        )
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

function missing(some: readonly RiskPosition[]): Found {
  return { value: some.length, names: some.map(({ symbol }) => symbol).sort((a, b) => a.localeCompare(b, "en")) };
}

function unknown(reason: (typeof unknownRisks)[number]): Found {
  return { value: null, finding: { kind: "unknown", reason } };
}
