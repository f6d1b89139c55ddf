import { spawnSync } from "node:child_process";
import { civilDay } from "#core/portfolio/civil-day.ts";
import { holdings, performance, type PortfolioInput } from "#core/portfolio/index.ts";
import { generatedPortfolio } from "../tests/support/generated-portfolio.ts";
import type { Figure } from "./main.ts";

const counts = [100, 1_000, 10_000, 50_000];
const asOf = "2026-03-02";
const from = "2006-03-03";
const editRuns = 5;

/**
 * Seconds and peak memory of a full calculation over 20 years: holdings, the three returns, the bridge and the daily values, from
 * transactions as texts and prices as numbers, with nothing known before; and of the same after one more transaction. A process for
 * each count, so that peaks are their own.
 */
export function* run(): Generator<Figure> {
  for (const count of counts) {
    const script = `import { measure } from ${JSON.stringify(import.meta.url)}; process.stdout.write(JSON.stringify(measure(${count})));`;
    const child = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
    if (child.status !== 0) throw new Error(child.stderr);
    yield JSON.parse(child.stdout) as Figure;
  }
}

/** One line for one count of transactions. */
export function measure(transactionCount: number): Figure {
  const generated = generatedPortfolio({ transactionCount });
  const input = withColumns(generated);
  const before = process.resourceUsage().maxRSS;
  const cold = timed(() => calculate(input));
  const edits = Array.from({ length: editRuns }, (_, index) => {
    const last = generated.transactions.findLast(({ type }) => type === "buy");
    if (last === undefined) throw new Error("nothing was bought");
    const added = { ...last, id: `edit-${index}`, date: "2016-06-01" };
    const edited = { ...input, transactions: [...input.transactions, added] };
    return timed(() => calculate(edited));
  });
  return {
    transactions: transactionCount,
    symbols: Object.keys(input.prices).length,
    years: 20,
    coldSeconds: rounded(cold.seconds),
    coldProcessorSeconds: rounded(cold.processorSeconds),
    editSeconds: rounded(median(edits.map(({ seconds }) => seconds))),
    editProcessorSeconds: rounded(median(edits.map(({ processorSeconds }) => processorSeconds))),
    // Of the whole process, with the runtime and the generated prices and transactions.
    peakMemoryMegabytes: rounded(process.resourceUsage().maxRSS / 1024),
    inputMemoryMegabytes: rounded(before / 1024),
  };
}

function calculate(input: PortfolioInput) {
  const now = holdings(input, { asOf, by: "symbol" });
  const { returns, bridge } = performance(input, { from, to: asOf });
  if (bridge?.closing !== now.totalValue || returns.timeWeighted === null) throw new Error("the figures do not agree");
  return now;
}

/** Prices as the server hands them to the calculation: numbers in columns. */
function withColumns(input: PortfolioInput): PortfolioInput {
  const prices = Object.entries(input.prices).map(([symbol, series]) => {
    if ("days" in series.points) return [symbol, series] as const;
    const days = Int32Array.from(series.points, ({ date }) => civilDay(date));
    const closes = Float64Array.from(series.points, ({ close }) => close);
    return [symbol, { ...series, points: { days, closes } }] as const;
  });
  return { ...input, prices: Object.fromEntries(prices) };
}

function timed(work: () => unknown) {
  const cpu = process.cpuUsage();
  const start = performanceNow();
  work();
  const used = process.cpuUsage(cpu);
  return { seconds: (performanceNow() - start) / 1000, processorSeconds: (used.user + used.system) / 1e6 };
}

function performanceNow(): number {
  return globalThis.performance.now();
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;
}
