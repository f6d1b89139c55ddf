import type { ReactNode } from "react";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatMoneyChange, moneyDirection } from "../format/format-money.ts";
import { formatPercentChange, percentDigits } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import styles from "./shared.module.css";
import { classNames } from "../ui/class-names.ts";

/** A gain or loss with shape, sign and colour, and its amount if the link includes amounts. */
export function Signed({
  percent,
  amount,
  currency,
}: {
  percent: number | null;
  amount: string | null;
  currency: string;
}): ReactNode {
  if (percent === null && amount === null) return missing;
  const direction =
    percent === null ? moneyDirection(amount ?? 0, currency) : directionOf(percent, percentDigits(percent));
  return (
    <span className={classNames("nowrap", styles.signed)} data-direction={direction}>
      <span className="mr-1" aria-hidden="true">
        {directionMark[direction]}
      </span>
      {percent === null ? null : formatPercentChange(percent)}
      {amount === null ? null : <small>{formatMoneyChange(amount, currency)}</small>}
    </span>
  );
}
