import type { AlertKind } from "./alert-kind.ts";
import { conditionAlert } from "./kinds/condition.ts";
import { drawdownAlert } from "./kinds/drawdown.ts";
import { eventAlert } from "./kinds/event.ts";
import { extremeAlert } from "./kinds/extreme.ts";
import { moveAlert } from "./kinds/move.ts";
import { priceAlert } from "./kinds/price.ts";
import { strategyAlert } from "./kinds/strategy.ts";
import { volumeAlert } from "./kinds/volume.ts";
import { weightAlert } from "./kinds/weight.ts";

/** Every kind of alert. */
export const alertKinds = [
  priceAlert,
  moveAlert,
  extremeAlert,
  conditionAlert,
  volumeAlert,
  eventAlert,
  weightAlert,
  drawdownAlert,
  strategyAlert,
] as const;

/** The rule of an alert, as data. docs/alerts.md describes the inputs of each kind and when it is checked. */
export type AlertRule = RuleOf<(typeof alertKinds)[number]>;

type RuleOf<Kind> = Kind extends AlertKind<infer Rule> ? Rule : never;

/** The kind of a rule. A rule comes out of the contract's schema, so that its kind is one of the list. */
export function alertKindOf<Rule extends AlertRule>({ kind }: Rule): AlertKind<Rule> {
  const found: unknown = alertKinds.find((one) => one.kind === kind);
  if (found === undefined) throw new RangeError(`there is no kind of alert "${kind}"`);
  return found as AlertKind<Rule>;
}

/** Such an alert is about all the user owns and names no symbol. */
export function isOfPortfolio(rule: AlertRule): boolean {
  return alertKindOf(rule).drawdown !== undefined;
}

/** Kinds of which some rules look at a quote alone. */
export function kindsOnQuotes(): string[] {
  return alertKinds.filter((kind: Sources) => kind.quote !== undefined).map(({ kind }) => kind);
}

/** Kinds whose every rule looks at a quote alone. */
export function kindsOnQuotesAlone(): string[] {
  return alertKinds
    .filter((kind: Sources) => kind.quote !== undefined && kind.bars === undefined)
    .map(({ kind }) => kind);
}

type Sources = { readonly [Source in "quote" | "bars"]?: object | undefined };
