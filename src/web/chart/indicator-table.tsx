import type { ReactNode } from "react";
import type { Bar } from "#contract/market.ts";
import type { Provenance } from "#contract/provenance.ts";
import { formatDay, formatTime } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { missing } from "../format/missing.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { classNames } from "../ui/class-names.ts";
import { csv } from "./csv.ts";
import styles from "./indicator-chart.module.css";
import { indicatorCsvRows } from "./indicator-csv.ts";
import { type IndicatorPane, lineValue } from "./indicator-panes.ts";
import figure from "./price-chart.module.css";

/** The bars with their indicators as a table, newest first, with a button that saves them. */
export function IndicatorTable({
  symbol,
  interval,
  intervalLabel,
  bars,
  panes,
  timeZone,
  provenance,
}: {
  symbol: string;
  /** As in the name of the file. */
  interval: string;
  intervalLabel: string;
  bars: readonly Bar[];
  panes: readonly IndicatorPane[];
  timeZone: string;
  provenance: Provenance;
}): ReactNode {
  const { columns } = text.chart;
  const isIntraday = bars.some(({ time }) => time !== undefined);
  const caption = text.chart.tableCaption(symbol, intervalLabel);
  const lines = panes.flatMap((pane) => pane.lines.map((line) => ({ pane, line })));
  const price = (value: number | null): string => (value === null ? missing : (panes[0]?.format(value) ?? missing));
  const rows = bars.map((bar, index) => ({ bar, index })).toReversed();
  return (
    <div className={classNames(figure.figure, styles.figureTable)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table must scroll by keyboard */}
      <section className={figure.tableFrame} tabIndex={0} aria-label={caption}>
        <table className={figure.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.date}</th>
              {isIntraday ? <th scope="col">{columns.time}</th> : null}
              <th scope="col">{columns.open}</th>
              <th scope="col">{columns.high}</th>
              <th scope="col">{columns.low}</th>
              <th scope="col">{columns.close}</th>
              <th scope="col">{columns.volume}</th>
              {lines.map(({ pane, line }) => (
                <th key={line.id} scope="col">
                  {pane.id === "price" ? line.label : [pane.label, line.label].filter(Boolean).join(" ")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ bar, index }) => (
              <tr key={bar.time ?? bar.date}>
                <td>{formatDay(bar.date)}</td>
                {isIntraday ? (
                  <td>{bar.time === undefined ? missing : formatTime(Date.parse(bar.time), timeZone)}</td>
                ) : null}
                <td>{price(bar.open)}</td>
                <td>{price(bar.high)}</td>
                <td>{price(bar.low)}</td>
                <td>{price(bar.close)}</td>
                <td>{formatWhole(bar.volume)}</td>
                {lines.map(({ pane, line }) => (
                  <td key={line.id}>{lineValue(pane, line, index)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={figure.foot}>
        <Button
          size="small"
          onClick={() =>
            saveFile(
              `${symbol}-${interval}-indicators.csv`.replaceAll(/[^\w.=^-]/g, "_"),
              csv(indicatorCsvRows(bars, panes, provenance)),
              "text/csv",
            )
          }
        >
          {text.chart.downloadCsv}
        </Button>
      </div>
    </div>
  );
}
