import { joinedProvenance } from "#core/market/joined-provenance.ts";
import type { NewsItem } from "#contract/news.ts";
import type { Provenance } from "#contract/provenance.ts";
import type { Quote } from "#contract/market.ts";
import { noProvenance } from "./kept-values.ts";

const shownHeadlines = 5;
/** Statuses from which no mood is drawn. */
const unusable = new Set(["sample", "unavailable"]);

/** True where a quote may speak for a mood. */
export function isUsable({ changePercent, provenance }: Quote): boolean {
  return changePercent !== null && !unusable.has(provenance.status);
}

/** The stories furthest from neutral, newer ones first among equals. */
export function strongest(items: readonly NewsItem[]): NewsItem[] {
  const strength = ({ sentiment }: NewsItem) => Math.abs((sentiment ?? 0.5) - 0.5);
  return items.toSorted((one, other) => strength(other) - strength(one)).slice(0, shownHeadlines);
}

export function joined(parts: readonly Provenance[]): Provenance {
  return joinedProvenance(parts) ?? noProvenance();
}
