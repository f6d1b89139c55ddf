import type { ReactNode } from "react";
import { formatPercent } from "../format/format-price.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import styles from "./event-consequence.module.css";
import { Money } from "./money.tsx";
import type { HeldInstrument } from "./shares-of-day.ts";
import { classNames } from "../ui/class-names.ts";

/** An event's effect on the user: the cash from a dividend, otherwise the holding's weight; nothing if not held. */
export function EventConsequence({
  event,
  held,
}: {
  event: CalendarEvent;
  held: ReadonlyMap<string, HeldInstrument>;
}): ReactNode {
  const holding = event.symbol === null ? undefined : held.get(event.symbol);
  if (holding === undefined) return null;
  const { perShare } = event;
  if (perShare !== null) {
    const currency = perShare.currency ?? holding.currency;
    // Prices in pence, amounts in pounds.
    const isMinor = /^(GBp|GBX|ILA|ZAc)$/.test(currency);
    const paidIn = isMinor ? holding.currency : currency;
    const amount = (perShare.amount * Number(holding.quantity)) / (isMinor ? 100 : 1);
    return (
      <span className={classNames("inline-block round-badge up size-meta medium nowrap py-0 px-2", styles.cash)}>
        {text.home.youGet("")}
        <Money amount={amount} currency={paidIn} />
      </span>
    );
  }
  if (holding.weight === null) return null;
  return <Badge look="amber">{text.home.weightOf(formatPercent(holding.weight * 100, 1))}</Badge>;
}

/** Holdings by symbol. */
export function heldBySymbol(holdings: readonly HeldInstrument[] | undefined): ReadonlyMap<string, HeldInstrument> {
  return new Map((holdings ?? []).map((holding) => [holding.symbol, holding]));
}
