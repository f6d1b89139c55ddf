import { hash } from "node:crypto";
import type { z } from "zod";
import type { Quote } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { zonedDate } from "#core/calendar/index.ts";
import { joinedProvenance } from "#core/market/joined-provenance.ts";
import type { Clock } from "../../clock.ts";
import { Refusal } from "../../http/refusal.ts";
import type { PreparedResult } from "../../http/serve.ts";
import type { Classifications } from "../../market/classifications.ts";
import type { Calculation } from "./calculation.ts";
import type { Gathering } from "./gather.ts";
import type { Prepared } from "./prepared.ts";
import type { Preferences } from "./preferences.ts";
import { type Question, questionKey } from "./protocol.ts";

export type Output<E extends { output: z.ZodType }> = z.input<E["output"]>;
export type Input<E extends { input: z.ZodType }> = z.output<E["input"]>;

export const none: Provenance = {
  source: "none",
  status: "unavailable",
  asOf: null,
  delayMinutes: null,
  fetchedAt: null,
};

/** The sources that figures are made from. */
export interface FigureSources {
  readonly gathering: Gathering;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
  readonly classifications: Classifications;
  readonly quotesOf: (userId: string, symbols: readonly string[]) => Promise<readonly Quote[]>;
  /** Announced dividends of instruments from a day on. */
  readonly announcedDividends: (
    symbols: readonly string[],
    from: string,
  ) => Promise<readonly { symbol: string; exDate: string; paymentDate: string | null; amount: number | null }[]>;
  readonly clock: Clock;
}

/** Today's date in UTC. */
export function todayOf({ clock }: Pick<FigureSources, "clock">): string {
  return zonedDate(clock.now(), "UTC");
}

/** Names what figures depend on: the question, what it is calculated from, and what is shown of each instrument. */
export function nameOf(
  { calculation, gathering }: FigureSources,
  prepared: Prepared,
  question: Question,
  ...others: readonly unknown[]
): string {
  const { subject, quotes, pending, listed } = prepared;
  const shown = listed.instruments.map(({ symbol }) => {
    const { name = null, type = null } = quotes.get(symbol) ?? {};
    return [name, type, gathering.provenanceOf(prepared, symbol, false)];
  });
  const state = calculation.stateOf(subject, question);
  return hash("sha256", JSON.stringify([questionKey(subject, question), state, shown, pending, others]), "base64");
}

/** The result at once, where it isn't kept. */
export async function made<Result>(prepared: Promise<PreparedResult<Result> | Refusal>): Promise<Result | Refusal> {
  const found = await prepared;
  return found instanceof Refusal ? found : found.make();
}

/** The provenance of several values together. */
export function joined(parts: readonly Provenance[]): Provenance {
  return joinedProvenance(parts) ?? none;
}

/** The class of a quote's type; null where it is unknown. */
export function assetClassOf(type: string | null): string | null {
  if (type === null) return null;
  const classes: Readonly<Record<string, string>> = {
    "Common Stock": "Stocks",
    ETF: "Funds",
    "Mutual Fund": "Funds",
    Cryptocurrency: "Crypto",
    Currency: "Currencies",
    Index: "Indices",
    Future: "Commodities",
  };
  return classes[type] ?? null;
}

/** The parts of a return that a query counts. */
export function partsOf({ income, fees, taxes }: { income: string; fees: string; taxes: string }) {
  return { income: income === "true", fees: fees === "true", taxes: taxes === "true" };
}
