import type { AlertFinding, RuleSignal } from "../../alerts/alert-finding.ts";
import type { AlertRule } from "../../alerts/alert-kinds.ts";
import type { AlertWait, WaitedData } from "../../alerts/alert-wait.ts";
import { describeCondition, describeStrategy } from "../../backtest/describe-strategy.ts";
import type { Writing } from "../writing.ts";

type RuleOf<Kind> = Extract<AlertRule, { kind: Kind }>;
type FindingOf<Kind> = Extract<AlertFinding, { kind: Kind }>;
type WaitOf<Kind> = Extract<AlertWait, { kind: Kind }>;

/** An alert: its condition, the value that fired it, why it can't be checked, and its mail. */
export function alerts({ count, plural, price, fixed, signed, day, moment }: Writing) {
  const directions = { up: "rises", down: "falls", either: "moves" } as const;
  const periods = { today: "today", day: "over a day", week: "over a week", month: "over a month" } as const;
  const signalNames: Record<RuleSignal, string> = { buy: "buy", sell: "sell", short: "short", cover: "cover" };
  const subject = ({ data, symbol }: WaitedData) =>
    data === "portfolio"
      ? "your portfolio"
      : `the ${{ price: "price", bars: "price history", calendar: "calendar" }[data]} of ${symbol}`;
  return {
    portfolio: "Your portfolio",
    rules: {
      price: ({ is, value }: RuleOf<"price">, name: string) => `${name} is ${is} ${price(value)}`,
      move: ({ direction, percent, over }: RuleOf<"move">, name: string) =>
        `${name} ${directions[direction]} ${count(percent, 4)}% or more ${periods[over]}`,
      extreme: ({ is, weeks }: RuleOf<"extreme">, name: string) =>
        `${name} is at its ${is === "high" ? "highest" : "lowest"} in ${plural(weeks, "week", "weeks")}`,
      condition: ({ condition }: RuleOf<"condition">, name: string) => `${name}: ${describeCondition(condition)}`,
      volume: ({ times }: RuleOf<"volume">, name: string) =>
        `${name} trades ${count(times, 2)} times its usual volume or more`,
      event: ({ event, days }: RuleOf<"event">, name: string) =>
        `${name} ${event === "earnings" ? "reports earnings" : "goes ex-dividend"} ${days === 0 ? "today" : `within ${plural(days, "day", "days")}`}`,
      weight: ({ percent }: RuleOf<"weight">, name: string) =>
        `${name} is ${count(percent, 4)}% or more of your portfolio`,
      drawdown: ({ percent }: RuleOf<"drawdown">, name: string) =>
        `${name} is ${count(percent, 4)}% or more below its highest point`,
      strategy: ({ strategy }: RuleOf<"strategy">, name: string) =>
        `${name} has a new signal: ${strategy.name === "" ? describeStrategy(strategy) : strategy.name}`,
    },
    findings: {
      price: (found: FindingOf<"price">) =>
        `${price(found.price)}${found.currency === null ? "" : ` ${found.currency}`}`,
      move: ({ percent, over }: FindingOf<"move">) => `${signed(percent, 2)}% ${periods[over]}`,
      extreme: (found: FindingOf<"extreme">) => `${price(found.price)}, past ${price(found.level)}`,
      close: (found: FindingOf<"close">) => `at ${price(found.price)}`,
      volume: ({ times }: FindingOf<"volume">) => `${fixed(times, 1)} times its average of 20 sessions`,
      event: ({ date, days }: FindingOf<"event">) =>
        `${day(date)}, ${days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${count(days)} days`}`,
      weight: ({ percent }: FindingOf<"weight">) => `${fixed(percent, 1)}% of your portfolio`,
      drawdown: ({ percent }: FindingOf<"drawdown">) => `${fixed(percent, 1)}% below`,
      signals: ({ signals, price: close }: FindingOf<"signals">) =>
        `${signals.map((signal) => signalNames[signal]).join(" and ")} at ${price(close)}`,
    },
    waits: {
      "no-price-yet": ({ symbol }: WaitOf<"no-price-yet">) => `Waiting for a first price for ${symbol}`,
      "short-history": ({ symbol }: WaitOf<"short-history">) => `The history of ${symbol} is too short`,
      sample: (wait: WaitOf<"sample">) => `Only sample data is available for ${subject(wait)}`,
      unavailable: (wait: WaitOf<"unavailable">) => `No source has data for ${subject(wait)}`,
      stale: (wait: WaitOf<"stale">) => `The data for ${subject(wait)} is too old`,
      pending: (wait: WaitOf<"pending">) => `Waiting for new data for ${subject(wait)}`,
      doubted: (wait: WaitOf<"doubted">) => `The data for ${subject(wait)} looks implausible: ${wait.note}`,
      "portfolio-failed": "Your portfolio couldn't be calculated",
      "nothing-held": "Your portfolio has no holdings",
      "missing-price": "A holding in your portfolio has no price",
      "no-return": "Your portfolio's return is unknown",
      failed: "Something broke on our side. The alert will be checked again.",
    },
    mail: {
      met: (alert: string) => `${alert}.`,
      /** The value that fired it. */
      value: ({
        value,
        asOf,
        source,
      }: {
        readonly value: string;
        readonly asOf: string | null;
        readonly source: string;
      }) =>
        `${value === "" ? "Seen" : `Value: ${value}`}${asOf === null ? "" : `, ${moment(asOf)}`}. Source: ${source}.`,
      manage: (page: string) => `You set this alert. Change or delete your alerts: ${page}`,
    },
  };
}
