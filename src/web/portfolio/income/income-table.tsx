import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { Money } from "../../holdings/money.tsx";
import { hasPayments } from "../../holdings/has-payments.ts";
import { RecordedIncome } from "../../holdings/recorded-income.tsx";
import { insightsPath } from "../../market/insights-path.ts";
import { text } from "../../text/text.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import type { Income } from "../figures-types.ts";
import styles from "./income.module.css";
import { DataTable } from "../../ui/data-table.tsx";

const words = figuresText.income;
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
      <DataTable
        caption={words.instrumentCaption}
        columns={[
          {
            id: "symbol",
            head: words.columns.symbol,
            render: ({ symbol }) =>
              symbol === null ? words.interest : <Link to={insightsPath(symbol)}>{symbol}</Link>,
          },
          {
            id: "last",
            head: words.columns.last,
            render: ({ receivedTwelveMonths, receivedInAll }) => (
              <RecordedIncome
                amount={receivedTwelveMonths}
                hasPayments={hasPayments(receivedInAll)}
                currency={baseCurrency}
              />
            ),
          },
          {
            id: "all",
            head: words.columns.all,
            className: "faint",
            render: ({ receivedInAll }) => (
              <RecordedIncome amount={receivedInAll} hasPayments={hasPayments(receivedInAll)} currency={baseCurrency} />
            ),
          },
          {
            id: "expected",
            head: words.columns.expected,
            render: ({ expectedTwelveMonths }) => <Money amount={expectedTwelveMonths} currency={baseCurrency} />,
            cellProps: ({ expectedTwelveMonths }) => ({
              title: expectedTwelveMonths === null ? words.nothingExpected : undefined,
            }),
          },
          { id: "cost", head: words.columns.cost, render: (row) => yieldOf(row, row.yieldOnCost) },
          { id: "value", head: words.columns.value, render: (row) => yieldOf(row, row.yieldOnValue) },
          {
            id: "rhythm",
            head: words.columns.rhythm,
            render: ({ paymentsPerYear }) =>
              paymentsPerYear === null ? missing : (words.rhythms[String(paymentsPerYear)] ?? `${paymentsPerYear}×`),
            cellProps: ({ paymentsPerYear }) => ({ title: paymentsPerYear === null ? words.noRhythm : undefined }),
          },
          { id: "next", head: words.columns.next, render: ({ next }) => <Next next={next} currency={baseCurrency} /> },
        ]}
        rows={sorted}
        keyOf={({ symbol }) => symbol ?? ""}
        frame="wide"
      />
      {sorted.some(({ receivedInAll }) => !hasPayments(receivedInAll)) ? (
        <p className="pt-2h pb-3h px-4 note">{text.position.noneRecordedHint}</p>
      ) : null}
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

/** Without a recorded payment the yield is unknown, not zero. */
function yieldOf({ receivedInAll }: Instrument, ratio: number | null): string {
  if (!hasPayments(receivedInAll)) return missing;
  return formatPercent(ratio === null ? null : ratio * 100);
}
