import { IconChevronDown, IconFileImport, IconPlus, IconShare2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Output } from "../../api/call.ts";
import { formatDayOfWeek } from "../../format/format-date.ts";
import { formatMoney, moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { newestPriceDay } from "../../holdings/newest-price-day.ts";
import { unpriced } from "../../holdings/unpriced.ts";
import { unpricedWords } from "../../holdings/unpriced-words.ts";
import { Hideable, MoneyChange } from "../../holdings/money.tsx";
import { openTransaction } from "../../holdings/transaction-request.ts";
import { DataStatus } from "../../market/data-status.tsx";
import { text } from "../../text/text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { centsOf } from "../cents-of.ts";
import type { PortfolioAddress } from "../portfolio-address.ts";
import styles from "./header.module.css";
import { RangeControl } from "./range-control.tsx";
import { classNames } from "../../ui/class-names.ts";

const ordinary: ReadonlySet<string> = new Set(["live", "delayed", "closed"]);
const words = text.portfolio;

type Account = Output<"GET /api/portfolio/accounts">["accounts"][number];
type Holdings = Output<"GET /api/portfolio/holdings">;

/** The total value, the day's change, and the account and range selection. */
export function PortfolioHeader({
  accounts,
  holdings,
  hasFailed,
  address,
  today,
  isEmpty,
  onChange,
  onManage,
  onShare,
  onImport,
}: {
  accounts: readonly Account[];
  holdings: Holdings | undefined;
  hasFailed: boolean;
  address: PortfolioAddress;
  today: string;
  isEmpty: boolean;
  onChange: (change: Partial<PortfolioAddress>) => void;
  onManage: () => void;
  onShare: () => void;
  onImport: () => void;
}): ReactNode {
  const chosen = accounts.find(({ id }) => id === address.account);
  const real = accounts.filter(({ isDemo }) => !isDemo);
  return (
    <header className="row wrap gap-y-2h gap-x-5">
      <div className={classNames("min-0", styles.left)}>
        <div className="row wrap gap-y-1 gap-x-2">
          <h1 data-screen-title>{words.title}</h1>
          {chosen?.isDemo === true ? (
            <Badge look="violet">{words.demo}</Badge>
          ) : real.length > 0 ? (
            <Badge>{chosen === undefined ? words.accountsCount(real.length) : chosen.name}</Badge>
          ) : null}
          {holdings === undefined ? null : <Badge>{holdings.baseCurrency}</Badge>}
          {holdings === undefined || holdings.holdings.length === 0 ? null : (
            <>
              <span className="quiet">
                {words.pricedCount(
                  holdings.holdings.filter(({ value }) => value !== null).length,
                  holdings.holdings.length,
                )}
              </span>
              {/* The page's header says when prices are live, delayed or closed. */}
              {ordinary.has(holdings.provenance.status) ? null : <DataStatus provenance={holdings.provenance} />}
            </>
          )}
        </div>
        {isEmpty || (hasFailed && holdings === undefined) ? null : holdings === undefined ? (
          <p className={classNames("flex wrap items-baseline gap-y-0 gap-x-3", styles.total)}>
            <Skeleton width={210} height={38} />
          </p>
        ) : (
          <Total holdings={holdings} today={today} />
        )}
      </div>
      <div className="row wrap gap-y-2 gap-x-2h">
        {accounts.length === 0 ? null : (
          <Menu
            target={
              <Button className={chosen?.isDemo === true ? classNames("sample", styles.demo) : undefined}>
                {chosen?.name ?? words.allAccounts}
                <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
              </Button>
            }
            groups={[
              [
                ...(real.length === 0
                  ? []
                  : [{ id: "all", label: words.allAccounts, onSelect: () => onChange({ account: null }) }]),
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
        )}
        {isEmpty ? null : (
          <RangeControl range={address.range} today={today} onChange={(range) => onChange({ range })} />
        )}
        {isEmpty || chosen?.isDemo === true ? null : (
          <SideButton
            icon={<IconShare2 size={17} stroke={1.8} aria-hidden="true" />}
            label={words.share}
            onClick={onShare}
          />
        )}
        <SideButton
          icon={<IconFileImport size={17} stroke={1.8} aria-hidden="true" />}
          label={words.importOpen}
          onClick={onImport}
        />
        <Button
          look="primary"
          icon={<IconPlus size={17} stroke={2} aria-hidden="true" />}
          onClick={() => openTransaction(chosen === undefined ? {} : { accountId: chosen.id })}
        >
          {words.add}
        </Button>
      </div>
    </header>
  );
}

/** A button beside the main one. Where the row is short of room, its icon speaks for it. */
function SideButton({ icon, label, onClick }: { icon: ReactNode; label: string; onClick: () => void }): ReactNode {
  return (
    <Button icon={icon} title={label} onClick={onClick}>
      <span className={styles.label}>{label}</span>
    </Button>
  );
}

function Total({ holdings, today }: { holdings: Holdings; today: string }): ReactNode {
  const { baseCurrency, totalDayChange, totalDayChangePercent } = holdings;
  const known = holdings.totalValue;
  const [whole, cents] = centsOf(formatMoney(known, baseCurrency));
  const newest = newestPriceDay(holdings);
  return (
    <p className={classNames("flex wrap items-baseline gap-y-0 gap-x-3", styles.total)}>
      <Hideable isUnknown={known === null}>
        <b className="size-total strong">
          {whole}
          {cents === "" ? null : <small className="soft">{cents}</small>}
        </b>
      </Hideable>
      {known === null ? (
        <span className={classNames("quiet", styles.quiet)}>{unpricedWords(unpriced(holdings.holdings))}</span>
      ) : null}
      {newest === null || known === null || totalDayChange === null ? null : (
        <span
          className={classNames("size-reading medium", styles.day)}
          data-direction={moneyDirection(totalDayChange, baseCurrency)}
        >
          <MoneyChange amount={totalDayChange} currency={baseCurrency} hasArrow />
          {totalDayChangePercent === null ? null : <> ({formatPercentChange(totalDayChangePercent)})</>}
          <span className={classNames("quiet normal", styles.quiet)}>
            {newest === today ? words.today : words.lastSession(formatDayOfWeek(newest))}
          </span>
        </span>
      )}
    </p>
  );
}
