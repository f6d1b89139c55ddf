import { IconDots, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AppSignal, Comparison, Condition } from "#core/backtest/strategy.ts";
import { deepestConditions, strategyLimits } from "#core/backtest/strategy-limits.ts";
import { strategyText } from "../text/strategy-text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../ui/menu.tsx";
import { type ConditionPath, negated, withAnother, withCondition } from "./condition-edits.ts";
import { NumberBox } from "./number-box.tsx";
import { OperandField } from "./operand-field.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { usualComparison, usualSignal } from "./usual-rules.ts";

const words = strategyText.strategy;
const comparisons = Object.keys(words.comparisons) as Comparison[];
const signals = Object.keys(words.signals) as AppSignal[];
const signalStates = ["buy", "sell", "hold"] as const;

/** A condition in sentences: each value a menu, each part with its own actions. */
export function ConditionEditor({
  condition,
  onChange,
}: {
  condition: Condition;
  /** Null: it was taken out. */
  onChange: (condition: Condition | null) => void;
}): ReactNode {
  const replace = (path: ConditionPath, next: Condition | null): void => onChange(withCondition(condition, path, next));
  return (
    <div className={styles.conditions}>
      <Part condition={condition} path={[]} replace={replace} />
      <span className={styles.groupEnd}>
        <button
          type="button"
          className={styles.addLine}
          onClick={() => onChange(withAnother(condition, usualComparison))}
        >
          <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.addCondition}
        </button>
        {isLine(condition) ? <Actions items={lineActions(condition, onChange, true)} /> : null}
      </span>
    </div>
  );
}

function Part({
  condition,
  path,
  replace,
}: {
  condition: Condition;
  path: ConditionPath;
  replace: (path: ConditionPath, next: Condition | null) => void;
}): ReactNode {
  const set = (next: Condition | null): void => replace(path, next);
  if (condition.kind === "all" || condition.kind === "any")
    return (
      <div className={styles.group} data-nested={path.length > 0 || undefined}>
        {condition.conditions.map((inner, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
          <div key={index} className={styles.groupPart}>
            {index === 0 ? null : (
              <Pick
                label={words.join}
                value={condition.kind}
                options={(["all", "any"] as const).map((kind) => ({ value: kind, label: words.joins[kind] }))}
                onChange={(kind) => set({ kind, conditions: condition.conditions })}
              />
            )}
            <Part condition={inner} path={[...path, index]} replace={replace} />
          </div>
        ))}
        {path.length === 0 ? null : (
          <span className={styles.groupEnd}>
            <button
              type="button"
              className={styles.addLine}
              onClick={() => set(withAnother(condition, usualComparison))}
            >
              <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.addCondition}
            </button>
            <Actions items={groupActions(condition, set)} />
          </span>
        )}
      </div>
    );
  if (condition.kind === "not")
    return (
      <div className={styles.denied}>
        <span className={styles.denial}>{words.not}</span>
        <Part condition={condition.condition} path={[...path, 0]} replace={(at, next) => replace(at, next)} />
      </div>
    );
  return (
    <div className={styles.conditionLine}>
      <div className={styles.line}>
        {condition.kind === "always" ? <span className={styles.fixedWord}>{words.always}</span> : null}
        {condition.kind === "compare" ? (
          <>
            <OperandField
              label={words.operand.left}
              operand={condition.left}
              onChange={(left) => set({ ...condition, left })}
            />
            <Pick
              label={words.isSo}
              value={condition.is}
              options={comparisons.map((is) => ({ value: is, label: words.comparisons[is] }))}
              onChange={(is) => set({ ...condition, is, forBars: is.startsWith("crosses") ? 1 : condition.forBars })}
            />
            <OperandField
              label={words.operand.right}
              operand={condition.right}
              onChange={(right) => set({ ...condition, right })}
            />
          </>
        ) : null}
        {condition.kind === "signal" ? (
          <>
            <Pick
              label={words.signalIs}
              value={condition.signal}
              options={signals.map((signal) => ({ value: signal, label: words.signals[signal] }))}
              onChange={(signal) => set({ ...condition, signal })}
            />
            <Pick
              label={words.isSo}
              value={condition.is}
              options={signalStates.map((is) => ({ value: is, label: words.signalStates[is] }))}
              onChange={(is) => set({ ...condition, is })}
            />
          </>
        ) : null}
        {condition.kind !== "always" && condition.forBars > 1 ? (
          <NumberBox
            label={words.forBars}
            value={condition.forBars}
            limits={strategyLimits.forBars}
            before={words.forBars}
            onChange={(forBars) => forBars !== null && set({ ...condition, forBars })}
          />
        ) : null}
      </div>
      {path.length === 0 ? null : <Actions items={lineActions(condition, set, path.length < deepestConditions - 2)} />}
    </div>
  );
}

function Actions({ items }: { items: readonly MenuItem[] }): ReactNode {
  return (
    <Menu
      label={words.conditionMenu}
      groups={[items]}
      target={
        <IconButton label={words.conditionMenu} className={styles.lineMenu}>
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** A condition that is one line by itself. */
function isLine({ kind }: Condition): boolean {
  return kind === "compare" || kind === "signal" || kind === "always";
}

function groupActions(condition: Condition, set: (next: Condition | null) => void): readonly MenuItem[] {
  const actions = words.conditionActions;
  return [
    { id: "negate", label: actions.negate, onSelect: () => set(negated(condition)) },
    { id: "remove", label: actions.remove, onSelect: () => set(null) },
  ];
}

function lineActions(
  condition: Condition,
  set: (next: Condition | null) => void,
  mayNest: boolean,
): readonly MenuItem[] {
  const actions = words.conditionActions;
  const isCross = condition.kind === "compare" && condition.is.startsWith("crosses");
  return [
    ...(condition.kind === "signal"
      ? [{ id: "compare", label: actions.compare, onSelect: () => set(usualComparison) }]
      : [{ id: "signal", label: actions.signal, onSelect: () => set(usualSignal) }]),
    ...(condition.kind === "always" || isCross || !("forBars" in condition) || condition.forBars > 1
      ? []
      : [{ id: "days", label: actions.days, onSelect: () => set({ ...condition, forBars: 3 }) }]),
    ...(mayNest
      ? [
          {
            id: "group",
            label: actions.group,
            onSelect: () => set({ kind: "any", conditions: [condition, usualComparison] }),
          },
        ]
      : []),
    { id: "negate", label: actions.negate, onSelect: () => set(negated(condition)) },
    { id: "remove", label: actions.remove, onSelect: () => set(null) },
  ];
}
