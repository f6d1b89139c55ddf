import type { ReactNode } from "react";
import type { HoldStrategy, Period } from "#core/backtest/strategy.ts";
import { strategyLimits } from "#core/backtest/strategy-limits.ts";
import { strategyText } from "../text/strategy-text.ts";
import { NumberBox } from "./number-box.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
export const periods: readonly Period[] = ["week", "month", "quarter", "year"];
const never = "never";

/** Buy and hold, or regular saving, as sentences. */
export function HoldEditor({
  strategy,
  symbols,
  onChange,
}: {
  strategy: HoldStrategy;
  symbols: ReactNode;
  onChange: (strategy: HoldStrategy) => void;
}): ReactNode {
  const { rebalance, saving } = strategy;
  return (
    <fieldset className={classNames("grid gap-2 min-0 mt-3 edge round-2h on-bg", styles.sentence)}>
      <legend className="visually-hidden">{words.buy}</legend>
      <div className="row wrap gap-1h min-0">
        <span className={classNames("round-badge size-secondary strong nowrap", styles.verb)} data-look="up">
          <span aria-hidden="true">▲</span> {words.buy}
        </span>
        {symbols}
        <span className="quiet normal">{words.hold.buy}</span>
      </div>
      <div className="row wrap gap-1h min-0">
        <span className="quiet normal">{words.hold.saving}</span>
        <PeriodPick
          label={words.hold.saving}
          value={saving?.every ?? null}
          onChange={(every) =>
            onChange({ ...strategy, saving: every === null ? null : { amount: saving?.amount ?? 500, every } })
          }
        />
        {saving === null ? null : (
          <NumberBox
            label={words.hold.amount}
            value={saving.amount}
            limits={strategyLimits.amount}
            onChange={(amount) => amount !== null && onChange({ ...strategy, saving: { ...saving, amount } })}
          />
        )}
      </div>
      <div className="row wrap gap-1h min-0">
        <span className="quiet normal">{words.hold.rebalance}</span>
        <PeriodPick
          label={words.hold.rebalance}
          value={rebalance}
          onChange={(next) => onChange({ ...strategy, rebalance: next })}
        />
      </div>
    </fieldset>
  );
}

function PeriodPick({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Period | null;
  onChange: (period: Period | null) => void;
}): ReactNode {
  return (
    <Pick
      label={label}
      value={value ?? never}
      options={[
        { value: never, label: words.never },
        ...periods.map((period) => ({ value: period as string, label: words.periods[period] })),
      ]}
      onChange={(chosen) => onChange(periods.find((period) => period === chosen) ?? null)}
    />
  );
}
