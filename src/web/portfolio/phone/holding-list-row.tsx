import { IconArrowsExchange, IconBell, IconNote } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Sparkline as SparklineData } from "#contract/market.ts";
import { openAlert } from "../../market/alert-request.ts";
import { directionMark, directionOf } from "../../format/direction.ts";
import { moneyDirection } from "../../format/format-money.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { Money, MoneyChange } from "../../holdings/money.tsx";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { Sparkline } from "../../market/sparkline.tsx";
import { SymbolAvatar } from "../../market/symbol-avatar.tsx";
import type { HoldingFigure } from "../../holdings/holding-figure.ts";
import { phoneText as words } from "../../text/phone-text.ts";
import { text } from "../../text/text.ts";
import { Badges } from "../holdings/holding-cells.tsx";
import type { Holding } from "../holdings/holdings-columns.ts";
import styles from "./phone.module.css";
import { actionsWidth, useRowSwipe } from "./use-row-swipe.ts";
import { classNames } from "../../ui/class-names.ts";

const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** A holding in two lines. A swipe to the left, or a long press, reveals three actions. */
export function HoldingListRow({
  holding,
  currency,
  figure,
  account,
  usualStatus,
  sparkline,
  isSwiped,
  onSwipe,
  onOpen,
  onFigure,
  onNote,
}: {
  holding: Holding;
  currency: string;
  figure: HoldingFigure;
  account: string | null;
  /** The status of most prices. */
  usualStatus: string | null;
  sparkline: SparklineData | null;
  isSwiped: boolean;
  onSwipe: (isOpen: boolean) => void;
  onOpen: () => void;
  onFigure: () => void;
  onNote: () => void;
}): ReactNode {
  const { symbol, name, dayChange } = holding;
  const swipe = useRowSwipe({ isOpen: isSwiped, onChange: onSwipe });
  const accountId = account ?? holding.accountId;
  const act = (run: () => void) => () => {
    onSwipe(false);
    run();
  };
  const direction = dayChange === null ? null : moneyDirection(dayChange, currency);
  const isAside = swipe.offset > 0;
  return (
    <li className={classNames("flex clip", styles.row)} data-swiped={isAside || undefined}>
      <div
        className={classNames("relative row gap-3 min-0 no-select pr-4", styles.rowMain)}
        style={{ width: `calc(100% - ${swipe.offset}px)` }}
        {...swipe.handlers}
      >
        <button
          type="button"
          className={classNames("absolute inset-0", styles.open)}
          aria-label={words.openHolding(symbol)}
          data-row-link={symbol}
          onClick={() => {
            // The click that ends a drag or a long press is no tap.
            if (swipe.wasDragged()) return;
            if (isSwiped) onSwipe(false);
            else onOpen();
          }}
        />
        {isAside ? null : <SymbolAvatar symbol={symbol} size={36} />}
        <span className={classNames("grid min-0 grow", styles.names)}>
          <span className={classNames("row gap-1h", styles.ticker)}>
            <b className="medium">{symbol}</b>
            {isAside ? null : <Badges holding={holding} usualStatus={usualStatus} />}
          </span>
          {isAside ? null : <span>{name}</span>}
        </span>
        {isAside || sparkline === null ? null : (
          <span className={classNames("flex no-pointer", styles.spark)}>
            <Sparkline
              closes={sparkline.closes}
              previousClose={sparkline.previousClose}
              direction={direction}
              width={60}
              height={26}
            />
          </span>
        )}
        <span className={classNames("grid min-0 fixed-size justify-items-end nowrap", styles.amounts)}>
          <b className="medium">
            {holding.value === null ? text.holdings.noPrice : <Money amount={holding.value} currency={currency} />}
          </b>
          <button
            type="button"
            className={classNames("relative py-half soft size-data medium", styles.change)}
            onClick={() => {
              if (!swipe.wasDragged()) onFigure();
            }}
          >
            <span className="visually-hidden">{words.changeFigure(words.figures[figure])} </span>
            <Figure holding={holding} figure={figure} currency={currency} />
          </button>
        </span>
      </div>
      {isAside ? (
        <div className={classNames("flex fixed-size", styles.actions)} style={{ width: actionsWidth }}>
          <button
            className="grid grow place-center gap-half on-raised ink size-secondary"
            type="button"
            aria-label={words.ofSymbol(words.trade, symbol)}
            onClick={act(() => openTransaction({ symbol, ...(accountId === null ? {} : { accountId }) }))}
          >
            <IconArrowsExchange {...icon} />
            {words.trade}
          </button>
          <button
            className="grid grow place-center gap-half on-raised ink size-secondary"
            type="button"
            aria-label={words.ofSymbol(words.alert, symbol)}
            onClick={act(() => openAlert({ symbol }))}
          >
            <IconBell {...icon} />
            {words.alert}
          </button>
          <button
            className="grid grow place-center gap-half on-raised ink size-secondary"
            type="button"
            aria-label={words.ofSymbol(words.note, symbol)}
            onClick={act(onNote)}
          >
            <IconNote {...icon} />
            {words.note}
          </button>
        </div>
      ) : null}
    </li>
  );
}

function Figure({
  holding,
  figure,
  currency,
}: {
  holding: Holding;
  figure: HoldingFigure;
  currency: string;
}): ReactNode {
  const { dayChange, dayChangePercent, gain, gainPercent, weight } = holding;
  switch (figure) {
    case "today":
      return dayChange === null ? (
        text.portfolio.notAvailable
      ) : (
        <MoneyChange amount={dayChange} currency={currency} hasArrow />
      );
    case "todayPercent":
      return <Percent percent={dayChangePercent} />;
    case "gain":
      return gain === null ? (
        holding.cost === null && holding.value !== null ? (
          text.holdings.gainUnknown
        ) : (
          text.portfolio.notAvailable
        )
      ) : (
        <>
          <MoneyChange amount={gain} currency={currency} hasArrow />
          {gainPercent === null ? null : <Percent percent={gainPercent} isBeside />}
        </>
      );
    default:
      return weight === null ? text.portfolio.notAvailable : formatPercent(weight * 100, 1);
  }
}

function Percent({ percent, isBeside = false }: { percent: number | null; isBeside?: boolean }): ReactNode {
  if (percent === null) return text.portfolio.notAvailable;
  const direction = directionOf(percent, 2);
  return (
    <span className={direction}>
      {isBeside ? " " : `${directionMark[direction]} `}
      {formatPercentChange(percent)}
    </span>
  );
}
