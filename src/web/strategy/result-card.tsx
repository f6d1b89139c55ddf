import { IconTable, IconTimeline } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { Series } from "#core/backtest/backtest-input.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { HeadlineWords } from "./headline-words.tsx";
import type { RunAnswer } from "./lab-jobs.ts";
import { PriceChart } from "./price-chart.tsx";
import styles from "./strategy.module.css";
import type { LabQuestion } from "./use-lab-run.ts";
import type { useLookAhead } from "./use-look-ahead.ts";
import { ValueChart, valuePanes } from "./value-chart.tsx";
import { ValuesTable } from "./values-table.tsx";
import { fixed } from "../format/number-format.ts";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** A run's result: the sentence, and its chart beside buy and hold or on the price. */
export function ResultCard({
  answer,
  question,
  series,
  currency,
  isRunning,
  isPractice,
  lookAhead,
  view,
  onView,
}: {
  answer: RunAnswer;
  question: LabQuestion;
  series: readonly Series[];
  currency: string;
  isRunning: boolean;
  isPractice: boolean;
  lookAhead: ReturnType<typeof useLookAhead>;
  view: "value" | "price";
  onView: (view: "value" | "price") => void;
}): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const [scale, setScale] = useState<"linear" | "log">("linear");
  const { result, unseen } = answer;
  const { strategy, symbols } = question.request;
  const isHolding = strategy.kind === "hold" && strategy.rebalance === null && strategy.saving === null;
  const traded = useMemo(() => series.filter(({ symbol }) => symbols.includes(symbol)), [series, symbols]);
  return (
    <Card
      className="min-0"
      state={isPractice ? { kind: "sample" } : isRunning ? { kind: "refreshing" } : { kind: "ready" }}
    >
      {isPractice ? <Badge look="violet">{words.practice}</Badge> : null}
      <LookAheadBadge checked={lookAhead} />
      <HeadlineWords result={result} isHolding={isHolding} currency={currency} />
      <div className="row wrap gap-y-1h gap-x-4 mt-2h mb-2 soft size-secondary">
        <span className={classNames("inline-flex gap-1h", styles.marksKey)}>
          <span aria-hidden="true">▲</span> {words.bought} <span aria-hidden="true">▽</span> {words.sold}
        </span>
        <span className="inline-row gap-2 ml-auto phone-ml-0">
          {view === "price" || isTable ? null : (
            <SegmentedControl
              label={words.scale}
              value={scale}
              options={(["linear", "log"] as const).map((value) => ({
                value,
                label: words.scales[value],
                title: words.scaleMeanings[value],
              }))}
              onChange={setScale}
            />
          )}
          <SegmentedControl
            label={words.view}
            value={view}
            options={(["value", "price"] as const).map((value) => ({ value, label: words.views[value] }))}
            onChange={onView}
          />
          <Button
            look="subtle"
            size="small"
            aria-pressed={isTable}
            icon={
              isTable ? (
                <IconTimeline size={15} stroke={1.7} aria-hidden="true" />
              ) : (
                <IconTable size={15} stroke={1.7} aria-hidden="true" />
              )
            }
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? words.showChart : words.showTable}
          </Button>
        </span>
      </div>
      {view === "price" ? (
        <PriceChart
          series={traded}
          strategy={strategy}
          result={result}
          currency={currency}
          unseenFrom={unseen?.from ?? null}
          isTable={isTable}
        />
      ) : isTable ? (
        <ValuesTable dates={result.dates} panes={valuePanes(result, currency, words.strategyLine, false)} />
      ) : (
        <ValueChart
          result={result}
          currency={currency}
          name={words.strategyLine}
          unseenFrom={unseen?.from ?? null}
          isLog={scale === "log"}
        />
      )}
    </Card>
  );
}

/** Reports decisions that changed because of later prices. */
function LookAheadBadge({ checked }: { checked: ReturnType<typeof useLookAhead> }): ReactNode {
  const says = words.lookAhead;
  if (checked === null) return <Badge title={says.meaning}>{says.checking}</Badge>;
  const { found, tookMs } = checked;
  if (found === null || tookMs === null) return <Badge title={says.meaning}>{says.failed}</Badge>;
  const took = `${says.meaning} ${says.took(fixed(tookMs, 0))}`;
  return found.length === 0 ? (
    <Badge look="blue" title={took}>
      {says.none}
    </Badge>
  ) : (
    <Badge look="red" title={took}>
      {says.found(found[0]?.date ?? "")}
    </Badge>
  );
}
