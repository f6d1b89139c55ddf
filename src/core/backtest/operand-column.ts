import type { Columns, Indicator } from "../indicators/index.ts";
import { BacktestFault } from "./backtest-fault.ts";
import type { Series } from "./backtest-input.ts";
import { keptOf } from "./column-cache.ts";
import { parameterConflict } from "./read-condition.ts";
import { seriesDays } from "./series-days.ts";
import type { Operand } from "./strategy.ts";

/** The sources in which operands find their names. */
export interface Sources {
  readonly indicators: readonly Indicator[];
  readonly seriesOf: ReadonlyMap<string, Series>;
}

/** The operand's value at each bar of the series, NaN if unknown. Cached. Throws a BacktestFault for missing inputs. */
export function operandColumn(operand: Operand, series: Series, sources: Sources): Float64Array {
  if (operand.kind === "number")
    return keptOf(series, `number ${operand.value}`, () => new Float64Array(series.dates.length).fill(operand.value));
  const { barsAgo, symbol, times } = operand;
  if (!Number.isInteger(barsAgo) || barsAgo < 0)
    throw new BacktestFault(`bars ago must be a whole number from 0, not ${barsAgo}`);
  const source = symbol === null ? series : sources.seriesOf.get(symbol);
  if (source === undefined) throw new BacktestFault(`there are no bars for ${symbol}, which the strategy uses`);
  if (operand.kind === "price" && barsAgo === 0 && times === 1 && source === series) return series[operand.field];
  const name = nameOf(operand, sources);
  const plain = operand.kind === "price" ? source[operand.field] : indicatorColumn(operand, source, sources, name);
  if (barsAgo === 0 && times === 1 && source === series) return plain;
  return keptOf(series, `${name} ${barsAgo} ${times} ${source === series ? "" : markOf(source)}`, () =>
    placed(plain, source, series, barsAgo, times),
  );
}

const marks = new WeakMap<Indicator | Series, number>();
let lastMark = 0;

/**
 * A number for the object itself, because another series may have the same symbol, and an indicator under test the same
 * id.
 */
function markOf(source: Indicator | Series): number {
  let mark = marks.get(source);
  if (mark === undefined) marks.set(source, (mark = ++lastMark));
  return mark;
}

type IndicatorOperand = Operand & { readonly kind: "indicator" };

function nameOf(operand: Exclude<Operand, { kind: "number" }>, sources: Sources): string {
  if (operand.kind === "price") return operand.field;
  const { id, parameters, of, output } = operand;
  const indicator = findIndicator(id, sources);
  let name = `${markOf(indicator)} ${of} ${output}`;
  for (const parameter in indicator.parameters) name += ` ${parameters[parameter] ?? ""}`;
  return name;
}

function findIndicator(id: string, { indicators }: Sources): Indicator {
  const indicator = indicators.find((each) => each.id === id);
  if (indicator === undefined) throw new BacktestFault(`there is no indicator ${id}`);
  return indicator;
}

function indicatorColumn(operand: IndicatorOperand, source: Series, sources: Sources, name: string): Float64Array {
  const { id, output, parameters, of } = operand;
  const indicator = findIndicator(id, sources);
  for (const parameter in parameters)
    if (!Object.hasOwn(indicator.parameters, parameter))
      throw new BacktestFault(`${id}: there is no parameter ${parameter}`);
  return keptOf(source, name, () => {
    if (!indicator.outputs.includes(output)) throw new BacktestFault(`${id}: there is no output ${output}`);
    if (indicator.inputs.includes("benchmark"))
      throw new BacktestFault(`${id} needs a second series, which rules don't support`);
    if (of !== "close" && indicator.inputs.some((input) => input !== "close"))
      throw new BacktestFault(`${id} uses ${indicator.inputs.join(", ")}, not ${of}`);
    const conflict = parameterConflict(indicator, parameters);
    if (conflict !== null) throw new BacktestFault(conflict);
    const columns: Columns = indicator.compute({ ...source, close: source[of] }, parameters);
    return columns[output]!;
  });
}

/** The value a number of bars earlier, as of the last bar on each day of the series, times a factor. */
function placed(plain: Float64Array, source: Series, series: Series, barsAgo: number, times: number): Float64Array {
  if (source === series)
    return Float64Array.from(plain, (_, bar) => (bar < barsAgo ? NaN : times * plain[bar - barsAgo]!));
  const sourceDays = seriesDays(source);
  let next = 0;
  return Float64Array.from(seriesDays(series), (day) => {
    while (next < sourceDays.length && sourceDays[next]! <= day) next++;
    return next - 1 < barsAgo ? NaN : times * plain[next - 1 - barsAgo]!;
  });
}
