import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay } from "../format/format-date.ts";
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
    ["timeWeighted", words.timeWeighted, words.timeWeightedNote],
    ["moneyWeighted", words.moneyWeighted, words.moneyWeightedNote],
    ["simple", words.simple, words.simpleNote],
  ] as const;
  return (
    <Card title={words.returns}>
      <dl className={classNames("grid gap-card", styles.returns)}>
        {rows.map(([name, title, note]) => {
          const ratio = data?.returns[name] ?? null;
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
                  <span title={data.returns.reasons[name]}>{words.unknown}</span>
                ) : (
                  formatPercentChange(ratio * 100)
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll by keyboard
    <section className="scroll-x" tabIndex={0} aria-label={words.lots}>
      <table className={classNames("full nowrap", styles.lots)}>
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.account}</th>
            {[columns.shares, columns.price, columns.cost, columns.value, columns.held, columns.gain].map((name) => (
              <th key={name} scope="col" className={styles.right}>
                {name}
              </th>
            ))}
            <th scope="col">{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={`${lot.transactionId} ${lot.accountId}`}>
              <td>{formatDay(lot.date)}</td>
              <td>{names.get(lot.accountId) ?? ""}</td>
              <td className={styles.right}>
                <Hideable>{formatQuantity(lot.quantity)}</Hideable>
              </td>
              <td className={styles.right}>
                {lot.price === null
                  ? words.costUnknown
                  : formatPrice(Number(lot.price), {
                      currency: priceCurrency,
                      type: null,
                      price: Number(lot.price),
                      symbol,
                    })}
              </td>
              <td className={styles.right}>
                <Money amount={lot.cost} currency={currency} />
              </td>
              <td className={styles.right}>
                <Money amount={lot.value} currency={currency} />
              </td>
              <td className={styles.right}>{words.days(lot.daysHeld)}</td>
              <td className={styles.right}>
                <MoneyChange amount={lot.gain} currency={currency} hasArrow />{" "}
                {lot.gainPercent === null ? null : (
                  <small className="soft normal">{formatPercentChange(lot.gainPercent)}</small>
                )}
              </td>
              <td>{lot.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
