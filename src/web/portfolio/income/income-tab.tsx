import { writtenLack } from "../../format/written-lack.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { IncomeFigures } from "./income-figures.tsx";
import { IncomeMonthsCard } from "./income-months-card.tsx";
import { IncomeTable } from "./income-table.tsx";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";

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
            .map(({ symbol, reason }) => figuresText.performance.incompleteItem(symbol, writtenLack(reason)))
            .join("; ")}
          .
        </Alert>
      )}
      <Card state={state}>
        <IncomeFigures data={data} />
      </Card>
      <IncomeMonthsCard data={data} />
      <IncomeTable data={data} />
    </div>
  );
}
