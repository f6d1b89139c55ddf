import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Input } from "../../api/call.ts";
import { formatMoneyChange, moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { Hideable } from "../../holdings/money.tsx";
import { keepWithin } from "../../holdings/use-portfolio.ts";
import { insightsPath } from "../../market/insights-path.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./performance.module.css";
import { tabState } from "../tab-state.ts";

const words = figuresText.performance.contributions;
const collapsedRows = 8;

/** Contribution by holding, and by cash: bars around zero that add up to the gain. */
export function ContributionsCard({ input }: { input: Input<"GET /api/portfolio/contributions"> }): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...query("GET /api/portfolio/contributions", input),
    placeholderData: keepWithin(input),
  });
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: figuresText.performance.showingLast,
    onRetry: () => void refetch(),
  });
  if (data === undefined) return <Card title={words.title} state={state} />;
  const { baseCurrency, total, timeWeighted } = data;
  const contributions = data.contributions.filter((part) => Number(part.gain) !== 0 || !isNoPoints(part.points));
  if (contributions.length === 0) return <Card title={words.title} state={{ kind: "empty", message: words.none }} />;
  const sorted = contributions.toSorted((a, b) => Math.abs(Number(b.gain)) - Math.abs(Number(a.gain)));
  const visible = isWhole ? sorted : sorted.slice(0, collapsedRows);
  const largest = Math.max(...sorted.map(({ gain }) => Math.abs(Number(gain))), 1e-9);
  const hidden = sorted.length - visible.length;
  return (
    <Card title={words.title} state={state}>
      <ul className={styles.contributions} aria-label={words.caption}>
        {visible.map(({ symbol, name, gain, points }) => {
          const direction = moneyDirection(gain, baseCurrency);
          const width = `${(50 * Math.abs(Number(gain))) / largest}%`;
          return (
            <li className="grid items-center min-row" key={symbol ?? ""}>
              <span className={classNames("ellipsis", styles.name)} title={name ?? undefined}>
                {symbol === null ? words.rest : <Link to={insightsPath(symbol)}>{symbol}</Link>}
              </span>
              <span className={classNames("relative full-height", styles.track)} aria-hidden="true">
                <i
                  className="absolute on-flat"
                  data-look={direction}
                  style={Number(gain) < 0 ? { right: "50%", width } : { left: "50%", width }}
                />
              </span>
              <span className={classNames("text-end nowrap", styles.amount, direction)}>
                <Hideable>{formatMoneyChange(gain, baseCurrency)}</Hideable>
              </span>
              <span
                className={classNames("text-end nowrap faint", styles.points)}
                title={points === null ? words.pointsUnknown : words.pointsMeaning}
              >
                {points === null ? missing : pointsOf(points)}
              </span>
            </li>
          );
        })}
        {total === null ? null : (
          <li className={classNames("edge-top strong grid items-center min-row", styles.sum)}>
            <span className={classNames("ellipsis", styles.name)}>{words.total}</span>
            <span className={classNames("text-end nowrap", styles.amount)}>
              <Hideable>{formatMoneyChange(total, baseCurrency)}</Hideable>
            </span>
            <span className={classNames("text-end nowrap faint", styles.points)}>
              {timeWeighted === null ? missing : pointsOf(timeWeighted)}
            </span>
          </li>
        )}
      </ul>
      {sorted.length <= collapsedRows ? null : (
        <Button size="small" look="subtle" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(hidden)}
        </Button>
      )}
    </Card>
  );
}

/** True for what only the rounding of binary numbers leaves. */
function isNoPoints(points: number | null): boolean {
  return Math.abs(points ?? 0) < 1e-9;
}

function pointsOf(ratio: number): string {
  return `${formatPercentChange(ratio * 100).replace(/\s*%/, "")} ${words.points}`;
}
