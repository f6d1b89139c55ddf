import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly size?: "medium" | "large";
  /** The error; an empty text only marks the field. */
  readonly fault?: string | null;
  readonly isFaulty?: boolean;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label. */
export function TextField({
  label,
  hideLabel = false,
  size = "medium",
  fault = null,
  isFaulty = fault !== null,
  hint = null,
  icon,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} fault={fault} hint={hint} className={className}>
      <div className={classNames(styles.box, size === "large" && styles.large, isFaulty && styles.faulty)}>
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={isFaulty || undefined}
          aria-describedby={describedBy(id, fault, hint)}
        />
      </div>
    </FieldFrame>
  );
}
