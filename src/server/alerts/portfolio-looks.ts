import { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { AlertReading } from "#core/alerts/alert-reading.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import { Refusal } from "../http/refusal.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import type { ReadingOrigin } from "./firing.ts";
import type { StoredAlert } from "./store.ts";
import { whyNotUsable } from "./usable.ts";

/** A portfolio is as fresh as its oldest price: some minutes are nothing to a weight, and its owner's own prices count. */
const portfolioStatuses = ["manual", "cached"] as const;

/** A reading, or what is missing for it; `isToCome`: a price, which asking costs nothing, so it is looked for again in a minute. */
export type Looked =
  | {
      readonly reading: AlertReading;
      readonly origin: ReadingOrigin;
      /** The alert as it is after the splits of its symbol, where one has moved it. */
      readonly alert?: StoredAlert;
    }
  | { readonly waitsFor: AlertWait; readonly isToCome?: true };

/** Reads what alerts wait for in portfolios. */
export function createPortfolioLooks(figures: Pick<Figures, "holdings" | "performance">) {
  /** Portfolios of this round: many alerts of one user ask for the same. */
  const holdingsOf = new Map<string, ReturnType<Figures["holdings"]>>();
  const performanceOf = new Map<string, ReturnType<Figures["performance"]>>();

  async function weight(userId: string, symbol: string, read: (percent: number) => AlertReading): Promise<Looked> {
    const found = await once(holdingsOf, userId, () =>
      figures.holdings(userId, getHoldings.input.parse({ by: "symbol" })),
    );
    if (found instanceof Refusal) return { waitsFor: { kind: "portfolio-failed" } };
    const { holdings, incomplete, provenance } = found;
    if (holdings.length === 0) return { waitsFor: { kind: "nothing-held" } };
    const why = whyPortfolioNotUsable(incomplete, provenance);
    if (why !== null) return { waitsFor: why };
    const held = holdings.find((holding) => holding.symbol === symbol)?.weight ?? 0;
    return { reading: read(held * 100), origin: provenance };
  }

  async function drawdown(userId: string, read: (percent: number) => AlertReading): Promise<Looked> {
    const found = await once(performanceOf, userId, () => figures.performance(userId, getPerformance.input.parse({})));
    if (found instanceof Refusal) return { waitsFor: { kind: "portfolio-failed" } };
    const { statistics, incomplete, provenance } = found;
    const why = whyPortfolioNotUsable(incomplete, provenance);
    if (why !== null) return { waitsFor: why };
    const ratio = statistics.drawdown.at(-1) ?? null;
    if (ratio === null) return { waitsFor: { kind: "no-return" } };
    return { reading: read(-ratio * 100), origin: provenance };
  }

  return {
    weight,
    drawdown,

    /** Forgets the portfolios of the round before. */
    beginRound: (): void => {
      holdingsOf.clear();
      performanceOf.clear();
    },
  };
}

function whyPortfolioNotUsable(
  incomplete: readonly unknown[],
  { status }: Pick<Provenance, "status">,
): AlertWait | null {
  if (incomplete.length > 0) return { kind: "missing-price" };
  return whyNotUsable({ status }, { data: "portfolio", symbol: null }, portfolioStatuses);
}

function once<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
