import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Fundamentals } from "#contract/fundamentals.ts";
import { formatCurrencyCode } from "../format/format-currency-code.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatPercent } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { groupName } from "../market/group-name.ts";
import { insightsPath } from "../market/insights-path.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import styles from "./overview.module.css";
import { classNames } from "../ui/class-names.ts";

const words = symbolTabsText.fundCard;

/** A fund's costs and holdings. */
export function FundCard({
  fund,
  currency,
  holdings = 5,
  showSectors = false,
}: {
  fund: NonNullable<Fundamentals["fund"]>;
  currency: string | null;
  /** The number of holdings shown. */
  holdings?: number;
  showSectors?: boolean;
}): ReactNode {
  const facts = [
    [words.cost, formatPercent(fund.expenseRatio === null ? null : fund.expenseRatio * 100, 2)],
    [
      words.netAssets,
      fund.netAssets === null
        ? missing
        : `${formatLarge(fund.netAssets)}${currency === null ? "" : ` ${formatCurrencyCode(currency)}`}`,
    ],
    [words.category, fund.category ?? missing],
    [words.family, fund.family ?? missing],
  ] as const;
  const largest = fund.holdings.slice(0, holdings);
  return (
    <Card title={words.title} className="min-0">
      <dl className={classNames("grid gap-y-2h gap-x-4", styles.facts)}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd className="medium" title={value === missing ? text.market.reasonUnknown : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-3h mb-1 quiet medium">{words.holdings}</h3>
      {largest.length === 0 ? <p className="quiet">{words.noHoldings}</p> : null}
      <ul className={classNames("p-0 grid", styles.weights)}>
        {largest.map(({ symbol, name, weight }) => (
          <Weight
            key={symbol ?? name}
            name={symbol === null ? (name ?? missing) : <Link to={insightsPath(symbol)}>{symbol}</Link>}
            detail={symbol === null ? null : name}
            weight={weight}
            maxWeight={largest[0]?.weight ?? null}
          />
        ))}
      </ul>
      {showSectors && fund.sectors.length > 0 ? (
        <>
          <h3 className="mt-3h mb-1 quiet medium">{words.sectors}</h3>
          <ul className={classNames("p-0 grid", styles.weights)}>
            {fund.sectors.map(({ name, weight }) => (
              <Weight
                key={name}
                name={groupName("sector", name)}
                detail={null}
                weight={weight}
                maxWeight={fund.sectors[0]?.weight ?? null}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}

function Weight({
  name,
  detail,
  weight,
  maxWeight,
}: {
  name: ReactNode;
  detail: string | null;
  weight: number | null;
  maxWeight: number | null;
}): ReactNode {
  const share = weight === null || maxWeight === null || maxWeight === 0 ? 0 : (weight / maxWeight) * 100;
  return (
    <li>
      <span className="ellipsis">
        {name} {detail === null ? null : <small className="quiet">{detail}</small>}
      </span>
      <span className={styles.weightBar} aria-hidden="true">
        <i className="block full-height" style={{ width: `${share}%` }} />
      </span>
      <span>{formatPercent(weight === null ? null : weight * 100, 1)}</span>
    </li>
  );
}
