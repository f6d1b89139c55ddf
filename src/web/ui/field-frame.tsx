import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  /** The error below the field. */
  readonly fault?: string | null;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Label, field, and the line below for a hint or an error. */
export function FieldFrame({ id, label, hideLabel, fault, hint, children, className }: FieldFrameProps): ReactNode {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel === true ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children}
      {fault === undefined || fault === null ? null : (
        <p id={`${id}-fault`} className={classNames(styles.hint, styles.fault)}>
          <IconX size={14} stroke={2.2} aria-hidden="true" />
          {fault}
        </p>
      )}
      {hint === undefined || hint === null ? null : (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** Returns the ids of a field's descriptions, for `aria-describedby`. */
export function describedBy(id: string, fault: unknown, hint: unknown): string | undefined {
  const ids = [fault ? `${id}-fault` : "", hint ? `${id}-hint` : ""].filter((part) => part !== "");
  return ids.length === 0 ? undefined : ids.join(" ");
}
