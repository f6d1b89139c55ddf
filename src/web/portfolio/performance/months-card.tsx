import { useState } from "react";
import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { missing } from "../../format/missing.ts";
import { fixed } from "../../format/number-format.ts";
import { unpricedThroughout } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import type { Performance } from "../figures-types.ts";
import { heatLimit, heatStep } from "../../chart/heat-step.ts";
import styles from "./performance.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance.months;
type Mode = keyof typeof words.modes;
type Period = Performance["months"][number];

/**
 * The time-weighted return of each month and year as a heat map with printed values, or its difference from the
 * benchmark's.
 */
export function MonthsCard({ data }: { data: Performance }): ReactNode {
  const { months, years, benchmark } = data;
  const [chosenMode, setMode] = useState<Mode>("portfolio");
  const mode = benchmark === null ? "portfolio" : chosenMode;
  const byPeriod = new Map(months.map((month) => [month.period, month]));
  const without = unpricedThroughout(data);
  if (without.names.length > 0)
    return <Card title={words.title} state={{ kind: "empty", message: unpricedWords(without) }} />;
  const hasPartial = [...months, ...years].some(({ isPartial }) => isPartial);
  return (
    <Card
      title={words.title}
      beside={<span className={classNames("quiet", styles.quiet)}>{words.inPercent}</span>}
      actions={
        benchmark === null ? null : (
          <SegmentedControl
            label={words.mode}
            value={mode}
            options={[
              { value: "portfolio", label: words.modes.portfolio },
              { value: "difference", label: words.versus(benchmark.symbol) },
            ]}
            onChange={setMode}
          />
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard */}
      <section className="scroll-x" tabIndex={0} aria-label={words.caption}>
        <table className={classNames("size-meta", styles.heat)}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.year}</span>
              </th>
              {words.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.year}</th>
              {benchmark === null ? null : <th scope="col">{benchmark.symbol}</th>}
            </tr>
          </thead>
          <tbody>
            {years.toReversed().map((year) => (
              <tr key={year.period}>
                <th scope="row">{year.period}</th>
                {words.names.map((name, index) => (
                  <Cell
                    key={name}
                    period={byPeriod.get(`${year.period}-${String(index + 1).padStart(2, "0")}`)}
                    mode={mode}
                  />
                ))}
                <td className={classNames("ink strong", styles.yearSum)} data-partial={year.isPartial || undefined}>
                  {formatCell(valueOf(year, mode))}
                  {year.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
                </td>
                {benchmark === null ? null : (
                  <td className={classNames("quiet", styles.quiet)}>{formatCell(year.benchmark)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="flex wrap gap-y-1 gap-x-3 mt-2 faint size-meta">
        {hasPartial ? <span>{words.partialNote}</span> : null}
        <span className={classNames("inline-row gap-half ml-auto", styles.heatScale)} aria-hidden="true">
          {formatCell(-heatLimit)}
          {[-3, -2, -1, 0, 1, 2, 3].map((step) => (
            <i className="round-half h-10" key={step} data-heat={step} />
          ))}
          {formatCell(heatLimit)}
        </span>
        <span className="visually-hidden">{words.scale(formatCell(-heatLimit), formatCell(heatLimit))}</span>
      </p>
    </Card>
  );
}

function Cell({ period, mode }: { period: Period | undefined; mode: Mode }): ReactNode {
  if (period === undefined)
    return (
      <td className="faint" title={words.outside}>
        {missing}
      </td>
    );
  const value = valueOf(period, mode);
  if (value === null)
    return (
      <td className="faint" title={words.unknown}>
        {figuresText.performance.returns.notAvailable}
      </td>
    );
  return (
    <td>
      <span
        className={classNames("grid place-center round-1 ink h-26", styles.heatCell)}
        data-heat={heatStep(value)}
        data-partial={period.isPartial || undefined}
      >
        {formatCell(value)}
        {period.isPartial ? <span className="visually-hidden">, {words.partial}</span> : null}
      </span>
    </td>
  );
}

function valueOf({ portfolio, benchmark }: Period, mode: Mode): number | null {
  if (mode === "portfolio") return portfolio;
  return portfolio === null || benchmark === null ? null : portfolio - benchmark;
}

/** Formats with two decimals, one from ten on, to fit a narrow cell. */
function formatCell(ratio: number | null): string {
  if (ratio === null) return missing;
  const percent = ratio * 100;
  const digits = Math.abs(percent) >= 9.995 ? 1 : 2;
  const sign = { up: "+", down: "−", flat: "" }[directionOf(percent, digits)];
  return `${sign}${fixed(Math.abs(percent), digits)}`;
}
