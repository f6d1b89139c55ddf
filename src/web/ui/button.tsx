import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: "primary" | "default" | "subtle" | "danger";
  readonly size?: "small" | "medium" | "large";
  /** Work in progress: disabled, with a spinner beside the label. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a label. */
export function Button({
  look = "default",
  size = "medium",
  busy = false,
  icon,
  className,
  disabled,
  children,
  type = "button",
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      data-look={look}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames(styles.button, styles[look], styles[size], className)}
    >
      {busy ? <Spinner size={16} /> : icon}
      {children}
    </button>
  );
}
