import { useQuery } from "@tanstack/react-query";
import { line } from "d3-shape";
import type { ReactNode } from "react";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { PictureButton } from "../../chart/picture-button.tsx";
import { formatPrice } from "../../format/format-price.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { Hideable } from "../../holdings/money.tsx";
import { query } from "../../shell/query.ts";
import { text } from "../../text/text.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Holding } from "./holdings-columns.ts";
import styles from "./holdings.module.css";
import { closesPerUnit, tradeMarks } from "./trade-marks.ts";
import { linearScale } from "../../ui/linear-scale.ts";
import { classNames } from "../../ui/class-names.ts";

const words = text.holdings.chart;
const usualWidth = 250;
const height = 96;
const lineLimit = 100;
const maxDays = 5000;

/** Closes since the first purchase, with trades and the average cost per share. */
export function TradesChart({
  holding,
  account,
  today,
  width = usualWidth,
}: {
  holding: Holding;
  account: string | null;
  today: string;
  /** In pixels. */
  width?: number;
}): ReactNode {
  const { symbol, currency } = holding;
  const first = holding.lots.reduce((earliest, { date }) => (date < earliest ? date : earliest), today);
  // Weekly closes are enough for long periods at this size.
  const days = Math.min(maxDays, dayNumber(today) - dayNumber(first));
  const isLong = days > 500;
  const history = useQuery({
    ...query("GET /api/market/history", {
      symbol,
      interval: isLong ? "1wk" : "1d",
      limit: Math.max(30, Math.ceil((isLong ? days / 7 : days * 0.72) + 8)),
    }),
    enabled: !holding.isCustom,
  });
  const ledger = useQuery(
    query("GET /api/portfolio/transactions", {
      symbol,
      limit: lineLimit,
      ...(account === null ? {} : { account }),
    }),
  );
  if (history.isLoading)
    return (
      <div className={classNames("relative py-2 px-0", styles.chart)}>
        <Skeleton width={width} height={height} />
      </div>
    );
  const data = history.data;
  // Sample prices are never drawn beside real holdings.
  const isReal = data !== undefined && data.provenance.status !== "sample";
  const unit = closesPerUnit(data?.currency ?? null, currency);
  const bars = isReal ? data.bars : [];
  const closes = bars.map(({ close }) => close / unit);
  const last = closes.at(-1);
  if (last === undefined || closes.length < 2)
    return (
      <div className={classNames("relative py-2 px-0", styles.chart)}>
        <p className="faint text-centre">{words.none}</p>
      </div>
    );
  const average = holding.averageCost === null ? null : Number(holding.averageCost);
  const marks = tradeMarks(
    ledger.data?.transactions ?? [],
    bars.map(({ date }) => date),
  );
  const known = average === null ? closes : [...closes, average];
  const x = linearScale([0, closes.length - 1], [6, width - 64]);
  const y = linearScale([Math.min(...known), Math.max(...known)], [height - 22, 10]);
  const course = line<number>((_, index) => x(index), y)(closes) ?? "";
  const kind = { currency, price: last };
  const bought = marks.filter(({ kind }) => kind === "in").length;
  // Keeps the two labels from overlapping.
  const averageY = average === null ? 0 : apart(y(average), y(last));
  return (
    <figure className={classNames("relative py-2 px-0", styles.chart)}>
      <figcaption className="visually-hidden">
        {words.title(symbol)}: {words.trades(bought, marks.length - bought)}.
      </figcaption>
      <svg className="block" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {average === null ? null : (
          <line className={styles.averageLine} x1={6} x2={width - 64} y1={y(average)} y2={y(average)} />
        )}
        <path className={styles.closes} d={course} />
        <circle className={styles.lastClose} cx={x(closes.length - 1)} cy={y(last)} r={3} />
        {marks.map(({ index, kind: side }) => {
          const [cx, cy] = [x(index), y(closes[index] ?? last)];
          const way = side === "in" ? 1 : -1;
          return (
            <path
              key={`${index} ${side}`}
              className={side === "in" ? styles.markIn : styles.markOut}
              d={`M${cx} ${cy + way * 3}l4.5 ${way * 8}h-9z`}
            />
          );
        })}
      </svg>
      <span
        className={classNames("absolute round-badge size-meta nowrap on-accent accent py-0 px-1h", styles.lastLabel)}
        style={{ top: y(last) }}
      >
        {formatPrice(last, kind)}
      </span>
      {average === null ? null : (
        <span
          className={classNames("absolute round-badge size-meta nowrap on-raised soft py-0 px-1h", styles.averageLabel)}
          style={{ top: averageY }}
        >
          {formatPrice(average, kind)} <small>{words.averageCost}</small>
        </span>
      )}
      <div className="row between gap-2" style={{ width }}>
        <ul className={classNames("flex gap-2h py-0 px-2 soft size-meta", styles.trades)}>
          {marks.slice(-4).map(({ index, kind: side, quantity }) => (
            <li key={`${index} ${side}`}>
              <span aria-hidden="true">{side === "in" ? "▲" : "▼"}</span>{" "}
              <span className="visually-hidden">{side === "in" ? words.bought : words.sold}</span>{" "}
              <Hideable>{formatQuantity(String(quantity))}</Hideable>
            </li>
          ))}
        </ul>
        <PictureButton title={words.title(symbol)} provenance={data?.provenance} />
      </div>
    </figure>
  );
}

function apart(own: number, other: number): number {
  const minGap = 26;
  if (Math.abs(own - other) >= minGap) return own;
  return own >= other ? Math.min(height - 10, other + minGap) : Math.max(8, other - minGap);
}
