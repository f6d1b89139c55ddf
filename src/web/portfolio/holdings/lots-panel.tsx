import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { formatDay } from "../../format/format-date.ts";
import { formatPercentChange, formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { Hideable, Money, MoneyChange } from "../../holdings/money.tsx";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { useAccounts } from "../../holdings/use-portfolio.ts";
import { query } from "../../shell/query.ts";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { HeldLot, Holding, RowContext } from "./holdings-columns.ts";
import styles from "./holdings.module.css";
import { TradesChart } from "./trades-chart.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = text.holdings.lots;
const longAfterDays = 365;
const shownAtFirst = 20;

/** The remaining purchase lots, with a price chart and its trades. */
export function LotsPanel({
  holding,
  context,
  account,
  today,
  onDescribe,
}: {
  holding: Holding;
  context: RowContext;
  account: string | null;
  today: string;
  onDescribe: () => void;
}): ReactNode {
  const { symbol, note, tags } = holding;
  const answer = useQuery({
    ...query("GET /api/portfolio/holdings", {
      by: "symbol",
      lotsOf: symbol,
      ...(account === null ? {} : { account }),
    }),
    // The answer for a large portfolio omits the lots.
    enabled: holding.lots.length === 0,
  });
  const lots =
    holding.lots.length > 0
      ? holding.lots
      : (answer.data?.holdings.find((other) => other.symbol === symbol)?.lots ?? null);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div className={classNames("grid cols-main-end", styles.lots)}>
      <div className={classNames("min-0", styles.lotsMain)}>
        {lots === null ? (
          <p
            className={classNames("row wrap gap-y-1 gap-x-2h py-1 px-2 quiet", styles.lotsNote)}
            role={answer.error === null ? "status" : "alert"}
          >
            {answer.error === null ? words.loading : words.failed}
          </p>
        ) : (
          <div className="scroll-x">
            <LotsTable holding={holding} lots={isWhole ? lots : lots.slice(0, shownAtFirst)} context={context} />
          </div>
        )}
        <p className={classNames("row wrap gap-y-1 gap-x-2h py-1 px-2 quiet", styles.lotsNote)}>
          {lots === null ? null : <Method lots={lots} />}
          {lots !== null && !isWhole && lots.length > shownAtFirst ? (
            <Button size="small" look="subtle" onClick={() => setIsWhole(true)}>
              {words.more(lots.length)}
            </Button>
          ) : null}
          {tags.map((tag) => (
            <Badge key={tag} look="blue">
              {tag}
            </Badge>
          ))}
          {note === null ? null : <span className="soft">{note}</span>}
          <Button size="small" look="subtle" onClick={onDescribe}>
            {text.holdings.actions.describe}
          </Button>
        </p>
      </div>
      <TradesChart holding={holding} account={account} today={today} />
    </div>
  );
}

function LotsTable({
  holding,
  lots,
  context: { baseCurrency, accountName },
}: {
  holding: Holding;
  lots: readonly HeldLot[];
  context: RowContext;
}): ReactNode {
  return (
    <table className={styles.lotsTable}>
      <caption className="visually-hidden">{words.title(holding.symbol)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.bought}</th>
          <th scope="col">{words.account}</th>
          <th scope="col">{words.shares}</th>
          <th scope="col">{words.costEach}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.held}</th>
          <th scope="col">{words.gain}</th>
          <th scope="col">{words.gainPercent}</th>
          <th scope="col">{words.note}</th>
          <th scope="col">
            <span className="visually-hidden">{words.edit}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one transaction can leave several lots of one day
          <tr key={`${lot.transactionId} ${index}`}>
            <th scope="row">{formatDay(lot.date)}</th>
            <td>{accountName(lot.accountId)}</td>
            <td>
              <Hideable>{formatQuantity(lot.quantity)}</Hideable>
            </td>
            <td>
              {formatPrice(lot.price === null ? null : Number(lot.price), {
                currency: holding.currency,
                price: holding.price,
              })}
            </td>
            <td>
              <Money amount={lot.cost} currency={baseCurrency} />
            </td>
            <td>
              <Money amount={lot.value} currency={baseCurrency} />
            </td>
            <td title={text.holdings.termHint}>
              {text.holdings.held(lot.daysHeld)}{" "}
              <span className="faint">{lot.daysHeld > longAfterDays ? text.holdings.long : text.holdings.short}</span>
            </td>
            <td>
              <MoneyChange amount={lot.gain} currency={baseCurrency} hasArrow />
            </td>
            <td>
              {lot.gainPercent === null ? (
                text.portfolio.notAvailable
              ) : (
                <span className={directionOf(lot.gainPercent, 2)}>{formatPercentChange(lot.gainPercent)}</span>
              )}
            </td>
            <td className={classNames("clip soft text-ellipsis", styles.lotNote)}>{lot.note}</td>
            <td>
              <IconButton
                label={`${words.edit}, ${formatDay(lot.date)}`}
                className="faint w-28 h-28"
                onClick={() => openTransaction({ change: { id: lot.transactionId, date: lot.date } })}
              >
                <IconPencil size={15} stroke={1.7} aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Method({ lots }: { lots: readonly HeldLot[] }): ReactNode {
  const { data } = useAccounts();
  const methods = new Set(
    (data?.accounts ?? [])
      .filter(({ id }) => lots.some(({ accountId }) => accountId === id))
      .map(({ costMethod }) => costMethod),
  );
  const [only] = methods;
  if (only === undefined) return null;
  return <span>{methods.size > 1 ? words.mixed : words[only]}.</span>;
}
