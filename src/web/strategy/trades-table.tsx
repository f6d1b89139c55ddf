import { useMemo, useRef } from "react";
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
import { DataTable } from "../ui/data-table.tsx";

const words = strategyText.strategy;
const columns = words.tradeColumns;

/** Every trade of a run, latest first; as cards on a phone. */
export function TradesTable({ trades, currency }: { trades: readonly Trade[]; currency: string }): ReactNode {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useWindowRows(trades.length, isNarrow ? 104 : rowHeight(), frame);
  const newestFirst = useMemo(() => trades.toReversed(), [trades]);
  if (trades.length === 0) return <p className="note">{words.noTradesYet}</p>;
  const caption = words.tradesCaption(trades.length);
  if (isNarrow)
    return (
      <div ref={frame}>
        <ul className="grid" aria-label={caption} style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
          {rows.indexes.map((index) => {
            const trade = newestFirst[index];
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
      <DataTable<Trade>
        caption={caption}
        columns={[
          { id: "entry", head: columns.entry, render: ({ entryDate }) => formatDay(entryDate) },
          {
            id: "symbol",
            head: columns.symbol,
            align: "start",
            render: ({ symbol, side }) => (
              <>
                {symbol}
                {side === "short" ? <span className="quiet normal"> {words.sides.short}</span> : null}
              </>
            ),
          },
          { id: "entryPrice", head: columns.entryPrice, render: ({ entryPrice }) => price(entryPrice, currency) },
          {
            id: "exit",
            head: columns.exit,
            render: ({ exitDate }) => (exitDate === null ? words.stillOpen : formatDay(exitDate)),
          },
          { id: "exitPrice", head: columns.exitPrice, render: ({ exitPrice }) => price(exitPrice, currency) },
          {
            id: "profit",
            head: columns.profit,
            render: ({ profitAmount }) => formatMoneyChange(profitAmount, currency),
          },
          { id: "ratio", head: columns.ratio, render: ({ profitRatio }) => <Profit ratio={profitRatio} /> },
          { id: "bars", head: columns.bars, render: ({ barsHeld }) => barsHeld },
          { id: "fees", head: columns.fees, render: ({ feeAmount }) => formatMoney(feeAmount, currency) },
          {
            id: "reason",
            head: columns.reason,
            align: "start",
            render: ({ exitReason }) => (exitReason === null ? words.stillOpen : words.reasons[exitReason]),
          },
        ]}
        rows={newestFirst}
        keyOf={(_, index) => index}
        windowRows={rows}
        inset="none"
      />
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
