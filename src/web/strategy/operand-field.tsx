import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { catalog, type ParameterRule } from "#core/indicators/index.ts";
import type { Operand, PriceField } from "#core/backtest/strategy.ts";
import { strategyLimits } from "#core/backtest/strategy-limits.ts";
import { strategyText } from "../text/strategy-text.ts";
import { text } from "../text/text.ts";
import { Popover } from "../ui/popover.tsx";
import { NumberBox } from "./number-box.tsx";
import { indicatorName, indicatorOf, operandWords, outputName, takesAnyPrice } from "./operand-words.ts";
import { Pick } from "./pick.tsx";
import styles from "./strategy.module.css";
import { SymbolBox } from "./symbol-box.tsx";
import { classNames } from "../ui/class-names.ts";

const words = strategyText.strategy.operand;
const priceFields: readonly PriceField[] = ["close", "open", "high", "low", "volume"];

/** One value of a condition: a word in the sentence that opens its settings. */
export function OperandField({
  label,
  operand,
  onChange,
}: {
  label: string;
  operand: Operand;
  onChange: (operand: Operand) => void;
}): ReactNode {
  const name = operandWords(operand);
  return (
    <Popover
      position="bottom-start"
      target={
        <button
          type="button"
          className={classNames(
            "inline-row min-h-28 max-full edge-control round-control on-raised ink size-secondary medium text-start touch-min-h-44 gap-1",
            styles.word,
          )}
          aria-label={`${label}: ${words.edit(name)}`}
        >
          {name}
          <IconChevronDown className="faint" size={13} stroke={1.8} aria-hidden="true" />
        </button>
      }
    >
      <div className={classNames("grid gap-half", styles.settings)}>
        <Setting name={words.kind}>
          <Pick
            label={words.kind}
            value={kindOf(operand)}
            options={[{ value: "number", label: words.number }]}
            groups={[
              {
                label: words.priceGroup,
                options: priceFields.map((field) => ({ value: `price ${field}`, label: words.prices[field] })),
              },
              {
                label: words.indicatorGroup,
                options: catalog
                  .filter(({ inputs }) => !inputs.includes("benchmark"))
                  .map(({ id }) => ({ value: `indicator ${id}`, label: indicatorName(id) })),
              },
            ]}
            onChange={(kind) => onChange(ofKind(kind, operand))}
          />
        </Setting>
        {operand.kind === "number" ? (
          <Setting name={words.numberValue}>
            <NumberBox
              label={words.numberValue}
              value={operand.value}
              limits={strategyLimits.number}
              isFirst
              onChange={(value) => value !== null && onChange({ kind: "number", value })}
            />
          </Setting>
        ) : (
          <>
            {operand.kind === "indicator" ? <IndicatorSettings operand={operand} onChange={onChange} /> : null}
            <Setting name={words.barsAgo}>
              <NumberBox
                label={words.barsAgo}
                value={operand.barsAgo}
                limits={strategyLimits.barsAgo}
                onChange={(barsAgo) => barsAgo !== null && onChange({ ...operand, barsAgo })}
              />
            </Setting>
            <Setting name={words.times}>
              <NumberBox
                label={words.times}
                value={operand.times}
                limits={strategyLimits.times}
                onChange={(times) => times !== null && onChange({ ...operand, times })}
              />
            </Setting>
            <Setting name={words.symbol}>
              <SymbolBox
                label={words.symbol}
                placeholder={words.symbolOwn}
                value={operand.symbol}
                fault={words.symbolFault}
                onChange={(symbol) => onChange({ ...operand, symbol })}
              />
            </Setting>
          </>
        )}
      </div>
    </Popover>
  );
}

function IndicatorSettings({
  operand,
  onChange,
}: {
  operand: Extract<Operand, { kind: "indicator" }>;
  onChange: (operand: Operand) => void;
}): ReactNode {
  const indicator = indicatorOf(operand.id);
  if (indicator === undefined) return null;
  const set = (name: string, value: number): void =>
    onChange({ ...operand, parameters: { ...operand.parameters, [name]: value } });
  return (
    <>
      {indicator.outputs.length < 2 ? null : (
        <Setting name={words.output}>
          <Pick
            label={words.output}
            value={operand.output}
            options={indicator.outputs.map((output) => ({ value: output, label: outputName(output) }))}
            onChange={(output) => onChange({ ...operand, output })}
          />
        </Setting>
      )}
      {Object.entries(indicator.parameters).map(([name, rule], index) => (
        <Setting key={name} name={text.technical.parameterNames[name] ?? name}>
          <Parameter
            name={text.technical.parameterNames[name] ?? name}
            rule={rule}
            value={operand.parameters[name] ?? rule.default}
            isFirst={index === 0}
            onChange={(value) => set(name, value)}
          />
        </Setting>
      ))}
      {takesAnyPrice(operand.id) ? (
        <Setting name={words.of}>
          <Pick
            label={words.of}
            value={operand.of}
            options={priceFields.map((field) => ({ value: field, label: words.prices[field] }))}
            onChange={(of) => onChange({ ...operand, of })}
          />
        </Setting>
      ) : null}
    </>
  );
}

function Parameter({
  name,
  rule,
  value,
  isFirst,
  onChange,
}: {
  name: string;
  rule: ParameterRule;
  value: number;
  isFirst: boolean;
  onChange: (value: number) => void;
}): ReactNode {
  if (rule.choices !== undefined)
    return (
      <Pick
        label={name}
        value={String(value)}
        options={rule.choices.map((choice, index) => ({ value: String(rule.min + index), label: choice }))}
        onChange={(next) => onChange(Number(next))}
      />
    );
  return (
    <NumberBox
      label={name}
      value={value}
      limits={rule}
      isFirst={isFirst}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

/** A name with its field, on one line of a panel or a card. */
export function Setting({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className={classNames("row between gap-3 min-h-34 soft", styles.setting)}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}

function kindOf(operand: Operand): string {
  if (operand.kind === "number") return "number";
  return operand.kind === "price" ? `price ${operand.field}` : `indicator ${operand.id}`;
}

/** Changes the kind of value, keeping its instrument and the parameters both indicators share. */
function ofKind(kind: string, before: Operand): Operand {
  const placed = before.kind === "number" ? { barsAgo: 0, symbol: null, times: 1 } : before;
  const { barsAgo, symbol, times } = placed;
  const [group, id = ""] = kind.split(" ");
  const field = priceFields.find((known) => known === id);
  if (group === "price" && field !== undefined) return { kind: "price", field, barsAgo, symbol, times };
  const indicator = indicatorOf(id);
  if (group !== "indicator" || indicator === undefined) return { kind: "number", value: 0 };
  const old = before.kind === "indicator" ? before.parameters : {};
  return {
    kind: "indicator",
    id,
    output: indicator.outputs[0] ?? "",
    parameters: Object.fromEntries(
      Object.entries(indicator.parameters).flatMap(([name, rule]) => {
        const value = name === "length" ? old[name] : undefined;
        return value !== undefined && value >= rule.min && value <= rule.max ? [[name, value]] : [];
      }),
    ),
    of: before.kind === "indicator" && takesAnyPrice(id) ? before.of : "close",
    barsAgo,
    symbol,
    times,
  };
}
