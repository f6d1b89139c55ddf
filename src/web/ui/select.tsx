import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode, SelectHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

export interface SelectProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  "onChange" | "value" | "size"
> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly hint?: ReactNode;
}

/** A native select, which phones and screen readers handle well. */
export function Select<Value extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  hint = null,
  className,
  ...rest
}: SelectProps<Value>): ReactNode {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} hint={hint} className={className}>
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          value={value}
          className={classNames(styles.input, styles.select)}
          aria-describedby={describedBy(id, null, hint)}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={1.8} className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
