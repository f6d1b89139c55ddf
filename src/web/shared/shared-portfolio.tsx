import { writtenLack } from "../format/written-lack.ts";
import type { ReactNode } from "react";
import { formatSplitRatio } from "../format/split-ratio.ts";
import type { Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { formatMoney } from "../format/format-money.ts";
import { formatPercent } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { DataStatus } from "../market/data-status.tsx";
import { sharingText as words } from "../text/sharing-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import styles from "./shared.module.css";
import { classNames } from "../ui/class-names.ts";
import { SharedCourse } from "./shared-course.tsx";
import { SharedHoldings } from "./shared-holdings.tsx";
import { Signed } from "./signed.tsx";

type Shared = Output<"POST /api/shared/portfolio">;

/** The figures, the course and the holdings of a shared portfolio. */
export function SharedPortfolio({ shared }: { shared: Shared }): ReactNode {
  const { baseCurrency, showsAmounts, performance, incomplete } = shared;
  const timeWeighted = performance?.timeWeighted ?? null;
  // Without a single price every sum would be zero.
  const isPriced = shared.holdings.length === 0 || shared.holdings.some(({ weight }) => weight !== null);
  return (
    <>
      <title>{text.documentTitle(shared.title)}</title>
      <div className={classNames("grid gap-2", styles.head)}>
        <h1 className="break">{shared.title}</h1>
        <p className={classNames("row wrap gap-2", styles.badges)}>
          <Badge>{words.readOnly}</Badge>
          <Badge>{words.until(formatDay(shared.expiresAt))}</Badge>
          <DataStatus provenance={shared.provenance} />
        </p>
        {showsAmounts ? null : <p className={classNames("note", styles.quiet)}>{words.hidden}</p>}
      </div>
      <dl className={classNames("grid clip card-box", styles.figures)}>
        {shared.totalValue === null ? null : (
          <div className="py-3h px-4">
            <dt className="quiet">{words.value}</dt>
            <dd className="mt-1 strong tabular">{formatMoney(shared.totalValue, baseCurrency)}</dd>
          </div>
        )}
        <div className="py-3h px-4">
          <dt className="quiet">{words.today}</dt>
          <dd className="mt-1 strong tabular">
            <Signed percent={shared.totalDayChangePercent} amount={shared.totalDayChange} currency={baseCurrency} />
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.gain}</dt>
          <dd className="mt-1 strong tabular">
            <Signed percent={shared.totalGainLossPercent} amount={shared.totalGainLoss} currency={baseCurrency} />
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.sinceStart}</dt>
          <dd className="mt-1 strong tabular">
            <Signed
              percent={timeWeighted === null || !isPriced ? null : timeWeighted * 100}
              amount={null}
              currency={baseCurrency}
            />
            <small className={classNames("note", styles.quiet)}>{words.timeWeighted}</small>
          </dd>
        </div>
        <div className="py-3h px-4">
          <dt className="quiet">{words.cash}</dt>
          <dd className="mt-1 strong tabular">
            {shared.cashWeight === null ? missing : formatPercent(shared.cashWeight * 100, 1)}
          </dd>
        </div>
      </dl>
      {isPriced ? <SharedCourse performance={performance} currency={baseCurrency} /> : null}
      <SharedHoldings shared={shared} />
      {shared.missingSplits.map((split) => (
        <p key={`${split.symbol} ${split.date}`} className={classNames("note", styles.quiet)}>
          {words.missingSplit(split.symbol, formatSplitRatio(split.ratio), formatDay(split.date))}
        </p>
      ))}
      {incomplete.length === 0 ? null : (
        <p className={classNames("note", styles.quiet)}>
          {words.incomplete(
            incomplete.map(({ symbol, reason }) => [symbol, writtenLack(reason)].filter(Boolean).join(", ")).join("; "),
          )}
        </p>
      )}
    </>
  );
}
