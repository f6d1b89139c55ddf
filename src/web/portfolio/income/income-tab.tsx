import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { Money } from "../../holdings/money.tsx";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import type { Income } from "../figures-types.ts";
import { IncomeMonthsCard } from "./income-months-card.tsx";
import { IncomeTable } from "./income-table.tsx";
import styles from "./income.module.css";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.income;

/** The portfolio's income by month and holding, and its forecast. */
export default function IncomeTab({ account }: PortfolioTabProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(
    query("GET /api/portfolio/income", account === null ? {} : { account }),
  );
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: figuresText.performance.showingLast,
    onRetry: () => void refetch(),
  });
  if (data === undefined) return <Card state={state} />;
  const isEmpty = data.instruments.length === 0 && data.incomplete.length === 0;
  if (isEmpty) return <Card title={words.title} state={{ kind: "empty", message: words.empty }} />;
  return (
    <div className="grid cols-1 gap-3">
      {data.incomplete.length === 0 ? null : (
        <Alert look="info">
          <b>{figuresText.performance.incomplete}:</b>{" "}
          {data.incomplete
            .map(({ symbol, reason }) => figuresText.performance.incompleteItem(symbol, reason))
            .join("; ")}
          .
        </Alert>
      )}
      <Card state={state}>
        <Figures data={data} />
      </Card>
      <IncomeMonthsCard data={data} />
      <IncomeTable data={data} />
    </div>
  );
}

function Figures({ data }: { data: Income }): ReactNode {
  const { baseCurrency, receivedTwelveMonths, receivedBefore, expectedTwelveMonths, yieldOnCost, yieldOnValue } = data;
  const money = useMoneyTexts(baseCurrency);
  const before = Number(receivedBefore);
  const figures = [
    {
      name: words.received,
      value: <Money amount={receivedTwelveMonths} currency={baseCurrency} />,
      sentence:
        before === 0
          ? words.noBefore
          : words.against(
              money.amount(receivedBefore),
              formatPercentChange((Number(receivedTwelveMonths) / before - 1) * 100),
            ),
    },
    {
      name: words.expected,
      value: <Money amount={expectedTwelveMonths} currency={baseCurrency} />,
      sentence: words.expectedWords,
    },
    {
      name: words.yieldOnCost,
      value: ratioOf(yieldOnCost),
      sentence: yieldOnCost === null ? words.unknownCost : words.yieldOnCostWords,
    },
    {
      name: words.yieldOnValue,
      value: ratioOf(yieldOnValue),
      sentence: yieldOnValue === null ? words.unknownValue : words.yieldOnValueWords,
    },
  ];
  return (
    <dl className={classNames("grid cols-4 pt-1h", styles.figures)}>
      {figures.map(({ name, value, sentence }) => (
        <div className="px-4" key={name}>
          <dt className="soft size-secondary">{name}</dt>
          <dd className="mt-1">
            <b className="strong">{value}</b>
            <p className="mt-1 note">{sentence}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ratioOf(ratio: number | null): string {
  return ratio === null ? figuresText.performance.returns.notAvailable : formatPercent(ratio * 100);
}
