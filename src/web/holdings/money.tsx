import type { ReactNode } from "react";
import { formatMoney, formatMoneyChange, moneyDirection } from "../format/format-money.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { useAreAmountsHidden } from "./hidden-amounts.ts";

/** The user's money, as five dots while amounts are hidden. */
export function Money({ amount, currency }: { amount: string | number | null; currency: string }): ReactNode {
  return <Hideable isUnknown={amount === null}>{formatMoney(amount, currency)}</Hideable>;
}

/** A gain or loss with its sign, an optional arrow, and colour. */
export function MoneyChange({
  amount,
  currency,
  hasArrow = false,
}: {
  amount: string | number | null;
  currency: string;
  hasArrow?: boolean;
}): ReactNode {
  if (amount === null) return <Money amount={null} currency={currency} />;
  const direction = moneyDirection(amount, currency);
  const arrow = { up: "▲", down: "▼", flat: "•" }[direction];
  return (
    <span className={classNames("tabular nowrap", direction)}>
      {hasArrow ? <span aria-hidden="true">{arrow} </span> : null}
      <Hideable>{formatMoneyChange(amount, currency)}</Hideable>
    </span>
  );
}

/** Any other figure that reveals the user's wealth, such as a number of shares. */
export function Hideable({ children, isUnknown = false }: { children: ReactNode; isUnknown?: boolean }): ReactNode {
  const isHidden = useAreAmountsHidden();
  if (!isHidden || isUnknown) return <span className="tabular nowrap">{children}</span>;
  return (
    <span className="tabular nowrap">
      <span aria-hidden="true">•••••</span>
      <span className="visually-hidden">{text.shell.hidden}</span>
    </span>
  );
}
