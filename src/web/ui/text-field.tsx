import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { text } from "../text/text.ts";
import { classNames } from "./class-names.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";
import styles from "./field.module.css";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size"> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly size?: "medium" | "large";
  /** What is wrong with the value; an empty text only marks the box. */
  readonly fault?: string | null;
  readonly isFaulty?: boolean;
  /** Characters it may have: more are not cut off but named. */
  readonly longest?: number;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label. */
export function TextField({
  label,
  hideLabel = false,
  size = "medium",
  fault: givenFault = null,
  longest,
  isFaulty = givenFault !== null,
  hint = null,
  icon,
  className,
  ...rest
}: TextFieldProps): ReactNode {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const length = typeof rest.value === "string" ? rest.value.trim().length : 0;
  const isTooLong = longest !== undefined && length > longest;
  const fault = isTooLong ? text.ui.tooLong(longest, length) : givenFault;
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} fault={fault} hint={hint} className={className}>
      <div
        className={classNames(styles.box, size === "large" && styles.large, (isFaulty || isTooLong) && styles.faulty)}
      >
        {icon}
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={isFaulty || isTooLong || undefined}
          aria-describedby={describedBy(id, fault, hint)}
        />
      </div>
    </FieldFrame>
  );
}
