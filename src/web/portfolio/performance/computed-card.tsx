import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { problemDetails } from "../../api/api-problem.ts";
import type { Input } from "../../api/call.ts";
import { formatDay } from "../../format/format-date.ts";
import { Money } from "../../holdings/money.tsx";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { classNames } from "../../ui/class-names.ts";
import { DataTable } from "../../ui/data-table.tsx";

const words = figuresText.performance.computed;
const pageRows = 60;
const amounts = ["inflow", "outflow", "income", "fees", "taxes"] as const;

/** The formulas behind the returns and, on request, the flows and daily values they use. */
export function ComputedCard({
  input,
  csvAddress,
}: {
  input: Input<"GET /api/portfolio/performance">;
  csvAddress: string;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({ ...query("GET /api/portfolio/performance", input), enabled: isOpen });
  return (
    <Card
      title={words.title}
      actions={
        <a className="inline-row gap-1h" href={csvAddress} download>
          <IconDownload size={16} stroke={1.8} aria-hidden="true" /> {words.download}
        </a>
      }
      flush
      state={
        isOpen && error !== null
          ? { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() }
          : { kind: "ready" }
      }
    >
      <ul className={classNames("grid gap-1 pt-0 pb-3 px-4 phone-px-3h soft", styles.rules)}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {!isOpen ? (
        <p className="row wrap gap-y-2 gap-x-3 py-2h px-4 edge-top quiet">
          <Button size="small" onClick={() => setIsOpen(true)}>
            {words.open}
          </Button>
        </p>
      ) : data === undefined ? (
        <p className="row wrap gap-y-2 gap-x-3 py-2h px-4 edge-top quiet">{words.loading}</p>
      ) : (
        <Days series={[openingRow(data.opening), ...data.series]} currency={data.baseCurrency} />
      )}
    </Card>
  );
}

/** The opening value of the range, as a row without flows. */
function openingRow(opening: Performance["opening"]): Performance["series"][number] {
  const none = "0.00";
  return { ...opening, flow: none, inflow: none, outflow: none, income: none, fees: none, taxes: none };
}

function Days({ series, currency }: { series: Performance["series"]; currency: string }): ReactNode {
  const [mode, setMode] = useState<keyof typeof words.modes>("flows");
  const [rows, setRows] = useState(pageRows);
  const ends = new Set([series[0]?.date, series.at(-1)?.date]);
  const days = series
    .filter(
      (day) =>
        mode === "all" ||
        ends.has(day.date) ||
        amounts.some((amount) => day[amount] === null || Number(day[amount]) !== 0),
    )
    .toReversed();
  const firstDays = days.slice(0, rows);
  return (
    <>
      <div className="pt-0 pb-2h px-4">
        <SegmentedControl
          label={words.show}
          value={mode}
          options={(["flows", "all"] as const).map((value) => ({ value, label: words.modes[value] }))}
          onChange={(value) => {
            setMode(value);
            setRows(pageRows);
          }}
        />
      </div>
      <DataTable
        caption={words.caption}
        columns={[
          {
            id: "date",
            head: words.columns.date,
            render: ({ date }) => (
              <>
                {formatDay(date)}
                {date === series[0]?.date ? <span className="quiet"> {words.opening}</span> : null}
              </>
            ),
          },
          ...amounts.map((amount) => ({
            id: amount,
            head: words.columns[amount],
            render: (day: Performance["series"][number]) =>
              day[amount] !== null && Number(day[amount]) === 0 ? (
                ""
              ) : (
                <Money amount={day[amount]} currency={currency} />
              ),
          })),
          {
            id: "value",
            head: words.columns.value,
            render: ({ value }) => <Money amount={value} currency={currency} />,
            cellProps: ({ value }) => ({
              title: value === null ? figuresText.performance.chart.noValue : undefined,
            }),
          },
        ]}
        rows={firstDays}
        keyOf={({ date }) => date}
        frame="tall"
      />
      <p className="row wrap gap-y-2 gap-x-3 py-2h px-4 edge-top quiet">
        {mode === "flows" && days.length <= 2 ? words.noFlows : words.shown(firstDays.length, days.length)}
        {firstDays.length < days.length ? (
          <Button size="small" onClick={() => setRows(rows + 4 * pageRows)}>
            {words.more}
          </Button>
        ) : null}
      </p>
    </>
  );
}
