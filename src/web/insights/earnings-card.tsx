import type { ReactNode } from "react";
import type { Fundamentals } from "#contract/fundamentals.ts";
import { PictureButton } from "../chart/picture-button.tsx";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatDay } from "../format/format-date.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { quarterName } from "./quarter-name.ts";
import styles from "./overview.module.css";

const words = symbolTabsText.earningsCard;
const height = 76;
const edge = 10;
const shownQuarters = 7;

/** Each quarter's earnings estimate as a ring and its result as a dot. */
export function EarningsCard({ data }: { data: Fundamentals }): ReactNode {
  const quarters = data.earnings.slice(-shownQuarters);
  const { nextEarnings } = data;
  const values = [
    ...quarters.flatMap(({ estimate, actual }) => [estimate, actual]),
    nextEarnings?.estimate ?? null,
  ].filter((value) => value !== null);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const y = (value: number): number =>
    high === low ? height / 2 : edge + ((high - value) / (high - low)) * (height - 2 * edge);
  const judged = quarters.filter(({ surprisePercent }) => surprisePercent !== null);
  const beats = judged.filter(({ surprisePercent }) => (surprisePercent ?? 0) > 0).length;
  const number = (value: number | null): string => (value === null ? missing : fixed(value, 2));
  return (
    <Card
      title={words.title}
      className="min-0"
      beside={isOld(data.provenance.status) ? <DataStatus provenance={data.provenance} /> : null}
      actions={judged.length === 0 ? null : <span className="quiet">{words.beat(beats, judged.length)}</span>}
      state={
        quarters.length === 0 && nextEarnings === null ? { kind: "empty", message: words.none } : { kind: "ready" }
      }
    >
      <figure>
        <ol className={classNames("p-0 grid", styles.quarters)}>
          {quarters.map(({ quarter, estimate, actual, surprisePercent }) => (
            <li className="relative row down-page faint meta nowrap" key={quarter}>
              <span className="visually-hidden">
                {words.quarter({
                  quarter: quarterName(quarter),
                  estimate: number(estimate),
                  actual: number(actual),
                  surprise: formatPercentChange(surprisePercent),
                })}
              </span>
              <svg
                viewBox={`0 0 28 ${height}`}
                width="28"
                height={height}
                aria-hidden="true"
                className={sideOf(surprisePercent)}
              >
                {estimate === null ? null : <circle className={styles.ring} cx="14" cy={y(estimate)} r="6.5" />}
                {actual === null ? null : <circle className={styles.dot} cx="14" cy={y(actual)} r="4" />}
              </svg>
              <span aria-hidden="true">{quarterName(quarter)}</span>
              <b aria-hidden="true" className={classNames("medium", sideOf(surprisePercent))}>
                {surprisePercent === null
                  ? missing
                  : `${surprisePercent > 0 ? "+" : ""}${fixed(surprisePercent, 1)}${percentSign}`}
              </b>
            </li>
          ))}
          {nextEarnings === null ? null : (
            <li className="relative row down-page faint meta nowrap">
              <span className="visually-hidden">
                {words.next({ day: formatDay(nextEarnings.date), estimate: number(nextEarnings.estimate) })}
              </span>
              <svg viewBox={`0 0 28 ${height}`} width="28" height={height} aria-hidden="true">
                {nextEarnings.estimate === null ? null : (
                  <circle
                    className={classNames(styles.ring, styles.coming)}
                    cx="14"
                    cy={y(nextEarnings.estimate)}
                    r="6.5"
                  />
                )}
              </svg>
              <span aria-hidden="true">{number(nextEarnings.estimate)}</span>
              <b
                aria-hidden="true"
                className="amber medium"
                title={nextEarnings.isEstimate ? words.guessed : undefined}
              >
                {formatDay(nextEarnings.date, { year: false })}
              </b>
            </li>
          )}
        </ol>
        <figcaption className={classNames("row wrap gap-y-half gap-x-3h mt-1 faint size-meta", styles.legend)}>
          {data.currency === null ? null : <span>{words.perShare(formatCurrencyCode(data.currency))}</span>}
          <span>
            <i className="inline-block round" data-mark="ring" /> {words.legend.estimate}
          </span>
          <span>
            <i className="inline-block round" data-mark="up" /> {words.legend.beat}
          </span>
          <span>
            <i className="inline-block round" data-mark="down" /> {words.legend.missed}
          </span>
          <span className="ml-auto">
            <PictureButton title={words.title} provenance={data.provenance} />
          </span>
        </figcaption>
      </figure>
    </Card>
  );
}

function sideOf(surprise: number | null): string | undefined {
  if (surprise === null || surprise === 0) return "flat";
  return surprise > 0 ? "up" : "down";
}
