import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { RotationStrategy } from "#core/backtest/strategy.ts";
import { strategyLimits } from "#core/backtest/strategy-limits.ts";
import { strategyText } from "../text/strategy-text.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import { periods } from "./hold-editor.tsx";
import { NumberBox } from "./number-box.tsx";
import { OperandField } from "./operand-field.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { SymbolBox } from "./symbol-box.tsx";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** A rotation into the best of several instruments, as sentences. */
export function RotationEditor({
  strategy,
  symbols,
  onChange,
}: {
  strategy: RotationStrategy;
  symbols: ReactNode;
  onChange: (strategy: RotationStrategy) => void;
}): ReactNode {
  const { rank, count, filter, shelter, every, weighting } = strategy;
  return (
    <fieldset className={classNames("grid gap-2 min-0 mt-3 edge round-2h on-bg", styles.sentence)}>
      <legend className="visually-hidden">{words.rotation.hold}</legend>
      <div className="row wrap gap-1h min-0">
        <span className={classNames("round-badge size-secondary strong nowrap", styles.verb)} data-look="up">
          <span aria-hidden="true">▲</span> {words.rotation.hold}
        </span>
        <span className="quiet normal">{words.rotation.the}</span>
        <NumberBox
          label={words.rotation.count}
          value={count}
          limits={strategyLimits.count}
          onChange={(next) => next !== null && onChange({ ...strategy, count: next })}
        />
        <span className="quiet normal">{words.rotation.best}</span>
        {symbols}
        <span className="quiet normal">{words.rotation.by}</span>
        <OperandField
          label={words.operand.rank}
          operand={rank}
          onChange={(next) => onChange({ ...strategy, rank: next })}
        />
      </div>
      <div className="row wrap gap-1h min-0">
        <span className="quiet normal">{words.rotation.chosen}</span>
        <Pick
          label={words.rotation.chosen}
          value={every}
          options={periods.map((period) => ({ value: period, label: words.periods[period] }))}
          onChange={(next) => onChange({ ...strategy, every: next })}
        />
        <span className="quiet normal">{words.rotation.weight}</span>
        <Pick
          label={words.rotation.weight}
          value={weighting}
          options={(["equal", "inverse-volatility"] as const).map((value) => ({
            value,
            label: words.rotation.weightings[value],
          }))}
          onChange={(next) => onChange({ ...strategy, weighting: next })}
        />
      </div>
      {filter === null ? (
        <button
          type="button"
          className={classNames(
            "inline-row gap-1h min-h-26 accent size-secondary medium hover-underline touch-min-h-44",
            styles.addLine,
          )}
          onClick={() =>
            onChange({
              ...strategy,
              filter: { kind: "compare", left: rank, is: "above", right: { kind: "number", value: 0 }, forBars: 1 },
            })
          }
        >
          <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.rotation.addFilter}
        </button>
      ) : (
        <>
          <p className="quiet normal">{words.rotation.filter}</p>
          <ConditionEditor condition={filter} onChange={(next) => onChange({ ...strategy, filter: next })} />
        </>
      )}
      <div className="row wrap gap-1h min-0">
        <span className="quiet normal">{words.rotation.otherwise}</span>
        <SymbolBox
          label={words.rotation.shelter}
          placeholder={words.rotation.cash}
          value={shelter}
          fault={words.operand.symbolFault}
          onChange={(next) => onChange({ ...strategy, shelter: next })}
        />
      </div>
    </fieldset>
  );
}
