import { IconDots, IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { AppSignal, Comparison, Condition } from "#core/backtest/strategy.ts";
import { maxConditionDepth, strategyLimits } from "#core/backtest/strategy-limits.ts";
import { strategyText } from "../text/strategy-text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../ui/menu.tsx";
import { type ConditionPath, negated, withAnother, withCondition } from "./condition-edits.ts";
import { NumberBox } from "./number-box.tsx";
import { OperandField } from "./operand-field.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { usualComparison, usualSignal } from "./usual-rules.ts";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;
const comparisons = Object.keys(words.comparisons) as Comparison[];
const signals = Object.keys(words.signals) as AppSignal[];
const signalStates = ["buy", "sell", "hold"] as const;

/** A condition as sentences. Each value is a menu, and each part has its own actions. */
export function ConditionEditor({
  condition,
  onChange,
}: {
  condition: Condition;
  /** Null if it was removed. */
  onChange: (condition: Condition | null) => void;
}): ReactNode {
  const replace = (path: ConditionPath, next: Condition | null): void => onChange(withCondition(condition, path, next));
  const frame = useRef<HTMLDivElement>(null);
  const acted = useRef<{ readonly place: string; readonly before: Condition } | null>(null);
  const onAct = (path: ConditionPath): void => {
    acted.current = { place: path.join("."), before: condition };
  };
  useEffect(() => {
    if (acted.current === null || acted.current.before === condition) return;
    const { place } = acted.current;
    acted.current = null;
    menuNear(frame.current, place)?.focus();
  }, [condition]);
  return (
    <div ref={frame} className="grid gap-2 min-0">
      <Part condition={condition} path={[]} replace={replace} onAct={onAct} />
      <span className="row between">
        <button
          type="button"
          className={classNames(
            "inline-row gap-1h min-h-26 accent size-secondary medium hover-underline touch-min-h-44",
            styles.addLine,
          )}
          onClick={() => onChange(withAnother(condition, usualComparison))}
        >
          <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.addCondition}
        </button>
        {isLine(condition) ? <Actions path={[]} items={lineActions(condition, onChange, true)} onAct={onAct} /> : null}
      </span>
    </div>
  );
}

function Part({
  condition,
  path,
  replace,
  onAct,
}: {
  condition: Condition;
  path: ConditionPath;
  replace: (path: ConditionPath, next: Condition | null) => void;
  /** Records the menu action's position for the focus. */
  onAct: (path: ConditionPath) => void;
}): ReactNode {
  const set = (next: Condition | null): void => replace(path, next);
  if (condition.kind === "all" || condition.kind === "any")
    return (
      <div className={classNames("grid gap-1h min-0", styles.group)} data-nested={path.length > 0 || undefined}>
        {condition.conditions.map((inner, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
          <div key={index} className={classNames("grid gap-1h justify-items-start min-0", styles.groupPart)}>
            {index === 0 ? null : (
              <Pick
                label={words.join}
                value={condition.kind}
                options={(["all", "any"] as const).map((kind) => ({ value: kind, label: words.joins[kind] }))}
                onChange={(kind) => set({ kind, conditions: condition.conditions })}
              />
            )}
            <Part condition={inner} path={[...path, index]} replace={replace} onAct={onAct} />
          </div>
        ))}
        {path.length === 0 ? null : (
          <span className="row between">
            <button
              type="button"
              className={classNames(
                "inline-row gap-1h min-h-26 accent size-secondary medium hover-underline touch-min-h-44",
                styles.addLine,
              )}
              onClick={() => set(withAnother(condition, usualComparison))}
            >
              <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.addCondition}
            </button>
            <Actions path={path} items={groupActions(condition, set)} onAct={onAct} />
          </span>
        )}
      </div>
    );
  if (condition.kind === "not")
    return (
      <div className={classNames("grid items-start gap-1h", styles.denied)}>
        <span className="round-badge on-amber amber size-secondary medium py-1 px-1h">{words.not}</span>
        <Part condition={condition.condition} path={[...path, 0]} replace={replace} onAct={onAct} />
      </div>
    );
  return (
    <div className={classNames("grid cols-main-end items-start gap-half min-0", styles.conditionLine)}>
      <div className="row wrap min-0 gap-1">
        {condition.kind === "always" ? <span className="py-0 px-1 medium">{words.always}</span> : null}
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
      {path.length === 0 ? null : (
        <Actions path={path} items={lineActions(condition, set, path.length < maxConditionDepth - 2)} onAct={onAct} />
      )}
    </div>
  );
}

function Actions({
  path,
  items,
  onAct,
}: {
  path: ConditionPath;
  items: readonly MenuItem[];
  onAct: (path: ConditionPath) => void;
}): ReactNode {
  return (
    <Menu
      groups={[
        items.map((item) => ({
          ...item,
          onSelect: () => {
            onAct(path);
            item.onSelect();
          },
        })),
      ]}
      target={
        <IconButton
          label={words.conditionMenu}
          className="w-26 h-26 touch-w-44 touch-min-h-44"
          data-place={path.join(".")}
        >
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/**
 * Returns the menu of the condition at a path, or of the outermost one inside it; the last menu if there is neither.
 */
function menuNear(frame: HTMLElement | null, place: string): HTMLElement | undefined {
  const menus = [...(frame?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
  const placeOf = (menu: HTMLElement): string => menu.dataset["place"] ?? "";
  const inside = menus
    .filter((menu) => place === "" || placeOf(menu) === place || placeOf(menu).startsWith(`${place}.`))
    .toSorted((one, other) => placeOf(one).length - placeOf(other).length);
  return inside[0] ?? menus.at(-1);
}

/** A condition that is a line of its own. */
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
