import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { createShare, PortfolioShare, SharedPortfolio } from "#contract/sharing.ts";
import { growthSeries, type DayValue } from "#core/portfolio/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import type { SharingStore } from "./store.ts";

const noteOpeningAfterMs = 60 * 60_000;
const dayMs = 86_400_000;

export type Sharing = ReturnType<typeof createSharing>;
type Performance = Exclude<Awaited<ReturnType<Figures["performance"]>>, Refusal>;

/** Read-only links to a portfolio: whoever has the address sees it, without amounts unless its owner shows them, until it ends or is revoked. */
export function createSharing({
  store,
  figures,
  accountsOf,
  maximumShares,
  appUrl,
  clock,
}: {
  store: SharingStore;
  figures: Pick<Figures, "holdings" | "performance">;
  accountsOf: (userId: string) => Promise<readonly Pick<PortfolioAccount, "id" | "isDemo">[]>;
  maximumShares: number;
  appUrl: URL;
  clock: Clock;
}) {
  return {
    async all(userId: string): Promise<{ shares: PortfolioShare[] }> {
      return { shares: await store.all(userId) };
    },

    async create(
      userId: string,
      { title, accountId, showsAmounts, expiresInDays }: z.output<typeof createShare.input>,
    ): Promise<(PortfolioShare & { url: string }) | Refusal> {
      // The demo is made up: shown to others it would pass for somebody's money.
      const isReal = ({ id, isDemo }: { id: string; isDemo: boolean }) => id === accountId && !isDemo;
      if (accountId !== null && !(await accountsOf(userId)).some(isReal)) return refuse("account-not-found");
      const token = randomBytes(32).toString("base64url");
      const now = clock.now();
      const share: PortfolioShare = {
        id: randomUUID(),
        title,
        accountId,
        showsAmounts,
        createdAt: isoTime(now),
        expiresAt: isoTime(now + expiresInDays * dayMs),
        lastOpenedAt: null,
      };
      return store.transaction(async (queries) => {
        if ((await store.holdAndCount(queries, userId)) >= maximumShares)
          return refuse("too-many-shares", { values: { maximum: maximumShares } });
        await store.insert(queries, userId, { ...share, tokenHash: hashOf(token) });
        return { ...share, url: new URL(`/shared#token=${token}`, appUrl).href };
      });
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return (await store.remove(userId, id)) ? {} : refuse("share-not-found");
    },

    /** Returns the portfolio behind a secret. Unknown, revoked and expired secrets get the same refusal. */
    async read(token: string): Promise<SharedPortfolio | Refusal> {
      const share = await store.find(hashOf(token));
      if (share === null) return refuse("share-not-found");
      const { userId, accountId, showsAmounts } = share;
      const scope = accountId === null ? {} : { account: accountId };
      const [held, course] = await Promise.all([
        figures.holdings(userId, getHoldings.input.parse({ ...scope, by: "symbol" })),
        figures.performance(userId, getPerformance.input.parse(scope)),
      ]);
      // Its account is gone.
      if (held instanceof Refusal) return held.code === "account-not-found" ? refuse("share-not-found") : held;
      if (share.lastOpenedAt === null || clock.now() - Date.parse(share.lastOpenedAt) >= noteOpeningAfterMs)
        await store.noteOpening(share.id);
      const amount = <T>(value: T): T | null => (showsAmounts ? value : null);
      const cashWeights = held.cash.map(({ weight }) => weight);
      return {
        title: share.title,
        showsAmounts,
        expiresAt: share.expiresAt,
        asOf: held.asOf,
        baseCurrency: held.baseCurrency,
        totalValue: amount(held.totalValue),
        totalGainLoss: amount(held.totalGainLoss),
        totalGainLossPercent: held.totalGainLossPercent,
        totalDayChange: amount(held.totalDayChange),
        totalDayChangePercent: held.totalDayChangePercent,
        cashWeight: cashWeights.includes(null)
          ? null
          : cashWeights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
        holdings: held.holdings
          .map((holding) => ({
            symbol: holding.symbol,
            name: holding.name,
            currency: holding.currency,
            price: holding.price,
            weight: holding.weight,
            dayChangePercent: holding.dayChangePercent,
            gainPercent: holding.gainPercent,
            quantity: amount(holding.quantity),
            value: amount(holding.value),
            gain: amount(holding.gain),
            provenance: holding.provenance,
          }))
          .toSorted((one, other) => (other.weight ?? -1) - (one.weight ?? -1)),
        performance: course instanceof Refusal || held.holdings.length === 0 ? null : courseOf(course),
        incomplete: held.incomplete,
        missingSplits: held.missingSplits,
        provenance: held.provenance,
      };
    },

    cleanUp: () => store.deleteOld(),
  };
}

/** The course as growth only, which reveals no amounts. */
function courseOf({
  from,
  to,
  opening,
  series,
  returns,
  benchmark,
}: Performance): NonNullable<SharedPortfolio["performance"]> {
  const none = { inflow: 0, outflow: 0, income: 0, fees: 0, taxes: 0, feesPaidIn: 0, taxesPaidIn: 0 };
  const own: DayValue[] = [
    { ...none, date: opening.date, value: numberOr(opening.value, null) },
    ...series.map(({ date, value, inflow, outflow }) => ({
      ...none,
      date,
      value: numberOr(value, null),
      inflow: numberOr(inflow, NaN),
      outflow: numberOr(outflow, NaN),
    })),
  ];
  return {
    from,
    to,
    timeWeighted: returns.timeWeighted,
    dates: own.map(({ date }) => date),
    growth: growthSeries(own),
    benchmark:
      benchmark === null || benchmark.timeWeighted === null
        ? null
        : { symbol: benchmark.symbol, name: benchmark.name, growth: benchmarkGrowth(own, benchmark) },
  };
}

/** What the same flows were worth in the benchmark, without the flows, which buy and sell it at the close of their day. It ends at its own return. */
function benchmarkGrowth(
  days: readonly DayValue[],
  { from, values, timeWeighted }: NonNullable<Performance["benchmark"]>,
): (number | null)[] {
  const relative = growthSeries(
    days.map((day, index) => ({
      ...day,
      value: index === 0 ? day.value : (values[index - 1] ?? null),
      inflow: 0,
      outflow: day.outflow - day.inflow,
    })),
  );
  const last = relative.at(-1) ?? null;
  const start = days.findIndex(({ date }) => date >= from);
  return relative.map((value, index) => {
    if (index === start - 1) return 1;
    if (index === start && value === null && last !== null) return (1 + (timeWeighted ?? NaN)) / last;
    return value === null || last === null || index < start ? null : ((1 + (timeWeighted ?? NaN)) * value) / last;
  });
}

function numberOr<T>(text: string | null, otherwise: T): number | T {
  return text === null ? otherwise : Number(text);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
