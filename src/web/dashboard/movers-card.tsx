import { memo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Output } from "../api/call.ts";
import { directionOf } from "../format/direction.ts";
import { formatPercent, formatPercentChange } from "../format/format-price.ts";
import { useFormats } from "../format/use-formats.ts";
import { MoneyChange } from "../holdings/money.tsx";
import { dayMoves, largestMoves } from "../holdings/shares-of-day.ts";
import { useMoneyTexts } from "../holdings/use-money-texts.ts";
import { insightsPath } from "../market/insights-path.ts";
import { newestPriceDay } from "../holdings/newest-price-day.ts";
import { sessionWords } from "../market/session-words.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./dashboard.module.css";
import own from "./movers-card.module.css";
import { classNames } from "../ui/class-names.ts";

type Holdings = Output<"GET /api/portfolio/holdings">;

const words = text.home;
const maxRows = 8;

/** Each holding's contribution to the last session. The rows add up to the portfolio's change. */
export const MoversCard = memo(function MoversCard({
  holdings,
  today,
}: {
  holdings: Holdings;
  today: string;
}): ReactNode {
  useFormats();
  const [unit, setUnit] = useState<"money" | "percent">("money");
  const money = useMoneyTexts(holdings.baseCurrency);
  const { rows, others } = largestMoves(dayMoves(holdings), maxRows);
  const priceDay = newestPriceDay(holdings);
  const isToday = priceDay === null || priceDay === today;
  const weights = holdings.holdings.flatMap(({ symbol, weight }) => (weight === null ? [] : [{ symbol, weight }]));
  const [largest] = weights.toSorted((first, second) => second.weight - first.weight);
  const topThree = weights
    .map(({ weight }) => weight)
    .toSorted((first, second) => second - first)
    .slice(0, 3)
    .reduce((sum, weight) => sum + weight, 0);
  const bars = [
    ...rows.map(({ symbol, amount, percent }) => ({ key: symbol, symbol, amount, percent })),
    ...(others === null ? [] : [{ key: "others", symbol: null, amount: others.amount, percent: null }]),
  ];
  const sizeOf = ({ amount, percent }: { amount: number; percent: number | null }) =>
    unit === "money" ? amount : (percent ?? 0);
  const highest = Math.max(0, ...bars.map(sizeOf));
  const lowest = Math.min(0, ...bars.map(sizeOf));
  const width = highest - lowest || 1;
  const axis = (-lowest / width) * 100;
  return (
    <Card
      title={words.movers(isToday ? words.moversToday : words.moversSession(sessionWords(priceDay, today)))}
      actions={
        <SegmentedControl
          label={words.moversUnit}
          value={unit}
          options={[
            { value: "money", label: money.symbol, title: words.money },
            { value: "percent", label: "%", title: words.percent },
          ]}
          onChange={setUnit}
        />
      }
      flush
      className="column full-height"
    >
      <div className="column full-height">
        {bars.length === 0 ? null : (
          <p className={classNames("soft size-secondary", own.share)}>
            {words.moversShare(money.change(holdings.totalDayChange))}
          </p>
        )}
        <div className="grow column pt-half pb-2 px-2">
          {bars.length === 0 ? <p className={classNames("soft", styles.barNote)}>{words.noMoves}</p> : null}
          {bars.map((bar) => {
            const size = sizeOf(bar);
            const label = bar.symbol ?? words.others(others?.count ?? 0);
            const line = (
              <>
                <span className="ellipsis medium">{label}</span>
                <span className={classNames("relative", styles.barTrack)} aria-hidden="true">
                  <span className={classNames("absolute top-0 w-1", styles.barAxis)} style={{ left: `${axis}%` }} />
                  <span
                    className={classNames("absolute", styles.barFill)}
                    style={{
                      left: `${size < 0 ? axis + (size / width) * 100 : axis}%`,
                      width: `max(2px, ${(Math.abs(size) / width) * 100}%)`,
                      background: `var(--${directionOf(size, 2)})`,
                    }}
                  />
                </span>
                <span className="text-end">
                  <MoneyChange amount={bar.amount} currency={holdings.baseCurrency} />
                </span>
                <span className="quiet tabular text-end">
                  {bar.percent === null ? "" : formatPercentChange(bar.percent)}
                </span>
              </>
            );
            return bar.symbol === null ? (
              <div
                key={bar.key}
                className={`${classNames("grid items-center gap-2 grow min-h-30 py-0 px-2 round-1h text-start hover-on-raised touch-min-h-44", styles.bar)} ${classNames("ink hover-no-underline", own.bar)}`}
              >
                {line}
              </div>
            ) : (
              <Link
                key={bar.key}
                to={insightsPath(bar.symbol)}
                className={`${classNames("grid items-center gap-2 grow min-h-30 py-0 px-2 round-1h text-start hover-on-raised touch-min-h-44", styles.bar)} ${classNames("ink hover-no-underline", own.bar)}`}
              >
                {line}
              </Link>
            );
          })}
        </div>
        {largest === undefined ? null : (
          <p className={classNames("flex between gap-2 edge-top-soft quiet py-2 px-4", styles.barFoot)}>
            <span>{words.largest(largest.symbol, formatPercent(largest.weight * 100, 1))}</span>
            <span>{words.topThree(formatPercent(topThree * 100, 1))}</span>
          </p>
        )}
      </div>
    </Card>
  );
});
