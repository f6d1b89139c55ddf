import { useState } from "react";
import type { ReactNode } from "react";
import type { Statement } from "#contract/fundamentals.ts";
import { type StatementId, statementKinds } from "#core/market/measures.ts";
import { PictureButton } from "../chart/picture-button.tsx";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDay } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { measuresText } from "../text/measures-text.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { figureValue } from "./figure-value.ts";
import styles from "./tabs-content.module.css";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = symbolTabsText.financials;

/** Income, balance sheet and cash flow by year or quarter, each line with small bars. */
export function StatementsCard({ statements }: { statements: readonly Statement[] }): ReactNode {
  const periods = [...new Set(statements.map(({ period }) => period))];
  const [chosenPeriod, setPeriod] = useState<Statement["period"]>("annual");
  const period = periods.includes(chosenPeriod) ? chosenPeriod : (periods[0] ?? chosenPeriod);
  const [kindId, setKindId] = useState<StatementId>("income");
  const ofPeriod = statements.filter((statement) => statement.period === period);
  const dates = [...new Set(ofPeriod.flatMap((statement) => statement.dates))].toSorted();
  const kind = statementKinds.find(({ id }) => id === kindId);
  const rows = (kind?.lines ?? []).flatMap((line) => {
    const values = dates.map((date) => valueAt(ofPeriod, line.id, date));
    return values.every((value) => value === null) ? [] : [{ ...line, values }];
  });
  const currency = ofPeriod.find((statement) => statement.currency !== null)?.currency ?? null;
  return (
    <Card
      title={words.statements}
      flush
      beside={
        currency === null ? null : (
          <span className={classNames("quiet", styles.quiet)}>{words.inCurrency(formatCurrencyCode(currency))}</span>
        )
      }
      actions={
        periods.length > 1 ? (
          <SegmentedControl
            label={words.period}
            value={period}
            options={periods.map((value) => ({ value, label: words[value] }))}
            onChange={setPeriod}
          />
        ) : null
      }
    >
      <figure>
        <figcaption className="row between gap-2 pt-1 pb-2 px-4" data-no-picture="">
          <SegmentedControl
            label={words.statement}
            value={kindId}
            options={statementKinds.map(({ id }) => ({ value: id, label: measuresText.statements[id] }))}
            onChange={setKindId}
          />
          {rows.length === 0 ? null : <PictureButton title={measuresText.statements[kindId]} />}
        </figcaption>
        {rows.length === 0 ? (
          <p className="pt-1h pb-3h px-4 soft">{words.noStatements}</p>
        ) : (
          <DataTable
            caption={measuresText.statements[kindId]}
            columns={[
              {
                id: "line",
                head: words.line,
                className: "sticky left-0 on-surface wrap-text",
                render: ({ id }) => measuresText.figures[id],
              },
              ...dates.map((date, index) => ({
                id: date,
                head: formatDay(date),
                render: ({ unit, values }: (typeof rows)[number]) => figureValue(values[index] ?? null, unit),
                cellProps: ({ unit, values }: (typeof rows)[number]) => {
                  const value = values[index] ?? null;
                  return {
                    title:
                      value === null ? text.market.reasonUnknown : unit === "price" ? undefined : formatWhole(value),
                  };
                },
              })),
              { id: "course", head: words.course, render: ({ values }) => <MiniBars values={values} /> },
            ]}
            rows={rows}
            keyOf={({ id }) => id}
            frame="wide"
          />
        )}
      </figure>
    </Card>
  );
}

function valueAt(statements: readonly Statement[], id: string, date: string): number | null {
  for (const { dates, lines } of statements) {
    const index = dates.indexOf(date);
    const value = index < 0 ? null : lines.find((line) => line.id === id)?.values[index];
    if (value !== null && value !== undefined) return value;
  }
  return null;
}

const barHeight = 22;
const barWidth = 9;

/** A line's values as bars around zero. The numbers are beside it. */
function MiniBars({ values }: { values: readonly (number | null)[] }): ReactNode {
  const top = Math.max(0, ...values.map((value) => value ?? 0));
  const bottom = Math.min(0, ...values.map((value) => value ?? 0));
  const span = top - bottom;
  const y = (value: number): number => (span === 0 ? barHeight : ((top - value) / span) * barHeight);
  const width = values.length * barWidth;
  return (
    <svg
      viewBox={`0 0 ${width} ${barHeight}`}
      width={width}
      height={barHeight}
      aria-hidden="true"
      className={classNames("block ml-auto", styles.bars)}
    >
      {values.map((value, index) =>
        value === null ? null : (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            data-negative={value < 0}
            x={index * barWidth + 1}
            width={barWidth - 3}
            y={Math.min(y(value), y(0))}
            height={Math.max(1, Math.abs(y(value) - y(0)))}
            rx={1}
          />
        ),
      )}
    </svg>
  );
}
