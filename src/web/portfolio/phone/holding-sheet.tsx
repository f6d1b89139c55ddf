import { useQuery } from "@tanstack/react-query";
import { IconArrowsExchange, IconBell, IconChevronLeft, IconChevronRight, IconNote } from "@tabler/icons-react";
import { useRef } from "react";
import type { PointerEvent, ReactNode } from "react";
import { Link } from "react-router";
import type { Quote } from "#contract/market.ts";
import { openAlert } from "../../market/alert-request.ts";
import { directionMark, directionOf } from "../../format/direction.ts";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent, formatPercentChange, formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { Hideable, Money, MoneyChange } from "../../holdings/money.tsx";
import { hasPayments } from "../../holdings/has-payments.ts";
import { RecordedIncome } from "../../holdings/recorded-income.tsx";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { insightsPath } from "../../market/insights-path.ts";
import { SymbolAvatar } from "../../market/symbol-avatar.tsx";
import { query } from "../../shell/query.ts";
import { phoneText } from "../../text/phone-text.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Holding, RowContext } from "../holdings/holdings-columns.ts";
import type { HoldingTask } from "../holdings/holding-task.ts";
import { TradesChart } from "../holdings/trades-chart.tsx";
import styles from "./sheet.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = phoneText.sheet;
const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;
const closePixels = 96;
const turnPixels = 72;
const maxLots = 40;
/** As wide as the sheet without its margins. */
const chartWidth = (): number => Math.min(480, window.innerWidth - 32);

/** All details of one holding, above the list. Dragging down closes it; dragging sideways shows the next holding. */
export function HoldingSheet({
  holding,
  quote,
  previous,
  next,
  context,
  account,
  today,
  onShow,
  onNote,
  onTask,
  onTransactions,
}: {
  holding: Holding;
  quote: Quote | null;
  previous: string | null;
  next: string | null;
  context: RowContext;
  account: string | null;
  today: string;
  /** Shows another holding; null closes the sheet. */
  onShow: (symbol: string | null) => void;
  onNote: () => void;
  onTask: (task: HoldingTask) => void;
  onTransactions: (symbol: string) => void;
}): ReactNode {
  const { symbol } = holding;
  const close = (): void => onShow(null);
  const drag = useSheetDrag({
    onDown: close,
    onLeft: () => (next === null ? undefined : onShow(next)),
    onRight: () => (previous === null ? undefined : onShow(previous)),
  });
  const accountId = account ?? holding.accountId;
  const leaving = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <Dialog isOpen onClose={close} title={symbol} hideTitle sheet className={styles.sheet}>
      <div className="column full-height p-0" {...drag}>
        <span className={classNames("self-center mt-2 mb-1 round-half on-control", styles.grip)} aria-hidden="true" />
        <Head holding={holding} quote={quote} onClose={close} />
        <div className={styles.scroll}>
          <Figures holding={holding} currency={context.baseCurrency} />
          <TradesChart key={symbol} holding={holding} account={account} today={today} width={chartWidth()} />
          <Lots holding={holding} account={account} context={context} />
          <dl className={styles.facts}>
            <div>
              <dt className="soft">{words.dividends}</dt>
              <dd>
                <RecordedIncome
                  amount={holding.incomeTwelveMonths}
                  hasPayments={hasPayments(holding.income)}
                  currency={context.baseCurrency}
                  isWorded
                />
              </dd>
            </div>
            {holding.note === null ? null : (
              <div>
                <dt className="soft">{phoneText.note}</dt>
                <dd className="text-end">{holding.note}</dd>
              </div>
            )}
          </dl>
          <div className={styles.links}>
            <Link to={insightsPath(symbol)} onClick={close}>
              {words.open(symbol)} <IconChevronRight {...icon} />
            </Link>
            <button type="button" onClick={leaving(() => onTransactions(symbol))}>
              {words.transactions} <IconChevronRight {...icon} />
            </button>
            <button type="button" onClick={leaving(() => onTask({ kind: "price", holding }))}>
              {text.holdings.setPrice} <IconChevronRight {...icon} />
            </button>
            <button type="button" onClick={leaving(() => onTask({ kind: "describe", holding }))}>
              {words.details} <IconChevronRight {...icon} />
            </button>
          </div>
        </div>
        <div className={classNames("grid gap-2 edge-top", styles.actions)}>
          <Button
            look="primary"
            size="large"
            icon={<IconArrowsExchange {...icon} />}
            onClick={leaving(() => openTransaction({ symbol, ...(accountId === null ? {} : { accountId }) }))}
          >
            {phoneText.trade}
          </Button>
          <Button size="large" icon={<IconBell {...icon} />} onClick={leaving(() => openAlert({ symbol }))}>
            {phoneText.alert}
          </Button>
          <Button size="large" icon={<IconNote {...icon} />} onClick={leaving(onNote)}>
            {phoneText.note}
          </Button>
        </div>
        <div className={classNames("flex between", styles.neighbours)}>
          {previous === null ? (
            <span />
          ) : (
            <button
              className="inline-row gap-1 min-h-44 soft medium"
              type="button"
              aria-label={words.previous(previous)}
              onClick={() => onShow(previous)}
            >
              <IconChevronLeft {...icon} /> {previous}
            </button>
          )}
          {next === null ? (
            <span />
          ) : (
            <button
              className="inline-row gap-1 min-h-44 soft medium"
              type="button"
              aria-label={words.next(next)}
              onClick={() => onShow(next)}
            >
              {next} <IconChevronRight {...icon} />
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Head({
  holding: { symbol, name, price, currency },
  quote,
  onClose,
}: {
  holding: Holding;
  quote: Quote | null;
  onClose: () => void;
}): ReactNode {
  const percent = quote?.changePercent ?? null;
  const direction = percent === null ? null : directionOf(percent, 2);
  return (
    <div className={classNames("row gap-3", styles.head)}>
      <SymbolAvatar symbol={symbol} size={40} />
      <div className={classNames("grid min-0 grow quiet", styles.names)} aria-hidden="true">
        <b className="ink size-reading strong">{symbol}</b>
        <span className="ellipsis">{name}</span>
      </div>
      <div className={classNames("grid min-0 justify-items-end medium nowrap", styles.price)}>
        <b className="ink size-reading strong">{formatPrice(price, { currency, price })}</b>
        {percent === null || direction === null ? (
          <span>{currency}</span>
        ) : (
          <span className={direction}>
            {directionMark[direction]} {formatPercentChange(percent)}
          </span>
        )}
      </div>
      <button
        type="button"
        className={classNames("grid place-center soft line-1", styles.close)}
        data-autofocus
        aria-label={text.ui.close}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}

function Figures({ holding, currency }: { holding: Holding; currency: string }): ReactNode {
  const { value, weight, dayChange, dayChangePercent, gain, gainPercent } = holding;
  const percent = (ratio: number | null): ReactNode => {
    if (ratio === null) return null;
    const direction = directionOf(ratio, 2);
    return (
      <span className={direction}>
        {directionMark[direction]} {formatPercentChange(ratio)}
      </span>
    );
  };
  return (
    <dl className={classNames("grid edge round-card on-bg", styles.figures)}>
      <div className="min-0 py-2 px-2h">
        <dt className="quiet">{words.value}</dt>
        <dd className="ellipsis size-secondary">
          <Money amount={value} currency={currency} />
        </dd>
        <dd className="ellipsis size-secondary">
          {weight === null ? null : words.ofTotal(formatPercent(weight * 100, 1))}
        </dd>
      </div>
      <div className="min-0 py-2 px-2h">
        <dt className="quiet">{words.today}</dt>
        <dd className="ellipsis size-secondary">
          <MoneyChange amount={dayChange} currency={currency} />
        </dd>
        <dd className="ellipsis size-secondary">{percent(dayChangePercent)}</dd>
      </div>
      <div className="min-0 py-2 px-2h">
        <dt className="quiet">{words.gain}</dt>
        <dd className="ellipsis size-secondary">
          <MoneyChange amount={gain} currency={currency} />
        </dd>
        <dd className="ellipsis size-secondary">{percent(gainPercent)}</dd>
      </div>
    </dl>
  );
}

function Lots({
  holding,
  account,
  context: { baseCurrency, accountName },
}: {
  holding: Holding;
  account: string | null;
  context: RowContext;
}): ReactNode {
  const { symbol, quantity, averageCost, currency, price } = holding;
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
  const priced = (amount: string | null): string =>
    formatPrice(amount === null ? null : Number(amount), { currency, price });
  return (
    <section className={styles.lots} aria-label={text.holdings.lots.title(symbol)}>
      <h3 className="mt-4">
        {words.lots}{" "}
        <span>
          <Hideable>{words.shares(formatQuantity(quantity))}</Hideable>
          {averageCost === null ? null : `, ${words.averageCost(priced(averageCost))}`}
        </span>
      </h3>
      {lots === null ? (
        <p role={answer.error === null ? "status" : "alert"}>
          {answer.error === null ? text.holdings.lots.loading : text.holdings.lots.failed}
        </p>
      ) : (
        <ul>
          {lots.slice(0, maxLots).map((lot, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- one transaction can leave several lots of one day
            <li className="edge-top" key={`${lot.transactionId} ${index}`}>
              <button
                type="button"
                onClick={() => openTransaction({ change: { id: lot.transactionId, date: lot.date } })}
              >
                <span>
                  <b className="ink size-body medium">{formatDay(lot.date)}</b>
                  <Hideable>
                    {words.lot({
                      account: accountName(lot.accountId),
                      shares: formatQuantity(lot.quantity),
                      price: priced(lot.price),
                    })}
                  </Hideable>
                </span>
                <span className={classNames("grid min-0 justify-items-end medium nowrap", styles.price)}>
                  <b className="ink size-body medium">
                    <Money amount={lot.value} currency={baseCurrency} />
                  </b>
                  <MoneyChange amount={lot.gain} currency={baseCurrency} hasArrow />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Dragging down from the top closes the sheet; dragging sideways goes to a neighbour. */
function useSheetDrag({ onDown, onLeft, onRight }: { onDown: () => void; onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number; isAtTop: boolean } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const scroller = event.currentTarget.querySelector(`.${styles.scroll}`);
      const isOutside = event.target instanceof Node && scroller?.contains(event.target) === false;
      start.current = { x: event.clientX, y: event.clientY, isAtTop: isOutside };
    },
    onPointerUp: (event: PointerEvent): void => {
      const from = start.current;
      start.current = null;
      if (from === null || event.pointerType === "mouse") return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) > turnPixels && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? onLeft : onRight)();
      else if (from.isAtTop && y > closePixels) onDown();
    },
    onPointerCancel: (): void => {
      start.current = null;
    },
  };
}
