import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { Money, MoneyChange } from "../../holdings/money.tsx";
import { hasPayments } from "../../holdings/has-payments.ts";
import { RecordedIncome } from "../../holdings/recorded-income.tsx";
import { text } from "../../text/text.ts";
import { classNames } from "../../ui/class-names.ts";
import type { FooterRow } from "../../ui/data-table.tsx";
import { CashBalances } from "./cash-balances.tsx";
import type { ColumnId, Holding, HoldingsAnswer } from "./holdings-columns.ts";
import styles from "./holdings.module.css";
import { leftOut } from "./left-out.ts";
import { WeightBar } from "./weight-bar.tsx";

const words = text.holdings;

export type TableColumnId = ColumnId | "symbol" | "menu";

/** Returns the table's last rows: cash and the total. */
export function holdingsFooter(
  data: HoldingsAnswer,
  holdings: readonly Holding[],
): readonly FooterRow<TableColumnId>[] {
  const left = leftOut({ holdings, cash: data.cash });
  const total: FooterRow<TableColumnId> = {
    id: "total",
    className: classNames("medium", styles.totalRow),
    head: (
      <span className={classNames("flex gap-2", styles.summaryName)}>
        <b className="strong">{words.total}</b>{" "}
        {left.length === 0 ? null : <span className="quiet normal">{words.leftOut(left.join(", "))}</span>}
      </span>
    ),
    render: (column) => <TotalCell column={column} data={data} holdings={holdings} />,
  };
  if (data.cash.length === 0) return [total];
  const cash: FooterRow<TableColumnId> = {
    id: "cash",
    label: words.cash,
    head: (
      <span className={classNames("flex gap-2", styles.summaryName)}>
        <b className="medium">{words.cash}</b>{" "}
        <span className="quiet normal">
          <CashBalances data={data} />
        </span>
      </span>
    ),
    render: (column) => <CashCell column={column} data={data} />,
  };
  return [cash, total];
}

function CashCell({
  column,
  data: { cash, totalCash, baseCurrency },
}: {
  column: TableColumnId;
  data: HoldingsAnswer;
}): ReactNode {
  if (column === "value") {
    const isKnown = cash.every(({ value }) => value !== null);
    return <Money amount={isKnown ? totalCash : null} currency={baseCurrency} />;
  }
  if (column !== "weight") return null;
  const weight = cash.reduce<number | null>(
    (sum, one) => (sum === null || one.weight === null ? null : sum + one.weight),
    0,
  );
  return <WeightBar weight={weight} />;
}

function TotalCell({
  column,
  data,
  holdings,
}: {
  column: TableColumnId;
  data: HoldingsAnswer;
  holdings: readonly Holding[];
}): ReactNode {
  const currency = data.baseCurrency;
  const gainPercent = data.totalGainLossPercent;
  switch (column) {
    case "value":
      return <Money amount={data.totalValue} currency={currency} />;
    case "cost":
      return <Money amount={data.totalCost} currency={currency} />;
    case "weight":
      return Number(data.totalValue) === 0 ? null : formatPercent(100, 1);
    case "today":
      return holdings.length > 0 && holdings.every(({ dayChange }) => dayChange === null) ? (
        text.portfolio.notAvailable
      ) : (
        <>
          <MoneyChange amount={data.totalDayChange} currency={currency} />{" "}
          {data.totalDayChangePercent === null ? null : (
            <small>{formatPercentChange(data.totalDayChangePercent)}</small>
          )}
        </>
      );
    case "gain":
      return (
        <>
          {gainPercent === null ? (
            text.portfolio.notAvailable
          ) : (
            <MoneyChange amount={data.totalGainLoss} currency={currency} hasArrow />
          )}
        </>
      );
    case "gainPercent":
      return gainPercent === null ? (
        text.portfolio.notAvailable
      ) : (
        <span className={directionOf(gainPercent, 2)}>{formatPercentChange(gainPercent)}</span>
      );
    case "income":
    case "incomeAll":
    case "realised":
    case "charges":
    case "priceGain":
    case "currencyGain":
      return <SumOf column={column} holdings={holdings} currency={currency} />;
    default:
      return null;
  }
}

function SumOf({
  column,
  holdings,
  currency,
}: {
  column: "income" | "incomeAll" | "realised" | "charges" | "priceGain" | "currencyGain";
  holdings: readonly Holding[];
  currency: string;
}): ReactNode {
  const field = column === "income" ? "incomeTwelveMonths" : column === "incomeAll" ? "income" : column;
  const known = holdings.map((holding) => holding[field]).filter((amount) => amount !== null);
  if (known.length === 0) return null;
  const sum = known.reduce((total, amount) => total + Number(amount), 0);
  return column === "income" || column === "incomeAll" ? (
    <RecordedIncome
      amount={String(sum)}
      hasPayments={holdings.some(({ income }) => hasPayments(income))}
      currency={currency}
    />
  ) : (
    <Money amount={sum} currency={currency} />
  );
}
