import type { ReactNode } from "react";
import { missing } from "../format/missing.ts";
import { text } from "../text/text.ts";
import { useAreAmountsHidden } from "./hidden-amounts.ts";
import { Hideable, Money } from "./money.tsx";

/** Payments entered for a holding. Without any, nothing is known; zero is only shown if there were payments at other times. */
export function RecordedIncome({
  amount,
  hasPayments,
  currency,
  isWorded = false,
}: {
  amount: string | null;
  /** True if a payment was entered at any time. */
  hasPayments: boolean;
  currency: string;
  /** Says in words that nothing is recorded, where there is room. */
  isWorded?: boolean;
}): ReactNode {
  const isHidden = useAreAmountsHidden();
  if (amount === null || hasPayments || Number(amount) !== 0) return <Money amount={amount} currency={currency} />;
  if (isHidden) return <Hideable>{missing}</Hideable>;
  const { noneRecorded, noneRecordedHint } = text.position;
  if (isWorded)
    return (
      <>
        <span className="faint">{noneRecorded}</span>
        <small className="block note normal">{noneRecordedHint}</small>
      </>
    );
  return (
    <span title={noneRecordedHint}>
      <span aria-hidden="true">{missing}</span>
      <span className="visually-hidden">{noneRecorded}</span>
    </span>
  );
}
