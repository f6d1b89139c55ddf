import type { AlertEvent } from "#contract/alerts.ts";
import type { AlertFinding } from "#core/alerts/alert-finding.ts";
import type { AlertRule } from "#core/alerts/alert-kinds.ts";
import { alertWords, findingWords } from "#core/alerts/alert-words.ts";
import type { Words } from "#core/words/shape.ts";

/** The data of an event. It can be written in any language. */
export interface AlertFacts {
  readonly rule: AlertRule;
  readonly finding: AlertFinding | null;
}

/** An event with its words as they were sent. Events from before there were facts have only these words, in English. */
export interface StoredEvent extends AlertEvent {
  readonly facts: AlertFacts | null;
}

/** Returns an event in the reader's language. */
export function eventOnTheWire({ facts, ...event }: StoredEvent, words: Words): AlertEvent {
  if (facts === null) return event;
  return {
    ...event,
    words: alertWords(facts.rule, event.symbol, words),
    valueWords: findingWords(facts.finding, words),
  };
}
