import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { deflatedSharpe } from "#core/backtest/deflated-sharpe.ts";
import { directionMark } from "../format/direction.ts";
import { formatMonth } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { strategyText } from "../text/strategy-text.ts";
import { directionOfRatio, plainPercent, signedPercent } from "./figure-words.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import styles from "./strategy.module.css";

const words = strategyText.strategy;
const fewTrades = 30;

/** How far a result is to be trusted: how many trades, how many variants were tried, and how the unseen part went. */
export function HonestyStrip({
  answer: { result, unseen, measured },
  tries,
  isPractice,
  isHolding,
}: {
  answer: RunAnswer;
  /** Undefined while it is being counted, null where it could not be. */
  tries: Output<"POST /api/strategy/tries"> | null | undefined;
  isPractice: boolean;
  isHolding: boolean;
}): ReactNode {
  const count = result.statistics.tradeCount + result.statistics.openTradeCount;
  const isFew = !isHolding && count < fewTrades;
  const Icon = isFew ? IconAlertTriangle : IconInfoCircle;
  const chance =
    tries == null || measured === null || isHolding
      ? null
      : deflatedSharpe({
          ...measured,
          variantCount: tries.count,
          varianceOfSharpes: tries.sharpeDeviation === null ? null : tries.sharpeDeviation ** 2,
        });
  return (
    <section className={styles.honesty} data-look={isFew ? "warn" : "calm"} aria-label={words.honesty}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      <p>
        <b>{isHolding ? words.heldThroughout : isFew ? words.fewTrades(count) : words.enoughTrades(count)}</b>{" "}
        {isFew ? words.fewTradesWhy : null}{" "}
        {isPractice ? null : tries === null ? (
          words.variantsUnknown
        ) : tries === undefined ? null : tries.count < 2 ? (
          words.firstVariant
        ) : (
          <>
            <b className={styles.plainBold}>
              {words.variants(`${formatWhole(tries.count)}${tries.isFull ? "+" : ""}`)}
            </b>{" "}
            {words.variantsWhy}
          </>
        )}{" "}
        {chance === null ? null : <span title={words.deflatedMeaning}>{words.deflated(plainPercent(chance, 0))}</span>}
      </p>
      <p className={styles.unseenPart}>
        {unseen === null ? (
          words.unseenNone
        ) : (
          <>
            {words.unseenPart(formatMonth(unseen.from))}{" "}
            <b data-direction-of={directionOfRatio(unseen.strategy.totalReturnRatio)}>
              <span aria-hidden="true">{directionMark[directionOfRatio(unseen.strategy.totalReturnRatio)]} </span>
              {signedPercent(unseen.strategy.totalReturnRatio)}
            </b>{" "}
            <span className={styles.quiet}>{words.holdPart(signedPercent(unseen.benchmark.totalReturnRatio))}</span>
          </>
        )}
      </p>
    </section>
  );
}
