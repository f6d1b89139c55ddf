import { useId } from "react";
import type { ReactNode } from "react";
import styles from "./switch.module.css";

/** An on-off switch that applies at once. */
export function Switch({
  label,
  isLabelHidden = false,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  /** Screen readers still read it. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className={isLabelHidden ? "visually-hidden" : styles.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
