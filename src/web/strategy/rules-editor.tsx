import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Condition, Protection, RuleStrategy, SideRules, Sizing } from "#core/backtest/strategy.ts";
import { strategyLimits } from "#core/backtest/strategy-limits.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { strategyText } from "../text/strategy-text.ts";
import { Switch } from "../ui/switch.tsx";
import { ConditionEditor } from "./condition-editor.tsx";
import { NumberBox } from "./number-box.tsx";
import { Setting } from "./operand-field.tsx";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { mirrorOf, shortSideOf, usualComparison } from "./usual-rules.ts";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy;

/** Buy and sell rules in sentences, with position size and protection. */
export function RulesEditor({
  strategy,
  symbols,
  onChange,
}: {
  strategy: RuleStrategy;
  /** The instruments' chips, for the first sentence. */
  symbols: ReactNode;
  onChange: (strategy: RuleStrategy) => void;
}): ReactNode {
  const { long, short } = strategy;
  const isFirst = long === null ? "short" : "long";
  return (
    <>
      {(["long", "short"] as const).map((side) => {
        const rules = strategy[side];
        if (rules === null) return null;
        const set = (next: SideRules): void => onChange({ ...strategy, [side]: next });
        return (
          <div key={side} className={styles.ruleSide}>
            <Sentence
              verb={side === "long" ? words.buy : words.short}
              look={side === "long" ? "up" : "down"}
              of={isFirst === side ? symbols : null}
              condition={rules.entry}
              onChange={(entry) => set({ ...rules, entry: entry ?? { kind: "always" } })}
            />
            {rules.exit === null ? (
              <div className={classNames("grid gap-2 min-0 mt-3 edge round-2h on-bg", styles.sentence)}>
                <p className="quiet normal">{words.noExit}</p>
                <button
                  type="button"
                  className={classNames(
                    "inline-row gap-1h min-h-26 accent size-secondary medium hover-underline touch-min-h-44",
                    styles.addLine,
                  )}
                  onClick={() =>
                    set({ ...rules, exit: mirrorOf(rules.entry.kind === "always" ? usualComparison : rules.entry) })
                  }
                >
                  <IconPlus size={14} stroke={1.8} aria-hidden="true" /> {words.addExit}
                </button>
              </div>
            ) : (
              <Sentence
                verb={side === "long" ? words.sell : words.cover}
                look={side === "long" ? "down" : "up"}
                of={<span className="py-0 px-1 medium">{words.everything}</span>}
                condition={rules.exit}
                onChange={(exit) => set({ ...rules, exit })}
              />
            )}
          </div>
        );
      })}
      <details className={classNames("mt-2h", styles.more)}>
        <summary className="min-h-26 soft size-secondary medium pointer touch-min-h-44">
          {words.more} <span className="faint normal">{sizeWords(strategy)}</span>
        </summary>
        <div className={classNames("grid gap-half pt-1", styles.settings)}>
          <SizingSettings sizing={strategy.sizing} onChange={(sizing) => onChange({ ...strategy, sizing })} />
          <ProtectionSettings
            protection={strategy.protection}
            onChange={(protection) => onChange({ ...strategy, protection })}
          />
          <Switch
            label={words.shortSide}
            checked={short !== null}
            disabled={long === null}
            onChange={(isOn) => onChange({ ...strategy, short: isOn ? shortSideOf(strategy) : null })}
          />
        </div>
      </details>
    </>
  );
}

function Sentence({
  verb,
  look,
  of,
  condition,
  onChange,
}: {
  verb: string;
  look: "up" | "down";
  of: ReactNode;
  condition: Condition;
  onChange: (condition: Condition | null) => void;
}): ReactNode {
  return (
    <fieldset className={classNames("grid gap-2 min-0 mt-3 edge round-2h on-bg", styles.sentence)}>
      <legend className="visually-hidden">{verb}</legend>
      <div className="row wrap gap-1h min-0">
        <span className={classNames("round-badge size-secondary strong nowrap", styles.verb)} data-look={look}>
          <span aria-hidden="true">{look === "up" ? "▲" : "▼"}</span> {verb}
        </span>
        {of}
        <span className="quiet normal">{words.when}</span>
      </div>
      <ConditionEditor condition={condition} onChange={onChange} />
    </fieldset>
  );
}

const sizingKinds = Object.keys(words.sizings) as Sizing["kind"][];
const usualSizings: Readonly<Record<Sizing["kind"], Sizing>> = {
  "all-in": { kind: "all-in" },
  "fixed-amount": { kind: "fixed-amount", amount: 1000 },
  "fixed-fraction": { kind: "fixed-fraction", percent: 25 },
  "volatility-target": { kind: "volatility-target", percentPerYear: 15, length: 20 },
  "fixed-quantity": { kind: "fixed-quantity", quantity: 10 },
  "equal-weight": { kind: "equal-weight" },
};

function SizingSettings({ sizing, onChange }: { sizing: Sizing; onChange: (sizing: Sizing) => void }): ReactNode {
  return (
    <>
      <Setting name={words.sizing}>
        <Pick
          label={words.sizing}
          value={sizing.kind}
          options={sizingKinds.map((kind) => ({ value: kind, label: words.sizings[kind] }))}
          onChange={(kind) => onChange(usualSizings[kind])}
        />
      </Setting>
      {sizing.kind === "fixed-amount" ? (
        <Setting name={words.sizingAmount}>
          <NumberBox
            label={words.sizingAmount}
            value={sizing.amount}
            limits={strategyLimits.amount}
            onChange={(amount) => amount !== null && onChange({ ...sizing, amount })}
          />
        </Setting>
      ) : null}
      {sizing.kind === "fixed-quantity" ? (
        <Setting name={words.sizingQuantity}>
          <NumberBox
            label={words.sizingQuantity}
            value={sizing.quantity}
            limits={strategyLimits.amount}
            onChange={(quantity) => quantity !== null && onChange({ ...sizing, quantity })}
          />
        </Setting>
      ) : null}
      {sizing.kind === "fixed-fraction" ? (
        <Setting name={words.sizingPercent}>
          <NumberBox
            label={words.sizingPercent}
            value={sizing.percent}
            limits={strategyLimits.fractionPercent}
            onChange={(percent) => percent !== null && onChange({ ...sizing, percent })}
          />
        </Setting>
      ) : null}
      {sizing.kind === "volatility-target" ? (
        <>
          <Setting name={words.sizingVolatility}>
            <NumberBox
              label={words.sizingVolatility}
              value={sizing.percentPerYear}
              limits={strategyLimits.volatilityPercent}
              onChange={(percentPerYear) => percentPerYear !== null && onChange({ ...sizing, percentPerYear })}
            />
          </Setting>
          <Setting name={words.sizingLength}>
            <NumberBox
              label={words.sizingLength}
              value={sizing.length}
              limits={strategyLimits.volatilityLength}
              onChange={(length) => length !== null && onChange({ ...sizing, length })}
            />
          </Setting>
        </>
      ) : null}
    </>
  );
}

const protections = [
  { name: "stopLossPercent", label: words.stopLoss },
  { name: "takeProfitPercent", label: words.takeProfit },
  { name: "trailingStopPercent", label: words.trailingStop },
  { name: "maximumBars", label: words.timeExit },
] as const;

function ProtectionSettings({
  protection,
  onChange,
}: {
  protection: Protection;
  onChange: (protection: Protection) => void;
}): ReactNode {
  return protections.map(({ name, label }) => (
    <Setting key={name} name={label}>
      <NumberBox
        label={label}
        value={protection[name]}
        limits={strategyLimits[name]}
        emptyWord={words.off}
        onChange={(value) => onChange({ ...protection, [name]: value })}
      />
    </Setting>
  ));
}

/** Summarises size and protection for the line that opens them. */
function sizeWords({ sizing, protection }: RuleStrategy): string {
  const size =
    sizing.kind === "fixed-fraction"
      ? words.sizeWords[sizing.kind](fieldNumber(String(sizing.percent)))
      : sizing.kind === "volatility-target"
        ? words.sizeWords[sizing.kind](fieldNumber(String(sizing.percentPerYear)))
        : words.sizeWords[sizing.kind];
  const kept = protections.flatMap(({ name }) => {
    const value = protection[name];
    return value === null ? [] : [words.protections[name](fieldNumber(String(value)))];
  });
  return [size, ...(kept.length === 0 ? [words.noProtection] : kept)].join(", ");
}
