import type { ReactNode } from "react";
import { formatPercent } from "../format/format-price.ts";
import type { CalendarEvent } from "../market/calendar-event.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import styles from "./event-consequence.module.css";
import { Money } from "./money.tsx";
import type { HeldInstrument } from "./shares-of-day.ts";

/** What an event means for the user: the cash a dividend pays, else the weight of what it concerns; nothing for what is not held. */
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
    // Pence are a hundredth of the pound that money is counted in.
    const isMinor = /^(GBp|GBX|ILA|ZAc)$/.test(currency);
    const paidIn = isMinor ? holding.currency : currency;
    const amount = (perShare.amount * Number(holding.quantity)) / (isMinor ? 100 : 1);
    return (
      <span className={styles.cash}>
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
