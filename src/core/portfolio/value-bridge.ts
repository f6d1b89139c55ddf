/**
 * How the opening value became the closing value, in the base currency, to the cent:
 * opening + deposits - withdrawals + realised + unrealised + income - fees - taxes + currency = closing.
 * Bridges of consecutive ranges add up to that of the whole, line by line. A line is null where something booked in the range has
 * no rate or price on its day; `incomplete` names the day. What it lacks is in the currency line, which is null then too.
 */
export interface Bridge {
  /** At the end of the day before the range. */
  readonly opening: string;
  /** Money paid in, and shares moved in at what they were worth at the start of the day. */
  readonly deposits: string | null;
  /** The part of the deposits that isn't in the ledger: money that purchases needed beyond the cash available. */
  readonly impliedDeposits: string | null;
  readonly withdrawals: string | null;
  /** Gain by price of what left, against its cost (or its value when it was moved in), before fees and taxes. */
  readonly realised: string | null;
  /** Change of the same gain of what is still held: what was realised leaves it. */
  readonly unrealised: string | null;
  readonly income: string | null;
  readonly fees: string | null;
  readonly taxes: string | null;
  /** Change caused by exchange rates: on shares, sold or held, and on cash. */
  readonly currency: string | null;
  readonly closing: string;
}
