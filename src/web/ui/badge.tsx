import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

export type BadgeLook = "amber" | "violet" | "grey" | "blue" | "red";

/** A short word on a tinted background. */
export function Badge({
  look = "grey",
  title,
  children,
}: {
  look?: BadgeLook;
  title?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={classNames(styles.badge, styles[look])} title={title}>
      {children}
    </span>
  );
}
