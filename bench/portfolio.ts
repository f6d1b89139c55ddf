import { spawnSync } from "node:child_process";
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
const runs = 7;

/**
 * Processor time of a full calculation (holdings, the three returns, bridge, daily values) beside the limit loop in the same process,
 * and of the same after one more transaction and after a new price. Equality is asserted first. A process for each shape.
 */
export function* run(): Generator<Figure> {
  for (const shape of shapes) {
    const script = `import { measure } from ${JSON.stringify(import.meta.url)}; process.stdout.write(JSON.stringify(measure(${JSON.stringify(shape)})));`;
    const child = spawnSync(process.execPath, ["--expose-gc", "--input-type=module", "--eval", script], {
      encoding: "utf8",
    });
    if (child.status !== 0) throw new Error(child.stderr);
    yield JSON.parse(child.stdout) as Figure;
  }
}

/** One line for one shape. */
export function measure(shape: Shape): Figure {
  const columns = madeColumns(shape);
  const input = inputOf(columns);
  assertEqual(columns, input);
  const days = daysOf(columns);
  const limit = leastMs(() => limitLoop(columns), shape.lines > 10_000 ? 20 : 200);
  const cold = leastMs(() => calculate(freshly(input), days));
  let kept = freshly(input);
  const before = heapMegabytes();
  calculate(kept, days);
  const extra = heapMegabytes() - before;
  const last = input.transactions.at(-1);
  if (last === undefined) throw new Error("the ledger is empty");
  let edits = 0;
  const edit = leastMs(() => {
    edits += 1;
    const added = { ...last, id: `edit-${edits}`, type: "buy" as const, quantity: "1", price: "10", amount: null };
    kept = { ...kept, transactions: [...kept.transactions, added] };
    calculate(kept, days);
  });
  const tick = leastMs(() => {
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

/** Objects that no calculation has seen. */
function freshly(input: PortfolioInput): PortfolioInput {
  return { ...input, transactions: input.transactions.map((line) => ({ ...line })), rates: { ...input.rates } };
}

function withNewPrice(prices: PortfolioInput["prices"]): PortfolioInput["prices"] {
  const symbol = symbolName(0);
  const series = prices[symbol];
  return series === undefined ? prices : { ...prices, [symbol]: { ...series } };
}

/** Both count the same: the value to the cent of every instrument, daily values and returns to nine digits. */
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

/** Processor time of the fastest of some calls, in milliseconds, after two that warm up. */
function leastMs(work: () => unknown, count = runs): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = -2; index < count; index += 1) {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    if (index >= 0) least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

function heapMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
