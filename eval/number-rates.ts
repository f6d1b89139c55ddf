import { groundAnswer } from "#core/grounding/index.ts";
import type { NumberCase, Plant } from "./number-cases.ts";

export interface Rate {
  readonly hits: number;
  readonly of: number;
  readonly rate: number;
}

/** How many planted errors aren't green, how many true numbers are said to be wrong, and how many are linked to their fact. */
export function numberRates(cases: readonly NumberCase[]) {
  const planted = new Map<Plant, { hits: number; of: number }>();
  const accused = { hits: 0, of: 0 };
  const linked = { hits: 0, of: 0 };
  const misses: string[] = [];
  for (const { plant, sentence, text, evidence, numbers } of cases) {
    const { figures } = groundAnswer(text, evidence);
    for (const { start, end } of numbers) {
      const read = figures.filter((figure) => figure.start < end && figure.end > start);
      const isGreen = read.some(({ state }) => state === "data" || state === "computed");
      const isWrong = read.some(({ mismatch }) => mismatch !== null && mismatch !== "typed");
      if (plant === null) {
        accused.of += 1;
        linked.of += 1;
        if (isWrong) accused.hits += 1;
        if (isGreen) linked.hits += 1;
        if (isWrong) misses.push(`true, ${sentence}: ${text.slice(start, end)} in “${text.slice(0, 300)}”`);
        continue;
      }
      const count = planted.get(plant) ?? { hits: 0, of: 0 };
      planted.set(plant, count);
      count.of += 1;
      if (isGreen) misses.push(`${plant}, ${sentence}: ${text.slice(start, end)} in “${text.slice(0, 300)}”`);
      else count.hits += 1;
    }
  }
  const rated = (some: readonly { hits: number; of: number }[]): Rate => {
    const hits = some.reduce((sum, count) => sum + count.hits, 0);
    const of = some.reduce((sum, count) => sum + count.of, 0);
    return { hits, of, rate: of === 0 ? 0 : hits / of };
  };
  return {
    planted: rated([...planted.values()]),
    accused: rated([accused]),
    linked: rated([linked]),
    byPlant: Object.fromEntries([...planted].map(([plant, count]) => [plant, rated([count])])),
    misses,
  };
}
