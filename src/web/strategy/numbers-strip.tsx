import { useId } from "react";
import type { ReactNode } from "react";
import type { BacktestResult } from "#core/backtest/result.ts";
import { dayNumber } from "#core/calendar/plain-date.ts";
import { formatMoney, formatWholeMoney } from "../format/format-money.ts";
import { fixed } from "../format/number-format.ts";
import { strategyText } from "../text/strategy-text.ts";
import { longTime, plainNumber, plainPercent, signedPercent } from "./figure-words.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** Ten figures of a run beside buy and hold's, with explanations on request. */
export function NumbersStrip({ result, currency }: { result: BacktestResult; currency: string }): ReactNode {
  const { statistics: own, benchmark, dates } = result;
  const hold = benchmark.statistics;
  const [first, last] = [dates[0] ?? "", dates.at(-1) ?? ""];
  const years = Math.max(1 / 365.25, (dayNumber(last) - dayNumber(first)) / 365.25);
  const won = own.winRatio === null ? 0 : Math.round(own.winRatio * own.tradeCount);
  const asHeld = (value: string): string => words.holdFigure(value);
  const figures = [
    { id: "cagr", value: signedPercent(own.cagrRatio), beside: asHeld(signedPercent(hold.cagrRatio)) },
    {
      id: "fall",
      value: signedPercent(own.maximumDrawdownRatio),
      beside: asHeld(signedPercent(hold.maximumDrawdownRatio)),
    },
    {
      id: "underWater",
      value: longTime(own.longestUnderWaterDays),
      beside: asHeld(longTime(hold.longestUnderWaterDays)),
    },
    { id: "volatility", value: plainPercent(own.volatilityRatio), beside: asHeld(plainPercent(hold.volatilityRatio)) },
    { id: "sharpe", value: plainNumber(own.sharpe), beside: asHeld(plainNumber(hold.sharpe)) },
    {
      id: "winRate",
      value: plainPercent(own.winRatio, 0),
      beside: own.winRatio === null ? "" : words.ofTrades(won, own.tradeCount),
    },
    {
      id: "trades",
      value: String(own.tradeCount + own.openTradeCount),
      beside: [
        words.aYear(fixed((own.tradeCount + own.openTradeCount) / years, 1)),
        ...(own.openTradeCount === 0 ? [] : [words.openTrades(own.openTradeCount)]),
      ].join(", "),
    },
    { id: "invested", value: plainPercent(own.exposureRatio, 0), beside: asHeld(plainPercent(hold.exposureRatio, 0)) },
    {
      id: "profitFactor",
      value: plainNumber(own.profitFactor),
      beside: own.profitFactor === null && own.tradeCount > 0 ? words.noLosses : words.wonLost,
    },
    {
      id: "fees",
      value: feeWords(own.feeAmount, currency),
      beside: (own.paidIn > own.startValue ? words.ofPaidIn : words.ofStart)(plainPercent(own.feeAmount / own.paidIn)),
    },
  ] as const;
  return (
    <dl className={classNames("grid py-1 px-0 card-box", styles.numbers)} aria-label={words.figuresTitle}>
      {figures.map(({ id, value, beside }) => (
        <Figure key={id} id={id} value={value} beside={beside} />
      ))}
    </dl>
  );
}

function Figure({ id, value, beside }: { id: keyof typeof words.figures; value: string; beside: string }): ReactNode {
  const own = useId();
  const { name, meaning } = words.figures[id];
  const isUnknown = value === words.notDefined;
  return (
    <div className={classNames("relative", styles.figure)}>
      <dt>
        <button type="button" className={classNames("note text-start", styles.figureName)} aria-describedby={own}>
          {name}
        </button>
        <span
          id={own}
          role="tooltip"
          className={classNames(
            "absolute py-2 px-2h edge-strong on-surface soft secondary hidden round-control",
            styles.meaning,
          )}
        >
          {meaning} {isUnknown ? words.whyNotDefined : null}
        </span>
      </dt>
      <dd className="flex wrap items-baseline gap-y-0 gap-x-2">
        <b>{value}</b> <span>{beside}</span>
      </dd>
    </div>
  );
}

/** Small amounts show their cents, if they have any. */
function feeWords(amount: number, currency: string): string {
  const isFine = amount < 100 && !Number.isInteger(Math.round(amount * 100) / 100);
  return (isFine ? formatMoney : formatWholeMoney)(amount, currency);
}
