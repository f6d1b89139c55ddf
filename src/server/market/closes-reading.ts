import { dayNumber } from "#core/calendar/index.ts";
import { type Clock, isoTime } from "../clock.ts";
import { dateOf, joinedSeries, type Series, seriesOf } from "./closes-series.ts";
import type { ConfirmedHistory } from "./confirmed-history.ts";
import { plausibleHistory } from "./plausible-history.ts";
import { isNotOffered, type ProvidedHistory } from "./provider.ts";
import type { Router } from "./router.ts";

/** More than thirty years of days, more than forty-five of sessions. */
const maxBars = 12_000;
/** Days asked for again with the newest ones, to see whether the known ones still hold. */
const overlapDays = 20;

export type FoundSeries =
  | { readonly kind: "series"; readonly series: Series }
  | { readonly kind: "unknown" | "failed" };

/** Reads from the providers only what a known series lacks, or all of it where the two no longer agree. */
export function createClosesReading({
  router,
  confirmed,
  clock,
  lastDue,
}: {
  router: Pick<Router, "first">;
  confirmed: ConfirmedHistory;
  clock: Clock;
  /** The last session of an instrument whose close is due. */
  lastDue: (instrument: Pick<Series, "exchange" | "timeZone">) => string;
}) {
  async function ask(symbol: string, from: string): Promise<ProvidedHistory | null | "failed"> {
    const days = dayNumber(isoTime(clock.now()).slice(0, 10)) - dayNumber(from) + 2;
    // Sessions are five days of seven at most, but for what trades around the clock.
    const isAlways = /=X$|-[A-Z]{3,4}$/.test(symbol);
    const limit = Math.min(maxBars, isAlways ? days : Math.ceil((days * 5) / 7) + 10);
    const asked = await router.first(
      "daily closes",
      (provider) => provider.tellsEvents === true && provider.covers(symbol),
      (provider) => provider.history?.({ symbol, interval: "1d", limit }),
    );
    if (asked === null || isNotOffered(asked.value)) return "failed";
    return asked.value === null ? null : confirmed(plausibleHistory(asked.value, clock.now()));
  }

  return async (symbol: string, from: string, known: Series | null): Promise<FoundSeries> => {
    const lastDay = known?.days.at(-1);
    if (known !== null && lastDay !== undefined && known.from <= from) {
      const newer = await ask(symbol, dateOf(lastDay - overlapDays));
      if (newer === null || newer === "failed") return { kind: newer === null ? "unknown" : "failed" };
      const joined = joinedSeries(known, seriesOf(newer, known.from, lastDue(newer)));
      if (joined !== null) return { kind: "series", series: joined };
    }
    const wanted = known === null || from < known.from ? from : known.from;
    const whole = await ask(symbol, wanted);
    if (whole === null || whole === "failed") return { kind: whole === null ? "unknown" : "failed" };
    const series = seriesOf(whole, wanted, lastDue(whole));
    return series.days.length === 0 && whole.bars.length === 0 && (whole.heldBack ?? []).length > 0
      ? { kind: "failed" }
      : { kind: "series", series };
  };
}
