import { groundAnswer } from "#core/grounding/index.ts";
import type { NumberCase, Plant } from "./number-cases.ts";

export interface Rate {
  readonly hits: number;
  readonly of: number;
  readonly rate: number;
}

/** How many true numbers were matched, how many false ones were not, and which went wrong. */
export function numberRates(cases: readonly NumberCase[]) {
  const counts = new Map<Plant | null, { hits: number; of: number }>();
  const misses: string[] = [];
  for (const { plant, sentence, text, evidence, numbers } of cases) {
    const { figures } = groundAnswer(text, evidence);
    const count = counts.get(plant) ?? { hits: 0, of: 0 };
    counts.set(plant, count);
    for (const { start, end } of numbers) {
      const read = figures.filter((figure) => figure.start < end && figure.end > start);
      const isMatched = read.length === 1 && read[0]?.state !== "not-found";
      const isCaught = read.some(({ state }) => state === "not-found");
      count.of += 1;
      if (plant === null ? isMatched : isCaught) count.hits += 1;
      else misses.push(`${plant ?? "true"}, ${sentence}: ${text.slice(start, end)} in “${text.slice(0, 300)}”`);
    }
  }
  const rated = (some: readonly { hits: number; of: number }[]): Rate => {
    const hits = some.reduce((sum, count) => sum + count.hits, 0);
    const of = some.reduce((sum, count) => sum + count.of, 0);
    return { hits, of, rate: of === 0 ? 0 : hits / of };
  };
  const planted = [...counts].flatMap(([plant, count]) => (plant === null ? [] : [[plant, count] as const]));
  return {
    matched: rated([counts.get(null) ?? { hits: 0, of: 0 }]),
    caught: rated(planted.map(([, count]) => count)),
    byPlant: Object.fromEntries(planted.map(([plant, count]) => [plant, rated([count])])),
    misses,
  };
}
