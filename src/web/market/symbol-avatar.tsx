import type { ReactNode } from "react";
import styles from "./price.module.css";
import { classNames } from "../ui/class-names.ts";

/** Two letters of a symbol on a tile. */
export function SymbolAvatar({ symbol, size = 26 }: { symbol: string; size?: number }): ReactNode {
  const letters = symbol.replaceAll(/[^A-Z0-9]/g, "").slice(0, 2);
  return (
    <span
      aria-hidden="true"
      className={classNames("fixed-size inline-grid place-center strong", styles.avatar)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.4), borderRadius: Math.round(size * 0.27) }}
    >
      {letters}
    </span>
  );
}
