import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { minorUnits } from "#core/money/currencies.ts";
import { tradePrice } from "#core/portfolio/trade-money.ts";
import type { Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { formatPrice } from "../format/format-price.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { typedNumber } from "../format/typed-number.ts";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Hideable, MoneyChange } from "./money.tsx";
import { fieldsOfDraft, type TransactionDraft } from "./transaction-fields.ts";
import { useAccounts } from "./use-portfolio.ts";

const words = text.transactions.lots;

type OpenLot = Output<"GET /api/portfolio/lots">["lots"][number];

interface ChosenLotsProps {
  readonly draft: TransactionDraft;
  /** The line that is changed; null for a new one. */
  readonly lineId: string | null;
  /** Currency of the price; empty for the instrument's. */
  readonly currency: string;
  readonly fault: string | null;
  readonly onChange: (lots: TransactionDraft["lots"]) => void;
}

/** Chooses the lots that a sale or a transfer takes shares from. What isn't chosen leaves by the account's method. */
export function ChosenLots(props: ChosenLotsProps): ReactNode {
  const { draft, fault, onChange } = props;
  const hasChosen = Object.keys(draft.lots).length > 0;
  const [isOpen, setIsOpen] = useState(hasChosen);
  const isShown = isOpen || hasChosen;
  return (
    <div className="grid gap-2">
      <div className="row wrap gap-2">
        <Button size="small" look="subtle" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {words.choose}
        </Button>
        {hasChosen ? (
          <Button size="small" look="subtle" onClick={() => onChange({})}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      {isShown ? <LotsToChoose {...props} /> : null}
      {fault === null ? null : <Alert>{fault}</Alert>}
    </div>
  );
}

function LotsToChoose({ draft, lineId, currency, onChange }: ChosenLotsProps): ReactNode {
  const { accountId, symbol, date, lots: chosen } = draft;
  const account = useAccounts().data?.accounts.find(({ id }) => id === accountId);
  const { data, error } = useQuery({
    ...query("GET /api/portfolio/lots", {
      account: accountId,
      symbol,
      date,
      ...(lineId === null ? {} : { except: lineId }),
    }),
    enabled: account !== undefined && symbol !== "" && date !== "",
  });
  if (error !== null) return <Alert>{text.holdings.lots.failed}</Alert>;
  if (data === undefined)
    return account === undefined || symbol === "" ? null : <p className="quiet">{text.holdings.lots.loading}</p>;
  const { type, quantity = null, price: printed = null, amount = null, fee = null, tax = null } = fieldsOfDraft(draft);
  const price = Number(tradePrice({ type, quantity, price: printed, amount, fee, tax }) ?? Number.NaN);
  const gainOf = ({ transactionId, quantity, costPerShare, currency: own }: OpenLot): number | null => {
    const minor = minorUnits[currency];
    if (costPerShare === null || Number.isNaN(price) || (minor?.currency ?? (currency || own)) !== own) return null;
    const shares = typedNumber(chosen[transactionId] ?? "") ?? Number(quantity);
    return (price / (minor?.perUnit ?? 1) - Number(costPerShare)) * shares;
  };
  const take = (id: string, typed: string): void => {
    const { [id]: _before, ...others } = chosen;
    onChange(typed.trim() === "" ? others : { ...others, [id]: typed });
  };
  return (
    <>
      <DataTable
        caption={words.title}
        columns={[
          { id: "bought", head: text.holdings.lots.bought, width: "22%", render: (lot) => formatDay(lot.date) },
          {
            id: "left",
            head: words.left,
            width: "14%",
            render: (lot) => <Hideable>{formatQuantity(lot.quantity)}</Hideable>,
          },
          {
            id: "costEach",
            head: text.holdings.lots.costEach,
            width: "20%",
            render: ({ costPerShare, currency: own }) => {
              const each = costPerShare === null ? null : Number(costPerShare);
              return formatPrice(each, { currency: own, price: each });
            },
          },
          {
            id: "gain",
            head: words.gain,
            width: "24%",
            render: (lot) => <MoneyChange amount={gainOf(lot)} currency={lot.currency} />,
          },
          {
            id: "take",
            head: words.take,
            render: ({ transactionId, date: bought }) => (
              <TextField
                label={words.takeOf(formatDay(bought))}
                hideLabel
                inputMode="decimal"
                autoComplete="off"
                value={chosen[transactionId] ?? ""}
                onChange={({ target }) => take(transactionId, target.value)}
              />
            ),
          },
        ]}
        rows={data.lots}
        keyOf={({ transactionId }) => transactionId}
        empty={<p className="quiet">{words.none}</p>}
        inset="none"
        isRoomy
        className="size-secondary"
        tableProps={{ style: { tableLayout: "fixed" } }}
      />
      {account === undefined || data.lots.length === 0 ? null : (
        <p className="quiet">{words.rest(text.portfolio.accounts.methods[account.costMethod])}</p>
      )}
    </>
  );
}
