import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { Money } from "../../holdings/money.tsx";
import { insightsPath } from "../../market/insights-path.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import type { Income } from "../figures-types.ts";
import styles from "./income.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.income;
const columns = ["last", "all", "expected", "cost", "value", "rhythm", "next"] as const;
type Instrument = Income["instruments"][number];

/** Each holding's income: received, expected, yields, payment frequency and next date. */
export function IncomeTable({ data: { instruments, baseCurrency } }: { data: Income }): ReactNode {
  const sorted = instruments.toSorted(
    (a, b) =>
      Number(b.receivedTwelveMonths) - Number(a.receivedTwelveMonths) ||
      Number(b.expectedTwelveMonths ?? 0) - Number(a.expectedTwelveMonths ?? 0),
  );
  return (
    <Card title={words.byInstrument} flush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard */}
      <section className={classNames("scroll-x", styles.scrollX)} tabIndex={0} aria-label={words.instrumentCaption}>
        <table className={classNames("nowrap", styles.table)}>
          <caption className="visually-hidden">{words.instrumentCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.symbol}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((instrument) => (
              <tr key={instrument.symbol ?? ""}>
                <th scope="row">
                  {instrument.symbol === null ? (
                    words.interest
                  ) : (
                    <Link to={insightsPath(instrument.symbol)}>{instrument.symbol}</Link>
                  )}
                </th>
                <td>
                  <Money amount={instrument.receivedTwelveMonths} currency={baseCurrency} />
                </td>
                <td className="faint">
                  <Money amount={instrument.receivedInAll} currency={baseCurrency} />
                </td>
                <td title={instrument.expectedTwelveMonths === null ? words.nothingExpected : undefined}>
                  <Money amount={instrument.expectedTwelveMonths} currency={baseCurrency} />
                </td>
                <td>{ratioOf(instrument.yieldOnCost)}</td>
                <td>{ratioOf(instrument.yieldOnValue)}</td>
                <td title={instrument.paymentsPerYear === null ? words.noRhythm : undefined}>
                  {instrument.paymentsPerYear === null
                    ? missing
                    : (words.rhythms[String(instrument.paymentsPerYear)] ?? `${instrument.paymentsPerYear}×`)}
                </td>
                <td>
                  <Next next={instrument.next} currency={baseCurrency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Next({ next, currency }: { next: Instrument["next"]; currency: string }): ReactNode {
  if (next === null) return <span title={words.nothingExpected}>{missing}</span>;
  return (
    <span className={styles.next}>
      <Money amount={next.amount} currency={currency} /> <small className="faint">{formatDay(next.date)}</small>{" "}
      <Badge look={next.isAnnounced ? "blue" : "grey"}>{next.isAnnounced ? words.announced : words.estimate}</Badge>
    </span>
  );
}

function ratioOf(ratio: number | null): string {
  return formatPercent(ratio === null ? null : ratio * 100);
}
