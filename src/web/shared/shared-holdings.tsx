import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { formatMoney } from "../format/format-money.ts";
import { formatPercent, formatPrice } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { DataStatus } from "../market/data-status.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { sharingText as words } from "../text/sharing-text.ts";
import { Card } from "../ui/card.tsx";
import styles from "./shared.module.css";
import { DataTable } from "../ui/data-table.tsx";
import { Signed } from "./signed.tsx";

type Shared = Output<"POST /api/shared/portfolio">;

/** The holdings of a shared portfolio. */
export function SharedHoldings({ shared: { holdings, showsAmounts, baseCurrency } }: { shared: Shared }): ReactNode {
  return (
    <Card title={words.holdings} flush>
      <DataTable
        caption={words.holdings}
        columns={[
          {
            id: "symbol",
            head: words.symbol,
            render: ({ symbol, name }) => (
              <span className="row gap-2h">
                <SymbolAvatar symbol={symbol} />
                <span>
                  <strong>{symbol}</strong>
                  <small className="block">{name}</small>
                </span>
              </span>
            ),
          },
          {
            id: "weight",
            head: words.weight,
            render: ({ weight }) => (weight === null ? missing : formatPercent(weight * 100, 1)),
          },
          {
            id: "price",
            head: words.price,
            render: ({ price, currency, provenance }) => (
              <>
                {formatPrice(price, { currency, type: null, price })} <small>{currency}</small>{" "}
                <DataStatus provenance={provenance} />
              </>
            ),
          },
          {
            id: "day",
            head: words.day,
            render: ({ dayChangePercent }) => (
              <Signed percent={dayChangePercent} amount={null} currency={baseCurrency} />
            ),
          },
          {
            id: "gain",
            head: words.gainPercent,
            render: ({ gainPercent, gain }) => <Signed percent={gainPercent} amount={gain} currency={baseCurrency} />,
          },
          ...(showsAmounts
            ? [
                {
                  id: "shares",
                  head: words.shares,
                  render: ({ quantity }: Shared["holdings"][number]) => quantity ?? missing,
                },
                {
                  id: "value",
                  head: words.value,
                  render: ({ value }: Shared["holdings"][number]) => formatMoney(value, baseCurrency),
                },
              ]
            : []),
        ]}
        rows={holdings}
        keyOf={({ symbol }) => symbol}
        empty={<p className="p-4">{words.empty}</p>}
        isStacked
        isRoomy
        className={styles.table}
      />
    </Card>
  );
}
