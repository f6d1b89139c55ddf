import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { dateOfDay } from "#core/portfolio/civil-day.ts";
import { holdings, performance, type PortfolioInput } from "#core/portfolio/index.ts";
import type { Figure } from "./main.ts";
import { type Columns, inputOf, madeColumns, type Shape, symbolName } from "./portfolio/columns.ts";
import { limitLoop } from "./portfolio/limit-loop.ts";

const shapes: readonly Shape[] = [
  { lines: 1_000, symbols: 50, years: 10 },
  { lines: 10_000, symbols: 50, years: 10 },
  { lines: 10_000, symbols: 500, years: 10 },
  { lines: 10_000, symbols: 5_000, years: 10 },
  { lines: 50_000, symbols: 500, years: 20 },
  { lines: 100_000, symbols: 500, years: 20 },
];
/** Enough for the compiler to have seen what runs often. */
const runs = 40;

/**
 * Processor time of a full calculation (holdings, three returns, bridge, daily values) beside the limit loop in the
 * same process, then after one more transaction and after a new price. Checks that results agree first. Each shape has
 * its own process.
 */
export function* run(): Generator<Figure> {
  if (existsSync(outsideDriver)) yield* outside();
  for (const shape of shapes) {
    const script = `import { measure } from ${JSON.stringify(import.meta.url)}; process.stdout.write(JSON.stringify(measure(${JSON.stringify(shape)})));`;
    const child = spawnSync(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script], {
      encoding: "utf8",
    });
    if (child.status !== 0) throw new Error(child.stderr);
    yield JSON.parse(child.stdout) as Figure;
  }
}

/** A driver that knows nothing of the product, with a limit loop of its own; it lies beside some checkouts. */
const outsideDriver = join(import.meta.dirname, "../../shared/bench/portfolio.mjs");
const outsideRuns = 5;

/** The outside driver's figures for 10,000 lines from nothing, and after one more line. */
function* outside(): Generator<Figure> {
  for (const isEdit of [false, true]) {
    const child = spawnSync(process.execPath, ["--expose-gc", outsideDriver, "10000", "50", "10"], {
      encoding: "utf8",
      cwd: dirname(outsideDriver),
      env: {
        ...process.env,
        PROJECT: join(import.meta.dirname, ".."),
        OURS: "portfolio-ours.mjs",
        OURS_RUNS: String(outsideRuns),
        WARM: isEdit ? "1" : "",
      },
    });
    const result = /^RESULT (.*)$/m.exec(child.stdout)?.[1];
    if (child.status !== 0 || result === undefined) throw new Error(child.stderr);
    const found = JSON.parse(result) as { limit_cpu_ms: number; ours_cpu_ms: number; ours_over_limit: number };
    yield {
      driver: isEdit ? "outside, one more line" : "outside, from nothing",
      lines: 10_000,
      symbols: 50,
      years: 10,
      runs: outsideRuns,
      limitMs: found.limit_cpu_ms,
      oursMs: found.ours_cpu_ms,
      overLimit: found.ours_over_limit,
    };
  }
}

/** The output line of one shape. */
export function measure(shape: Shape): Figure {
  const columns = madeColumns(shape);
  const input = inputOf(columns);
  assertEqual(columns, input);
  const days = daysOf(columns);
  const limit = minimumMs(() => limitLoop(columns), shape.lines > 10_000 ? 20 : 200);
  const cold = minimumMs(() => calculate(freshly(input), days));
  let kept = freshly(input);
  const before = heapMegabytes();
  calculate(kept, days);
  const extra = heapMegabytes() - before;
  const last = input.transactions.at(-1);
  if (last === undefined) throw new Error("the ledger is empty");
  let edits = 0;
  const edit = minimumMs(() => {
    edits += 1;
    const added = { ...last, id: `edit-${edits}`, type: "buy" as const, quantity: "1", price: "10", amount: null };
    kept = { ...kept, transactions: [...kept.transactions, added] };
    calculate(kept, days);
  });
  const tick = minimumMs(() => {
    kept = { ...kept, prices: withNewPrice(kept.prices) };
    holdings(kept, { asOf: days.to, by: "symbol", lotsOf: null });
  });
  return {
    ...shape,
    limitMs: rounded(limit),
    coldMs: rounded(cold),
    coldOverLimit: rounded(cold / limit),
    editMs: rounded(edit),
    editOverCold: rounded(edit / cold),
    holdingsAfterPriceMs: rounded(tick),
    extraMegabytes: rounded(extra),
  };
}

function daysOf({ firstDay, dayCount }: Columns) {
  return { from: dateOfDay(firstDay + 1), to: dateOfDay(firstDay + dayCount - 1) };
}

function calculate(input: PortfolioInput, { from, to }: { readonly from: string; readonly to: string }) {
  const now = holdings(input, { asOf: to, by: "symbol", lotsOf: null });
  const { returns, bridge } = performance(input, { from, to });
  if (bridge?.closing !== now.totalValue || returns.timeWeighted === null) throw new Error("the figures do not agree");
}

/** Fresh objects, so that no calculation finds cached results. */
function freshly(input: PortfolioInput): PortfolioInput {
  return { ...input, transactions: input.transactions.map((line) => ({ ...line })), rates: { ...input.rates } };
}

function withNewPrice(prices: PortfolioInput["prices"]): PortfolioInput["prices"] {
  const symbol = symbolName(0);
  const series = prices[symbol];
  return series === undefined ? prices : { ...prices, [symbol]: { ...series } };
}

/** Checks that both agree: every instrument's value to the cent, daily values and returns to nine digits. */
function assertEqual(columns: Columns, input: PortfolioInput): void {
  const expected = limitLoop(columns);
  const scope = { symbols: columns.closes.map((_, index) => symbolName(index)) };
  const range = daysOf(columns);
  const { returns, bridge, days } = performance(input, { ...range, scope });
  const cents = 0.005 * columns.closes.length + 1e-9 * expected.value;
  assertNear("value", Number(bridge?.closing), expected.value, cents);
  for (const [index, { date, value }] of days.entries())
    assertNear(date, value ?? Number.NaN, expected.values[index] ?? Number.NaN, cents);
  assertNear("time-weighted return", returns.timeWeighted ?? Number.NaN, expected.timeWeighted, 1e-6);
  assertNear("money-weighted return", returns.yearly?.moneyWeighted ?? Number.NaN, expected.moneyWeighted, 1e-6);
}

function assertNear(name: string, found: number, expected: number, slack: number): void {
  if (!(Math.abs(found - expected) <= slack)) throw new Error(`${name}: ${found} is not ${expected}`);
}

/** The minimum processor time of several calls in milliseconds, after two warm-up calls. */
function minimumMs(work: () => unknown, count = runs): number {
  let minimum = Number.POSITIVE_INFINITY;
  for (let index = -2; index < count; index += 1) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    if (index >= 0) minimum = Math.min(minimum, (user + system) / 1000);
  }
  return minimum;
}

function heapMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
