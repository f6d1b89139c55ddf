import { type FormEvent, useState } from "react";
import type { ReactNode } from "react";
import { directionOf } from "../../format/direction.ts";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent, formatPercentChange } from "../../format/format-price.ts";
import { fixed } from "../../format/number-format.ts";
import { typedNumber } from "../../format/typed-number.ts";
import { figuresText } from "../../text/figures-text.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { focusOnArrival } from "../../ui/focus-on-arrival.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Performance } from "../figures-types.ts";
import styles from "./performance.module.css";
import { SignedFigure } from "./signed-figure.tsx";
import { classNames } from "../../ui/class-names.ts";

const words = figuresText.performance.statistics;

/** Risk statistics of the daily returns, and the risk-free rate for Sharpe and Sortino. */
export function StatisticsCard({
  data: { statistics, benchmark },
  onRate,
}: {
  data: Performance;
  onRate: (riskFreeRate: number) => Promise<void>;
}): ReactNode {
  const { maxDrawdown, drawdownPeak, drawdownTrough, drawdownRecovered } = statistics;
  const figure = (value: string | null): ReactNode =>
    value ?? <span title={words.tooFew}>{figuresText.performance.returns.notAvailable}</span>;
  return (
    <Card title={words.title}>
      <dl className={classNames("grid", styles.figures)}>
        <div>
          <dt className="soft">
            {words.volatility} <small className="block">{words.volatilityMeaning}</small>
          </dt>
          <dd className="column items-end medium text-end">
            {figure(statistics.volatility === null ? null : formatPercent(statistics.volatility * 100))}
          </dd>
        </div>
        <div>
          <dt className="soft">
            {words.sharpe} <small className="block">{words.sharpeMeaning}</small>
          </dt>
          <dd className="column items-end medium text-end">
            {figure(statistics.sharpe === null ? null : fixed(statistics.sharpe, 2))}
          </dd>
        </div>
        <div>
          <dt className="soft">
            {words.sortino} <small className="block">{words.sortinoMeaning}</small>
          </dt>
          <dd className="column items-end medium text-end">
            {figure(statistics.sortino === null ? null : fixed(statistics.sortino, 2))}
          </dd>
        </div>
        {benchmark === null ? null : (
          <div>
            <dt className="soft">
              {words.beta} <small className="block">{words.betaMeaning(benchmark.symbol)}</small>
            </dt>
            <dd className="column items-end medium text-end">
              {figure(statistics.beta === null ? null : fixed(statistics.beta, 2))}
            </dd>
          </div>
        )}
        <div>
          <dt className="soft">{words.maxDrawdown}</dt>
          <dd className="column items-end medium text-end">
            {maxDrawdown === null || maxDrawdown === 0 || drawdownPeak === null || drawdownTrough === null ? (
              words.noFall
            ) : (
              <>
                <Percent ratio={maxDrawdown} />
                <small>
                  {words.fall(formatDay(drawdownPeak), formatDay(drawdownTrough))},{" "}
                  {drawdownRecovered === null ? words.notRecovered : words.recovered(formatDay(drawdownRecovered))}
                </small>
              </>
            )}
          </dd>
        </div>
        <Day name={words.bestDay} day={statistics.bestDay} />
        <Day name={words.worstDay} day={statistics.worstDay} />
        <div>
          <dt className="soft">{words.positiveMonths}</dt>
          <dd className="column items-end medium text-end">
            {statistics.positiveMonthShare === null
              ? figure(null)
              : formatPercent(statistics.positiveMonthShare * 100, 0)}
          </dd>
        </div>
      </dl>
      <RiskFreeRate rate={statistics.riskFreeRate} onRate={onRate} />
    </Card>
  );
}

function Day({ name, day }: { name: string; day: { date: string; returnRatio: number } | null }): ReactNode {
  return (
    <div>
      <dt className="soft">{name}</dt>
      <dd className="column items-end medium text-end">
        {day === null ? (
          figuresText.performance.returns.notAvailable
        ) : (
          <>
            <Percent ratio={day.returnRatio} />
            <small>{formatDay(day.date)}</small>
          </>
        )}
      </dd>
    </div>
  );
}

function Percent({ ratio }: { ratio: number }): ReactNode {
  return <SignedFigure direction={directionOf(ratio * 100, 2)}>{formatPercentChange(ratio * 100)}</SignedFigure>;
}

/** In per cent. */
const rateBounds = { min: -10, max: 50 };

function RiskFreeRate({ rate, onRate }: { rate: number; onRate: (riskFreeRate: number) => Promise<void> }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [value, setValue] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const percent = typedNumber(value.replace("%", ""), rateBounds);
    if (percent === null || !(percent >= rateBounds.min && percent <= rateBounds.max)) return setFault(words.rateFault);
    setIsBusy(true);
    try {
      await onRate(percent / 100);
      setIsOpen(false);
    } catch {
      setFault(words.saveFailed);
    } finally {
      setIsBusy(false);
    }
  };
  if (!isOpen)
    return (
      <p className={classNames("mt-2h note", styles.note)}>
        {words.riskFree(formatPercent(rate * 100))}{" "}
        <Button
          size="small"
          look="subtle"
          onClick={() => {
            setValue(fixed(rate * 100, 2));
            setFault(null);
            setIsOpen(true);
          }}
        >
          {words.changeRate}
        </Button>
      </p>
    );
  return (
    <form className="flex wrap items-end gap-2 mt-3" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.rateLabel}
        value={value}
        fault={fault}
        inputMode="decimal"
        ref={focusOnArrival}
        onChange={(event) => {
          setValue(event.target.value);
          setFault(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") setIsOpen(false);
        }}
      />
      <Button type="submit" look="primary" busy={isBusy}>
        {text.ui.save}
      </Button>
      <Button look="subtle" onClick={() => setIsOpen(false)}>
        {text.ui.cancel}
      </Button>
    </form>
  );
}
