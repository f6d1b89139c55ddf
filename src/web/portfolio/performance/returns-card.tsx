import { useState } from "react";
import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { formatDay } from "../../format/format-date.ts";
import { writtenBenchmarkLack, writtenReturnLack } from "../../format/written-lack.ts";
import { formatMoneyChange, moneyDirection } from "../../format/format-money.ts";
import { formatPercentChange } from "../../format/format-price.ts";
import { Hideable } from "../../holdings/money.tsx";
import { SymbolSearch } from "../../market/symbol-search.tsx";
import { figuresText } from "../../text/figures-text.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, type CardState } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { SignedFigure } from "./signed-figure.tsx";
import { workedExample } from "./worked-example.ts";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance.returns;

/** Three returns, each with its name, method and meaning, and the benchmark's beside them. */
export function ReturnsCard({
  data,
  state,
  onBenchmark,
}: {
  data: Performance;
  state: CardState;
  onBenchmark: (symbol: string) => Promise<void>;
}): ReactNode {
  const { returns, benchmark, baseCurrency } = data;
  const [isChoosing, setIsChoosing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (symbol: string): Promise<void> => {
    setIsChoosing(false);
    setHasFailed(false);
    try {
      await onBenchmark(symbol);
    } catch {
      setHasFailed(true);
    }
  };
  const { from, to } = returns.invested ?? data;
  const moneyWeighted = returns.yearly?.moneyWeighted ?? null;
  const yearly = returns.yearly?.timeWeighted ?? null;
  return (
    <Card
      title={words.title}
      beside={<span className="quiet">{words.range(formatDay(from), formatDay(to))}</span>}
      actions={
        <Button size="small" look="subtle" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {words.change}
        </Button>
      }
      state={state}
    >
      {hasFailed ? <Alert>{figuresText.performance.statistics.saveFailed}</Alert> : null}
      <dl className={classNames("grid cols-4", styles.returns)}>
        <Return
          name={words.yours}
          kind={words.yoursKind}
          sentence={words.yoursWords}
          ratio={returns.simple}
          reason={writtenReturnLack(returns.reasons.simple)}
          beside={moneyWeighted === null ? null : text.portfolio.strip.moneyWeighted(percentOf(moneyWeighted))}
        />
        <Return
          name={words.holdings}
          kind={words.holdingsKind}
          sentence={words.holdingsWords}
          ratio={returns.timeWeighted}
          reason={writtenReturnLack(returns.reasons.timeWeighted)}
          beside={yearly === null ? null : words.yearly(percentOf(yearly))}
        />
        <div>
          <dt className="soft secondary">
            {words.gain} <span>{words.gainKind}</span>
          </dt>
          <dd className="flex wrap items-baseline gap-y-0 gap-x-2 mt-1">
            {returns.gain === null ? (
              <NotAvailable reason={writtenReturnLack(returns.reasons.simple)} />
            ) : (
              <SignedFigure direction={moneyDirection(returns.gain, baseCurrency)} className={styles.large}>
                <Hideable>{formatMoneyChange(returns.gain, baseCurrency)}</Hideable>
              </SignedFigure>
            )}
            <p>{words.gainWords}</p>
          </dd>
        </div>
        <div>
          <dt className="soft secondary">
            {benchmark === null ? words.noBenchmark : words.versus(benchmark.symbol)} <span>{words.versusKind}</span>
          </dt>
          <dd className="flex wrap items-baseline gap-y-0 gap-x-2 mt-1">
            {benchmark === null ? (
              <NotAvailable reason={undefined} />
            ) : benchmark.difference === null ? (
              <NotAvailable reason={writtenBenchmarkLack(benchmark)} />
            ) : (
              <>
                <SignedFigure direction={directionOf(benchmark.difference * 100, 2)} className={styles.large}>
                  {words.points(formatPercentChange(benchmark.difference * 100).replace(/\s*%/, ""))}
                </SignedFigure>
                <p>
                  {words.versusWords(
                    benchmark.symbol,
                    percentOf(benchmark.timeWeighted),
                    formatDay(benchmark.from),
                    formatDay(benchmark.to),
                  )}
                </p>
              </>
            )}
          </dd>
        </div>
      </dl>
      <Example />
      <Dialog isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={words.change} size="small">
        <SymbolSearch onChoose={(symbol) => void choose(symbol)} />
      </Dialog>
    </Card>
  );
}

function Return({
  name,
  kind,
  sentence,
  ratio,
  reason,
  beside,
}: {
  name: string;
  kind: string;
  sentence: string;
  ratio: number | null;
  reason: string | undefined;
  beside: string | null;
}): ReactNode {
  return (
    <div>
      <dt className="soft secondary">
        {name} <span>{kind}</span>
      </dt>
      <dd className="flex wrap items-baseline gap-y-0 gap-x-2 mt-1">
        {ratio === null ? (
          <NotAvailable reason={reason} />
        ) : (
          <>
            <SignedFigure direction={directionOf(ratio * 100, 2)} className={styles.large}>
              {percentOf(ratio)}
            </SignedFigure>
            {beside === null ? null : <span className="quiet">{beside}</span>}
          </>
        )}
        <p>{sentence}</p>
      </dd>
    </div>
  );
}

function NotAvailable({ reason }: { reason: string | undefined }): ReactNode {
  return (
    <span className={classNames("flex wrap items-baseline gap-y-0 gap-x-2 note", styles.notAvailable)}>
      <b className="soft medium">{words.notAvailable}</b>
      {reason === undefined ? null : <span>{reason}</span>}
    </span>
  );
}

function Example(): ReactNode {
  const { holdings, yours, gain, gainRatio } = workedExample;
  return (
    <details className={classNames("mt-3h pt-2h edge-top-soft", styles.example)}>
      <summary className="accent medium pointer">{words.exampleTitle}</summary>
      <ol className="mt-2h soft">
        {words.exampleSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="grid gap-1 mt-2h">
        <div>
          <dt className="strong">{percentOf(holdings)}</dt>
          <dd className="soft">{words.exampleHoldings}</dd>
        </div>
        <div>
          <dt className="strong">{percentOf(yours)}</dt>
          <dd className="soft">{words.exampleYours}</dd>
        </div>
        <div>
          <dt className="strong">
            {formatMoneyChange(gain, "USD")} ({percentOf(gainRatio)})
          </dt>
          <dd className="soft">{words.exampleGain}</dd>
        </div>
      </dl>
    </details>
  );
}

function percentOf(ratio: number | null): string {
  return formatPercentChange(ratio === null ? null : ratio * 100);
}
