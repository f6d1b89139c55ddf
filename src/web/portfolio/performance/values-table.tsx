import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { missing } from "../../format/missing.ts";
import { figuresText } from "../../text/figures-text.ts";
import type { DayLine } from "../../chart/day-chart.tsx";
import styles from "./performance.module.css";
import { classNames } from "../../ui/class-names.ts";

const maxRows = 400;

/** The charts' data, newest day first. Long ranges show the newest days; the CSV has them all. */
export function ValuesTable({
  dates,
  lines,
  money,
  percent,
  caption,
}: {
  dates: readonly string[];
  lines: readonly DayLine[];
  money: (value: number) => string;
  percent: (value: number) => string;
  caption: string;
}): ReactNode {
  const first = Math.max(0, dates.length - maxRows);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
    <section className={classNames("scroll", styles.scroll)} tabIndex={0} aria-label={caption}>
      <table className={classNames("nowrap", styles.table)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{figuresText.performance.computed.columns.date}</th>
            {lines.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates
            .slice(first)
            .map((date, place) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                {lines.map(({ id, look, values }) => {
                  const value = values[first + place] ?? null;
                  return <td key={id}>{value === null ? missing : look === "fall" ? percent(value) : money(value)}</td>;
                })}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
      {first === 0 ? null : (
        <p className={classNames("mt-2h note", styles.note)}>
          {figuresText.performance.computed.shown(maxRows, dates.length)}
        </p>
      )}
    </section>
  );
}
