import type { CSSProperties, ReactNode } from "react";
import styles from "./skeleton.module.css";

/** A grey placeholder of the final size, once the wait exceeds 150 ms. */
export function Skeleton({
  width = "100%",
  height = "1em",
  radius,
}: {
  width?: number | string;
  height?: number | string;
  radius?: number;
}): ReactNode {
  const style: CSSProperties = { width, height };
  if (radius !== undefined) style.borderRadius = radius;
  return <span className={styles.skeleton} style={style} aria-hidden="true" data-loading="" />;
}
