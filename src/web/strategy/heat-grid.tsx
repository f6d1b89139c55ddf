import type { ReactNode } from "react";
import { heatStep } from "../chart/heat-step.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import type { GridAnswer, GridAxis, GridCell } from "./lab-jobs.ts";
import { percentCell } from "./months-table.tsx";
import { numberLabel } from "./number-label.ts";
import styles from "./strategy.module.css";
import { DataTable, type CellProps } from "../ui/data-table.tsx";

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
    down === null ? "" : numberLabel(down.number),
    numberLabel(across.number),
    words.sensitivity.metrics[metric],
  );
  const rows = (down === null ? [null] : down.values).map((value, index) => ({ value, index }));
  const cellAt = (row: number, column: number): number | null => {
    const cell = answer.cells[row * across.values.length + column];
    return cell === undefined ? null : valueOf(cell, metric);
  };
  const placeOf = (row: number, column: number): "own" | "beside" | undefined => {
    const [right, below] = [Math.abs(column - ownColumn), Math.abs(row - ownRow)];
    return right + below === 0 ? "own" : Math.max(right, below) === 1 ? "beside" : undefined;
  };
  return (
    <div>
      <p className="flex wrap gap-y-0 gap-x-3 soft size-meta" aria-hidden="true">
        {down === null ? null : <span>↓ {numberLabel(down.number)}</span>}
        <span>→ {numberLabel(across.number)}</span>
      </p>
      <DataTable
        caption={caption}
        columns={[
          {
            id: "row",
            head: numberLabel((down ?? across).number),
            isHeadHidden: true,
            render: ({ value }) => value,
          },
          ...across.values.map((head, column) => ({
            id: String(head),
            head,
            render: ({ index }: { index: number }) => cellWords(cellAt(index, column), metric, placeOf(index, column)),
            cellProps: ({ index }: { index: number }) =>
              heatOf(cellAt(index, column), metric, limit, placeOf(index, column)),
          })),
        ]}
        rows={rows}
        keyOf={({ value }) => value ?? "only"}
        look="heat"
        inset="none"
        frame="wide"
        className={styles.grid}
      />
    </div>
  );
}

function cellWords(value: number | null, metric: GridMetric, place: "own" | "beside" | undefined): ReactNode {
  if (value === null) return missing;
  return (
    <>
      {valueWords(value, metric)}
      {place === undefined ? null : (
        <span className="visually-hidden">
          , {place === "own" ? words.sensitivity.here : words.sensitivity.neighbour}
        </span>
      )}
    </>
  );
}

function heatOf(
  value: number | null,
  metric: GridMetric,
  limit: number,
  place: "own" | "beside" | undefined,
): CellProps {
  if (value === null) return { className: "faint", title: words.sensitivity.unknown };
  return { "data-heat": metric === "trades" || limit === 0 ? 0 : heatStep(value, limit), "data-place": place };
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
