import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { deflatedSharpe } from "#core/backtest/deflated-sharpe.ts";
import { luckVerdict } from "#core/backtest/luck-verdict.ts";
import { directionMark } from "../format/direction.ts";
import { formatMonth } from "../format/format-date.ts";
import { formatWhole } from "../format/format-large.ts";
import { strategyText } from "../text/strategy-text.ts";
import { directionOfRatio, plainPercent, signedPercent } from "./figure-words.ts";
import type { RunAnswer } from "./lab-jobs.ts";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** The reliability of a result: one statement about luck with its basis, and the out-of-sample result. */
export function HonestyStrip({
  answer: { result, unseen, measured },
  tries,
  isPractice,
  isHolding,
}: {
  answer: RunAnswer;
  /** Undefined while counting, null if that failed. */
  tries: Output<"POST /api/strategy/tries"> | null | undefined;
  isPractice: boolean;
  isHolding: boolean;
}): ReactNode {
  const closedTrades = result.statistics.tradeCount;
  const chance =
    tries == null || measured === null || isHolding
      ? null
      : deflatedSharpe({
          ...measured,
          variantCount: tries.count,
          varianceOfSharpes: tries.sharpeDeviation === null ? null : tries.sharpeDeviation ** 2,
        });
  const verdict = luckVerdict({ closedTrades, chance });
  const isDoubtful = !isHolding && (verdict === "too-few" || verdict === "likely-luck");
  const Icon = isDoubtful ? IconAlertTriangle : IconInfoCircle;
  const variants =
    tries == null || isPractice
      ? null
      : words.variants(`${formatWhole(tries.count)}${tries.isFull ? "+" : ""}`, tries.count === 1);
  return (
    <section
      className={classNames("row gap-3 py-2h px-4 card-box soft phone-wrap", styles.honesty)}
      data-look={isDoubtful ? "warn" : "calm"}
      aria-label={words.honesty}
    >
      <Icon className="faint" size={18} stroke={1.8} aria-hidden="true" />
      <p>
        {isHolding ? (
          <b className="ink strong">{words.heldThroughout}</b>
        ) : (
          <>
            <b className="ink strong" title={words.deflatedMeaning}>
              {words.verdicts[verdict](chance === null ? "" : plainPercent(chance, 0))}
            </b>{" "}
            {words.basis({ trades: words.closedTrades(closedTrades), variants })}
          </>
        )}
      </p>
      <p className={classNames("fixed-size", styles.unseenPart)}>
        {unseen === null ? (
          words.unseenNone
        ) : (
          <>
            {words.unseenPart(formatMonth(unseen.from))}{" "}
            <b className="ink strong" data-direction-of={directionOfRatio(unseen.strategy.totalReturnRatio)}>
              <span aria-hidden="true">{directionMark[directionOfRatio(unseen.strategy.totalReturnRatio)]} </span>
              {signedPercent(unseen.strategy.totalReturnRatio)}
            </b>{" "}
            <span className="quiet normal">{words.holdPart(signedPercent(unseen.benchmark.totalReturnRatio))}</span>
          </>
        )}
      </p>
    </section>
  );
}
