import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { directionOf } from "../format/direction.ts";
import { Change } from "../market/change.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import styles from "./dashboard.module.css";
import { classNames } from "../ui/class-names.ts";

const maxRows = 9;

type Mover = Quote & { readonly changePercent: number };

/** The day's changes of several symbols, best first. A row selects its symbol for the chart. */
export function MovesCard({
  title,
  symbols,
  quotes,
  sessionLabel,
  isPending,
  selected,
  onSelect,
}: {
  title: string;
  symbols: readonly string[];
  quotes: ReadonlyMap<string, Quote>;
  sessionLabel: string;
  isPending: boolean;
  selected: string | null;
  onSelect: (symbol: string) => void;
}): ReactNode {
  const movers = symbols
    .map((symbol) => quotes.get(symbol))
    .filter((quote): quote is Mover => quote !== undefined && quote.changePercent !== null);
  const rows = movers
    .toSorted((one, other) => Math.abs(other.changePercent) - Math.abs(one.changePercent))
    .slice(0, maxRows)
    .toSorted((one, other) => other.changePercent - one.changePercent);
  const isSample = rows.some(({ provenance }) => provenance.status === "sample");
  const count = (direction: string): number =>
    movers.filter(({ changePercent }) => directionOf(changePercent, 2) === direction).length;
  return (
    <Card
      title={title}
      actions={<span className="quiet">{sessionLabel}</span>}
      flush
      className="column full-height"
      state={isSample ? { kind: "sample" } : { kind: "ready" }}
    >
      <div className="column full-height">
        <Bars rows={rows} isPending={isPending} selected={selected} onSelect={onSelect} />
        {movers.length === 0 ? null : (
          <p className={classNames("flex between gap-2 edge-top-soft quiet py-2 px-4", styles.barFoot)}>
            <span>{text.dashboard.movesSummary(count("up"), count("down"), count("flat"))}</span>
            <span>{text.dashboard.movesHint}</span>
          </p>
        )}
      </div>
    </Card>
  );
}

function Bars({
  rows,
  isPending,
  selected,
  onSelect,
}: {
  rows: readonly Mover[];
  isPending: boolean;
  selected: string | null;
  onSelect: (symbol: string) => void;
}): ReactNode {
  if (rows.length === 0)
    return (
      <div className="grow column justify-center pt-half pb-2 px-2">
        {isPending ? (
          [72, 54, 40, 30, 46].map((width) => (
            <div
              key={width}
              className={classNames(
                "grid items-center gap-2 grow min-h-30 py-0 px-2 round-1h text-start hover-on-raised touch-min-h-44",
                styles.bar,
              )}
            >
              <Skeleton width={44} height={14} />
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width={56} height={14} />
            </div>
          ))
        ) : (
          <p className={classNames("soft", styles.barNote)}>{text.dashboard.movesEmpty}</p>
        )}
      </div>
    );
  const highest = Math.max(0, ...rows.map(({ changePercent }) => changePercent));
  const lowest = Math.min(0, ...rows.map(({ changePercent }) => changePercent));
  const width = highest - lowest || 1;
  const axis = (-lowest / width) * 100;
  return (
    <div className="grow column justify-center pt-half pb-2 px-2">
      {rows.map((quote) => {
        const { symbol, changePercent, provenance } = quote;
        const colour = provenance.status === "sample" ? "sample" : directionOf(changePercent, 2);
        return (
          <button
            key={symbol}
            type="button"
            className={classNames(
              "grid items-center gap-2 grow min-h-30 py-0 px-2 round-1h text-start hover-on-raised touch-min-h-44",
              styles.bar,
            )}
            aria-pressed={symbol === selected}
            title={text.dashboard.showInChart}
            onClick={() => onSelect(symbol)}
          >
            <span className="ellipsis medium">{symbol}</span>
            <span className={classNames("relative", styles.barTrack)} aria-hidden="true">
              <span className={classNames("absolute top-0 w-1", styles.barAxis)} style={{ left: `${axis}%` }} />
              <span
                className={classNames("absolute", styles.barFill)}
                style={{
                  left: `${changePercent < 0 ? axis + (changePercent / width) * 100 : axis}%`,
                  width: `max(2px, ${(Math.abs(changePercent) / width) * 100}%)`,
                  background: `var(--${colour})`,
                }}
              />
            </span>
            <span className="text-end">
              <Change quote={quote} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
