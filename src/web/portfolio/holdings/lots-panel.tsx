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
import { DataTable } from "../../ui/data-table.tsx";

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
          <p className="row wrap gap-y-1 gap-x-2h py-1 px-2 quiet" role={answer.error === null ? "status" : "alert"}>
            {answer.error === null ? words.loading : words.failed}
          </p>
        ) : (
          <div className="scroll-x">
            <LotsTable holding={holding} lots={isWhole ? lots : lots.slice(0, shownAtFirst)} context={context} />
          </div>
        )}
        <p className="row wrap gap-y-1 gap-x-2h py-1 px-2 quiet">
          {lots === null ? null : <Method lots={lots} />}
          {Number(holding.charges) === 0 ? null : (
            <span className="soft">
              {text.position.partNames.charges} <MoneyChange amount={holding.charges} currency={context.baseCurrency} />
            </span>
          )}
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
    <DataTable
      caption={words.title(holding.symbol)}
      columns={[
        { id: "bought", head: words.bought, render: ({ date }) => formatDay(date) },
        { id: "account", head: words.account, align: "start", render: ({ accountId }) => accountName(accountId) },
        { id: "shares", head: words.shares, render: ({ quantity }) => <Hideable>{formatQuantity(quantity)}</Hideable> },
        {
          id: "costEach",
          head: words.costEach,
          render: ({ price }) =>
            formatPrice(price === null ? null : Number(price), { currency: holding.currency, price: holding.price }),
        },
        { id: "cost", head: words.cost, render: ({ cost }) => <Money amount={cost} currency={baseCurrency} /> },
        { id: "value", head: words.value, render: ({ value }) => <Money amount={value} currency={baseCurrency} /> },
        {
          id: "held",
          head: words.held,
          render: ({ daysHeld }) => (
            <>
              {text.holdings.held(daysHeld)}{" "}
              <span className="faint">{daysHeld > longAfterDays ? text.holdings.long : text.holdings.short}</span>
            </>
          ),
          cellProps: () => ({ title: text.holdings.termHint }),
        },
        {
          id: "gain",
          head: words.gain,
          render: ({ gain }) => <MoneyChange amount={gain} currency={baseCurrency} hasArrow />,
        },
        {
          id: "gainPercent",
          head: words.gainPercent,
          render: ({ gainPercent }) =>
            gainPercent === null ? (
              text.portfolio.notAvailable
            ) : (
              <span className={directionOf(gainPercent, 2)}>{formatPercentChange(gainPercent)}</span>
            ),
        },
        {
          id: "note",
          head: words.note,
          align: "start",
          className: classNames("clip soft text-ellipsis", styles.lotNote),
          render: ({ note }) => note,
        },
        {
          id: "edit",
          head: words.edit,
          isHeadHidden: true,
          render: ({ date, transactionId }) => (
            <IconButton
              label={`${words.edit}, ${formatDay(date)}`}
              className="faint w-28 h-28"
              onClick={() => openTransaction({ change: { id: transactionId, date } })}
            >
              <IconPencil size={15} stroke={1.7} aria-hidden="true" />
            </IconButton>
          ),
        },
      ]}
      rows={lots}
      // One transaction can leave several lots of one day.
      keyOf={({ transactionId }, index) => `${transactionId} ${index}`}
      className={styles.lotsTable}
    />
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
