import { useId, useState } from "react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./segmented-control.module.css";

/** One of a few values side by side: a radio group, so arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  wide = false,
}: {
  /** Name of the group, for screen readers. */
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly title?: string }[];
  onChange: (value: Value) => void;
  /** Fills the width in equal parts. */
  wide?: boolean;
}): ReactNode {
  const name = useId();
  // A choice stored in the address arrives a moment later, so a press shows at once.
  const [choice, setChoice] = useState({ value, given: value });
  if (choice.given !== value) setChoice({ value, given: value });
  return (
    <fieldset className={classNames(styles.group, wide && styles.wide)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.title}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            value={option.value}
            checked={option.value === choice.value}
            onChange={() => {
              setChoice({ value: option.value, given: value });
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
