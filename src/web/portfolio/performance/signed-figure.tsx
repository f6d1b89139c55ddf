import type { ReactNode } from "react";
import { directionMark, type Direction } from "../../format/direction.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./performance.module.css";

/** A signed figure: shape, sign and colour. */
export function SignedFigure({
  direction,
  children,
  className,
}: {
  direction: Direction;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return (
    <span className={classNames("inline-flex items-baseline nowrap gap-1h", direction, className)}>
      <span aria-hidden="true" className={styles.mark}>
        {directionMark[direction]}
      </span>
      {children}
    </span>
  );
}
