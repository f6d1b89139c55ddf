import type { ReactNode } from "react";
import type { BacktestResult } from "#core/backtest/result.ts";
import { formatWholeMoney } from "../format/format-money.ts";
import { strategyText } from "../text/strategy-text.ts";
import { directionOfRatio, plainPercent, signedPercent } from "./figure-words.ts";
import { headline } from "./headline.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const opposite = { deeper: "smaller", smaller: "deeper", same: "same" } as const;

/** The rule's result against buy and hold in one sentence, and the amounts. */
export function HeadlineWords({
  result: { statistics: own, benchmark },
  isHolding,
  currency,
}: {
  result: BacktestResult;
  /** True if the strategy is buy and hold itself. */
  isHolding: boolean;
  currency: string;
}): ReactNode {
  const hold = benchmark.statistics;
  const count = own.tradeCount + own.openTradeCount;
  const content = headline({ ...own, tradeCount: count }, hold);
  const money = (amount: number): string => formatWholeMoney(amount, currency);
  if (content.kind === "no-trades")
    return (
      <>
        <h2 className={classNames("pretty", styles.headline)}>{words.noTrades}</h2>
        <p className="mt-half soft">{words.noTradesDetail(signedPercent(hold.totalReturnRatio))}</p>
      </>
    );
  return (
    <>
      <h2 className={classNames("pretty", styles.headline)}>
        {content.isLoss ? words.lost : words.made}{" "}
        <b data-direction-of={directionOfRatio(own.totalReturnRatio)}>
          {content.isLoss ? plainPercent(-own.totalReturnRatio) : signedPercent(own.totalReturnRatio)}
        </b>
        .{" "}
        {isHolding ? null : (
          <>
            {words.holding(hold.totalReturnRatio >= 0)}{" "}
            <b data-direction-of={directionOfRatio(hold.totalReturnRatio)}>
              {hold.totalReturnRatio < 0 ? plainPercent(-hold.totalReturnRatio) : signedPercent(hold.totalReturnRatio)}
            </b>
            ,{" "}
            {words.fallWords[opposite[content.fall]](
              signedPercent(hold.maximumDrawdownRatio),
              signedPercent(own.maximumDrawdownRatio),
            )}
          </>
        )}
      </h2>
      <p className="mt-half soft">
        {own.paidIn > own.startValue ? words.paidIn(money(own.paidIn)) : words.became(money(own.startValue))}{" "}
        <b className="ink medium">{money(own.finalValue)}</b>
        {isHolding ? ". " : "; "}
        {isHolding ? words.isItself : words.simplyHolding}{" "}
        {isHolding ? null : <b className="ink medium">{money(hold.finalValue)}</b>}
        {isHolding ? " " : ". "}
        {own.feeAmount > 0 ? words.afterFees(money(own.feeAmount)) : words.noFees}
      </p>
    </>
  );
}
