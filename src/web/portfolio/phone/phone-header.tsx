import { useQuery } from "@tanstack/react-query";
import { IconChevronDown, IconDots, IconWallet } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Output } from "../../api/call.ts";
import { directionMark, directionOf } from "../../format/direction.ts";
import { formatDay, formatDayOfWeek } from "../../format/format-date.ts";
import { moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { Hideable, MoneyChange } from "../../holdings/money.tsx";
import { unpriced } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { openImport } from "../../holdings/import-request.ts";
import { type ScrubPoint, ValueScrub } from "../../holdings/value-scrub.tsx";
import { InHeader } from "../../ui/header-slot.tsx";
import { query } from "../../shell/query.ts";
import { phoneText } from "../../text/phone-text.ts";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Performance } from "../figures-types.ts";
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
        <AccountChip accounts={accounts} chosen={chosen} onChange={onChange} onManage={onManage} />
        <PageMenu chosen={chosen} isEmpty={isEmpty} onShare={onShare} />
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
            <Chart
              performance={performance}
              hasFailed={hasPerformanceFailed}
              address={address}
              today={today}
              onPoint={setPoint}
            />
          ) : null}
          <RangeControl range={address.range} today={today} onChange={(range) => onChange({ range })} />
        </>
      )}
    </header>
  );
}

function AccountChip({
  accounts,
  chosen,
  onChange,
  onManage,
}: {
  accounts: readonly Account[];
  chosen: Account | undefined;
  onChange: (change: Partial<PortfolioAddress>) => void;
  onManage: () => void;
}): ReactNode {
  if (accounts.length === 0) return null;
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
          <IconWallet
            size={15}
            stroke={1.8}
            aria-hidden="true"
            className={classNames("hidden fixed-size", styles.chipIcon)}
          />
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
      ]}
    />
  );
}

function PageMenu({
  chosen,
  isEmpty,
  onShare,
}: {
  chosen: Account | undefined;
  isEmpty: boolean;
  onShare: () => void;
}): ReactNode {
  return (
    <Menu
      target={
        <IconButton label={phoneText.pageActions} className={styles.pageMenu}>
          <IconDots size={18} stroke={1.8} aria-hidden="true" />
        </IconButton>
      }
      groups={[
        [
          {
            id: "import",
            label: words.importOpen,
            onSelect: () => openImport(chosen === undefined || chosen.isDemo ? {} : { accountId: chosen.id }),
          },
          ...(isEmpty || chosen?.isDemo === true ? [] : [{ id: "share", label: words.share, onSelect: onShare }]),
        ],
      ]}
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
  const newest = holdings.holdings.reduce(
    (latest, { priceDate }) => (priceDate !== null && priceDate > latest ? priceDate : latest),
    "",
  );
  const cut = /^(.*)([.,]\d{2})(\D*)$/.exec(money.amount(totalValue));
  return (
    <div className={classNames("relative min-0", styles.total)} data-pointed={point !== null || undefined}>
      <p className={classNames("nowrap", styles.now)}>
        <Hideable isUnknown={totalValue === null}>
          <b className="size-total strong">
            {cut?.[1] ?? money.amount(totalValue)}
            {cut === null ? null : (
              <small className="soft">
                {cut[2]}
                {cut[3]}
              </small>
            )}
          </b>
        </Hideable>
      </p>
      <p className={classNames("min-h-24 soft", styles.day)}>
        {totalValue === null ? (
          unpricedWords(unpriced(holdings.holdings))
        ) : newest === "" || totalDayChange === null ? null : (
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
          <p className={classNames("nowrap", styles.now)}>
            <b className="size-total strong">{money.amount(point.value)}</b>
          </p>
          <p className={classNames("min-h-24 soft", styles.day)}>
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
  const ratio = performance?.returns.moneyWeighted ?? null;
  if (ratio === null) return null;
  const direction = directionOf(ratio * 100, 2);
  return (
    <p className={classNames("grid justify-items-end medium nowrap", styles.return)}>
      <span>{phoneText.yourReturn(typeof range === "string" ? range : words.ownDates)}</span>
      <span className={direction}>
        <span aria-hidden="true">{directionMark[direction]} </span>
        {formatPercentChange(ratio * 100)}
      </span>
    </p>
  );
}

function Chart({
  performance,
  hasFailed,
  address,
  today,
  onPoint,
}: {
  performance: Performance | undefined;
  hasFailed: boolean;
  address: PortfolioAddress;
  today: string;
  onPoint: (point: ScrubPoint | null) => void;
}): ReactNode {
  const range = daysOfRange(address.range, today);
  const ledger = useQuery(
    query("GET /api/portfolio/transactions", {
      limit: 100,
      ...(address.account === null ? {} : { account: address.account }),
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
  return <ValueScrub data={performance} lines={ledger.data?.transactions ?? []} onPoint={onPoint} />;
}
