import { IconAlertCircle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import styles from "./alert.module.css";
import { classNames } from "./class-names.ts";

/** A message above its subject. The red one is announced at once. */
export function Alert({
  look = "error",
  children,
  className,
  ref,
}: {
  look?: "error" | "info" | "sample";
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}): ReactNode {
  const Icon = look === "error" ? IconAlertCircle : IconInfoCircle;
  return (
    <div
      ref={ref}
      role={look === "error" ? "alert" : "status"}
      className={classNames(styles.alert, styles[look], className)}
    >
      <Icon size={18} stroke={1.9} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
