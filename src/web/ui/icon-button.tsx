import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button that shows an icon alone. */
export function IconButton({ label, className, children, type = "button", ...rest }: IconButtonProps): ReactNode {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(styles.button, className)}>
      {children}
    </button>
  );
}
