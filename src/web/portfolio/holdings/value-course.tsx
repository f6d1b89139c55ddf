import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ScrubPoint, ValueScrub } from "../../holdings/value-scrub.tsx";
import { query } from "../../shell/query.ts";
import { phoneText } from "../../text/phone-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Performance } from "../figures-types.ts";
import styles from "../phone/phone.module.css";
import type { daysOfRange } from "../portfolio-address.ts";

/** The daily value over a range, with its trades: touch, point or use arrow keys to see a day. */
export function ValueCourse({
  performance,
  hasFailed,
  account,
  range,
  hasScale = false,
  onPoint,
}: {
  performance: Performance | undefined;
  hasFailed: boolean;
  account: string | null;
  range: ReturnType<typeof daysOfRange>;
  /** True in a card with room for a scale. */
  hasScale?: boolean;
  /** Reports the day if there is no room for a box. */
  onPoint?: (point: ScrubPoint | null) => void;
}): ReactNode {
  const ledger = useQuery(
    query("GET /api/portfolio/transactions", {
      limit: 100,
      ...(account === null ? {} : { account }),
      ...(range.from === null ? {} : { from: range.from }),
      ...(range.to === null ? {} : { to: range.to }),
    }),
  );
  if (performance === undefined)
    return (
      <div className={classNames("grid items-center soft", styles.noChart)} data-loading={hasFailed ? undefined : ""}>
        {hasFailed ? <p role="alert">{phoneText.chart.failed}</p> : <Skeleton height={150} />}
      </div>
    );
  const knownDays = performance.series.filter(({ value }) => value !== null).length;
  if (knownDays < 2)
    return (
      <div className={classNames("grid items-center soft", styles.noChart)}>
        <p>{phoneText.chart.tooShort}</p>
      </div>
    );
  return (
    <ValueScrub
      data={performance}
      lines={ledger.data?.transactions ?? []}
      hasScale={hasScale}
      {...(onPoint === undefined ? {} : { onPoint })}
    />
  );
}
