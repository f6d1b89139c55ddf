import { priceSentiment } from "./price-sentiment.ts";

export interface MoodComponent {
  readonly name: "breadth" | "price" | "news";
  /** 0 to 1. Null without data. */
  readonly value: number | null;
  readonly weight: number;
  /** The number of symbols, or symbols with stories, behind it. */
  readonly inputs: number;
}

export interface MarketMood {
  /** Weighted mean of the components that have a value. Null if none has. */
  readonly score: number | null;
  readonly components: readonly MoodComponent[];
}

/**
 * Mood of a market from the `changePercent` and the news mood of each symbol. These are null if unknown or without
 * stories.
 */
export function marketMood(
  symbols: readonly { readonly changePercent: number | null; readonly newsMood: number | null }[],
): MarketMood {
  const changes = symbols.flatMap(({ changePercent }) =>
    changePercent === null || !Number.isFinite(changePercent) ? [] : changePercent,
  );
  const up = changes.filter((change) => change > 0).length;
  const down = changes.filter((change) => change < 0).length;
  const priceMoods = changes.flatMap((change) => priceSentiment(change) ?? []);
  const newsMoods = symbols.flatMap(({ newsMood }) => newsMood ?? []);
  const components: MoodComponent[] = [
    {
      name: "breadth",
      value: up + down === 0 ? null : up / (up + down),
      weight: 0.4,
      inputs: up + down,
    },
    {
      name: "price",
      value: mean(priceMoods),
      weight: 0.3,
      inputs: priceMoods.length,
    },
    {
      name: "news",
      value: mean(newsMoods),
      weight: 0.3,
      inputs: newsMoods.length,
    },
  ];
  return { score: weightedMean(components), components };
}

function weightedMean(components: readonly MoodComponent[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { value, weight } of components) {
    if (value === null) continue;
    sum += value * weight;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
