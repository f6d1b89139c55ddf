import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../format/format-date.ts";
import { writtenReturnLack } from "../format/written-lack.ts";
import { formatPercentChange, formatPrice } from "../format/format-price.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { Hideable, Money, MoneyChange } from "../holdings/money.tsx";
import { useAccounts, useHoldings, usePerformance } from "../holdings/use-portfolio.ts";
import { NotesCard } from "../notes/notes-card.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { MyPositionCard } from "./my-position-card.tsx";
import styles from "./position.module.css";
import { classNames } from "../ui/class-names.ts";
import { DataTable } from "../ui/data-table.tsx";

const words = text.position;

/** The user's position in a symbol: the holding, its lots and its three returns. */
export default function PositionTab({ symbol }: { symbol: string }): ReactNode {
  const { data } = useHoldings();
  const holding = data?.holdings.find((one) => one.symbol === symbol);
  return (
    <div className="grid gap-card min-0">
      <MyPositionCard symbol={symbol} isWhole />
      <NotesCard key={symbol} symbol={symbol} />
      {holding === undefined || data === undefined ? null : (
        <>
          <ReturnsCard symbol={symbol} />
          <Card
            title={words.lots}
            actions={<Link to={`/portfolio?tab=transactions&symbol=${encodeURIComponent(symbol)}`}>{words.all}</Link>}
            flush
          >
            <LotsTable
              lots={holding.lots}
              currency={data.baseCurrency}
              priceCurrency={holding.currency}
              symbol={symbol}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function ReturnsCard({ symbol }: { symbol: string }): ReactNode {
  const { data, error } = usePerformance({ symbol, step: "month" });
  const rows = [
    ["simple", words.simple, words.simpleNote],
    ["timeWeighted", words.timeWeighted, words.timeWeightedNote],
    ["moneyWeighted", words.moneyWeighted, words.moneyWeightedNote],
  ] as const;
  const invested = data?.returns.invested ?? null;
  return (
    <Card
      title={words.returns}
      beside={
        invested === null ? null : (
          <span className="quiet">{words.range(formatDay(invested.from), formatDay(invested.to))}</span>
        )
      }
    >
      <dl className={classNames("grid gap-card", styles.returns)}>
        {rows.map(([name, title, note]) => {
          const ratio = data?.returns[name] ?? null;
          const yearly = (name === "simple" ? null : data?.returns.yearly?.[name]) ?? null;
          return (
            <div key={name}>
              <dt className="soft size-secondary">{title}</dt>
              <dd className="strong tabular">
                {data === undefined ? (
                  error === null ? (
                    <Skeleton width={70} height={18} />
                  ) : (
                    words.unknown
                  )
                ) : ratio === null ? (
                  <span title={writtenReturnLack(data.returns.reasons[name])}>{words.unknown}</span>
                ) : (
                  <>
                    {formatPercentChange(ratio * 100)}
                    {yearly === null ? null : (
                      <small className="soft normal"> {words.yearly(formatPercentChange(yearly * 100))}</small>
                    )}
                  </>
                )}
              </dd>
              <dd className={classNames("tabular faint normal", styles.note)}>{note}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

type Lots = NonNullable<ReturnType<typeof useHoldings>["data"]>["holdings"][number]["lots"];

function LotsTable({
  lots,
  currency,
  priceCurrency,
  symbol,
}: {
  lots: Lots;
  currency: string;
  priceCurrency: string;
  symbol: string;
}): ReactNode {
  const accounts = useAccounts();
  const names = new Map(accounts.data?.accounts.map(({ id, name }) => [id, name]));
  const columns = words.lotsOf;
  return (
    <DataTable
      caption={words.lots}
      columns={[
        { id: "date", head: columns.date, render: ({ date }) => formatDay(date) },
        { id: "account", head: columns.account, align: "start", render: ({ accountId }) => names.get(accountId) ?? "" },
        {
          id: "shares",
          head: columns.shares,
          render: ({ quantity }) => <Hideable>{formatQuantity(quantity)}</Hideable>,
        },
        {
          id: "price",
          head: columns.price,
          render: ({ price }) =>
            price === null
              ? words.costUnknown
              : formatPrice(Number(price), { currency: priceCurrency, type: null, price: Number(price), symbol }),
        },
        { id: "cost", head: columns.cost, render: ({ cost }) => <Money amount={cost} currency={currency} /> },
        { id: "value", head: columns.value, render: ({ value }) => <Money amount={value} currency={currency} /> },
        { id: "held", head: columns.held, render: ({ daysHeld }) => words.days(daysHeld) },
        {
          id: "gain",
          head: columns.gain,
          render: ({ gain, gainPercent }) => (
            <>
              <MoneyChange amount={gain} currency={currency} hasArrow />{" "}
              {gainPercent === null ? null : <small className="soft normal">{formatPercentChange(gainPercent)}</small>}
            </>
          ),
        },
        { id: "note", head: columns.note, align: "start", render: ({ note }) => note },
      ]}
      rows={lots}
      keyOf={({ transactionId, accountId }) => `${transactionId} ${accountId}`}
      frame="wide"
    />
  );
}
