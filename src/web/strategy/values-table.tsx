import type { ReactNode } from "react";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { formatDay } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { strategyText } from "../text/strategy-text.ts";
import type { LabPane } from "./lab-chart.tsx";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const maxRows = 400;

/** A chart's data as a table, latest day first. */
export function ValuesTable({ dates, panes }: { dates: readonly PlainDate[]; panes: readonly LabPane[] }): ReactNode {
  const columns = panes.flatMap((pane) => pane.lines.map((line) => ({ ...line, id: `${pane.id} ${line.id}`, pane })));
  const first = Math.max(0, dates.length - maxRows);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard
    <section className={classNames("relative scroll", styles.tableFrame)} tabIndex={0} aria-label={words.tableCaption}>
      <table className={classNames("full", styles.table)}>
        <caption className="visually-hidden">{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.tableDate}</th>
            {columns.map(({ id, label }) => (
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
                {columns.map(({ id, values, pane }) => {
                  const value = values[first + place] ?? null;
                  return <td key={id}>{value === null ? missing : pane.format(value)}</td>;
                })}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
      {first === 0 ? null : <p className="note">{words.tableShown(maxRows, dates.length)}</p>}
    </section>
  );
}
