import { IconChevronRight, IconDots } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { formatDay } from "../../format/format-date.ts";
import { formatPercentChange, formatPrice } from "../../format/format-price.ts";
import { formatCurrencyCode } from "../../format/format-currency-code.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { directionOf } from "../../format/direction.ts";
import { Hideable, Money, MoneyChange } from "../../holdings/money.tsx";
import { hasPayments } from "../../holdings/has-payments.ts";
import { RecordedIncome } from "../../holdings/recorded-income.tsx";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { DataStatus } from "../../market/data-status.tsx";
import { insightsPath } from "../../market/insights-path.ts";
import { Rating } from "../../market/rating.tsx";
import { SymbolAvatar } from "../../market/symbol-avatar.tsx";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { accountNames, type ColumnId, columnValue, type Holding, type RowContext } from "./holdings-columns.ts";
import type { HoldingTask } from "./holding-task.ts";
import styles from "./holdings.module.css";
import { WeightBar } from "./weight-bar.tsx";

const words = text.holdings;

/** The holding's symbol, with a button that expands its lots. */
export function HoldingName({
  holding,
  usualStatus,
  isOpen,
  onOpen,
}: {
  holding: Holding;
  /** The status of most prices. */
  usualStatus: string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}): ReactNode {
  const { symbol, name } = holding;
  return (
    <span className="row gap-2 min-0">
      <button
        type="button"
        className={classNames("grid fixed-size place-center round-1h faint hover-ink w-26 h-26", styles.expand)}
        aria-expanded={isOpen}
        aria-label={words.open(symbol)}
        onClick={() => onOpen(!isOpen)}
      >
        <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
      </button>
      <SymbolAvatar symbol={symbol} size={24} />
      <span className="flex items-baseline gap-2 min-0">
        <span className="flex wrap items-baseline gap-y-0 gap-x-1h">
          <Link to={insightsPath(symbol)} data-row-link={symbol} className="ink strong">
            {symbol}
          </Link>
        </span>
        <span className={classNames("clip quiet normal text-ellipsis", styles.name)}>{name}</span>
      </span>
      <Badges holding={holding} usualStatus={usualStatus} />
    </span>
  );
}

/** The actions of a holding. */
export function HoldingMenu({
  holding,
  account,
  onTask,
  onTransactions,
}: {
  holding: Holding;
  account: string | null;
  onTask: (task: HoldingTask) => void;
  onTransactions: (symbol: string) => void;
}): ReactNode {
  const { symbol } = holding;
  const navigate = useNavigate();
  const accountId = account ?? holding.accountId;
  return (
    <Menu
      target={
        <IconButton label={words.actions.of(symbol)} className="faint w-28 h-28">
          <IconDots size={17} stroke={1.7} aria-hidden="true" />
        </IconButton>
      }
      groups={[
        [
          {
            id: "add",
            label: words.actions.add,
            onSelect: () => openTransaction({ symbol, ...(accountId === null ? {} : { accountId }) }),
          },
          { id: "transactions", label: words.actions.transactions, onSelect: () => onTransactions(symbol) },
          { id: "insights", label: words.actions.insights, onSelect: () => void navigate(insightsPath(symbol)) },
        ],
        [
          { id: "price", label: words.setPrice, onSelect: () => onTask({ kind: "price", holding }) },
          { id: "describe", label: words.actions.describe, onSelect: () => onTask({ kind: "describe", holding }) },
        ],
      ]}
    />
  );
}

/** Badges for a price whose state differs from that of most holdings. */
export function Badges({ holding, usualStatus }: { holding: Holding; usualStatus: string | null }): ReactNode {
  const { price, value, isCustom, isManualPrice, priceDate, provenance } = holding;
  if (price === null || value === null) return price === null ? <Badge look="amber">{words.noPrice}</Badge> : null;
  if (isManualPrice)
    return (
      <Badge title={priceDate === null ? words.manual : words.manualOn(formatDay(priceDate))}>{words.manual}</Badge>
    );
  if (isCustom) return <Badge>{words.own}</Badge>;
  // A status shared by most rows appears once, in the header.
  const isOld = provenance.status === "stale" || provenance.status === "cached";
  return isOld && provenance.status !== usualStatus ? <DataStatus provenance={provenance} /> : null;
}

/** A column of a holding. */
export function HoldingCell({
  column,
  holding,
  context,
  onPrice,
}: {
  column: ColumnId;
  holding: Holding;
  context: RowContext;
  onPrice: () => void;
}): ReactNode {
  const { baseCurrency } = context;
  const { currency, price, weight, gain, gainPercent } = holding;
  const kind = { currency, price };
  // Before the number, so that prices of all currencies line up.
  const code = currency === baseCurrency ? null : <small>{formatCurrencyCode(currency)}</small>;
  switch (column) {
    case "shares":
      return <Hideable>{formatQuantity(holding.quantity)}</Hideable>;
    case "averageCost":
      return (
        <span className="faint">
          {code} {formatPrice(holding.averageCost === null ? null : Number(holding.averageCost), kind)}
        </span>
      );
    case "price":
      if (price === null)
        return (
          <Button size="small" look="subtle" className={styles.setPrice} onClick={onPrice}>
            {words.setPrice}
          </Button>
        );
      return (
        <b
          className="medium"
          title={holding.priceDate === null ? undefined : words.priceOf(formatDay(holding.priceDate))}
        >
          {code} {formatPrice(price, kind)}
        </b>
      );
    case "value":
      return (
        <b className="medium">
          <Money amount={holding.value} currency={baseCurrency} />
        </b>
      );
    case "weight":
      return <WeightBar weight={weight} />;
    case "today":
      return (
        <>
          <MoneyChange amount={holding.dayChange} currency={baseCurrency} />{" "}
          {holding.dayChangePercent === null ? null : (
            <small className="faint">{formatPercentChange(holding.dayChangePercent)}</small>
          )}
        </>
      );
    case "gain":
      return gain === null && holding.cost === null && holding.value !== null ? (
        <span className="faint">{words.gainUnknown}</span>
      ) : (
        <MoneyChange amount={gain} currency={baseCurrency} hasArrow />
      );
    case "gainPercent":
      return gainPercent === null ? (
        <span className="faint">{text.portfolio.notAvailable}</span>
      ) : (
        <span className={directionOf(gainPercent, 2)}>{formatPercentChange(gainPercent)}</span>
      );
    case "cost":
      return <Money amount={holding.cost} currency={baseCurrency} />;
    case "priceGain":
    case "currencyGain":
    case "charges":
    case "realised":
      return <MoneyChange amount={holding[column]} currency={baseCurrency} />;
    case "income":
    case "incomeAll": {
      const amount = column === "income" ? holding.incomeTwelveMonths : holding.income;
      return (
        <span className="faint">
          <RecordedIncome amount={amount} hasPayments={hasPayments(holding.income)} currency={baseCurrency} />
        </span>
      );
    }
    case "signal": {
      const signal = context.signalOf(holding.symbol);
      return signal === undefined || signal.overall === null ? (
        <span className="faint">{words.noSignal}</span>
      ) : (
        <Rating of={signal} />
      );
    }
    case "account":
      return accountNames(holding, context.accountName);
    case "tags":
      return (
        <span className="inline-flex gap-1">
          {holding.tags.map((tag) => (
            <Badge key={tag} look="blue">
              {tag}
            </Badge>
          ))}
        </span>
      );
    default:
      return columnValue(column, holding, context) ?? <span className="faint">—</span>;
  }
}
