import type { ReactNode } from "react";
import { heatStep } from "../chart/heat-step.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import type { GridAnswer, GridAxis, GridCell } from "./lab-jobs.ts";
import { percentCell } from "./months-table.tsx";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

export type GridMetric = keyof typeof words.sensitivity.metrics;

/** A rule's results with other parameters: colours around zero, the rule's own cell framed, its neighbours outlined. */
export function HeatGrid({
  answer,
  across,
  down,
  metric,
}: {
  answer: GridAnswer;
  across: GridAxis;
  down: GridAxis | null;
  metric: GridMetric;
}): ReactNode {
  const ownColumn = across.values.indexOf(across.number.value);
  const ownRow = down === null ? 0 : down.values.indexOf(down.number.value);
  const limit = heatLimitOf(answer.cells.map((cell) => valueOf(cell, metric)));
  const caption = words.sensitivity.caption(
    down?.number.label ?? "",
    across.number.label,
    words.sensitivity.metrics[metric],
  );
  const rows = down === null ? [null] : down.values;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard
    <section className="relative max-full scroll-x" tabIndex={0} aria-label={caption}>
      <p className="flex wrap gap-y-0 gap-x-3 soft size-meta" aria-hidden="true">
        {down === null ? null : <span>↓ {down.number.label}</span>}
        <span>→ {across.number.label}</span>
      </p>
      <table className={classNames("size-meta", styles.grid)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{down?.number.label ?? across.number.label}</span>
            </th>
            {across.values.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row ?? "only"}>
              <th scope="row">{row}</th>
              {across.values.map((value, column) => {
                const cell = answer.cells[rowIndex * across.values.length + column];
                const [right, below] = [Math.abs(column - ownColumn), Math.abs(rowIndex - ownRow)];
                const place = right + below === 0 ? "own" : Math.max(right, below) === 1 ? "beside" : undefined;
                return <Cell key={value} cell={cell} metric={metric} place={place} limit={limit} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({
  cell,
  metric,
  place,
  limit,
}: {
  cell: GridCell | undefined;
  metric: GridMetric;
  place: "own" | "beside" | undefined;
  limit: number;
}): ReactNode {
  const value = cell === undefined ? null : valueOf(cell, metric);
  if (value === null)
    return (
      <td className="faint" title={words.sensitivity.unknown}>
        {missing}
      </td>
    );
  const step = metric === "trades" || limit === 0 ? 0 : heatStep(value, limit);
  return (
    <td>
      <span
        className={classNames("grid place-center round-1 ink h-28", styles.heatCell)}
        data-heat={step}
        data-place={place}
      >
        {valueWords(value, metric)}
        {place === undefined ? null : (
          <span className="visually-hidden">
            , {place === "own" ? words.sensitivity.here : words.sensitivity.neighbour}
          </span>
        )}
      </span>
    </td>
  );
}

/** The value of full colour, chosen so that a few extreme cells don't fade all others. */
function heatLimitOf(values: readonly (number | null)[]): number {
  const sizes = values
    .flatMap((value) => (value === null ? [] : Math.abs(value)))
    .toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length * 0.7)] ?? 0;
}

function valueOf({ figures }: GridCell, metric: GridMetric): number | null {
  if (figures === null) return null;
  return {
    made: figures.totalReturnRatio,
    fall: figures.maximumDrawdownRatio,
    sharpe: figures.sharpe,
    trades: figures.tradeCount,
  }[metric];
}

function valueWords(value: number, metric: GridMetric): string {
  if (metric === "trades") return String(value);
  if (metric === "sharpe") return fixed(value, 2);
  return Math.abs(value) >= 0.0995
    ? percentCell(Math.round(value * 100) / 100).replace(/[.,]0$/, "")
    : percentCell(value);
}
