import type { PlainDate } from "../calendar/plain-date.ts";
import type { RiskCheckWords } from "../words/en/risk-checks.ts";
import type { RiskCheck } from "./risk-checks.ts";

/** Writes the values inside the words, for the page or for an answer. */
export interface RiskWriting {
  readonly number: (value: number, digits: number) => string;
  readonly percent: (value: number, digits: number) => string;
  readonly day: (date: PlainDate) => string;
  readonly sector: (name: string) => string;
}

/** The base currency, and an amount in it. */
export interface RiskMoney {
  readonly currency: string;
  readonly amount: (amount: string) => string;
}

const maxNames = 5;

/** Puts risk checks in words: their titles, their rules with the threshold, and their findings. */
export function riskWording(words: RiskCheckWords, { number, percent, day, sector }: RiskWriting) {
  const share = (ratio: number): string => percent(ratio * 100, 1);
  /** Thresholds are mostly whole numbers of percent. */
  const limit = (ratio: number): string => {
    const rounded = Number((ratio * 100).toFixed(1));
    return percent(rounded, Number.isInteger(rounded) ? 0 : 1);
  };
  const someOf = (names: readonly string[]): string =>
    words.names(names.length > maxNames ? [...names.slice(0, maxNames), `+${names.length - maxNames}`] : names);

  function measuredFinding(id: RiskCheck["id"], value: number, names: readonly string[]): string {
    const [first = ""] = names;
    switch (id) {
      case "largest-sector":
        return words.share(sector(first), share(value));
      case "top-three":
        return words.together(words.names(names), share(value));
      case "spread":
        return words.spread(number(1 / value, 1), number(value, 2));
      case "cash":
        return value < 0 ? words.debt(share(-value)) : words.cash(share(value));
      case "missing-price":
      case "missing-cost":
      case "missing-sector":
        return value === 0 ? words.none[id] : words.some[id](someOf(names));
      default:
        return words.share(first, share(value));
    }
  }

  return {
    title: ({ id }: Pick<RiskCheck, "id">): string => words.titles[id],

    /** The measure of a check and its threshold. */
    rule({ id, threshold, unit }: Pick<RiskCheck, "id" | "threshold" | "unit">): string {
      switch (id) {
        case "spread":
          return words.rules.spread(number(threshold, 2), String(Math.ceil(1 / threshold)));
        case "missing-price":
        case "missing-cost":
        case "missing-sector":
          return words.rules[id];
        default:
          return words.rules[id](unit === "days" ? String(threshold) : limit(threshold));
      }
    },

    /** The result of a check with names and figures. */
    finding({ id, value, names, finding }: Omit<RiskCheck, "isOk" | "threshold" | "unit">, money: RiskMoney): string {
      const [first = ""] = names;
      const ratio = value ?? 0;
      switch (finding.kind) {
        case "unknown":
          return words.unknown[finding.reason];
        case "foreign":
          return finding.largestShare === null
            ? words.noForeign(money.currency)
            : words.foreign(share(ratio), money.currency, first, share(finding.largestShare));
        case "beside-funds":
          return words.besideFunds(measuredFinding(id, ratio, names), share(finding.fundShare));
        case "fees":
          return words.fees(money.amount(finding.amount), percent(ratio * 100, 2));
        case "prices":
          return finding.staleCount === 0
            ? words.recent
            : words.stale(String(finding.staleCount), first, day(finding.oldestDate));
        default:
          return measuredFinding(id, ratio, names);
      }
    },
  };
}
