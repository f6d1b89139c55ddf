import type { Expectation } from "#contract/fundamentals.ts";
import type { ProvidedFundamentals } from "../../provider.ts";
import { looseAt, looseDay, looseList, looseNumber, looseText, looseUrl, plainNumber, plainPrice } from "../loose.ts";
import type { Modules } from "./yahoo-events.ts";

const maxTransactions = 20;
const maxFilings = 15;
const maxRatingChanges = 15;
const maxOfficers = 10;
/** Of each kind. */
const maxHolders = 10;

const periods: Readonly<Record<string, Expectation["period"]>> = {
  "0q": "quarter",
  "+1q": "next-quarter",
  "0y": "year",
  "+1y": "next-year",
};

/** Returns analysts' estimates for the current and the next quarter and year. */
export function expectationsOf(modules: Modules): ProvidedFundamentals["expectations"] {
  return (looseList(looseAt(modules, "earningsTrend", "trend")) ?? []).flatMap((row) => {
    const period = periods[looseText(looseAt(row, "period")) ?? ""];
    const earnings = plainNumber(looseAt(row, "earningsEstimate", "avg"));
    const revenue = plainNumber(looseAt(row, "revenueEstimate", "avg"));
    if (period === undefined || (earnings === null && revenue === null)) return [];
    const of = (estimate: string, field: string) => plainNumber(looseAt(row, estimate, field));
    return [
      {
        period,
        end: looseDay(looseAt(row, "endDate")),
        earnings,
        earningsLow: of("earningsEstimate", "low"),
        earningsHigh: of("earningsEstimate", "high"),
        earningsYearBefore: of("earningsEstimate", "yearAgoEps"),
        earningsThirtyDaysAgo: of("epsTrend", "30daysAgo"),
        earningsAnalysts: looseNumber(looseAt(row, "earningsEstimate", "numberOfAnalysts")),
        revenue,
        revenueYearBefore: of("revenueEstimate", "yearAgoRevenue"),
        revenueAnalysts: looseNumber(looseAt(row, "revenueEstimate", "numberOfAnalysts")),
      },
    ];
  });
}

/**
 * Returns insiders' purchases and sales over six months, with their newest reports; null where nothing was reported.
 */
export function insidersOf(modules: Modules): ProvidedFundamentals["insiders"] {
  const activity = looseAt(modules, "netSharePurchaseActivity");
  const count = (field: string) => looseNumber(looseAt(activity, field));
  const transactions = (looseList(looseAt(modules, "insiderTransactions", "transactions")) ?? [])
    .slice(0, maxTransactions)
    .map((row) => ({
      date: looseDay(looseAt(row, "startDate")),
      name: looseText(looseAt(row, "filerName")),
      relation: looseText(looseAt(row, "filerRelation")),
      shares: looseNumber(looseAt(row, "shares")),
      value: plainPrice(looseAt(row, "value")),
      text: looseText(looseAt(row, "transactionText")),
    }));
  const activityCount = (count("buyInfoCount") ?? 0) + (count("sellInfoCount") ?? 0);
  if (activityCount === 0 && transactions.length === 0) return null;
  return {
    sharesBought: count("buyInfoShares"),
    sharesSold: count("sellInfoShares"),
    purchases: count("buyInfoCount"),
    sales: count("sellInfoCount"),
    transactions,
  };
}

/** Filings with the regulator; their addresses are Yahoo's own pages of them. */
export function filingsOf(modules: Modules): ProvidedFundamentals["filings"] {
  return (looseList(looseAt(modules, "secFilings", "filings")) ?? [])
    .flatMap((row) => {
      const date = looseDay(looseAt(row, "date")) ?? looseDay(looseAt(row, "epochDate"));
      const type = looseText(looseAt(row, "type"));
      if (date === null || type === null) return [];
      return [{ date, type, title: looseText(looseAt(row, "title")), url: looseUrl(looseAt(row, "edgarUrl")) }];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, maxFilings);
}

/** Changes of ratings by analysts' houses. */
export function ratingChangesOf(modules: Modules): ProvidedFundamentals["ratingChanges"] {
  return (looseList(looseAt(modules, "upgradeDowngradeHistory", "history")) ?? [])
    .flatMap((row) => {
      const date = looseDay(looseAt(row, "epochGradeDate"));
      const firm = looseText(looseAt(row, "firm"));
      if (date === null || firm === null) return [];
      const word = (field: string) => looseText(looseAt(row, field));
      return [{ date, firm, from: word("fromGrade"), to: word("toGrade"), action: word("action") }];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, maxRatingChanges);
}

/** Returns the leaders of a company. */
export function officersOf(modules: Modules): ProvidedFundamentals["officers"] {
  return (looseList(looseAt(modules, "assetProfile", "companyOfficers")) ?? [])
    .flatMap((row) => {
      const name = looseText(looseAt(row, "name"));
      if (name === null) return [];
      const pay = looseNumber(looseAt(row, "totalPay"));
      return [
        {
          name: name.replaceAll(/\s+/g, " "),
          title: looseText(looseAt(row, "title")),
          // Sources write 0 where the pay is unknown.
          pay: pay !== null && pay > 0 ? pay : null,
          payYear: looseNumber(looseAt(row, "fiscalYear")),
        },
      ];
    })
    .slice(0, maxOfficers);
}

/** Returns the largest institutions and funds that reported shares. */
export function holdersOf(modules: Modules): ProvidedFundamentals["holders"] {
  return (
    [
      ["institution", "institutionOwnership"],
      ["fund", "fundOwnership"],
    ] as const
  ).flatMap(([kind, module]) =>
    (looseList(looseAt(modules, module, "ownershipList")) ?? [])
      .flatMap((row) => {
        const name = looseText(looseAt(row, "organization"));
        if (name === null) return [];
        return [
          {
            name,
            kind,
            date: looseDay(looseAt(row, "reportDate")),
            shares: looseNumber(looseAt(row, "position")),
            portion: plainNumber(looseAt(row, "pctHeld")),
          },
        ];
      })
      .toSorted((one, other) => (other.shares ?? 0) - (one.shares ?? 0))
      .slice(0, maxHolders),
  );
}
