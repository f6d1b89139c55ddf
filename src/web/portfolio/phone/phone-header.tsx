import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Output } from "../../api/call.ts";
import { directionMark, directionOf } from "../../format/direction.ts";
import { formatDay, formatDayOfWeek } from "../../format/format-date.ts";
import { moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { Hideable, MoneyChange } from "../../holdings/money.tsx";
import { LaterStart } from "../../holdings/later-start.tsx";
import { newestPriceDay } from "../../holdings/newest-price-day.ts";
import { unpriced } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { openImport } from "../../holdings/import-request.ts";
import type { ScrubPoint } from "../../holdings/value-scrub.tsx";
import { InHeader } from "../../ui/header-slot.tsx";
import { phoneText } from "../../text/phone-text.ts";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { centsOf } from "../cents-of.ts";
import type { Performance } from "../figures-types.ts";
import { ValueCourse } from "../holdings/value-course.tsx";
import { RangeControl } from "../header/range-control.tsx";
import { daysOfRange, type PortfolioAddress } from "../portfolio-address.ts";
import styles from "./phone.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = text.portfolio;

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];
type Holdings = Output<"GET /api/portfolio/holdings">;

/** A phone's overview: account, value, day's change, return, and the daily value with its ranges. */
export function PhoneHeader({
  accounts,
  holdings,
  performance,
  hasPerformanceFailed,
  hasChart,
  address,
  today,
  isEmpty,
  onChange,
  onManage,
  onShare,
}: {
  accounts: readonly Account[];
  holdings: Holdings | undefined;
  /** The performance over the range; undefined while loading. */
  performance: Performance | undefined;
  hasPerformanceFailed: boolean;
  hasChart: boolean;
  address: PortfolioAddress;
  today: string;
  isEmpty: boolean;
  onChange: (change: Partial<PortfolioAddress>) => void;
  onManage: () => void;
  onShare: () => void;
}): ReactNode {
  const chosen = accounts.find(({ id }) => id === address.account);
  const [point, setPoint] = useState<ScrubPoint | null>(null);
  return (
    <header className={classNames("grid", styles.header)}>
      <h1 data-screen-title>{words.title}</h1>
      <InHeader>
        <AccountChip
          accounts={accounts}
          chosen={chosen}
          onChange={onChange}
          onManage={onManage}
          onShare={isEmpty || chosen?.isDemo === true ? null : onShare}
        />
      </InHeader>
      {isEmpty ? null : (
        <>
          <div className={classNames("flex items-end between gap-3", styles.summary)}>
            {holdings === undefined ? (
              <Skeleton width={210} height={40} />
            ) : (
              <Total holdings={holdings} today={today} point={point} />
            )}
            <Return performance={performance} range={address.range} />
          </div>
          {hasChart ? (
            <ValueCourse
              performance={performance}
              hasFailed={hasPerformanceFailed}
              account={address.account}
              range={daysOfRange(address.range, today)}
              onPoint={setPoint}
            />
          ) : null}
          <div className={hasChart ? undefined : "pt-3"}>
            <RangeControl range={address.range} today={today} onChange={(range) => onChange({ range })} />
          </div>
        </>
      )}
    </header>
  );
}

/** The account, in the title's place, with what can be done with it. */
function AccountChip({
  accounts,
  chosen,
  onChange,
  onManage,
  onShare,
}: {
  accounts: readonly Account[];
  chosen: Account | undefined;
  onChange: (change: Partial<PortfolioAddress>) => void;
  onManage: () => void;
  /** Null if there is nothing to share. */
  onShare: (() => void) | null;
}): ReactNode {
  const hasReal = accounts.some(({ isDemo }) => !isDemo);
  return (
    <Menu
      position="bottom-start"
      target={
        <button
          type="button"
          className={classNames("inline-row gap-1h min-0 py-0 px-3 on-raised soft medium", styles.chip)}
          data-demo={chosen?.isDemo === true || undefined}
        >
          <span className="ellipsis">{chosen?.name ?? words.allAccounts}</span>
          <IconChevronDown className="fixed-size" size={14} stroke={2} aria-hidden="true" />
        </button>
      }
      groups={[
        [
          ...(hasReal ? [{ id: "all", label: words.allAccounts, onSelect: () => onChange({ account: null }) }] : []),
          ...accounts.map(({ id, name, isDemo, currency }) => ({
            id,
            label: name,
            aside: isDemo ? <Badge look="violet">{words.demo}</Badge> : <Badge>{currency}</Badge>,
            onSelect: () => onChange({ account: id }),
          })),
        ],
        [{ id: "manage", label: words.manageAccounts, onSelect: onManage }],
        [
          {
            id: "import",
            label: words.importOpen,
            onSelect: () => openImport(chosen === undefined || chosen.isDemo ? {} : { accountId: chosen.id }),
          },
          ...(onShare === null ? [] : [{ id: "share", label: words.share, onSelect: onShare }]),
        ],
      ].filter((group) => group.length > 0)}
    />
  );
}

function Total({
  holdings,
  today,
  point,
}: {
  holdings: Holdings;
  today: string;
  /** The touched day's values, shown here if the chart has no room for a box. */
  point: ScrubPoint | null;
}): ReactNode {
  const { baseCurrency, totalValue, totalDayChange, totalDayChangePercent } = holdings;
  const money = useMoneyTexts(baseCurrency);
  const newest = newestPriceDay(holdings);
  const [whole, cents] = centsOf(money.amount(totalValue));
  return (
    <div className={classNames("relative min-0", styles.total)} data-pointed={point !== null || undefined}>
      <p className="nowrap amount-now">
        <Hideable isUnknown={totalValue === null}>
          <b className="size-total strong">
            {whole}
            {cents === "" ? null : <small className="soft">{cents}</small>}
          </b>
        </Hideable>
      </p>
      <p className={classNames("min-h-24 soft amount-day", styles.day)}>
        {totalValue === null ? (
          unpricedWords(unpriced(holdings.holdings))
        ) : newest === null || totalDayChange === null ? null : (
          <>
            <span className={moneyDirection(totalDayChange, baseCurrency)}>
              <MoneyChange amount={totalDayChange} currency={baseCurrency} hasArrow />
              {totalDayChangePercent === null ? null : <> ({formatPercentChange(totalDayChangePercent)})</>}
            </span>{" "}
            {newest === today ? words.today : words.lastSession(formatDayOfWeek(newest))}
          </>
        )}
      </p>
      {point === null ? null : (
        <div className={classNames("hidden", styles.pointed)} aria-hidden="true">
          <p className="nowrap amount-now">
            <b className="size-total strong">{money.amount(point.value)}</b>
          </p>
          <p className={classNames("min-h-24 soft amount-day", styles.day)}>
            {point.gain === null ? null : <MoneyChange amount={point.gain.amount} currency={baseCurrency} hasArrow />}{" "}
            {formatDay(point.date)}
          </p>
        </div>
      )}
    </div>
  );
}

function Return({
  performance,
  range,
}: {
  performance: Performance | undefined;
  range: PortfolioAddress["range"];
}): ReactNode {
  const ratio = performance?.returns.simple ?? null;
  if (ratio === null) return null;
  const direction = directionOf(ratio * 100, 2);
  return (
    <p className={classNames("grid justify-items-end medium nowrap", styles.return)}>
      <span>{phoneText.yourReturn(typeof range === "string" ? words.ranges[range] : words.ownDates)}</span>
      <LaterStart performance={performance} />
      <span className={direction}>
        <span aria-hidden="true">{directionMark[direction]} </span>
        {formatPercentChange(ratio * 100)}
      </span>
    </p>
  );
}
