import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { formatPercent, formatPercentChange, formatPrice } from "../format/format-price.ts";
import { formatQuantity } from "../format/format-quantity.ts";
import { Hideable, Money, MoneyChange } from "../holdings/money.tsx";
import { hasPayments } from "../holdings/has-payments.ts";
import { RecordedIncome } from "../holdings/recorded-income.tsx";
import type { HeldInstrument } from "../holdings/shares-of-day.ts";
import { openTransaction } from "../holdings/transaction-request.ts";
import { useLaterName } from "../holdings/use-later-name.ts";
import { useHoldings } from "../holdings/use-portfolio.ts";
import { DataStatus } from "../market/data-status.tsx";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { insightsParams } from "./insights-address.ts";
import styles from "./position.module.css";
import { classNames } from "../ui/class-names.ts";

const words = text.position;

/** The user's holding of the symbol and its value; without one, an offer to add it. */
export function MyPositionCard({ symbol, isWhole = false }: { symbol: string; isWhole?: boolean }): ReactNode {
  const { data, error, refetch } = useHoldings();
  const holding = data?.holdings.find((one) => one.symbol === symbol);
  const later = useLaterName(symbol);
  const path = `/insights?${new URLSearchParams(insightsParams(symbol, { tab: "position" })).toString()}`;
  return (
    <Card
      title={
        isWhole ? (
          words.holding
        ) : (
          <Link className="inherit-colour" to={path}>
            {words.title}
          </Link>
        )
      }
      beside={holding === undefined ? null : <DataStatus provenance={holding.provenance} />}
      actions={
        holding === undefined ? null : (
          <Button
            look="subtle"
            size="small"
            onClick={() =>
              openTransaction({ symbol, ...(holding.accountId === null ? {} : { accountId: holding.accountId }) })
            }
          >
            {words.add}
          </Button>
        )
      }
      state={state()}
    >
      {holding === undefined || data === undefined ? null : (
        <Figures holding={holding} currency={data.baseCurrency} isWhole={isWhole} />
      )}
    </Card>
  );

  function state(): CardState {
    if (data === undefined)
      return error === null
        ? { kind: "loading", label: words.loading, skeleton: <Skeleton height={96} radius={8} /> }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: () => void refetch() };
    if (holding !== undefined) return { kind: "ready" };
    if (later !== null)
      return {
        kind: "empty",
        message: words.later(symbol, later),
        action: (
          <Link to={`/insights?${new URLSearchParams(insightsParams(later, { tab: "position" })).toString()}`}>
            {later}
          </Link>
        ),
      };
    return {
      kind: "empty",
      message: words.none(symbol),
      action: (
        <Button size="small" onClick={() => openTransaction({ symbol })}>
          {words.add}
        </Button>
      ),
    };
  }
}

function Figures({
  holding,
  currency,
  isWhole,
}: {
  holding: HeldInstrument;
  currency: string;
  isWhole: boolean;
}): ReactNode {
  const { quantity, averageCost, value, weight, gain, gainPercent, cost, dayChange, dayChangePercent } = holding;
  const kind = { currency: holding.currency, type: null, price: Number(averageCost), symbol: holding.symbol };
  return (
    <>
      <dl className={classNames("grid gap-y-2h gap-x-4", styles.figures)}>
        <Figure name={words.shares}>
          <Hideable>{formatQuantity(quantity)}</Hideable>
        </Figure>
        <Figure name={words.averageCost}>
          {averageCost === null ? (
            words.costUnknown
          ) : (
            <>
              {formatPrice(Number(averageCost), kind)} <small className="soft normal">{holding.currency}</small>
            </>
          )}
        </Figure>
        <Figure name={words.value}>
          {value === null ? words.noPrice : <Money amount={value} currency={currency} />}
          {weight === null ? null : <small className="soft normal"> {formatPercent(weight * 100, 1)}</small>}
        </Figure>
        <Figure name={words.gain}>
          {cost === null ? (
            words.costUnknown
          ) : (
            <>
              <MoneyChange amount={gain} currency={currency} hasArrow />
              {gainPercent === null ? null : <small className="soft normal"> {formatPercentChange(gainPercent)}</small>}
            </>
          )}
        </Figure>
        <Figure name={words.today}>
          <MoneyChange amount={dayChange} currency={currency} />
          {dayChangePercent === null ? null : (
            <small className="soft normal"> {formatPercentChange(dayChangePercent)}</small>
          )}
        </Figure>
        <Figure name={words.income}>
          <RecordedIncome
            amount={holding.incomeTwelveMonths}
            hasPayments={hasPayments(holding.income)}
            currency={currency}
            isWorded
          />
        </Figure>
        {isWhole ? (
          <Figure name={words.realised}>
            <MoneyChange amount={holding.realised} currency={currency} />
          </Figure>
        ) : null}
      </dl>
      {gain !== null && (isWhole || Number(holding.charges) !== 0) ? (
        <Parts holding={holding} currency={currency} />
      ) : null}
    </>
  );
}

/** The gain from price, from the exchange rate, and the fees and taxes paid. They add up to the total. */
function Parts({ holding, currency }: { holding: HeldInstrument; currency: string }): ReactNode {
  const part = (name: string, amount: string | null) => (
    <span>
      {name} <MoneyChange amount={amount} currency={currency} />
    </span>
  );
  return (
    <p className="flex wrap mt-3 pt-2h edge-top-soft soft size-secondary gap-y-1 gap-x-4">
      {part(words.partNames.price, holding.priceGain)}
      {part(words.partNames.currency, holding.currencyGain)}
      {part(words.partNames.charges, holding.charges)}
    </p>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
