import type { ReactNode } from "react";
import type { YearOfReturns } from "#core/backtest/monthly-returns.ts";
import { heatStep } from "../chart/heat-step.ts";
import { directionOf } from "../format/direction.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
/** The return of full colour for months. */
const monthLimit = 0.12;
const yearLimit = 0.36;

/** Returns by month and year as a heat map with printed values, latest year first. */
export function MonthsTable({
  years,
  hold,
  maxYears,
}: {
  years: readonly YearOfReturns[];
  /** Buy and hold's yearly returns, shown beside each year; null to omit. */
  hold: readonly YearOfReturns[] | null;
  /** The number of years to show. */
  maxYears?: number;
}): ReactNode {
  const visibleYears = years.toReversed().slice(0, maxYears);
  const hasPartial = visibleYears.some(
    (year) => year.isPartial || year.months.some((month) => month?.isPartial === true),
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard */}
      <section className="relative max-full scroll-x" tabIndex={0} aria-label={words.monthsCaption}>
        <table className={classNames("size-meta", styles.heat)}>
          <caption className="visually-hidden">{words.monthsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.year}</span>
              </th>
              {words.monthNames.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={styles.heatYear}>
                {words.year}
              </th>
              {hold === null ? null : (
                <th scope="col" className={styles.heatYear}>
                  {words.holdYear}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {visibleYears.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {words.monthNames.map((name, index) => (
                  <HeatCell key={name} value={year.months[index] ?? null} limit={monthLimit} />
                ))}
                <HeatCell value={year} limit={yearLimit} />
                {hold === null ? null : (
                  <HeatCell value={hold.find((other) => other.year === year.year) ?? null} limit={null} />
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hasPartial ? <p className="note">{words.partialNote}</p> : null}
    </>
  );
}

function HeatCell({
  value,
  limit,
}: {
  value: { readonly returnRatio: number; readonly isPartial: boolean } | null;
  /** Null for no colour. */
  limit: number | null;
}): ReactNode {
  if (value === null) return <td className="faint">{missing}</td>;
  return (
    <td>
      <span
        className={classNames("grid place-center round-1 ink h-28", styles.heatCell)}
        data-heat={limit === null ? undefined : heatStep(value.returnRatio, limit)}
        data-partial={value.isPartial || undefined}
      >
        {percentCell(value.returnRatio)}
        {value.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
      </span>
    </td>
  );
}

/** Formats per cent for a narrow cell. */
export function percentCell(ratio: number): string {
  const percent = ratio * 100;
  const digits = Math.abs(percent) >= 99.95 ? 0 : 1;
  return `${{ up: "+", down: "−", flat: "" }[directionOf(percent, digits)]}${fixed(Math.abs(percent), digits)}`;
}
