import type { Alert } from "#contract/alerts.ts";
import { alertKindOf } from "#core/alerts/alert-kinds.ts";
import type { AlertWait } from "#core/alerts/alert-wait.ts";
import { alertWords, waitWords } from "#core/alerts/alert-words.ts";
import type { Words } from "#core/words/shape.ts";
import { type Clock, isoTime } from "../clock.ts";
import type { Quotes } from "../market/quotes.ts";
import type { StoredAlert } from "./store.ts";
import { whyQuoteNotUsable } from "./usable.ts";

/** Writes alerts as their owner sees them, in words and with the reason why one waits. */
export function createAlertWire({ quotes, clock }: { quotes: Pick<Quotes, "held">; clock: Clock }) {
  function waitsFor({ status, symbol, waitsFor: noted }: StoredAlert): AlertWait | null {
    if (status !== "armed") return null;
    const quote = symbol === null ? undefined : quotes.held(symbol);
    // A price that no user has viewed for a minute is refreshed automatically.
    const isPassing = quote?.provenance.status === "cached";
    return (isPassing || symbol === null ? null : whyQuoteNotUsable(quote, symbol, clock.now())) ?? noted;
  }

  return (alert: StoredAlert, own: Words): Alert => {
    const { id, symbol, rule, repeats, expiresAt, mail, push, isPaused, createdAt, lastFiredAt } = alert;
    const isAsleep = alert.snoozedUntil !== null && alert.snoozedUntil > isoTime(clock.now());
    return {
      id,
      symbol,
      rule,
      words: alertWords(rule, symbol, own),
      repeats,
      expiresAt,
      mail,
      push,
      isPaused,
      snoozedUntil: isAsleep ? alert.snoozedUntil : null,
      state: alert.status,
      waitsFor: waitWords(waitsFor(alert), own),
      thresholds: alert.status === "armed" ? [...(alertKindOf(rule).quote?.thresholds(rule, "armed") ?? [])] : [],
      createdAt,
      lastFiredAt,
    };
  };
}
