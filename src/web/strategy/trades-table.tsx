import { useRef } from "react";
import type { ReactNode } from "react";
import type { Trade } from "#core/backtest/result.ts";
import { directionMark } from "../format/direction.ts";
import { formatDay } from "../format/format-date.ts";
import { formatMoney, formatMoneyChange } from "../format/format-money.ts";
import { formatPrice } from "../format/format-price.ts";
import { strategyText } from "../text/strategy-text.ts";
import { useIsNarrow } from "../ui/use-is-narrow.ts";
import { rowHeight } from "../ui/row-height.ts";
import { useWindowRows } from "../ui/use-window-rows.ts";
import { directionOfRatio, signedPercent } from "./figure-words.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const columns = words.tradeColumns;

/** Every trade of a run, latest first; as cards on a phone. */
export function TradesTable({ trades, currency }: { trades: readonly Trade[]; currency: string }): ReactNode {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(trades.length, isNarrow ? 104 : rowHeight(), frame);
  const at = (index: number): Trade | undefined => trades[trades.length - 1 - index];
  if (trades.length === 0) return <p className="note">{words.noTradesYet}</p>;
  const caption = words.tradesCaption(trades.length);
  if (isNarrow)
    return (
      <div ref={frame}>
        <ul className="grid" aria-label={caption} style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
          {rows.indexes.map((index) => {
            const trade = at(index);
            return trade === undefined ? null : (
              <li className="pb-2" key={index} ref={rows.measure} data-index={index}>
                <TradeCard trade={trade} currency={currency} />
              </li>
            );
          })}
        </ul>
      </div>
    );
  return (
    <div ref={frame} className="relative max-full scroll-x">
      <table className={classNames("full", styles.table)}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.entry}</th>
            <th scope="col" className={styles.wordColumn}>
              {columns.symbol}
            </th>
            <th scope="col">{columns.entryPrice}</th>
            <th scope="col">{columns.exit}</th>
            <th scope="col">{columns.exitPrice}</th>
            <th scope="col">{columns.profit}</th>
            <th scope="col">{columns.ratio}</th>
            <th scope="col">{columns.bars}</th>
            <th scope="col">{columns.fees}</th>
            <th scope="col" className={styles.wordColumn}>
              {columns.reason}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.before === 0 ? null : <tr style={{ height: rows.before }} aria-hidden="true" />}
          {rows.indexes.map((index) => {
            const trade = at(index);
            return trade === undefined ? null : (
              <tr key={index} ref={rows.measure} data-index={index}>
                <th scope="row">{formatDay(trade.entryDate)}</th>
                <td className={styles.wordColumn}>
                  {trade.symbol}
                  {trade.side === "short" ? <span className="quiet normal"> {words.sides.short}</span> : null}
                </td>
                <td>{price(trade.entryPrice, currency)}</td>
                <td>{trade.exitDate === null ? words.stillOpen : formatDay(trade.exitDate)}</td>
                <td>{price(trade.exitPrice, currency)}</td>
                <td>{formatMoneyChange(trade.profitAmount, currency)}</td>
                <td>
                  <Profit ratio={trade.profitRatio} />
                </td>
                <td>{trade.barsHeld}</td>
                <td>{formatMoney(trade.feeAmount, currency)}</td>
                <td className={styles.wordColumn}>
                  {trade.exitReason === null ? words.stillOpen : words.reasons[trade.exitReason]}
                </td>
              </tr>
            );
          })}
          {rows.after === 0 ? null : <tr style={{ height: rows.after }} aria-hidden="true" />}
        </tbody>
      </table>
    </div>
  );
}

function TradeCard({ trade, currency }: { trade: Trade; currency: string }): ReactNode {
  return (
    <article className={classNames("grid gap-half edge round-2h on-bg py-2 px-3", styles.tradeCard)}>
      <p>
        <b>{trade.symbol}</b> <span className="quiet normal">{words.sides[trade.side]}</span>
        <Profit ratio={trade.profitRatio} />
      </p>
      <p>
        {formatDay(trade.entryDate)} {price(trade.entryPrice, currency)} →{" "}
        {trade.exitDate === null ? words.stillOpen : formatDay(trade.exitDate)} {price(trade.exitPrice, currency)}
      </p>
      <p className="quiet normal">
        {formatMoneyChange(trade.profitAmount, currency)} · {words.heldFor(trade.barsHeld)} ·{" "}
        {trade.exitReason === null ? words.stillOpen : words.reasons[trade.exitReason]}
      </p>
    </article>
  );
}

function Profit({ ratio }: { ratio: number }): ReactNode {
  const direction = directionOfRatio(ratio);
  return (
    <span className={classNames("nowrap", styles.profit)} data-direction-of={direction}>
      <span aria-hidden="true">{directionMark[direction]}</span> {signedPercent(ratio)}
    </span>
  );
}

function price(value: number, currency: string): string {
  return formatPrice(value, { currency, price: value });
}
