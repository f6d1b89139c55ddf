import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { NumberLimits } from "#core/backtest/strategy-limits.ts";
import { formatLarge } from "../format/format-large.ts";
import { fieldNumber } from "../format/typed-number.ts";
import { strategyText } from "../text/strategy-text.ts";
import { classNames } from "../ui/class-names.ts";
import { readNumber } from "./read-number.ts";
import styles from "./strategy.module.css";

const words = strategyText.strategy;

/**
 * A short number field. Input applies as soon as it is allowed. Other input stays as typed, with the allowed range,
 * until it is corrected or the number changes elsewhere.
 */
export function NumberBox({
  label,
  value,
  limits,
  emptyWord,
  before,
  isFirst = false,
  isWide = false,
  onChange,
}: {
  label: string;
  /** Null if the field is empty, or if zero and `emptyWord` allows it. */
  value: number | null;
  limits: NumberLimits;
  /** Shown while empty. Without it a number is required. */
  emptyWord?: string;
  /** Before the number: a currency's sign. */
  before?: string;
  /** Takes the focus when its panel opens. */
  isFirst?: boolean;
  isWide?: boolean;
  onChange: (value: number | null) => void;
}): ReactNode {
  const id = useId();
  const { min, max } = limits;
  const isWhole = limits.isFraction !== true;
  const mayBeEmpty = emptyWord !== undefined;
  const [draft, setDraft] = useState<{ readonly typed: string; readonly over: number | null } | null>(null);
  const readDraft = draft === null ? null : readNumber(draft.typed, { min, max, isWhole, mayBeEmpty });
  // A fault belongs to the number it was typed over.
  const isCurrent = draft !== null && (readDraft?.ok === true || draft.over === value);
  const fieldText = isCurrent ? draft.typed : value === null ? "" : fieldNumber(String(value));
  const read = readNumber(fieldText, { min, max, isWhole, mayBeEmpty });
  const bounds = (isWhole ? words.wholeFault : words.numberFault)(formatBound(min), formatBound(max));
  const fault = read.ok ? null : mayBeEmpty ? words.faultOrOff(bounds) : bounds;
  return (
    <span
      className={classNames(
        "relative inline-row soft size-secondary gap-1h",
        styles.number,
        isWide && styles.wideNumber,
      )}
    >
      {before === undefined ? null : <span aria-hidden="true">{before}</span>}
      <input
        className="min-h-28 py-0 px-2 edge-control round-control on-bg ink medium text-end touch-min-h-44"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={fault === null ? undefined : id}
        data-autofocus={isFirst || undefined}
        placeholder={emptyWord}
        value={fieldText}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (read.ok) setDraft(null);
        }}
        onChange={(event) => {
          setDraft({ typed: event.target.value, over: value });
          const next = readNumber(event.target.value, { min, max, isWhole, mayBeEmpty });
          if (next.ok && next.value !== value) onChange(next.value);
        }}
      />
      {fault === null ? null : (
        <span
          id={id}
          className={classNames(
            "absolute py-half px-2 round-1h on-error size-secondary nowrap right-0 error-strong",
            styles.numberFault,
          )}
          role="alert"
        >
          {fault}
        </span>
      )}
    </span>
  );
}

/** Shortens very large bounds. */
function formatBound(bound: number): string {
  return Math.abs(bound) >= 1e6 ? formatLarge(bound) : fieldNumber(String(bound)).replace("-", "−");
}
