import type { ReactNode } from "react";
import styles from "./strategy.module.css";
import { classNames } from "../ui/class-names.ts";

interface PickOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** A native select that reads as a word of its sentence. */
export function Pick<Value extends string>({
  label,
  value,
  options,
  groups = [],
  onChange,
  isFirst = false,
}: {
  /** For screen readers, which lack the sentence's context. */
  label: string;
  value: Value;
  options: readonly PickOption<Value>[];
  groups?: readonly { readonly label: string; readonly options: readonly PickOption<Value>[] }[];
  onChange: (value: Value) => void;
  /** Takes the focus when its panel opens. */
  isFirst?: boolean;
}): ReactNode {
  const all = [...options, ...groups.flatMap((group) => group.options)];
  return (
    <span className={classNames("relative inline-flex min-0 max-full", styles.pick)}>
      <select
        className="min-0 max-full min-h-28 edge-control round-control on-raised ink size-secondary medium text-ellipsis pointer touch-min-h-44"
        aria-label={label}
        value={value}
        data-autofocus={isFirst || undefined}
        onChange={(event) => {
          const chosen = all.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option className="on-surface ink" key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {groups.map((group) => (
          <optgroup className="on-surface ink" key={group.label} label={group.label}>
            {group.options.map((option) => (
              <option className="on-surface ink" key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}
