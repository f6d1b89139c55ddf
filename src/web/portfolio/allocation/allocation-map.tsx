import type { ReactNode } from "react";
import { formatPercent } from "../../format/format-price.ts";
import { missing } from "../../format/missing.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { figuresText } from "../../text/figures-text.ts";
import { useIsNarrow } from "../../ui/use-is-narrow.ts";
import styles from "./allocation.module.css";
import type { Allocation } from "../figures-types.ts";
import { mapTiles } from "./map-tiles.ts";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.allocation;
/** The number of colours before the remaining parts share one. */
const colours = 6;

/** The parts as areas. The table below has the figures. */
export function AllocationMap({ data: { buckets, baseCurrency } }: { data: Allocation }): ReactNode {
  const isNarrow = useIsNarrow();
  const money = useMoneyTexts(baseCurrency);
  const parts = buckets.flatMap(({ value, ...bucket }) =>
    value === null ? [] : [{ ...bucket, value: Number(value) }],
  );
  const tiles = mapTiles(
    parts.map(({ name, value }) => ({ id: name, value })),
    isNarrow ? 1.1 : 3.4,
  );
  const largest = parts.toSorted((a, b) => b.value - a.value)[0];
  const debts = parts.filter(({ value }) => value < 0);
  return (
    <figure>
      <div className={classNames("relative full", styles.map)} aria-hidden="true">
        {tiles.map(({ id, left, top, width, height }, place) => {
          const part = parts.find((other) => other.name === id);
          if (part === undefined) return null;
          const share = part.share === null ? missing : formatPercent(part.share * 100, 1);
          const hasRoom = width > (isNarrow ? 18 : 6) && height > 14;
          return (
            <div
              key={id}
              className={classNames("absolute", styles.tile)}
              data-series={place < colours ? place + 1 : "other"}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
              title={`${part.name}: ${money.amount(part.value)}, ${share}. ${part.symbols.join(", ")}`}
            >
              {hasRoom ? (
                <div>
                  <b className="ellipsis strong">{part.name}</b>
                  <span className="ellipsis ink size-secondary">{share}</span>
                  {height > 40 && width > (isNarrow ? 30 : 12) && part.symbols.length > 0 ? (
                    <small className="ellipsis ink size-meta">{part.symbols.join(" · ")}</small>
                  ) : null}
                </div>
              ) : null}
            </div>
          );
        })}
      </div>
      <figcaption className="note">
        {largest === undefined ? null : (
          <span className="visually-hidden">
            {words.mapSummary(
              largest.name,
              largest.share === null ? missing : formatPercent(largest.share * 100, 1),
              parts.length,
            )}
          </span>
        )}
        {words.fundNote}{" "}
        {debts.map(({ name, value }) => (
          <span key={name}>{words.negative(name, money.amount(value))} </span>
        ))}
      </figcaption>
    </figure>
  );
}
