import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon. */
export function IconButton({ label, className, children, type = "button", ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.button, className)}>
      {children}
    </button>
  );
}
