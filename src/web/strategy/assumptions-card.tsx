import type { ReactNode } from "react";
import type { Assumptions } from "#core/backtest/assumptions.ts";
import { assumptionLimits } from "#core/backtest/strategy-limits.ts";
import type { PlainDate } from "#core/calendar/plain-date.ts";
import { isPlainDate } from "#core/calendar/plain-date.ts";
import { moneySymbol } from "../format/format-money.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Card } from "../ui/card.tsx";
import { type LabRun, yearsBefore } from "./lab-run.ts";
import { NumberBox } from "./number-box.tsx";
import { Setting } from "./operand-field.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const years = [1, 3, 5, 10] as const;
const unseenShares = [0, 10, 20, 30, 40] as const;

/** A run's assumptions, always visible and editable in place. */
export function AssumptionsCard({
  run,
  currency,
  lastDay,
  hasDividendsInPrices,
  onChange,
}: {
  run: LabRun;
  currency: string;
  /** The last day of the bars, or today. */
  lastDay: PlainDate;
  hasDividendsInPrices: boolean;
  onChange: (change: Partial<LabRun>) => void;
}): ReactNode {
  const { assumptions, from, to, unseenPercent } = run;
  const { commission } = assumptions;
  const set = (change: Partial<Assumptions>): void => onChange({ assumptions: { ...assumptions, ...change } });
  const setFee = (change: Partial<Assumptions["commission"]>): void =>
    set({ commission: { ...commission, ...change } });
  const isFree = assumptions.slippagePercent === 0 && Object.values(commission).every((amount: number) => amount === 0);
  const sign = moneySymbol(currency);
  return (
    <Card title={words.assumptions}>
      <div className={styles.assumptions}>
        <Setting name={words.fill}>
          <Pick
            label={words.fill}
            value={assumptions.fillAt}
            options={choices(words.fills)}
            onChange={(fillAt) => set({ fillAt })}
          />
        </Setting>
        <Setting name={words.fee}>
          <NumberBox
            label={words.fee}
            value={commission.percent}
            limits={assumptionLimits.commissionPercent}
            onChange={(percent) => percent !== null && setFee({ percent })}
          />
        </Setting>
        <Setting name={words.slippage}>
          <NumberBox
            label={words.slippage}
            value={assumptions.slippagePercent}
            limits={assumptionLimits.slippagePercent}
            onChange={(slippagePercent) => slippagePercent !== null && set({ slippagePercent })}
          />
        </Setting>
        <Setting name={words.dividends}>
          <Pick
            label={words.dividends}
            value={assumptions.dividends}
            options={choices(words.dividendChoices)}
            onChange={(dividends) => set({ dividends })}
          />
        </Setting>
        <Setting name={words.startCash}>
          <NumberBox
            label={words.startCash}
            value={assumptions.startCash}
            limits={assumptionLimits.startCash}
            before={sign}
            isWide
            onChange={(startCash) => startCash !== null && set({ startCash })}
          />
        </Setting>
        <PeriodSetting from={from} to={to} lastDay={lastDay} onChange={onChange} />
        <Setting name={words.unseen}>
          <Pick
            label={words.unseen}
            value={String(unseenPercent)}
            options={[...new Set<number>([...unseenShares, unseenPercent])].map((share) => ({
              value: String(share),
              label: words.unseenShare(share),
            }))}
            onChange={(share) => onChange({ unseenPercent: Number(share) })}
          />
        </Setting>
        <MoreAssumptions assumptions={assumptions} sign={sign} onChange={set} />
        <p className="note">
          {words.fillHint} {words.unseenHint} {isFree ? words.noCosts : null}{" "}
          {hasDividendsInPrices ? words.dividendsInPrices : null}
        </p>
      </div>
    </Card>
  );
}

function PeriodSetting({
  from,
  to,
  lastDay,
  onChange,
}: Pick<LabRun, "from" | "to"> & {
  lastDay: PlainDate;
  onChange: (change: Partial<LabRun>) => void;
}): ReactNode {
  return (
    <div className="grid gap-1h py-2 px-0 edge-top-soft soft">
      <span className="row wrap between gap-1h">
        <span>{words.period}</span>
        <span className={classNames("inline-flex gap-1", styles.periodChips)}>
          {years.map((count) => (
            <PeriodChip
              key={count}
              label={words.periodPresets[count]}
              isOn={to === null && from === yearsBefore(lastDay, count)}
              onChoose={() => onChange({ from: yearsBefore(lastDay, count), to: null })}
            />
          ))}
          <PeriodChip
            label={words.periodPresets.max}
            isOn={from === null && to === null}
            onChoose={() => onChange({ from: null, to: null })}
          />
        </span>
      </span>
      <span className="row wrap between gap-1h">
        <DayField label={words.from} value={from} max={to ?? lastDay} onChange={(day) => onChange({ from: day })} />
        <span aria-hidden="true">–</span>
        <DayField label={words.to} value={to} max={lastDay} onChange={(day) => onChange({ to: day })} />
      </span>
    </div>
  );
}

/** Fees by share and order, and how orders are sized and filled. */
function MoreAssumptions({
  assumptions,
  sign,
  onChange: set,
}: {
  assumptions: Assumptions;
  /** The currency's sign. */
  sign: string;
  onChange: (change: Partial<Assumptions>) => void;
}): ReactNode {
  const { commission } = assumptions;
  const setFee = (change: Partial<Assumptions["commission"]>): void =>
    set({ commission: { ...commission, ...change } });
  return (
    <details className={classNames("mt-2h", styles.more)}>
      <summary className="min-h-26 soft size-secondary medium pointer touch-min-h-44">{words.feeMore}</summary>
      <Setting name={words.perShare}>
        <NumberBox
          label={words.perShare}
          value={commission.perShare}
          limits={assumptionLimits.commissionAmount}
          before={sign}
          onChange={(perShare) => perShare !== null && setFee({ perShare })}
        />
      </Setting>
      <Setting name={words.fixedFee}>
        <NumberBox
          label={words.fixedFee}
          value={commission.fixed}
          limits={assumptionLimits.commissionAmount}
          before={sign}
          onChange={(fixed) => fixed !== null && setFee({ fixed })}
        />
      </Setting>
      <Setting name={words.minimumFee}>
        <NumberBox
          label={words.minimumFee}
          value={commission.minimum}
          limits={assumptionLimits.commissionAmount}
          before={sign}
          onChange={(minimum) => minimum !== null && setFee({ minimum })}
        />
      </Setting>
      <Setting name={words.units}>
        <Pick
          label={words.units}
          value={assumptions.units}
          options={choices(words.unitChoices)}
          onChange={(units) => set({ units })}
        />
      </Setting>
      <Setting name={words.lastBar}>
        <Pick
          label={words.lastBar}
          value={assumptions.lastBar}
          options={choices(words.lastBars)}
          onChange={(lastBar) => set({ lastBar })}
        />
      </Setting>
      <Setting name={words.sizedAt}>
        <Pick
          label={words.sizedAt}
          value={assumptions.sizedAt ?? "fill"}
          options={choices(words.sizedAts)}
          onChange={(sizedAt) => set({ sizedAt })}
        />
      </Setting>
      <Setting name={words.stopsFrom}>
        <Pick
          label={words.stopsFrom}
          value={assumptions.stopsFrom ?? "entry-bar"}
          options={choices(words.stopsFroms)}
          onChange={(stopsFrom) => set({ stopsFrom })}
        />
      </Setting>
      <Setting name={words.riskFree}>
        <NumberBox
          label={words.riskFree}
          value={assumptions.riskFreePercent}
          limits={assumptionLimits.riskFreePercent}
          onChange={(riskFreePercent) => riskFreePercent !== null && set({ riskFreePercent })}
        />
      </Setting>
    </details>
  );
}

function PeriodChip({ label, isOn, onChoose }: { label: string; isOn: boolean; onChoose: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={classNames(
        "inline-row gap-1h min-h-26 py-half px-2 edge-strong round-control soft secondary medium hover-on-raised touch-min-h-44",
        styles.chip,
      )}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}

function DayField({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: PlainDate | null;
  max: PlainDate;
  onChange: (day: PlainDate | null) => void;
}): ReactNode {
  return (
    <input
      type="date"
      className="grow min-0 min-h-28 edge-control round-control on-bg ink size-secondary touch-min-h-44 py-0 px-1h"
      aria-label={label}
      value={value ?? ""}
      max={max}
      onChange={(event) => {
        const day = event.target.value;
        if (day === "") onChange(null);
        // A half-typed year is a date long ago.
        else if (isPlainDate(day) && day > "1900") onChange(day);
      }}
    />
  );
}

function choices<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}
