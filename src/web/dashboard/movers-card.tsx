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
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./dashboard.module.css";
import own from "./movers-card.module.css";

type Holdings = Output<"GET /api/portfolio/holdings">;

const words = text.home;
const maxRows = 8;

/** Each holding's contribution to the last session. The rows add up to the portfolio's change. */
export const MoversCard = memo(function MoversCard({
  holdings,
  sessionLabel,
}: {
  holdings: Holdings;
  sessionLabel: string;
}): ReactNode {
  useFormats();
  const [unit, setUnit] = useState<"money" | "percent">("money");
  const money = useMoneyTexts(holdings.baseCurrency);
  const { rows, others } = largestMoves(dayMoves(holdings), maxRows);
  const isToday = sessionLabel === text.dashboard.today;
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
      title={words.movers(isToday ? words.moversToday : words.moversSession(sessionLabel))}
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
      className={styles.column}
    >
      <div className={styles.column}>
        {bars.length === 0 ? null : (
          <p className={own.share}>{words.moversShare(money.change(holdings.totalDayChange))}</p>
        )}
        <div className={styles.bars}>
          {bars.length === 0 ? <p className={styles.barNote}>{words.noMoves}</p> : null}
          {bars.map((bar) => {
            const size = sizeOf(bar);
            const label = bar.symbol ?? words.others(others?.count ?? 0);
            const line = (
              <>
                <span className={styles.barSymbol}>{label}</span>
                <span className={styles.barTrack} aria-hidden="true">
                  <span className={styles.barAxis} style={{ left: `${axis}%` }} />
                  <span
                    className={styles.barFill}
                    style={{
                      left: `${size < 0 ? axis + (size / width) * 100 : axis}%`,
                      width: `max(2px, ${(Math.abs(size) / width) * 100}%)`,
                      background: `var(--${directionOf(size, 2)})`,
                    }}
                  />
                </span>
                <span className={styles.right}>
                  <MoneyChange amount={bar.amount} currency={holdings.baseCurrency} />
                </span>
                <span className={own.percent}>{bar.percent === null ? "" : formatPercentChange(bar.percent)}</span>
              </>
            );
            return bar.symbol === null ? (
              <div key={bar.key} className={`${styles.bar} ${own.bar}`}>
                {line}
              </div>
            ) : (
              <Link key={bar.key} to={insightsPath(bar.symbol)} className={`${styles.bar} ${own.bar}`}>
                {line}
              </Link>
            );
          })}
        </div>
        {largest === undefined ? null : (
          <p className={styles.barFoot}>
            <span>{words.largest(largest.symbol, formatPercent(largest.weight * 100, 1))}</span>
            <span>{words.topThree(formatPercent(topThree * 100, 1))}</span>
          </p>
        )}
      </div>
    </Card>
  );
});
